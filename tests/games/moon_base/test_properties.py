"""What holds in every game, on every board, at every step."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from selenite.core.chance import Rng
from selenite.core.state import Position
from selenite.games import moon_base
from selenite.games.moon_base.rules.state import Workspace
from tests.games.moon_base.playing import BOARDS, KINDS, played, rings_of, steps_of
from tests.games.playing import texts_of
from tests.games.properties import (
    check_legal_moves,
    check_move_text,
    check_position,
    check_ways_to_play,
    property_of_games,
)

ON = st.sampled_from(sorted(BOARDS))
SEEDS = st.integers(0, 2**32)
MOVES = st.integers(0, 95)
OUTER = {"L": 10, "S": 6}


def square(one: dict[str, Any], other: dict[str, Any]) -> int:
    dx, dy = (a - b for a, b in zip(one["at"], other["at"], strict=True))
    return int(dx * dx + dy * dy)


def touches(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether rims overlap in plan."""
    apart = OUTER[one["ring"][0]] + OUTER[other["ring"][0]]
    inside = one["ring"][0] != other["ring"][0] and square(one, other) <= 4
    return square(one, other) < apart**2 and not inside


def check_board(position: Position) -> None:
    """Two supports of one level for every stacked ring, nothing overlapping, the tower clear."""
    rings = position["rings"]
    tower = position["tower"] or {}
    for number, ring in enumerate(rings):
        earlier = rings[:number]
        apart = OUTER[ring["ring"][0]]
        touched = [other for other in earlier if touches(ring, other)]
        below = [other for other in touched if other["level"] == ring["level"] - 1]
        assert len(below) == (2 if ring["level"] > 1 else 0)
        assert all(other["level"] < ring["level"] for other in touched)
        for other in earlier:
            if other["level"] == ring["level"]:
                assert square(ring, other) >= (apart + OUTER[other["ring"][0]]) ** 2
        if number > tower.get("ring", 48):
            assert square(ring, rings[tower["ring"]]) >= (apart + 3) ** 2


@given(ON, SEEDS)
@property_of_games(25)
def test_rings_are_conserved_and_lie_well(on: str, seed: int) -> None:
    state = moon_base.new(f"{seed}", BOARDS[on])
    for number, _ in enumerate(steps_of(state, seed)):
        position = state.position()
        assert rings_of(position) == Counter(dict.fromkeys(KINDS, 8))
        assert state.rules_state.fault() == ""
        if number % 10 == 0 or state.outcome() is not None:
            check_board(position)
    assert state.outcome() is not None


def score(position: Position) -> list[dict[str, int]]:
    """The points of a finished game, from its position alone."""
    rings = position["rings"]
    groups = connected(rings)
    largest = max(map(len, groups))
    leaders = {rings[group[0]]["ring"][1] for group in groups if len(group) == largest}
    top = max(ring["level"] for ring in rings)
    highest = {ring["ring"][1] for ring in rings if ring["level"] == top}
    tower = position["tower"].get("ring")
    seat_of_tower = rings[tower]["ring"][1] if tower is not None else ""
    found = []
    for seat, colour in enumerate(position["colours"]):
        letter = colour[0]
        found.append(
            {
                "settlements": 2 * sum(s["seat"] == seat for s in position["settlements"]),
                "bases": sum(base["seat"] == seat for base in position["bases"]),
                "aside": -len(position["aside"][seat].split()),
                "group": 2 * (letter in leaders),
                "highest": 2 * (letter in highest),
                "tower": 3 * (letter == seat_of_tower),
            }
        )
    return found


def connected(rings: list[dict[str, Any]]) -> list[list[int]]:
    """The groups of rings of one colour."""
    left = set(range(len(rings)))
    groups = []
    while left:
        group = [left.pop()]
        for number in group:
            found = {other for other in left if joined(rings, number, other)}
            left -= found
            group += sorted(found)
        groups.append(group)
    return groups


def joined(rings: list[dict[str, Any]], one: int, other: int) -> bool:
    """Whether two rings are of one colour and lie on each other or side by side."""
    low, high = sorted((one, other), key=lambda number: rings[number]["level"])
    a, b = rings[low], rings[high]
    if a["ring"][1] != b["ring"][1]:
        return False
    if a["level"] == b["level"]:
        return square(a, b) <= (OUTER[a["ring"][0]] + OUTER[b["ring"][0]] + 1) ** 2
    return b["level"] == a["level"] + 1 and low < high and touches(a, b)


@given(ON, SEEDS)
@property_of_games(60)
def test_the_points_are_those_of_the_board(on: str, seed: int) -> None:
    position = played(seed, 200, on).position()
    assert position["score"] == score(position)
    totals = [sum(points.values()) for points in position["score"]]
    assert position["result"] == {
        "reason": "points",
        "scores": totals,
        "winners": [0 if totals[0] > totals[1] else 1],
    }


