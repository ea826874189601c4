"""The signs and colours of Blue Moon City's drawings: peoples, pieces, rewards and powers.

Peoples and powers are drawn in a square of 24, around (12, 12). Each sign differs from the others
by its shape alone; colours come on top.
"""

from __future__ import annotations

from functools import lru_cache

from selenite.core import drawing
from selenite.core.drawing import (
    EMPTY,
    Svg,
    box,
    disc,
    element,
    group,
    join,
    path,
    seat_mark,
    words,
)
from selenite.games.blue_moon_city.rules.components import Reward

LETTERS = {"vulca": "v", "terrah": "t", "aqua": "a", "flit": "f", "khind": "k", "mimix": "m",
           "hoax": "h", "pillar": "p", "any": "*"}  # fmt: skip
PEOPLES = {letter: people for people, letter in LETTERS.items()}
DRAGON_PEOPLES = {"red": "vulca", "green": "terrah", "blue": "aqua"}

LIGHT = drawing.LIGHT | {
    "ground": "#cfdaea", "plan": "#fbfcff", "plan-line": "#62739a", "built": "#f6dd9b",
    "built-line": "#7d5a0c", "roof": "#e9c468", "court": "#b9c9e4", "gem": "#a5e3f5",
    "gem-line": "#0b5570", "gold": "#ffd54a", "gold-line": "#6d4c00", "back": "#31508f",
    "back-sign": "#d6e2ff", "wing-red": "#ff8a65", "wing-green": "#8bd48f", "wing-blue": "#82b6ff",
    "wing-line": "#1e1a26",
}  # fmt: skip
DARK = drawing.DARK | {
    "ground": "#0c0f18", "plan": "#262d40", "plan-line": "#8595bd", "built": "#5b4614",
    "built-line": "#f0cf78", "roof": "#7a5f1d", "court": "#34456b", "gem": "#1c7c99",
    "gem-line": "#bdf0ff", "gold": "#c79a17", "gold-line": "#fff0b8", "back": "#9db4ea",
    "back-sign": "#22325c", "wing-red": "#ff8a65", "wing-green": "#8bd48f", "wing-blue": "#82b6ff",
    "wing-line": "#15131c",
}  # fmt: skip
COLOURS = {
    "vulca": ("#211f2b", "#ffffff"), "terrah": ("#d42a36", "#ffffff"),
    "aqua": ("#1a5fb4", "#ffffff"), "flit": ("#b4bdc9", "#1b1a22"),
    "khind": ("#63b96a", "#10210f"), "mimix": ("#744515", "#ffffff"),
    "hoax": ("#ffffff", "#6a1b87"), "pillar": ("#f7d038", "#2b2200"),
    "any": ("#efe7fb", "#2b1c57"),
}  # fmt: skip
"""Each people's colour and ink on cards and boxes. They are printed, the same in both themes; where
the ink is the same, the colours differ in brightness.
"""
_RULES = {
    ".ground": "fill:$ground",
    ".tile": "fill:$plan;stroke:$plan-line;stroke-width:1.6;stroke-dasharray:5 3",
    ".built": "fill:$built;stroke:$built-line;stroke-width:2.4",
    ".roof": "fill:$roof",
    ".court": "fill:$court;stroke:$plan-line;stroke-width:1.6",
    ".plaza": "fill:none;stroke:$plan-line;stroke-width:1.2;opacity:.6",
    ".slot": "stroke:$plan-line;stroke-width:1.2",
    ".space": "fill:$plan;stroke:$plan-line;stroke-width:1.4",
    ".next": "stroke:$accent;stroke-width:3",
    ".gem": "fill:$gem;stroke:$gem-line;stroke-linejoin:round",
    ".scale": "fill:$gold;stroke:$gold-line",
    ".back": "fill:$back;stroke:$back-sign",
    ".back-sign": "fill:$back-sign",
    ".edge": "stroke-width:1.4;stroke-linejoin:round",
    ".shade": "fill:#000;opacity:.28",
    ".gable .ink": "fill:$built-line",
    ".gable .ink-line": "fill:none;stroke:$built-line;stroke-linecap:round",
    ".wings": "stroke:$wing-line;stroke-width:1.4;stroke-linejoin:round",
    ".dragon-red .wings": "fill:$wing-red",
    ".dragon-green .wings": "fill:$wing-green",
    ".dragon-blue .wings": "fill:$wing-blue",
    ".dragon .ink": "fill:$wing-line",
    ".dragon .ink-line": "fill:none;stroke:$wing-line;stroke-linecap:round",
    **{
        selector: declarations
        for people, (colour, ink) in COLOURS.items()
        for selector, declarations in (
            (f".{people} .slot", f"fill:{colour}"),
            (f".{people} .ink,.{people} .on-card", f"fill:{ink}"),
            (f".{people} .ink-line", f"fill:none;stroke:{ink};stroke-linecap:round"),
        )
    },
}

