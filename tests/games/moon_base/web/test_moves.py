"""Every legal move can be tapped together on the page, and nothing else."""

from __future__ import annotations

from html import unescape

import pytest

from selenite.games.moon_base.rules.codes import OVER, STEPS
from selenite.games.moon_base.web.page import MoonPage
from selenite.table.model import OVER as IS_OVER
from tests.games.looking import context_of
from tests.games.moon_base.playing import played
from tests.games.moon_base.web.looking import (
    STATES,
    TABLE_PAGE,
    buttons,
    mover,
    offered,
    preview,
    some_pair,
    state_of,
    whole,
)
from tests.games.playing import texts_of
from tests.web.driving import listed_moves


class TestEveryMove:
    @pytest.mark.parametrize("name", STATES)
    def test_all_legal_moves_can_be_tapped_together_and_no_others(self, name: str) -> None:
        state = state_of(name)
        assert offered(mover(state)) == set(texts_of(state))

    @pytest.mark.parametrize("name", STATES)
    def test_every_part_is_on_the_page_when_it_is_to_be_chosen(self, name: str) -> None:
        context = mover(state_of(name))
        seen: dict[tuple[str, ...], str] = {}
        for _, parts, *_ in listed_moves(context):
            for place, part in enumerate(parts):
                before = tuple(parts[:place])
                if before not in seen:
                    seen[before] = unescape(whole(preview(context, *before)))
                if not part.startswith("~"):
                    assert f'data-part="{part}"' in seen[before]

    @pytest.mark.parametrize("name", STATES)
    def test_what_the_words_are_about_is_the_move_that_is_chosen(self, name: str) -> None:
        context = mover(state_of(name))
        for move, parts, waits, _ in listed_moves(context)[:60]:
            if waits:
                names = [part.lstrip("~") for part in parts]
                assert MoonPage(context, names).move == move

    def test_the_states_have_every_step(self) -> None:
        steps = {STEPS[state_of(name).rules_state.step] for name in STATES}
        assert steps == set(STEPS) - {"over"}

    @pytest.mark.parametrize("name", STATES)
    def test_nobody_else_can_play(self, name: str) -> None:
        state = state_of(name)
        for seat in (None, 1 - state.seat):
            assert not offered(context_of(state, seat))

    def test_choices_of_others_are_as_if_nothing_were_chosen(self) -> None:
        state = state_of("3/38/moon")
        for seat in (None, 1 - state.seat):
            context = context_of(state, seat)
            for parts in (["Lg", "L01"], ["Lg", "Lg:0-1"], ["settle=3"]):
                text = whole(preview(context, *parts))
                assert not buttons(text)
                assert "target-of" not in text
                assert 'id="ghost"' not in text

    @pytest.mark.parametrize(
        "parts",
        [
            ["Xx"], ["Lg:0-1"], ["Lg", "Lg:90-91"], ["Lg", "Lg:0-1", "-1"], ["nowhere"], [""],
            ["settle=99"], ["Lg", "L01", "<x>"], ["Lg", "Lg:0-1", "#٣"], ["Lg", ":", "#"], ["<x>"],
        ],
    )  # fmt: skip
    def test_nonsense_does_no_harm(self, parts: list[str]) -> None:
        for name in ("3/38/moon", "0/1/moon", "settle"):
            state = state_of(name)
            text = whole(preview(mover(state), *parts))
            assert not buttons(text)
            assert "<x>" not in text

    @pytest.mark.parametrize("thing", ["", "ring-99", "ring-", "<x>", "crater-nowhere", "aid-"])
    def test_what_is_not_there_is_not_told_about(self, thing: str) -> None:
        assert TABLE_PAGE.about(mover(state_of("3/38/moon")), thing) is None

    def test_a_place_that_the_pair_does_not_have_is_the_firmest(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        parts = [ring, f"{ring}:{pair.key}", f"{ring}:{pair.key}#999"]
        assert MoonPage(mover(state), parts).move == pair.places[0].move

    def test_the_firmest_place_comes_first(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        chosen = [
            move for move, parts, *_ in listed_moves(mover(state))
            if parts[:2] == [ring, f"{ring}:{pair.key}"]
        ]  # fmt: skip
        assert chosen == [place.move for place in pair.places]

    def test_when_the_game_is_over_nothing_can_be_played(self) -> None:
        state = played(0, 1000)
        assert state.rules_state.step == OVER
        assert not offered(context_of(state, 0))

    def test_after_a_resignation_nothing_can_be_played(self) -> None:
        context = mover(state_of("3/38/moon"))
        context.table.status = IS_OVER
        assert not offered(context)
