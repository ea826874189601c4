"""Clauses 2.1 to 2.5: drafting and taking turns."""

from __future__ import annotations

from itertools import pairwise

import pytest

from selenite.core.state import GameState
from selenite.games import moon_base

from .board import clause, craters_of, legal, places, play, table, turn


def drafting(seed: str = "x") -> GameState:
    """A game on the standard board, before its first draft."""
    state = moon_base.new(seed=seed)
    play(state, "gold tower=L20")
    return state


def first_moves(state: GameState) -> list[tuple[int, str, int | None]]:
    """Play a whole game, always the first legal move; round, step and seat of each turn."""
    turns = []
    while state.outcome() is None:
        now = state.position()["turn"]
        turns.append((now["round"], now["step"], now["seat"]))
        state.play(state.text(state.legal_moves()[0]))
    return turns


@pytest.mark.clause("2.1")
def test_the_first_player_changes_with_every_round() -> None:
    turns = first_moves(drafting())
    starts = [turns[0]] + [later for one, later in pairwise(turns) if later[0] > one[0]]
    assert starts == [(n, "draft-large", (n - 1) % 2) for n in (1, 2, 3, 4, 5, 6)]


@pytest.mark.clause("2.1", "2.2")
@pytest.mark.parametrize("number", range(1, 7))
def test_both_draft_large_rings_then_both_small_ones(number: int) -> None:
    first = (number - 1) % 2
    drafts = [
        (step, seat)
        for n, step, seat in first_moves(drafting())
        if n == number and step.startswith("draft")
    ]
    assert drafts == [
        ("draft-large", first),
        ("draft-large", 1 - first),
        ("draft-small", first),
        ("draft-small", 1 - first),
    ]


@pytest.mark.clause("2.2")
def test_a_draft_takes_the_top_two_rings_of_a_stack() -> None:
    state = drafting()
    stacks = state.position()["stacks"]
    play(state, "draft=L3 draft=L3 draft=S2 draft=S4")
    after = state.position()
    large, small = stacks["large"], stacks["small"]
    assert after["stacks"] == {
        "large": [large[0], large[1], large[2][:2], large[3]],
        "small": [small[0], small[1][:4], small[2], small[3][:4]],
    }
    taken = [["L" + c for c in large[2][4:]] + ["S" + c for c in small[1][4:]]]
    taken += [["L" + c for c in large[2][2:4]] + ["S" + c for c in small[3][4:]]]
    assert [sorted(hand.split()) for hand in after["hands"]] == [sorted(hand) for hand in taken]


@pytest.mark.clause("2.2")
def test_hands_are_sorted() -> None:
    """Large before small, and gold, silver, blue."""
    kinds = ["Lg", "Ls", "Lb", "Sg", "Ss", "Sb"]
    for seed in "abcdef":
        state = drafting(seed)
        play(state, "draft=L1 draft=L2 draft=S3 draft=S4")
        for hand in state.position()["hands"]:
            assert hand.split() == sorted(hand.split(), key=kinds.index)


@pytest.mark.clause("2.2")
def test_every_stack_with_rings_may_be_drafted_from() -> None:
    state = drafting()
    assert legal(state) == {"draft=L1", "draft=L2", "draft=L3", "draft=L4"}
    play(state, "draft=L1 draft=L1")
    assert legal(state) == {"draft=S1", "draft=S2", "draft=S3", "draft=S4"}


@pytest.mark.clause("2.2")
def test_an_empty_stack_gives_nothing() -> None:
    state = drafting()
    while state.position()["turn"]["round"] == 1:
        state.play(state.text(state.legal_moves()[0]))
    assert len(state.position()["stacks"]["large"][0]) == 2
    state.play("draft=L1")
    assert clause(state, "draft=L1") == "2.2"
    assert legal(state) == {"draft=L2", "draft=L3", "draft=L4"}


@pytest.mark.clause("2.2")
def test_small_rings_wait_until_both_have_large_ones() -> None:
    state = drafting()
    state.play("draft=L1")
    assert clause(state, "draft=S1") == "phase"


@pytest.mark.clause("2.2")
def test_there_is_no_fifth_stack() -> None:
    assert [clause(drafting(), move) for move in ("draft=L0", "draft=L5")] == ["notation"] * 2


@pytest.mark.clause("2.2")
def test_the_stacks_are_empty_after_the_drafts_of_round_six() -> None:
    state = drafting()
    left = {}
    while state.outcome() is None:
        position = state.position()
        if position["turn"]["step"] == "place":
            stacks = position["stacks"]
            left[position["turn"]["round"]] = len("".join(stacks["large"] + stacks["small"]))
        state.play(state.text(state.legal_moves()[0]))
    assert left == {1: 40, 2: 32, 3: 24, 4: 16, 5: 8, 6: 0}


