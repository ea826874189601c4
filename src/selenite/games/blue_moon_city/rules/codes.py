"""Cells, phases, move codes and the numbers of the rules' sentences.

A cell is a number from 0 to 24 (a1 a2 … a5 b1 … e5). A move is a code that sorts as its text does
within its phase.
"""

from __future__ import annotations

from selenite.games.blue_moon_city.rules.cards import AQUA, BY_TEXT, FLIT, PILLAR, TERRAH, VULCA

CELLS = 25
MIDDLE = 12
BOXES = 6
DECK = 80
FAR = 8
OUTSIDE = -1

MOVE, BUILD, ABILITY, DRAW, OVER = range(5)
OFFERINGS, CITY_COMPLETE, CUBES_OUT, AGREED, IDLE = range(1, 6)
REASONS = ("", "offerings", "city-complete", "cubes-out", "agreed", "idle")
PHASES = ("move", "build", "ability", "draw", "over")
DRAW_TWO, TELEPORT, OFFERING = range(1, 4)
CRYSTALS, CARD_REWARD, SCALES = range(3)

STEPS = 2
DRAWN = 2
MOST_DISCARDS = 2
DRAGON_STEPS = 3
FLIT_STEPS = 2
SOLE_LEADER = 6
SHARED_LEAD = 3
SCALES_THAT_COUNT = 3
ROUNDS_TO_DECLARE = 3
ROUNDS_TO_END = 10
TEMPLE_SURCHARGE = 1
MORE_AT_HOSPITAL = 2

AQUA1, AQUA2 = 3 * AQUA, 3 * AQUA + 1
FLIT1, FLIT2 = 3 * FLIT, 3 * FLIT + 1
TERRAH1, TERRAH2 = 3 * TERRAH, 3 * TERRAH + 1
VULCA1, VULCA2 = 3 * VULCA, 3 * VULCA + 1
PILLAR1, PILLAR2 = 3 * PILLAR, 3 * PILLAR + 1
AQUA_BITS, FLIT_BITS, TERRAH_BITS, VULCA_BITS = map(BY_TEXT.index, (AQUA1, FLIT1, TERRAH1, VULCA1))
"""Where a hand's mask, which is in the order of the texts, has the movement powers."""
RED, GREEN, BLUE = range(3)

END = 0
WALK = 1
AQUA_FLY = 26
AQUA_STEP = 51
DECLARE = 76
FLIT_JUMP = 77
FLIT_WALK = 102
HALL = 103
OFFER = 128
OFFER_PILLAR1 = 129
OFFER_PILLAR2 = 130
TERRAH_FLY = 131
TERRAH_STEP = 156
TEMPLE = 181
VULCA_FLY = 182
VULCA_STEP = 207
DROP = 232
PAY = 557
"""Codes: below PAY every code is one move; from there on PAY + box * SETS + rank of the cards."""

DROPS: tuple[tuple[int, ...], ...] = (
    (),
    *(
        cards
        for first in BY_TEXT
        for cards in ((first,), *((first, second) for second in BY_TEXT if second >= first))
    ),
)
"""The discards of none, one and two cards in the order of their texts: DROP + i is the i-th."""
