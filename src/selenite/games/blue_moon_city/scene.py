"""Where the city of Blue Moon City lies: the size of the board, canals, quays and bridges.

Nothing here paints the sky: the city lies on the page's own, and what is around it fades into it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from selenite.core.drawing import Svg, box, element, join, number, path
from selenite.games.blue_moon_city import art, tiles
from selenite.games.blue_moon_city.notation import COLUMNS, ROWS

_COLUMNS, _ROWS = COLUMNS, ROWS[::-1]
_LEFT, _TOP = 20, 17
_GAP = 16
_PITCH_X, _PITCH_Y = tiles.WIDTH + _GAP, tiles.HEIGHT + _GAP
_CORNERS = ("a5", "e5", "a1", "e1")
_QUAY, _CANAL = 15, 11.5
"""How far the quay and the water within it reach beyond a tile."""

_CLOUD = "c-14 0-16-15-2-18c1-17 26-20 32-6c13-6 25 3 22 12c13 0 14 12 1 12z"
_MOON = 68
"""The moon's radius."""

CITY_WIDTH = 2 * _LEFT + len(_COLUMNS) * _PITCH_X - _GAP
"""How much of the board's width is the city."""

COLUMN_WIDTH = 124
"""The width of the part beside it, where the obelisk stands."""

WIDTH = CITY_WIDTH + COLUMN_WIDTH
HEIGHT = 2 * _TOP + len(_ROWS) * _PITCH_Y - _GAP + 5
"""The size of the board."""

MIDDLE = CITY_WIDTH + COLUMN_WIDTH / 2 - 5
"""Where the obelisk stands."""


class Corners(NamedTuple):
    """What is on which free corner of the city; what has found none is beside the obelisk."""

    moon: str | None
    scales: str | None
    piles: str | None
    dragons: str | None


@lru_cache(maxsize=64)
def corners(cells: tuple[str, ...]) -> Corners:
    """How a city's free corners are used.

    >>> corners(("c3",))
    Corners(moon='a5', scales='e5', piles='a1', dragons='e1')
    >>> corners(("a5", "e5", "a1", "e1"))
    Corners(moon=None, scales=None, piles=None, dragons=None)
    """
    free = [cell for cell in _CORNERS if cell not in cells]

    def take(*wanted: str) -> str | None:
        found = next((cell for cell in wanted if cell in free), None)
        if found:
            free.remove(found)
        return found

    scales, piles = take("e5", "e1", "a1"), take("a1", "e1", "e5")
    return Corners(take("a5", "e5"), scales, piles, take("e1", "a1", "e5"))


def foot(cells: tuple[str, ...]) -> float:
    """Where the obelisk's shaft ends: higher where piles have to lie below it."""
    found = corners(cells)
    return HEIGHT - 56 if found.scales and found.piles else HEIGHT - 136


def corner(cell: str) -> tuple[float, float]:
    """The top left corner of a cell's tile."""
    return _LEFT + _COLUMNS.index(cell[0]) * _PITCH_X, _TOP + _ROWS.index(cell[1]) * _PITCH_Y


@lru_cache(maxsize=64)
def ground(cells: tuple[str, ...]) -> Svg:
    """What the city lies on: the moon, houses around, canals within a quay, and bridges."""
    found = corners(cells)
    return join(
        (
            _sky(),
            _moon(found.moon),
            join(_houses(cell) for cell in found if cell and cell != found.moon),
            _around(cells, _QUAY + 2.5, "bank", 4),
            _around(cells, _QUAY + 1, "shore", 3.5),
            _around(cells, _QUAY, "quay"),
            _around(cells, _CANAL, None),
            _waves(cells),
            join(_shadow(cell) for cell in cells),
            _bridges(cells),
        )
    )


@cache
def _sky() -> Svg:
    """Stars by night and clouds by day, beyond the board's edges too; the theme shows the one or
    the other.
    """
    dots = dict.fromkeys((1.1, 1.7, 2.4), "")
    for n in range(90):
        x, y = (n * 233 + 17 * (n % 7)) % (WIDTH + 160) - 90, (n * 149) % (HEIGHT + 40) - 26
        dots[(1.1, 1.7, 2.4)[n % 3 if n % 4 else 0]] += f"M{x} {y}h.01"
    clouds = "".join(f"M{x} {y}{_CLOUD}" for x, y in ((-74, 96), (196, 12), (880, 190), (900, 470)))
    stars = join(path(drawn, "stars", stroke_width=width) for width, drawn in dots.items())
    return stars + path(clouds, "clouds")


