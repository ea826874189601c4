"""Clauses 3.1 to 3.6: where a ring may lie, and what it moves."""

from __future__ import annotations

import pytest

from selenite.core.state import GameState

from .board import clause, legal, play, pods, round_over, settled, table

ROW = "Lg(0,0) Ls(20,0) Lg(40,0)"
"""Three large rings side by side on the ground."""
LEVEL_TWO = "Lg(0,10) Ls(0,-10) Lg(20,10) Ls(20,-10) Lg(0,0)2 Ls(20,0)2"
"""Rings 4 and 5 side by side on level 2."""


def last_ring(state: GameState) -> dict[str, object]:
    """The ring that was placed last."""
    ring: dict[str, object] = state.position()["rings"][-1]
    return ring


@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    ("move", "verdict"), [("Lg>L50", None), ("Sg>S50", None), ("Lg>S50", "3.1"), ("Sg>L50", "3.1")]
)
def test_a_crater_takes_rings_of_its_own_size(move: str, verdict: str | None) -> None:
    state = table(hand="Lg Sg", craters="L50(0,0) S50(40,0)")
    assert clause(state, move) == verdict


@pytest.mark.clause("3.1")
def test_the_wrong_size_is_named_before_an_obstacle() -> None:
    state = table("Lb(0,0)", hand="Lg Sg")
    assert [clause(state, move) for move in ("Lg>L01", "Sg>L01")] == ["G4", "3.1"]


@pytest.mark.clause("3.1")
@pytest.mark.parametrize("kind", ["Lg", "Ls", "Lb"])
def test_any_colour_goes_on_a_crater(kind: str) -> None:
    state = table(hand=kind, craters="L50(0,40)")
    state.play(f"{kind}>L50")
    assert last_ring(state) == {"ring": kind, "at": [0, 40], "level": 1, "crater": "L50"}


@pytest.mark.clause("3.1")
def test_only_the_craters_of_the_board_have_names() -> None:
    state = table(hand="Lg", craters="L50(0,40)")
    assert [clause(state, move) for move in ("Lg>L51", "Lg>l50", "Lg>", "Xg>L50")] == [
        "notation"
    ] * 4


@pytest.mark.clause("3.1", "G4", "G6", "G7", "G8")
def test_a_taken_crater_is_not_free() -> None:
    """A ring, the tower, a base, and a ring with a settlement right above."""
    state = table(
        "Lb(0,0) Lg(-56,0) Ls(-24,0) Lg(-40,0)2",
        hand="Lg Sg",
        craters="L50(40,0) S60(0,40) S61(-40,0)",
        tower="L50",
        bases={"S60": 0},
        settlements={3: 0},
        round=3,
    )
    moves = ["Lg>L01", "Lg>L50", "Sg>S60", "Sg>S61"]
    assert [clause(state, move) for move in moves] == ["G4", "G7", "G8", "G6"]


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("kind", ["Lg", "Sg"])
@pytest.mark.parametrize(
    "supports", ["Lg(-10,0) Ls(10,0)", "Sg(-6,0) Ss(8,0)", "Lg(-10,0) Ss(8,0)"]
)
def test_any_size_lies_on_any_sizes(kind: str, supports: str) -> None:
    state = table(supports, hand=kind)
    state.play(f"{kind}>(0,0)")
    assert last_ring(state) == {"ring": kind, "at": [0, 0], "level": 2}


@pytest.mark.clause("3.2")
@pytest.mark.parametrize(
    ("supports", "verdicts"),
    [
        ("gg", [None, "3.2", "3.2"]),
        ("gs", [None, None, "3.2"]),
        ("sg", [None, None, "3.2"]),
        ("sb", ["3.2", None, None]),
        ("bb", ["3.2", "3.2", None]),
    ],
)
def test_a_ring_has_the_colour_of_one_it_lies_on(supports: str, verdicts: list[str | None]) -> None:
    rings = f"L{supports[0]}(-10,0) S{supports[1]}(8,0)"
    states = {kind: table(rings, hand=kind) for kind in ("Sg", "Ss", "Sb")}
    assert [clause(state, f"{kind}>(0,0)") for kind, state in states.items()] == verdicts


