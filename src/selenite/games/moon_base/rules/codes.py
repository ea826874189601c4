"""Rings, steps, move codes and the numbers of the rules' sentences.

A kind of ring is three times its size (large 0, small 1) plus its colour (gold 0, silver 1,
blue 2). A lattice point goes by its rank: its place among the texts ``(x,y)`` of all points. A
crater goes by its place among the board's ids. A move is a code that sorts as its text does.
"""

from __future__ import annotations

LARGE, SMALL = range(2)
SIZES = ("large", "small")
COLOURS = ("gold", "silver", "blue")
BLUE = 2
SIZE_LETTERS = "LS"
COLOUR_LETTERS = "gsb"
KINDS = 6
RINGS = 48
RINGS_OF_A_KIND = 8
STACKS = 4
STACK_RINGS = 6
PAIR = 2
ROUNDS = 6
SETTLEMENTS = 6
BASES = 6

COLOUR, TOWER, DRAFT_LARGE, DRAFT_SMALL, PLACE, SETTLE, BASE, OVER = range(8)
STEPS = ("colour", "tower", "draft-large", "draft-small", "place", "settle", "base", "over")
REASON = "points"

NOWHERE = -1
REACH = 80
SIDE = 2 * (REACH // 2) + 1
POINTS = SIDE * SIDE
MARGIN = 10
ROW = SIDE + MARGIN
AREA = ROW * (SIDE + 2 * MARGIN)
WORDS = 103
"""The lattice: points a side and in all; the length of its rows and all its cells, with a margin
on one side of each row and above and below them, so that everything a ring touches is a cell; and
64-bit words with a bit for each point.
"""

ONE, SPOT, NO_SPOT = 64, 128, 192
RESTS = 16384
"""A lattice cell: 16384 if a ring there would rest on the first ring that it touches on the
highest level, 256 times that level, 64 if that ring is the only one, 128 if there are two and the
point is a spot, 192 if there can be none, and the first ring's number.
"""

OFFSETS = 361
OFFSET_ROW = 19
OFFSET_MIDDLE = 9
"""Offsets between rings that touch, in lattice steps from -9 to 9 each way."""

MOST_CRATERS = 128
OUTER_LARGE, OUTER_SMALL = 10, 6
MEAN_LARGE, MEAN_SMALL = 9, 5
TOWER_RADIUS, SETTLEMENT_RADIUS, BASE_RADIUS = 3, 4, 3
HOLE = 2
SIDE_GAP = 1
REST_GAP = 170.0
FIRM_GAP = 150.0

SETTLEMENT_POINTS, BASE_POINTS, ASIDE_POINTS = 2, 1, -1
GROUP_POINTS, HIGHEST_POINTS, TOWER_POINTS = 2, 2, 3
SCORES = ("settlements", "bases", "aside", "group", "highest", "tower")
"""What points are for, in the order in which they are counted (5)."""

TAKE = 0
DRAFT = 2
PUT_TOWER = 10
PUT_BASE = PUT_TOWER + MOST_CRATERS
PUT_ASIDE = PUT_BASE + MOST_CRATERS
CHOOSE = PUT_ASIDE + KINDS
PUT_RING = CHOOSE + RINGS
PLACES = POINTS + MOST_CRATERS
"""Codes: of each verb the first; a ring's are PUT_RING + its kind's place by text * PLACES + a
point's rank, or POINTS + a crater.
"""


def ring_text(kind: int) -> str:
    """A kind's name.

    >>> ring_text(5)
    'Sb'
    """
    return SIZE_LETTERS[kind // 3] + COLOUR_LETTERS[kind % 3]


RING_NUMBERS = tuple(sorted(range(RINGS), key=str))
"""The rings' numbers in the order of their texts: CHOOSE + i is the i-th."""
