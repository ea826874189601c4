"""The cards, as numbers and by name.

A card is three times its people's number, plus its value less one, in the order v t a f k m h p.
"""

from __future__ import annotations

from math import comb

PEOPLES = 8
VULCA, TERRAH, AQUA, FLIT, KHIND, MIMIX, HOAX, PILLAR = range(PEOPLES)
ANY = 8
LETTERS = "vtafkmhp"
CARDS = 24
JOKER = 3 * KHIND
MIMIX1, MIMIX2 = 3 * MIMIX, 3 * MIMIX + 1
HOAX1, HOAX2 = 3 * HOAX, 3 * HOAX + 1
RECOLOURED_BY_HOAX1 = 4
PAIR_WORTH = 3
MOST_CARDS = 10
MOST_VALUE = 5
SETS = comb(CARDS + MOST_CARDS, MOST_CARDS)
"""How many sets of up to ten cards there are: ranks run from 0 to SETS - 1."""


def card_text(card: int) -> str:
    """A card's name.

    >>> card_text(19)
    'h2'
    """
    return LETTERS[card // 3] + "123"[card % 3]


BY_TEXT = sorted(range(CARDS), key=card_text)
"""The cards in the order of their names."""

UNITS = [1 << 8 * (card // 3) + 3 * (card % 3) for card in range(CARDS)]
"""What a card adds to the word of a set: a byte a people, with 3, 3 and 2 bits for its values."""
JOKER_UNIT = UNITS[JOKER]
MIMIX1_AT, MIMIX2_AT = 8 * MIMIX, 8 * MIMIX + 3
MIMIX1_UNIT, MIMIX2_UNIT = UNITS[MIMIX1], UNITS[MIMIX2]
HOAX1_AT, HOAX2_AT = 8 * HOAX, 8 * HOAX + 3
HOAX1_UNIT, HOAX2_UNIT = UNITS[HOAX1], UNITS[HOAX2]
BROWN = 63 << MIMIX1_AT
POWERS = 63 << HOAX1_AT
"""Where a word counts the cards that can be Mimix pairs, and those that recolour."""
PILLAR_UNIT = UNITS[3 * PILLAR]
CLEVER = 255 * (UNITS[3 * KHIND] + UNITS[3 * MIMIX] + UNITS[3 * HOAX])
"""Where a word counts the cards of peoples with a power to build with."""
