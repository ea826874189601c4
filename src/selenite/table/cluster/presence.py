"""Sharing who has a table open, and which hands are uncovered, with other processes.

Each process has one row for a table that somebody has open there. A notice tells the others to read
the rows again, if they have the table in memory.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.postgresql import insert

from selenite.table.presence import Elsewhere, Presence
from selenite.table.schema import PRESENCES, UNCOVERED
from selenite.table.screens import SharedScreens, Uncovered
from selenite.table.store import Store

_STRANGER = ""


class SharedPresence:
    """What this process and the others tell each other of their pages."""

    def __init__(
        self, store: Store, presence: Presence, screens: SharedScreens, process: str
    ) -> None:
        self._store = store
        self._presence = presence
        self._screens = screens
        self._process = process
        presence.on_change.append(self.publish)
        screens.on_uncover = self._uncover
        screens.on_cover = self._cover

    def publish(self, table: str) -> None:
        """Tell the others who has a table open here."""
        people, slowness = self._presence.here(table)
        own = (PRESENCES.c.table == table, PRESENCES.c.process == self._process)
        row = {
            "table": table, "process": self._process, "slowness": slowness,
            "people": {person or _STRANGER: number for person, number in people.items()},
        }  # fmt: skip
        said = {key: row[key] for key in ("people", "slowness")}
        upsert = insert(PRESENCES).values(row).on_conflict_do_update(
            index_elements=["table", "process"], set_=said
        )  # fmt: skip
        change = upsert if people else delete(PRESENCES).where(*own)

        def work(connection: Connection) -> None:
            connection.execute(change)
            self._store.database.announce(connection, [f"presence {table} {self._process}"])

        self._store.submit(work)

    async def read(self, table: str) -> None:
        """Learn who has a table open elsewhere, and which hands are uncovered."""
        others = select(PRESENCES.c.people, PRESENCES.c.slowness).where(
            PRESENCES.c.table == table, PRESENCES.c.process != self._process
        )
        shown = select(UNCOVERED.c.person, UNCOVERED.c.seat, UNCOVERED.c.label).where(
            UNCOVERED.c.table == table
        )

        def work(connection: Connection) -> tuple[list[Any], list[Any]]:
            return list(connection.execute(others)), list(connection.execute(shown))

        rows, hands = await asyncio.wrap_future(self._store.submit(work))
        people: Counter[str | None] = Counter()
        for row in rows:
            people.update({person or None: number for person, number in row.people.items()})
        slowness = [row.slowness for row in rows if row.slowness is not None]
        self._presence.learn(table, Elsewhere(people, max(slowness, default=None)))
        self._screens.learn(table, {row.person: Uncovered(row.seat, row.label) for row in hands})

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
