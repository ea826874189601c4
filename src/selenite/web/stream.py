"""The stream of a table's page: only what changed, as one event."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import NamedTuple

from litestar.response import Stream

from selenite.table.model import GATHERING
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import regions
from selenite.web.pieces import Region, changes

Regions = dict[str, Region]

PING = 15.0
"""Seconds of silence after which the page is told that the stream is alive."""


def event(text: str, number: int) -> bytes:
    """An unnamed event, which htmx swaps."""
    lines = text.replace("\n", "\ndata: ")
    return f"id: {number}\ndata: {lines}\n\n".encode()


def respond(stream: AsyncIterator[bytes]) -> Stream:
    """The response that streams a page's events."""
    return Stream(
        stream,
        media_type="text/event-stream",
        headers={"Cache-Control": "no-cache", "X-Accel-Buffering": "no"},
    )


async def follow(
    services: Services,
    table: Table,
    person: Person | None,
    language: str,
    slowness: float = 1.0,
    is_over: Callable[[], bool] = bool,
) -> AsyncGenerator[bytes, None]:
    """The events for a viewer, starting with all regions of the page.

    Once it ``is_over``, nothing more is sent.
    """
    yield b"retry: 500\n: selenite\n\n"
    sent: Regions = {}
    loop = asyncio.get_running_loop()
    changed = asyncio.Event()
    with services.presence.listening(table, person, changed, slowness):
        while not services.is_closed and not is_over() and services.tables.has(table):
            changed.clear()
            audience = _Audience.of(table, person, language)
            shown = audience.regions(services, table, person)
            yield audience.event(table, sent, shown)
            sent = shown
            alarm = loop.call_later(PING, changed.set)
            await changed.wait()
            alarm.cancel()


class _Audience(NamedTuple):
    """An audience that sees the same of a table: each seat alone, all spectators together.

    What they see is drawn and compared once for all of them, whenever something has happened.
    """

    language: str
    person: str | None

    @classmethod
    def of(cls, table: Table, person: Person | None, language: str) -> _Audience:
        is_special = person and (table.status == GATHERING or table.involves(person.id))
        return cls(language, person.id if person and is_special else None)

    def regions(self, services: Services, table: Table, person: Person | None) -> Regions:
        """Every region of the page."""

        def draw() -> Regions:
            context = regions.viewer_context(services, table, person, self.language)
            return regions.of(services, context, person)

        news = (services.presence.news(table), table.seq)
        return table.cache.value(("regions", self), news, draw)

    def event(self, table: Table, sent: Regions, shown: Regions) -> bytes:
        """The update for a page that shows the previous state."""

        def compare() -> bytes:
            new = changes(sent, shown)
            return event(new, table.seq) if new else b"event: ping\ndata:\n\n"

        return table.cache.value(("event", self), (sent, shown), compare)
