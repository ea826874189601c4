"""Where the city of Blue Moon City lies: the size of the board, the water, quays and bridges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from selenite.core.drawing import Svg, box, disc, element, join, number, path
from selenite.games.blue_moon_city import art, tiles
from selenite.games.blue_moon_city.tiles import shade

_COLUMNS, _ROWS = "abcde", "54321"
_LEFT, _TOP = 8, 10
_GAP_X, _GAP_Y = 7.5, 10
_PITCH_X, _PITCH_Y = tiles.WIDTH + _GAP_X, tiles.HEIGHT + _GAP_Y
_CORNERS = ("a5", "e5", "a1", "e1")

CITY_WIDTH = round(2 * _LEFT + len(_COLUMNS) * _PITCH_X - _GAP_X)
"""How much of the board's width is the city."""

COLUMN_WIDTH = 150
"""The width of the part beside it, where the obelisk stands."""

WIDTH = CITY_WIDTH + COLUMN_WIDTH
HEIGHT = 2 * _TOP + len(_ROWS) * _PITCH_Y - _GAP_Y + 4
"""The size of the board."""

MIDDLE = CITY_WIDTH + COLUMN_WIDTH / 2 - 4
FOOT = 556
"""Where the obelisk stands: its middle and its foot."""


def corner(cell: str) -> tuple[float, float]:
    """The top left corner of a cell's tile."""
    return _LEFT + _COLUMNS.index(cell[0]) * _PITCH_X, _TOP + _ROWS.index(cell[1]) * _PITCH_Y


@lru_cache(maxsize=64)
def ground(cells: tuple[str, ...]) -> Svg:
    """What the city lies on: water, a quay around every tile, bridges, and the free corners."""
    free = [cell for cell in _CORNERS if cell not in cells]
    moon = _moon(free)
    plots = [cell for cell in free if cell != "e5"]
    return join(
        (
            element("rect", width=WIDTH, height=HEIGHT, class_="water"),
            _waves(),
            shade(0, 0, WIDTH, HEIGHT, "moonlight"),
            art.use("moon", moon[0] - 46, moon[1] - 46, 92, 92),
            _glitter(*moon),
            join(_quay(cell) for cell in (*cells, *plots)),
            join(_paving(cell) for cell in plots),
            _bridges(cells),
            _islet(),
            _corners(free),
        )
    )


def _moon(free: Sequence[str]) -> tuple[float, float]:
    """Where the moon stands: over a free corner beside the obelisk, or behind the obelisk."""
    if "e5" not in free:
        return MIDDLE, 62
    x, y = corner("e5")
    return x + 62, y + 50


def _glitter(x: float, y: float) -> Svg:
    """The moon on the water below it, broken by small waves."""
    lines = []
    for n in range(7):
        half = 15 - 1.6 * n + 3 * (n % 2)
        lines.append(f"M{number(x - half)} {number(y + 40 + 5 * n)}h{number(2 * half)}")
    return path("".join(lines), "glitter")


def _quay(cell: str) -> Svg:
    """The islet under a tile."""
    x, y = corner(cell)
    wide, high = tiles.WIDTH + 4, tiles.HEIGHT + 4
    return box(x - 2, y, wide, high + 2, "quay", 8) + box(x - 2, y - 2, wide, high + 1, "street", 8)


def _paving(cell: str) -> Svg:
    """The stones of a corner without a tile: rows of slabs, each row a little further."""
    x, y = corner(cell)
    lines = []
    for row in range(8):
        top = y + 2 + 14.5 * row
        lines.append(f"M{number(x)} {number(top)}h{tiles.WIDTH}")
        starts = range(10 + 12 * (row % 2), tiles.WIDTH - 2, 24)
        lines += [f"M{number(x + start)} {number(top)}v14.5" for start in starts]
    return path("".join(lines), "paving")


def _waves() -> Svg:
    """Small waves all over the water, some of them a little longer."""
    lines = []
    for n in range(60):
        x, y = (n * 137) % (WIDTH - 30) + 4, (n * 89) % (HEIGHT - 10) + 6
        lines.append(f"M{x} {y}q4-3 8 0t8 0" + ("t8 0" if n % 3 == 0 else ""))
    return path("".join(lines), "wave")


def _islet() -> Svg:
    """The islet at the obelisk's foot."""
    y, width, height = FOOT + 20, COLUMN_WIDTH - 12, HEIGHT - FOOT - 30
    return box(CITY_WIDTH + 2, y + 4, width, height, "quay", 14) + box(
        CITY_WIDTH + 2, y, width, height, "street", 14
    )


def _bridges(cells: Sequence[str]) -> Svg:
    """A bridge between every two tiles side by side: who walks crosses it."""
    drawn = []
    for cell in cells:
        x, y = corner(cell)
        east = chr(ord(cell[0]) + 1) + cell[1]
        south = cell[0] + chr(ord(cell[1]) - 1)
        if east in cells:
            left, top = x + tiles.WIDTH - 1, y + tiles.HEIGHT / 2 - 12
            drawn.append(_bridge(left, top, _GAP_X + 2, 24, across=True))
        if south in cells:
            left, top = x + tiles.WIDTH / 2 - 13, y + tiles.HEIGHT
            drawn.append(_bridge(left, top, 26, _GAP_Y + 1, across=False))
    return join(drawn)


def _bridge(x: float, y: float, width: float, height: float, *, across: bool) -> Svg:
    """A bridge with its two sides, and a lamp on each."""
    if across:
        sides = ((x, y - 1.5, width, 3.0), (x, y + height - 1.5, width, 3.0))
    else:
        sides = ((x - 1.5, y, 3.0, height), (x + width - 1.5, y, 3.0, height))
    drawn = [box(x, y, width, height, "bridge", 2)]
    for left, top, wide, high in sides:
        drawn.append(box(left, top, wide, high, "rail", 1.5))
        drawn.append(disc(left + wide / 2, top + high / 2, 1.5, "lamp"))
    return join(drawn)


def _corners(free: Sequence[str]) -> Svg:
    """What stands on the free corners, where nothing else does: houses, a garden, a boat."""
    drawn = []
    for cell in free:
        x, y = corner(cell)
        if cell == "a5":
            drawn.append(art.use("houses-1", x + 4, y + 5, 66, 48))
            drawn.append(art.use("houses-2", x + 66, y + 20, 46, 34))
            drawn.append(art.use("houses-2", x + 5, y + 66, 48, 35))
            drawn.append(art.use("garden", x + 50, y + 64, 62, 45))
        elif cell == "e5":
            drawn.append(art.use("boat", x + 10, y + 84, 34, 25))
            drawn.append(art.use("boat", x + 84, y + 98, 20, 15))
        elif cell == "a1":
            drawn.append(art.use("houses-2", x + 4, y + 4, 52, 38))
            drawn.append(art.use("garden", x + 60, y + 2, 52, 38))
            drawn.append(art.use("garden", CITY_WIDTH + 6, FOOT + 26, 62, 45))
        else:
            drawn.append(art.use("houses-1", x + 58, y + 2, 54, 40))
            drawn.append(art.use("houses-2", x + 4, y + 4, 50, 37))
            drawn.append(art.use("houses-2", CITY_WIDTH + 76, FOOT + 26, 54, 40))
    return join(drawn)
