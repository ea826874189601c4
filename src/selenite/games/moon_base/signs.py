"""The signs and colours of Moon Base's drawings: rings, settlements, bases, the tower.

Everything is drawn around (0, 0), in the lattice's units.
"""

from __future__ import annotations

from functools import lru_cache

from selenite.core import drawing
from selenite.core.drawing import Svg, disc, group, number, path, seat_mark, words
from selenite.games.moon_base.moon import OUTER
from selenite.games.moon_base.rules.codes import COLOUR_LETTERS, COLOURS

RIM = 2
COLOUR_NAMES = dict(zip(COLOUR_LETTERS, COLOURS, strict=True))
_BRIGHTEST_LEVEL = 6
BRIM = 0.4
_HOUSE = "M0-4L3.7-1V3.7H-3.7V-1z"
_HEXAGON = "M-1.6-2.8H1.6L3.2 0L1.6 2.8H-1.6L-3.2 0z"
_TOWER = "M-2.8 3.2L-1.3-3H-2.2V-4.6H-.6V-6H.6V-4.6H2.2V-3H1.3L2.8 3.2z"
_LAND = "M-3.4-3.2C-2.6-4.6-.6-5.2 .2-4.8C.6-4-.4-3.4-.8-2.6C-1.6-2.4-1.4-1.4-2.2-1C-3.2-1.2" \
        "-3.8-2.2-3.4-3.2zM-1.4-.4C-.2-.6 .6 .2 .4 1C0 1.8-.4 2.8-1 3C-1.6 2.2-2 .6-1.4-.4z" \
        "M2-4.2C3-4 4-2.6 4.2-1.4C3.6-.8 3.4 1 2.6 1.4C1.8 .6 2-.4 1.4-1.2C1.4-2.4 1.2-3.4" \
        " 2-4.2z"  # fmt: skip
_CROWN = "M-10 8V-6l5.5 5L0-9l4.5 8L10-6V8z"

LIGHT = drawing.LIGHT | {
    "moon": "#d9d4c9", "moon-line": "#a39c8e", "crater": "#a8a193", "crater-line": "#6f695d",
    "gold": "#f5b800", "silver": "#f3f6fa", "blue": "#4d8fea", "rim": "#1f1d26",
    "tower": "#2a2733", "tower-edge": "#ffffff", "plate": "#cfc9bc", "sea": "#2a6cb8",
    "land": "#7cc36a",
}  # fmt: skip
DARK = drawing.DARK | {
    "moon": "#3b3d49", "moon-line": "#6b6d7c", "crater": "#22232c", "crater-line": "#8a8c9c",
    "gold": "#f5b800", "silver": "#e6ebf2", "blue": "#5b9bf0", "rim": "#0d0c12",
    "tower": "#f5f2ff", "tower-edge": "#0d0c12", "plate": "#3b3d49", "sea": "#3f86d6",
    "land": "#8fd07d",
}  # fmt: skip
_RULES = {
    ".moon": "fill:$moon;stroke:$moon-line;stroke-width:.6",
    ".hollow": "fill:$crater;opacity:.28",
    ".brim": "fill:none;stroke:$crater-line;stroke-width:.3;stroke-dasharray:1.2 .8",
    ".shadow": "fill:#000;opacity:.3",
    ".band": "stroke:$rim;stroke-width:.3",
    ".gold .band": "fill:$gold",
    ".silver .band": "fill:$silver",
    ".blue .band": "fill:$blue",
    ".pattern": "fill:none;stroke:$rim",
    ".gold .pattern": "stroke-width:.3",
    ".silver .pattern": "stroke-width:1.3;stroke-dasharray:.35 1.55",
    ".blue .pattern": "stroke-width:.9;stroke-dasharray:0 2.3;stroke-linecap:round",
    ".shade": "fill:none;stroke:#000;stroke-width:1.7",
    **{f".level{n} .shade": f"opacity:{0.34 - 0.068 * (n - 1):.2f}" for n in range(1, 7)},
    **{f".level{n} .band": f"stroke-width:{0.15 + 0.08 * n:.2f}" for n in range(1, 7)},
    ".badge": "stroke:$rim;stroke-width:.25",
    ".gold .badge": "fill:$gold",
    ".silver .badge": "fill:$silver",
    ".blue .badge": "fill:$blue",
    ".dim": "opacity:.75",
    ".flat .shade": "opacity:0",
    ".side .band": "stroke-width:1.2",
    ".side.gold .pattern": "stroke-width:1.6",
    ".side.silver .pattern": "stroke-width:8;stroke-dasharray:1.6 5",
    ".side.blue .pattern": "stroke-width:4.5;stroke-dasharray:0 8",
    ".edge": "stroke-width:.5;stroke-linejoin:round",
    ".tower": "fill:$tower;stroke:$tower-edge;stroke-width:.5;stroke-linejoin:round",
    ".plate": "fill:$plate",
    ".sea": "fill:$sea;stroke:$rim;stroke-width:.3",
    ".land": "fill:$land",
    ".side .next": "stroke:$accent;stroke-width:3",
    ".on-ring": "fill:$rim",
}

