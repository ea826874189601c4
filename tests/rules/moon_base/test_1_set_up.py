"""Clauses 1.1 to 1.4: stacks, colours, the tower and the pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from selenite.core.refusals import Invalid
from selenite.games import moon_base
from tests.oracle.generator import shuffled

from .board import clause, craters_of, legal, play, pods, round_over, settled, table, turn

SORTED = list("ggggggggssssssssbbbbbbbb")


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("size", ["large", "small"])
def test_eight_rings_of_each_colour_lie_in_four_stacks_of_six(size: str) -> None:
    stacks = moon_base.new(seed="x").position()["stacks"][size]
    assert [len(stack) for stack in stacks] == [6, 6, 6, 6]
    assert Counter("".join(stacks)) == {"g": 8, "s": 8, "b": 8}


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("seed", ["x", "y"])
@pytest.mark.parametrize("size", ["large", "small"])
def test_the_stacks_are_shuffled_by_the_seed(size: str, seed: str) -> None:
    stacks = moon_base.new(seed=seed).position()["stacks"][size]
    assert list("".join(stacks)) == shuffled(seed, size, SORTED)


@pytest.mark.clause("1.1")
def test_there_are_two_seats() -> None:
    position = moon_base.new(seed="x").position()
    assert [len(position[part]) for part in ("colours", "hands", "aside")] == [2, 2, 2]


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("change", [("Lg", "Ls"), ("Sb", "Sg")])
def test_a_position_with_other_rings_is_refused(change: tuple[str, str]) -> None:
    position = table("Lg(0,0) Sb(40,0)", hand="Lg").position()
    for ring in position["rings"]:
        ring["ring"] = ring["ring"].replace(*change)
    with pytest.raises(Invalid):
        moon_base.from_position(position, "x")


@pytest.mark.clause("1.2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_everything(seat: int | None) -> None:
    state = table("Lg(0,0) Ls(20,0)", hand="Lb Sg")
    seen = state.view(seat).position
    assert seen.pop("view") == ("public" if seat is None else seat)
    seen.pop("legal")
    assert seen == state.position()


@pytest.mark.clause("1.2")
def test_all_views_at_once_are_the_views_of_each() -> None:
    state = table("Lg(0,0) Ls(20,0)", hand="Lb Sg")
    assert state.views() == [state.view(0), state.view(1)]


@pytest.mark.clause("1.2")
def test_only_the_seat_to_move_sees_legal_moves() -> None:
    state = table("Lg(0,0) Ls(20,0)", hand="Lb Sg")
    assert state.view(0).legal == sorted(legal(state))
    assert [state.view(seat).legal for seat in (1, None)] == [[], []]


@pytest.mark.clause("1.2")
def test_after_the_shuffle_nothing_is_left_to_chance() -> None:
    """One position, two seeds: the same moves lead to the same positions."""
    position = moon_base.new(seed="x").position()
    one, other = (moon_base.from_position(position, seed) for seed in ("a", "b"))
    while one.outcome() is None:
        text = one.text(one.legal_moves()[-1])
        one.play(text)
        other.play(text)
        assert one.position() == other.position()


@pytest.mark.clause("1.3")
def test_the_second_player_begins_with_a_colour() -> None:
    state = moon_base.new(seed="x")
    assert turn(state) == ("colour", 1)
    assert legal(state) == {"gold", "silver"}
    assert clause(state, "gold", seat=0) == "turn"


@pytest.mark.clause("1.3")
@pytest.mark.parametrize(("taken", "left"), [("gold", "silver"), ("silver", "gold")])
def test_the_first_player_has_the_other_colour(taken: str, left: str) -> None:
    state = moon_base.new(seed="x")
    assert state.position()["colours"] == [None, None]
    state.play(taken)
    assert state.position()["colours"] == [left, taken]


@pytest.mark.clause("1.3")
def test_blue_is_nobodys_colour() -> None:
    assert clause(moon_base.new(seed="x"), "blue") == "notation"


@pytest.mark.clause("1.3")
def test_then_the_second_player_puts_the_tower_on_any_large_crater() -> None:
    craters = craters_of("L01(0,0) L02(10,0) S01(40,0) L03(-60,60) S02(0,2)")
    board = {"format": 1, "name": "own", "moon_radius": 90, "crater": craters}
    state = moon_base.new(seed="x", board=board)
    assert clause(state, "tower=L01") == "phase"
    state.play("gold")
    assert turn(state) == ("tower", 1)
    assert state.position()["tower"] is None
    assert legal(state) == {"tower=L01", "tower=L02", "tower=L03"}
    assert clause(state, "tower=S01") == "1.3"
    state.play("tower=L02")
    assert state.position()["tower"] == {"crater": "L02"}


@pytest.mark.clause("1.3")
def test_colour_and_tower_are_settled_once() -> None:
    state = moon_base.new(seed="x")
    state.play("gold")
    assert clause(state, "silver") == "phase"
    state.play(min(legal(state)))
    assert [clause(state, move) for move in ("silver", "tower=L02")] == ["phase", "phase"]


@pytest.mark.clause("1.4")
def test_nobody_builds_a_seventh_settlement() -> None:
    """Six gold settlements stand, a seventh large gold ring is open."""
    state = round_over(pods("Lg Lg Lg Lg Lg Lg Lg"), settlements=dict.fromkeys(range(2, 18, 3), 0))
    assert settled(state) == [(ring, 0) for ring in range(2, 18, 3)]


@pytest.mark.clause("1.4")
def test_the_sixth_settlement_is_built() -> None:
    state = round_over(pods("Lg Lg Lg Lg Lg Lg"), settlements=dict.fromkeys(range(2, 15, 3), 0))
    assert settled(state)[-1] == (17, 0)


@pytest.mark.clause("1.4")
def test_a_position_with_a_seventh_settlement_is_refused() -> None:
    """Six are taken, a seventh isn't."""
    rings, six = pods("Lg Lg Lg Lg Lg Lg Lg"), dict.fromkeys(range(2, 18, 3), 0)
    position = table(rings, hand="Sb", round=6, settlements=six).position()
    position["settlements"].append({"ring": 20, "seat": 0})
    with pytest.raises(Invalid, match="position-settlements "):
        moon_base.from_position(position, "x")


@pytest.mark.clause("1.4")
def test_a_position_with_a_seventh_base_is_refused() -> None:
    """A player who puts a base in every round has six when the game is over."""
    craters = " ".join(f"S{n}({10 * n - 560},-70)" for n in range(50, 58))
    state = round_over(craters=craters, round=6, bases={f"S{n}": 0 for n in range(50, 55)})
    play(state, "base=S55 base=S56")
    position = state.position()
    assert position["turn"]["step"] == "over"
    assert moon_base.from_position(position, "x").position() == position
    position["bases"].append({"crater": "S57", "seat": 0})
    with pytest.raises(Invalid, match="position-bases "):
        moon_base.from_position(position, "x")


@pytest.mark.clause("1.4")
def test_settlements_and_bases_start_in_the_supply() -> None:
    position = moon_base.new(seed="x").position()
    assert (position["settlements"], position["bases"]) == ([], [])


@pytest.mark.clause("1.3")
def test_placing_begins_after_the_drafts() -> None:
    state = moon_base.new(seed="x")
    play(state, "silver tower=L01")
    assert turn(state) == ("draft-large", 0)
