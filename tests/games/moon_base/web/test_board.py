"""The moon: its layers, lost craters, badges, marks on what is new."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from selenite.games.moon_base.analysis import analyse
from selenite.games.moon_base.rules.codes import STEPS
from selenite.games.moon_base.web.view_model import ViewModel
from selenite.table.model import PlayedMove
from selenite.web.viewer import ViewerContext
from tests.games.moon_base.playing import played
from tests.games.moon_base.web.looking import (
    STATES,
    TABLE_PAGE,
    context_of,
    mover,
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
            "moon-ground", "moon-rings", "moon-bonds", "moon-pieces", "moon-levels", "moon-news",
            "moon-ghost", "lit",
        ]  # fmt: skip
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))

    def test_peeled_rings_are_only_outlines(self) -> None:
        state = state_of("4/60/moon")
        board = regions_of(mover(state, level="1"))["board"]
        levels = [ring["level"] for ring in state.position()["rings"]]
        peeled = re.findall(r'class="ring \w+ level\d peeled"', board)
        assert len(peeled) == sum(level > 1 for level in levels) > 0
        assert 'value="1"' in board

    def test_bonds_are_drawn_when_asked_for(self) -> None:
        state = state_of("4/60/moon")
        assert 'class="bond ' not in regions_of(mover(state))["board"]
        assert 'class="bond ' in regions_of(mover(state, bonds="1"))["board"]

    def test_a_ghost_lies_where_the_ring_would(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        board = regions_of(mover(state, ring=ring, pair=pair.key))["board"]
        place = pair.places[0]
        assert f'<g transform="translate({place.x} {-place.y})" id="ghost"' in board
        assert " zoomed zx" in board
        out = regions_of(mover(state, ring=ring, pair=pair.key, zoom="out"))["board"]
        assert "zoomed" not in out

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

    def test_a_crater_that_can_still_take_a_base_does_not_fade_then(self) -> None:
        for seed in range(30):
            state = played(seed, 36)
            while STEPS[state.step] not in ("base", "over"):
                state.play(texts_of(state)[0])
            craters = {move.partition("=")[2] for move in texts_of(state)}
            if gone := craters & analyse(state.position()).lost_craters:
                board = regions_of(mover(state))["board"]
                faded = re.findall(r'class="crater lost" data-crater="(\w+)"', board)
                assert faded
                assert not gone & set(faded)
                return
        pytest.fail("no crater is lost for rings alone in any of the states")


def badges(context: ViewerContext) -> dict[int, str]:
    """What the badge of each ring says."""
    board = regions_of(context)["board"]
    found = re.findall(r'data-level-of="(\d+)">.*?<text[^>]*>([^<]*)</text>', board)
    return {int(number): text for number, text in found}


class TestRingNumbers:
    def test_badges_say_colour_and_level_until_rings_are_spoken_of(self) -> None:
        state = state_of("4/60/moon")
        rings = state.position()["rings"]
        wanted = {n: f"{ring['ring'][1]}{ring['level']}" for n, ring in enumerate(rings)}
        assert badges(mover(state)) == wanted

    def test_the_ring_list_has_the_numbers_that_all_rings_then_show(self) -> None:
        context = mover(state_of("4/60/moon"), rings="1")
        shown = badges(context)
        assert shown
        assert shown == {number: f"#{number}" for number in shown}
        listed = re.findall(r'id="listed-ring-(\d+)"[^>]*>\w+ (#\d+), ', regions_of(context)["act"])
        assert {int(number): text for number, text in listed} == shown

    def test_the_rings_of_a_chosen_pair_show_the_numbers_that_it_is_called_by(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        context = mover(state, ring=ring, pair=pair.key)
        numbered = {number for number, text in badges(context).items() if text == f"#{number}"}
        assert numbered == {pair.one, pair.other}
        assert all(f"#{number}" in regions_of(context)["act"] for number in numbered)

    def test_rings_named_by_a_sheet_show_their_numbers(self) -> None:
        state = state_of("4/60/moon")
        model = ViewModel(mover(state))
        upper = max(model.moon.rings, key=lambda ring: ring.level)
        context = mover(state, piece=f"ring-{upper.number}")
        named = {int(one) for one in re.findall(r"\w #(\d+)", regions_of(context)["act"])}
        numbered = {number for number, text in badges(context).items() if text == f"#{number}"}
        assert numbered == named | {upper.number}

    def test_the_ring_that_is_in_the_way_of_a_crater_shows_its_number(self) -> None:
        state = state_of("4/60/moon")
        analysis = analyse(state.position())
        blocks = {crater: analysis.block(crater) for crater in analysis.lost_craters}
        crater, ring = next((name, one.ring) for name, one in blocks.items() if one and one.ring)
        assert badges(mover(state, piece=f"crater-{crater}"))[ring] == f"#{ring}"

    def test_the_ring_of_a_chosen_row_is_marked_until_it_is_chosen_again(self) -> None:
        state = state_of("4/60/moon")
        ring = ViewModel(mover(state)).ring(3)
        assert 'class="asked"' not in regions_of(mover(state, rings="1"))["board"]
        shown = regions_of(mover(state, rings="1", piece="ring-3"))
        mark = f'<circle cx="{ring.x}" cy="{-ring.y}" r="{ring.outer + 1.3:g}" class="asked"/>'
        assert shown["board"].count(mark) == 1
        row = str(re.findall(r'<button[^>]*id="listed-ring-3"[^>]*>', shown["act"])[0])
        assert 'aria-pressed="true"' in row
        assert "piece=" not in row

    def test_what_is_spoken_names_rings_by_colour_and_number_alone(self) -> None:
        state = state_of("4/60/moon")
        ring, _ = some_pair(state)
        answer = str(TABLE_PAGE.answer(mover(state), f"pairs {ring}"))
        assert re.search(r"1: \w+ \d+ and \w+ \d+, level", answer)
        assert "#" not in answer
