"""Who has a table open, and when somebody who hasn't was last heard of there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

GRACE = 60.0
"""Seconds for which somebody who isn't heard of may still be about: a page is loaded again, a
telephone wakes up, a train leaves its tunnel."""


class Presence:
    """Who listens at which table, by the tables' names and the people's numbers."""

    def __init__(self, grace: float) -> None:
        self.grace = grace
        self._listeners: dict[str, dict[asyncio.Event, str | None]] = {}
        self._opened: dict[str, float] = {}
        self._heard: dict[str, dict[str, float]] = {}

    def open(self, table: str) -> None:
        """Begin with a table: everybody counts as heard of."""
        self._opened[table] = monotonic()

    def forget(self, table: str) -> None:
        """Have nothing more to do with a table."""
        self._opened.pop(table, None)
        self._heard.pop(table, None)

    @contextmanager
    def listening(self, table: str, person: str | None, heard: asyncio.Event) -> Iterator[None]:
        """Let an event be set whenever something happens at a table."""
        listeners = self._listeners.setdefault(table, {})
        listeners[heard] = person
        self.tell(table)
        try:
            yield
        finally:
            del listeners[heard]
            if not listeners and self._listeners.get(table) is listeners:
                del self._listeners[table]
            self.tell(table)

    def tell(self, table: str) -> None:
        """Let everybody know that something has happened at a table."""
        for heard in self._listeners.get(table, ()):
            heard.set()

    def tell_all(self) -> None:
        """Let everybody know that something has happened to the house."""
        for table in list(self._listeners):
            self.tell(table)

    def hear(self, table: str, person: str) -> None:
        """Somebody is about; once they count as away, those who listen look again."""
        if person not in self.listeners(table):
            self._heard.setdefault(table, {})[person] = monotonic()
            asyncio.get_running_loop().call_later(self.grace, self.tell, table)

    def listeners(self, table: str) -> list[str | None]:
        """Who has a table open, with every page; None for somebody unknown."""
        return list(self._listeners.get(table, {}).values())

    def is_away(self, table: str, person: str) -> bool:
        """Whether somebody hasn't been heard of for some time."""
        if person in self.listeners(table):
            return False
        now = monotonic()
        last = max(self._opened.get(table, now), self._heard.get(table, {}).get(person, 0.0))
        return now - last >= self.grace
