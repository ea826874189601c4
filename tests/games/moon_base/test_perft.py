"""Numbers of move sequences, from the set-up and from later positions."""

from __future__ import annotations

import pytest

from selenite.cli import perft
from tests.games.moon_base.playing import played

# Board, random moves before, counts by depth from 1.
COUNTS: list[tuple[str, int, list[int]]] = [
    ("moon", 0, [2, 56, 224, 896, 3584, 14336]),
    ("moon", 6, [90, 7084]),
    ("moon", 45, [4, 316, 23346]),
    ("grid", 0, [2, 42, 168, 672, 2688, 10752]),
    ("grid", 31, [4, 15, 1162, 91308]),
    ("tight", 0, [2, 10, 40, 160, 640, 2560, 33280]),
    ("tight", 60, [3, 6, 12, 12, 12, 24, 24, 48]),
    ("edge", 58, [3, 7, 74, 303, 2776, 58373]),
]


@pytest.mark.parametrize(("on", "moves", "counts"), COUNTS)
def test_counts_are_as_they_were(on: str, moves: int, counts: list[int]) -> None:
    state = played("perft", moves, on)
    before = state.position()
    assert [perft.count(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert state.position() == before
