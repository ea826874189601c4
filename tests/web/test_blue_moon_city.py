"""The room of Blue Moon City: all legal moves can be clicked, nothing else, and no secret shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from html import unescape
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlsplit
from xml.etree import ElementTree

import pytest

from selenite.core.chance import Luck
from selenite.core.records import Record
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.draw import cell_frame
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES, standard
from selenite.games.blue_moon_city.web.forecast import Gain, completing, most_worth, scale_scores
from selenite.games.blue_moon_city.web.readings import rank, read
from selenite.games.blue_moon_city.web.room import BlueMoonCityRoom
from selenite.games.blue_moon_city.web.sight import Sight, text_of
from selenite.games.blue_moon_city.web.tray import SUGGESTIONS, Tray
from selenite.table.model import OVER, PlayedMove, Seat, Sentence
from selenite.table.table import Table
from selenite.texts import LANGUAGES, speaker
from selenite.web.look import Look, to
from tests.games.blue_moon_city.playing import (
    KINDS,
    Kind,
    anything,
    complete_city,
    deal,
    eager,
)
from tests.web.driving import way_to

ROOM = BlueMoonCityRoom()
NAMES = ("Ada", "Ben", "Cem", "Dana")
REGIONS = ["board", "act", "hand", "players"]
QUESTIONS = ["?", "hand", "score", "moves", "discards", "where", "last", "pay", "pay 1", "pay 6",
             "d4", "c3", "a1", "h1", "k1", "HAND "]  # fmt: skip
PLAIN = "k1k1k1k1v3t3a3p3"
"""A hand that can move nothing."""
SAMPLE = [KINDS[0], KINDS[7], KINDS[12], KINDS[23]]
LONG = {"with", "keep", "lock", "colour"}
"""What the payment tray keeps in an address: too many ways to walk all of them."""


def table_of(state: GameState, names: tuple[str, ...] = NAMES) -> Table:
    """A table with a game in some state."""
    seats = [Seat(name=name) for name in names[: state.rules.players]]
    table = Table("table", Record(bmc.GAME.name, bmc.GAME.rules), state, seats=seats)
    table.seq = table.acted = 7
    table.begin()
    return table


def look_at(
    state: GameState,
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


def shown(state: GameState, seat: int | None, **picked: str) -> dict[str, str]:
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
) -> Iterator[GameState]:
    """The states of a game before each of its moves, and the last one."""
    state, chance = kind.new(seed), Random(seed)
    for _ in range(most):
        yield state
        if state.outcome() is not None:
            return
        legal = [state.text(move) for move in state.legal_moves()]
        state.play(policy(state, legal, chance))


@cache
def busiest(kind: Kind) -> list[GameState]:
    """Of some games the states with most moves, two for each phase."""
    states = [
        state.copy() for seed in ("web", "table") for state in games(kind, seed=seed, most=150)
    ]
    states += [bmc.from_position(complete_city(kind, "web"), "web")]
    by_phase: dict[int, list[GameState]] = {}
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

    def pay_all(self, state: GameState) -> None:
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


class TestDraw:
    def test_a_question_comes_before_it(self) -> None:
        state = drawing("v1k1h3m1m2p1p2t2")
        assert not moves(shown(state, 0))
        assert {"sure": "1"} in choices(shown(state, 0))
        asked = shown(state, 0, sure="1")
        assert "Draw 2 cards? This can't be taken back." in asked["act"]
        assert moves(asked) == {"drop"}

    def test_the_question_keeps_the_chosen_cards_and_the_way_back(self) -> None:
        state = drawing("v1k1h3m1m2p1p2t2")
        assert {"drop": "k1", "sure": "1"} in choices(shown(state, 0, drop="k1"))
        asked = shown(state, 0, drop="k1", sure="1")
        assert moves(asked) == {"drop=k1"}
        assert "Yes, discard 1, draw 3" in asked["act"]
        assert {"drop": "k1"} in choices({"act": asked["act"]})
        assert 'class="card chosen"' in asked["hand"]

    def test_another_choice_of_cards_drops_the_question(self) -> None:
        hand = shown(drawing("v1k1h3m1m2p1p2t2"), 0, drop="k1", sure="1")["hand"]
        assert {"drop": "v1k1"} in choices({"hand": hand})
        assert not [choice for choice in choices({"hand": hand}) if "sure" in choice]

    @pytest.mark.parametrize("move", ["drop", "drop=k1", "drop=k1h3"])
    def test_a_way_leads_through_it(self, move: str) -> None:
        way = way_to(look_at(drawing("v1k1h3m1m2p1p2t2"), 0), move)
        assert "sure=1" in way[-2]
        assert way[-1] == to("move", move=move)


def drawing(hand: str) -> GameState:
    """Seat 0 has some cards and nothing to do any more but discard and draw."""
    position = bmc.new(players=2, seed="draw", first=0).position()
    position["figures"][0] = "c4"
    position["turn"] |= {"phase": "draw", "fresh": False, "steps": 0}
    deal(position, 0, hand)
    return bmc.from_position(position, "draw")


class TestSheet:
    HAND = "v3v2t3t2k1k1m1m2"

    def test_the_own_tile_begins_with_what_comes_next_and_its_boxes(self) -> None:
        act = shown(moving("d3", self.HAND), 0, tile="d3")["act"]
        assert act.count('id="end-move"') == 1
        order = [act.index(f'id="{one}"') for one in ("end-move", "back", "sheet-box-1")]
        assert order == sorted(order)
        assert act.index("sheet-box-4") < act.index("<li>")
        assert "<li>box 1" not in act

    def test_a_box_of_the_own_tile_does_what_it_does_on_the_board(self) -> None:
        for state in (moving("d3", self.HAND), at_palace(self.HAND)):
            regions = shown(state, 0, tile="d3")
            for box in "1234":
                addresses = [
                    re.findall(rf'hx-(?:get|post)="[^"]*box={box}"', button)
                    for name, region in (("box", "board"), ("sheet-box", "act"))
                    for button in re.findall(rf'<[^>]* id="{name}-{box}"[^>]*>', regions[region])
                ]
                assert len(addresses) == 2
                assert addresses[0] == addresses[1]
                assert addresses[0]

    def test_boxes_elsewhere_are_only_looked_at(self) -> None:
        act = shown(moving("c4", self.HAND), 0, tile="d3")["act"]
        assert len(re.findall(r'<button[^>]*aria-disabled="true" id="sheet-box-', act)) == 4
        for seat in (1, None):
            assert not moves(shown(moving("d3", self.HAND), seat, tile="d3"))


class TestCrowd:
    def test_pieces_leave_what_their_tile_gives_in_sight(self) -> None:
        position = moving("d4", PLAIN).position()
        position["figures"] = ["d4", "d4"]
        position["dragons"] = dict.fromkeys(position["dragons"], "d4")
        board = shown(bmc.from_position(position, "crowd"), 0)["board"]
        places = re.findall(
            r'translate\(([\d.]+) ([\d.]+)\)" id="(?:dragon|figure)-.*?scale\(([\d.]+)\)', board
        )
        frame = cell_frame("d4")
        assert len(places) == 5
        for x, y, scale in places:
            assert float(y) - 13.5 * float(scale) > frame.y + 84
            assert frame.x + 10 < float(x) < frame.x + frame.width - 10


class TestPhases:
    def test_each_has_an_end_of_its_own(self) -> None:
        hand = "v3v2t3t2k1k1m1m2"
        ends = [
            re.findall(r'move=%2F"[^>]* id="([^"]+)"', shown(state, 0)["act"])
            for state in (moving("d3", hand), at_palace(hand))
        ]
        assert ends == [["end-move"], ["end-build"]]


class TestLights:
    def test_a_card_without_a_use_leaves_them_on(self) -> None:
        state = moving("d3", "v3v2t3t2k1k1m1m2")
        lit = moves({"board": shown(state, 0)["board"]})
        assert {">e3", "/"} <= lit
        assert moves({"board": shown(state, 0, card="m1")["board"]}) == lit

    def test_a_card_with_targets_has_them_alone(self) -> None:
        state = moving("d3", "v1v2t3t2k1k1m1m2")
        lit = moves({"board": shown(state, 0, card="v1")["board"]})
        assert lit
        assert all(move.startswith("v1>") for move in lit)

    @pytest.mark.parametrize(
        ("steps", "hand", "told"),
        [
            (2, PLAIN, "choose a marked tile"),
            (0, f"f1{PLAIN[2:]}", "no more steps: choose a card with a power"),
            (0, PLAIN, "no more steps: go on"),
        ],
    )
    def test_marked_tiles_are_named_where_there_are_some(
        self, steps: int, hand: str, told: str
    ) -> None:
        act = shown(moving("d3", hand, steps), 0)["act"]
        assert told in act
        assert ("marked" in act) == bool(steps)

    def test_none_are_named_while_looking_around(self) -> None:
        assert "marked" not in shown(moving("d3", PLAIN), 0, look="1")["act"]


def moving(cell: str, hand: str, steps: int = 2) -> GameState:
    """Seat 0 is moving and stands on a cell, with some cards."""
    position = bmc.new(players=2, seed="palace", first=0).position()
    position["figures"][0] = cell
    position["turn"] |= {"fresh": False, "steps": steps}
    deal(position, 0, hand)
    return bmc.from_position(position, "palace")


def at_palace(hand: str) -> GameState:
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

    def test_boxes_count_the_ways_without_locked_cards(self) -> None:
        state = at_palace("v3v2t3t1k1k1m1m2")
        for keep in ("", "k1v3", "v2v3t1t3k1m1m2"):
            sight = Sight(look_at(state, 0, {"keep": keep}))
            kept = set(sight.cards_picked("keep"))
            left = [not kept & set(way) for way in sight.payments[1]].count(True)
            act = shown(state, 0, keep=keep)["act"]
            assert re.search(rf'id="pay-box-1"[^>]*aria-label="[^"]* {left} ways?"', act)

    def test_cards_that_could_move_something_are_powers_too(self) -> None:
        plain, odd = ("v1", "v2"), ("v3", "k1")
        assert rank(("v3",), "vulca", 2) < rank(("v2",), "vulca", 2)
        assert rank(odd, "vulca", 3) < rank(plain, "vulca", 3)
        assert rank(("v1",), "vulca", 1) < rank(("k1",), "vulca", 1)
        act = shown(at_palace("v3v2t3t1k1k1m1m2"), 0, box="1")["act"]
        assert "Pay box 1 with Vulca 2 and Vulca 3. exact, spends 1 power or joker." in act

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

    def test_names_do_not_mix_with_numbers_in_hebrew(self) -> None:
        position = bmc.new(players=2, seed="scales").position()
        position["players"][1]["scales"] = 4
        position["supply"]["scales"] -= 4
        position["city"]["d3"]["boxes"][0] = 1
        position["players"][1]["cubes"] -= 1
        look = replace(look_at(bmc.from_position(position, "scales"), 0), language="he")
        regions = regions_of(replace(look, picked={"tile": "d3"}))
        for region in ("board", "act", "players"):
            assert "\u2068Ben\u2069: " in regions[region]
            assert "Ben: " not in regions[region]

    def test_an_own_cube_is_the_viewers(self) -> None:
        position = bmc.new(players=2, seed="cubes").position()
        position["city"]["d3"]["boxes"][:2] = [0, 1]
        for player in position["players"]:
            player["cubes"] -= 1
        act = shown(bmc.from_position(position, "cubes"), 0, tile="d3")["act"]
        assert "box 1: 5, your cube" in act
        assert "cube of Ben" in act
        assert "cube of You" not in act

    def test_what_others_did_since_the_last_turn_is_marked(self) -> None:
        table = table_of(bmc.new(players=2, seed="selenite", first=0))
        paid = {"cards": "v1", "box": 1, "tile": "royal-palace"}
        table.sentences = [
            Sentence(0, "move-walk", 0, {"cell": "c4", "tile": "fire-temple"}, is_routine=False),
            Sentence(1, "move-pay", 1, paid, is_routine=False),
        ]
        table.moves = [
            PlayedMove(0, ">c4", "1.0", reveals=False, by_hand=True, sentences=0),
            PlayedMove(1, "1=v1", "1.1", reveals=False, by_hand=True, sentences=1),
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
        knows = speaker("en", "blue-moon-city").knows
        assert all(knows(f"story-{key}") for key in ("courtyard", *standard().tiles))
        assert all(knows(f"nature-{people}") for people in PEOPLE_NAMES)


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
        assert re.fullmatch(r"Pay box 1: Vulca 2 and Vulca 3\. \d+ other ways\. Enter pays\.", told)
        told = ROOM.answer(look_at(at_palace("v3v3t3t3p3p3h3a3"), 0), "pay 1")
        assert told is not None
        assert told.startswith("Pay box 1: Pillar 3 and Pillar 3, 1 too much.")

    def test_the_move_that_pays_is_offered(self) -> None:
        hand = "v3v2t3t1k1k1m1m2"
        assert ROOM.offer(look_at(at_palace(hand), 0), "Pay 1") == "1=v2v3"
        assert ROOM.offer(look_at(moving("d3", hand), 0), "pay 1") == "/ 1=v2v3"
        for seat, words in ((1, "pay 1"), (None, "pay 1"), (0, "pay 6"), (0, "hand"), (0, "/")):
            assert ROOM.offer(look_at(at_palace(hand), seat), words) is None
        assert ROOM.offer(look_at(drawing(hand), 0), "pay") is None

    def test_where_begins_with_what_matters_most(self) -> None:
        hand = "v3v2t3t1k1k1m1m2"
        own = "Royal Palace, d3. {} 8 cards, 0 crystals, next offering 7. Ben: Courtyard, c3."
        told = ROOM.answer(look_at(moving("d3", hand), 0), "where") or ""
        assert told.startswith("Your turn. " + own.format("2 steps."))
        told = ROOM.answer(look_at(at_palace(hand), 0), "where") or ""
        assert told.startswith("Your turn. " + own.format("Contribution."))
        told = ROOM.answer(look_at(moving("d3", hand), 1), "where") or ""
        assert told.startswith(
            "Ada to move: movement phase. Courtyard, c3. 8 cards, 0 crystals, next offering 7. Ada:"
        )

    @pytest.mark.parametrize("word", ["undo", "hint"])
    def test_help_names_what_the_table_does(self, word: str) -> None:
        for language in LANGUAGES:
            look = replace(look_at(bmc.new(players=2, seed="help"), 0), language=language)
            assert word in (ROOM.answer(look, "?") or "")
