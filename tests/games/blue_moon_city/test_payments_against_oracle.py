"""Payments agree with the oracle, which tries every subset of the hand (3.1 to 3.4, 5.5 to 5.7)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from selenite.games.blue_moon_city.rules.cards import ANY, CARDS, card_text
from selenite.games.blue_moon_city.rules.payments import Payments, ranks
from tests.games.blue_moon_city.playing import shipped_components
from tests.games.playing import THOROUGH
from tests.oracle import blue_moon_city as oracle

COMPONENTS = shipped_components()
COLOURS = (*COMPONENTS["people"], "any")
DECK = [
    f"{people['letter']}{value}"
    for people in COMPONENTS["people"].values()
    for value, number in enumerate(people["cards"], 1)
    for _ in range(number)
]
NUMBERS = {card_text(card): card for card in range(CARDS)}
HANDS_A_SEED = 50
LARGE = 30

Cards = tuple[str, ...]


def engine_payments(hand: list[str], colour: str, value: int) -> list[Cards]:
    """The engine's payments, in its order."""
    counts = [0] * CARDS
    for card in hand:
        counts[NUMBERS[card]] += 1
    found = Payments(ranks()).listed(counts, COLOURS.index(colour), value)
    return [tuple(card_text(card) for card in ranks().cards_of(rank)) for rank in found]


def random_hand(chance: Random, size: int) -> list[str]:
    """Some cards of the deck; often the jokers and the recolouring ones come first."""
    deck = list(DECK)
    chance.shuffle(deck)
    favoured = chance.choice(("", "", "h", "hm", "hmk", "m", "hv"))
    deck.sort(key=lambda card: card[0] not in favoured or chance.randrange(3) == 0)
    return deck[:size]


def test_colour_numbers_follow_the_components_file() -> None:
    assert COLOURS.index("any") == ANY


@pytest.mark.parametrize("seed", range(200 if THOROUGH else 20))
def test_payments_are_those_of_all_subsets(seed: int) -> None:
    chance = Random(f"payments {seed}")
    for _ in range(HANDS_A_SEED):
        hand = random_hand(chance, chance.choice((1, 3, 5, 6, 7, 8, 8, 9, 9, 10, 11, 12)))
        colour, value = chance.choice(COLOURS), chance.randint(1, 5)
        found = engine_payments(hand, colour, value)
        assert len(found) == len(set(found))
        assert set(found) == oracle.payments(COMPONENTS, hand, colour, value), (hand, colour, value)


@pytest.mark.parametrize("seed", range(3))
def test_every_colour_and_value_of_a_hand(seed: int) -> None:
    """All 45 boxes for some hands of nine."""
    hand = random_hand(Random(f"boxes {seed}"), 9)
    for colour in COLOURS:
        for value in range(1, 6):
            found = engine_payments(hand, colour, value)
            assert set(found) == oracle.payments(COMPONENTS, hand, colour, value), (colour, value)


@pytest.mark.parametrize("seed", range(40 if THOROUGH else 8))
class TestLargeHands:
    """Hands of thirty cards, too large for the oracle's subsets."""

    def test_payments_pay_and_have_no_needless_card(self, seed: int) -> None:
        chance = Random(f"large {seed}")
        hand = random_hand(chance, LARGE)
        colour, value = chance.choice(COLOURS), chance.randint(1, 5)
        found = engine_payments(hand, colour, value)
        assert found
        assert len(found) == len(set(found))
        assert found == sorted(found, key="".join)
        for cards in chance.sample(found, min(len(found), 300)):
            assert not Counter(cards) - Counter(hand)
            assert oracle.pays(COMPONENTS, cards, colour, value)
            for i in range(len(cards)):
                assert not oracle.pays(COMPONENTS, cards[:i] + cards[i + 1 :], colour, value)

    def test_every_payment_that_can_be_whittled_down_to_is_listed(self, seed: int) -> None:
        """Cards are added at random until they pay, then needless ones are taken out at random."""
        chance = Random(f"whittled {seed}")
        hand = random_hand(chance, LARGE)
        colour, value = chance.choice(COLOURS), chance.randint(1, 5)
        found = set(engine_payments(hand, colour, value))
        for _ in range(300):
            assert whittled(chance, hand, colour, value) in found, (hand, colour, value)


def whittled(chance: Random, hand: list[str], colour: str, value: int) -> Cards:
    """A random payment, found by asking only whether cards pay."""
    order = chance.sample(hand, len(hand))
    cards: list[str] = []
    while not oracle.pays(COMPONENTS, cards, colour, value):
        cards.append(order.pop())
    for card in chance.sample(cards, len(cards)):
        rest = oracle.without(cards, [card])
        if oracle.pays(COMPONENTS, rest, colour, value):
            cards = rest
    return oracle.sort_cards(cards)


FEW_KINDS = (
    "k1 " * 10 + "h1 " * 3 + "h2 " * 4 + "m1 " * 3 + "m2 " * 4 + "v1 " * 3 + "v3 " * 3,
    "k1 " * 8 + "h1 " * 3 + "h2 " * 4 + "h3 " * 3 + "m1 " * 3 + "m2 " * 4 + "a2 " * 3 + "p3 " * 2,
    "t1 " * 3 + "t2 " * 4 + "t3 " * 3 + "h1 " * 3 + "h2 " * 4 + "m1 " * 3 + "m2 " * 4 + "k1 " * 6,
)


@pytest.mark.parametrize("value", [3, 5])
@pytest.mark.parametrize("colour", ["vulca", "hoax", "mimix", "khind", "any"])
@pytest.mark.parametrize("hand", [kinds.split() for kinds in FEW_KINDS], ids=["kv", "ka", "t"])
def test_thirty_cards_of_few_kinds_by_growing_sets(
    hand: list[str], colour: str, value: int
) -> None:
    """Every set of the hand is grown card by card until it pays: no theory of readings needed."""
    letters = oracle.letters_of(COMPONENTS, colour)
    held = Counter(hand)
    kinds = list(oracle.sort_cards(list(held)))
    paying: set[Cards] = set()

    def grow(cards: Cards, place: int) -> None:
        if oracle.worth_enough(cards, letters, value):
            paying.add(cards)
            return
        for i in range(place, len(kinds)):
            if cards.count(kinds[i]) < held[kinds[i]]:
                grow((*cards, kinds[i]), i)

    grow((), 0)
    least = {cards for cards in paying if oracle.is_minimal(cards, letters, value)}
    assert set(engine_payments(hand, colour, value)) == least
