"""The search of Moon Base."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base.bots import champion
from selenite.games.moon_base.bots.planner import Planner
from selenite.games.moon_base.bots.search import Searcher
from selenite.games.moon_base.rules.codes import BASE, OVER, PLACE
from selenite.games.moon_base.rules.state import State
from tests.bots.both_engines import outputs
from tests.games.moon_base.playing import BOARDS, played

MOVES = (0, 1, 3, 8, 30, 55, 75)
"""Moves into a random game: colour, tower, draft and rings on an emptier or a fuller moon."""


def best(state: GameState[State], playouts: int, rng: str = "search") -> int:
    return Searcher(state.rules_state).search(state.rules_state, Rng(rng), playouts, 0.0)[0][1][0]


@pytest.mark.parametrize("moves", MOVES)
def test_the_same_seed_finds_the_same(moves: int) -> None:
    state = played("same", moves)
    searcher = Searcher(state.rules_state)
    found = searcher.search(state.rules_state, Rng("one"), 200, 0.0)
    visits = searcher.visits
    searcher.search(played("other", 20).rules_state, Rng("other"), 50, 0.0)
    assert searcher.search(state.rules_state, Rng("one"), 200, 0.0) == found
    assert searcher.visits == visits


@pytest.mark.parametrize("moves", MOVES)
def test_kept_positions_change_nothing_but_the_time(moves: int) -> None:
    state = played("kept", moves)
    found = []
    for most in (0, 3, 256):
        searcher = champion.searcher(state.rules_state)
        searcher.most_kept = most
        ways = searcher.search(state.rules_state, Rng("kept"), 150, 0.0)
        found.append((ways, searcher.visits))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("moves", MOVES)
def test_the_state_stays_as_it_was(moves: int) -> None:
    state = played("still", moves)
    position, legal = state.position(), state.legal_moves()
    Searcher(state.rules_state).search(state.rules_state, Rng("still"), 100, 0.0)
    assert (state.position(), state.legal_moves()) == (position, legal)


@pytest.mark.parametrize("moves", MOVES)
def test_moves_come_by_their_visits_each_with_a_chance(moves: int) -> None:
    state = played("order", moves)
    searcher = Searcher(state.rules_state)
    found = searcher.search(state.rules_state, Rng("order"), 300, 0.0)
    assert len(searcher.visits) == len(found)
    assert sum(searcher.visits) == 300
    assert searcher.visits == sorted(searcher.visits, reverse=True)
    assert all(0 <= chance <= 1 for chance, _ in found)
    codes = [move for _, moves in found for move in moves]
    assert len(set(codes)) == len(codes)
    assert set(codes) <= set(state.legal_moves())


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_whole_games_are_legal(board: str) -> None:
    state = moon_base.new(f"whole {board}", BOARDS[board])
    searcher, rng = Searcher(state.rules_state), Rng(board)
    while state.outcome() is None:
        for _, moves in searcher.search(state.rules_state, rng, 12, 0.0):
            assert moves[0] in state.legal_moves()
        state.play(searcher.search(state.rules_state, rng, 12, 0.0)[0][1][0])
    assert state.rules_state.fault() == ""
    assert searcher.search(state.rules_state, rng, 12, 0.0) == []


def test_one_move_needs_no_thought() -> None:
    state = next(state for state in map(last_rings, range(100)) if len(state.legal_moves()) == 1)
    searcher = Searcher(state.rules_state)
    found = searcher.search(state.rules_state, Rng("only"), 1000, 0.0)
    assert [moves for _, moves in found] == [state.legal_moves()]
    assert searcher.visits == [0]


@pytest.mark.parametrize("moves", MOVES)
def test_past_its_deadline_it_still_has_a_move(moves: int) -> None:
    state = played("late", moves)
    searcher = Searcher(state.rules_state)
    found = searcher.search(state.rules_state, Rng("late"), 0, perf_counter() - 1)
    assert found[0][1][0] in state.legal_moves()
    assert sum(searcher.visits) == 0
    assert [way for way, _ in found] == sorted((way for way, _ in found), reverse=True)


def test_a_deadline_ends_it() -> None:
    state = played("deadline", 30)
    assert Searcher(state.rules_state).search(
        state.rules_state, Rng("deadline"), 0, perf_counter() + 0.05
    )


def test_without_any_limit_it_does_not_begin() -> None:
    state = played("limits", 30)
    searcher = Searcher(state.rules_state)
    assert searcher.search(state.rules_state, Rng("limits"), 0, 0.0)
    assert sum(searcher.visits) == 0


def last_rings(seed: int) -> GameState[State]:
    """A random game with one ring left in each hand, or fewer."""
    state, chance = played(seed, 70), Random(seed)
    while state.outcome() is None:
        if (
            state.rules_state.round == 6
            and state.rules_state.step == PLACE
            and sum(state.rules_state.hands) <= 2
        ):
            break
        state.apply(chance.choice(state.legal_moves()))
    return state


def wins(state: GameState[State], seat: int) -> bool:
    """Whether a seat can win whatever the other does; the places of the last bases don't matter."""
    if state.rules_state.step == OVER:
        return bool(state.rules_state.winner == seat)
    moves = state.legal_moves()
    for move in moves[:1] if state.rules_state.step == BASE else moves:
        after = state.copy()
        after.apply(move)
        if wins(after, seat) == (state.seat == seat):
            return state.seat == seat
    return state.seat != seat


@pytest.mark.parametrize("seed", [102, 203, 406, 774])
def test_it_sees_the_answer_to_a_move_that_looks_good(seed: int) -> None:
    """One ring each: what the evaluation likes best loses to the last ring, and others win."""
    state = last_rings(seed)
    winning = []
    for move in state.legal_moves():
        after = state.copy()
        after.apply(move)
        if wins(after, state.seat):
            winning.append(move)
    assert 0 < len(winning) < len(state.legal_moves())
    assert Planner(state.rules_state).plan(state.rules_state, 1)[0][1][0] not in winning
    assert best(state, 400) in winning


def test_it_beats_the_evaluation_alone() -> None:
    won = 0
    for number in range(8):
        state, seat = moon_base.new(f"{number // 2}"), number % 2
        planner, searcher, rng = (
            Planner(state.rules_state),
            Searcher(state.rules_state),
            Rng(number),
        )
        while state.outcome() is None:
            if state.seat == seat:
                state.apply(searcher.search(state.rules_state, rng, 100, 0.0)[0][1][0])
            else:
                state.apply(planner.plan(state.rules_state, 1)[0][1][0])
        won += state.rules_state.winner == seat
    assert won >= 6


SCRIPT = """
from selenite.games.moon_base.bots.search import Searcher
from selenite.games import moon_base
from selenite.core.chance import Rng
from selenite.games.moon_base.rules.state import Workspace

for moves in (0, 1, 4, 8, 20, 40, 60, 75):
    state = moon_base.new("both engines")
    state.rules_state.random_game(Rng("both engines"), Workspace(), moves)
    searcher = Searcher(state.rules_state)
    print(searcher.search(state.rules_state, Rng(moves), 40, 0.0), searcher.visits)
"""


def test_compiled_and_pure_find_the_same() -> None:
    one, other = outputs(SCRIPT)
    assert one == other
    assert one.count("\n") == 8
