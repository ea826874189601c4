"""The logs, people, their boxes and tokens: a database, written by one thread.

Work that arrives while the disk is busy is committed together, in its order (group commit). An
entry is acknowledged only after its commit. The database refuses a sequence number that exists
already. One of an earlier version is brought up to date when it is opened.

Beside the logs there is a relation of tables, with what lists of tables are searched and sorted by.
It follows from the logs: it never says anything that they don't.
"""

from __future__ import annotations

import json
import logging
import queue
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Text,
    bindparam,
    cast,
    delete,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError, IntegrityError

from selenite.core.cache import Recent
from selenite.core.refusals import Invalid
from selenite.table.databases import Database, SQLite
from selenite.table.log import MOVE, SET_UP, Entry
from selenite.table.migrations import migrate
from selenite.table.model import Refused
from selenite.table.pending import Pending, answer_all
from selenite.table.schema import (
    BANS,
    BOXES,
    ENTRIES,
    NO_OLD_COOKIES,
    PEOPLE,
    PROMISES,
    SEATS,
    SECRETS,
    SIGN_INS,
    TABLES,
    TOKENS,
)

_ADD = insert(ENTRIES)
_ADD_TABLE = insert(TABLES)
_CHANGE_TABLE = (
    update(TABLES).where(TABLES.c.id == bindparam("table")).values(changed=bindparam("at"))
)
_MOST_AT_ONCE = 256
_PATIENCE = 10.0
"""For how many seconds work waits for an unreachable database."""
_SECONDS_TO_RECOVER = 0.1
_NOTED_FOR = 60.0
"""For how many seconds the relation of tables may be behind when moves are made."""

_MOST_NOTED = 20_000
_MOST_SIGN_INS = 50
_BETWEEN_CLEARINGS = 300.0
"""Seconds between two searches for promises that have expired."""
_DAY = 24 * 3600.0
_YEAR = 365 * _DAY
_LOG = logging.getLogger("selenite")


class Person(NamedTuple):
    """Somebody who plays: a public number, a secret key for their personal link, a nickname."""

    id: str
    key: str
    name: str


NOBODY = Person("", "", "")
"""An unknown visitor, without a seat and a name."""


class Box(NamedTuple):
    """A person's own set of printed numbers of a game.

    ``id`` and ``name`` are for its owner alone. Anybody with the key ``share`` can read the
    numbers, if the owner has made one.
    """

    id: str
    person: str
    game: str
    name: str
    source: dict[str, Any]
    share: str | None = None


class Token(NamedTuple):
    """A credential with which a program acts for a person; only the secret's hash is stored.

    ``scopes`` are separated by spaces. ``created`` is the time in seconds since 1970.
    """

    id: str
    person: str
    name: str
    scopes: str
    created: float


Answer = TypeVar("Answer")
Work = Callable[[Connection], Any]


class Conflict(Exception):
    """Another process has added an entry with the same number to a table's log."""


@dataclass(frozen=True)
class Append:
    """Entries to add; those of a batch are inserted together, before any other work is done."""

    rows: list[dict[str, Any]]
    table: str
    sitting: Collection[str]
    sit: Any

    def __call__(self, connection: Connection) -> None:
        """What is left to do once the entries are inserted."""
        if self.sitting:
            rows = [{"person": person, "table": self.table} for person in self.sitting]
            connection.execute(self.sit, rows)


