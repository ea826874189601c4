"""What a ring would lie on, beside and under, asked ring by ring: for refusals and positions.

The rules keep the answers up to date for every point at once; this asks for one point and says
which rings are meant.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from selenite.games.moon_base.rules.codes import BASE_RADIUS, NOWHERE
from selenite.games.moon_base.rules.state import State


class Gap(NamedTuple):
    """A part of a rim without support: where it begins, anticlockwise from the right, and how wide
    it is, both in degrees.
    """

    start: float
    wide: float


def highest_touched(state: State, size: int, at: int) -> tuple[int, list[int]]:
    """The highest level that a ring would touch, 0 for none, and the rings of that level (G1, G2).

    >>> from selenite.games import moon_base
    >>> highest_touched(moon_base.new(seed="selenite").rules_state, 0, 0)
    (0, [])
    """
    level = 0
    rings: list[int] = []
    for ring in _touched(state, size, at):
        if state.ring_level[ring] > level:
            level, rings = state.ring_level[ring], []
        if state.ring_level[ring] == level:
            rings.append(ring)
    return level, rings


def overlapped(state: State, size: int, at: int, level: int) -> int | None:
    """The first ring of a level that a ring on the same level would overlap (G4)."""
    rules = state.rules
    kinds, places = list(state.ring_kind), list(state.ring_at)
    for ring, other in enumerate(list(state.ring_level)[: state.ring_count]):
        if other == level:
            pair = 2 * size + kinds[ring] // 3
            if rules.square(at, places[ring]) < rules.apart[pair]:
                return ring
    return None


def crossing(state: State, size: int, at: int, level: int) -> int | None:
    """The first ring of a higher level that a ring of a level would touch (G4b)."""
    for ring in _touched(state, size, at):
        if state.ring_level[ring] > level:
            return ring
    return None


def gap(state: State, size: int, at: int, one: int, other: int) -> float:
    """The widest angle without support on two rings; -1 where it doesn't rest on both (G3)."""
    kinds, places = state.ring_kind, state.ring_at
    return state.rules.gap(size, at, kinds[one] // 3, places[one], kinds[other] // 3, places[other])


def gaps(state: State, size: int, at: int, one: int, other: int) -> tuple[Gap, ...]:
    """The gaps of a ring's rim between the points where it rests on two rings (G3)."""
    rules = state.rules
    turns = [
        turn
        for ring in (one, other)
        for turn in rules.crossings(2 * size + state.ring_kind[ring] // 3, at, state.ring_at[ring])
    ]
    turns.sort()
    return tuple(Gap(a, b - a) for a, b in pairwise([*turns, turns[0] + 360]))


def settlement_covered(state: State, size: int, at: int, level: int) -> int | None:
    """The first settlement's ring that a ring of a level would cover; level 1 is a crater (G6)."""
    rules = state.rules
    for ring in list(state.settlement_ring)[: state.settlement_count]:
        near = rules.square(at, state.ring_at[ring]) < rules.clear_of_settlement[size]
        if near and state.ring_level[ring] >= level - 1:
            return ring
    return None


def covers_tower(state: State, size: int, at: int) -> bool:
    """Whether a ring would stand in the tower's way (G7); never before the tower is placed."""
    rules = state.rules
    if state.tower_at == NOWHERE:
        return False
    return rules.square(at, state.tower_at) < rules.clear_of_tower[size]


def base_covered(state: State, size: int, at: int) -> int | None:
    """The first crater with a base that a ring on the ground would overlap (G8)."""
    rules = state.rules
    clear = (rules.outer[size] + BASE_RADIUS) ** 2
    for crater in list(state.base_crater)[: state.base_count]:
        if rules.square(at, rules.crater_at[crater]) < clear:
            return crater
    return None


def _touched(state: State, size: int, at: int) -> list[int]:
    rules = state.rules
    kinds, places = list(state.ring_kind), list(state.ring_at)
    return [
        ring
        for ring in range(state.ring_count)
        if rules.touches(2 * size + kinds[ring] // 3, rules.square(at, places[ring]))
    ]
