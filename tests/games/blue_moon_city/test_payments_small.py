"""Payments of small hands against all subsets, quick enough to be run for every mutant."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from selenite.games.blue_moon_city.notation import card_numbers
from selenite.games.blue_moon_city.rules.cards import ANY, CARDS, card_text
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES, standard
from selenite.games.blue_moon_city.rules.payments import Payments, Ranks, ranks
from tests.oracle import blue_moon_city as oracle

CLEVER = [card for card in range(CARDS) if card // 3 in (4, 5, 6) and card not in (13, 14)]
PLAIN = [card for card in range(CARDS) if card // 3 not in (4, 5, 6)]


def found(payments: Payments, hand: Sequence[int], colour: int, value: int) -> set[tuple[str, ...]]:
    counts = [hand.count(card) for card in range(CARDS)]
    listed = payments.listed(counts, colour, value)
    assert listed == sorted(set(listed))
    return {tuple(card_text(card) for card in ranks().cards_of(rank)) for rank in listed}


@pytest.mark.parametrize("number", range(150))
def test_payments_are_those_of_all_subsets(number: int) -> None:
    chance = random.Random(number)
    size = chance.randint(3, 7)
    hand = sorted(chance.choice(CLEVER if chance.random() < 0.65 else PLAIN) for _ in range(size))
    payments = Payments(Ranks())
    for _ in range(3):
        colour, value = chance.randrange(ANY + 1), chance.randint(1, 5)
        name = (*PEOPLE_NAMES, "any")[colour]
        expected = oracle.payments(
            standard().source, [card_text(card) for card in hand], name, value
        )
        assert found(payments, hand, colour, value) == expected


@pytest.mark.parametrize("number", range(40))
def test_cards_pay_as_the_oracle_says(number: int) -> None:
    chance = random.Random(1000 + number)
    payments = Payments(ranks())
    for _ in range(10):
        size = chance.randint(1, 6)
        cards = sorted(
            chance.choice(CLEVER if chance.random() < 0.7 else PLAIN) for _ in range(size)
        )
        counts = [cards.count(card) for card in range(CARDS)]
        colour = chance.randrange(ANY + 1)
        name = (*PEOPLE_NAMES, "any")[colour]
        texts = [card_text(card) for card in cards]
        worth = payments.most_worth(counts, colour)
        for value in range(1, 8):
            pays = oracle.pays(standard().source, texts, name, value)
            assert payments.pays(counts, colour, value) == pays
            assert (worth >= value) == pays


def test_there_is_room_for_more_than_a_thousand_payments() -> None:
    """Every payment of a large hand pays, needs each of its cards, and is listed once."""
    hand = card_numbers(
        "v1v1v2v3v3t1t2t3a1a2a2f1f2f3f3f3k1m1m2h1h1h1h2h2h2h2h3p1p2p3",
    )
    assert hand is not None
    payments = Payments(ranks())
    listed = payments.listed([hand.count(card) for card in range(CARDS)], 0, 5)
    assert len(listed) == len(set(listed)) == 1287
    for rank in listed:
        cards = ranks().cards_of(rank)
        counts = [cards.count(card) for card in range(CARDS)]
        assert payments.pays(counts, 0, 5)
        for card in set(cards):
            counts[card] -= 1
            assert not payments.pays(counts, 0, 5)
            counts[card] += 1


def test_asking_whether_cards_pay_leaves_nothing_behind() -> None:
    hand = [0] * CARDS
    hand[0] = hand[1] = hand[12] = 1
    payments = Payments(ranks())
    alone = payments.listed(hand, 0, 3)
    assert payments.pays(hand, 0, 3)
    assert payments.most_worth(hand, 0) == 4
    assert payments.listed(hand, 0, 3) == alone


def test_ranks_number_the_sets_in_the_order_of_their_texts() -> None:
    numbering = Ranks()
    chance = random.Random(5)
    sets = [sorted(chance.choices(range(CARDS), k=chance.randint(1, 10))) for _ in range(300)]
    sets += [[card] for card in range(CARDS)] + [[card] * 10 for card in range(CARDS)]
    by_rank = sorted(sets, key=numbering.rank_of)
    by_text = sorted(sets, key=lambda cards: "".join(map(card_text, cards)))
    assert [sorted(cards) for cards in by_rank] == by_text
    for cards in sets:
        assert numbering.cards_of(numbering.rank_of(cards)) == cards


def test_ranks_leave_no_gap() -> None:
    numbering = Ranks()
    assert numbering.cards_of(0) == []
    assert numbering.rank_of(numbering.cards_of(131128139)) == 131128139
    for rank in range(0, 131128140, 1311281):
        assert numbering.rank_of(numbering.cards_of(rank)) == rank