@pytest.mark.clause("2.3")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_players_place_eight_rings_in_turn(number: int) -> None:
    first = (number - 1) % 2
    seats = [seat for n, step, seat in first_moves(drafting()) if (n, step) == (number, "place")]
    assert seats == [first, 1 - first] * 4


@pytest.mark.clause("2.3")
def test_a_turn_is_one_ring() -> None:
    state = table("Lg(0,0) Ls(20,0)", hand="Lg Sg", other_hand="Ls Ss", craters="L50(0,40)")
    state.play("Lg>L50")
    assert state.position()["hands"] == ["Sg", "Ls Ss"]
    assert turn(state) == ("place", 1)
    assert clause(state, "Ls>(10,0)", seat=0) == "turn"


@pytest.mark.clause("2.4")
def test_any_ring_of_the_hand_may_be_placed_on_a_crater_or_on_two_rings() -> None:
    state = table(
        "Lg(0,10) Ls(0,-10)", hand="Lg Ls Sg Ss", craters="L50(60,0) L51(60,30) S50(60,60)"
    )
    assert {kind: places(state, kind) & {"L50", "L51", "S50"} for kind in ("Ls", "Sg")} == {
        "Ls": {"L50", "L51"},
        "Sg": {"S50"},
    }
    assert all("(0,0)" in places(state, kind) for kind in ("Lg", "Ls", "Sg", "Ss"))


@pytest.mark.clause("2.4")
@pytest.mark.parametrize("move", ["Lb>L50", "Lb>(0,0)", "Ss>(0,0)"])
def test_a_ring_that_is_not_in_the_hand_cannot_be_placed(move: str) -> None:
    """Not even one that the other player holds."""
    state = table("Lg(0,10) Ls(0,-10)", hand="Lg Sg", other_hand="Lb Ss", craters="L50(60,0)")
    assert clause(state, move) == "2.4"


@pytest.mark.clause("2.4")
def test_two_equal_rings_are_placed_one_at_a_time() -> None:
    state = table(hand="Lg Lg", craters="L50(0,0) L51(40,0)")
    state.play("Lg>L50")
    assert state.position()["hands"][0] == "Lg"


@pytest.mark.clause("2.5")
def test_who_can_place_a_ring_must() -> None:
    """The large ring has a crater; the small one has no place, but may not be set aside."""
    state = table(hand="Lg Sg", craters="L50(0,0)")
    assert legal(state) == {"Lg>L50"}
    assert [clause(state, move) for move in ("aside=Lg", "aside=Sg")] == ["2.5", "2.5"]


@pytest.mark.clause("2.5")
def test_who_can_place_none_sets_one_of_them_aside() -> None:
    state = table(hand="Lg Lb Sg Sg", other_hand="Ls Ls Ss Sb", aside=["", ""], round=1)
    assert legal(state) == {"aside=Lg", "aside=Lb", "aside=Sg"}
    state.play("aside=Sg")
    position = state.position()
    assert (position["hands"], position["aside"]) == (["Lg Lb Sg", "Ls Ls Ss Sb"], ["Sg", ""])
    assert turn(state) == ("place", 1)


@pytest.mark.clause("2.5")
def test_setting_aside_does_not_end_the_round_for_anybody() -> None:
    """No ring has a place: eight are set aside in turn."""
    state = table(hand="Lg Lb Sg Sg", other_hand="Ls Ls Ss Sb", aside=["", ""], round=1)
    play(state, "aside=Sg aside=Ls aside=Lg aside=Ls aside=Lb aside=Ss aside=Sg aside=Sb")
    position = state.position()
    assert position["aside"] == ["Lg Lb Sg Sg", "Ls Ls Ss Sb"]
    assert turn(state) == ("draft-large", 1)


@pytest.mark.clause("2.5")
def test_a_ring_set_aside_is_gone_for_good() -> None:
    state = table(hand="Lg", other_hand="Sb", craters="S50(0,0)", aside=["Lb Lb Sb", "Ls Sg Sg"])
    state.play("aside=Lg")
    assert state.position()["aside"][0] == "Lg Lb Lb Sb"
    assert clause(state, "Lb>(0,0)") == "2.4"


@pytest.mark.clause("2.5")
def test_a_game_in_which_nothing_can_be_placed_runs_to_its_end() -> None:
    """The only crater carries the tower: 48 rings are set aside."""
    board = {"format": 1, "name": "bare", "moon_radius": 20, "crater": craters_of("L01(0,0)")}
    state = moon_base.new(seed="x", board=board)
    turns = first_moves(state)
    assert [step for _, step, _ in turns].count("place") == 48
    position = state.position()
    assert [len(rings.split()) for rings in position["aside"]] == [24, 24]
    assert position["result"] == {"reason": "points", "scores": [-24, -24], "winners": [1]}
