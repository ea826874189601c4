"""How cards pay for a box: as they are, as jokers, as pairs, or recoloured (5.5 to 5.7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from selenite.games.blue_moon_city.rules.cards import PAIR_WORTH, RECOLOURED_BY_HOAX1
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES
from selenite.games.blue_moon_city.signs import LETTERS
from selenite.games.blue_moon_city.web.sight import Cards


class Reading(NamedTuple):
    """A way to count cards for a colour: every card has a role, or waits for others."""

    people: str
    worth: int
    plain: Cards = ()
    jokers: Cards = ()
    pairs: tuple[Cards, ...] = ()
    recoloured: tuple[tuple[str, Cards], ...] = ()
    waiting: Cards = ()

    @property
    def bent(self) -> int:
        """How many cards are used for their power: as jokers, in pairs, to recolour others."""
        return len(self.jokers) + 2 * len(self.pairs) + len(self.recoloured)


@lru_cache(maxsize=8192)
def read(cards: Cards, people: str, value: int) -> Reading:
    """The best reading for a box: worth enough if any is, then with the fewest powers used.

    >>> read(("h2", "k1"), "hoax", 3)[1:4]
    (3, ('h2',), ('k1',))
    >>> read(("v3", "h1"), "aqua", 3).recoloured
    (('h1', ('v3',)),)
    """
    peoples = PEOPLE_NAMES if people == "any" else (people,)
    found = [one for colour in peoples for one in _readings(cards, colour)]
    return min(found, key=lambda one: (-min(one.worth, value), one.bent, one.worth))


def spent(cards: Cards) -> int:
    """How many powers and jokers go with cards, whatever they count as: all but threes have one.

    >>> spent(("v3", "f1", "k1"))
    2
    """
    return sum(card[1] != "3" for card in cards)


def rank(cards: Cards, people: str, value: int) -> tuple[int, int, int, int, int, Cards]:
    """How good a payment is, the least first: powers and jokers spent, overpaid.

    Then comes one that uses fewer powers, gives fewer away that could move or offer, has fewer
    cards.
    """
    best = read(cards, people, value)
    mobile = sum(card[0] in "vtafp" and card[1] != "3" for card in best.plain)
    return spent(cards), best.worth - value, best.bent, mobile, len(cards), cards


def _readings(cards: Cards, people: str) -> Iterator[Reading]:
    """Every reading of cards for a colour: which Mimix go in pairs, which Hoax are powers."""
    letter = LETTERS[people]
    jokers = tuple(card for card in cards if card == "k1" and letter != "k")
    rest = [card for card in cards if card not in jokers]
    ones, twos = rest.count("m1"), rest.count("m2")
    shapes = product(
        range(ones + 1), range(twos + 1), range(rest.count("h1") + 1), range(rest.count("h2") + 1)
    )
    for one, two, h1, h2 in shapes:
        if (one + two) % 2:
            continue
        left = list(rest)
        paired = ["m1"] * one + ["m2"] * two
        hoaxes = ["h1"] * h1 + ["h2"] * h2
        for card in paired + hoaxes:
            left.remove(card)
        plain = tuple(card for card in left if card[0] == letter)
        others = tuple(card for card in left if card[0] != letter)
        pairs = tuple((paired[n], paired[n + 1]) for n in range(0, len(paired), 2))
        worth = len(jokers) + PAIR_WORTH * len(pairs) + _value(plain)
        for recoloured, waiting in _recolourings(hoaxes, others):
            tinted = sum(_value(taken) for _, taken in recoloured)
            yield Reading(people, worth + tinted, plain, jokers, pairs, recoloured, waiting)


def _value(cards: Cards) -> int:
    return sum(int(card[1]) for card in cards)


def _recolourings(
    hoaxes: list[str], others: Cards
) -> Iterator[tuple[tuple[tuple[str, Cards], ...], Cards]]:
    """Every way to give each Hoax power the best cards of one colour, and what is left."""
    if not hoaxes:
        yield (), others
        return
    first, *rest = hoaxes
    most = RECOLOURED_BY_HOAX1 if first == "h1" else 1
    for letter in sorted({card[0] for card in others}):
        alike = [card for card in others if card[0] == letter]
        taken = tuple(sorted(alike, key=lambda card: -int(card[1]))[:most])
        left = list(others)
        for card in taken:
            left.remove(card)
        for more, waiting in _recolourings(rest, tuple(left)):
            yield ((first, taken), *more), waiting
    for more, waiting in _recolourings(rest, others):
        yield more, tuple(sorted((*waiting, first)))
