"""The stream of a table's page: only the regions that changed, as one event."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping

from litestar.response import Stream

from selenite.table.house import House
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import regions
from selenite.web.look import SEAM

_ID = re.compile(r' id="([^"]+)"')
PING = 15.0
"""Seconds of silence after which the page is told that the stream is alive."""


def partials(changed: Mapping[str, str]) -> str:
    """Regions as htmx swaps them into a page."""
    return "".join(
        f'<hx-partial hx-target="#{name}" hx-swap="innerMorph">{inside}</hx-partial>'
        for name, inside in changed.items()
    )


def pieces(shown: Mapping[str, str]) -> dict[str, list[str]]:
    """Regions cut at their seams."""
    return {name: text.split(SEAM) for name, text in shown.items()}


def changes(before: Mapping[str, list[str]], now: Mapping[str, list[str]]) -> str:
    """What is new in the pieces of regions: whole regions, or only the layers that differ."""
    parts = []
    for name, new in now.items():
        old = before.get(name, [])
        if old != new:
            parts.append(_layers(old, new) or partials({name: SEAM.join(new)}))
    return "".join(parts)


def _layers(old: list[str], new: list[str]) -> str:
    """The layers of a drawing that differ; empty if something else does, too."""
    if len(new) == 1 or len(old) != len(new) or old[::2] != new[::2]:
        return ""
    parts = []
    for one, other in zip(old[1::2], new[1::2], strict=True):
        if one != other:
            found = _ID.search(other)
            assert found is not None, "a layer has an id"
            # Inside an svg of its own, or the browser would take the layer for HTML.
            parts.append(
                f'<hx-partial hx-target="#{found[1]}" hx-swap="outerMorph strip:true">'
                f"<svg>{other}</svg></hx-partial>"
            )
    return "".join(parts)


def event(text: str, number: int) -> bytes:
    """An unnamed event, which htmx swaps."""
    lines = "".join(f"data: {line}\n" for line in text.splitlines())
    return f"id: {number}\n{lines}\n".encode()


def answer(house: House, table: Table, person: Person | None, language: str) -> Stream:
    """The stream of a page, as it is answered."""
    return Stream(
        follow(house, table, person, language),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-cache", "X-Accel-Buffering": "no"},
    )


async def follow(
    house: House, table: Table, person: Person | None, language: str
) -> AsyncIterator[bytes]:
    """Everything a viewer is to see from now on; at first the whole page's regions."""
    yield b"retry: 500\n: selenite\n\n"
    sent: dict[str, list[str]] = {}
    async with house.listening(table, person) as heard:
        while not house.is_closed:
            heard.clear()
            look = regions.look_at(house, table, person, language, {})
            shown = pieces(regions.of(house, look, person))
            changed = changes(sent, shown)
            if changed:
                sent = shown
                yield event(changed, table.seq)
            try:
                async with asyncio.timeout(PING):
                    await heard.wait()
            except TimeoutError:
                yield b"event: ping\ndata:\n\n"