@pytest.mark.clause("3.2")
def test_the_colour_of_a_ring_further_down_does_not_count() -> None:
    """Silver rings on level 2 lie on gold ones; gold has no place on them, silver has."""
    rings = "Lg(0,10) Ls(0,-10) Lg(20,10) Ls(20,-10) Ls(0,0)2 Ls(20,0)2"
    state = table(rings, hand="Lg Ls")
    assert [clause(state, f"{kind}>(10,0)") for kind in ("Lg", "Ls")] == ["3.2", None]


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("point", ["(10,0)", "(30,0)"])
def test_both_supports_are_of_one_level(point: str) -> None:
    assert clause(table(ROW, hand="Lg"), f"Lg>{point}") is None
    assert clause(table(f"{ROW} Lg(10,0)2", hand="Lg"), "Lg>(24,0)") == "G2"


@pytest.mark.clause("3.2")
def test_wrong_colour_is_named_before_tipping() -> None:
    """The supports of a case that leaves 170.16 degrees free."""
    state = table("Lg(-16,-2) Lg(6,-10)", hand="Ls Lg")
    assert [clause(state, f"{kind}>(0,0)") for kind in ("Ls", "Lg")] == ["3.2", "G3"]


@pytest.mark.clause("3.3")
def test_a_ring_does_not_slide_under_a_higher_one() -> None:
    """At (26,0) it would rest on two rings of the ground if there were none above."""
    assert clause(table(ROW, hand="Lg"), "Lg>(26,0)") is None
    assert clause(table(f"{ROW} Lg(10,0)2", hand="Lg"), "Lg>(26,0)") == "G2"


@pytest.mark.clause("3.3")
def test_a_ring_may_overhang_lower_rings_empty_craters_and_bases() -> None:
    """On level 3 it crosses four rings on the ground; a crater and a base lie below it."""
    state = table(LEVEL_TWO, hand="Lg", craters="S50(10,2) S60(10,0)", bases={"S60": 1}, round=3)
    state.play("Lg>(10,0)")
    assert last_ring(state) == {"ring": "Lg", "at": [10, 0], "level": 3}


@pytest.mark.clause("3.4")
def test_a_ring_that_carries_one_may_carry_another() -> None:
    state = table(f"{ROW} Lg(10,0)2", hand="Lg")
    state.play("Lg>(30,0)")
    assert last_ring(state) == {"ring": "Lg", "at": [30, 0], "level": 2}


@pytest.mark.clause("3.4")
def test_a_ring_that_carries_the_tower_or_a_settlement_may_carry_more() -> None:
    """Far enough from the tower on ring 4, or from the settlement on ring 5."""
    rings = LEVEL_TWO.replace("Lg(0,0)2", "Lb(0,0)2")
    assert clause(table(rings, hand="Ls", tower=4), "Ls>(14,0)") is None
    assert clause(table(rings, hand="Ls", settlements={5: 1}), "Ls>(6,0)") is None


@pytest.mark.clause("3.5")
@pytest.mark.parametrize(
    ("supports", "kind"),
    [
        ("Lg(-10,0) Ls(10,0)", "Lb"),
        ("Lg(-10,0) Lb(10,0)", "Ls"),
        ("Ls(-10,0) Lb(10,0)", "Lg"),
        ("Sg(-6,0) Ls(10,0)", "Lb"),
        ("Sg(-6,0) Ss(6,0)", "Lb"),
    ],
)
def test_a_large_ring_of_the_third_colour_takes_the_tower(supports: str, kind: str) -> None:
    state = table(supports, hand=kind)
    state.play(f"{kind}>(0,0)")
    assert state.position()["tower"] == {"ring": 2}


