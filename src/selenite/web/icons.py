"""Small line drawings for the buttons of a table, beside the words that say the same."""

from __future__ import annotations

from functools import cache

from selenite.core.drawing import element as drawn
from selenite.web.html import Markup, element

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
}  # fmt: skip


@cache
def icon(name: str) -> Markup:
    """The drawing of a button."""
    return element(
        "svg", drawn("path", d=_PATHS[name]), class_="icon-drawn", viewBox="0 0 24 24",
        aria_hidden="true", focusable="false",
    )  # fmt: skip


def labelled(name: str, words: str) -> Markup:
    """What a button of the bar shows: its drawing, and its words below."""
    return icon(name) + element("span", words)
