"""The moon with its base, and Earth rising over it: a picture for the lobby."""

from __future__ import annotations

from math import hypot
from random import Random

from selenite.core.drawing import Svg, box, group, join, number, path
from selenite.games.moon_base import signs, sprites
from selenite.games.moon_base.moon import OUTER
from selenite.games.moon_base.rules import NAME
from selenite.web.gallery import picture

_LEFT, _TOP, _WIDTH, _HEIGHT = -96, -62, 192, 96
_MOON = (14, 88, 128)
"""Where the moon is, and how large."""

_STARS = ((0.34, 240), (0.55, 100), (0.85, 34))

_CRATERS = (("L", -52, 22, 0), ("L", 64, 20, 1), ("S", 30, -24, 0), ("S", 88, 4, 2),
            ("S", -22, 28, 1), ("S", -74, 30, 2))  # fmt: skip
_RINGS = (
    ("Ls", -34, 2, 0), ("Lb", -12, 7, 0), ("Lg", -24, 4, 1), ("Sg", 8, -12, 0),
    ("Ls", 40, 8, 0), ("Lg", 60, 2, 0), ("Lb", 50, 6, 1), ("Ss", 54, 5, 2), ("Sb", 24, 22, 0),
)  # fmt: skip
"""Rings: kind, place, and level, those below first."""

_PIECES = (
    ("settlement", 0, -24, 4, 1), ("settlement", 1, 54, 5, 2), ("base", 1, 24, 22, 0),
    ("base", 0, -52, 22, 0), ("tower", None, 8, -12, 0),
)  # fmt: skip
"""What stands there: kind, seat, place, and the level it stands on."""


def panorama() -> Svg:
    """Sky, Earth, the moon, craters, rings and what stands on them."""
    x, y, radius = _MOON
    body = (
        box(_LEFT * 2, _TOP * 2, _WIDTH * 2, _HEIGHT * 2, "sky", 0),
        group(sprites.use("haze", class_="art haze"), scale=2.6),
        _stars(),
        group(sprites.use("earth", class_="art"), x=-62, y=-32, scale=2.1),
        group(sprites.use("moon", class_="art"), x=x, y=y, scale=radius / sprites.MOON),
        join(
            group(signs.crater(OUTER[size], kind), x=left, y=top)
            for size, left, top, kind in _CRATERS
        ),
        join(
            group(
                signs.shaded(kind, level), x=left, y=top, scale=1,
                class_=signs.ring_class(kind, level),
            )
            for kind, left, top, level in _RINGS
        ),
        join(
            group(signs.raised(kind, seat, level), x=left, y=top)
            for kind, seat, left, top, level in _PIECES
        ),
    )  # fmt: skip
    slice_ = "xMidYMid slice"
    return picture(NAME, join(body), _LEFT, _TOP, _WIDTH, _HEIGHT, preserveAspectRatio=slice_)


def _stars() -> Svg:
    """Stars all over the sky, but not on the moon."""
    chance = Random("panorama")
    x, y, radius = _MOON
    drawn = []
    for thick, count in _STARS:
        points = ((chance.uniform(_LEFT, -_LEFT), chance.uniform(_TOP, 10)) for _ in range(count))
        seen = [(a, b) for a, b in points if hypot(a - x, b - y) > radius + 2]
        d = "".join(f"M{number(a)} {number(b)}h0" for a, b in seen)
        drawn.append(path(d, "art star", stroke_width=thick))
    return join(drawn)
