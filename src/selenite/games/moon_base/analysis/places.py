"""Where a ring can lie on two others, and how firmly."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from selenite.games.moon_base.notation import Move, move_text
from selenite.games.moon_base.rules.codes import FIRM_GAP, REST_GAP
from selenite.games.moon_base.rules.lattice import ranks
from selenite.games.moon_base.rules.laying import Gap, gap, gaps
from selenite.games.moon_base.rules.state import State

_FIRM = 120.0
"""The widest angle without support, in degrees, at which a ring counts as firm."""

FIRMNESS = ("firm", "fair", "loose")
"""How firmly a ring can lie, the firmest first."""


class Place(NamedTuple):
    """A legal place on two rings: the move, the centre, and how the rim is supported.

    ``angle`` is the widest angle without support, ``gaps`` are all of them.
    """

    move: str
    x: int
    y: int
    angle: float
    gaps: tuple[Gap, ...]


class Pair(NamedTuple):
    """Two rings that carry a ring of the hand, with all its places on them, the firmest first."""

    one: int
    other: int
    level: int
    is_collaboration: bool
    places: tuple[Place, ...]

    @property
    def key(self) -> str:
        """The pair as addresses name it."""
        return f"{self.one}-{self.other}"

    @property
    def most_angle(self) -> float:
        """The widest angle without support that is allowed there: less for the tower (G3, G5)."""
        return FIRM_GAP if self.is_collaboration else REST_GAP


def pairs(state: State, kind: int, read: Callable[[str], Move]) -> tuple[Pair, ...]:
    """The pairs that a ring of the active player's hand can be placed on, lowest first.

    ``read`` gives the parts of a move's text.
    """
    new = state.ring_count
    found: dict[tuple[int, int, int, bool], list[Place]] = {}
    for code in state.legal_moves():
        text = move_text(state.rules, code)
        move = read(text)
        if move.verb != "point" or move.kind != kind:
            continue
        then = state.copy()
        then.apply(code)
        one, other = then.ring_under[new], then.ring_beneath[new]
        resting = state, kind // 3, ranks()[move.x, move.y], one, other
        key = (then.ring_level[new], one, other, then.is_collaboration(new))
        found.setdefault(key, []).append(Place(text, move.x, move.y, gap(*resting), gaps(*resting)))
    return tuple(
        Pair(one, other, level, is_collaboration, tuple(sorted(places, key=_firmest_first)))
        for (level, one, other, is_collaboration), places in sorted(found.items())
    )


def firmness(angle: float) -> str:
    """How firmly a ring lies over an angle without support.

    >>> firmness(120), firmness(150), firmness(151)
    ('firm', 'fair', 'loose')
    """
    if angle > FIRM_GAP:
        return "loose"
    return "fair" if angle > _FIRM else "firm"


def _firmest_first(place: Place) -> tuple[float, int, int]:
    """A sort key for places: the narrower the widest angle without support, the firmer (G3)."""
    return round(place.angle, 6), place.x, place.y
