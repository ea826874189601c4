"""What bots think a position is worth.

A position is judged by a few signs, each the difference of what the two seats have: points that
are settled, open rings that wait for a settlement, the highest level, the largest group, the tower,
the rings in hand and on the stacks. What a sign is worth depends on how full the moon is and on how
many rings of the round are still in hand. The worths are logarithms of odds; they were fitted to
the outcomes of 40,000 games of quick players against each other.

The groups of rings are kept from one position to the next: rings are only ever added. So the search
can judge a move without playing it (:meth:`Evaluation.gain`).
"""

from __future__ import annotations

from selenite.games.moon_base.rules.codes import (
    AREA,
    BASES,
    BLUE,
    KINDS,
    LARGE,
    NOWHERE,
    OVER,
    PLACES,
    POINTS,
    PUT_RING,
    RINGS,
    SETTLEMENTS,
    STACK_RINGS,
    STACKS,
)
from selenite.games.moon_base.rules.state import State

SIGNS = 18
SURE, FIRST_OPEN, MORE_OPEN, HIGHEST, HEIGHT, GROUP, SIZE, HOLDS_TOWER, HAND = range(9)
TO_MOVE, SECOND, STACKED = range(HAND + KINDS, SIGNS - 1)
MOST_HEIGHT, MOST_SIZE = 2, 3
ROUND_RINGS = 8
GROUND = 4095

WORTHS = (
    (0.441, 0.423, 0.049),  # a point for settlements, bases and rings aside (5.1)
    (0.583, 0.210, -0.366),  # an open ring, where its settlement costs the base (4.1, 4.3)
    (1.053, 0.439, -0.989),  # every other open ring
    (0.118, 1.199, 0.006),  # the highest level (5.4)
    (-0.105, 0.256, 0.010),  # a level higher than the other's highest ring
    (-0.161, 1.607, 0.008),  # the largest group (5.2)
    (0.259, -0.185, -0.011),  # a ring more in the largest group than the other's
    (0.131, 1.847, 0.026),  # the tower (5.5)
    (0.203, 1.757, 0.450),  # in hand: an own large ring
    (-0.071, 0.164, 0.272),  # an own small one
    (-0.192, 0.076, 0.289),  # a large blue one
    (-0.081, -0.105, 0.152),  # a small blue one
    (-0.336, -1.052, 0.246),  # a large one of the other's colour
    (-0.131, -0.238, 0.165),  # a small one
    (0.018, 0.140, 0.021),  # to move
    (0.167, 0.072, 0.000),  # to be P2, who wins equal totals (5.6)
    (0.475, 1.226, 0.083),  # still on a stack: a large ring of the own colour
    (0.085, 0.287, 0.011),  # a small one
)
"""A sign's worth: at first; what a full moon adds to it; what a round's eight rings in hand add."""


def limited(value: int, most: int) -> int:
    """A number, but no further from 0 than the most."""
    if value > most:
        return most
    if value < -most:
        return -most
    return value


def hand_sign(kind: int, own: int) -> int:
    """Which sign a ring in hand is, for the player of a colour."""
    size = kind // 3
    if kind % 3 == own:
        return HAND + size
    if kind % 3 == BLUE:
        return HAND + 2 + size
    return HAND + 4 + size


