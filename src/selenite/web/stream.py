"""The stream of a table's page: only what changed, as one event."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from litestar.response import Stream

from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import regions
from selenite.web.pieces import Region, changes

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
) -> AsyncIterator[bytes]:
    """Everything a viewer is to see from now on; at first the whole page's regions."""
    yield b"retry: 500\n: selenite\n\n"
    sent: dict[str, Region] = {}
    loop = asyncio.get_running_loop()
    changed = asyncio.Event()
    with services.presence.listening(table, person, changed, slowness):
        while not services.is_closed:
            changed.clear()
            context = regions.viewer_context(services, table, person, language)
            shown = regions.of(services, context, person)
            new = changes(sent, shown)
            sent = shown
            yield event(new, table.seq) if new else b"event: ping\ndata:\n\n"
            alarm = loop.call_later(PING, changed.set)
            await changed.wait()
            alarm.cancel()
