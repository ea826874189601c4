"""Small line drawings for the buttons of a table, beside the words that say the same."""

from __future__ import annotations

from functools import cache, lru_cache

from selenite.core.drawing import element as drawn
from selenite.web.html import EMPTY, Markup, element, join

_PATHS = {
    "undo": "M8 6 4 10l4 4M4 10h9a6 6 0 0 1 0 12h-3",
    "hint": "M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10q-1 1-1 3H9q0-2-1-3a6 6 0 0 1 4-10z",
    "look": "M2 12s3.6-6 10-6 10 6 10 6-3.6 6-10 6S2 12 2 12zM12 9.4a2.6 2.6 0 1 0 .01 0z",
    "aid": "M4 5q5-2 8 .6Q15 3 20 5v14q-5-2-8 .6Q9 17 4 19zM12 5.6v14",
    "chat": "M4 5h16v11h-8l-5 4v-4H4z",
    "log": "M5 6h14M5 11h14M5 16h9",
    "more": "M5 12h.01M12 12h.01M19 12h.01",
    "links": "M9 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM15 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "closer": "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21M10.5 8v5M8 10.5h5",
    "list": "M4 6h.01M8 6h12M4 12h.01M8 12h12M4 18h.01M8 18h12",
    "score": "M6 21V11M12 21V4M18 21v-7M3 21h18",
    "restart": "M4 5v5h5M5 10a8 8 0 1 1-1 5",
    "friend": "M9 5a3 3 0 1 0 .01 0zM3 20q0-7 6-7t6 7M16 6a3 3 0 0 1 0 6M17 14q4 1 4 6",
    "replay": "M12 3a9 9 0 1 0 .01 0zM10 8.5v7l6-3.5z",
    "screen": "M3 5h18v11H3zM8 20h8M12 16v4",
    "record": "M12 4v11M7 11l5 5 5-5M4 20h16",
    "command": "M5 7l5 5-5 5M12 18h7",
    "sound": "M4 9.5v5h4l5 4v-13l-5 4zM16 9q2 3 0 6M18.5 6.5q4 5.5 0 11",
    "bell": "M6 16q1.5-2 1.5-6a4.5 4.5 0 0 1 9 0q0 4 1.5 6zM10.5 19.5h3",
    "home": "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
    "box": "M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9",
    "person": "M12 4a4 4 0 1 0 .01 0zM4 21q0-8 8-8t8 8",
    "settings": "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h7M15 17h5M13 15v4",
    "fair": "M12 4v16M8 20h8M5 7h14M5 7l-2.5 7h5zM19 7l-2.5 7h5z",
    "peace": "M12 3a9 9 0 1 0 .01 0zM8 12h8",
    "flag": "M6 21V4h11l-2.5 4L17 12H6",
}  # fmt: skip


@cache
def icon(name: str) -> Markup:
    """The drawing of a button."""
    return element(
        "svg", drawn("path", d=_PATHS[name]), class_="icon-drawn", viewBox="0 0 24 24",
        aria_hidden="true", focusable="false",
    )  # fmt: skip


@lru_cache(maxsize=1024)
def labelled(name: str, words: str) -> Markup:
    """What a button of the bar shows: its drawing, and its words below."""
    return join((icon(name), element("span", words)))


@lru_cache(maxsize=1024)
def entry(name: str, words: str, note: str = "") -> Markup:
    """What an entry of a menu shows: its drawing, its words, and a quiet note on them."""
    inside = (element("span", words), element("small", note) if note else EMPTY)
    return join((icon(name), element("span", *inside, class_="entry-words")))
