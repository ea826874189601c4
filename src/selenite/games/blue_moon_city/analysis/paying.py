"""Ways to pay for a box: which there are, what each card counts as, and which to suggest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import product
from typing import Any, NamedTuple

from selenite.games.blue_moon_city.notation import card_numbers, cards_text
from selenite.games.blue_moon_city.rules.cards import CARDS, HOAX, KHIND, LETTERS, MIMIX, card_text
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES
from selenite.games.blue_moon_city.rules.payments import Payments, Workspace
from selenite.games.blue_moon_city.rules.rule_set import RuleSet

Cards = tuple[str, ...]
"""Cards by name, in the order of the peoples."""

_COLOURS = (*PEOPLE_NAMES, "any")
_PAYING = tuple(LETTERS[people] for people in (KHIND, MIMIX, HOAX))
"""The peoples whose powers count in payments."""


def payable(
    rules: RuleSet, position: Mapping[str, Any], cell: str, seat: int, spent: str = ""
) -> tuple[int, ...]:
    """The numbers of a building's boxes that a player's hand, less a card, could pay for.

    The hand has to be known. Without a cube there is nothing to pay for.
    """
    entry, player = position["city"][cell], position["players"][seat]
    if entry.get("built", True) or not player["cubes"]:
        return ()
    hand = player["hand"].replace(spent, "", 1) if spent else player["hand"]
    boxes = rules.components.tiles[entry["tile"]].boxes
    return _payable(hand, boxes, tuple(entry["boxes"]))


@lru_cache(maxsize=16384)
def _payable(
    hand: str, boxes: tuple[tuple[str, int], ...], cubes: tuple[int | None, ...]
) -> tuple[int, ...]:
    worth = _worth_by_colour(hand)
    return tuple(
        [
            number
            for number, ((people, value), cube) in enumerate(zip(boxes, cubes, strict=True), 1)
            if cube is None and worth[people] >= value
        ]
    )


@lru_cache(maxsize=2048)
def _worth_by_colour(hand: str) -> dict[str, int]:
    """The most that a hand can be worth for boxes of each colour: not to be changed."""
    return {people: most_worth(hand, people) for people in _COLOURS}


@lru_cache(maxsize=1024)
def payments(hand: str, people: str, value: int) -> tuple[Cards, ...]:
    """All the ways in which a hand can pay for a box.

    >>> payments("v1v3k1", "vulca", 3)
    (('v3',),)
    """
    search = _search()
    found = search.listed(_counts(hand), _COLOURS.index(people), value)
    return tuple(split(cards_text(search.ranks.cards_of(rank))) for rank in found)


@lru_cache(maxsize=16384)
def most_worth(cards: str, people: str) -> int:
    """The most that cards can be worth for a box.

    >>> most_worth("v1v3k1", "vulca"), most_worth("m1m2", "vulca")
    (5, 3)
    """
    return _search().most_worth(_counts(cards), _COLOURS.index(people))


def pays(cards: str, people: str, value: int) -> bool:
    """Whether cards can count as much as a box asks for in a colour.

    >>> pays("v1v3k1", "vulca", 5), pays("m1m2", "vulca", 5)
    (True, False)
    """
    return most_worth(cards, people) >= value


def colours_paid_in(cards: str, value: int) -> list[str]:
    """The colours that a payment for any one colour can count in, of those of its cards (3.4).

    >>> colours_paid_in("v2v3", 5), colours_paid_in("v2v3m1", 6)
    (['vulca'], [])
    """
    return [
        people
        for people, letter in zip(PEOPLE_NAMES, LETTERS, strict=True)
        if letter in cards and pays(cards, people, value)
    ]


@cache
def _search() -> Payments:
    """The search for payments that answers all questions, one after the other."""
    return Workspace().payments


@lru_cache(maxsize=4096)
def _counts(cards: str) -> list[int]:
    """How many of each card a text names: not to be changed."""
    counts = [0] * CARDS
    for card in card_numbers(cards) or ():
        counts[card] += 1
    return counts


@lru_cache(maxsize=8192)
def split(text: str) -> Cards:
    """The cards of a text, in the order of the peoples; none if it isn't one.

    >>> split("h3h2"), split("x9")
    (('h2', 'h3'), ())
    """
    return tuple(map(card_text, sorted(card_numbers(text) or ())))


def ranked(ways: Iterable[Cards], people: str, value: int) -> list[Cards]:
    """Payments in the order they are suggested: fewest powers spent, then least overpaid.

    >>> ranked([("k1", "k1"), ("v1", "k1"), ("v3",)], "vulca", 2)
    [('v3',), ('v1', 'k1'), ('k1', 'k1')]
    """
    return sorted(ways, key=lambda way: _rank(way, people, value))


@lru_cache(maxsize=8192)
def _rank(cards: Cards, people: str, value: int) -> tuple[int, int, int, int, int, Cards]:
    """Powers and jokers spent, then the value overpaid.

    Ties go to the payment that uses fewer powers, then to the one that gives away fewer powers to
    move or offer, then to the one with fewer cards.
    """
    best = reading(cards, people, value)
    mobile = sum(has_power(card) and not pays_by_power(card) for card in best.plain)
    return powers_spent(cards), best.worth - value, best.powers_used, mobile, len(cards), cards


def powers_spent(cards: Cards) -> int:
    """How many powers and jokers are given away with cards, whatever they count as.

    >>> powers_spent(("v3", "f1", "k1"))
    2
    """
    return sum(map(has_power, cards))


def has_power(card: str) -> bool:
    """Whether a card has a power: all but threes do (5)."""
    return card[1] != "3"


def pays_by_power(card: str) -> bool:
    """Whether a card's power counts in payments (5.5 to 5.7); others move or offer.

    >>> pays_by_power("k1"), pays_by_power("h3"), pays_by_power("f1")
    (True, False, False)
    """
    return has_power(card) and card[0] in _PAYING


# Readings: what each card of a payment counts as


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
    def powers_used(self) -> int:
        """How many cards are used for their power: as jokers, in pairs, to recolour others."""
        return len(self.jokers) + 2 * len(self.pairs) + len(self.recoloured)


@lru_cache(maxsize=8192)
def reading(cards: Cards, people: str, value: int) -> Reading:
    """The best reading for a box: worth enough if any is, then with the fewest powers used.

    >>> reading(("h2", "k1"), "hoax", 3)[1:4]
    (3, ('h2',), ('k1',))
    >>> reading(("v3", "h1"), "aqua", 3).recoloured
    (('h1', ('v3',)),)
    """
    colours = PEOPLE_NAMES if people == "any" else (people,)
    found = [one for colour in colours for one in _readings(cards, colour)]
    return min(found, key=lambda one: (-min(one.worth, value), one.powers_used, one.worth))


def _readings(cards: Cards, people: str) -> Iterator[Reading]:
    """Every reading of cards for a colour: which Mimix go in pairs, which Hoax are powers.

    It puts cards into groups; what a group is worth, and that it needs each of its cards, is asked
    of the rules (5.5 to 5.7).
    """
    for powers in _chosen([card for card in cards if card in ("m1", "m2", "h1", "h2")]):
        mimix = [card for card in powers if card[0] == "m"]
        hoaxes = tuple(card for card in powers if card[0] == "h")
        pairs = tuple(zip(mimix[::2], mimix[1::2], strict=False))
        if len(mimix) % 2 or not all(_needs_all(pair, people) for pair in pairs):
            continue
        for recoloured, left in _recolourings(hoaxes, _without(cards, powers), people):
            yield _with_roles(people, pairs, recoloured, left)


def _chosen(cards: list[str]) -> Iterator[Cards]:
    """Every choice of some of the cards, like ones taken for the same."""
    held = Counter(cards)
    for counts in product(*(range(count + 1) for count in held.values())):
        yield tuple(card for card, count in zip(held, counts, strict=True) for _ in range(count))


def _recolourings(
    hoaxes: Cards, others: Cards, people: str
) -> Iterator[tuple[tuple[tuple[str, Cards], ...], Cards]]:
    """Every way to give each Hoax power the best cards of one colour, and what is left."""
    if not hoaxes:
        yield (), others
        return
    hoax, *more = hoaxes
    for letter in sorted({card[0] for card in others}):
        taken = _recoloured_by(hoax, tuple(card for card in others if card[0] == letter), people)
        if taken:
            for rest, left in _recolourings(tuple(more), _without(others, taken), people):
                yield ((hoax, taken), *rest), left


@lru_cache(maxsize=4096)
def _recoloured_by(hoax: str, alike: Cards, people: str) -> Cards:
    """As many cards of one colour, the highest first, as a Hoax power makes count."""
    if alike[0][0] == LETTERS[PEOPLE_NAMES.index(people)]:
        return ()
    best = sorted(alike, key=lambda card: -int(card[1]))
    for count in range(len(best), 0, -1):
        taken = tuple(best[:count])
        group = (hoax, *taken)
        if _worth(group, people) == _face_value(taken) and _needs_all(group, people):
            return taken
    return ()


def _with_roles(
    people: str, pairs: tuple[Cards, ...], recoloured: tuple[tuple[str, Cards], ...], left: Cards
) -> Reading:
    """A reading with groups, in which the other cards count alone if they count."""
    letter = LETTERS[PEOPLE_NAMES.index(people)]
    counting = [card for card in left if _worth((card,), people)]
    groups = [*pairs, *((hoax, *taken) for hoax, taken in recoloured), *((c,) for c in counting)]
    return Reading(
        people,
        sum(_worth(group, people) for group in groups),
        tuple(card for card in counting if card[0] == letter),
        tuple(card for card in counting if card[0] != letter),
        pairs,
        recoloured,
        tuple(card for card in left if card not in counting),
    )


@lru_cache(maxsize=8192)
def _needs_all(cards: Cards, people: str) -> bool:
    """Whether cards are worth less with any one of them taken away."""
    worth = _worth(cards, people)
    return all(_worth(_without(cards, (card,)), people) < worth for card in cards)


def _worth(cards: Cards, people: str) -> int:
    return most_worth("".join(cards), people)


def _face_value(cards: Cards) -> int:
    return sum(int(card[1]) for card in cards)


def _without(cards: Cards, taken: Cards) -> Cards:
    """Cards less some of them."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
