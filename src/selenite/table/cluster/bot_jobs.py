"""The queue of jobs for bots, which workers in any process take.

It is as fair as :class:`FairQueue`: tables that are open on a page come first, then the address
that has used the least time, then its person who has used the least, then their oldest job.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, literal_column, select, text, update

from selenite.table.cluster.membership import ALIVE, NOW
from selenite.table.fair_queue import Claim
from selenite.table.schema import SHARES, THOUGHTS
from selenite.table.store import Store

EXPECTED = 1.0
"""How many seconds a job counts for until its real duration is known."""

_TAKE = text(
    f"""
    WITH chosen AS (
        SELECT t.id FROM thoughts t
        LEFT JOIN shares a ON a.who = 'address ' || t.address
        LEFT JOIN shares p ON p.who = 'person ' || t.person
        LEFT JOIN shares la ON la.who = 'level address'
        LEFT JOIN shares lp ON lp.who = 'level person'
        WHERE t.answer IS NULL AND (
            t.process IS NULL OR t.process NOT IN {ALIVE}
            OR (t.process = :me AND t.id <> ALL (:busy))
        )
        ORDER BY
            NOT (t.is_hint OR EXISTS (SELECT 1 FROM presences WHERE "table" = t."table")),
            greatest(a.used, la.used, 0), greatest(p.used, lp.used, 0), t.queued
        LIMIT 1 FOR UPDATE OF t SKIP LOCKED
    )
    UPDATE thoughts SET process = :me FROM chosen WHERE thoughts.id = chosen.id
    RETURNING thoughts.id, thoughts.job, thoughts.person, thoughts.address
    """
)
_SERVE = text(
    """
    INSERT INTO shares (who, used) VALUES (:who, :used)
    ON CONFLICT (who) DO UPDATE SET used = greatest(shares.used, :used)
    """
)
_SPEND = text("UPDATE shares SET used = used + :seconds WHERE who = :who")


class BotJob(NamedTuple):
    """A position to think about: for a bot's next moves, or for a hint.

    ``spec`` is the bot. It is empty for a hint, which suggests at most ``most`` turns.
    """

    game: str
    seat: int | None
    position: dict[str, Any]
    seed: str
    spec: str = ""
    most: int = 0

    @property
    def id(self) -> str:
        """Equal jobs have the same id, no matter who asks."""
        return sha256(msgspec.json.encode(self)).hexdigest()


class TakenJob(NamedTuple):
    """A job that this process has taken, and for whom it does it."""

    id: str
    job: BotJob
    person: str
    address: str


class BotJobQueue:
    """The queue, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ask(self, job: BotJob, claim: Claim) -> Any:
        """The answer to a job, if it is known; otherwise the job is queued, if it isn't yet."""
        key = job.id
        row = {
            "id": key, "table": claim.table, "job": list(job), "is_hint": not job.spec,
            "person": claim.person, "address": claim.address or claim.person,
        }  # fmt: skip
        add = (
            self._store.database.insert_new(THOUGHTS)
            .values(**row, queued=literal_column(NOW))
            .returning(THOUGHTS.c.id)
        )
        known = select(THOUGHTS.c.answer).where(THOUGHTS.c.id == key)

        def work(connection: Connection) -> Any:
            if connection.execute(add).first() is not None:
                self._store.database.announce(connection, ["thought"])
                return None
            return connection.execute(known).scalar()

        return await self._store.submit(work)

    def drop(self, job: BotJob, only_waiting: bool = False) -> None:
        """Remove a job that nobody needs any more."""
        removal = delete(THOUGHTS).where(THOUGHTS.c.id == job.id)
        if only_waiting:
            removal = removal.where(THOUGHTS.c.process.is_(None))
        self._store.submit(lambda connection: connection.execute(removal) and None)

    async def take(self, process: str, busy: Collection[str] = ()) -> TakenJob | None:
        """The next job, for a process that does it; None if there is nothing to do.

        ``busy`` are the jobs that the process is doing. Any other job that is marked as taken by it
        is taken again: the database may have failed before it heard of the job, or before the
        answer was stored.
        """

        def work(connection: Connection) -> TakenJob | None:
            row = connection.execute(_TAKE, {"me": process, "busy": list(busy)}).first()
            if row is None:
                return None
            taken = TakenJob(row.id, BotJob(*row.job), row.person, row.address)
            _serve(connection, "address", taken.address)
            _serve(connection, "person", taken.person)
            return taken

        taken: TakenJob | None = await self._store.submit(work)
        return taken

    async def answer(self, taken: TakenJob, answer: Sequence[Any], seconds: float) -> None:
        """Publish the answer to a job, and charge for the time it took."""
        told = update(THOUGHTS).where(THOUGHTS.c.id == taken.id).values(answer=list(answer))
        spent = [
            {"who": f"{kind} {who}", "seconds": seconds - EXPECTED}
            for kind, who in (("address", taken.address), ("person", taken.person))
        ]

        def work(connection: Connection) -> None:
            connection.execute(told)
            connection.execute(_SPEND, spent)
            self._store.database.announce(connection, [f"answer {taken.id}"])

        await self._store.submit(work)

    async def waiting(self) -> int:
        """How many jobs wait for a worker."""
        wanted = (
            select(func.count())
            .select_from(THOUGHTS)
            .where(THOUGHTS.c.answer.is_(None), THOUGHTS.c.process.is_(None))
        )
        return await self._store.submit(lambda connection: connection.execute(wanted).scalar_one())


def _serve(connection: Connection, kind: str, who: str) -> None:
    """Raise the common level to the used time of the one served now, and charge them."""
    level, name = f"level {kind}", f"{kind} {who}"
    wanted = select(func.max(SHARES.c.used)).where(SHARES.c.who.in_([level, name]))
    used = connection.execute(wanted).scalar() or 0.0
    connection.execute(
        _SERVE, [{"who": level, "used": used}, {"who": name, "used": used + EXPECTED}]
    )
