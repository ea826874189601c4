"""Pictures of a replay: what is new is marked."""

from __future__ import annotations

import re
from typing import Any

import pytest

from selenite.games.moon_base.analysis import analyse
from selenite.games.moon_base.web.pictures import pictures
from selenite.texts import speaker
from tests.games.moon_base.playing import played

_SPEAKER = speaker("en", "moon-base")
say = _SPEAKER.say

NAMES = {0: "Ada", 1: "Ben"}


def marks(svg: str) -> int:
    """How many things are marked as new."""
    _, start, layer = svg.partition('data-layer="marks"')
    assert start
    return layer.count('class="new"')


def taken(position: dict[str, Any]) -> set[str]:
    """The craters and rings that pieces stand on."""
    pieces = [*position["bases"], *position["settlements"], position["tower"] or {}]
    return {f"{key} {entry[key]}" for entry in pieces for key in ("ring", "crater") if key in entry}


@pytest.mark.parametrize("seed", range(4))
def test_every_new_ring_and_piece_is_marked(seed: int) -> None:
    found = 0
    for moves in range(0, 84, 6):
        before, now = played(seed, moves).position(), played(seed, moves + 6).position()
        new = len(now["rings"]) - len(before["rings"]) + len(taken(now) - taken(before))
        assert marks(pictures(now, before, say, NAMES)[0]) == new
        found += new
    assert found > 48


def test_lost_craters_fade_under_the_rings() -> None:
    position = played(4, 60).position()
    board = pictures(position, position, say, NAMES)[0]
    faded = re.findall(r'class="crater lost" data-crater="(\w+)"', board)
    assert set(faded) == analyse(position).lost_craters
    assert faded
    assert board.rindex('class="crater lost"') < board.index('data-layer="rings"')


def test_the_stacks_that_rings_were_taken_from_are_marked() -> None:
    before, now = played(0, 2).position(), played(0, 5).position()
    _, (_, stacks) = pictures(now, before, say, NAMES)
    changed = sum(
        one != other
        for size in ("large", "small")
        for one, other in zip(now["stacks"][size], before["stacks"][size], strict=True)
    )
    assert marks(stacks) == changed > 0


@pytest.mark.parametrize("moves", [20, 40, 82])
def test_everybodys_points_are_beside_the_board(moves: int) -> None:
    position = played(1, moves).position()
    players = pictures(position, position, say, NAMES)[1][0]
    scores = analyse(position).standing.scores
    assert re.findall(r'data-points="(-?\d+)"', players) == [str(score.total) for score in scores]
