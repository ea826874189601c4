"""Playing at random inside the engine takes the moves that the list of legal moves would give."""

from __future__ import annotations

from itertools import product

import pytest

from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.payments import Desk
from selenite.games.chance import Luck
from tests.rules.blue_moon_city.table import table

KINDS = list(product((2, 3, 4), ("standard", "free"), ((), (1,), (2,), (1, 2))))
TURNS = 60


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_a_random_turn_is_luck_into_the_list_of_legal_moves(number: int) -> None:
    players, city, new_buildings = KINDS[number]
    fast = bmc.new(players=players, city=city, new_buildings=new_buildings, seed=f"{number}")
    slow = fast.copy()
    luck, same_luck = Luck(number), Luck(number)
    desk = Desk()
    choices = 0
    for _ in range(TURNS):
        assert fast.random_turn(luck, desk) == desk.trail.size
        for move in desk.trail.listed():
            moves = slow.legal_moves()
            choices += len(moves)
            assert moves[same_luck.below(len(moves))] == move
            slow.apply(move)
        assert desk.choices == choices
        if fast.outcome() is not None:
            break
    assert fast.position() == slow.position()


def test_a_random_game_is_random_turns() -> None:
    whole = bmc.new(players=3, seed="whole")
    by_turns = whole.copy()
    desk = Desk()
    luck = Luck("turns")
    moves = sum(by_turns.random_turn(luck, desk) for _ in range(20))
    assert whole.random_game(Luck("turns"), Desk(), 20) == moves
    assert whole.position() == by_turns.position()


def test_a_random_game_goes_on_to_its_end() -> None:
    state = bmc.new(players=2, seed="to the end")
    played = state.random_game(Luck("end"), Desk(), 5000)
    assert state.outcome() is not None
    assert played > 100
    assert state.random_game(Luck("end"), Desk(), 5000) == 0


def test_declaring_is_among_the_random_moves() -> None:
    state = bmc.new(players=2, seed="declare", first=0)
    for _ in range(6):
        for text in ("/", "/", "drop"):
            state.play(text)
    declared = 0
    for number in range(400):
        other = state.copy()
        other.random_turn(Luck(number), desk := Desk())
        declared += other.text(desk.trail.listed()[0]) == "declare"
    expected = 400 / len(state.legal_moves())
    assert expected / 4 < declared < expected * 4


@pytest.mark.parametrize("number", range(12))
def test_bound_players_play_at_random_by_the_list_too(number: int) -> None:
    at = ["a2", "e4", "d1", "b5"][number % 4]
    fast = table(unbuilt="", at=[at, "c3"], hands=["f1f2v1k1"], crystals=[30, 30])
    slow = fast.copy()
    luck, same_luck = Luck(number), Luck(number)
    desk = Desk()
    while fast.outcome() is None:
        fast.random_turn(luck, desk)
        for move in desk.trail.listed():
            moves = slow.legal_moves()
            assert moves[same_luck.below(len(moves))] == move
            slow.apply(move)
    assert slow.outcome() == fast.outcome()
