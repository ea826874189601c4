"""The room of Blue Moon City: all legal moves can be clicked, nothing else, and no secret shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from html import unescape
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlsplit
from xml.etree import ElementTree

import pytest

from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.components import PEOPLE_NAMES, standard
from selenite.games.chance import Luck
from selenite.table.table import OVER, RUNNING, Played, Seat, Sentence, Table
from selenite.texts import knows
from selenite.web.blue_moon_city.forecast import Gain, completing, most_worth, scale_scores
from selenite.web.blue_moon_city.readings import read
from selenite.web.blue_moon_city.room import BlueMoonCityRoom
from selenite.web.blue_moon_city.sight import Sight, text_of
from selenite.web.blue_moon_city.tray import SUGGESTIONS, Tray
from selenite.web.look import Look
from tests.games.blue_moon_city.playing import (
    KINDS,
    Kind,
    anything,
    complete_city,
    deal,
    eager,
)

ROOM = BlueMoonCityRoom()
NAMES = ("Ada", "Ben", "Cem", "Dana")
REGIONS = ["board", "act", "hand", "players"]
QUESTIONS = ["?", "hand", "score", "moves", "discards", "where", "last", "pay", "pay 1", "pay 6",
             "d4", "c3", "a1", "h1", "k1", "HAND "]  # fmt: skip
SAMPLE = [KINDS[0], KINDS[7], KINDS[12], KINDS[23]]
LONG = {"with", "keep", "lock", "colour"}
"""What the payment tray keeps in an address: too many ways to walk all of them."""


def table_of(state: bmc.State, names: tuple[str, ...] = NAMES) -> Table:
    """A table with a game in some state."""
    table = Table("table", seq=7, acted=7)
    table.game = bmc.GAME
    table.state = state
    table.result = state.outcome()
    table.status = RUNNING if table.result is None else OVER
    table.seats = [Seat(name=name) for name in names[: state.rules.players]]
    return table


def look_at(
    state: bmc.State,
    seat: int | None,
    picked: Mapping[str, str] | None = None,
    names: tuple[str, ...] = NAMES,
) -> Look:
    """A seat's look at a state after a choice."""
    table = table_of(state, names)
    return Look(table, seat, table.view(seat), "en", picked=picked or {})


def regions_of(look: Look) -> dict[str, str]:
    """The regions of a look as texts."""
    return {name: str(region) for name, region in ROOM.regions(look).items()}


def shown(state: bmc.State, seat: int | None, **picked: str) -> dict[str, str]:
    return regions_of(look_at(state, seat, picked))


def addresses(regions: Mapping[str, str], kind: str) -> list[dict[str, str]]:
    """The queries of what can be clicked: ``hx-get`` chooses, ``hx-post`` plays."""
    found = re.findall(rf'{kind}="([^"]+)"', "".join(regions.values()))
    return [dict(parse_qsl(urlsplit(unescape(url)).query)) for url in found]


def choices(regions: Mapping[str, str]) -> list[dict[str, str]]:
    return [
        {key: value for key, value in query.items() if key != "seq"}
        for query in addresses(regions, "hx-get")
    ]


def moves(regions: Mapping[str, str]) -> set[str]:
    return {query["move"] for query in addresses(regions, "hx-post")}


def games(
    kind: Kind, policy: Any = eager, seed: str = "web", most: int = 400
) -> Iterator[bmc.State]:
    """The states of a game before each of its moves, and the last one."""
    state, chance = kind.new(seed), Random(seed)
    for _ in range(most):
        yield state
        if state.outcome() is not None:
            return
        legal = [state.text(move) for move in state.legal_moves()]
        state.play(policy(state, legal, chance))


