"""The signs and colours of Moon Base's drawings: rings, settlements, bases, the tower.

Everything is drawn around (0, 0), in the lattice's units. The higher something is, the further up
it is drawn: :func:`lift` says how far.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, tan

from selenite.core import drawing
from selenite.core.drawing import Svg, disc, group, number, path, words
from selenite.games.moon_base.moon import OUTER
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.codes import (
    COLOUR_LETTERS,
    COLOURS,
    MEAN_LARGE,
    OUTER_LARGE,
)
from selenite.games.moon_base.sprites import BLURS, CRATERS, EARTH, LEVEL, use

RIM = 2 * (OUTER_LARGE - MEAN_LARGE)
COLOUR_NAMES = dict(zip(COLOUR_LETTERS, COLOURS, strict=True))
BRIM = 0.4
_HIGHEST_CLASS = 6
_TAP = 4
"""The radius in which a tap hits a piece."""

_LIGHT_UP = 33 * pi / 180
FALL = LEVEL / tan(_LIGHT_UP) / 2**0.5
"""How far a shadow falls to the right, and as far down, for each level under its ring."""

_HOLE = OUTER["L"] - RIM
_STRUTS = "".join(
    f"M{number(3.4 * cos(turn))} {number(3.4 * sin(turn))}"
    f"L{number((_HOLE + 0.3) * cos(turn))} {number((_HOLE + 0.3) * sin(turn))}"
    for turn in (pi / 6 + n * pi / 3 for n in range(6))
)
_CROWN = "M-10 8V-6l5.5 5L0-9l4.5 8L10-6V8z"

_SHARED = {
    "gold": "#f5b800", "id": "#ffffff", "id-edge": "#17171d", "strut": "#c9ced8",
    "glow": "#ffe9b0", "firm": "#5ce08a", "fair": "#d9e04a", "loose": "#ffa63d",
}  # fmt: skip
"""The colours of what lies on the moon, which looks the same by night and by day."""

LIGHT = drawing.LIGHT | _SHARED | {
    "sky": "#070a14", "star": "#e8eeff", "haze": "1", "crater-line": "#6f695d",
    "silver": "#f3f6fa", "blue": "#4d8fea", "rim": "#1f1d26", "plate": "#cfc9bc",
}  # fmt: skip
DARK = drawing.DARK | _SHARED | {
    "sky": "#070a14", "star": "#e8eeff", "haze": "1", "crater-line": "#8a8c9c",
    "silver": "#e6ebf2", "blue": "#5b9bf0", "rim": "#0d0c12", "plate": "#3b3d49",
}  # fmt: skip
_RULES = {
    ".art": "pointer-events:none",
    ".sky": "fill:$sky",
    ".star": "fill:none;stroke:$star;stroke-linecap:round",
    ".haze": "opacity:$haze",
    ".hollow": "fill:transparent",
    ".lost .art": "opacity:.22",
    ".shadow": "opacity:.74",
    ".far": "opacity:.5",
    ".band,.shade": "fill:transparent",
    ".deck": "fill:#dfe9ff;fill-opacity:.1;stroke:$strut;stroke-width:.28;stroke-opacity:.75",
    ".strut": "fill:none;stroke:$strut;stroke-width:.42;stroke-linecap:round",
    ".codes:not([data-codes=on] *)": "display:none",
    ".badge": "stroke:$rim;stroke-width:.25",
    ".gold .badge": "fill:$gold",
    ".silver .badge": "fill:$silver",
    ".blue .badge": "fill:$blue",
    ".dim": "opacity:.75",
    ".id": "fill:$id;stroke:$id-edge;stroke-width:.7;paint-order:stroke;stroke-linejoin:round",
    ".plate": "fill:$plate",
    ".groove": "fill:none;stroke:$rim;stroke-width:2;stroke-opacity:.45",
    ".next": "fill:none;stroke:$accent;stroke-width:2;stroke-linecap:round;stroke-linejoin:round",
    ".on-ring": "fill:$rim",
}
LIVE = {
    ".peeled .body,.peeled .shadow": "display:none",
    ".ghost .art": "opacity:.78",
    ".ghost .shadow": "opacity:.3",
    ".halo": "fill:none;stroke:$glow;stroke-width:.7;stroke-opacity:.9",
    ".aura": "fill:none;stroke:$glow;stroke-width:2.6;stroke-opacity:.22",
    ".arc-edge": "fill:none;stroke:$id-edge;stroke-width:1.5;stroke-opacity:.7",
    ".arc": "fill:none;stroke-width:.85",
    ".arc.firm": "stroke:$firm",
    ".arc.fair": "stroke:$fair",
    ".arc.loose": "stroke:$loose;stroke-dasharray:2.2 .7",
    ".bead": "fill:$id;stroke:$id-edge;stroke-width:.35",
}
"""The rules of what is drawn while a player decides."""

STYLE = drawing.style_sheet(NAME, LIGHT, DARK, drawing.RULES | _RULES | LIVE)
"""The style sheet of all drawings here, for pages that keep theirs in a file."""


def lift(level: float) -> float:
    """How much further up the top of a level is drawn.

    >>> lift(0), lift(2)
    (0.0, 3.1)
    """
    return LEVEL * level


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
    """A ring from above around the middle of its top; a tap may hit its hole, too."""
    full = OUTER[kind[0]]
    whole = path(annulus(full, full - RIM), "band", fill_rule="evenodd")
    drawn = use(f"ring-{kind}", y=LEVEL, class_="art body") + whole + disc(0, 0, full, "shade")
    return drawn if outer == full else group(drawn, scale=outer / full)


@lru_cache(maxsize=64)
def shaded(kind: str, level: int) -> Svg:
    """A ring on the board, with its shadow on what it rests on."""
    shadow = use(f"shadow-{kind[0]}0", y=LEVEL, class_="art shadow")
    return group(shadow, band(kind, OUTER[kind[0]]), y=-lift(level))


@lru_cache(maxsize=64)
def shadow_below(size: str, level: int) -> Svg:
    """The shadow of a high ring on the ground: the higher, the further off and the softer."""
    down = level - 1
    blur = min(len(BLURS) - 1, (down + 1) // 2)
    return use(f"shadow-{size}{blur}", x=FALL * down, y=FALL * down, class_="art shadow far")


def ring_class(kind: str, level: int) -> str:
    """The class of a ring on the board: it says colour and level.

    >>> ring_class("Sg", 2)
    'ring gold level2'
    """
    return f"ring {COLOUR_NAMES[kind[1]]} level{min(level, _HIGHEST_CLASS)}"


@lru_cache(maxsize=256)
def flat_ring(kind: str, x: float, y: float, outer: float) -> Svg:
    """A ring off the board; its letter is in the hole where codes are shown."""
    drawn = use(f"ring-{kind}", y=LEVEL / 2, class_="art")
    return group(
        group(drawn, scale=outer / OUTER[kind[0]]),
        words(kind[1], 0, outer * 0.28, outer * 0.8, "bold codes"),
        x=x, y=y, class_=f"flat {COLOUR_NAMES[kind[1]]}",
    )  # fmt: skip


def side_ring(kind: str, x: float, floor: float) -> Svg:
    """A ring of a stack, seen from the side, on the floor or on what lies there."""
    return use(f"stacked-{kind}", x=x, y=floor, class_="art")


@lru_cache(maxsize=4)
def settlement(seat: int) -> Svg:
    """A settlement: a vault in its seat's colour and shape, a disc or a triangle."""
    return use("domeshade", class_="art shadow") + use(f"dome-{seat}", class_="art")


