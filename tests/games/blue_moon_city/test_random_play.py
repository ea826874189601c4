"""Random play inside the engine chooses among the legal moves, all equally likely."""

from __future__ import annotations

from itertools import product

import pytest

from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.blue_moon_city.rules.state import State
from tests.rules.blue_moon_city.table import table

KINDS = list(product((2, 3, 4), ("standard", "free"), ((), (1,), (2,), (1, 2))))
TURNS = 60
STEPS = 160


def check_random_moves(state: GameState[State], rng: Rng) -> None:
    """Every legal move is chosen sooner or later, no other is, and the choices are counted.

    A random move is a number below the count of choices, turned into a move: if there are as many
    choices as legal moves and each legal move occurs, then all are equally likely.
    """
    legal = set(state.legal_moves())
    workspace = Workspace()
    left = set(legal)
    draws = 40 * len(legal) + 40
    for draw in range(draws):
        before = workspace.choices
        move = state.rules_state.random_move(rng, workspace)
        assert move in legal, state.text(move)
        assert workspace.choices - before == len(legal)
        left.discard(move)
        if not left and draw > 5:
            break
    assert not left, [state.text(move) for move in left]


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_random_moves_are_the_legal_moves_all_equally_likely(number: int) -> None:
    players, city, new_buildings = KINDS[number]
    state = bmc.new(players=players, city=city, new_buildings=new_buildings, seed=f"{number}")
    rng = Rng(number)
    for step in range(STEPS):
        moves = state.legal_moves()
        if not moves:
            break
        if step % 5 == number % 5 or len(moves) > 60:
            check_random_moves(state, rng)
        state.apply(moves[rng.below(len(moves))])


@pytest.mark.parametrize("hand", ["h1h2h3m1m2m2k1v1v2t3", "h1h1h2m1m2k1a2", "m1m2m2m3"])
@pytest.mark.parametrize("cell", ["c4", "b3", "c2"])
def test_random_contributions_of_clever_hands(hand: str, cell: str) -> None:
    state = table(hands=[hand], at=[cell, "c3"], phase="build")
    check_random_moves(state, Rng("clever"))


@pytest.mark.parametrize("hand", ["a1f1", "t1v2", "a2t2", "f2", ""])
def test_random_movement_of_those_who_may_declare(hand: str) -> None:
    """A declaration is one of the moves, and doesn't push another one out."""
    state = table(hands=[hand], at=["c4", "c3"])
    state.rules_state.idle_turns = 3 * state.rules_state.rules.players
    check_random_moves(state, Rng("declare"))


def test_random_movement_with_more_steps_than_the_city_is_wide() -> None:
    state = table(hands=["f2f2f2f2"], at=["a3", "c3"])
    for _ in range(4):
        state.play("f2")
    check_random_moves(state, Rng("far"))


def test_a_random_turn_plays_the_moves_of_its_trail() -> None:
    fast = bmc.new(players=3, seed="trail")
    slow = fast.copy()
    rng, workspace = Rng("trail"), Workspace()
    choices = 0
    for _ in range(TURNS):
        assert fast.random_turn(rng, workspace) == workspace.trail.size
        for move in workspace.trail.listed():
            moves = slow.legal_moves()
            choices += len(moves)
            assert move in moves
            slow.apply(move)
        assert workspace.choices == choices
    assert fast.position() == slow.position()


def test_a_random_game_is_random_turns() -> None:
    whole = bmc.new(players=3, seed="whole")
    by_turns = whole.copy()
    workspace = Workspace()
    rng = Rng("turns")
    moves = sum(by_turns.random_turn(rng, workspace) for _ in range(20))
    assert whole.rules_state.random_game(Rng("turns"), Workspace(), 20) == moves
    assert whole.position() == by_turns.position()


def test_a_random_game_goes_on_to_its_end() -> None:
    state = bmc.new(players=2, seed="to the end")
    played = state.rules_state.random_game(Rng("end"), Workspace(), 5000)
    assert state.outcome() is not None
    assert played > 100
    assert state.rules_state.random_game(Rng("end"), Workspace(), 5000) == 0


def test_declaring_is_among_the_random_moves() -> None:
    state = bmc.new(players=2, seed="declare", first=0)
    for _ in range(6):
        for text in ("/", "/", "drop"):
            state.play(text)
    declared = 0
    for number in range(400):
        other = state.copy()
        other.random_turn(Rng(number), workspace := Workspace())
        declared += other.text(workspace.trail.listed()[0]) == "declare"
    expected = 400 / len(state.legal_moves())
    assert expected / 4 < declared < expected * 4


@pytest.mark.parametrize("at", ["a2", "e4", "d1", "b5", "c3"])
def test_bound_players_play_at_random_too(at: str) -> None:
    state = table(unbuilt="", at=[at, "c3"], hands=["f1f2v1k1"], crystals=[30, 30])
    rng, workspace = Rng(at), Workspace()
    while state.outcome() is None:
        check_random_moves(state, rng)
        state.apply(state.rules_state.random_move(rng, workspace))
