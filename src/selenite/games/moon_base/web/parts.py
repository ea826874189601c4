"""Pictures that several regions of the page share: rings, and signs for parts of the score."""

from __future__ import annotations

from functools import lru_cache

from selenite.core.drawing import path
from selenite.games.moon_base import signs
from selenite.games.moon_base.moon import OUTER
from selenite.games.moon_base.rules import NAME
from selenite.web.html import Markup, picture

RING_MARGIN = 1.1
"""How far the picture of a ring reaches beyond it."""

_PART_LINES = {
    "settlements": "M3 19h18M5.5 19a6.5 6.5 0 0 1 13 0M12 12.5V9M9.5 9h5",
    "bases": "M12 3.5l7.4 4.2v8.6L12 20.5l-7.4-4.2V7.7zM12 9a3 3 0 1 0 .01 0",
    "group": "M8.5 7a5 5 0 1 0 .01 0M15.5 7a5 5 0 1 0 .01 0",
    "highest": "M4 20h16M6.5 15.5h11M9 11h6M12 8V3.5M9.5 6L12 3.5L14.5 6",
    "tower": "M7 20h10M9 20l1.2-9h3.6l1.2 9M12 11V6M8.6 3.5a4 4 0 0 0 0 5M15.4 3.5a4 4 0 0 1 0 5",
    "aside": "M12 3.5a8.5 8.5 0 1 0 .01 0M8 12h8",
}
"""The signs of the parts of the score."""


@lru_cache(maxsize=8)
def ring_picture(kind: str) -> Markup:
    """A ring with its letter, in its own size."""
    outer = OUTER[kind[0]]
    side = 2 * (outer + RING_MARGIN)
    size = "ring-large" if kind[0] == "L" else "ring-small"
    inside = signs.flat_ring(kind, 0, 0, outer)
    return picture(
        NAME,
        inside,
        -side / 2,
        -side / 2,
        side,
        side,
        f"ring-picture {size} ring-{signs.COLOUR_NAMES[kind[1]]}",
    )


@lru_cache(maxsize=8)
def part_sign(part: str) -> Markup:
    """What stands for a part of the score beside its name."""
    lines = path(_PART_LINES[part], "line", stroke_width=2)
    return picture(NAME, lines, 0, 0, 24, 24, "part-sign")