@cache
def busiest(kind: Kind) -> list[bmc.State]:
    """Of some games the states with most moves, two for each phase."""
    states = [
        state.copy() for seed in ("web", "table") for state in games(kind, seed=seed, most=150)
    ]
    states += [bmc.from_position(complete_city(kind, "web"), "web")]
    by_phase: dict[int, list[bmc.State]] = {}
    for state in states:
        if state.outcome() is None:
            by_phase.setdefault(state.phase, []).append(state)
    best = [
        sorted(found, key=lambda state: -len(state.legal_moves()))[:2]
        for found in by_phase.values()
    ]
    return [state for found in best for state in found]


BUSY = [
    pytest.param(kind, number, id=f"{kind.name}-{number}")
    for kind in SAMPLE
    for number in range(len(busiest(kind)))
]


class TestMovesByClicks:
    @pytest.mark.parametrize(("kind", "number"), BUSY)
    def test_every_legal_move_is_there_and_nothing_else(self, kind: Kind, number: int) -> None:
        state = busiest(kind)[number]
        legal = set(look_at(state, state.seat).view.legal)
        found: set[str] = set()
        seen: set[frozenset[tuple[str, str]]] = {frozenset()}
        waiting: list[dict[str, str]] = [{}]
        while waiting:
            regions = shown(state, state.seat, **waiting.pop())
            assert moves(regions) <= legal
            found |= moves(regions)
            for choice in choices(regions):
                key = frozenset(choice.items())
                if key not in seen and not LONG & set(choice):
                    seen.add(key)
                    waiting.append(choice)
        assert {move for move in legal if not move[0].isdigit()} <= found

    @pytest.mark.parametrize("kind", SAMPLE, ids=str)
    def test_every_payment_is_reached_by_adding_card_after_card(self, kind: Kind) -> None:
        for state in busiest(kind):
            if state.phase == 1:
                self.pay_all(state)

    def pay_all(self, state: bmc.State) -> None:
        seat, pages = state.seat, {}

        def page(choice: dict[str, str]) -> tuple[list[dict[str, str]], set[str]]:
            key = tuple(choice.items())
            if key not in pages:
                regions = shown(state, seat, **choice)
                pages[key] = choices(regions), moves(regions)
            return pages[key]

        sight = Sight(look_at(state, seat))
        for box, ways in sight.payments.items():
            assert {"box": f"{box}"} in page({})[0] or len(sight.payments) == 1
            for way in Random(box).sample(ways, min(len(ways), 60)):
                choice = {"box": f"{box}"}
                for count in range(1, len(way) + 1):
                    after = {"box": f"{box}", "with": text_of(way[:count])}
                    assert after in page(choice)[0], (after, choice)
                    choice = after
                assert f"{box}={''.join(way)}" in page(choice)[1]

    def test_a_palace_box_is_paid_colour_by_colour(self) -> None:
        state = at_palace("v3v2t3t2k1k1m1m2")
        offered = [c["colour"] for c in choices(shown(state, 0, box="1")) if "colour" in c]
        assert offered == ["vulca", "terrah", "khind", "mimix"]
        tray = Tray(Sight(look_at(state, 0, {"box": "1", "colour": "vulca"})))
        assert tray.open_ways
        assert all(read(way, "vulca", 5).worth >= 5 for way in tray.open_ways)
        assert all("t" not in text_of(way) for way in tray.open_ways)

    def test_only_the_seat_to_move_can_play(self) -> None:
        for state in games(KINDS[9], most=25):
            others = [seat for seat in range(state.rules.players) if seat != state.seat]
            for seat in (*others, None):
                for picked in ({}, {"tile": "c4"}, {"card": "v1"}, {"aid": "1"}, {"drop": "v1"}):
                    assert not moves(shown(state, seat, **picked))

    def test_a_game_given_up_offers_nothing(self) -> None:
        state = KINDS[0].new("web")
        table = table_of(state)
        table.status = OVER
        assert not moves(regions_of(Look(table, state.seat, table.view(state.seat), "en")))

    def test_a_finished_game_is_shown(self) -> None:
        state = list(games(Kind(players=4), most=10_000))[-1]
        assert state.outcome() is not None
        for seat in (0, None):
            regions = shown(state, seat)
            assert not moves(regions)
            assert "won" in regions["act"]


