"""Small pieces of HTML that the room of Moon Base is made from. Addresses come escaped."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from selenite.core.drawing import number
from selenite.games.moon_base import signs

_ROOM = 0.6


AT_REST = 'aria-disabled="true"'
"""The attributes of something that does nothing now, but keeps the focus if it has it."""


def gets(url: str) -> str:
    """The attributes of something that shows what comes after a choice."""
    return f'hx-get="{url}" hx-swap="none"'


def posts(url: str) -> str:
    """The attributes of something that plays a move."""
    return f'hx-post="{url}" hx-swap="none"'


def button(
    name: str, words: str, does: str, kind: str = "", *, key: str = "", label: str = "",
    is_on: bool | None = None,
) -> str:  # fmt: skip
    """A button with its words, escaped here.

    >>> button("go", "Go & see", gets("/t/1"), key="g")[:52]
    '<button type="button" id="go" hx-get="/t/1" hx-swap='
    """
    return drawn_button(name, escape(words), does, kind, key=key, label=label, is_on=is_on)


def drawn_button(
    name: str, inside: str, does: str, kind: str = "", *, key: str = "", label: str = "",
    is_on: bool | None = None,
) -> str:  # fmt: skip
    """A button around something that is HTML already; some are on or off."""
    parts = [f'<button type="button" id="{escape(name)}" {does}']
    if kind:
        parts.append(f' class="{kind}"')
    if key:
        parts.append(f' data-key="{key}" aria-keyshortcuts="{key}"')
    if label:
        parts.append(f' aria-label="{escape(label)}"')
    if is_on is not None:
        parts.append(f' aria-pressed="{"true" if is_on else "false"}"')
    return f"{''.join(parts)}>{inside}</button>"


def toggle(name: str, words: str, url: str, is_on: bool, *, key: str = "") -> str:
    """A button that is on or off."""
    return button(name, words, gets(url), "tool", key=key, is_on=is_on)


def line(words: str, kind: str = "") -> str:
    """A paragraph."""
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def items(lines: list[str], kind: str) -> str:
    """A list of lines that are HTML already."""
    return f'<ul class="{kind}">{"".join(f"<li>{one}</li>" for one in lines)}</ul>' if lines else ""


def picture(inside: str, kind: str, left: float, top: float, width: float, height: float) -> str:
    """A small drawing beside words that say the same."""
    frame = " ".join(map(number, (left, top, width, height)))
    return (
        f'<svg class="selenite moon-base {kind}" viewBox="{frame}" aria-hidden="true"'
        f' focusable="false">{inside}</svg>'
    )


@lru_cache(maxsize=8)
def ring_picture(kind: str) -> str:
    """A ring with its letter, in its own size."""
    outer = signs.OUTER[kind[0]]
    side = 2 * (outer + _ROOM)
    size = "ring-large" if kind[0] == "L" else "ring-small"
    inside = signs.flat_ring(kind, 0, 0, outer)
    return picture(inside, f"ring-picture {size}", -side / 2, -side / 2, side, side)
