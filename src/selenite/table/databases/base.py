"""The interface of the databases that a store can use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy import Table as Relation


class DatabaseFault(Exception):
    """A failed statement, without its parameter values."""


class Database:
    """A database that is open.

    ``name`` is its address for people, without the password. If it ``is_shared``, other processes
    change it, too, and send notices.
    """

    name: str
    engine: Engine
    is_shared = False

    def close(self) -> None:
        """Close all connections, and release the lock if there is one."""
        self.engine.dispose()

    def begin_writing(self, connection: Connection) -> None:
        """Prepare the connection of the thread that writes."""

    def lock_schema(self, connection: Connection) -> None:
        """Keep other processes from changing the relations until the transaction ends."""

    def is_away(self, problem: Exception) -> bool:
        """Whether a statement failed because the database can't be reached for the moment."""
        return False

    def refuses_writing(self, problem: Exception) -> bool:
        """Whether a statement failed because nothing can be written: no room, or read-only."""
        return False

    def without_values(self, problem: Exception) -> Exception:
        """A failure as it may be logged, without values: they may be keys or chat messages."""
        return problem

    def insert_new(self, relation: Relation) -> Any:
        """An insertion that skips existing rows."""
        raise NotImplementedError

    def announce(self, connection: Connection, notices: Sequence[str]) -> None:
        """Send notices to all processes when the transaction is committed."""