def at_palace(hand: str) -> bmc.State:
    """Seat 0 stands on the Royal Palace, after the movement, with some cards."""
    position = bmc.new(players=2, seed="palace", first=0).position()
    position["figures"][0] = "d3"
    deal(position, 0, hand)
    state = bmc.from_position(position, "palace")
    state.play("/")
    return state


class TestTray:
    def test_the_cheapest_payments_come_first(self) -> None:
        tray = Tray(Sight(look_at(at_palace("v3v2t3t1k1k1m1m2"), 0, {"box": "1"})))
        assert tray.open_ways[0] == ("v2", "v3")
        assert len(tray.open_ways) > SUGGESTIONS
        assert shown(tray.sight.look.table.state, 0, box="1")["act"].count('id="way-') == 3

    def test_a_needless_card_is_dropped_by_itself(self) -> None:
        picked = {"box": "4", "with": "v2k1"}
        tray = Tray(Sight(look_at(at_palace("v3v2t3t1k1k1m1m2"), 0, picked)))
        assert tray.is_complete
        assert tray.next["v3"] == ("v3",)

    def test_what_leads_nowhere_is_dimmed_with_a_reason(self) -> None:
        hand = shown(at_palace("v3v2t3t1k1k1m1m2"), 0, box="1", **{"with": "v3"})["hand"]
        assert re.search(r'<button[^>]*aria-disabled="true"[^>]*id="card-t3"', hand)
        assert "no payment takes it beside what you chose" in hand

    def test_no_suggestion_uses_a_locked_card(self) -> None:
        state = at_palace("v3v2t3t1k1k1m1m2")
        tray = Tray(Sight(look_at(state, 0, {"box": "1", "keep": "k1v3"})))
        assert tray.open_ways
        assert not [way for way in tray.open_ways if {"k1", "v3"} & set(way)]

    def test_jokers_pairs_and_recolouring_are_explained(self) -> None:
        act = shown(at_palace("m1m2k1h2t3v3v1v2"), 0, box="1", colour="vulca", **{"with": "k1m1m2"})
        assert "Khind 1 counts 1 of any colour" in act["act"]
        assert "Mimix 1 and Mimix 2 together count 3" in act["act"]
        assert "4 of 5" in act["act"]
        act = shown(at_palace("m1m2k1h2t3v3v1v2"), 0, box="1", colour="vulca", **{"with": "t3h2"})
        assert "Hoax 2 makes Terrah 3 count as Vulca" in act["act"]

    @pytest.mark.parametrize("seed", range(6))
    def test_readings_are_worth_what_the_rules_say(self, seed: int) -> None:
        chance = Random(seed)
        deck = [f"{letter}{value}" for letter in "vtafmhp" for value in "123"] + ["k1"] * 3
        for _ in range(60):
            cards = text_of(chance.sample(deck, chance.randrange(1, 7)))
            way = tuple(cards[n : n + 2] for n in range(0, len(cards), 2))
            people = chance.choice((*PEOPLE_NAMES, "any"))
            reading = read(way, people, 99)
            assert reading.worth == most_worth(cards, people)
            roles = [*reading.plain, *reading.jokers, *reading.waiting]
            roles += [card for pair in reading.pairs for card in pair]
            roles += [card for hoax, taken in reading.recoloured for card in (hoax, *taken)]
            assert Counter(roles) == Counter(way)


