"""What bots think a position is worth, counted in points.

What is settled counts in full: settlements, bases, rings set aside. What can still change (the
tower, the highest level, the largest group, rings that wait for a settlement) counts for more the
fuller the moon is. The weights are opinions.
"""

from __future__ import annotations

from selenite.games.moon_base.codes import (
    ASIDE_POINTS,
    BASE_POINTS,
    GROUP_POINTS,
    HIGHEST_POINTS,
    KINDS,
    LARGE,
    OVER,
    RINGS,
    SETTLEMENT_POINTS,
    SETTLEMENTS,
    TOWER_POINTS,
)
from selenite.games.moon_base.rules import State

WAITING = 0.5
FLEETING = 0.8
OWN_LARGE, OWN_SMALL, BLUE_LARGE, OTHERS = 0.5, 0.3, 0.25, 0.1
SPREAD_AT_START, SPREAD_AT_END = 7.0, 2.5


class Evaluation:
    """Judges positions.

    >>> from selenite.games import moon_base
    >>> Evaluation().chance(moon_base.new(seed="selenite"), 0)
    0.5
    """

    def worth(self, state: State, seat: int, largest: int) -> float:
        """A seat's points, those it has and those it may hope for.

        ``largest`` is the size of the largest group, as :meth:`State.largest_group` has left it.
        """
        fullness = state.ring_count / RINGS
        sure = FLEETING + (1.0 - FLEETING) * fullness
        colour = state.colours[seat]
        total = float(SETTLEMENT_POINTS * state.settled[seat] + BASE_POINTS * state.bases[seat])
        waiting = min(state.count_open(seat), SETTLEMENTS - state.settled[seat])
        total += WAITING * SETTLEMENT_POINTS * waiting
        for kind in range(KINDS):
            total += ASIDE_POINTS * state.aside[seat * KINDS + kind]
            if kind % 3 == colour:
                each = OWN_LARGE if kind // 3 == LARGE else OWN_SMALL
            elif kind == 3 * LARGE + 2:
                each = BLUE_LARGE
            else:
                each = OTHERS
            total += each * state.hands[seat * KINDS + kind]
        top = 0
        own_top = 0
        group = 0
        for ring in range(state.ring_count):
            top = max(top, state.ring_level[ring])
            if state.ring_kind[ring] % 3 == colour:
                own_top = max(own_top, state.ring_level[ring])
                group = max(group, state.groups[ring])
        if top > 0 and own_top == top:
            total += sure * HIGHEST_POINTS
        if group > 0 and group == largest:
            total += sure * GROUP_POINTS
        if state.tower_ring >= 0 and state.ring_kind[state.tower_ring] % 3 == colour:
            total += sure * TOWER_POINTS
        return total

    def chance(self, state: State, seat: int) -> float:
        """How likely a seat is to win, from 0 to 1."""
        if state.step == OVER:
            return 1.0 if state.winner == seat else 0.0
        if state.ring_count == 0 and state.round == 1:
            return 0.5
        largest = state.largest_group()
        lead = self.worth(state, seat, largest) - self.worth(state, 1 - seat, largest)
        spread = SPREAD_AT_START + (SPREAD_AT_END - SPREAD_AT_START) * state.ring_count / RINGS
        lead /= spread
        if lead < 0.0:
            odds = 1.0 / (1.0 - lead + 0.5 * lead * lead)
        else:
            odds = 1.0 + lead + 0.5 * lead * lead
        return odds / (1.0 + odds)