STYLE = drawing.style_sheet("moon-base", LIGHT, DARK, drawing.RULES | _RULES)
"""The style sheet of all drawings here, for pages that keep theirs in a file."""


def annulus(outer: float, hole: float) -> str:
    """A ring's outline: two circles, what lies between them is filled.

    >>> annulus(10, 8)[:30]
    'M-10 0a10 10 0 1 0 20 0a10 10 '
    """
    circles = (
        f"M-{number(r)} 0a{number(r)} {number(r)} 0 1 0 {number(2 * r)} 0"
        f"a{number(r)} {number(r)} 0 1 0-{number(2 * r)} 0z"
        for r in (outer, hole)
    )
    return "".join(circles)


@lru_cache(maxsize=64)
def band(kind: str, outer: float) -> Svg:
    """A ring from above, its pattern on it; its colour comes from the class around it."""
    rim = outer * RIM / OUTER[kind[0]]
    whole = path(annulus(outer, outer - rim), "band", fill_rule="evenodd")
    return whole + disc(0, 0, outer - rim / 2, "shade") + disc(0, 0, outer - rim / 2, "pattern")


@lru_cache(maxsize=64)
def shaded(kind: str, level: int) -> Svg:
    """A ring on the board: the higher it lies, the longer its shadow."""
    outer = OUTER[kind[0]] - 0.15
    fall = 0.3 + 0.2 * level
    shadow = path(annulus(outer, OUTER[kind[0]] - RIM), "shadow", fill_rule="evenodd")
    return group(shadow, x=fall, y=fall) + band(kind, outer)


def ring_class(kind: str, level: int) -> str:
    """The class of a ring on the board: it says colour and brightness.

    >>> ring_class("Sg", 2)
    'ring gold level2'
    """
    return f"ring {COLOUR_NAMES[kind[1]]} level{min(level, _BRIGHTEST_LEVEL)}"


@lru_cache(maxsize=256)
def flat_ring(kind: str, x: float, y: float, outer: float) -> Svg:
    """A ring off the board, with its letter in the hole."""
    return group(
        group(band(kind, OUTER[kind[0]]), scale=outer / OUTER[kind[0]]),
        words(kind[1], 0, outer * 0.28, outer * 0.8, "bold"),
        x=x, y=y, class_=f"flat {COLOUR_NAMES[kind[1]]}",
    )  # fmt: skip


def settlement(seat: int) -> Svg:
    """A settlement: a house with its seat's sign."""
    return path(_HOUSE, f"seat{seat} edge") + seat_mark(seat, 0, 0.6, 2.2)


def base(seat: int) -> Svg:
    """A resource base: a hexagon with its seat's sign."""
    return path(_HEXAGON, f"seat{seat} edge") + seat_mark(seat, 0, 0, 1.7)


def tower() -> Svg:
    """The research tower."""
    return path(_TOWER, "tower")


def earth() -> Svg:
    """The Earth, as on the marker of the round's first player."""
    return disc(0, -1, 4.7, "sea") + path(_LAND, "land")


def piece(kind: str, seat: int | None) -> Svg:
    """The tower, or a settlement or a base of a seat."""
    if seat is None:
        return tower()
    return settlement(seat) if kind == "settlement" else base(seat)


def crater(outer: float) -> Svg:
    """A crater by its radius."""
    return disc(0, 0, outer - BRIM, "hollow") + disc(0, 0, outer - BRIM, "brim")


def crown() -> Svg:
    """What the winner gets, 20 wide."""
    return path(_CROWN)