class TestForecasts:
    @pytest.mark.parametrize("kind", SAMPLE, ids=str)
    def test_completing_gives_what_was_foretold(self, kind: Kind) -> None:
        state, chance, compared = kind.new("forecast"), Random(3), 0
        for _ in range(500):
            if state.outcome() is not None:
                break
            text = eager(state, [state.text(move) for move in state.legal_moves()], chance)
            sight = Sight(look_at(state, state.seat))
            here = sight.here
            assert here is not None
            is_last = text[0].isdigit() and len(sight.free_boxes(here)) == 1
            foretold = completing(sight, here, state.seat) if is_last else {}
            events = state.play(text)
            if is_last:
                compared += 1
                assert foretold == self.given(events)
        assert compared > 3

    def given(self, events: list[Any]) -> dict[int, Gain]:
        """What the players got, by the events."""
        gains: dict[int, Gain] = {}
        for code, about in events:
            if code in ("crystals", "cards", "scales", "scored"):
                key = code
                gain = gains.get(about["seat"], Gain())
                gains[about["seat"]] = gain._replace(**{key: getattr(gain, key) + about["n"]})
        return gains

    def test_scales_are_scored_as_the_rules_say(self) -> None:
        assert scale_scores([5, 3, 2]) == [6, 3, 0]
        assert scale_scores([4, 4, 3]) == [3, 3, 3]

    def test_scored_now_is_told(self) -> None:
        position = bmc.new(players=2, seed="scales").position()
        position["players"][0]["scales"] = 4
        position["supply"]["scales"] -= 4
        told = shown(bmc.from_position(position, "scales"), 0)["players"]
        assert "5 golden scales in the supply; scored now: You +6" in told


class TestSecrets:
    @pytest.mark.parametrize("kind", SAMPLE, ids=str)
    def test_games_that_differ_in_secrets_look_the_same(self, kind: Kind) -> None:
        for number, state in enumerate(games(kind, anything, most=16)):
            for seat in (0, 1, None):
                twin = bmc.redeal(state.view(seat), Luck(f"{number}"))
                for picked in ({}, {"tile": "b2"}, {"aid": "1"}):
                    assert shown(state, seat, **picked) == shown(twin, seat, **picked)
                for question in ("hand", "discards", "score", "d4", "moves"):
                    told = [ROOM.answer(look_at(each, seat), question) for each in (state, twin)]
                    assert told[0] == told[1]

    def test_crystals_of_others_are_covered_unless_the_option_opens_them(self) -> None:
        for is_open in (False, True):
            position = bmc.new(players=2, seed="gems", open_crystals=is_open).position()
            position["players"][1]["crystals"] = 37
            state = bmc.from_position(position, "gems")
            assert ("37" in shown(state, 0)["players"]) == is_open
            assert ("37" in (ROOM.answer(look_at(state, 0), "score") or "")) == is_open
            assert "37" in shown(state, 1)["players"]

    def test_a_covered_screen_shows_no_card(self) -> None:
        table = table_of(bmc.new(players=2, seed="hot"))
        regions = regions_of(Look(table, None, table.view(None), "en", covered=True))
        assert "covered" in regions["hand"]
        assert "card-" not in regions["hand"]


