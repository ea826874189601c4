"""PostgreSQL: any number of processes share the tables, and notify each other with NOTIFY."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import psycopg
from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy import Table as Relation
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import ArgumentError, DBAPIError

from selenite.core.refusals import Invalid
from selenite.table.databases.base import Database, DatabaseFault

CHANNEL = "selenite"
_SCHEMA_LOCK = 0x5E1E417E
_ANNOUNCE = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) notice")
_CONNECTING: dict[str, Any] = {
    "connect_timeout": 5, "application_name": "selenite", "options": "-c synchronous_commit=on",
    "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
}  # fmt: skip
"""A commit is on the disk before it is acknowledged, whatever the server's default is. A lost
machine is noticed within half a minute, not after hours."""

_UNWRITABLE = {"25006", "53000", "53100", "58030"}
"""SQLSTATE: a read-only transaction, insufficient resources, a full disk, and an I/O error."""


class PostgreSQL(Database):
    """A database of a PostgreSQL server, by its address.

    Values never get into error messages: they may be keys or chat messages.
    """

    is_shared = True

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url).set(drivername="postgresql+psycopg")
        except (ArgumentError, ValueError):
            raise Invalid("serve-database-url", url=CHANNEL) from None
        self.name = address.set(drivername="postgresql").render_as_string(hide_password=True)
        self._url = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self.engine = create_engine(
            address, connect_args=_CONNECTING, pool_size=2, max_overflow=2, hide_parameters=True
        )

    def lock_schema(self, connection: Connection) -> None:
        """Keep other processes from changing the relations until the transaction ends."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SCHEMA_LOCK})

    def is_away(self, problem: Exception) -> bool:
        """Whether the server was lost, is about to start or to stop, or broke a deadlock."""
        return (
            isinstance(problem, DBAPIError)
            and (
                problem.connection_invalidated or isinstance(problem.orig, psycopg.OperationalError)
            )
            and not self.refuses_writing(problem)
        )

    def refuses_writing(self, problem: Exception) -> bool:
        """Whether the server's disk is full or fails, or its transactions are read-only."""
        fault = problem.orig if isinstance(problem, DBAPIError) else None
        return isinstance(fault, psycopg.Error) and fault.sqlstate in _UNWRITABLE

    def without_values(self, problem: Exception) -> Exception:
        """A failure without its details: PostgreSQL quotes values there."""
        if isinstance(problem, DBAPIError) and isinstance(problem.orig, psycopg.Error):
            said = problem.orig.diag.message_primary or type(problem.orig).__name__
            return DatabaseFault(f"{problem.orig.sqlstate}: {said}")
        return problem

    def insert_new(self, relation: Relation) -> Any:
        """An insertion that skips existing rows."""
        return insert(relation).on_conflict_do_nothing()

    def announce(self, connection: Connection, notices: Sequence[str]) -> None:
        """Send notices to all processes when the transaction is committed."""
        connection.execute(_ANNOUNCE, {"channel": CHANNEL, "notices": list(notices)})

    def connect_listener(self) -> psycopg.Connection[Any]:
        """A separate connection that receives every notice from now on."""
        connection = psycopg.connect(self._url, autocommit=True, **_CONNECTING)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection
