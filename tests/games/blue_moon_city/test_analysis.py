"""Forecasts, ways to pay, readings and their ranking, compared with what the rules do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from selenite.core.state import Event, GameState, Position
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city import analysis
from selenite.games.blue_moon_city.analysis import Cards, Gain
from selenite.games.blue_moon_city.notation import card_numbers
from selenite.games.blue_moon_city.rules.cards import CARDS
from selenite.games.blue_moon_city.rules.codes import IDLE
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.blue_moon_city.rules.state import State
from selenite.texts import speaker
from tests.games.blue_moon_city.playing import (
    KINDS,
    Kind,
    complete_city,
    deal,
    eager,
    nearly_no_scales,
)
from tests.games.playing import texts_of

COLOURS = (*PEOPLE_NAMES, "any")
DECK = [f"{letter}{value}" for letter in "vtafmhp" for value in "123"] * 2 + ["k1"] * 4


def played(kind: Kind, seed: str, most: int = 400) -> Iterator[tuple[GameState[State], str]]:
    """The states of a game between players who build what they can, each with its next move."""
    state, chance = kind.new(seed), Random(seed)
    for _ in range(most):
        if state.outcome() is not None:
            return
        move = eager(state, texts_of(state), chance)
        yield state, move
        state.play(move)


def given(events: list[Event]) -> dict[int, Gain]:
    """What the players gained according to the events."""
    gains: dict[int, Gain] = {}
    for code, about in events:
        if code in Gain._fields:
            gain = gains.get(about["seat"], Gain())
            gains[about["seat"]] = gain._replace(**{code: getattr(gain, code) + about["n"]})
    return gains


def free_boxes(position: Position, cell: str) -> int:
    """How many boxes of a building are free."""
    return list(position["city"][cell].get("boxes", ())).count(None)


def some_cards(chance: Random) -> Cards:
    return analysis.split("".join(chance.sample(DECK, chance.randrange(1, 8))))


class TestCompleting:
    @pytest.mark.parametrize("kind", KINDS[::3], ids=str)
    def test_the_last_cube_gives_what_was_forecast(self, kind: Kind) -> None:
        compared = 0
        for state, move in played(kind, "forecast"):
            position, seat = state.view(state.seat).position, state.seat
            here = position["figures"][seat]
            if move[0].isdigit() and free_boxes(position, here) == 1:
                compared += 1
                forecast = analysis.completing(state.rules_state.rules, position, here, seat)
                assert forecast == given(state.copy().play(move))
        assert compared > 2

    @pytest.mark.parametrize("kind", KINDS[::6], ids=str)
    def test_a_payment_completes_a_building_when_the_rules_say_so(self, kind: Kind) -> None:
        seen = set()
        for state, move in played(kind, "completes"):
            if not move[0].isdigit():
                continue
            position, seat = state.view(state.seat).position, state.seat
            here, box = position["figures"][seat], int(move[0])
            expected = any(event.code == "completed" for event in state.copy().play(move))
            assert (
                analysis.completes(state.rules_state.rules, position, here, seat, box) == expected
            )
            seen.add(expected)
        assert seen == {False, True}

    @pytest.mark.parametrize("seed", range(40))
    def test_scales_that_run_out_are_forecast_too(self, seed: int) -> None:
        kind = KINDS[seed % len(KINDS)]
        position = nearly_no_scales(kind, f"{seed}")
        seat: int = position["turn"]["seat"]
        here = position["figures"][seat]
        for number in range(1, free_boxes(position, here)):
            position["city"][here]["boxes"][number] = (seat + 1) % kind.players
            position["players"][(seat + 1) % kind.players]["cubes"] -= 1
        state = bmc.from_position(position, f"{seed}")
        state.play("/")
        payments = [text for text in map(state.text, state.legal_moves()) if text[0] == "1"]
        assert payments
        forecast = analysis.completing(
            state.rules_state.rules, state.view(seat).position, here, seat
        )
        assert forecast == given(state.play(payments[0]))

    def test_several_boxes_are_filled_one_after_the_other(self) -> None:
        position = bmc.new(players=2, seed="palace", first=0).position()
        position["figures"][0] = "d3"
        position["dragons"]["red"] = "d3"
        position["supply"]["scales"] -= 8
        position["players"][1]["scales"] = 8
        deal(position, 0, "k1k1k1k1k1v3v2")
        state = bmc.from_position(position, "palace")
        forecast = analysis.completing(state.rules_state.rules, state.view(0).position, "d3", 0)
        # The dragon's scale empties the supply: it is scored before the building gives anything.
        assert forecast[1] == Gain(scored=6)
        assert forecast[0].scales == 2

    def test_nothing_is_forecast_where_nothing_can_be_completed(self) -> None:
        position = bmc.new(players=2, seed="none", first=0).position()
        rules = bmc.new(players=2, seed="none").rules_state.rules
        assert analysis.completing(rules, position, "c3", 0) == {}
        position["players"][0]["cubes"] = 1
        assert analysis.completing(rules, position, "d3", 0) == {}
        position["city"]["d3"]["built"] = True
        assert analysis.completing(rules, position, "d3", 1) == {}

    def test_everybody_with_a_cube_is_named(self) -> None:
        position = bmc.new(players=3, seed="share", first=0).position()
        position["city"]["d3"]["boxes"][0] = 2
        rules = bmc.new(players=3, seed="share").rules_state.rules
        assert list(analysis.completing(rules, position, "d3", 1)) == [1, 2]


class TestScales:
    @pytest.mark.parametrize(
        ("scales", "crystals"),
        [
            ((5, 3, 2), (6, 3, 0)),
            ((4, 4, 3), (3, 3, 3)),
            ((2, 2, 0), (3, 3, 0)),
            ((0, 0, 0), (0, 0, 0)),
        ],
    )
    def test_they_are_scored_as_the_rules_say(
        self, scales: tuple[int, ...], crystals: tuple[int, ...]
    ) -> None:
        rules = bmc.new(players=3, seed="scales").rules_state.rules
        assert analysis.scale_scores(rules, scales) == crystals


class TestOfferings:
    def paid(self, state: GameState[State], move: str) -> list[int]:
        """What was forecast as the price of a legal offering, and what it cost."""
        price = analysis.offering_price(
            state.rules_state.rules, state.view(state.seat).position, move
        )
        events = state.play(move)
        return [price, *(event.parameters["price"] for event in events if event.code == "offering")]

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_a_price_is_what_is_paid(self, players: int) -> None:
        position = bmc.new(players=players, seed="prices", first=0).position()
        position["players"][0]["crystals"] = 40
        deal(position, 0, "p1p2")
        state = bmc.from_position(position, "prices")
        state.play("/")
        assert self.paid(state, "offer") == [7, 7]
        assert self.paid(state, "offer+p2") == [9, 9]
        price, cost = self.paid(state, "offer+p1")
        assert price == cost

    def test_so_is_the_price_at_the_golden_temple(self) -> None:
        position = bmc.new(players=2, seed="temple", first=0, new_buildings=[1, 2]).position()
        tiles = {entry["tile"]: cell for cell, entry in position["city"].items()}
        position["figures"][0] = tiles["golden-temple"]
        position["players"][0]["crystals"] = 40
        state = bmc.from_position(position, "temple")
        state.play("/")
        state.play("/")
        assert self.paid(state, "temple") == [8, 8]

    @pytest.mark.parametrize("kind", KINDS[::4], ids=str)
    def test_an_offering_is_possible_when_the_rules_list_it(self, kind: Kind) -> None:
        for state, _ in played(kind, "offers"):
            if state.rules_state.phase == 1 and not state.rules_state.offered:
                view = state.view(state.seat)
                can_offer = analysis.can_offer(state.rules_state.rules, view.position, state.seat)
                assert can_offer == ("offer" in view.legal)


class TestWaysToPay:
    @pytest.mark.parametrize("kind", KINDS[::4], ids=str)
    def test_boxes_that_can_be_paid_are_those_with_a_legal_payment(self, kind: Kind) -> None:
        for state, _ in played(kind, "boxes", most=150):
            position, seat = state.view(state.seat).position, state.seat
            if state.rules_state.phase != 1 or position["figures"][seat] == "c3":
                continue
            here = position["figures"][seat]
            legal = {int(move[0]) for move in position["legal"] if move[0].isdigit()}
            assert set(analysis.payable(state.rules_state.rules, position, here, seat)) == legal

    def test_a_card_that_is_spent_before_pays_for_nothing(self) -> None:
        position = bmc.new(players=2, seed="spent", first=0).position()
        position["city"]["d3"]["boxes"][1:] = [1, 1, 1]
        position["players"][0]["hand"] = "f1f3k1"
        rules = bmc.new(players=2, seed="spent").rules_state.rules
        assert analysis.payable(rules, position, "d3", 0) == (1,)
        assert analysis.payable(rules, position, "d3", 0, spent="f1") == ()

    def test_payments_are_the_legal_ones(self) -> None:
        position = bmc.new(players=2, seed="all", first=0).position()
        position["figures"][0] = "d3"
        deal(position, 0, "v3v2t3t1k1k1m1m2")
        state = bmc.from_position(position, "all")
        state.play("/")
        legal = [move[2:] for move in state.view(0).legal if move.startswith("1=")]
        ways = analysis.payments(state.view(0).position["players"][0]["hand"], "any", 5)
        assert ["".join(way) for way in ways] == legal


class TestReadings:
    @pytest.mark.parametrize("seed", range(20))
    def test_they_are_worth_what_the_rules_say(self, seed: int) -> None:
        chance = Random(seed)
        for _ in range(60):
            cards, people = some_cards(chance), chance.choice(COLOURS)
            found = analysis.reading(cards, people, 99)
            assert found.worth == analysis.most_worth("".join(cards), people), (cards, people)

    @pytest.mark.parametrize("seed", range(20))
    def test_they_are_enough_whenever_the_rules_say_so(self, seed: int) -> None:
        chance, search = Random(seed), Workspace().payments
        for _ in range(60):
            cards, people, value = (
                some_cards(chance),
                chance.choice(COLOURS),
                chance.randrange(1, 6),
            )
            numbers = card_numbers("".join(cards)) or []
            counts = [numbers.count(card) for card in range(CARDS)]
            pays = search.pays(counts, COLOURS.index(people), value)
            assert (analysis.reading(cards, people, value).worth >= value) == pays

    @pytest.mark.parametrize("seed", range(20))
    def test_every_card_has_one_role(self, seed: int) -> None:
        chance = Random(seed)
        for _ in range(60):
            cards = some_cards(chance)
            found = analysis.reading(cards, chance.choice(COLOURS), chance.randrange(1, 6))
            roles = [*found.plain, *found.jokers, *found.waiting]
            roles += [card for pair in found.pairs for card in pair]
            roles += [card for hoax, taken in found.recoloured for card in (hoax, *taken)]
            assert Counter(roles) == Counter(cards)

    @pytest.mark.parametrize(
        ("cards", "people", "roles"),
        [
            ("k1m1m2", "vulca", {"jokers": ("k1",), "pairs": (("m1", "m2"),), "worth": 4}),
            ("t3h2", "vulca", {"recoloured": (("h2", ("t3",)),), "worth": 3}),
            ("v1v1v1v1v2h1", "aqua", {"recoloured": (("h1", ("v2", "v1", "v1", "v1")),),
                                      "waiting": ("v1",), "worth": 5}),
            ("k1", "khind", {"plain": ("k1",), "jokers": (), "worth": 1}),
            ("m1m2", "mimix", {"plain": ("m1", "m2"), "pairs": (), "worth": 3}),
            ("h2h3", "hoax", {"plain": ("h2", "h3"), "recoloured": (), "worth": 5}),
            ("v1t2", "vulca", {"plain": ("v1",), "waiting": ("t2",), "worth": 1}),
        ],
    )  # fmt: skip
    def test_each_power_is_named(self, cards: str, people: str, roles: dict[str, Any]) -> None:
        found = analysis.reading(analysis.split(cards), people, 5)
        assert {key: getattr(found, key) for key in roles} == roles


class TestRanking:
    @pytest.mark.parametrize(
        ("better", "worse", "people", "value"),
        [
            ("v3", "v2", "vulca", 2),
            ("v3k1", "v1v2", "vulca", 3),
            ("v1", "k1", "vulca", 1),
            ("v1v2", "v1k1k1", "vulca", 3),
            ("p3p3", "v3p2", "any", 5),
        ],
    )
    def test_fewer_powers_come_first_then_less_overpaid(
        self, better: str, worse: str, people: str, value: int
    ) -> None:
        ways = [analysis.split(worse), analysis.split(better)]
        assert analysis.ranked(ways, people, value) == ways[::-1]

    @pytest.mark.parametrize("seed", range(5))
    def test_the_order_of_the_list_does_not_matter(self, seed: int) -> None:
        chance = Random(seed)
        ways = list(analysis.payments("v1v2v3t1t2k1k1m1m2h1h2", "vulca", 4))
        ranked = analysis.ranked(ways, "vulca", 4)
        chance.shuffle(ways)
        assert analysis.ranked(ways, "vulca", 4) == ranked
        spent = [analysis.powers_spent(way) for way in ranked]
        assert spent == sorted(spent)


class TestDraw:
    @pytest.mark.parametrize("kind", KINDS[::4], ids=str)
    def test_as_many_cards_are_drawn_as_was_forecast(self, kind: Kind) -> None:
        for state, move in played(kind, "draws", most=150):
            if move.startswith("drop") and len(state.position()["deck"]) >= 2 * 6:
                due, dropped = (
                    state.rules_state.draw,
                    len(move.removeprefix("drop").lstrip("=")) // 2,
                )
                forecast = analysis.cards_drawn(state.rules_state.rules, due, dropped)
                after = state.copy()
                drawn = [one.parameters["n"] for one in after.play(move) if one.code == "drew"]
                assert drawn == [forecast]

    def test_the_hospital_gives_more(self) -> None:
        rules = bmc.new(players=2, seed="draws").rules_state.rules
        assert [analysis.cards_drawn(rules, 2, dropped) for dropped in (0, 1, 2)] == [2, 3, 4]
        assert [analysis.cards_drawn(rules, 4, dropped) for dropped in (0, 1, 2)] == [4, 5, 6]


class TestCity:
    def test_it_is_complete_once_every_building_is(self) -> None:
        position = complete_city(KINDS[0], "complete")
        assert analysis.is_city_complete(position)
        assert bmc.from_position(position, "complete").rules_state.unbuilt == 0
        assert not analysis.is_city_complete(bmc.new(players=2, seed="complete").position())

    def test_distances_are_steps_of_a_walk(self) -> None:
        state = bmc.new(players=2, seed="walk", first=0)
        for move in state.legal_moves():
            text = state.text(move)
            if text.startswith(">"):
                after = state.copy()
                after.apply(move)
                steps = analysis.distance(state.rules_state.rules, "c3", text[1:])
                assert after.rules_state.steps == state.rules_state.steps - steps

    def test_neighbours_are_one_step_away(self) -> None:
        rules = bmc.new(players=2, seed="walk").rules_state.rules
        assert analysis.neighbours(rules, "c3") == ("b3", "c2", "c4", "d3")
        assert analysis.neighbours(rules, "a2") == ("a3", "b2")


class TestProspects:
    """What a turn leads to counts only cards that the seat holds already."""

    def told(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
        return list(analysis.prospects(before, after, 0, speaker("en", bmc.GAME.name).say))

    def at(self, cell: str, hand: str) -> dict[str, Any]:
        position = bmc.new(players=2, seed="prospects", first=0).view(0).position
        players = [{**position["players"][0], "hand": hand, "crystals": 0}, position["players"][1]]
        return {**position, "players": players, "figures": [cell, position["figures"][1]]}

    def test_a_building_in_reach_is_named(self) -> None:
        there = self.at("c3", "k1k1k1k1m1m2")
        assert any("next turn you can build" in one for one in self.told(there, there))

    def test_cards_that_were_drawn_do_not_count(self) -> None:
        assert self.told(self.at("c3", ""), self.at("c3", "k1k1k1k1m1m2")) == []

    def test_an_offering_in_reach_is_told(self) -> None:
        after = self.at("c3", "")
        after["players"][0]["crystals"] = 30
        assert any("offering" in one for one in self.told(after, after))
        after["players"][0]["crystals"] = 6
        assert self.told(after, after) == []

    def test_without_a_cube_no_offering_is_in_reach(self) -> None:
        after = self.at("c3", "")
        after["players"][0] |= {"crystals": 30, "cubes": 0}
        assert self.told(after, after) == []


class TestObelisk:
    @pytest.mark.parametrize("kind", KINDS[::4], ids=str)
    def test_the_next_offering_goes_to_the_lowest_free_space(self, kind: Kind) -> None:
        position = complete_city(kind, "spaces")
        rules = bmc.from_position(position, "spaces").rules_state.rules
        spaces = analysis.obelisk_spaces(rules, position)
        made = len(position["obelisk"])
        assert [space.seat for space in spaces[:made]] == position["obelisk"]
        assert {space.seat for space in spaces[made:]} == {None}
        assert [n for n, space in enumerate(spaces) if space.is_next] == [made]
        assert spaces[made].price == analysis.offering_price(rules, position)

    def test_a_full_obelisk_has_no_next_space(self) -> None:
        position = bmc.new(players=2, seed="full").position()
        rules = bmc.new(players=2, seed="full").rules_state.rules
        position["obelisk"] = [0, 1] * 5 + [0]
        spaces = analysis.obelisk_spaces(rules, position)
        assert len(spaces) == 11
        assert not any(space.is_next for space in spaces)


class TestStandings:
    @pytest.mark.parametrize(
        ("offerings", "crystals", "ahead_of"),
        [
            ((0, 0, 0), (0, 0, 0), (0, 0, 0)),
            ((2, 1, 1), (0, 5, 4), (2, 1, 0)),
            ((1, 1, 0), (3, 3, 9), (1, 1, 0)),
            ((0, 0, 1), (1200, 0, 0), (1, 0, 2)),
        ],
    )
    def test_offerings_count_first_and_then_crystals(
        self, offerings: tuple[int, ...], crystals: tuple[int, ...], ahead_of: tuple[int, ...]
    ) -> None:
        rules = bmc.new(players=3, seed="standings").rules_state.rules
        assert analysis.standings(rules, offerings, crystals) == ahead_of

    @pytest.mark.parametrize("kind", KINDS[::4], ids=str)
    def test_those_who_would_win_now_are_ahead(self, kind: Kind) -> None:
        position = complete_city(kind, "standings")
        state = bmc.from_position(position, "standings")
        made = [position["obelisk"].count(seat) for seat in range(kind.players)]
        crystals = [player["crystals"] for player in position["players"]]
        ahead = analysis.standings(state.rules_state.rules, made, crystals)
        state.rules_state.end_by_offerings(IDLE)
        outcome = state.outcome()
        assert outcome is not None
        assert [seat for seat, n in enumerate(ahead) if n == max(ahead)] == [*outcome.winners]