class TestPages:
    @pytest.mark.parametrize("kind", SAMPLE, ids=str)
    def test_regions_are_well_formed_and_ids_unique(self, kind: Kind) -> None:
        names = ('<b>"Ada"</b>', "Ben & Co", "Cem's", "<script>")
        for state in busiest(kind):
            for picked in ({}, {"tile": "c3"}, {"tile": "d3", "look": "1"}, {"aid": "1"}):
                regions = regions_of(look_at(state, state.seat, picked, names))
                assert list(regions) == REGIONS
                whole = "".join(regions.values())
                root = ElementTree.fromstring(f"<page>{whole}</page>")
                ids = [one.get("id") for one in root.iter() if one.get("id")]
                assert len(ids) == len(set(ids))
                assert "<b>" not in regions["players"]
                assert not re.search(r"<(script|style)| style=|hx-on", whole)

    def test_every_pressable_thing_has_an_id_and_a_name(self) -> None:
        for state in busiest(KINDS[12]):
            page = "".join(shown(state, state.seat).values())
            root = ElementTree.fromstring(f"<page>{page}</page>")
            for one in root.iter():
                if one.get("hx-get") or one.get("hx-post"):
                    assert one.get("id")
                    assert one.get("aria-label") or "".join(one.itertext()).strip()

    def test_the_board_keeps_its_layers(self) -> None:
        layers = set()
        for state in games(KINDS[3], most=40):
            board = shown(state, 0)["board"]
            assert board.count("<svg") == 1
            layers.add(tuple(re.findall(r'data-layer="(\w+)"|<g id="(drawn|lit)"', board)))
            assert len(re.findall(r'id="at-[a-e][1-5]"', board)) == len(state.position()["city"])
        assert len(layers) == 1

    def test_what_others_did_since_the_last_turn_is_marked(self) -> None:
        table = table_of(bmc.new(players=2, seed="selenite", first=0))
        paid = {"cards": "v1", "box": 1, "tile": "royal-palace"}
        table.sentences = [
            Sentence(0, "move.walk", 0, {"cell": "c4", "tile": "fire-temple"}, is_routine=False),
            Sentence(1, "move.pay", 1, paid, is_routine=False),
        ]
        table.moves = [
            Played(0, ">c4", "1.0", reveals=False, by_hand=True, sentences=0),
            Played(1, "1=v1", "1.1", reveals=False, by_hand=True, sentences=1),
        ]
        board = regions_of(Look(table, 0, table.view(0), "en"))["board"]
        assert board.count('class="news"') == 1
        assert "Ben paid v1 for box 1 of the Royal Palace" in board
        board = regions_of(Look(table, None, table.view(None), "en"))["board"]
        assert 'class="news"' not in board

    @pytest.mark.parametrize(
        "picked",
        [
            {"tile": "z9"}, {"card": "v9"}, {"card": "<b>"}, {"box": "9"}, {"box": ""},
            {"with": "v1v1v1v1v1"}, {"with": "?"}, {"keep": "x"}, {"colour": "pink"},
            {"drop": "v1v1v1"}, {"nonsense": "1"}, {"box": "12"},
        ],
    )  # fmt: skip
    def test_choices_that_make_no_sense_do_no_harm(self, picked: dict[str, str]) -> None:
        for state in busiest(KINDS[0]):
            legal = set(look_at(state, state.seat).view.legal)
            assert moves(shown(state, state.seat, **picked)) <= legal

    def test_every_tile_has_a_story_and_every_people_a_nature(self) -> None:
        assert all(knows(f"story.{key}") for key in ("courtyard", *standard().tiles))
        assert all(knows(f"nature.{people}") for people in PEOPLE_NAMES)


class TestAnswers:
    @pytest.mark.parametrize("question", QUESTIONS)
    def test_questions_are_answered_at_any_time(self, question: str) -> None:
        for kind in SAMPLE[:2]:
            for state in busiest(kind):
                for seat in (state.seat, (state.seat + 1) % kind.players, None):
                    assert ROOM.answer(look_at(state, seat), question)

    def test_moves_are_no_questions(self) -> None:
        for kind in SAMPLE:
            for state in busiest(kind):
                look = look_at(state, state.seat)
                written = [*look.view.legal, "/", "f2", "offer", "drop", "declare", "temple"]
                assert not [text for text in written if ROOM.answer(look, text) is not None]

    def test_a_cell_is_told_whole(self) -> None:
        state = bmc.new(players=2, seed="selenite")
        told = ROOM.answer(look_at(state, 0), "d3")
        assert told is not None
        assert told.startswith("d3: Royal Palace. Box 1: 5 of any one colour, free.")
        assert "Completing it now: You 3 crystals, 1 card and 1 golden scale" in told

    def test_the_best_payment_is_told_with_the_move_that_pays(self) -> None:
        told = ROOM.answer(look_at(at_palace("v3v2t3t1k1k1m1m2"), 0), "pay 1")
        assert told is not None
        assert told.startswith("Pay box 1, Royal Palace: Vulca 2 and Vulca 3. Exact.")
        assert told.endswith("Write 1=v2v3 to pay.")