@given(ON, SEEDS)
@property_of_games(15)
def test_legal_moves_are_sorted_unique_and_round_trip(on: str, seed: int) -> None:
    state = moon_base.new(f"{seed}", BOARDS[on])
    for texts in steps_of(state, seed):
        check_legal_moves(state, texts)


@given(ON, SEEDS, MOVES)
@property_of_games(15)
def test_every_legal_move_is_accepted_and_apply_does_the_same(
    on: str, seed: int, moves: int
) -> None:
    check_ways_to_play(played(seed, moves, on), most=40)


MOVE_TEXTS = st.one_of(
    st.sampled_from(("gold", "silver", "blue", "draft=L5", "draft=S0", "settle=01", "Lg>(0,-0)")),
    st.builds(
        "{}>({},{})".format,
        st.sampled_from((*KINDS, "Xg")),
        st.integers(-90, 90),
        st.integers(-90, 90),
    ),
    st.builds("{}>{}".format, st.sampled_from(KINDS), st.sampled_from(("L01", "S33", "", "(0,0"))),
    st.builds("settle={}".format, st.integers(-1, 60)),
    st.builds("{}={}".format, st.sampled_from(("tower", "base", "aside")), st.text(max_size=4)),
    st.text(alphabet="LSgsb>=(,)-0123456789 \n", max_size=12),
    st.text(max_size=12),
)


@given(MOVE_TEXTS)
@property_of_games(300)
def test_a_text_is_refused_or_round_trips(text: str) -> None:
    check_move_text(played("texts", 6), text, ("notation", "G1", "4.1"))


@given(ON, SEEDS)
@property_of_games(15)
def test_positions_round_trip(on: str, seed: int) -> None:
    state = moon_base.new(f"{seed}", BOARDS[on])
    for _ in steps_of(state, seed):
        check_position(moon_base.GAME, state, "another seed")


@given(ON, SEEDS, MOVES)
@property_of_games(25)
def test_a_game_read_from_its_position_goes_on_the_same(on: str, seed: int, moves: int) -> None:
    state = played(seed, moves, on)
    again = moon_base.from_position(state.position())
    for one, other in zip(steps_of(state, seed), steps_of(again, seed), strict=True):
        assert one == other
    assert again.position() == state.position()


@given(ON, SEEDS, MOVES)
@property_of_games(25)
def test_copies_are_independent(on: str, seed: int, moves: int) -> None:
    state = played(seed, moves, on)
    before, legal = state.position(), state.legal_moves()
    other = state.copy()
    assert other.position() == before
    for _ in steps_of(other, seed, 40):
        pass
    assert state.position() == before
    assert state.legal_moves() == legal
    state.rules_state.copy_to(other.rules_state)
    assert other.position() == before
    assert other.legal_moves() == legal


@given(ON, SEEDS, MOVES)
@property_of_games(20)
def test_everybody_sees_everything(on: str, seed: int, moves: int) -> None:
    state = played(seed, moves, on)
    whole, legal = state.position(), texts_of(state)
    for seat in (0, 1, None):
        shown = state.view(seat)
        position = dict(shown.position)
        assert position.pop("view") == ("public" if seat is None else seat)
        to_move = seat is not None and whole["turn"]["seat"] == seat
        assert position.pop("legal") == (legal if to_move else [])
        assert position == whole
        assert moon_base.redeal(shown, Rng(seed)).position() == whole


@given(ON, SEEDS)
@property_of_games(20)
def test_random_games_are_made_of_legal_moves(on: str, seed: int) -> None:
    state = moon_base.new(f"{seed}", BOARDS[on])
    other, workspace, rng = state.copy(), Workspace(), Rng(seed)
    choices = 0
    while other.random_turn(rng, workspace):
        legal = state.legal_moves()
        (move,) = workspace.trail.listed()
        assert move in legal
        choices += len(legal)
        assert workspace.choices == choices
        state.apply(move)
    assert state.outcome() is not None
    assert state.position() == other.position()


def test_random_turns_choose_every_move_equally_often() -> None:
    state = played("even", 45)
    moves, rng, workspace = state.legal_moves(), Rng("turns"), Workspace()
    assert len(moves) > 8
    found: Counter[int] = Counter()
    for _ in range(150 * len(moves)):
        state.copy().random_turn(rng, workspace)
        found.update(workspace.trail.listed())
    assert set(found) == set(moves)
    squares = sum((found[move] - 150) ** 2 / 150 for move in moves)
    assert 0.4 * len(moves) < squares < 2 * len(moves)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_are_two_seats(seat: int) -> None:
    with pytest.raises(Exception, match="no-such-seat"):
        moon_base.new(seed="a").view(seat)


def test_the_same_seed_gives_the_same_stacks() -> None:
    stacks = moon_base.new(seed="a").position()["stacks"]
    assert stacks == moon_base.new(seed="a").position()["stacks"]
    assert stacks != moon_base.new(seed="b").position()["stacks"]
