"""What the tests of Moon Base share: boards, random games, counted rings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from selenite.core.state import GameState, Position
from selenite.games import moon_base
from selenite.games.moon_base.rules import boards
from selenite.games.moon_base.rules.state import State
from tests.games.playing import texts_of

Board = dict[str, Any]

KINDS = ("Lg", "Ls", "Lb", "Sg", "Ss", "Sb")
SET_UP = ("gold", "tower=L20", "draft=L1", "draft=L2", "draft=S1", "draft=S2")


def crater(name: str, size: str, x: int, y: int) -> dict[str, Any]:
    """A crater of a board file."""
    return {"id": name, "size": size, "x": x, "y": y}


def board(name: str, *craters: dict[str, Any]) -> Board:
    """A board file's content."""
    return {"format": 1, "name": name, "moon_radius": 70, "crater": list(craters)}


def _grid() -> Board:
    """Rows of craters that nearly touch, large and small in turn."""
    craters = []
    for row, y in enumerate(range(-40, 41, 16)):
        for column, x in enumerate(range(-48, 49, 16)):
            size = "large" if (row + column) % 2 else "small"
            craters.append(crater(f"c{row}{column}", size, x, y))
    return board("grid", *craters)


def _tight() -> Board:
    """Few craters, so that rings go high and some find no place."""
    large = [(0, 0), (20, 0), (10, 18), (-10, 18), (-20, 0)]
    small = [(0, -16), (14, -18), (-12, -20), (30, 18)]
    return board(
        "tight",
        *(crater(f"L{i}", "large", x, y) for i, (x, y) in enumerate(large)),
        *(crater(f"S{i}", "small", x, y) for i, (x, y) in enumerate(small)),
    )


def _edge() -> Board:
    """Craters in a corner of the lattice, so that rings come to its edge."""
    large = [(80, 80), (60, 80), (80, 60), (60, 60), (40, 80), (80, 40), (40, 60), (60, 40)]
    small = [(70, 26), (80, 24), (26, 70), (24, 80), (40, 40), (52, 26), (26, 52), (28, 28)]
    return board(
        "edge",
        *(crater(f"a{i}", "large", x, y) for i, (x, y) in enumerate(large)),
        *(crater(f"b{i}", "small", x, y) for i, (x, y) in enumerate(small)),
    )


BOARDS: dict[str, Any] = {
    "moon": boards.STANDARD,
    "grid": _grid(),
    "tight": _tight(),
    "edge": _edge(),
}


def steps_of(state: GameState, seed: object, most: int = 200) -> Iterator[list[str]]:
    """Play at random: the legal moves of each state, before one of them is played."""
    chance = Random(f"{seed}")
    for _ in range(most):
        texts = texts_of(state)
        yield texts
        if not texts:
            return
        state.play(chance.choice(texts))


def played(seed: object, moves: int, on: str = "moon") -> GameState[State]:
    """A game after so many random moves."""
    state = moon_base.new(f"{seed}", BOARDS[on])
    chance = Random(f"{seed}")
    for _ in range(moves):
        legal = state.legal_moves()
        if not legal:
            break
        state.apply(chance.choice(legal))
    return state


def rings_of(position: Position) -> Counter[str]:
    """All rings of a position, wherever they are."""
    found: Counter[str] = Counter()
    for letter, size in (("L", "large"), ("S", "small")):
        for stack in position["stacks"][size]:
            found.update(letter + colour for colour in stack)
    for text in (*position["hands"], *position["aside"]):
        found.update(text.split())
    found.update(entry["ring"] for entry in position["rings"])
    return found