STYLE = drawing.style_sheet("blue-moon-city", LIGHT, DARK, drawing.RULES | _RULES)
"""The style sheet of all drawings here, for pages that keep theirs in a file."""


# Filled outlines, and lines for what would be a blot if filled.
_PEOPLE_SHAPES = {
    "vulca": "M13 1c1 5 6 7.5 6 13.5a7 7 0 0 1-14 .5c0-4 2.5-5.5 3-9.5c1.8 1 2.6 2.4"
             " 2.7 4c1.6-2.3 2.6-5 2.3-8.5zM12 13c-1.5 2-3 2.8-3 5a3 3 0 0 0 6 0c0-2"
             "-2-3-3-5z",
    "terrah": "M1 21L9 5l4.5 8.5L16.5 9L23 21z",
    "flit": "M1 7c5-2.5 9 0 11 5c2-5 6-7.5 11-5c-4 1-6 3-6.5 6c-1.5 0-3 1.5-4.5 6"
            "c-1.5-4.5-3-6-4.5-6c-.5-3-2.5-5-6.5-6z",
    "khind": "M11 22v-8c-5.5 0-9-3-9.5-9c6 0 9.5 2.5 10.5 7c.8-5.5 4-8.5 10.5-9"
             "c0 6.5-3.5 10-9 10.5v8.5z",
    "mimix": "M12 11c4 0 7.5 4.5 7.5 8c0 4-4 3-7.5 3s-7.5 1-7.5-3c0-3.5 3.5-8 7.5-8z"
             "M8.5 2.5a2.3 3.2 0 1 0 .01 0zM15.5 2.5a2.3 3.2 0 1 0 .01 0z"
             "M3.5 7.5a2.1 3 0 1 0 .01 0zM20.5 7.5a2.1 3 0 1 0 .01 0z",
    "hoax": "M0 12c4-6 8-8 12-8s8 2 12 8c-4 6-8 8-12 8s-8-2-12-8zM12 6.5a5.5 5.5 0 1 0 .01 0z"
            "M12 9.5a2.5 2.5 0 1 1-.01 0z",
    "pillar": "M3 2h18v4h-3v12h3v4H3v-4h3V6H3zM9 7v10h1.8V7zM13.2 7v10H15V7z",
    "any": "M12 0l3 8.5l9 .3l-7.1 5.5l2.5 8.7l-7.4-5.2l-7.4 5.2l2.5-8.7L0 8.8l9-.3z",
}  # fmt: skip
_AQUA = "M1.5 7.5q3.5-5 7 0t7 0t7 0M1.5 13.5q3.5-5 7 0t7 0t7 0M1.5 19.5q3.5-5 7 0t7 0t7 0"
_GEM = "M7 3h10l5 6.5L12 22L2 9.5zM2 9.5h20M7 3l2 6.5l3 12.5l3-12.5L17 3"
_SCALE = "M12 2c6 1.5 9 5.5 9 10.5S17 21.5 12 23c-5-1.5-9-5.5-9-10.5S6 3.5 12 2zM12 6.5v12"
_OBELISK = "M12 0l3.5 4L17 20h2.5v4h-15v-4H7L8.5 4z"
_CROWN = "M2 20V6l5.5 5L12 3l4.5 8L22 6v14z"
_HEADS = "M7 3a3.5 3.5 0 1 0 .01 0zM17 3a3.5 3.5 0 1 0 .01 0zM1 21c0-7 2-9.5 6-9.5s5 2.5 5 4" \
         "c0-1.5 1-4 5-4s6 2.5 6 9.5z"  # fmt: skip
