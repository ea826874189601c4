"""The regions of the page: well formed, nothing secret in them, and what they say."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from selenite.core.chance import Rng
from selenite.games import blue_moon_city as bmc
from selenite.table.model import PlayedMove, Sentence
from selenite.web.viewer import ViewerContext
from tests.games.blue_moon_city.playing import KINDS, Kind, anything
from tests.games.blue_moon_city.web.looking import (
    SAMPLE,
    TABLE_PAGE,
    about,
    busiest,
    buttons,
    games,
    regions_of,
    shown,
)
from tests.games.looking import context_of, table_of

REGIONS = ["board", "act", "hand", "players", "tools"]


class TestSecrets:
    @pytest.mark.parametrize("kind", SAMPLE, ids=str)
    def test_games_that_differ_in_secrets_look_the_same(self, kind: Kind) -> None:
        for number, state in enumerate(games(kind, anything, most=16)):
            for seat in (0, 1, None):
                twin = bmc.redeal(state.view(seat), Rng(f"{number}"))
                assert shown(state, seat) == shown(twin, seat)
                assert shown(state, seat, "v1") == shown(twin, seat, "v1")
                for thing in ("tile-b2", "aid"):
                    assert about(state, seat, thing) == about(twin, seat, thing)
                for question in ("hand", "discards", "score", "d4", "moves"):
                    texts = [
                        TABLE_PAGE.answer(context_of(each, seat), question)
                        for each in (state, twin)
                    ]
                    assert texts[0] == texts[1]

    def test_crystals_of_others_are_covered_unless_the_option_opens_them(self) -> None:
        for is_open in (False, True):
            position = bmc.new(players=2, seed="gems", open_crystals=is_open).position()
            position["players"][1]["crystals"] = 37
            state = bmc.from_position(position, "gems")
            assert ("37" in shown(state, 0)["players"]) == is_open
            assert ("37" in (TABLE_PAGE.answer(context_of(state, 0), "score") or "")) == is_open
            assert "37" in shown(state, 1)["players"]

    def test_a_covered_screen_shows_no_card(self) -> None:
        table = table_of(bmc.new(players=2, seed="hot"))
        regions = regions_of(ViewerContext(table, None, table.view(None), "en", covered=True))
        assert "covered" in regions["hand"]
        assert "card-" not in regions["hand"]


class TestPages:
    @pytest.mark.parametrize("kind", SAMPLE, ids=str)
    def test_regions_are_well_formed_and_ids_unique(self, kind: Kind) -> None:
        names = ('<b>"Ada"</b>', "Ben & Co", "Cem's", "<script>")
        for state in busiest(kind):
            context = context_of(state, state.seat, names)
            regions = regions_of(context)
            assert list(regions) == REGIONS
            for thing in ("tile-c3", "tile-d3", "aid"):
                whole = "".join(regions.values()) + str(TABLE_PAGE.about(context, thing))
                root = ElementTree.fromstring(f"<page>{whole}</page>")
                ids = [one.get("id") for one in root.iter() if one.get("id")]
                assert len(ids) == len(set(ids))
                assert "<b>" not in regions["players"]
                assert not re.search(r"<(script|style)| style=|hx-on", whole)

    def test_every_pressable_thing_has_an_id_and_a_name(self) -> None:
        keys = ("hx-post", "data-part", "data-about")
        found = set()
        for state in busiest(KINDS[12]):
            page = "".join(shown(state, state.seat).values())
            root = ElementTree.fromstring(f"<page>{page}</page>")
            for one in root.iter():
                if pressable := {key for key in keys if one.get(key)}:
                    assert one.get("id")
                    assert one.get("aria-label") or "".join(one.itertext()).strip()
                    found |= pressable
        assert found == set(keys)

    def test_the_board_keeps_its_layers(self) -> None:
        layers = set()
        for state in games(KINDS[3], most=40):
            board = shown(state, 0)["board"]
            assert board.count("<svg") == 2  # the city, and the obelisk for narrow windows
            layers.add(tuple(re.findall(r'data-layer="(\w+)"|<g id="(drawn|lit)"', board)))
            assert len(re.findall(r'id="at-[a-e][1-5]"', board)) == len(state.position()["city"])
        assert len(layers) == 1

    def test_names_do_not_mix_with_numbers_in_hebrew(self) -> None:
        position = bmc.new(players=2, seed="scales").position()
        position["players"][1]["scales"] = 4
        position["supply"]["scales"] -= 4
        position["city"]["d3"]["boxes"][0] = 1
        position["players"][1]["cubes"] -= 1
        context = replace(context_of(bmc.from_position(position, "scales"), 0), language="he")
        regions = regions_of(context)
        sheet = str(TABLE_PAGE.about(context, "tile-d3"))
        told = TABLE_PAGE.answer(context, "d3") or ""
        for text in (told, sheet, regions["players"]):
            assert "\u2068Ben\u2069: " in text
            assert "Ben: " not in text

    def test_an_own_cube_is_the_viewers(self) -> None:
        position = bmc.new(players=2, seed="cubes").position()
        position["city"]["d3"]["boxes"][:2] = [0, 1]
        for player in position["players"]:
            player["cubes"] -= 1
        sheet = about(bmc.from_position(position, "cubes"), 0, "tile-d3")
        assert "box 1: 5, your cube" in sheet
        assert "cube of Ben" in sheet
        assert "cube of You" not in sheet

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
        context = ViewerContext(table, 0, table.view(0), "en")
        assert regions_of(context)["board"].count('class="news"') == 1
        sheet = str(TABLE_PAGE.about(context, "tile-d3"))
        assert "Ben paid v1 for box 1 of the Royal Palace" in sheet
        board = regions_of(ViewerContext(table, None, table.view(None), "en"))["board"]
        assert 'class="news"' not in board

    @pytest.mark.parametrize(
        "parts",
        [
            ["v9"], ["<x>"], ["9="], ["="], ["1=", "v1", "v1", "v1", "v1", "v1"], ["1=", "?"],
            ["1=", "pink"], ["v1", "v1", "v1"], ["nonsense"], ["12="], [""], ["1=", "vulca", "<x>"],
        ],
    )  # fmt: skip
    def test_choices_that_make_no_sense_do_no_harm(self, parts: list[str]) -> None:
        for state in busiest(KINDS[0]):
            legal = set(context_of(state, state.seat).view.legal)
            for keep in ("", "x", "v1"):
                regions = shown(state, state.seat, *parts, keep=keep)
                assert buttons(regions) <= legal
                assert "<x>" not in "".join(regions.values())

    def test_what_scales_are_worth_now_is_shown(self) -> None:
        position = bmc.new(players=2, seed="scales").position()
        position["players"][0]["scales"] = 4
        position["supply"]["scales"] -= 4
        players = shown(bmc.from_position(position, "scales"), 0)["players"]
        assert "5 golden scales in the supply; scored now: You +6" in players

    def test_everybody_who_would_get_something_for_scales_is_named(self) -> None:
        position = bmc.new(players=3, seed="scales").position()
        for player in position["players"]:
            player["scales"] = 3
        position["supply"]["scales"] -= 9
        players = shown(bmc.from_position(position, "scales"), 0)["players"]
        assert "scored now: You +3, Ben +3 and Cem +3" in players

    def test_what_a_building_would_give_each_of_several_is_told_in_clauses(self) -> None:
        position = bmc.new(players=2, seed="cubes").position()
        position["city"]["d3"]["boxes"][0] = 1
        position["players"][1]["cubes"] -= 1
        sheet = about(bmc.from_position(position, "cubes"), 0, "tile-d3")
        assert re.search(r"If it is completed now: You [^;]+; Ben [^;]+</p>", sheet)


def test_a_reward_is_seen_after_the_move_that_ends_the_game() -> None:
    table = table_of(bmc.new(players=2, seed="selenite", first=0))
    table.moves = [PlayedMove(1, "1=v1", "9.1", reveals=False, by_hand=True, sentences=0)]
    table.sentences = [Sentence(0, "event-scales", 1, {"n": 1}, is_routine=False)]
    view = table.view(0)
    turn = {**view.position["turn"], "seat": None}
    over = view._replace(position={**view.position, "turn": turn})
    shown = TABLE_PAGE.motion(ViewerContext(table, 0, over, "en"), table.sentences)
    assert any("#tile-c3" in step for step in shown)
