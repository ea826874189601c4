"""Every legal move can be tapped together on the page, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from selenite.core.state import GameState
from selenite.games.moon_base.rules.codes import OVER, STEPS
from selenite.games.moon_base.web.view_model import ViewModel
from selenite.table.model import OVER as IS_OVER
from tests.games.moon_base.playing import played
from tests.games.moon_base.web.looking import (
    NAMES,
    STATES,
    addresses,
    context_of,
    mover,
    offered,
    regions_of,
    some_pair,
    state_of,
    whole,
)
from tests.games.playing import texts_of

MOVE_PARTS = ("ring", "pair", "place", "crater", "settle")


def next_choices(text: str) -> Iterator[dict[str, str]]:
    """The choices that are parts of a move; those that only change the view are left out."""
    for method, _, query in addresses(text):
        if method == "get":
            yield {key: query[key] for key in MOVE_PARTS if key in query}


def walk(state: GameState) -> set[str]:
    """Every move that tapping leads to."""
    seen: set[tuple[tuple[str, str], ...]] = {()}
    todo: list[dict[str, str]] = [{}]
    moves: set[str] = set()
    while todo:
        text = whole(regions_of(mover(state, **todo.pop())))
        moves |= offered(text)
        for choice in next_choices(text):
            key = tuple(sorted(choice.items()))
            if key not in seen:
                seen.add(key)
                todo.append(choice)
    return moves


class TestEveryMove:
    @pytest.mark.parametrize("name", STATES)
    def test_all_legal_moves_can_be_tapped_together_and_no_others(self, name: str) -> None:
        state = state_of(name)
        assert walk(state) == set(texts_of(state))

    def test_the_states_have_every_step(self) -> None:
        steps = {STEPS[state_of(name).step] for name in STATES}
        assert steps == set(STEPS) - {"over"}

    @pytest.mark.parametrize("name", STATES)
    def test_nobody_else_can_play(self, name: str) -> None:
        state = state_of(name)
        for seat in (None, 1 - state.seat):
            assert not offered(whole(regions_of(context_of(state, seat))))

    def test_choices_of_others_are_as_if_nothing_were_chosen(self) -> None:
        state = state_of("3/38/moon")
        selection = {"ring": "Lg", "crater": "L01", "pair": "0-1", "settle": "3"}
        for seat in (None, 1 - state.seat):
            text = whole(regions_of(context_of(state, seat, NAMES, **selection)))
            assert not offered(text)
            assert 'class="lit ' not in text

    @pytest.mark.parametrize(
        "selection",
        [
            {"ring": "Xx"}, {"pair": "0-1"}, {"ring": "Lg", "pair": "90-91"}, {"place": "-1"},
            {"crater": "nowhere"}, {"settle": "99"}, {"level": "x"}, {"level": "٣"},
            {"piece": "ring-99"}, {"piece": "ring-"}, {"piece": "<b>"}, {"zoom": "<"},
            {"crater": "L01", "ring": "Lg", "zoom": '"><b>'},
        ],
    )  # fmt: skip
    def test_nonsense_in_an_address_does_no_harm(self, selection: dict[str, str]) -> None:
        state = state_of("3/38/moon")
        text = whole(regions_of(mover(state, **selection)))
        assert offered(text) <= set(texts_of(state))
        assert "<b>" not in text

    def test_a_place_that_the_pair_does_not_have_is_the_firmest(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        context = mover(state, ring=ring, pair=pair.key, place="999")
        assert ViewModel(context).move == pair.places[0].move

    def test_when_the_game_is_over_nothing_can_be_played(self) -> None:
        state = played(0, 1000)
        assert state.step == OVER
        text = whole(regions_of(context_of(state, 0)))
        assert not offered(text)

    def test_after_a_resignation_nothing_can_be_played(self) -> None:
        context = mover(state_of("3/38/moon"))
        context.table.status = IS_OVER
        assert not offered(whole(regions_of(context)))
