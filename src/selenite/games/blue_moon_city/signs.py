"""The signs and colours of Blue Moon City's drawings: peoples, pieces, rewards and powers.

Each sign differs from the others by its shape alone; colours come on top. The shapes are symbols
of :mod:`~selenite.games.blue_moon_city.art`, whose parts have roles; a role gets its colour from a
custom property of the same name, so that a group around a building turns it into a plan, into bare
stone or into what it will be one day.
"""

from __future__ import annotations

from functools import lru_cache

from selenite.core import drawing
from selenite.core.drawing import EMPTY, Svg, element, join, words
from selenite.games.blue_moon_city import art
from selenite.games.blue_moon_city.rules.components import Reward

LETTERS = {"vulca": "v", "terrah": "t", "aqua": "a", "flit": "f", "khind": "k", "mimix": "m",
           "hoax": "h", "pillar": "p", "any": "*"}  # fmt: skip
PEOPLES = {letter: people for people, letter in LETTERS.items()}
DRAGON_PEOPLES = {"red": "vulca", "green": "terrah", "blue": "aqua"}

LIGHT = drawing.LIGHT | {
    # The scene
    "water": "#9cc6e6", "wave": "#d6ebfa", "quay": "#8f8371", "street": "#d8cbb0",
    "plan": "#e6effc", "plan-fill": "#f4f8ff", "plan-line": "#3c66a8", "plan-edge": "#7f9cc9",
    "built": "#fbeecb", "built-edge": "#c08a1a", "court": "#efe4cb", "strip": "#ffffff",
    "stone": "#cfc3a8", "stone-dark": "#94866a",
    "stone-mid": "#b6a98c", "block": "#efe6d0", "shaft": "#c9ba97",
    "wing-red": "#ff7a55", "wing-green": "#6fc274", "wing-blue": "#62a2f5", "wing-line": "#1e1a26",
    "moon": "#fdf6dc", "crater": "#d9c892", "halo": "#fff7d8", "pole": "#7a5530",
    "plank": "#c0935a", "star": "#f7e3ae",
    # The roles of a building in its full colours
    "wl": "#ead9b4", "wd": "#b59f78", "wb": "#fbf0d6", "rl": "#5b6bc4", "rd": "#4753a2",
    "gl": "#ffd257", "dk": "#51453c", "gd": "#e8b31f", "wa": "#4fb2ea", "fl": "#f2641c",
    "fi": "#ffdc55", "gn": "#5b9f4f", "tr": "#8d5e35", "cl": "#c23a6b", "me": "#6d7886",
    "fr": "#d8404a", "cr": "#74d7f7", "ps": "#bcd9ee", "ol": "#5a4a3a",
}  # fmt: skip
DARK = drawing.DARK | {
    "water": "#123263", "wave": "#4a7cc0", "quay": "#081126", "street": "#3b4a75",
    "plan": "#13295a", "plan-fill": "#18326a", "plan-line": "#9dc0f5", "plan-edge": "#41639f",
    "built": "#26315c", "built-edge": "#f0c75a", "court": "#2a3a66", "strip": "#0a1836",
    "stone": "#8793bd", "stone-dark": "#47547f",
    "stone-mid": "#6b78a6", "block": "#3d4a78", "shaft": "#6d7aa8",
    "wing-red": "#ff8a65", "wing-green": "#8bd48f", "wing-blue": "#82b6ff", "wing-line": "#15131c",
    "moon": "#dbe9ff", "crater": "#8aa9dc", "halo": "#8db8ff", "pole": "#b08a5c",
    "plank": "#d2a566", "star": "#c3d2ff",
    "wl": "#bdb6bf", "wd": "#6c6984", "wb": "#dfdbe2", "rl": "#6f7edb", "rd": "#5360b0",
    "gl": "#ffd873", "dk": "#1d2140", "gd": "#f0c24b", "wa": "#3f9fe8", "fl": "#ff7a2e",
    "fi": "#ffe680", "gn": "#3f8a63", "tr": "#7a583f", "cl": "#e0588a", "me": "#6f7ba0",
    "fr": "#f2606a", "cr": "#7fe0ff", "ps": "#1a3560", "ol": "#141a36",
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
_ACCENTS = {
    "vulca": "#ff7a2e", "terrah": "#ffc56b", "aqua": "#7fd4ff", "flit": "#5d6f9c",
    "khind": "#f4f06a", "mimix": "#c8e08a", "hoax": "#d9a520", "pillar": "#b0402a",
    "any": "#8a5cd0",
}  # fmt: skip
"""The second colour of each people's emblem."""

_ROOFS = {
    "vulca": ("#8f4740", "#6a3032", "#e8622f"), "terrah": ("#c65b42", "#9c4431", "#d9503f"),
    "aqua": ("#3f8ccb", "#2f6ba4", "#47aee2"), "flit": ("#8f9ccb", "#707ca9", "#d3dcf4"),
    "khind": ("#67ad5f", "#4b8a4b", "#d8484f"), "mimix": ("#96693c", "#73502b", "#7fa850"),
    "hoax": ("#8f68c0", "#704d9f", "#a980da"), "pillar": ("#dcae3a", "#b88b28", "#d25b3d"),
}  # fmt: skip
"""Roof, its shaded side and cloth of a people's complete buildings."""

_FILLED = (
    "wl", "wd", "wb", "rl", "rd", "gl", "dk", "gd", "wa", "fl", "fi", "gn", "tr", "cl", "me",
    "fr", "cr", "ps",
)  # fmt: skip
_PLAN = ";".join(f"--{role}:$plan-fill" for role in _FILLED) + ";--ol:$plan-line"
_STONE_ROLES = {
    "stone": ("wl", "gd", "wa", "fr", "cr"),
    "stone-mid": ("rl", "gn", "cl", "me", "tr", "wd"),
    "stone-dark": ("rd", "gl", "dk", "fl", "fi", "ps"),
}
_STONE = ";".join(f"--{role}:${colour}" for colour, roles in _STONE_ROLES.items() for role in roles)

_RULES = {
    "": drawing.RULES[""] + ";--lit:.26;--dim:.2;--ow:.5px",
    ".water": "fill:$water",
    ".wave": "fill:none;stroke:$wave;stroke-width:1.1;stroke-linecap:round;opacity:.55",
    ".glitter": "fill:none;stroke:$moon;stroke-width:1.6;stroke-linecap:round;opacity:.55",
    ".quay": "fill:$quay",
    ".paving": "fill:none;stroke:$quay;stroke-width:.7;opacity:.28",
    ".street": "fill:$street",
    ".bridge": "fill:$street;stroke:$quay;stroke-width:1",
    ".rail": "fill:$stone;stroke:$quay;stroke-width:.6",
    ".lamp": "fill:$gl",
    ".slab": "fill:$quay",
    ".tile": "fill:$plan;stroke:$plan-edge;stroke-width:1.2",
    ".grid": "fill:none;stroke:$plan-line;stroke-width:.5;opacity:.22",
    ".built": "fill:$built;stroke:$built-edge;stroke-width:2.4",
    ".star": "fill:$star",
    ".court": "fill:$court;stroke:$built-edge;stroke-width:1.4",
    ".strip": "fill:$strip;opacity:.62",
    ".plaque": "fill:$panel;stroke:$built-edge;stroke-width:1.2",
    ".tile-name": "paint-order:stroke;stroke:$plan;stroke-width:2.4;stroke-opacity:.7",
    ".socket": "stroke:$plan-edge;stroke-width:1.2",
    ".empty": "fill:$quay;opacity:.5",
    ".slot": "fill:var(--card);stroke:$plan-edge;stroke-width:1",
    ".on-card": "fill:var(--on)",
    ".edge": "fill:#f6ecd2;stroke:#8a7748;stroke-width:.8",
    ".ray": "fill:var(--on);opacity:.08",
    ".aura": "fill:var(--ac);opacity:.2",
    ".cream": "fill:#f8f0dc;stroke:#8a7748;stroke-width:.7",
    ".cream-ink": "fill:#2b2433;--ik:#2b2433;--on:#2b2433",
    ".space": "fill:$block;stroke:$stone-dark;stroke-width:1",
    ".side": "fill:$stone-dark",
    ".shaft": "fill:$shaft;stroke:$stone-dark;stroke-width:1",
    ".cap": "fill:$gd",
    ".ridge": "fill:none;stroke:$moon;stroke-width:1.6;opacity:.6",
    ".next": "stroke:$accent;stroke-width:2.6",
    ".p-plan": _PLAN + ";--lit:0;--dim:0;--ow:.8px",
    ".p-stone": _STONE + ";--wb:$stone;--ol:$stone-dark;--ow:.7px",
    ".dragon-red": "--dw:$wing-red",
    ".dragon-green": "--dw:$wing-green",
    ".dragon-blue": "--dw:$wing-blue",
    ".dragon": "--on:$wing-line",
    ".s0": "--se:$seat0",
    ".s1": "--se:$seat1",
    ".s2": "--se:$seat2",
    ".s3": "--se:$seat3",
    ".codes": "display:none",
    **{
        f".{people}": f"--card:{colour};--on:{ink};--ac:{_ACCENTS[people]}"
        for people, (colour, ink) in COLOURS.items()
    },
    **{
        f".of-{people}": f"--rl:{roof};--rd:{shade};--cl:{cloth}"
        for people, (roof, shade, cloth) in _ROOFS.items()
    },
}

# Rules for the parts of symbols. They stand alone: no selector reaches into a symbol from outside.
_OUTLINED = ";stroke:var(--ol);stroke-width:var(--ow);stroke-linejoin:round"
_LINE = "fill:none;stroke-linecap:round;stroke-linejoin:round;"
_PARTS = {
    **{role: f"fill:var(--{role}){_OUTLINED}" for role in _FILLED},
    "gl": "fill:var(--gl);stroke:var(--ol);stroke-width:var(--ow)",
    "ci": "fill:#fff;fill-opacity:.6",
    "ce": "fill:#fff;fill-opacity:.25",
    "cs": "fill:#05355c;fill-opacity:.35",
    "sm": "fill:#fff;fill-opacity:var(--lit)",
    "ha": "fill:#bfefff;fill-opacity:var(--lit)",
    "hi": "fill:#fff;fill-opacity:var(--lit)",
    "sh": "fill:#120a30;fill-opacity:var(--dim)",
    "sf": "fill:#120a30;fill-opacity:calc(var(--dim)*.7)",
    "ln": _LINE + "stroke:var(--ol);stroke-width:.9",
    "ls": _LINE + "stroke:var(--ol);stroke-width:.7;opacity:.7",
    "lm": _LINE + "stroke:var(--ol);stroke-width:.8",
    "lq": _LINE + "stroke:var(--ol);stroke-width:.6;opacity:.6",
    "lt": _LINE + "stroke:var(--ol);stroke-width:1.8",
    "lw": _LINE + "stroke:#fff;stroke-width:.8;opacity:calc(var(--lit)*2.6)",
    "on": "fill:var(--on);fill-rule:evenodd",
    "o2": "fill:var(--on);opacity:.45",
    "o3": "fill:var(--card)",
    "ac": "fill:var(--ac)",
    "dw": "fill:var(--dw);stroke:var(--wing-line);stroke-width:.9;stroke-linejoin:round",
    "ds": "fill:#000;fill-opacity:.16",
    "dl": _LINE + "stroke:var(--wing-line);stroke-width:.5;opacity:.7",
    "dm": "fill:#fff6e0;stroke:var(--wing-line);stroke-width:.8",
    "de": "fill:#fff8c0",
    "se": "fill:var(--se);stroke:var(--mark);stroke-width:.9;stroke-linejoin:round",
    "mk": "fill:var(--mark)",
    "fc": "fill:#f6dcbc;stroke:var(--mark);stroke-width:.5",
    "ss": "fill:#000;fill-opacity:.4",
    "ik": "fill:var(--ik,var(--ink));fill-rule:evenodd",
    "g2": "fill:#7a4d00;fill-opacity:.28",
    "g3": _LINE + "stroke:#7a4d00;stroke-width:1",
    "bk": "fill:#1d3570",
    "bx": "fill:#2c4fa3;stroke:#f0d48a;stroke-width:1.5",
    "bl": "fill:none;stroke:#d9b860;stroke-width:1",
    "be": "fill:none;stroke:#d9b860;stroke-width:.6;opacity:.7",
    "br": "fill:#fff;fill-opacity:.1",
    "bs": "fill:#efdfae",
    "h1": "fill:var(--halo);fill-opacity:.16",
    "h2": "fill:var(--halo);fill-opacity:.3",
    "mo": "fill:var(--moon)",
    "mc": "fill:var(--crater);fill-opacity:.5",
    "ms": "fill:#2c4a86;fill-opacity:.22",
    "lp": _LINE + "stroke:var(--pole);stroke-width:1.9",
    "lr": _LINE + "stroke:var(--pole);stroke-width:1.1",
    "pk": "fill:var(--plank);stroke:var(--pole);stroke-width:.4",
    "tb": "fill:var(--stone);stroke:var(--stone-dark);stroke-width:.6",
}

STYLE = "\n".join(
    (
        drawing.style_sheet("blue-moon-city", LIGHT, DARK, drawing.RULES | _RULES),
        '[data-codes="on"] .codes{display:inline}',
        *(f".bmc-{role}{{{declarations}}}" for role, declarations in _PARTS.items()),
    )
)
"""The style sheet of all drawings here, for pages that keep theirs in a file."""

# A power's sign: what it moves or makes, and a word of figures.
_POWERS = {
    "v1": ("wings", "any"), "v2": ("wings", "3"), "t1": ("wings", "any"), "t2": ("wings", "3"),
    "a1": ("wings", "any"), "a2": ("wings", "3"), "f1": ("steps", "any"), "f2": ("steps", "+2"),
    "k1": ("joker", "1"), "m1": ("pair", "3"), "m2": ("pair", "3"),
    "h1": ("recolour", "4"), "h2": ("recolour", "1"), "p1": ("offering", "+1"),
    "p2": ("offering", "+2"),
}  # fmt: skip
_REWARDS = ("gem", "card", "scale")


def people(name: str, x: float, y: float, size: float) -> Svg:
    """A people's sign, its top left corner at a point, in the ink of its colour."""
    return art.use(f"people-{name}", x, y, size, size)


def emblem(name: str, x: float, y: float, size: float) -> Svg:
    """A people's large emblem, in its ink and its second colour."""
    return art.use(f"emblem-{name}", x, y, size, size)


def sign(name: str, x: float, y: float, size: float) -> Svg:
    """A sign of the table: gem, card, scale, cube, crown, heads, obelisk, flag and others."""
    return art.use(f"sign-{name}", x, y, size, size)


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
            drawn.append(sign(sign_name, x + size * 0.62, 0, size))
            x += size * 1.72
    return join(drawn), max(x - size * 0.1, 0)


def power_sign(card: str, x: float, y: float, size: float) -> Svg:
    """The sign of what a card moves or makes, without its figures."""
    return sign(_POWERS[card][0], x, y, size)


def power(card: str, x: float, y: float, size: float) -> Svg:
    """The small sign of what a card can do besides paying; nothing for a card without a power."""
    if card not in _POWERS:
        return EMPTY
    shape, word = _POWERS[card]
    if word == "any":
        beside = sign("any", x + size * 1.15, y, size)
    else:
        beside = words(word, x + size * 1.15, y + size * 0.86, size, "bold cream-ink", "start")
    return sign(shape, x, y, size) + beside


@lru_cache(maxsize=16)
def figure(seat: int) -> Svg:
    """A figure that stands around (0, 0): 20 wide, 28 high."""
    return element("g", art.use(f"figure-{seat}", -10, -15, 20, 28), class_=f"s{seat}")


@lru_cache(maxsize=16)
def dragon(name: str) -> Svg:
    """A dragon around (0, 0), with the sign of its element: 36 wide, 30 high."""
    return art.use(f"dragon-{name}", -18, -15, 36, 30.75)


@lru_cache(maxsize=512)
def cube(seat: int, size: float) -> Svg:
    """A cube around (0, 0), lit from above, with its seat's sign on it."""
    half = size / 2
    return element("g", art.use(f"cube-{seat}", -half, -half, size, size), class_=f"s{seat}")