def _moon(cell: str | None) -> Svg:
    """The moon in its light: over a free corner, or behind the obelisk."""
    x, y, light = MIDDLE, 74.0, 118
    if cell:
        left, top = corner(cell)
        x, y, light = left + tiles.WIDTH / 2 - 8, top + tiles.HEIGHT / 2 - 14, 270
    size = _MOON * 140 / 62 / 2
    return element(
        "circle", cx=x, cy=y, r=light, fill="url(#bmc-moonlight)", class_="moonlight"
    ) + art.use("moon", x - size, y - size, 2 * size, 2 * size)


def _houses(cell: str) -> Svg:
    """The quarter of houses on a free corner; it fades where the page begins."""
    x, y = corner(cell)
    name = f"quarter-{cell}" if cell != "a5" else "quarter-a1"
    left = x - (26 if cell[0] == "a" else 8)
    top = y - (34 if cell[1] == "5" else 22)
    return art.use(name, left, top, 190, 184)


def _around(cells: tuple[str, ...], by: float, class_: str | None, lower: float = 0) -> Svg:
    """The outline of the city, some way around its tiles: water, where it has no class."""
    drawn = []
    for first, last in _runs(cells):
        (x, y), (right, bottom) = corner(first), corner(last)
        drawn.append(
            element(
                "rect", x=x - by, y=y - by + lower, width=right - x + tiles.WIDTH + 2 * by,
                height=bottom - y + tiles.HEIGHT + 2 * by + 3, rx=by + 1, class_=class_,
                fill=None if class_ else "url(#bmc-water)",
            )
        )  # fmt: skip
    return join(drawn)


@lru_cache(maxsize=64)
def _runs(cells: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The first and the last cell of every row and every column, as far as they are joined.

    >>> _runs(("a2", "b2", "b1", "d1"))
    (('a2', 'b2'), ('b1', 'b1'), ('d1', 'd1'), ('a2', 'a2'), ('b2', 'b1'), ('d1', 'd1'))
    """
    rows = [[column + row for column in _COLUMNS] for row in _ROWS]
    columns = [[column + row for row in _ROWS] for column in _COLUMNS]
    found: list[tuple[str, str]] = []
    for line in rows + columns:
        before = ""
        for cell in line:
            if cell in cells:
                found[-1:] = [(found[-1][0], cell)] if before else [*found[-1:], (cell, cell)]
            before = cell if cell in cells else ""
    return tuple(found)


def _shadow(cell: str) -> Svg:
    """The shadow of a tile on the water around it."""
    x, y = corner(cell)
    return box(x - 3, y + 2, tiles.WIDTH + 10, tiles.HEIGHT + 10, "under", 13)


def _waves(cells: Sequence[str]) -> Svg:
    """Small waves on the canals between the tiles."""
    lines = []
    for n, cell in enumerate(cells):
        x, y = corner(cell)
        for step in (14, 48, 96, 126):
            left = x + (step + 17 * n) % (tiles.WIDTH - 20)
            lines.append(f"M{number(left)} {number(y + tiles.HEIGHT + 10)}q4-2.500 8 0t8 0")
        lines.append(f"M{number(x - 10)} {number(y + 20 + 31 * n % 80)}q-2.500 4 0 8t0 8")
    return path("".join(lines), "wave")


def _bridges(cells: Sequence[str]) -> Svg:
    """A bridge between every two tiles side by side: who walks crosses it."""
    drawn = []
    for cell in cells:
        x, y = corner(cell)
        east = chr(ord(cell[0]) + 1) + cell[1]
        south = cell[0] + chr(ord(cell[1]) - 1)
        if east in cells:
            left, top = x + tiles.WIDTH, y + tiles.HEIGHT / 2 - 13
            drawn.append(art.use("bridge", left, top, _GAP, 28))
        if south in cells:
            left, top = x + tiles.WIDTH / 2, y + tiles.HEIGHT + _GAP / 2 + 2
            turned = f"translate({number(left)} {number(top)}) rotate(90)"
            drawn.append(element("g", art.use("bridge", -9, -14, 18, 28), transform=turned))
    return join(drawn)