class Store:
    """The data in a database or a file; with neither, in memory only.

    It counts its ``commits``, the seconds that they took, and the ``entries`` of logs. If it
    ``is_unwritable``, the database refused what was last to be written.
    """

    def __init__(self, source: Database | Path | None) -> None:
        self.database = source if isinstance(source, Database) else SQLite(source)
        self.engine = self.database.engine
        try:
            migrate(self.database)
            self._connection = self.engine.connect()
            with self._connection.begin():
                self.database.begin_writing(self._connection)
        except DatabaseError as problem:
            self.database.close()
            raise Invalid("serve-database", file=self.database.name, fault=problem.orig) from None
        except Invalid:
            self.database.close()
            raise
        self._away_since: float | None = None
        self._promises_cleared = 0.0
        self.is_unwritable = False
        self._noted: Recent[str, float] = Recent(_MOST_NOTED)
        self.commits = 0
        self.commit_seconds = 0.0
        self.entries = 0
        self._sit = self.database.insert_new(SEATS)
        self._work: queue.SimpleQueue[tuple[Work, Pending[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish all work, and close the database."""
        self._work.put(None)
        self._thread.join()
        self.database.close()

    # The writing thread

    @property
    def is_away(self) -> bool:
        """Whether the database was unreachable when it was last needed."""
        return self._away_since is not None

    def ping(self) -> Pending[int | None]:
        """Resolved when the database answers."""
        return self.submit(lambda connection: connection.execute(select(1)).scalar())

    def submit(self, work: Callable[[Connection], Answer]) -> Pending[Answer]:
        """Run work in the writing thread inside a transaction; resolved when it is committed."""
        done = Pending[Answer]()
        self._work.put((work, done))
        return done

    def _execute(self, statement: Any, row: dict[str, Any] | None = None) -> Pending[None]:
        """Execute a statement in the writing thread."""

        def work(connection: Connection) -> None:
            connection.execute(statement, row)

        return self.submit(work)

    def _change(self, statement: Any, notice: str) -> Pending[None]:
        """Execute a statement in the writing thread, and notify other processes."""

        def work(connection: Connection) -> None:
            connection.execute(statement)
            self.database.announce(connection, [notice])

        return self.submit(work)

    def _run(self) -> None:
        with self._connection as connection:
            while True:
                first = self._work.get()
                batch = [] if first is None else [first]
                while first is not None and len(batch) < _MOST_AT_ONCE:
                    try:
                        more = self._work.get_nowait()
                    except queue.Empty:
                        break
                    if more is None:
                        self._work.put(None)
                        break
                    batch.append(more)
                if not batch:
                    return
                self._commit(connection, batch)

    def _commit(self, connection: Connection, batch: list[tuple[Work, Pending[Any]]]) -> None:
        """Run a batch in one transaction; if that fails, each piece of work in a separate one.

        So one failure doesn't affect the others. While the database is unreachable, the work waits.
        """
        began = time.perf_counter()
        try:
            answers = self._attempt(connection, [work for work, _ in batch])
        except Exception as problem:
            is_away = self.database.is_away(problem)
            if is_away and self._may_try_again():
                self._commit(connection, batch)
            elif is_away or len(batch) == 1:
                answer_all(
                    [(done, None, self._reason(problem, work, is_away)) for work, done in batch]
                )
            else:
                for one in batch:
                    self._commit(connection, [one])
        else:
            self._away_since = None
            if any(isinstance(work, Append) for work, _ in batch):
                self._note_written()
            self.commits += 1
            self.commit_seconds += time.perf_counter() - began
            pairs = zip(batch, answers, strict=True)
            answer_all([(done, answer, None) for (_, done), answer in pairs])

    def _attempt(self, connection: Connection, batch: Sequence[Work]) -> list[Any]:
        """Do a batch in one transaction.

        Every process touches the tables in the same order, so that no two wait for each other.
        """
        with connection.begin():
            appended = [work for work in batch if isinstance(work, Append)]
            if appended:
                appended.sort(key=lambda work: work.table)
                rows = [row for work in appended for row in work.rows]
                connection.execute(_ADD, rows)
                self._list_tables(connection, rows)
                if self.database.is_shared:
                    notices = [f"entries {one.table} {one.rows[-1]['seq']}" for one in appended]
                    self.database.announce(connection, notices)
            answers = [work(connection) for work in batch]
        self.entries += sum(len(work.rows) for work in appended)
        return answers

    def _list_tables(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
        """Note in the relation of tables what new entries say.

        When a table changed last is noted once a minute while people play: writing a second page
        for every move takes as long as writing the move.
        """
        new = [_listed(row) for row in rows if row["kind"] == SET_UP]
        if new:
            connection.execute(_ADD_TABLE, new)
        changed = {
            row["table"]: row["at"]  # in the order of the rows
            for row in rows
            if row["kind"] != MOVE or row["at"] - self._noted.get(row["table"], 0.0) > _NOTED_FOR
        }
        if changed:
            changes = [{"table": key, "at": at} for key, at in changed.items()]
            connection.execute(_CHANGE_TABLE, changes)
            self._noted.update(changed)

    def _may_try_again(self) -> bool:
        """Wait a moment for the database, unless it has been unreachable for too long."""
        now = time.monotonic()
        self._away_since = self._away_since or now
        if now - self._away_since > _PATIENCE:
            return False
        time.sleep(_SECONDS_TO_RECOVER)
        return True

    def _reason(self, problem: Exception, work: Work, is_away: bool) -> Exception:
        """Why a piece of work wasn't done."""
        if is_away:
            return Refused("store-away")
        if self.database.refuses_writing(problem):
            self._note_unwritable(problem)
            return Refused("store-unwritable")
        is_taken = isinstance(problem, IntegrityError) and isinstance(work, Append)
        return Conflict() if is_taken else self.database.without_values(problem)

    def _note_unwritable(self, problem: Exception) -> None:
        """Log once that nothing can be written, for the operator."""
        if not self.is_unwritable:
            self.is_unwritable = True
            reason = self.database.without_values(problem)
            _LOG.error("the database can't be written to: %s", getattr(reason, "orig", reason))

    def _note_written(self) -> None:
        if self.is_unwritable:
            self.is_unwritable = False
            _LOG.warning("the database can be written to again")

    # Tables

    def append(
        self, table: str, entries: Sequence[Entry], sitting: Collection[str] = ()
    ) -> Pending[None]:
        """Add entries to a table's log, all or none; ``sitting`` are people who sit down."""
        rows = [
            {"table": table, "seq": seq, "at": at, "kind": kind, "data": data}
            for seq, at, kind, data in entries
        ]
        return self.submit(Append(rows, table, sitting, self._sit))

    def log(self, table: str) -> Pending[Sequence[Any]]:
        """The whole log of a table as it is stored (:func:`decoded`), empty if there is none."""
        data = cast(ENTRIES.c.data, Text)
        wanted = select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.kind, data).where(
            ENTRIES.c.table == table
        )
        return self.submit(
            lambda connection: connection.execute(wanted.order_by(ENTRIES.c.seq)).all()
        )

    def entries_after(self, table: str, seq: int, most: int) -> Pending[list[Entry]]:
        """The first entries of a table's log after a sequence number."""
        wanted = (
            select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.data)
            .where(ENTRIES.c.table == table, ENTRIES.c.seq > seq)
            .order_by(ENTRIES.c.seq)
            .limit(most)
        )
        return self.submit(lambda connection: [Entry(*row) for row in connection.execute(wanted)])

    def last_entries(self, tables: Collection[str]) -> Pending[dict[str, int]]:
        """The numbers of the last entries of some tables' logs."""
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table == TABLES.c.id)
        wanted = select(TABLES.c.id, last.scalar_subquery()).where(TABLES.c.id.in_(tables))

        def work(connection: Connection) -> dict[str, int]:
            return {row[0]: row[1] for row in connection.execute(wanted)}

        return self.submit(work)

    def newest(self, most: int) -> Pending[list[str]]:
        """The public tables that were set up last and aren't known to be over, the newest first."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.is_open, TABLES.c.is_over == false())
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        return self.submit(lambda connection: list(connection.execute(wanted).scalars()))

    def note_over(self, table: str) -> Pending[None]:
        """Remember that a table's game is over, so that lists of open tables leave it out."""
        change = update(TABLES).where(TABLES.c.id == table).values(is_over=True)
        return self._execute(change)

    def tables_of(self, person: str, most: int | None = None) -> Pending[list[str]]:
        """The tables where somebody sits or sat, those that changed last first."""
        wanted = (
            select(SEATS.c.table)
            .join(TABLES, TABLES.c.id == SEATS.c.table)
            .where(SEATS.c.person == person)
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )
        return self.submit(lambda connection: list(connection.execute(wanted).scalars()))

    # People

    def add_person(self, person: Person, at: float) -> Pending[None]:
        """Insert a person."""
        row = {**person._asdict(), "created": at}
        return self._execute(insert(PEOPLE), row)

    def rename(self, person: str, name: str) -> Pending[None]:
        """Change a person's nickname."""
        change = update(PEOPLE).where(PEOPLE.c.id == person).values(name=name)
        return self._change(change, f"person {person}")

    def person(self, column: str, value: str) -> Pending[Person | None]:
        """The person with this ``id`` or ``key``; None if there is none."""
        wanted = select(PEOPLE.c.id, PEOPLE.c.key, PEOPLE.c.name).where(PEOPLE.c[column] == value)

        def work(connection: Connection) -> Person | None:
            row = connection.execute(wanted).first()
            return None if row is None else Person(*row)

        return self.submit(work)

    def renew_key(self, person: str, key: str) -> Pending[None]:
        """Replace the secret of a person's link."""
        change = update(PEOPLE).where(PEOPLE.c.id == person).values(key=key)
        return self._change(change, f"person {person}")

    # Sign-ins

    def add_sign_in(self, name: str, person: str, at: float) -> Pending[None]:
        """A browser where somebody is signed in; beyond some number, the oldest ones end."""
        row = {"id": name, "person": person, "since": at}
        own = SIGN_INS.c.person == person
        newest = select(SIGN_INS.c.id).where(own).order_by(SIGN_INS.c.since.desc())
        kept = newest.limit(_MOST_SIGN_INS).scalar_subquery()

        def work(connection: Connection) -> None:
            connection.execute(insert(SIGN_INS), row)
            connection.execute(delete(SIGN_INS).where(own, SIGN_INS.c.id.not_in(kept)))

        return self.submit(work)

    def signed_in(self, name: str, at: float) -> Pending[str | None]:
        """The id of the person who is signed in there; None if nobody is, or for too long."""
        wanted = select(SIGN_INS.c.person).where(
            SIGN_INS.c.id == name, SIGN_INS.c.since > at - _YEAR
        )
        return self.submit(lambda connection: connection.execute(wanted).scalar())

    def end_sign_ins(self, person: str, only: str | None = None, but: str = "") -> Pending[None]:
        """End ``only`` one of a person's sign-ins, or all ``but`` one, and all old cookies."""
        which = SIGN_INS.c.id != but if only is None else SIGN_INS.c.id == only

        def work(connection: Connection) -> None:
            connection.execute(delete(SIGN_INS).where(SIGN_INS.c.person == person, which))
            connection.execute(self.database.insert_new(NO_OLD_COOKIES), {"person": person})
            self.database.announce(connection, [f"signed-out {person} {only or ''} {but}"])

        return self.submit(work)

    def ended_sign_ins(self, names: Collection[str]) -> Pending[set[str]]:
        """Those of some sign-ins that have ended."""
        wanted = select(SIGN_INS.c.id).where(SIGN_INS.c.id.in_(names))
        return self.submit(
            lambda connection: set(names).difference(connection.execute(wanted).scalars())
        )

    def refuses_old_cookies(self, person: str) -> Pending[bool]:
        """Whether somebody has signed out since cookies have tokens."""
        known = select(NO_OLD_COOKIES).where(NO_OLD_COOKIES.c.person == person)
        return self.submit(lambda connection: connection.execute(known).first() is not None)

    # Promises

    def add_promise(self, commitment: str, secret: str, at: float) -> Pending[None]:
        """Store a secret for a future table, and now and then delete those that have expired."""
        row = {"commitment": commitment, "secret": secret, "at": at}

        def work(connection: Connection) -> None:
            if at - self._promises_cleared > _BETWEEN_CLEARINGS:
                connection.execute(delete(PROMISES).where(PROMISES.c.at < at - _DAY))
                self._promises_cleared = at
            connection.execute(insert(PROMISES), row)

        return self.submit(work)

    def redeem_promise(self, commitment: str, at: float) -> Pending[str | None]:
        """Redeem a promise: its secret, which is deleted; None if there was none within a day."""
        removal = delete(PROMISES).where(
            PROMISES.c.commitment == commitment, PROMISES.c.at >= at - _DAY
        )
        return self.submit(
            lambda connection: connection.execute(removal.returning(PROMISES.c.secret)).scalar()
        )

    # Bans

    def bans(self) -> Pending[list[tuple[str, str]]]:
        """All bans: the kind, and the person or address."""
        wanted = select(BANS.c.kind, BANS.c.who)
        return self.submit(
            lambda connection: [(kind, who) for kind, who in connection.execute(wanted)]
        )

    def ban(self, kind: str, who: str, at: float) -> Pending[None]:
        """Ban a person or an address."""
        add = self.database.insert_new(BANS).values(kind=kind, who=who, at=at)
        return self._change(add, "bans")

    def lift_ban(self, kind: str, who: str) -> Pending[None]:
        """Let a person or an address use the server again."""
        return self._change(delete(BANS).where(BANS.c.kind == kind, BANS.c.who == who), "bans")

    # Boxes

    def add_box(self, box: Box, at: float) -> Pending[None]:
        """A new box."""
        row = {**box._asdict(), "created": at}
        return self._execute(insert(BOXES), row)

    def change_box(self, box: str, **values: Any) -> Pending[None]:
        """Change the ``name``, the ``source`` or the ``share`` of a box."""
        change = update(BOXES).where(BOXES.c.id == box).values(**values)
        return self._execute(change)

    def remove_box(self, box: str) -> Pending[None]:
        """Delete a box."""
        removal = delete(BOXES).where(BOXES.c.id == box)
        return self._execute(removal)

    def boxes(self, column: str, value: str) -> Pending[list[Box]]:
        """The boxes with this ``id``, ``person`` or ``share``, the oldest first."""
        wanted = select(*(BOXES.c[field] for field in Box._fields)).where(
            BOXES.c[column] == value.replace("\0", "")  # PostgreSQL takes no such character
        )
        return self.submit(
            lambda connection: [
                Box(*row) for row in connection.execute(wanted.order_by(BOXES.c.created))
            ]
        )

    # Tokens

    def add_token(self, token: Token, hashed: str) -> Pending[None]:
        """A new token, with the hash of its secret."""
        row = {**token._asdict(), "hash": hashed}
        return self._execute(insert(TOKENS), row)

    def remove_token(self, token: str, person: str) -> Pending[None]:
        """Delete a person's token."""
        removal = delete(TOKENS).where(TOKENS.c.id == token, TOKENS.c.person == person)
        return self._change(removal, f"token {token}")

    def tokens(self, column: str, value: str) -> Pending[list[Token]]:
        """The tokens with this ``hash`` or ``person``, the oldest first."""
        wanted = select(*(TOKENS.c[field] for field in Token._fields)).where(
            TOKENS.c[column] == value
        )
        return self.submit(
            lambda connection: [
                Token(*row) for row in connection.execute(wanted.order_by(TOKENS.c.created))
            ]
        )

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this store, created when it is first needed."""

        def work(connection: Connection) -> str:
            wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
            value = connection.execute(wanted).scalar()
            if value is None:
                new = {"name": name, "value": make()}
                connection.execute(self.database.insert_new(SECRETS), new)
                value = connection.execute(wanted).scalar()
            return str(value)

        return self.submit(work).result()


def decoded(stored: Sequence[Any]) -> Iterator[Entry]:
    """The entries of a log as it is stored."""
    for seq, at, kind, data in stored:
        yield Entry(seq, at, kind, json.loads(data))


# The relation of tables


def _listed(row: dict[str, Any]) -> dict[str, Any]:
    """A table by the first entry of its log."""
    return {
        "id": row["table"], "created": row["at"], "changed": row["at"],
        "is_open": row["data"]["open"], "is_over": False,
    }  # fmt: skip
