"""The stream of a table's page: only what changed, as one event."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import NamedTuple

from litestar.response import Stream

from selenite.table.model import GATHERING
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import compression, regions
from selenite.web.pieces import Region, changes
from selenite.web.requests import Request

Regions = dict[str, Region]

_ALIVE = b"event: ping\ndata:\n\n"

PING = 15.0
"""Seconds of silence after which the page is told that the stream is alive."""


def event(text: str, number: int) -> bytes:
    """An unnamed event, which htmx swaps."""
    return b"id: %d\ndata: %b\n\n" % (number, text.encode().replace(b"\n", b"\ndata: "))


def respond(request: Request, stream: AsyncGenerator[bytes, None]) -> Stream:
    """The response that streams a page's events."""
    headers = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
    return compression.stream(request, stream, "text/event-stream", headers)


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
    changed = asyncio.Event()
    with (
        _Alarm(changed) as alarm,
        services.bans.waking(changed),
        services.presence.listening(table, person, changed, slowness),
    ):
        while not services.is_closed and not is_over() and services.tables.has(table):
            changed.clear()
            audience = _Audience.of(table, person, language)
            shown = audience.regions(services, table, person)
            yield audience.event(table, sent, shown)
            sent = shown
            alarm.put_off()
            await changed.wait()


class _Alarm:
    """Sets an event after some time of silence, so that the page is told that the stream is alive.

    It is put off with every event of the stream, so that must not take a timer of its own.
    """

    def __init__(self, event: asyncio.Event) -> None:
        self._event = event
        self._loop = asyncio.get_running_loop()
        self._due = 0.0
        self._timer: asyncio.TimerHandle

    def __enter__(self) -> _Alarm:
        self.put_off()
        self._timer = self._loop.call_later(PING, self._ring)
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def put_off(self) -> None:
        """Begin to count the time again."""
        self._due = self._loop.time() + PING

    def _ring(self) -> None:
        if self._due <= self._loop.time():
            self._event.set()
            self.put_off()
        self._timer = self._loop.call_later(self._due - self._loop.time(), self._ring)


class _Audience(NamedTuple):
    """An audience that sees the same of a table: each seat alone, all spectators together.

    What they see is drawn and compared once for all of them, whenever something has happened. While
    people gather, those whom the host ``removed`` see that they can't sit.
    """

    language: str
    person: str | None
    removed: bool = False

    @classmethod
    def of(cls, table: Table, person: Person | None, language: str) -> _Audience:
        if person is None:
            return cls(language, None)
        if table.involves(person.id):
            return cls(language, person.id)
        if table.status != GATHERING:
            return cls(language, None)
        has_part = table.deal is not None and person.id in table.deal.commitments
        if has_part or person.id == table.host:
            return cls(language, person.id)
        return cls(language, None, person.id in table.removed)

    def regions(self, services: Services, table: Table, person: Person | None) -> Regions:
        """Every region of the page."""

        def draw() -> Regions:
            context = regions.viewer_context(services, table, person, self.language)
            return regions.of(services, context, person)

        news = (services.presence.news(table), table.seq)
        return table.cache.value(("regions", self), news, draw)

    def event(self, table: Table, sent: Regions, shown: Regions) -> bytes:
        """The update for a page that shows the previous state; a seat has hardly ever two pages."""

        def compare() -> bytes:
            new = changes(sent, shown)
            return event(new, table.seq) if new else _ALIVE

        if shown is sent:
            return _ALIVE
        if self.person is not None:
            return compare()
        return table.cache.value(("event", self), (sent, shown), compare)
