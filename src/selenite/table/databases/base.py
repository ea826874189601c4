"""What a store needs to know of the database that it is on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy import Table as Relation


class DatabaseFault(Exception):
    """A statement that failed, without the values that it was given."""


class Database:
    """A database that is open.

    ``name`` is what people call it, without its password. If it ``is_shared``, other processes
    change it, too, and hear of each other by notices.
    """

    name: str
    engine: Engine
    is_shared = False

    def close(self) -> None:
        """Close all connections, and let others have the database."""
        self.engine.dispose()

    def begin_writing(self, connection: Connection) -> None:
        """Prepare the connection of the thread that writes."""

    def lock_schema(self, connection: Connection) -> None:
        """Keep other processes from changing the relations until the transaction ends."""

    def is_away(self, problem: Exception) -> bool:
        """Whether a statement failed because the database can't be reached for the moment."""
        return False

    def without_values(self, problem: Exception) -> Exception:
        """A failure as it may be logged: values may be keys, or what somebody said."""
        return problem

    def insert_new(self, relation: Relation) -> Any:
        """An insertion that leaves rows alone that exist already."""
        raise NotImplementedError

    def announce(self, connection: Connection, notices: Sequence[str]) -> None:
        """Send notices to all processes when the transaction is committed."""