_ARROWS = "M12 0l4 5h-2.5v5.5H19V8l5 4l-5 4v-2.5h-5.5V19H16l-4 5l-4-5h2.5v-5.5H5V16l-5-4l5-4v2.5" \
          "h5.5V5H8z"  # fmt: skip
_WINGS = "M12 9c1.5-4 5.5-6.5 12-6c-1.6 2-1.6 3.6-1.2 5.6c-1.6 .4-2 1.2-2.4 2.8a8.4 8.4 0 0" \
         " 1-16.8 0c-.4-1.6-.8-2.4-2.4-2.8c.4-2 .4-3.6-1.2-5.6c6.5-.5 10.5 2 12 6z"  # fmt: skip
_STEPS = "M5 13a2.2 3.2 0 1 0 .01 0zM12 8.5a2.2 3.2 0 1 0 .01 0zM19 4a2.2 3.2 0 1 0 .01 0z"
_SWAP = "M1 8h14V3.5L23 10l-8 6v-4.5H1zM23 17H9v-2.5L2 19l7 4.5V20.5h14z"
_PAIR = "M2 5h11v16H2zM10 2h12v16h-7.5"
_FIGURE = "M0-13a5 5 0 0 1 3.2 8.8C6.5-2.5 8 3 8.5 11.5H-8.5C-8 3-6.5-2.5-3.2-4.2A5 5 0 0 1 0-13z"
_DRAGON = "M0-6c2-5 7-8 15-7.5c-2 2.5-2 4.5-1.5 7c-2 .5-2.5 1.5-3 3.5A10 10 0 0 1-10.5-3c-.5-2-1" \
          "-3-3-3.5c.5-2.5 .5-4.5-1.5-7c8-.5 13 2.5 15 7.5z"  # fmt: skip

_HOUSE = "M0 68V32q0-6 6-6h8q2-26 26-26t26 26h8q6 0 6 6v36zM6 60V49q0-4 4-4t4 4v11z" \
         "M66 60V49q0-4 4-4t4 4v11z"  # fmt: skip

# A power's sign: the shape of what it moves or makes, and a word of figures.
_POWERS = {
    "v1": (_WINGS, "any"), "v2": (_WINGS, "3"), "t1": (_WINGS, "any"), "t2": (_WINGS, "3"),
    "a1": (_WINGS, "any"), "a2": (_WINGS, "3"), "f1": (_STEPS, "any"), "f2": (_STEPS, "+2"),
    "k1": (_PEOPLE_SHAPES["any"], "1"), "m1": (_PAIR, "3"), "m2": (_PAIR, "3"),
    "h1": (_SWAP, "4"), "h2": (_SWAP, "1"), "p1": (_OBELISK, "+1"), "p2": (_OBELISK, "+2"),
}  # fmt: skip
_REWARDS = ("gem", "card", "scale")


@lru_cache(maxsize=512)
def people(name: str, x: float, y: float, size: float) -> Svg:
    """A people's sign, its top left corner at a point, in the ink of its colour."""
    if name == "aqua":
        shape = path(_AQUA, "ink-line", stroke_width=2.6)
    else:
        shape = path(_PEOPLE_SHAPES[name], "ink", fill_rule="evenodd")
    return group(shape, x=x, y=y, scale=size / 24)


