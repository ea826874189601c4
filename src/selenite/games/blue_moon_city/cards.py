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
