"""The stream of a table's page: only what changed, as one event."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import contextmanager

from litestar.response import Stream

from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import regions
from selenite.web.pieces import Region, changes
from selenite.web.preferences import Preferences

PING = 15.0
"""Seconds of silence after which the page is told that the stream is alive."""

LIFETIME = 300.0
"""Seconds for which a page without a stream is remembered."""


class OpenPage:
    """An open page of a table: what its viewer has chosen so far, and how to wake its stream."""

    def __init__(self, selection: Mapping[str, str], questions: bool = True) -> None:
        self.selection = selection
        self.questions = questions
        self.changed = asyncio.Event()
        self.is_live = True

    def select(self, selection: Mapping[str, str]) -> None:
        """Show what comes after a choice."""
        self.selection = selection
        self.changed.set()

    def ask_no_more(self) -> None:
        """Show no questions before moves that can't be taken back."""
        self.questions = False
        self.changed.set()


class OpenPages:
    """The pages of tables, by names that nobody else can guess.

    They outlast their streams for a while: a page whose stream was cut off goes on with what had
    been chosen there.
    """

    def __init__(self) -> None:
        self._pages: dict[tuple[str, str], OpenPage] = {}

    def find(self, table: Table, name: str) -> OpenPage | None:
        """A page of a table that has a stream, or had one a moment ago."""
        return self._pages.get((table.id, name)) if name else None

    @contextmanager
    def opened(self, table: Table, name: str, questions: bool) -> Iterator[OpenPage]:
        """A page while its stream lasts; a stream that takes over keeps what was chosen."""
        before, loop = self.find(table, name), asyncio.get_running_loop()
        selection = before.selection if before else {}
        page = self._pages[table.id, name] = OpenPage(selection, questions)
        try:
            yield page
        finally:
            page.is_live = False
            if loop.is_running():
                loop.call_later(LIFETIME, self._forget, (table.id, name), page)

    def _forget(self, key: tuple[str, str], page: OpenPage) -> None:
        if self._pages.get(key) is page:
            del self._pages[key]


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
    pages: OpenPages,
    table: Table,
    person: Person | None,
    preferences: Preferences,
    name: str = "",
) -> AsyncIterator[bytes]:
    """Everything a viewer is to see from now on; at first the whole page's regions."""
    yield b"retry: 500\n: selenite\n\n"
    sent: dict[str, Region] = {}
    loop = asyncio.get_running_loop()
    with (
        pages.opened(table, name, preferences.questions) as page,
        services.presence.listening(table, person, page.changed),
    ):
        while not services.is_closed:
            page.changed.clear()
            context = regions.viewer_context(
                services, table, person, preferences.language, page.selection, page.questions
            )
            shown = regions.of(services, context, person)
            new = changes(sent, shown)
            sent = shown
            yield event(new, table.seq) if new else b"event: ping\ndata:\n\n"
            alarm = loop.call_later(PING, page.changed.set)
            await page.changed.wait()
            alarm.cancel()
