"""Numbers of move sequences, which were checked once against the oracle."""

from __future__ import annotations

import pytest

from selenite.cli import perft
from selenite.core.state import GameState, Position
from selenite.games import blue_moon_city as bmc
from tests.games.blue_moon_city.playing import KINDS, Kind, complete_city
from tests.games.playing import THOROUGH
from tests.oracle.blue_moon_city import Oracle
from tests.oracle.generator import seed_of

# Counts by depth, from 1.
COUNTS: list[tuple[Kind, str, list[int]]] = [
    (KINDS[0], "set-up", [33, 841, 12674, 44194]),
    (KINDS[7], "set-up", [39, 741, 5396, 59599]),
    (KINDS[10], "set-up", [37, 685, 4848, 51125]),
    (KINDS[13], "set-up", [58, 2074, 34768]),
    (KINDS[23], "set-up", [39, 741, 5396, 59636]),
    (KINDS[15], "city complete", [18, 121, 369, 561, 2538, 40803]),
    (KINDS[19], "city complete", [27, 77, 79, 167, 2235, 56224]),
    (KINDS[3], "city complete", [28, 156, 406, 410, 678]),
    (KINDS[21], "one unbuilt", [56, 1985, 36332, 312876]),
    (KINDS[9], "one unbuilt", [34, 999, 17870]),
]
IDS = [f"{kind.name} {start}" for kind, start, _ in COUNTS]


def set_up(kind: Kind, start: str) -> GameState:
    """The state to count from."""
    if start == "set-up":
        return kind.new("perft")
    return bmc.from_position(position_of(kind, start), "perft")


def position_of(kind: Kind, start: str) -> Position:
    """A late position to count from."""
    return complete_city(kind, "perft", int(start == "one unbuilt"))


def oracle_perft(oracle: Oracle, depth: int) -> int:
    """The same count, the slow way."""
    moves = oracle.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = Oracle(oracle.components, oracle.seed, oracle.position())
        after.play(move)
        total += oracle_perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("kind", "start", "counts"), COUNTS, ids=IDS)
def test_counts_are_as_they_were(kind: Kind, start: str, counts: list[int]) -> None:
    state = set_up(kind, start)
    before = state.position()
    assert [perft.count(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert state.position() == before


@pytest.mark.parametrize(("kind", "start", "counts"), COUNTS, ids=IDS)
def test_counts_are_those_of_the_oracle(kind: Kind, start: str, counts: list[int]) -> None:
    """Two moves deep; all depths in a thorough run."""
    if start == "set-up":
        oracle = kind.oracle("perft")
    else:
        position = position_of(kind, start)
        position["options"].pop("components", None)
        oracle = Oracle(kind.components(), seed_of("perft"), position)
    for depth, count in enumerate(counts if THOROUGH else counts[:2], 1):
        assert oracle_perft(oracle, depth) == count
