"""The lattice that rings above the ground are centred on (G1), its points in the order of texts."""

from __future__ import annotations

from functools import cache

from selenite.games.moon_base.rules.codes import REACH


def point_text(x: int, y: int) -> str:
    """A point as moves write it.

    >>> point_text(-26, 20)
    '(-26,20)'
    """
    return f"({x},{y})"


@cache
def points() -> tuple[tuple[int, int], ...]:
    """Every point within reach: the one at place n has the rank n.

    >>> points()[0], len(points())
    ((-10, -10), 6561)
    """
    line = range(-REACH, REACH + 1, 2)
    return tuple(sorted(((x, y) for x in line for y in line), key=lambda at: point_text(*at)))


@cache
def ranks() -> dict[tuple[int, int], int]:
    """The rank of every point.

    >>> ranks()[-10, -10]
    0
    """
    return {point: rank for rank, point in enumerate(points())}
