"""The tables of a board: who touches whom on the lattice, and how firmly rings rest (G1 to G9).

Which rules the players changed (6) stands there as well. Two boards run side by side: nothing here
belongs to the module. Compiled with the types of ``geometry.pxd``; sizes of lists that become C
arrays are written out as numbers.
"""

from __future__ import annotations

from math import acos, atan2, degrees, pi, sqrt

from selenite.games.moon_base.rules.boards import Board
from selenite.games.moon_base.rules.codes import (
    HOLE,
    LARGE,
    MARGIN,
    MEAN_LARGE,
    MEAN_SMALL,
    OFFSET_MIDDLE,
    OFFSET_ROW,
    OFFSETS,
    OUTER_LARGE,
    OUTER_SMALL,
    REACH,
    RING_NUMBERS,
    ROW,
    SETTLEMENT_RADIUS,
    SIDE_GAP,
    SMALL,
    TOWER_RADIUS,
)
from selenite.games.moon_base.rules.lattice import points, ranks

TURN = 2 * pi
TO_DEGREES = degrees(1)


class RuleSet:
    """The tables of one board and its options, shared by their games.

    A pair of sizes is twice the upper or newer ring's size plus the other's. Distances are kept
    as squares. ``closes_rings``: settlements and the tower close their rings to other rings (6.1).
    ``wants_open_craters``: bases go only where rings could lie (6.2). ``passes_blue``: blue is
    passed over for the largest group and the highest level (6.3).

    >>> from selenite.games.moon_base.rules import boards
    >>> rules = RuleSet(boards.standard())
    >>> rules.crater_count, rules.crater_ids[0]
    (60, 'L01')
    """

    def __init__(
        self,
        board: Board,
        closes_rings: bool = False,
        wants_open_craters: bool = False,
        passes_blue: bool = False,
    ) -> None:
        self.board = board
        self.closes_rings = closes_rings
        self.wants_open_craters = wants_open_craters
        self.passes_blue = passes_blue
        craters = sorted(board.craters)
        self.crater_ids = tuple(crater.id for crater in craters)
        self.crater_count = len(craters)
        self.lay()
        self.lay_lattice()
        self.lay_offsets()
        for number, crater in enumerate(craters):
            self.crater_size[number] = crater.size
            self.crater_at[number] = ranks()[crater.x, crater.y]
            self.crater_x[number] = crater.x
            self.crater_y[number] = crater.y
        for place, number in enumerate(RING_NUMBERS):
            self.ring_numbers[place] = number
        # The 64 powers of 2 leave 64 different remainders: that is how list_spots finds a bit.
        remainder = 1
        for bit in range(64):
            self.bit_of[remainder] = bit
            remainder = 2 * remainder % 67

    def lay(self) -> None:
        """Make room for the tables."""
        self.crater_size = [0] * 128
        self.crater_at = [0] * 128
        self.crater_x = [0] * 128
        self.crater_y = [0] * 128
        self.ring_numbers = [0] * 48
        self.bit_of = [0] * 67
        self.xs = [0] * 6561
        self.ys = [0] * 6561
        self.place_of = [0] * 6561
        self.rank_at = [-1] * 9191
        self.touch_count = [0] * 4
        self.touch_delta = [0] * 1444
        self.touch_rests = [0] * 1444
        self.hole_delta = [0, -1, 1, -ROW, ROW]
        self.outer = [0] * 2
        self.apart = [0] * 4
        self.beside = [0] * 4
        self.clear_of_tower = [0] * 2
        self.clear_of_settlement = [0] * 2
        self.touch_from = [0] * 4
        self.low = [-1.0] * 1444
        self.high = [-1.0] * 1444

    def lay_lattice(self) -> None:
        """The points in the order of their texts, and which cell each of them has."""
        for rank, (x, y) in enumerate(points()):
            self.xs[rank] = x
            self.ys[rank] = y
            place = ((y + REACH) // 2 + MARGIN) * ROW + (x + REACH) // 2
            self.place_of[rank] = place
            self.rank_at[place] = rank

    def lay_offsets(self) -> None:
        """The limits of every pair of sizes, and the offsets at which rings touch (G2 to G4)."""
        outer = (OUTER_LARGE, OUTER_SMALL)
        for size in (LARGE, SMALL):
            self.outer[size] = outer[size]
            self.clear_of_tower[size] = (outer[size] + TOWER_RADIUS) ** 2
            self.clear_of_settlement[size] = (outer[size] + SETTLEMENT_RADIUS) ** 2
            for other in (LARGE, SMALL):
                pair = 2 * size + other
                together = outer[size] + outer[other]
                self.apart[pair] = together**2
                self.beside[pair] = (together + SIDE_GAP) ** 2
                self.touch_from[pair] = 0 if size == other else HOLE**2 + 1
                self.lay_rests(size, other)
                self.lay_touches(pair)

    def steps(self, offset: int) -> tuple[int, int]:
        """How far an offset goes to the right and up, in lattice steps."""
        return offset % OFFSET_ROW - OFFSET_MIDDLE, offset // OFFSET_ROW - OFFSET_MIDDLE

    def lay_touches(self, pair: int) -> None:
        """The offsets from a ring at which a ring of another level touches it, and which of them
        let it rest there (G2, G3).
        """
        for offset in range(OFFSETS):
            dx, dy = self.steps(offset)
            if self.touches(pair, 4 * (dx * dx + dy * dy)):
                place = pair * OFFSETS + self.touch_count[pair]
                self.touch_delta[place] = dy * ROW + dx
                self.touch_rests[place] = 1 if self.low[pair * OFFSETS + offset] >= 0 else 0
                self.touch_count[pair] += 1

    def lay_rests(self, size: int, other: int) -> None:
        """The angles of a ring's two crossings with a support, where it has them (G3)."""
        means = (MEAN_LARGE, MEAN_SMALL)
        new, support = means[size], means[other]
        for offset in range(OFFSETS):
            dx, dy = self.steps(offset)
            square = 4 * (dx * dx + dy * dy)
            if (abs(new - support) + 1) ** 2 <= square <= (new + support - 1) ** 2:
                cosine = (square + new * new - support * support) / (2 * sqrt(square) * new)
                one = (atan2(dy, dx) - acos(cosine)) % TURN
                two = (atan2(dy, dx) + acos(cosine)) % TURN
                self.low[(2 * size + other) * OFFSETS + offset] = min(one, two)
                self.high[(2 * size + other) * OFFSETS + offset] = max(one, two)

    def square(self, at: int, other: int) -> int:
        """The square of the distance of two points."""
        dx = self.xs[at] - self.xs[other]
        dy = self.ys[at] - self.ys[other]
        return dx * dx + dy * dy

    def touches(self, pair: int, square: int) -> bool:
        """Whether rims overlap in plan (G2): large and small ones not where one is in the other."""
        return self.touch_from[pair] <= square < self.apart[pair]

    def rest(self, pair: int, at: int, other: int) -> int:
        """Which entry of ``low`` and ``high`` is about a ring at a point on another ring."""
        up = (self.ys[other] - self.ys[at]) // 2 + OFFSET_MIDDLE
        right = (self.xs[other] - self.xs[at]) // 2 + OFFSET_MIDDLE
        return pair * OFFSETS + up * OFFSET_ROW + right

    def crossings(self, pair: int, at: int, other: int) -> tuple[float, float]:
        """Where a ring's mean rim crosses that of a ring it rests on, in degrees (G3).

        Angles go anticlockwise from the right, as on the lattice.

        >>> from selenite.games.moon_base.rules import boards
        >>> rules, ranks = RuleSet(boards.standard()), ranks()
        >>> [round(turn, 1) for turn in rules.crossings(0, ranks[0, 0], ranks[10, 0])]
        [56.3, 303.7]
        """
        rest = self.rest(pair, at, other)
        return self.low[rest] * TO_DEGREES, self.high[rest] * TO_DEGREES

    def gap(self, size: int, at: int, one: int, first: int, other: int, second: int) -> float:
        """The widest angle without support of a ring of a size at a point, in degrees (G3, G5).

        It lies on a ring of size ``one`` at ``first`` and one of size ``other`` at ``second``; the
        answer is -1 where its mean rim doesn't cross both.

        >>> from selenite.games.moon_base.rules import boards
        >>> rules, ranks = RuleSet(boards.standard()), ranks()
        >>> round(rules.gap(0, ranks[0, 0], 0, ranks[-10, 0], 0, ranks[10, 0]), 1)
        112.5
        """
        here = self.rest(2 * size + one, at, first)
        there = self.rest(2 * size + other, at, second)
        a = self.low[here]
        c = self.low[there]
        if a < 0 or c < 0:
            return -1.0
        b = self.high[here]
        d = self.high[there]
        if a > c:
            a, c = c, a
        if b > d:
            b, d = d, b
        if b > c:
            b, c = c, b
        widest = max(a + TURN - d, b - a)
        widest = max(widest, c - b)
        widest = max(widest, d - c)
        return widest * TO_DEGREES
