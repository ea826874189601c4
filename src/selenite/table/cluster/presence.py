"""Sharing who has a table open, and which hands are uncovered, with other processes.

Each process has one row for a table that somebody has open there. A notice tells the others to read
the rows again, if they have the table in memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.postgresql import insert

from selenite.table.cluster.batches import Batches
from selenite.table.presence import Presence, RemotePresence
from selenite.table.schema import PRESENCES, UNCOVERED
from selenite.table.screens import SharedScreens, Uncovered
from selenite.table.store import Store

_STRANGER = ""


class SharedPresence:
    """Exchanges presence with the other processes.

    ``learned`` is called with the names of tables that were read; ``begin`` starts a task.
    """

    def __init__(
        self,
        store: Store,
        presence: Presence,
        screens: SharedScreens,
        process: str,
        learned: Callable[[list[str]], None],
        begin: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._store = store
        self._presence = presence
        self._screens = screens
        self._process = process
        self._learned = learned
        self.publish = Batches(self._publish, begin).add
        self.read = Batches(self._read, begin).add
        presence.on_change.append(self.publish)
        screens.on_uncover = self._uncover
        screens.on_cover = self._cover

    async def _publish(self, tables: list[str]) -> None:
        """Tell the others who has some tables open here."""
        rows: list[dict[str, Any]] = []
        empty: list[dict[str, Any]] = []
        for table in tables:
            people, slowness = self._presence.here(table)
            told = {person or _STRANGER: number for person, number in people.items()}
            row = {"table": table, "process": self._process, "slowness": slowness, "people": told}
            (rows if told else empty).append(row)
        own = (PRESENCES.c.table.in_([row["table"] for row in empty]),)
        removal = delete(PRESENCES).where(*own, PRESENCES.c.process == self._process)
        add = insert(PRESENCES)
        said = {"people": add.excluded.people, "slowness": add.excluded.slowness}
        upsert = add.on_conflict_do_update(index_elements=["table", "process"], set_=said)

        def work(connection: Connection) -> None:
            if rows:
                connection.execute(upsert, rows)
            if empty:
                connection.execute(removal)
            notices = [f"presence {table} {self._process}" for table in tables]
            self._store.database.announce(connection, notices)

        await self._store.submit(work)

    async def _read(self, tables: list[str]) -> None:
        """Learn who has some tables open elsewhere, and which hands are uncovered."""
        others = select(PRESENCES).where(
            PRESENCES.c.table.in_(tables), PRESENCES.c.process != self._process
        )
        shown = select(UNCOVERED).where(UNCOVERED.c.table.in_(tables))

        def work(connection: Connection) -> tuple[list[Any], list[Any]]:
            return list(connection.execute(others)), list(connection.execute(shown))

        rows, hands = await self._store.submit(work)
        for table in tables:
            people: Counter[str | None] = Counter()
            mine = [row for row in rows if row.table == table]
            for row in mine:
                people.update({person or None: number for person, number in row.people.items()})
            slowness = [row.slowness for row in mine if row.slowness is not None]
            self._presence.learn(table, RemotePresence(people, max(slowness, default=None)))
            uncovered = [row for row in hands if row.table == table]
            self._screens.learn(
                table, {row.person: Uncovered(row.seat, row.label) for row in uncovered}
            )
        self._learned(tables)

    def _uncover(self, table: str, person: str, shown: Uncovered) -> None:
        row = {"table": table, "person": person, **shown._asdict()}
        upsert = insert(UNCOVERED).values(row).on_conflict_do_update(
            index_elements=["table", "person"], set_=shown._asdict()
        )  # fmt: skip

        def work(connection: Connection) -> None:
            connection.execute(upsert)
            self._store.database.announce(connection, [f"presence {table} {self._process}"])

        self._store.submit(work)

    def _cover(self, table: str, person: str, shown: Uncovered) -> None:
        removal = delete(UNCOVERED).where(
            UNCOVERED.c.table == table, UNCOVERED.c.person == person,
            UNCOVERED.c.seat == shown.seat, UNCOVERED.c.label == shown.label,
        )  # fmt: skip
        self._store.submit(lambda connection: connection.execute(removal) and None)
