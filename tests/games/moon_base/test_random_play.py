"""Playing at random inside the engine is luck into the list of legal moves."""

from __future__ import annotations

import pytest

from selenite.core.chance import Luck
from selenite.games import moon_base
from selenite.games.moon_base.rules.state import Desk


@pytest.mark.parametrize("number", range(3))
def test_a_random_turn_is_one_move_of_the_list(number: int) -> None:
    fast = moon_base.new(seed=f"{number}")
    slow = fast.copy()
    luck, same_luck, desk = Luck(number), Luck(number), Desk()
    choices = 0
    while fast.outcome() is None:
        assert fast.random_turn(luck, desk) == 1
        moves = slow.legal_moves()
        choices += len(moves)
        assert desk.trail.listed() == [moves[same_luck.below(len(moves))]]
        assert desk.choices == choices
        slow.apply(desk.trail.listed()[0])
    assert fast.position() == slow.position()
    assert fast.random_turn(luck, desk) == 0
    assert desk.choices == choices


def test_a_random_game_is_random_turns() -> None:
    whole = moon_base.new(seed="whole")
    by_turns = whole.copy()
    luck, desk = Luck("turns"), Desk()
    for _ in range(30):
        by_turns.random_turn(luck, desk)
    luck = Luck("turns")
    assert whole.random_game(luck, Desk(), 30) == 30
    assert whole.position() == by_turns.position()
    rest = whole.random_game(luck, Desk(), 1000)
    assert whole.outcome() is not None
    assert 70 < 30 + rest < 100
    assert whole.random_game(luck, Desk(), 1000) == 0


def test_dealing_anew_changes_nothing() -> None:
    state = moon_base.new(seed="open")
    state.random_game(Luck("open"), Desk(), 40)
    before = state.position()
    state.scatter(0, Luck("anew"))
    assert state.position() == before
