"""SQLite: a file that belongs to one process at a time, or a database in memory."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy import Table as Relation
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from selenite.table.databases.base import Database
from selenite.table.file_lock import locked

_PATIENCE_MS = 5000
"""How long a commit waits for another process that reads the file, such as a backup."""

_UNWRITABLE = {
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED,
}  # fmt: skip
_PRIMARY = 0xFF
"""The bits of SQLite's error codes that say what kind of error it is."""


class SQLite(Database):
    """A file, locked for this process; without a path it is in memory, and gone at the end.

    Unless it ``is_exclusive``, it can be opened while a server has the file.
    """

    def __init__(self, path: Path | None, is_exclusive: bool = True) -> None:
        self.name = str(path)
        self._lock = locked(path) if path is not None and is_exclusive else None
        self.engine = _engine(path)

    def close(self) -> None:
        """Close the file, and unlock it."""
        super().close()
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release()

    def begin_writing(self, connection: Connection) -> None:
        """Wait for locks from now on; a file that is locked at the start is refused."""
        connection.exec_driver_sql(f"PRAGMA busy_timeout={_PATIENCE_MS}")

    def refuses_writing(self, problem: Exception) -> bool:
        """Whether the disk is full, fails or is read-only, or another program has a lock."""
        fault = problem.orig if isinstance(problem, DBAPIError) else None
        return isinstance(fault, sqlite3.Error) and (
            getattr(fault, "sqlite_errorcode", 0) & _PRIMARY in _UNWRITABLE
        )

    def insert_new(self, relation: Relation) -> Any:
        """An insertion that skips existing rows."""
        return insert(relation).on_conflict_do_nothing()


def _engine(path: Path | None) -> Engine:
    """SQLite with a write-ahead log, synced at every commit.

    Values never get into error messages: they may be keys or chat messages.
    """
    shared: dict[str, Any] = {"check_same_thread": False, "timeout": 0}
    if path is None:
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
