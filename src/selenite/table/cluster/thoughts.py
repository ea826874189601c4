"""The queue of what bots have to think about, for workers in any process.

It serves as fairly as a :class:`FairQueue` does: tables that somebody has open come first, then the
address that has used the least time, of its people the one who has, and of theirs the oldest.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, literal_column, select, text, update

from selenite.table.cluster.membership import ALIVE, NOW
from selenite.table.fair_queue import Claim
from selenite.table.schema import SHARES, THOUGHTS
from selenite.table.store import Store

EXPECTED = 1.0
"""How many seconds a thought counts for until it is known how long it took."""

_TAKE = text(
    f"""
    WITH chosen AS (
        SELECT t.id FROM thoughts t
        LEFT JOIN shares a ON a.who = 'address ' || t.address
        LEFT JOIN shares p ON p.who = 'person ' || t.person
        LEFT JOIN shares la ON la.who = 'level address'
        LEFT JOIN shares lp ON lp.who = 'level person'
        WHERE t.answer IS NULL AND (t.process IS NULL OR t.process NOT IN {ALIVE})
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


class Job(NamedTuple):
    """Something to think about: a bot's next moves, or a hint.

    ``spec`` is the bot; for a hint it is empty, and ``most`` how many ways it may name.
    """

    game: str
    seat: int | None
    position: dict[str, Any]
    seed: str
    spec: str = ""
    most: int = 0

    @property
    def id(self) -> str:
        """The same for the same job, whoever asks."""
        return sha256(msgspec.json.encode(self)).hexdigest()


class Taken(NamedTuple):
    """A job that this process has to do, and for whom."""

    id: str
    job: Job
    person: str
    address: str


class Thoughts:
    """The queue."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ask(self, job: Job, claim: Claim) -> Any:
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

    def drop(self, job: Job, only_waiting: bool = False) -> None:
        """Remove a job that nobody needs any more."""
        removal = delete(THOUGHTS).where(THOUGHTS.c.id == job.id)
        if only_waiting:
            removal = removal.where(THOUGHTS.c.process.is_(None))
        self._store.submit(lambda connection: connection.execute(removal) and None)

    async def take(self, process: str) -> Taken | None:
        """The next job, for a process that does it; None if there is nothing to do."""

        def work(connection: Connection) -> Taken | None:
            row = connection.execute(_TAKE, {"me": process}).first()
            if row is None:
                return None
            taken = Taken(row.id, Job(*row.job), row.person, row.address)
            _serve(connection, "address", taken.address)
            _serve(connection, "person", taken.person)
            return taken

        taken: Taken | None = await self._store.submit(work)
        return taken

    async def answer(self, taken: Taken, answer: Sequence[Any], seconds: float) -> None:
        """Tell everybody the answer to a job, which took so long."""
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
        count: int = await self._store.submit(
            lambda connection: connection.execute(wanted).scalar()
        )
        return count


def _serve(connection: Connection, kind: str, who: str) -> None:
    """Somebody's turn begins: all others are level with them from now on."""
    level, name = f"level {kind}", f"{kind} {who}"
    wanted = select(func.max(SHARES.c.used)).where(SHARES.c.who.in_([level, name]))
    used = connection.execute(wanted).scalar() or 0.0
    connection.execute(
        _SERVE, [{"who": level, "used": used}, {"who": name, "used": used + EXPECTED}]
    )
