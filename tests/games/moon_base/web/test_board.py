"""The moon: its layers, lost craters, badges, marks on what is new."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from selenite.games.moon_base.analysis import analyse
from selenite.games.moon_base.rules.codes import STEPS
from selenite.table.model import PlayedMove
from tests.games.looking import context_of
from tests.games.moon_base.playing import played
from tests.games.moon_base.web.looking import (
    STATES,
    TABLE_PAGE,
    about,
    mover,
    preview,
    regions_of,
    some_pair,
    state_of,
)
from tests.games.playing import texts_of


class TestTheMoon:
    @pytest.mark.parametrize("name", STATES)
    @pytest.mark.parametrize("seat", [None, 0, 1])
    def test_the_drawing_is_xml_with_fixed_layers(self, name: str, seat: int | None) -> None:
        board = regions_of(context_of(state_of(name), seat))["board"]
        svg = board[board.index("<svg") : board.index("</svg>") + 6]
        root = ElementTree.fromstring(svg)
        assert [node.get("id") for node in root] == [
            "moon-ground", "moon-shadows", "moon-bases", "moon-rings", "moon-bonds", "moon-pieces",
            "moon-levels", "moon-news", "lit", "moon-ghost", "lit-pairs",
        ]  # fmt: skip
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))

    def test_everything_says_which_level_it_is_on(self) -> None:
        state = state_of("4/60/moon")
        board = regions_of(mover(state))["board"]
        levels = [ring["level"] for ring in state.position()["rings"]]
        shown = re.findall(r'class="ring \w+ level\d at-(\d+)"', board)
        assert sorted(map(int, shown)) == sorted(levels)
        assert f'max="{max(levels)}"' in board

    def test_bonds_are_there_to_be_shown(self) -> None:
        assert 'class="bond ' in regions_of(mover(state_of("4/60/moon")))["board"]

    def test_a_ghost_lies_where_the_ring_would(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        assert 'id="ghost"' not in regions_of(mover(state))["board"]
        layer = preview(mover(state), ring, f"{ring}:{pair.key}")["moon-ghost"]
        place = pair.places[0]
        assert layer.startswith('<g id="moon-ghost"')
        assert f'<g transform="translate({place.x} {-place.y})" id="ghost"' in layer
        assert "near zx" in layer

    def test_what_others_placed_since_my_last_move_is_marked(self) -> None:
        state = state_of("3/38/moon")
        context = mover(state)
        me = state.seat
        context.table.moves = [
            PlayedMove(me, "Lg>L01", "1.0", False, True, 0),
            PlayedMove(1 - me, "Ls>L02", "1.1", False, True, 1),
        ]
        assert regions_of(context)["board"].count('class="new"') == 1


class TestLostCraters:
    def test_lost_craters_fade_and_no_others(self) -> None:
        state = state_of("4/60/moon")
        lost = analyse(state.position()).lost_craters
        board = regions_of(mover(state))["board"]
        faded = re.findall(r'class="crater lost" data-crater="(\w+)"', board)
        assert set(faded) == lost
        assert faded


class TestCratersForBases:
    def test_one_that_can_still_take_a_base_does_not_fade_then(self) -> None:
        for seed in range(30):
            state = played(seed, 36)
            while STEPS[state.rules_state.step] not in ("base", "over"):
                state.play(texts_of(state)[0])
            craters = {move.partition("=")[2] for move in texts_of(state)}
            if gone := craters & analyse(state.position()).lost_craters:
                board = regions_of(mover(state))["board"]
                faded = re.findall(r'class="crater lost" data-crater="(\w+)"', board)
                assert faded
                assert not gone & set(faded)
                return
        pytest.fail("no crater is lost for rings alone in any of the states")


class TestRingNumbers:
    def badges(self, text: str) -> dict[int, str]:
        found = re.findall(r'data-level-of="(\d+)">.*?<text[^>]*>([^<]*)</text>', text)
        return {int(number): text for number, text in found}

    def test_badges_say_colour_and_level(self) -> None:
        state = state_of("4/60/moon")
        rings = state.position()["rings"]
        wanted = {n: f"{ring['ring'][1]}{ring['level']}" for n, ring in enumerate(rings)}
        assert self.badges(regions_of(mover(state))["board"]) == wanted

    def test_the_rings_of_a_chosen_pair_show_the_numbers_that_it_is_called_by(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        shown = preview(mover(state), ring, f"{ring}:{pair.key}")
        numbers = self.badges(shown["moon-ghost"])
        assert numbers == {number: f"#{number}" for number in (pair.one, pair.other)}
        assert all(f"#{number}" in shown["act"] for number in numbers)

    def test_the_ring_list_has_the_same_numbers(self) -> None:
        context = mover(state_of("4/60/moon"))
        listed = re.findall(r'id="listed-ring-(\d+)"[^>]*>\w+ (#\d+), ', about(context, "rings"))
        assert len(listed) == len(context.view.position["rings"])
        assert all(text == f"#{number}" for number, text in listed)

    def test_what_is_spoken_names_rings_by_colour_and_number_alone(self) -> None:
        state = state_of("4/60/moon")
        ring, _ = some_pair(state)
        answer = str(TABLE_PAGE.answer(mover(state), f"pairs {ring}"))
        assert re.search(r"1: \w+ \d+ and \w+ \d+, level", answer)
        assert "#" not in answer
