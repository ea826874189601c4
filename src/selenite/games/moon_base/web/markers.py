"""Where the numbers of the pairs lie on the moon: small, near their places, apart from each other.

Sizes are in the lattice's units. On a phone the style sheet draws the numbers larger, so they keep
enough distance for that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import cos, hypot, inf, pi, sin
from typing import NamedTuple

Point = tuple[float, float]

MARKER = 3.0
"""A number's radius."""

APART = 8.6
"""How far apart the middles of two numbers are at least."""

_LEAST_REACH = 4.2
"""The radius of a number as large as a phone shows it."""

_CLEAR = 6.4
_FARTHEST_REACH = 8.0
_AROUND = tuple((cos(turn * pi / 8), sin(turn * pi / 8)) for turn in range(16))
_STEPS = 18
_ROUNDING = 1.5
"""How much nearer than an earlier point of :func:`_around` a later one can be."""

_ON_A_NUMBER, _ON_A_THING = 100.0, 1.5


class Marker(NamedTuple):
    """A number's place, and how far around it a tap is meant for it."""

    x: int
    y: int
    reach: float


@lru_cache(maxsize=256)
def markers(
    places: tuple[Point, ...], taken: tuple[Point, ...], craters: tuple[Point, ...]
) -> tuple[Marker, ...]:
    """Numbers near their places, clear of each other and, if possible, of what is there.

    Craters can be tapped, too, so a tap between a number and a crater goes to the nearer one.
    """
    spots: list[tuple[int, int]] = []
    for place in places:
        spots.append(_spot(place, spots, taken + craters))
    return tuple(
        Marker(*spot, _reach(spot, [*spots[:number], *spots[number + 1 :], *craters]))
        for number, spot in enumerate(spots)
    )


def _spot(place: Point, spots: Iterable[Point], taken: Iterable[Point]) -> tuple[int, int]:
    """The best point for a number: near its place, and clear of other numbers and of what is there.

    A point costs at least its distance, and later points are farther away, apart from rounding. So
    the search ends when no later point can be better.
    """
    numbers = [other for other in spots if _far(other, place) < _STEPS + APART]
    things = [thing for thing in taken if _far(thing, place) < _STEPS + _CLEAR]
    best, least = (round(place[0]), round(place[1])), inf
    for spot in _around(place):
        away = _far(spot, place)
        if away >= least + _ROUNDING:
            break
        cost = (
            away
            + _ON_A_NUMBER * sum([max(0.0, APART - _far(spot, other)) for other in numbers])
            + _ON_A_THING * sum([max(0.0, _CLEAR - _far(spot, thing)) for thing in things])
        )
        if cost < least:
            best, least = spot, cost
    return best


def _around(place: Point) -> Iterator[tuple[int, int]]:
    """Points of the lattice at a place and around it, the nearest first."""
    yield round(place[0]), round(place[1])
    for far in range(2, _STEPS):
        for across, up in _AROUND:
            yield round(place[0] + far * across), round(place[1] + far * up)


def _reach(spot: Point, others: Iterable[Point]) -> float:
    """How far a tap may miss a number: half the way to what is next to it."""
    half = min((_far(spot, other) / 2 for other in others), default=_FARTHEST_REACH)
    return round(min(_FARTHEST_REACH, max(_LEAST_REACH, half)), 1)


def _far(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
