"""The database of logs, people, their boxes and tokens: an SQLite file, written by one thread.

Work that arrives while the disk is busy is committed together, in its order (group commit). An
entry is acknowledged only after its commit. The file refuses a sequence number that exists already.
A file of an earlier version gets the relations that it doesn't have when it is opened.

Beside the logs there is a relation of tables, with what lists of tables are searched and sorted by.
It follows from the logs: it never says anything that they don't.
"""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    inspect,
    select,
    type_coerce,
    update,
)
from sqlalchemy import Table as Relation
from sqlalchemy.exc import DatabaseError

from selenite.core.refusals import Invalid
from selenite.table.file_lock import locked
from selenite.table.log import SET_UP, Entry

_META = MetaData()
_ENTRIES = Relation(
    "entries",
    _META,
    Column("table", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
)
_TABLES = Relation(
    "tables",
    _META,
    Column("id", String(16), primary_key=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Index("tables_to_join", "is_open", "is_over", "created"),
)
_PEOPLE = Relation(
    "people",
    _META,
    Column("id", String(32), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
)
_SIGN_INS = Relation(
    "sign_ins",
    _META,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("since", Float, nullable=False),
)
_NO_OLD_COOKIES = Relation(
    "no_old_cookies",
    _META,
    Column("person", String(32), primary_key=True),
)
_SEATS = Relation(
    "sittings",
    _META,
    Column("person", String(32), primary_key=True),
    Column("table", String(16), primary_key=True),
)
_SECRETS = Relation(
    "secrets",
    _META,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

_BOXES = Relation(
    "boxes",
    _META,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("source", JSON, nullable=False),
    Column("share", String(32), unique=True),
    Column("created", Float, nullable=False),
)

_TOKENS = Relation(
    "tokens",
    _META,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("scopes", String(80), nullable=False),
    Column("created", Float, nullable=False),
)

_ADD = insert(_ENTRIES)
_ADD_TABLE = insert(_TABLES)
_CHANGE_TABLE = (
    update(_TABLES).where(_TABLES.c.id == bindparam("table")).values(changed=bindparam("at"))
)
_MOST_AT_ONCE = 256
_PATIENCE_MS = 5000
"""How long a commit waits for another process that reads the file, such as a backup."""
_MOST_SIGN_INS = 50
_YEAR = 365 * 24 * 3600.0


class Person(NamedTuple):
    """Somebody who plays: a public number, a secret key for their personal link, a nickname."""

    id: str
    key: str
    name: str


NOBODY = Person("", "", "")
"""An unknown visitor, without a seat and a name."""


class Box(NamedTuple):
    """Somebody's own set of printed numbers of a game.

    ``id`` and ``name`` are for its owner alone. Whoever has ``share`` can read the numbers, if the
    owner has made such a key.
    """

    id: str
    person: str
    game: str
    name: str
    source: dict[str, Any]
    share: str | None = None


class Token(NamedTuple):
    """What lets a program act for a person; the secret itself is stored nowhere, only its hash.

    ``scopes`` are separated by spaces. ``created`` is the time in seconds since 1970.
    """

    id: str
    person: str
    name: str
    scopes: str
    created: float


Work = Callable[[Connection], Any]


@dataclass(frozen=True)
class Append:
    """Entries to add; those of a batch are inserted together, before any other work is done."""

    rows: list[dict[str, Any]]
    table: str
    sitting: Collection[str]

    def __call__(self, connection: Connection) -> None:
        """What is left to do once the entries are inserted."""
        for person in self.sitting:
            _sit(connection, person, self.table)


class Store:
    """The database; without a path it is in memory, and gone at the end."""

    def __init__(self, path: Path | None) -> None:
        self._lock = None if path is None else locked(path)
        self.engine = _engine(path)
        try:
            _prepare(self.engine)
        except DatabaseError as problem:
            self.engine.dispose()
            self._unlock()
            raise Invalid("serve-database", file=path, fault=problem.orig) from None
        self._work: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish all work, and close the database."""
        self._work.put(None)
        self._thread.join()
        self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()

    # The writing thread

    def submit(self, work: Work) -> Future[Any]:
        """Let the thread do some work inside a transaction; done when it is committed."""
        done: Future[Any] = Future()
        self._work.put((work, done))
        return done

    def _run(self) -> None:
        with self.engine.connect() as connection:
            with connection.begin():
                connection.exec_driver_sql(f"PRAGMA busy_timeout={_PATIENCE_MS}")
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
                wanted = [one for one in batch if one[1].set_running_or_notify_cancel()]
                self._commit(connection, wanted)

    def _commit(self, connection: Connection, batch: list[tuple[Work, Future[Any]]]) -> None:
        """Do a batch in one transaction; if that fails, each piece of work in one of its own.

        So a piece of work that fails leaves the others alone.
        """
        try:
            with connection.begin():
                rows = [row for work, _ in batch if isinstance(work, Append) for row in work.rows]
                if rows:
                    connection.execute(_ADD, rows)
                    _list_tables(connection, rows)
                answers = [work(connection) for work, _ in batch]
        except Exception as problem:
            if len(batch) == 1:
                batch[0][1].set_exception(problem)
            else:
                for one in batch:
                    self._commit(connection, [one])
        else:
            for (_, done), answer in zip(batch, answers, strict=True):
                done.set_result(answer)

    # Tables

    def append(
        self, table: str, entries: Sequence[Entry], sitting: Collection[str] = ()
    ) -> Future[Any]:
        """Add entries to a table's log, all or none; ``sitting`` are people who sit down."""
        rows = [
            {"table": table, "seq": seq, "at": at, "kind": kind, "data": data}
            for seq, at, kind, data in entries
        ]
        return self.submit(Append(rows, table, sitting))

    def log(self, table: str) -> Future[Any]:
        """The whole log of a table as it is stored (:func:`decoded`), empty if there is none."""
        data = type_coerce(_ENTRIES.c.data, Text)
        wanted = select(_ENTRIES.c.seq, _ENTRIES.c.at, _ENTRIES.c.kind, data).where(
            _ENTRIES.c.table == table
        )
        return self.submit(
            lambda connection: connection.execute(wanted.order_by(_ENTRIES.c.seq)).all()
        )

    def entries_after(self, table: str, seq: int, most: int) -> Future[Any]:
        """The first entries of a table's log after a sequence number."""
        wanted = (
            select(_ENTRIES.c.seq, _ENTRIES.c.at, _ENTRIES.c.kind, _ENTRIES.c.data)
            .where(_ENTRIES.c.table == table, _ENTRIES.c.seq > seq)
            .order_by(_ENTRIES.c.seq)
            .limit(most)
        )
        return self.submit(lambda connection: [Entry(*row) for row in connection.execute(wanted)])

    def newest(self, most: int) -> Future[Any]:
        """The public tables that were set up last and aren't known to be over, the newest first."""
        wanted = (
            select(_TABLES.c.id)
            .where(_TABLES.c.is_open, _TABLES.c.is_over == false())
            .order_by(_TABLES.c.created.desc())
            .limit(most)
        )
        return self.submit(lambda connection: list(connection.execute(wanted).scalars()))

    def note_over(self, table: str) -> Future[Any]:
        """Remember that a table's game is over, so that lists of open tables leave it out."""
        change = update(_TABLES).where(_TABLES.c.id == table).values(is_over=True)
        return self.submit(lambda connection: connection.execute(change) and None)

    def tables_of(self, person: str, most: int | None = None) -> Future[Any]:
        """The tables where somebody sits or sat, those that changed last first."""
        wanted = (
            select(_SEATS.c.table)
            .join(_TABLES, _TABLES.c.id == _SEATS.c.table)
            .where(_SEATS.c.person == person)
            .order_by(_TABLES.c.changed.desc())
            .limit(most)
        )
        return self.submit(lambda connection: list(connection.execute(wanted).scalars()))

    # People

    def add_person(self, person: Person, at: float) -> Future[Any]:
        """Somebody new."""
        row = {**person._asdict(), "created": at}
        return self.submit(lambda connection: connection.execute(insert(_PEOPLE), row) and None)

    def rename(self, person: str, name: str) -> Future[Any]:
        """Somebody's new nickname."""
        change = update(_PEOPLE).where(_PEOPLE.c.id == person).values(name=name)
        return self.submit(lambda connection: connection.execute(change) and None)

    def person(self, column: str, value: str) -> Future[Any]:
        """Whoever has this ``id`` or ``key``; None if nobody has."""
        wanted = select(_PEOPLE.c.id, _PEOPLE.c.key, _PEOPLE.c.name).where(
            _PEOPLE.c[column] == value
        )

        def work(connection: Connection) -> Person | None:
            row = connection.execute(wanted).first()
            return None if row is None else Person(*row)

        return self.submit(work)

    def renew_key(self, person: str, key: str) -> Future[Any]:
        """The new secret of somebody's personal link."""
        change = update(_PEOPLE).where(_PEOPLE.c.id == person).values(key=key)
        return self.submit(lambda connection: connection.execute(change) and None)

    # Sign-ins

    def add_sign_in(self, name: str, person: str, at: float) -> Future[Any]:
        """A browser where somebody is signed in; beyond some number, the oldest ones end."""
        row = {"id": name, "person": person, "since": at}
        own = _SIGN_INS.c.person == person
        newest = select(_SIGN_INS.c.id).where(own).order_by(_SIGN_INS.c.since.desc())
        kept = newest.limit(_MOST_SIGN_INS).scalar_subquery()

        def work(connection: Connection) -> None:
            connection.execute(insert(_SIGN_INS), row)
            connection.execute(delete(_SIGN_INS).where(own, _SIGN_INS.c.id.not_in(kept)))

        return self.submit(work)

    def signed_in(self, name: str, at: float) -> Future[Any]:
        """The id of the person who is signed in there; None if nobody is, or for too long."""
        wanted = select(_SIGN_INS.c.person).where(
            _SIGN_INS.c.id == name, _SIGN_INS.c.since > at - _YEAR
        )
        return self.submit(lambda connection: connection.execute(wanted).scalar())

    def end_sign_ins(self, person: str, only: str | None = None, but: str = "") -> Future[Any]:
        """End ``only`` one of somebody's sign-ins, or all ``but`` one, and all old cookies."""
        which = _SIGN_INS.c.id != but if only is None else _SIGN_INS.c.id == only
        known = select(_NO_OLD_COOKIES).where(_NO_OLD_COOKIES.c.person == person)

        def work(connection: Connection) -> None:
            connection.execute(delete(_SIGN_INS).where(_SIGN_INS.c.person == person, which))
            if connection.execute(known).first() is None:
                connection.execute(insert(_NO_OLD_COOKIES), {"person": person})

        return self.submit(work)

    def refuses_old_cookies(self, person: str) -> Future[Any]:
        """Whether somebody has signed out since cookies have tokens."""
        known = select(_NO_OLD_COOKIES).where(_NO_OLD_COOKIES.c.person == person)
        return self.submit(lambda connection: connection.execute(known).first() is not None)

    # Boxes

    def add_box(self, box: Box, at: float) -> Future[Any]:
        """A new box."""
        row = {**box._asdict(), "created": at}
        return self.submit(lambda connection: connection.execute(insert(_BOXES), row) and None)

    def change_box(self, box: str, **values: Any) -> Future[Any]:
        """Change the ``name``, the ``source`` or the ``share`` of a box."""
        change = update(_BOXES).where(_BOXES.c.id == box).values(**values)
        return self.submit(lambda connection: connection.execute(change) and None)

    def remove_box(self, box: str) -> Future[Any]:
        """Remove a box for good."""
        removal = delete(_BOXES).where(_BOXES.c.id == box)
        return self.submit(lambda connection: connection.execute(removal) and None)

    def boxes(self, column: str, value: str) -> Future[Any]:
        """The boxes with this ``id``, ``person`` or ``share``, the oldest first."""
        wanted = select(*(_BOXES.c[field] for field in Box._fields)).where(
            _BOXES.c[column] == value
        )
        return self.submit(
            lambda connection: [
                Box(*row) for row in connection.execute(wanted.order_by(_BOXES.c.created))
            ]
        )

    # Tokens

    def add_token(self, token: Token, hashed: str) -> Future[Any]:
        """A new token, with the hash of its secret."""
        row = {**token._asdict(), "hash": hashed}
        return self.submit(lambda connection: connection.execute(insert(_TOKENS), row) and None)

    def remove_token(self, token: str, person: str) -> Future[Any]:
        """Remove a token of somebody's for good."""
        removal = delete(_TOKENS).where(_TOKENS.c.id == token, _TOKENS.c.person == person)
        return self.submit(lambda connection: connection.execute(removal) and None)

    def tokens(self, column: str, value: str) -> Future[Any]:
        """The tokens with this ``hash`` or ``person``, the oldest first."""
        wanted = select(*(_TOKENS.c[field] for field in Token._fields)).where(
            _TOKENS.c[column] == value
        )
        return self.submit(
            lambda connection: [
                Token(*row) for row in connection.execute(wanted.order_by(_TOKENS.c.created))
            ]
        )

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this store, created when it is first needed."""

        def work(connection: Connection) -> str:
            wanted = select(_SECRETS.c.value).where(_SECRETS.c.name == name)
            value = connection.execute(wanted).scalar()
            if value is None:
                value = make()
                connection.execute(insert(_SECRETS), {"name": name, "value": value})
            return str(value)

        answer: str = self.submit(work).result()
        return answer


def _sit(connection: Connection, person: str, table: str) -> None:
    """Note once that a person sits at a table."""
    known = select(_SEATS).where(_SEATS.c.person == person, _SEATS.c.table == table)
    if connection.execute(known).first() is None:
        connection.execute(insert(_SEATS), {"person": person, "table": table})


def decoded(stored: Sequence[Any]) -> Iterator[Entry]:
    """The entries of a log as it is stored."""
    for seq, at, kind, data in stored:
        yield Entry(seq, at, kind, json.loads(data))


# The relation of tables


def _list_tables(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Note in the relation of tables what new entries say."""
    new = [_listed(row) for row in rows if row["kind"] == SET_UP]
    if new:
        connection.execute(_ADD_TABLE, new)
    changed = {row["table"]: row["at"] for row in rows}
    connection.execute(_CHANGE_TABLE, [{"table": key, "at": at} for key, at in changed.items()])


def _listed(row: dict[str, Any]) -> dict[str, Any]:
    """A table by the first entry of its log."""
    return {
        "id": row["table"], "created": row["at"], "changed": row["at"],
        "is_open": row["data"]["open"], "is_over": False,
    }  # fmt: skip


def _list_old_tables(connection: Connection) -> None:
    """Fill the relation of tables of a file that had none."""
    is_open = func.coalesce(_ENTRIES.c.data["open"].as_boolean(), false())
    known = func.json_valid(type_coerce(_ENTRIES.c.data, Text))
    last = _ENTRIES.alias()
    changed = select(func.max(last.c.at)).where(last.c.table == _ENTRIES.c.table).scalar_subquery()
    found = select(_ENTRIES.c.table, _ENTRIES.c.at, changed, is_open, false()).where(
        _ENTRIES.c.seq == 0, known
    )
    columns = ("id", "created", "changed", "is_open", "is_over")
    connection.execute(insert(_TABLES).from_select(columns, found))


# The file


def _prepare(engine: Engine) -> None:
    """Create the relations that a database doesn't have."""
    with engine.begin() as connection:
        is_old = not inspect(connection).has_table(_TABLES.name)
        _META.create_all(connection)
        if is_old:
            _list_old_tables(connection)


def _engine(path: Path | None) -> Engine:
    """SQLite with a write-ahead log, synced at every commit.

    Values never get into error messages: they may be keys, or what somebody said.
    """
    shared: dict[str, Any] = {"check_same_thread": False, "timeout": 0}
    if path is None:
        from sqlalchemy.pool import StaticPool

        engine = create_engine(
            "sqlite://", connect_args=shared, poolclass=StaticPool, hide_parameters=True
        )
    else:
        engine = create_engine(f"sqlite:///{path}", connect_args=shared, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