@lru_cache(maxsize=512)
def sign(name: str, x: float, y: float, size: float) -> Svg:
    """A sign of the table: gem, card, scale, cube, crown, heads, obelisk, flag."""
    shapes = {
        "gem": path(_GEM, "gem", stroke_width=1.6),
        "card": element("rect", x=4, y=2, width=16, height=20, rx=3, class_="back",
                        stroke_width=1.8) + path("M12 7l3.5 5l-3.5 5l-3.5-5z", "back-sign"),
        "scale": path(_SCALE, "scale", stroke_width=1.8),
        "cube": path("M12 2l9 4.5v10.5L12 22l-9-5V6.5zM3 6.5l9 4.5l9-4.5M12 11v11", "line",
                     stroke_width=1.8),
        "crown": path(_CROWN),
        "heads": path(_HEADS),
        "obelisk": path(_OBELISK),
        "any": path(_ARROWS),
        "steps": path(_STEPS),
        "flag": path("M4 1h2v22H4zM7 2h14l-4 5l4 5H7z"),
    }  # fmt: skip
    return group(shapes[name], x=x, y=y, scale=size / 24)


@lru_cache(maxsize=256)
def reward(given: Reward, size: float) -> tuple[Svg, float]:
    """A reward as numbers and signs from left to right, and its width.

    >>> reward(Reward(), 10)
    ('', 0)
    """
    drawn, x = [], 0.0
    for sign_name, count in zip(_REWARDS, given, strict=True):
        if count:
            drawn.append(words(f"{count}", x, size * 0.86, size, "bold", "start"))
            drawn.append(sign(sign_name, x + size * 0.66, 0, size))
            x += size * 1.8
    return join(drawn), max(x - size * 0.14, 0)


@lru_cache(maxsize=512)
def power(card: str, x: float, y: float, size: float) -> Svg:
    """The small sign of what a card can do besides paying; nothing for a card without a power."""
    if card not in _POWERS:
        return EMPTY
    shape, word = _POWERS[card]
    mark = path(shape, "ink-line" if shape is _PAIR else "ink", stroke_width=2.4)
    if word == "any":
        beside = group(path(_ARROWS, "ink"), x=size * 1.15, y=size * 0.02, scale=size / 24)
    else:
        beside = words(word, size * 1.2, size * 0.86, size, "bold on-card", "start")
    return group(group(mark, scale=size / 24), beside, x=x, y=y)


@lru_cache(maxsize=512)
def figure(seat: int) -> Svg:
    """A figure that stands around (0, 0): 17 wide, 25 high."""
    return path(_FIGURE, f"seat{seat} edge") + seat_mark(seat, 0, 4.5, 4.6)


@lru_cache(maxsize=512)
def dragon(name: str) -> Svg:
    """A dragon around (0, 0), with the sign of its element: 30 wide, 23 high."""
    badge = path(_DRAGON, "wings") + disc(0, 1, 9.5, "wings")
    return badge + people(DRAGON_PEOPLES[name], -6.5, -5.5, 13)


@lru_cache(maxsize=512)
def cube(seat: int, size: float) -> Svg:
    """A cube around (0, 0), lit from above, with its seat's sign on it."""
    half = size / 2
    return (
        box(-half, -half, size, size, f"seat{seat} edge", size / 7)
        + box(-half + 0.7, half - size / 5, size - 1.4, size / 5 - 0.7, "shade", size / 9)
        + seat_mark(seat, 0, -size / 20, size * 0.33)
    )


@lru_cache(maxsize=512)
def house(people_name: str) -> Svg:
    """A complete building, 80 wide and 68 high, with a people's sign in its dome."""
    return path(_HOUSE, "roof", fill_rule="evenodd") + group(
        people(people_name, 31, 3, 18), class_="gable"
    )