@pytest.mark.clause("3.5")
@pytest.mark.parametrize(
    ("supports", "kind"),
    [
        ("Lg(-10,0) Ls(10,0)", "Lg"),
        ("Lg(-10,0) Ls(10,0)", "Ls"),
        ("Lg(-10,0) Ls(10,0)", "Sg"),
        ("Lg(-10,0) Ls(10,0)", "Ss"),
        ("Sg(-6,0) Ls(10,0)", "Lg"),
        ("Ls(-10,0) Sg(6,0)", "Lg"),
        ("Lg(-10,0) Sb(6,0)", "Lb"),
    ],
)
def test_a_ring_of_a_colour_below_leaves_the_tower_where_it_is(supports: str, kind: str) -> None:
    state = table(supports, hand=kind)
    state.play(f"{kind}>(0,0)")
    assert state.position()["tower"] == {"crater": "L99"}


@pytest.mark.clause("3.5")
def test_the_tower_moves_at_every_collaboration() -> None:
    state = table("Lg(-10,0) Ls(10,0) Lg(-10,60) Ls(10,60)", hand="Lb", other_hand="Lb", round=3)
    play(state, "Lb>(0,0)")
    assert state.position()["tower"] == {"ring": 4}
    play(state, "Lb>(0,60)")
    assert state.position()["tower"] == {"ring": 5}


@pytest.mark.clause("3.5", "3.4", "G7")
def test_the_tower_climbs_from_a_ring_onto_one_that_rests_on_it() -> None:
    rings = LEVEL_TWO.replace("Lg(0,0)2", "Lb(0,0)2")
    state = table(rings, hand="Lg", tower=4)
    assert clause(state, "Lg>(10,0)") == "G7"
    state.play("Lg>(14,0)")
    assert state.position()["tower"] == {"ring": 6}


@pytest.mark.clause("3.5")
def test_a_third_colour_on_two_rings_of_one_colour_is_refused() -> None:
    state = table("Lg(-10,0) Lg(10,0)", hand="Lb Ls")
    assert [clause(state, f"{kind}>(0,0)") for kind in ("Lb", "Ls")] == ["3.2", "3.2"]


@pytest.mark.clause("3.5")
def test_a_small_ring_does_not_collaborate() -> None:
    state = table("Lg(-10,0) Ls(10,0)", hand="Lb Sb")
    assert [clause(state, f"{kind}>(0,0)") for kind in ("Lb", "Sb")] == [None, "3.2"]


@pytest.mark.clause("3.5", "G5")
def test_a_collaboration_without_a_firm_seat_is_refused_and_another_ring_is_not() -> None:
    """At (10,8) the two rings leave more than 150 degrees free, and less than 170."""
    state = table("Lg(0,0) Ls(20,0)", hand="Lb Lg")
    assert [clause(state, f"{kind}>(10,8)") for kind in ("Lb", "Lg")] == ["G5", None]


@pytest.mark.clause("3.6")
def test_the_crater_that_the_tower_leaves_is_free_for_a_ring() -> None:
    state = table(
        "Lg(-10,0) Ls(10,0)", hand="Lb", other_hand="Lg", craters="L50(60,60)", tower="L50"
    )
    assert "Lb>L50" not in legal(state)
    play(state, "Lb>(0,0)")
    assert clause(state, "Lg>L50") is None


@pytest.mark.clause("3.6", "4.3")
@pytest.mark.parametrize(("tower", "verdict"), [("L50", "G8"), (2, None)])
def test_the_crater_that_the_tower_leaves_is_free_for_a_base(
    tower: str | int, verdict: str | None
) -> None:
    state = round_over(pods("Lb"), craters="L50(60,60) S50(0,60)", tower=tower)
    assert clause(state, "base=L50") == verdict


@pytest.mark.clause("3.6")
def test_the_ring_that_the_tower_leaves_is_open_again() -> None:
    """Gold and silver both collaborated; the tower now stands on silver, and gold is settled."""
    rings = "Ls(-10,0) Lb(10,0) Lg(-10,60) Lb(10,60) Lg(0,0)2 Ls(0,60)2"
    assert settled(round_over(rings, tower=5)) == [(4, 0)]
    assert settled(round_over(rings, tower=4)) == [(5, 1)]
