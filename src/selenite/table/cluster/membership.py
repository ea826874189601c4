"""Which processes are alive, and which of them makes the bots' moves at a table.

Processes send heartbeats. Once one has been silent for too long, any other process removes what it
held. All times are those of the database.
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, text

from selenite.table.store import Store

LIFETIME = 8.0
"""Seconds of silence after which a process counts as dead."""

NOW = "extract(epoch FROM clock_timestamp())"
ALIVE = f"(SELECT id FROM processes WHERE until > {NOW})"

_BEAT = text(
    f"INSERT INTO processes (id, until) VALUES (:me, {NOW} + :seconds)"
    f" ON CONFLICT (id) DO UPDATE SET until = {NOW} + :seconds RETURNING xmax = 0"
)
_BURY = text(f"DELETE FROM processes WHERE until < {NOW} RETURNING id")
_LEAVE = text("DELETE FROM processes WHERE id = :me")
_CLEAR = [
    text(f"DELETE FROM {name} WHERE process NOT IN (SELECT id FROM processes)")
    for name in ("leases", "presences")
]
_FORGET = [
    text(f"DELETE FROM thoughts WHERE queued < {NOW} - 600"),
    text(
        "DELETE FROM shares USING shares AS level WHERE level.who ="
        " 'level ' || split_part(shares.who, ' ', 1) AND shares.used <= level.used"
    ),
    text(
        "DELETE FROM uncovered USING tables"
        f' WHERE uncovered."table" = tables.id AND tables.changed < {NOW} - 86400'
    ),
]
_LEASE = text(
    'INSERT INTO leases ("table", process) VALUES (:table, :me)'
    ' ON CONFLICT ("table") DO UPDATE SET process = :me'
    f" WHERE leases.process = :me OR leases.process NOT IN {ALIVE} RETURNING process"
)
_RELEASE = text('DELETE FROM leases WHERE "table" = :table AND process = :me')


class Membership:
    """The membership of this process among those that share a database."""

    def __init__(self, store: Store, lifetime: float = LIFETIME) -> None:
        self.id = secrets.token_hex(8)
        self.lifetime = lifetime
        self._store = store
        self._leases: set[str] = set()
        self._is_known = False

    async def beat(self) -> bool:
        """Send a heartbeat; returns whether this process was unknown before, or counted as dead."""
        me = {"me": self.id, "seconds": self.lifetime}

        def work(connection: Connection) -> bool:
            is_new = bool(connection.execute(_BEAT, me).scalar())
            if connection.execute(_BURY).first() is not None:
                for statement in _CLEAR:
                    connection.execute(statement)
                self._store.database.announce(connection, ["gone"])
            return is_new

        is_new: bool = await self._store.submit(work)
        self._is_known = True
        if is_new:
            self.forget_leases()
        return is_new

    async def clean_up(self) -> None:
        """Remove stale rows.

        Among them are those of a process that wrote them after it was buried, and then died.
        """

        def work(connection: Connection) -> None:
            for statement in _FORGET:
                connection.execute(statement)
            cleared = [connection.execute(statement).rowcount for statement in _CLEAR]
            if any(cleared):
                self._store.database.announce(connection, ["gone"])

        await self._store.submit(work)

    async def leave(self) -> None:
        """End this process's membership: others take over at once."""

        def work(connection: Connection) -> None:
            connection.execute(_LEAVE, {"me": self.id})
            for statement in _CLEAR:
                connection.execute(statement)
            self._store.database.announce(connection, ["gone"])

        await self._store.submit(work)

    # Leases

    async def acquire(self, table: str) -> bool:
        """Whether this process makes the bots' moves at a table."""
        if not self._is_known:
            await self.beat()
        if table not in self._leases:
            row = {"table": table, "me": self.id}
            won = await self._store.submit(
                lambda connection: connection.execute(_LEASE, row).first()
            )
            if won is None:
                return False
            self._leases.add(table)
        return True

    def release(self, table: str) -> None:
        """Release the lease of a table."""
        if table in self._leases:
            self._leases.discard(table)
            row = {"table": table, "me": self.id}

            def work(connection: Connection) -> Any:
                connection.execute(_RELEASE, row)
                self._store.database.announce(connection, [f"released {table}"])

            self._store.submit(work)

    def forget_leases(self) -> None:
        """Forget all leases: the database may have given them to other processes."""
        self._leases.clear()
