"""Random play inside the engine takes a random index into the list of legal moves."""

from __future__ import annotations

import pytest

from selenite.core.chance import Rng
from selenite.games import moon_base
from selenite.games.moon_base.rules.state import Workspace


@pytest.mark.parametrize("number", range(3))
def test_a_random_turn_is_one_move_of_the_list(number: int) -> None:
    fast = moon_base.new(seed=f"{number}")
    slow = fast.copy()
    rng, same_luck, workspace = Rng(number), Rng(number), Workspace()
    choices = 0
    while fast.outcome() is None:
        assert fast.random_turn(rng, workspace) == 1
        moves = slow.legal_moves()
        choices += len(moves)
        assert workspace.trail.listed() == [moves[same_luck.below(len(moves))]]
        assert workspace.choices == choices
        slow.apply(workspace.trail.listed()[0])
    assert fast.position() == slow.position()
    assert fast.random_turn(rng, workspace) == 0
    assert workspace.choices == choices


def test_a_random_game_is_random_turns() -> None:
    whole = moon_base.new(seed="whole")
    by_turns = whole.copy()
    rng, workspace = Rng("turns"), Workspace()
    for _ in range(30):
        by_turns.random_turn(rng, workspace)
    rng = Rng("turns")
    assert whole.rules_state.random_game(rng, Workspace(), 30) == 30
    assert whole.position() == by_turns.position()
    rest = whole.rules_state.random_game(rng, Workspace(), 1000)
    assert whole.outcome() is not None
    assert 70 < 30 + rest < 100
    assert whole.rules_state.random_game(rng, Workspace(), 1000) == 0


def test_redealing_changes_nothing() -> None:
    state = moon_base.new(seed="open")
    state.rules_state.random_game(Rng("open"), Workspace(), 40)
    before = state.position()
    state.rules_state.scatter(0, Rng("anew"))
    assert state.position() == before
