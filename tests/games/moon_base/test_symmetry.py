"""The rules prefer no direction and no colour.

A game on a turned or mirrored board, with the moves turned or mirrored, stays a copy of the game;
so does a game with gold and silver exchanged.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from selenite.games import moon_base
from tests.games.moon_base.comparing import BOARDS, Board, anything, climber, shipped_board
from tests.games.playing import texts_of

Turn = Callable[[int, int], tuple[int, int]]

TURNS: dict[str, Turn] = {
    "mirrored": lambda x, y: (-x, y),
    "a quarter": lambda x, y: (-y, x),
    "half": lambda x, y: (-x, -y),
    "diagonal": lambda x, y: (y, x),
}
SWAPPED = str.maketrans("gs", "sg")


def source(board: str) -> Board:
    """A board's content."""
    return BOARDS[board] or shipped_board()


def turned_board(board: Board, turn: Turn) -> Board:
    """A board with every crater turned around the middle."""
    turned = copy.deepcopy(board)
    for crater in turned["crater"]:
        crater["x"], crater["y"] = turn(crater["x"], crater["y"])
    return turned


def turned_text(text: str, turn: Turn) -> str:
    """A move with its point turned; craters keep their names."""
    return re.sub(
        r"\((-?\d+),(-?\d+)\)", lambda m: "({},{})".format(*turn(int(m[1]), int(m[2]))), text
    )


def swapped_text(text: str) -> str:
    """A move with gold and silver exchanged."""
    if text in ("gold", "silver"):
        return "silver" if text == "gold" else "gold"
    return re.sub(r"(?<=^[LS])[gs]|(?<==[LS])[gs]", lambda m: m[0].translate(SWAPPED), text)


def swapped(rings: str) -> str:
    """Rings of a hand with gold and silver exchanged, sorted as a hand is."""
    kinds = ["Lg", "Ls", "Lb", "Sg", "Ss", "Sb"]
    return " ".join(sorted(rings.translate(SWAPPED).split(), key=kinds.index))


def swapped_start(position: dict[str, Any]) -> dict[str, Any]:
    """A position before the first move, with gold and silver exchanged in the stacks."""
    result = copy.deepcopy(position)
    for size, stacks in result["stacks"].items():
        result["stacks"][size] = [stack.translate(SWAPPED) for stack in stacks]
    return result


@pytest.mark.parametrize("name", TURNS)
@pytest.mark.parametrize("board", BOARDS)
def test_a_turned_board_gives_turned_games(board: str, name: str) -> None:
    turn = TURNS[name]
    state = moon_base.new(seed=name, board=source(board))
    other = moon_base.new(seed=name, board=turned_board(source(board), turn))
    chance = Random(name)
    while state.outcome() is None:
        texts = texts_of(state)
        assert sorted(turned_text(text, turn) for text in texts) == texts_of(other)
        text = chance.choice((anything, climber))(texts, chance)
        state.play(text)
        other.play(turned_text(text, turn))
    assert state.position()["score"] == other.position()["score"]


@pytest.mark.parametrize("board", BOARDS)
def test_exchanged_colours_give_exchanged_games(board: str) -> None:
    state = moon_base.new(seed=board, board=source(board))
    other = moon_base.from_position(swapped_start(state.position()), board)
    chance = Random(board)
    while state.outcome() is None:
        texts = texts_of(state)
        assert sorted(swapped_text(text) for text in texts) == texts_of(other)
        text = chance.choice((anything, climber))(texts, chance)
        state.play(text)
        other.play(swapped_text(text))
    assert [swapped(hand) for hand in state.position()["aside"]] == other.position()["aside"]
    assert state.position()["result"] == other.position()["result"]
