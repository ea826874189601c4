"""The city by night as a picture for the lobby: buildings on their quay under the moon."""

from __future__ import annotations

from selenite.core.drawing import Svg, element, group, join, number
from selenite.games.blue_moon_city import art
from selenite.games.blue_moon_city.rules import NAME
from selenite.web.gallery import picture

_WIDTH, _HEIGHT, _GROUND = 640, 320, 250
_FRAME, _FOOT = (120, 94), 88
"""The frame that buildings are drawn in, and where in it their ground is."""

_BUILDINGS = (
    ("flight-tower", 112, 1.75),
    ("mill", -22, 1.2),
    ("library", 70, 1.2),
    ("earth-temple", 540, 1.25),
    ("market-hall", 444, 1.2),
    ("water-temple", 368, 1.3),
    ("royal-palace", 214, 1.9),
)
"""Buildings from the back to the front: left side and size."""

_STARS = ((1.1, 37, 71), (1.7, 101, 47), (2.4, 211, 29))
"""How thick stars are, and the steps that spread those of a kind over the sky."""


def panorama() -> Svg:
    """Sky, moon, houses, buildings, and all of it by the water."""
    dragon = art.use("dragon-blue", 30, 24, 150, 105)
    water = element(
        "rect", y=_GROUND + 6, width=_WIDTH, height=_HEIGHT - _GROUND, fill="url(#bmc-water)"
    )
    body = (
        element("rect", width=_WIDTH, height=_HEIGHT, fill="url(#bmc-sky)"),
        _stars(), art.use("moon", 432, 2, 150, 150), _skyline(), water,
        join(_building(*one) for one in _BUILDINGS),
        element("rect", y=_GROUND - 2, width=_WIDTH, height=9, class_="bmc-e0"),
        element("rect", y=_GROUND + 5, width=_WIDTH, height=4, class_="bmc-e2"),
        _waves(), _glitter(507), element("g", dragon, class_="dragon dragon-blue"),
    )  # fmt: skip
    return picture(NAME, join(body), 0, 0, _WIDTH, _HEIGHT, preserveAspectRatio="xMidYMid slice")


def _stars() -> Svg:
    lines = []
    for thick, across, down in _STARS:
        points = ((n * across % _WIDTH, n * down % (_GROUND - 60)) for n in range(1, 26))
        d = "".join(f"M{x} {y}h0" for x, y in points)
        lines.append(_line(d, "#fff", thick, 0.8))
    return join(lines)


def _skyline() -> Svg:
    """Roofs far away."""
    return join(art.use("skyline", 214 * n, _GROUND - 110, 215, 112) for n in range(3))


def _building(name: str, left: float, size: float) -> Svg:
    """A complete building, its windows lit."""
    width, height = _FRAME[0] * size, _FRAME[1] * size
    drawn = art.use(art.building(name), left, _GROUND - _FOOT * size, width, height)
    return group(drawn, class_=f"p-lit b-{name}")


def _waves() -> Svg:
    lines = [f"M{n * 83 % _WIDTH} {_GROUND + 20 + n * 17 % 44}q4-3 8 0t8 0" for n in range(34)]
    return _line("".join(lines), "#cfe6ff", 1.4, 0.35)


def _glitter(x: float) -> Svg:
    """The moon on the water."""
    lines = []
    for n in range(9):
        half = 34 - 2.6 * n + 7 * (n % 2)
        lines.append(f"M{number(x - half)} {_GROUND + 17 + 6 * n}h{number(2 * half)}")
    return _line("".join(lines), "#e9f3ff", 2.2, 0.55)


def _line(d: str, colour: str, thick: float, opacity: float) -> Svg:
    """A line with round ends, of the same colour in both themes."""
    return element(
        "path", d=d, fill="none", stroke=colour, stroke_width=thick, stroke_opacity=opacity,
        stroke_linecap="round",
    )  # fmt: skip
