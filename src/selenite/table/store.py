"""The database of logs, people and their boxes: an SQLite file, written by one thread.

Work that arrives while the disk is busy is committed together, in its order (group commit). An
entry is acknowledged only after its commit. The file refuses a sequence number that exists already.
A file of an earlier version gets the tables that it doesn't have when it is opened.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    MetaData,
    String,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy import Table as Relation

from selenite.table.log import Entry

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
_PEOPLE = Relation(
    "people",
    _META,
    Column("id", String(32), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
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

_ADD = insert(_ENTRIES)
_MOST_AT_ONCE = 256


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
        self.engine = _engine(path)
        _META.create_all(self.engine)
        self._work: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish all work, and close the database."""
        self._work.put(None)
        self._thread.join()
        self.engine.dispose()

    # The writing thread

    def submit(self, work: Work) -> Future[Any]:
        """Let the thread do some work inside a transaction; done when it is committed."""
        done: Future[Any] = Future()
        self._work.put((work, done))
        return done

    def _run(self) -> None:
        with self.engine.connect() as connection:
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
        """The whole log of a table, empty if there is none."""
        wanted = select(_ENTRIES.c.seq, _ENTRIES.c.at, _ENTRIES.c.kind, _ENTRIES.c.data).where(
            _ENTRIES.c.table == table
        )
        return self.submit(
            lambda connection: [
                Entry(*row) for row in connection.execute(wanted.order_by(_ENTRIES.c.seq))
            ]
        )

    def newest(self, most: int) -> Future[Any]:
        """The public tables that were set up last, the newest first."""
        wanted = (
            select(_ENTRIES.c.table)
            .where(_ENTRIES.c.seq == 0, _ENTRIES.c.data["open"].as_boolean())
            .order_by(_ENTRIES.c.at.desc())
            .limit(most)
        )
        return self.submit(lambda connection: list(connection.execute(wanted).scalars()))

    def tables_of(self, person: str, most: int | None = None) -> Future[Any]:
        """The tables where somebody sits or sat, those that changed last first."""
        changed = (
            select(_ENTRIES.c.at)
            .where(_ENTRIES.c.table == _SEATS.c.table)
            .order_by(_ENTRIES.c.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        wanted = (
            select(_SEATS.c.table)
            .where(_SEATS.c.person == person)
            .order_by(changed.desc())
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


def _engine(path: Path | None) -> Engine:
    """SQLite with a write-ahead log, synced at every commit."""
    if path is None:
        from sqlalchemy.pool import StaticPool

        engine = create_engine(
            "sqlite://", connect_args={"check_same_thread": False}, poolclass=StaticPool
        )
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