@lru_cache(maxsize=4)
def base(seat: int) -> Svg:
    """A resource base: a hexagonal block with its seat's sign."""
    return use("baseshade", class_="art shadow") + use(f"base-{seat}", class_="art")


def tower() -> Svg:
    """The research tower with its beacon."""
    return use("towershade", class_="art shadow") + use("tower", class_="art")


@lru_cache(maxsize=8)
def deck(level: int) -> Svg:
    """What a piece stands on in the middle of a large ring: a glass floor on struts."""
    floor = disc(0, 0, _HOLE, "deck") + path(_STRUTS, "strut")
    return group(floor, y=-lift(level))


@lru_cache(maxsize=64)
def raised(kind: str, seat: int | None, level: int) -> Svg:
    """A piece on the ground, or on a ring of a level."""
    if not level:
        return piece(kind, seat) + disc(0, 0, _TAP, "hollow")
    return deck(level) + group(piece(kind, seat), disc(0, 0, _TAP, "hollow"), y=-lift(level))


def earth() -> Svg:
    """The Earth, as on the marker of the round's first player."""
    return group(use("earth", class_="art"), y=-1, scale=4.7 / EARTH)


def piece(kind: str, seat: int | None) -> Svg:
    """The tower, or a settlement or a base of a seat."""
    if seat is None:
        return tower()
    return settlement(seat) if kind == "settlement" else base(seat)


@lru_cache(maxsize=64)
def crater(outer: float, variant: int = 0) -> Svg:
    """A crater by its radius; there are some of each size that look different."""
    size = "L" if outer == OUTER["L"] else "S"
    drawn = use(f"crater-{size}{variant % CRATERS}", class_="art")
    return drawn + disc(0, 0, outer - BRIM, "hollow brim")


def crown() -> Svg:
    """What the winner gets, 20 wide."""
    return path(_CROWN)
