"""The city by night as a picture for the lobby: buildings on their quay under the moon."""

from __future__ import annotations

from selenite.core.drawing import Svg, box, element, group, join, number, path
from selenite.games.blue_moon_city import art, signs
from selenite.games.blue_moon_city.rules import NAME
from selenite.web.gallery import picture

_WIDTH, _HEIGHT, _GROUND = 640, 320, 250
_FRAME, _FOOT = (120, 90), 86
"""The frame that buildings are drawn in, and where in it their ground is."""

_BUILDINGS = (
    ("flight-tower", "flit", 112, 1.75),
    ("mill", "terrah", -22, 1.2),
    ("library", "hoax", 70, 1.2),
    ("earth-temple", "khind", 540, 1.25),
    ("market-hall", "pillar", 444, 1.2),
    ("water-temple", "aqua", 368, 1.3),
    ("royal-palace", "mimix", 214, 1.9),
)
"""Buildings from the back to the front: the people whose colours they have, left side, size."""

_STARS = ((1.1, 37, 71), (1.7, 101, 47), (2.4, 211, 29))
"""How thick stars are, and the steps that spread those of a kind over the sky."""


def panorama() -> Svg:
    """Sky, moon, houses, buildings, and all of it by the water."""
    moon = art.use("moon", 432, 6, 140, 140)
    dragon = group(signs.dragon("blue"), x=84, y=64, scale=2.2)
    body = (
        _stars(), moon, _houses(), box(0, _GROUND - 8, _WIDTH, 16, "street", 0),
        element("rect", y=_GROUND + 4, width=_WIDTH, height=_HEIGHT, class_="quay"),
        element("rect", y=_GROUND + 12, width=_WIDTH, height=_HEIGHT, class_="water"),
        join(_building(*one) for one in _BUILDINGS), _waves(), _glitter(502),
        art.use("boat", 96, 258, 62, 46), art.use("boat", 560, 266, 42, 31),
        element("g", dragon, class_="dragon dragon-blue"),
    )  # fmt: skip
    return picture(NAME, join(body), 0, 0, _WIDTH, _HEIGHT, preserveAspectRatio="xMidYMid slice")


def _stars() -> Svg:
    lines = []
    for thick, across, down in _STARS:
        points = ((n * across % _WIDTH, n * down % (_GROUND - 60)) for n in range(1, 26))
        d = "".join(f"M{x} {y}h0" for x, y in points)
        lines.append(path(d, "panorama-star", stroke_width=thick))
    return join(lines)


def _houses() -> Svg:
    """Houses far away."""
    drawn = [
        art.use(f"houses-{1 + n % 2}", 58 * n - 20, _GROUND - 58 - 5 * (n % 3), 74, 56)
        for n in range(12)
    ]
    return group(*drawn, class_="far")


def _building(name: str, people: str, left: float, size: float) -> Svg:
    """A complete building in the colours of a people."""
    width, height = _FRAME[0] * size, _FRAME[1] * size
    drawn = art.use(f"building-{name}", left, _GROUND - _FOOT * size, width, height)
    return group(drawn, class_=f"of-{people}")


def _waves() -> Svg:
    lines = [f"M{n * 83 % _WIDTH} {_GROUND + 20 + n * 17 % 44}q4-3 8 0t8 0" for n in range(34)]
    return path("".join(lines), "wave")


def _glitter(x: float) -> Svg:
    """The moon on the water."""
    lines = []
    for n in range(9):
        half = 34 - 2.6 * n + 7 * (n % 2)
        lines.append(f"M{number(x - half)} {_GROUND + 17 + 6 * n}h{number(2 * half)}")
    return path("".join(lines), "glitter", stroke_width=2.2)
