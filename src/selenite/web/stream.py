"""The stream of a table's page: only the regions that changed, as one event."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping

from selenite.table.house import House
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import regions

PING = 15.0
"""Seconds of silence after which the page is told that the stream is alive."""


def partials(changed: Mapping[str, str]) -> str:
    """Regions as htmx swaps them into a page."""
    return "".join(
        f'<hx-partial hx-target="#{name}" hx-swap="innerMorph">{inside}</hx-partial>'
        for name, inside in changed.items()
    )


def event(text: str, number: int) -> bytes:
    """An unnamed event, which htmx swaps."""
    lines = "".join(f"data: {line}\n" for line in text.splitlines())
    return f"id: {number}\n{lines}\n".encode()


async def follow(
    house: House, table: Table, person: Person | None, language: str
) -> AsyncIterator[bytes]:
    """Everything a viewer is to see from now on; at first the whole page's regions."""
    yield b"retry: 500\n: selenite\n\n"
    sent: dict[str, str] = {}
    async with house.listening(table, person) as heard:
        while not house.is_closed:
            heard.clear()
            look = regions.look_at(house, table, person, language, {})
            shown = regions.of(house, look, person)
            changed = {name: text for name, text in shown.items() if sent.get(name) != text}
            if changed:
                sent = shown
                yield event(partials(changed), table.seq)
            try:
                await asyncio.wait_for(heard.wait(), PING)
            except TimeoutError:
                yield b"event: ping\ndata:\n\n"