class Evaluation:
    """Judges positions. One at a time: each bot has its own.

    >>> from selenite.games import moon_base
    >>> state = moon_base.new(seed="selenite")
    >>> Evaluation().chance(state.rules_state, 0)
    0.5
    >>> for move in ("silver", "tower=L20", "draft=L1"):
    ...     events = state.play(move)
    >>> 0 < Evaluation().chance(state.rules_state, 0) < 1
    True
    """

    def __init__(self) -> None:
        self.seat = 0
        self.known = 0
        self.supports = 0
        self.new_level = 0
        self.new_group = 0
        self.new_tower = 0
        self.new_open = [0] * 2
        self.before = 0.0
        self.worths = [worth for row in WORTHS for worth in row]
        self.weights = [0.0] * 18
        self.group_of = [0] * 48
        self.group_size = [0] * 48
        self.top = [0] * 3
        self.biggest = [0] * 3
        self.open = [0] * 2

    def chance(self, state: State, seat: int) -> float:
        """How likely a seat is to win, from 0 to 1."""
        self.read(state)
        return self.judge(state, seat)

    def judge(self, state: State, seat: int) -> float:
        """The same for a position whose rings are known."""
        if state.step == OVER:
            return 1.0 if state.winner == seat else 0.0
        if state.colours[seat] == NOWHERE:
            return 0.5
        self.weigh(state, seat)
        return self.likely(self.lead(state))

    def likely(self, lead: float) -> float:
        """The chance of a lead."""
        if lead < 0.0:
            return 1.0 / (1.0 + self.odds(-lead))
        return 1.0 - 1.0 / (1.0 + self.odds(lead))

    def odds(self, lead: float) -> float:
        """Nearly e to the power of a lead that isn't negative: any machine finds the same."""
        lead *= 0.125
        lead = 1.0 + lead + 0.5 * lead * lead
        lead *= lead
        lead *= lead
        return lead * lead

    # Rings and their groups

    def read(self, state: State) -> None:
        """Get to know all rings of a position."""
        self.known = 0
        for colour in range(3):
            self.top[colour] = 0
            self.biggest[colour] = 0
        self.follow(state)

    def follow(self, state: State) -> None:
        """Get to know the rings that were laid since."""
        for ring in range(self.known, state.ring_count):
            self.join(state, ring)
        self.known = state.ring_count

    def join(self, state: State, ring: int) -> None:
        """Add a ring to the groups of its colour (5.3); blue ones may count for nothing (6.3)."""
        colour = state.ring_kind[ring] % 3
        self.group_of[ring] = ring
        self.group_size[ring] = 1
        for other in range(ring):
            joined = self.group_of[other]
            if joined != ring and state.are_connected(ring, other):
                self.group_size[ring] += self.group_size[joined]
                for member in range(ring):
                    if self.group_of[member] == joined:
                        self.group_of[member] = ring
        if colour != BLUE or not state.rules.passes_blue:
            self.biggest[colour] = max(self.biggest[colour], self.group_size[ring])
            self.top[colour] = max(self.top[colour], state.ring_level[ring])

    def copy_to(self, other: Evaluation) -> None:
        """Let another one know the same rings."""
        other.known = self.known
        other.group_of = self.group_of[:]
        other.group_size = self.group_size[:]
        other.top = self.top[:]
        other.biggest = self.biggest[:]

    # What things are worth

    def weigh(self, state: State, seat: int) -> None:
        """Work out what each sign is worth now, and how the moon stands for a seat."""
        fullness = state.ring_count / RINGS
        fullness *= fullness
        fullness *= fullness
        held = (state.hand_size(0) + state.hand_size(1)) / ROUND_RINGS
        for sign in range(SIGNS):
            worth = self.worths[3 * sign] + self.worths[3 * sign + 1] * fullness
            self.weights[sign] = worth + self.worths[3 * sign + 2] * held
        self.look(state, seat)

    def look(self, state: State, seat: int) -> None:
        """See how the moon stands for a seat."""
        self.seat = seat
        self.open[0] = state.count_open(0)
        self.open[1] = state.count_open(1)
        tower = self.tower_colour(state)
        self.before = self.standing(state, self.open[0], self.open[1], tower, BLUE, 0, 0)

    def tower_colour(self, state: State) -> int:
        """The colour of the ring that the tower stands on; blue if it stands on a crater."""
        if state.tower_ring == NOWHERE:
            return BLUE
        return state.ring_kind[state.tower_ring] % 3

    def lead(self, state: State) -> float:
        """How far the seat that was looked for is ahead, as the logarithm of its odds."""
        seat = self.seat
        other = 1 - seat
        weights = self.weights
        total = self.before
        sure = 2 * (state.settled[seat] - state.settled[other])
        sure += state.bases[seat] - state.bases[other]
        for kind in range(KINDS):
            sure -= state.aside[seat * KINDS + kind] - state.aside[other * KINDS + kind]
            sign = hand_sign(kind, state.colours[seat])
            total += weights[sign] * state.hands[seat * KINDS + kind]
            sign = hand_sign(kind, state.colours[other])
            total -= weights[sign] * state.hands[other * KINDS + kind]
        for size in range(2):
            total += weights[STACKED + size] * self.count_stacked(state, size)
        total += weights[SURE] * sure
        total += weights[TO_MOVE] if state.seat == seat else -weights[TO_MOVE]
        return total + weights[SECOND] if seat == 1 else total - weights[SECOND]

    def held(self, state: State, kind: int) -> float:
        """What a ring in hand is worth to the seat that was looked for."""
        return self.weights[hand_sign(kind, state.colours[self.seat])]

    def drafted(self, state: State, kind: int) -> float:
        """What a ring of a stack is worth to that seat, if it takes it."""
        own = state.colours[self.seat]
        if kind % 3 == own:
            return self.held(state, kind) - self.weights[STACKED + kind // 3]
        if kind % 3 == BLUE:
            return self.held(state, kind)
        return self.held(state, kind) + self.weights[STACKED + kind // 3]

    def count_stacked(self, state: State, size: int) -> int:
        """How many more rings of a size the stacks have for that seat than for the other."""
        own = state.colours[self.seat]
        count = 0
        for stack in range(size * STACKS, size * STACKS + STACKS):
            for place in range(stack * STACK_RINGS, stack * STACK_RINGS + state.heights[stack]):
                if state.stacks[place] == own:
                    count += 1
                elif state.stacks[place] != BLUE:
                    count -= 1
        return count

    def waiting(self, state: State, seat: int, count: int) -> float:
        """What a seat's open rings are worth: the first settlement costs the base (4.1, 4.3)."""
        count = min(count, SETTLEMENTS - state.settled[seat])
        if count <= 0:
            return 0.0
        if state.built[seat] == 0 and state.bases[seat] < BASES:
            return self.weights[FIRST_OPEN] + self.weights[MORE_OPEN] * (count - 1)
        return self.weights[MORE_OPEN] * count

    def contest(self, own: int, other: int, blue: int) -> int:
        """Who is ahead in what blue can spoil: 1, or -1 for the other, or 0 (5.2, 5.4)."""
        if own > other:
            return 1 if own >= blue else 0
        if other > own:
            return -1 if other >= blue else 0
        return 0

    def standing(
        self, state: State, open0: int, open1: int, tower: int, colour: int, level: int, group: int
    ) -> float:
        """What open rings, tower, levels and groups are worth, with one more ring of a colour on a
        level and in a group of a size.
        """
        weights = self.weights
        own = state.colours[self.seat]
        total = self.waiting(state, 0, open0) - self.waiting(state, 1, open1)
        if self.seat == 1:
            total = -total
        own_top = self.top[own]
        other_top = self.top[1 - own]
        blue_top = self.top[BLUE]
        own_group = self.biggest[own]
        other_group = self.biggest[1 - own]
        blue_group = self.biggest[BLUE]
        if colour == own:
            own_top = max(own_top, level)
            own_group = max(own_group, group)
        elif colour == BLUE:
            if not state.rules.passes_blue:
                blue_top = max(blue_top, level)
                blue_group = max(blue_group, group)
        else:
            other_top = max(other_top, level)
            other_group = max(other_group, group)
        total += weights[HIGHEST] * self.contest(own_top, other_top, blue_top)
        total += weights[HEIGHT] * limited(own_top - other_top, MOST_HEIGHT)
        total += weights[GROUP] * self.contest(own_group, other_group, blue_group)
        total += weights[SIZE] * limited(own_group - other_group, MOST_SIZE)
        if tower == own:
            total += weights[HOLDS_TOWER]
        elif tower != BLUE:
            total -= weights[HOLDS_TOWER]
        return total

    def gain(self, state: State, move: int) -> float:
        """What placing a ring would change for the seat that was looked for, if it places it.

        ``supports`` then is a number for the kind of ring and the two rings it would lie on: the
        same number for all places that differ by a little only, and for all craters. ``new_level``,
        ``new_group``, ``new_tower`` and ``new_open`` are the ring's level, the size of its group,
        the colour that the tower moves to (-1 if it stays), and both seats' open rings after it.
        """
        rules = state.rules
        order = (move - PUT_RING) // PLACES
        at = (move - PUT_RING) % PLACES
        kind = order // 3 * 3 + (order + 2) % 3
        size = kind // 3
        level = 1
        if at >= POINTS:
            at = rules.crater_at[at - POINTS]
        else:
            level = (state.cells[size * AREA + rules.place_of[at]] >> 8 & 63) + 1
        x = rules.xs[at]
        y = rules.ys[at]
        open0 = self.open[0]
        open1 = self.open[1]
        left = state.tower_ring
        group = 1
        like = 0
        one = 1
        seen = 0
        self.supports = GROUND
        for ring in range(state.ring_count):
            above = level - state.ring_level[ring]
            other = state.ring_kind[ring]
            if above != 1 and (above != 0 or other % 3 != kind % 3):
                continue
            dx = rules.xs[state.ring_at[ring]] - x
            dy = rules.ys[state.ring_at[ring]] - y
            square = dx * dx + dy * dy
            pair = 2 * size + other // 3
            if above == 0:
                if square > rules.beside[pair]:
                    continue
            else:
                if square >= rules.apart[pair] or square < rules.touch_from[pair]:
                    continue
                self.supports = 64 * self.supports % 4096 + ring
                if ring == left:
                    left = NOWHERE
                elif state.is_open(0, ring):
                    open0 -= 1
                elif state.is_open(1, ring):
                    open1 -= 1
                if other % 3 != kind % 3:
                    continue
                like = 1
            bit = one << self.group_of[ring]
            if seen & bit == 0:
                seen |= bit
                group += self.group_size[self.group_of[ring]]
        tower = self.tower_colour(state)
        if level > 1:
            if like == 0:
                tower = kind % 3
                kind_left = self.opened(state, left)
                if kind_left == 3 * LARGE + state.colours[0]:
                    open0 += 1
                elif kind_left == 3 * LARGE + state.colours[1]:
                    open1 += 1
            elif kind == 3 * LARGE + state.colours[0]:
                open0 += 1
            elif kind == 3 * LARGE + state.colours[1]:
                open1 += 1
        after = self.standing(state, open0, open1, tower, kind % 3, level, group)
        self.supports += 4096 * kind
        self.new_level = level
        self.new_group = group
        self.new_tower = kind % 3 if level > 1 and like == 0 else NOWHERE
        self.new_open[0] = open0
        self.new_open[1] = open1
        return after - self.before - self.held(state, kind)

    def opened(self, state: State, ring: int) -> int:
        """The kind of a ring that is open once the tower has left it; else -1 (3.6, 4.1)."""
        if ring == NOWHERE or state.ring_level[ring] == 1:
            return NOWHERE
        if state.ring_carries[ring] > 0 or state.ring_settled[ring]:
            return NOWHERE
        return state.ring_kind[ring]
