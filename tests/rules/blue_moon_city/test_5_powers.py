"""Clauses 5.1 to 5.8: what cards of value 1 and 2 can do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from selenite.core.state import GameState

from .table import (
    CITY,
    LETTERS,
    VALUES,
    cards_of,
    changes,
    clause,
    legal,
    own_components,
    payments,
    places,
    play,
    refused,
    table,
    text_of,
    totals,
)

DRAGONS = [("v", "red"), ("t", "green"), ("a", "blue")]


class TestDragons:
    @pytest.mark.clause("5.1")
    @pytest.mark.parametrize(("letter", "dragon"), DRAGONS)
    def test_each_people_moves_its_dragon(self, letter: str, dragon: str) -> None:
        state = table(hands=[f"{letter}1"], dragons={"red": "a3", "green": "a3", "blue": "a3"})
        assert changes(state, f"{letter}1>d4") == {
            dragon: "d4",
            "hand 0": "",
            "discard": f"{letter}1",
            "fresh": False,
        }

    @pytest.mark.clause("5.1")
    @pytest.mark.parametrize(("letter", "dragon"), DRAGONS)
    def test_a_card_of_value_two_moves_the_same_dragon(self, letter: str, dragon: str) -> None:
        cards = f"{letter}2{letter}2"
        state = table(hands=[cards], dragons={"red": "a3", "green": "a3", "blue": "a3"})
        assert changes(state, f"{letter}2>c4") == {
            dragon: "c4",
            "hand 0": f"{letter}2",
            "discard": f"{letter}2",
            "fresh": False,
        }

    @pytest.mark.clause("5.1")
    @pytest.mark.parametrize("letter", ["v", "t", "a"])
    @pytest.mark.parametrize("value", ["1", "2"])
    def test_the_card_has_to_be_in_hand(self, letter: str, value: str) -> None:
        dragons = {"red": "a3", "green": "a3", "blue": "a3"}
        other = {"1": "2", "2": "1"}[value]
        cards = "".join(f"{people}{value}" for people in "vta" if people != letter)
        state = table(
            hands=[text_of(cards_of(f"{cards}{letter}{other}{letter}3"))], dragons=dragons
        )
        assert clause(state, f"{letter}{value}>b4") == "5.1"

    @pytest.mark.clause("5.1")
    @pytest.mark.parametrize("card", ["v3", "k1", "m1", "h1", "p2"])
    def test_no_other_card_moves_a_dragon(self, card: str) -> None:
        state = table(hands=[card], dragons={"red": "a3"})
        assert legal(state) == legal(table())

    @pytest.mark.clause("5.1")
    def test_dragons_do_not_move_in_the_contribution_phase(self) -> None:
        assert clause(table(phase="build", hands=["v1"]), "v1>c4") == "phase"

    @pytest.mark.clause("5.2")
    @pytest.mark.parametrize(("letter", "dragon"), DRAGONS)
    def test_value_one_puts_a_dragon_from_outside_on_any_tile(
        self, letter: str, dragon: str
    ) -> None:
        assert places(table(hands=[f"{letter}1"]), f"{letter}1>") == set(CITY)

    @pytest.mark.clause("5.2")
    @pytest.mark.parametrize(("letter", "dragon"), DRAGONS)
    def test_value_one_puts_a_dragon_in_the_city_on_any_other_tile(
        self, letter: str, dragon: str
    ) -> None:
        state = table(hands=[f"{letter}1"], dragons={dragon: "b1"})
        assert places(state, f"{letter}1>") == set(CITY) - {"b1"}

    @pytest.mark.clause("5.2")
    def test_with_new_buildings_the_corners_are_tiles_too(self) -> None:
        state = table(hands=["v1"], new_buildings=[1, 2])
        assert places(state, "v1>") == {*CITY, "a1", "a5", "e1", "e5"}
        state = table(hands=["v1"], new_buildings=[1, 2], dragons={"red": "a1"})
        assert places(state, "v1>") == {*CITY, "a5", "e1", "e5"}

    @pytest.mark.clause("5.2")
    @pytest.mark.parametrize(("letter", "dragon"), DRAGONS)
    def test_value_two_moves_a_dragon_up_to_three_steps(self, letter: str, dragon: str) -> None:
        state = table(hands=[f"{letter}2"], dragons={dragon: "b5"})
        near = {"c5", "d5", "b4", "a4", "c4", "b3", "a3", "c3", "d4", "b2"}
        assert places(state, f"{letter}2>") == near

    @pytest.mark.clause("5.2")
    @pytest.mark.parametrize(("letter", "dragon"), DRAGONS)
    def test_value_two_moves_no_dragon_from_outside(self, letter: str, dragon: str) -> None:
        state = table(hands=[f"{letter}2"])
        assert places(state, f"{letter}2>") == set()
        refusal = refused(state, f"{letter}2>c3")
        assert (refusal.clause, refusal.code) == ("5.2", "dragon-outside")

    @pytest.mark.clause("5.2")
    def test_four_steps_are_too_far_for_a_dragon(self) -> None:
        refusal = refused(table(hands=["v2"], dragons={"red": "b5"}), "v2>d3")
        assert (refusal.clause, refusal.code) == ("5.2", "dragon-too-far")
        assert refusal.parameters["need"] == 4

    @pytest.mark.clause("5.2")
    def test_one_dragons_place_does_not_limit_another(self) -> None:
        state = table(hands=["v1t2"], dragons={"green": "c5"})
        assert places(state, "v1>") == set(CITY)


class TestFlit:
    @pytest.mark.clause("5.3")
    def test_value_one_puts_the_figure_on_any_other_tile(self) -> None:
        assert places(table(at=["b1"], hands=["f1"]), "f1>") == set(CITY) - {"b1"}

    @pytest.mark.clause("5.3")
    def test_the_flight_leaves_the_steps(self) -> None:
        assert changes(table(seat=1, hands=["", "f1f1"]), "f1>b1") == {
            "figure 1": "b1",
            "hand 1": "f1",
            "discard": "f1",
            "fresh": False,
        }

    @pytest.mark.clause("5.3")
    def test_the_flight_across_the_full_square_reaches_the_far_corner(self) -> None:
        state = table(at=["a1"], hands=["f1"], new_buildings=[1, 2])
        assert places(state, "f1>") == {*CITY, "a5", "e1", "e5"}

    @pytest.mark.clause("5.3")
    def test_the_flight_needs_the_card(self) -> None:
        assert clause(table(hands=["f2f3"]), "f1>b1") == "5.3"

    @pytest.mark.clause("5.4")
    def test_value_two_gives_two_more_steps(self) -> None:
        assert changes(table(hands=["f2f2"]), "f2") == {
            "steps": 4,
            "hand 0": "f2",
            "discard": "f2",
            "fresh": False,
        }

    @pytest.mark.clause("5.4")
    def test_four_steps_reach_further(self) -> None:
        state = table(at=["a3"], hands=["f2"])
        play(state, "f2")
        far = set(CITY) - {"a3", "e2", "e4", "d1", "d5"}
        assert places(state, ">") == far

    @pytest.mark.clause("5.4")
    def test_the_steps_add_up(self) -> None:
        state = table(at=["a1"], hands=["f2f2f2f2"], new_buildings=[1, 2])
        play(state, "f2 f2 f2 f2")
        assert places(state, ">") == {*CITY, "a5", "e1", "e5"}
        assert changes(state, ">e5") == {"figure 0": "e5", "steps": 2}

    @pytest.mark.clause("5.4")
    def test_the_steps_need_the_card(self) -> None:
        assert clause(table(hands=["f1f3"]), "f2") == "5.4"

    @pytest.mark.clause("5.4")
    def test_a_flit_of_value_three_has_no_power(self) -> None:
        assert legal(table(hands=["f3"])) == legal(table())


BLUE = {3: ("a3", 1), 5: ("b3", 1), 4: ("b3", 2), 2: ("b4", 2)}
"""Where a blue box of some value is: cell and number."""


def blue(value: int, hand: str, **rest: Any) -> set[str]:
    """The payments of a hand for a blue box."""
    cell, box = BLUE[value]
    return payments(table(phase="build", at=[cell], hands=[hand], **rest), box)


def paid(cell: str, box: int, hand: str) -> set[str]:
    """The payments of a hand for a box."""
    return payments(table(phase="build", at=[cell], hands=[hand]), box)


class TestKhind:
    @pytest.mark.clause("5.5")
    @pytest.mark.parametrize(
        ("value", "hand", "expected"),
        [
            (3, "k1k1", set()),
            (3, "k1k1k1", {"k1k1k1"}),
            (3, "k1k1k1k1", {"k1k1k1"}),
            (3, "a2k1k1k1", {"a2k1", "k1k1k1"}),
            (3, "a1k1k1", {"a1k1k1"}),
            (4, "a2k1k1k1", {"a2k1k1"}),
            (3, "a2t2k1", {"a2k1"}),
            (3, "t3k1", set()),
            (5, "k1k1k1k1k1", {"k1k1k1k1k1"}),
            (5, "a1a3k1k1k1k1k1", {"a1a3k1", "a3k1k1", "a1k1k1k1k1", "k1k1k1k1k1"}),
        ],
    )
    def test_each_khind_is_a_joker_of_value_one(
        self, value: int, hand: str, expected: set[str]
    ) -> None:
        assert blue(value, hand) == expected

    @pytest.mark.clause("5.5")
    @pytest.mark.parametrize(
        ("cell", "box"),
        [("b5", 1), ("e3", 1), ("a3", 1), ("d1", 2), ("d2", 2), ("d5", 2), ("e4", 2), ("d3", 4)],
    )
    def test_a_khind_is_of_any_colour(self, cell: str, box: int) -> None:
        assert paid(cell, box, "k1k1k1") == {"k1k1k1"}


class TestMimix:
    @pytest.mark.clause("5.6")
    @pytest.mark.parametrize(
        ("value", "hand", "expected"),
        [
            (3, "m1m1m2m2", {"m1m1", "m1m2", "m2m2"}),
            (3, "m1", set()),
            (3, "m2m3", set()),
            (3, "m1m3", set()),
            (3, "m3m3", set()),
            (2, "m1m1", {"m1m1"}),
            (4, "m1m1m1", set()),
            (4, "m2m2m2", set()),
            (4, "m1m2a1", {"a1m1m2"}),
            (4, "m1m2k1", {"k1m1m2"}),
            (5, "m1m1m2m2", {"m1m1m2m2"}),
            (5, "m1m1m1m2m2", {"m1m1m1m2", "m1m1m2m2"}),
            (5, "m2m2a1a1t2", {"a1a1m2m2"}),
            (5, "m1m2m2m2a2", {"a2m1m2", "a2m2m2", "m1m2m2m2"}),
            (5, "m1m1t2", set()),
        ],
    )
    def test_two_low_mimix_are_a_joker_of_value_three(
        self, value: int, hand: str, expected: set[str]
    ) -> None:
        assert blue(value, hand) == expected

    @pytest.mark.clause("5.6")
    @pytest.mark.parametrize(
        ("cell", "box", "hand", "expected"),
        [
            ("d2", 2, "m1m1", {"m1m1"}),
            ("d2", 2, "m1m2m3", {"m1m2", "m3"}),
            ("d2", 1, "m1m1m1", set()),
            ("d2", 1, "m1m1m2", {"m1m1m2"}),
            ("d2", 1, "m1m2m2", {"m1m2m2"}),
            ("d2", 1, "m1m1m1m3", {"m1m1m3"}),
            ("d2", 1, "m2m3m3", {"m2m3", "m3m3"}),
            ("c1", 1, "m2m2m3", {"m2m2", "m2m3"}),
            ("c1", 1, "m1m1m1", {"m1m1m1"}),
            ("c1", 3, "m1m1m2", {"m2", "m1m1"}),
            ("d2", 1, "k1k1m1m1m3", {"m1m1m3", "k1k1m3", "k1m1m3", "k1k1m1m1"}),
        ],
    )
    def test_a_pair_is_worth_three_in_brown_too(
        self, cell: str, box: int, hand: str, expected: set[str]
    ) -> None:
        assert paid(cell, box, hand) == expected

    @pytest.mark.clause("5.6")
    @pytest.mark.parametrize(
        ("cell", "box"), [("b5", 1), ("e3", 1), ("a3", 1), ("d1", 2), ("d5", 2), ("e4", 2)]
    )
    def test_a_pair_is_of_any_colour(self, cell: str, box: int) -> None:
        assert paid(cell, box, "m1m2") == {"m1m2"}


class TestHoax:
    @pytest.mark.clause("5.7")
    @pytest.mark.parametrize(
        ("value", "hand", "expected"),
        [
            (3, "t3h2", {"t3h2"}),
            (3, "t1t2h2", set()),
            (3, "t1t2h2h2", {"t1t2h2h2"}),
            (3, "t2a1h2", {"t2a1h2"}),
            (3, "t2k1h2", {"t2k1h2"}),
            (3, "t3h2p3", {"t3h2", "h2p3"}),
            (3, "t3h3", set()),
            (3, "a3t3h2", {"a3", "t3h2"}),
            (5, "a2m3h2", {"a2m3h2"}),
            (5, "m1m1t2h2", {"t2m1m1h2"}),
        ],
    )
    def test_a_two_recolours_one_card(self, value: int, hand: str, expected: set[str]) -> None:
        assert blue(value, hand) == expected

    @pytest.mark.clause("5.7")
    @pytest.mark.parametrize(
        ("value", "hand", "expected"),
        [
            (3, "t3h1", {"t3h1"}),
            (3, "t1t2h1", {"t1t2h1"}),
            (3, "t1h1p2", set()),
            (3, "t1h1h1p2", {"t1h1h1p2"}),
            (3, "t1h1h2p2", {"t1h1h2p2"}),
            (2, "t2h1p2", {"t2h1", "h1p2"}),
            (4, "t2t2h1", {"t2t2h1"}),
            (4, "t2a2h1", {"t2a2h1"}),
            (5, "t1t1t1t2h1", {"t1t1t1t2h1"}),
            (5, "t1t1t2h1h2p1", {"t1t1t2h1h2p1"}),
            (4, "m2m2h1", {"m2m2h1"}),
        ],
    )
    def test_a_one_recolours_cards_of_one_colour(
        self, value: int, hand: str, expected: set[str]
    ) -> None:
        assert blue(value, hand) == expected

    @pytest.mark.clause("5.7")
    def test_a_one_recolours_four_cards_at_most(self) -> None:
        components = own_components()
        components["people"]["terrah"]["cards"] = [10, 0, 0]
        changed: dict[str, Any] = {"components": components, "values": VALUES | {"t": "1" * 10}}
        assert blue(4, "t1t1t1t1t1h1", **changed) == {"t1t1t1t1h1"}
        assert blue(5, "t1t1t1t1t1h1", **changed) == set()
        assert blue(5, "t1t1t1t1t1h1h1", **changed) == {"t1t1t1t1t1h1h1"}
        assert blue(5, "t1t1t1t1t1h1h2", **changed) == {"t1t1t1t1t1h1h2"}

    @pytest.mark.clause("5.7")
    @pytest.mark.parametrize(
        ("value", "hand", "expected"),
        [
            (3, "h2h3", {"h2h3"}),
            (3, "h1h3", {"h1h3"}),
            (3, "h1h2", set()),
            (2, "h1h2", {"h1h2"}),
            (2, "h2h2", {"h2h2"}),
            (3, "h1h1h2", {"h1h1h2"}),
            (3, "h2h2h2", set()),
            (4, "h2h2h2h2", {"h2h2h2h2"}),
            (4, "h1h2h2", {"h1h2h2"}),
            (5, "h1h2h3", {"h1h2h3"}),
            (3, "h3h3", set()),
        ],
    )
    def test_white_cards_are_recoloured_by_another_hoax(
        self, value: int, hand: str, expected: set[str]
    ) -> None:
        assert blue(value, hand) == expected

    @pytest.mark.clause("5.7")
    @pytest.mark.parametrize(
        ("cell", "box", "hand", "expected"),
        [
            ("d2", 2, "v1m1h2", set()),
            ("d2", 2, "v2m1h2", {"v2m1h2"}),
            ("a3", 1, "v2m1h2", set()),
            ("a3", 1, "v2m1h2h2", {"v2m1h2h2"}),
            ("a3", 1, "v1v1h1", set()),
        ],
    )
    def test_a_recoloured_card_is_not_a_mimix(
        self, cell: str, box: int, hand: str, expected: set[str]
    ) -> None:
        assert paid(cell, box, hand) == expected

    @pytest.mark.clause("5.7")
    def test_a_recoloured_card_is_not_a_khind(self) -> None:
        assert paid("d3", 4, "v1t2h2") == {"v1t2h2"}
        assert paid("d3", 4, "v1t1a1h2") == set()

    @pytest.mark.clause("5.7")
    @pytest.mark.parametrize(
        ("hand", "expected"),
        [
            ("h2h3", {"h2h3"}),
            ("h3h3", {"h3h3"}),
            ("h1h1h3", {"h1h1h3"}),
            ("v3h2h2", {"v3h2h2"}),
            ("v2h1h3", {"v2h1h3"}),
            ("h1h2h2h2", {"h1h2h2", "h2h2h2"}),
            ("v3h3", set()),
            ("v3t2h1h2", {"v3h1h2"}),
        ],
    )
    def test_for_a_white_box_a_hoax_is_power_or_value_never_both(
        self, hand: str, expected: set[str]
    ) -> None:
        assert paid("d4", 1, hand) == expected


def splits(cards: Sequence[str], kinds: str) -> Iterator[tuple[list[str], list[str]]]:
    """Every way to take some cards of some kinds out of others."""
    places = [place for place, card in enumerate(cards) if card in cards_of(kinds)]
    for size in range(len(places) + 1):
        for taken in combinations(places, size):
            yield (
                [cards[place] for place in taken],
                [card for place, card in enumerate(cards) if place not in taken],
            )


@cache
def worth(cards: tuple[str, ...], letter: str) -> int:
    """The most that cards are worth in a colour, by the words of 5.5 to 5.7."""
    best = 0
    for pairs, others in splits(cards, "m1m2"):
        if len(pairs) % 2:
            continue
        for hoaxes, rest in splits(others, "h1h2"):
            plain = [card for card in rest if card[0] in (letter, "k")]
            value = 3 * len(pairs) // 2 + sum(int(card[1]) for card in plain)
            foreign = sorted((card for card in rest if card[0] not in (letter, "k")), key=by_value)
            colours = sorted({card[0] for card in foreign})
            for chosen in product(colours, repeat=hoaxes.count("h1")) if colours else [()]:
                room = Counter({colour: 4 * count for colour, count in Counter(chosen).items()})
                singles = hoaxes.count("h2")
                gained = 0
                for card in foreign:
                    if room[card[0]] > 0:
                        room[card[0]] -= 1
                        gained += int(card[1])
                    elif singles > 0:
                        singles -= 1
                        gained += int(card[1])
                best = max(best, value + gained)
    return best


def by_value(card: str) -> int:
    """Dear cards first."""
    return -int(card[1])


def readings(hand: str, letters: str, value: int) -> set[str]:
    """All payments of a hand, by trying every set of cards, for a box of one of some colours."""
    cards = cards_of(hand)
    found: set[str] = set()
    for size in range(1, len(cards) + 1):
        for chosen in sorted(set(combinations(cards, size))):
            some = Counter(chosen)
            if any(Counter(cards_of(less)) <= some for less in found):
                continue
            if any(worth(chosen, letter) >= value for letter in letters):
                found.add("".join(chosen))
    return found


HANDS = [
    "k1k1m1m1m2h1h2",
    "v2v2t1m1m2h1h2",
    "h1h1h2h2h3h3m1",
    "m1m1m2m2m3h1k1",
    "v1v2t1t2a1h1h2",
    "a1a2k1m2m2h2p3",
    "f1f1f2p1p2h1h1",
    "m1m1m1m2m2m2h1",
    "v1v1v1v2h1h1h1",
    "a3f3k1k1h1h2m3",
    "k1k1k1k1h1h2h2",
    "v3t3a3f3m3h3p3",
    "m1m3h1h1h2h2h3",
    "t1t1t2h1h2k1m1",
    "p1p1p2m1m1h2h2",
    "m2m2m2h1h2a1a1",
    "v1t1a1f1m1h1p1",
    "v2t2a2f2m2h2p2",
    "v1v1v1t2t2h1h2",
    "m1m1m2k1h3h1v3",
]
SHOPS = [("b3", "a"), ("d4", "h"), ("c1", "m"), ("d3", LETTERS)]
PRINTED = {"b3": [5, 4, 3], "d4": [5, 2], "c1": [4, 3, 2], "d3": [5, 4, 4, 3]}


@pytest.mark.clause("5.5", "5.6", "5.7")
@pytest.mark.parametrize("hand", HANDS)
def test_a_hand_has_all_the_payments_that_some_reading_makes_and_no_other(hand: str) -> None:
    cards = text_of(cards_of(hand))
    for cell, letters in SHOPS:
        state = table(phase="build", at=[cell], hands=[cards])
        known: dict[int, set[str]] = {}
        for box, value in enumerate(PRINTED[cell], 1):
            if value not in known:
                known[value] = readings(cards, letters, value)
            assert payments(state, box) == known[value], f"box {box} at {cell}"


class TestPillar:
    @pytest.mark.clause("5.8")
    def test_one_more_offering_costs_the_cards_value_more(self) -> None:
        state = table(phase="build", crystals=[30], hands=["p1p2p3"], offered=True, obelisk=[0])
        assert changes(state, "offer+p2") == {
            "crystals 0": 21,
            "cubes 0": 8,
            "hand 0": "p1p3",
            "discard": "p2",
            "obelisk": [0, 0],
        }

    @pytest.mark.clause("5.8")
    def test_a_one_costs_one_more(self) -> None:
        state = table(phase="build", crystals=[30], hands=["p1p2"], offered=True, obelisk=[0])
        events = play(state, "offer+p1")
        assert totals(state, "crystals") == [22, 0]
        assert events[0].parameters == {"seat": 0, "price": 8, "made": 2}

    @pytest.mark.clause("5.8")
    @pytest.mark.parametrize(
        ("crystals", "moves"),
        [(7, {"/"}), (8, {"/", "offer+p1"}), (9, {"/", "offer+p1", "offer+p2"})],
    )
    def test_the_higher_price_has_to_be_there(self, crystals: int, moves: set[str]) -> None:
        state = table(phase="build", crystals=[crystals], hands=["p1p2"], offered=True, obelisk=[0])
        assert legal(state) == moves

    @pytest.mark.clause("5.8")
    @pytest.mark.parametrize(("move", "crystals"), [("offer+p1", 7), ("offer+p2", 8)])
    def test_too_few_crystals_for_the_higher_price_are_refused(
        self, move: str, crystals: int
    ) -> None:
        state = table(phase="build", crystals=[crystals], hands=["p1p2"], offered=True, obelisk=[0])
        refusal = refused(state, move)
        assert (refusal.clause, refusal.code) == ("5.8", "too-few-crystals")
        assert refusal.parameters == {"price": crystals + 1, "crystals": crystals}

    @pytest.mark.clause("5.8")
    def test_too_few_crystals_for_the_space_itself_are_refused_as_any_offering(self) -> None:
        state = table(phase="build", crystals=[6], hands=["p1"], offered=True, obelisk=[0])
        assert clause(state, "offer+p1") == "4.5"

    @pytest.mark.clause("5.8")
    @pytest.mark.parametrize(("hand", "move"), [("p2p3", "offer+p1"), ("p1p3", "offer+p2")])
    def test_the_card_has_to_be_in_hand(self, hand: str, move: str) -> None:
        state = table(phase="build", crystals=[30], hands=[hand], offered=True, obelisk=[0])
        refusal = refused(state, move)
        assert (refusal.clause, refusal.code) == ("5.8", "no-such-card-in-hand")

    @pytest.mark.clause("5.8")
    def test_a_plain_offering_comes_first(self) -> None:
        state = table(phase="build", crystals=[30], hands=["p1"])
        assert legal(state) == {"/", "offer"}
        refusal = refused(state, "offer+p1")
        assert (refusal.clause, refusal.code) == ("5.8", "offer-first")

    @pytest.mark.clause("5.8")
    def test_any_number_of_pillar_cards_in_a_row(self) -> None:
        state = table(3, phase="build", crystals=[40, 0, 0], hands=["p1p1p2"])
        play(state, "offer offer+p1 offer+p2 offer+p1")
        assert state.position()["obelisk"] == [0, 0, 0, 0]
        assert totals(state, "crystals") == [40 - 7 - 8 - 9 - 8, 0, 0]
        assert legal(state) == {"/"}

    @pytest.mark.clause("4.6", "5.8")
    def test_a_pillar_card_can_win_the_game(self) -> None:
        state = table(4, phase="build", crystals=[30], hands=["p2"], obelisk=[0, 0])
        play(state, "offer offer+p2")
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.text == "0 offerings"


@pytest.mark.clause("5.1")
def test_a_card_used_for_its_power_pays_no_box() -> None:
    state = table(at=["b5"], hands=["v1v2"])
    play(state, "v1>d4 /")
    assert legal(state) == {"/"}


@pytest.mark.clause("5.7")
def test_a_payment_is_discarded_whole() -> None:
    state = table(phase="build", at=["b3"], hands=["t1t1t1t2h1"], discard="h1")
    assert changes(state, "1=t1t1t1t2h1") == {
        "hand 0": "",
        "discard": "t1t1t1t2h1h1",
        "b3 boxes": [0, None, None],
        "cubes 0": 9,
        "scales-taken": True,
    }


@pytest.mark.clause("5.5", "5.6", "5.7")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("a2k1", 3),
        ("m1m2", 3),
        ("m1m1m1", 3),
        ("t3h2", 3),
        ("t2p2h1", 2),
        ("m1h2k1", 2),
        ("h1h3", 3),
    ],
)
def test_a_refusal_says_what_the_best_reading_is_worth(cards: str, worth: int) -> None:
    ordered = text_of(cards_of(cards))
    state: GameState = table(phase="build", at=["b3"], hands=[ordered])
    refusal = refused(state, f"1={ordered}")
    assert (refusal.clause, refusal.parameters["worth"]) == ("3.1", worth)
