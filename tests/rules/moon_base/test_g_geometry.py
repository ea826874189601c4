"""Clauses G1 to G9: distances and angles, on both sides of every limit.

Centres are even, so a limit's nearest squares of distances are named where they aren't the limit.
"""

from __future__ import annotations

from typing import Any

import pytest

from selenite.core.refusals import Invalid
from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base.rules.lattice import ranks
from selenite.games.moon_base.rules.state import State

from .board import clause, game_over, legal, moved, points, table

SKEW = "Lg(-12,4) Ls(4,-12)"
"""Two large rings on which a large one may lie at (0,0)."""
SMALL_SKEW = "Sg(-6,6) Ss(2,-8)"
"""Two small rings on which a small one may lie at (0,0)."""
TOWERS = (
    "Lg(0,10) Ls(0,-10) Ls(-32,10) Ls(-32,-10) Ls(32,10) Ls(32,-10) "
    "Lg(0,0)2 Ls(-32,0)2 Ls(32,0)2 Lg(-16,0)3 Lg(16,0)3"
)
"""Three rings on level 2 in a row, two on level 3; ring 6 is the middle one."""


PAIR = "Lg(0,10) Ls(0,-10) Lg(20,10) Ls(20,-10) Lg(0,0)2 Ls(20,0)2"
"""Rings 4 and 5 side by side on level 2."""
LANTERN = (
    "Lg(-10,16) Ls(10,16) Lg(-10,-16) Ls(10,-16) Sg(-6,0) Ss(6,0) Lg(0,16)2 Ls(0,-16)2 Lg(0,0)3"
)
"""Two small rings on the ground, seen through the hole of ring 8 on level 3."""


SILVER_THREE = "Ss(-60,48) Ss(-60,60) Ss(-60,72)"
"""Three rings of one colour in a row."""


def level_of_last(rings: str, move: str) -> int:
    """The level on which a ring comes to lie."""
    state = table(rings, hand=move[:2])
    state.play(move)
    level: int = state.position()["rings"][-1]["level"]
    return level


def clauses_either_way(kind: str, one: str, other: str) -> set[str | None]:
    """The clauses that refuse a ring at (0,0) on two others, whichever of them was placed first."""
    both_orders = (f"{one} {other}", f"{other} {one}")
    return {clause(table(rings, hand=kind), f"{kind}>(0,0)") for rings in both_orders}


@pytest.mark.clause("G1")
@pytest.mark.parametrize(
    ("supports", "inside", "outside"),
    [
        ("Lg(80,10) Ls(80,-10)", "(80,0)", "(82,0)"),
        ("Lg(-80,10) Ls(-80,-10)", "(-80,0)", "(-82,0)"),
        ("Lg(10,80) Ls(-10,80)", "(0,80)", "(0,82)"),
        ("Lg(10,-80) Ls(-10,-80)", "(0,-80)", "(0,-82)"),
    ],
)
def test_stacked_rings_are_centred_within_eighty(supports: str, inside: str, outside: str) -> None:
    state = table(supports, hand="Lg", craters="L50(0,40)", tower="L50")
    assert [clause(state, f"Lg>{point}") for point in (inside, outside)] == [None, "G1"]


@pytest.mark.clause("G1")
@pytest.mark.parametrize("kind", ["Lb", "Sg"])
def test_the_point_whose_text_comes_first_is_one_of_them(kind: str) -> None:
    state = table("Lg(-20,-10) Ls(0,-10)", hand=kind)
    assert clause(state, f"{kind}>(-10,-10)") is None


@pytest.mark.clause("G1")
def test_stacked_rings_are_centred_on_even_points() -> None:
    state = table("Lg(0,10) Ls(0,-10)", hand="Lg")
    points = ["(0,0)", "(1,0)", "(2,0)", "(0,1)", "(1,1)"]
    assert [clause(state, f"Lg>{point}") for point in points] == [None, "G1", None, "G1", "G1"]


@pytest.mark.clause("G1")
@pytest.mark.parametrize(
    ("rings", "move", "level"),
    [
        ("Lg(0,10) Ls(0,-10)", "Lg>(0,0)", 2),
        (TOWERS[: TOWERS.index(" Lg(-16")], "Lg>(-16,0)", 3),
        (TOWERS, "Lg>(0,0)", 4),
    ],
)
def test_a_ring_lies_one_above_the_highest_it_touches(rings: str, move: str, level: int) -> None:
    assert level_of_last(rings, move) == level


@pytest.mark.clause("G1", "G2", "3.3")
def test_a_small_ring_goes_through_the_hole_of_a_higher_one() -> None:
    """At a distance of 2 from the higher centre it is free of the higher rim, at (2,2) it isn't."""
    assert level_of_last(LANTERN, "Sg>(0,0)") == 2
    assert level_of_last(LANTERN, "Sg>(2,0)") == 2
    assert clause(table(LANTERN, hand="Sg"), "Sg>(2,2)") == "G2"


@pytest.mark.clause("G2", "3.2")
@pytest.mark.parametrize(
    ("supports", "kind", "third", "verdict"),
    [
        pytest.param(SKEW, "Lg", "Lb(14,14)", "G2", id="large-large 392"),
        pytest.param(SKEW, "Lg", "Lb(12,16)", None, id="large-large 400"),
        pytest.param(SKEW, "Lg", "Sb(12,10)", "G2", id="large-small 244"),
        pytest.param(SKEW, "Lg", "Sb(16,0)", None, id="large-small 256"),
        pytest.param(SMALL_SKEW, "Sg", "Lb(12,10)", "G2", id="small-large 244"),
        pytest.param(SMALL_SKEW, "Sg", "Lb(16,0)", None, id="small-large 256"),
        pytest.param(SMALL_SKEW, "Sg", "Sb(10,6)", "G2", id="small-small 136"),
        pytest.param(SMALL_SKEW, "Sg", "Sb(12,0)", None, id="small-small 144"),
        pytest.param("Lg(-16,0) Ls(16,0)", "Lg", "Sb(0,2)", None, id="in the hole 4"),
        pytest.param("Lg(-12,12) Ls(12,-12)", "Lg", "Sb(2,2)", "G2", id="in the hole 8"),
    ],
)
def test_a_third_ring_must_not_be_touched(
    supports: str, kind: str, third: str, verdict: str | None
) -> None:
    assert clause(table(supports, hand=kind), f"{kind}>(0,0)") is None
    assert clause(table(f"{supports} {third}", hand=kind), f"{kind}>(0,0)") == verdict


@pytest.mark.clause("G2", "3.2")
@pytest.mark.parametrize(
    "rings",
    [
        pytest.param("Lg(0,18) Ls(0,-18) Lg(-16,0) Ls(16,0)", id="four, the first two too far out"),
        pytest.param("Sg(-12,0) Ss(12,-2) Sb(10,12) Sg(-2,12) Ss(0,-12)", id="five"),
    ],
)
def test_the_last_two_of_many_rings_are_no_rest(rings: str) -> None:
    """Alone they would be."""
    assert clause(table(" ".join(rings.split()[-2:]), hand="Lg"), "Lg>(0,0)") is None
    assert clause(table(rings, hand="Lg"), "Lg>(0,0)") == "G2"


@pytest.mark.clause("G2")
@pytest.mark.parametrize("rings", ["", "Lg(-12,4)", "Lg(0,0)", "Sg(2,0) Lg(-20,0)"])
def test_fewer_than_two_rings_are_no_rest(rings: str) -> None:
    assert clause(table(rings, hand="Lg"), "Lg>(0,0)") == "G2"


@pytest.mark.clause("G2")
def test_two_rings_of_different_levels_are_no_rest() -> None:
    """At (26,0) a large ring would touch one ring on level 2 and one on the ground."""
    rings = "Lg(0,0) Ls(20,0) Lg(10,0)2 Lg(40,0)"
    assert clause(table(rings, hand="Lg"), "Lg>(26,0)") == "G2"
    assert clause(table(rings.replace(" Lg(10,0)2", ""), hand="Lg"), "Lg>(30,0)") is None


@pytest.mark.clause("G3")
@pytest.mark.parametrize(
    ("kind", "anchor", "near", "far"),
    [
        pytest.param("Lg", "Lg(-12,-8)", "Ls(12,12)", "Ls(16,6)", id="large on large 288 292"),
        pytest.param("Lg", "Lg(-12,-8)", "Ss(10,8)", "Ss(12,6)", id="large on small 164 180"),
        pytest.param("Sg", "Sg(-6,-4)", "Ls(10,8)", "Ls(12,6)", id="small on large 164 180"),
        pytest.param("Sg", "Sg(-6,-4)", "Ss(8,4)", "Ss(8,6)", id="small on small 80 100"),
        pytest.param("Lg", "Lg(-12,-8)", "Ss(4,4)", "Ss(4,2)", id="large on small 32 20"),
    ],
)
def test_mean_rims_must_cross(kind: str, anchor: str, near: str, far: str) -> None:
    assert clauses_either_way(kind, anchor, near) == {None}
    assert clauses_either_way(kind, anchor, far) == {"G3"}


@pytest.mark.clause("G3")
def test_there_is_no_angle_where_a_mean_rim_does_not_cross() -> None:
    """Large rings 10 and 18 away, either first."""
    rules, rank = table(hand="Lg").rules_state.rules, ranks()
    at, near, far = rank[0, 0], rank[-10, 0], rank[18, 0]
    assert rules.gap(0, at, 0, near, 0, far) == -1
    assert rules.gap(0, at, 0, far, 0, near) == -1


@pytest.mark.clause("G3")
def test_a_crossing_at_an_angle_of_zero_is_one() -> None:
    """The mean rim of a small ring at (2,4) crosses at (5,0), whichever ring is first."""
    rules, rank = table(hand="Lg").rules_state.rules, ranks()
    at, right, left = rank[0, 0], rank[2, 4], rank[-6, -6]
    assert rules.gap(1, at, 1, right, 1, left) == rules.gap(1, at, 1, left, 1, right) > 0


@pytest.mark.clause("G3")
@pytest.mark.parametrize(
    ("kind", "firm", "tipping"),
    [
        pytest.param("Lg", "Lg(-14,-4) Ls(12,-10)", "Lg(-16,-2) Ls(6,-10)", id="169.94 170.16"),
        pytest.param("Lg", "Lg(-6,-4) Ss(-4,12)", "Lg(-12,6) Ss(0,-6)", id="169.93 170.04"),
        pytest.param("Lg", "Sg(-6,-2) Ss(4,10)", "Sg(-8,4) Ss(2,-10)", id="169.78 170.42"),
        pytest.param("Sg", "Lg(-8,-10) Ls(-4,12)", "Lg(-10,-8) Ls(10,-6)", id="169.89 170.43"),
        pytest.param("Sg", "Lg(-8,0) Ss(8,-4)", "Lg(-12,-2) Ss(2,8)", id="168.52 171.18"),
        pytest.param("Sg", "Sg(-8,-4) Ss(6,-4)", "Sg(-8,2) Ss(4,6)", id="169.84 172.04"),
    ],
)
def test_a_ring_tips_with_more_than_170_degrees_unsupported(
    kind: str, firm: str, tipping: str
) -> None:
    assert clauses_either_way(kind, *firm.split()) == {None}
    assert clauses_either_way(kind, *tipping.split()) == {"G3"}


@pytest.mark.clause("G4", "3.1")
@pytest.mark.parametrize(
    ("ring", "overlapping", "clear"),
    [
        pytest.param("Lb(0,0)", "L50(14,14)", "L50(20,0)", id="large-large 392 400"),
        pytest.param("Lb(0,0)", "S50(12,10)", "S50(16,0)", id="large-small 244 256"),
        pytest.param("Sb(0,0)", "L50(12,10)", "L50(0,16)", id="small-large 244 256"),
        pytest.param("Sb(0,0)", "S50(10,6)", "S50(0,12)", id="small-small 136 144"),
        pytest.param("Lb(0,0)", "S50(2,0)", "S50(-16,0)", id="in a large ring's hole"),
        pytest.param("Sb(0,0)", "L50(0,2)", "L50(-12,-16)", id="around a small ring"),
    ],
)
def test_rings_on_the_ground_may_touch_but_not_overlap(
    ring: str, overlapping: str, clear: str
) -> None:
    kind = f"{overlapping[0]}g"
    states = [table(ring, hand=kind, craters=crater) for crater in (overlapping, clear)]
    assert [clause(state, f"{kind}>{kind[0]}50") for state in states] == ["G4", None]


@pytest.mark.clause("G4", "3.3")
def test_rings_above_the_ground_may_touch() -> None:
    state = table("Lg(0,0) Ls(20,0) Lg(40,0) Lg(10,0)2", hand="Lg")
    assert clause(state, "Lg>(30,0)") is None


@pytest.mark.clause("G4", "3.3")
@pytest.mark.parametrize(
    ("lying", "kind"),
    [("Lg(0,0)2", "Sg"), ("Lg(0,2)2", "Sg"), ("Sg(0,0)2", "Lg"), ("Sg(2,0)2", "Lg")],
)
def test_no_small_ring_lies_in_a_large_one_of_its_level(lying: str, kind: str) -> None:
    supports = "Sg(-6,0) Ss(6,0)"
    assert clause(table(supports, hand=kind), f"{kind}>(0,0)") is None
    assert clause(table(f"{supports} {lying}", hand=kind), f"{kind}>(0,0)") == "G4"


@pytest.mark.clause("G4", "3.3")
@pytest.mark.parametrize(
    ("rings", "lying", "move"),
    [
        pytest.param(
            "Lg(-10,-8) Ls(6,16) {} Ss(4,0)", "Lg(2,0)2", "Sg>(0,0)", id="small in a large one"
        ),
        pytest.param(
            "Lg(-18,-20) Ls(6,-4) {} Ss(-10,-6)",
            "Lg(-10,-8)2",
            "Sg>(-10,-10)",
            id="the first point",
        ),
        pytest.param(
            "Lg(-10,-8) Ss(4,0) {} Ls(6,16)", "Sg(0,0)2", "Lg>(2,0)", id="large around a small one"
        ),
        pytest.param(
            "Lg(-10,-8) Ss(4,0) Ls(6,16) Lb(-28,6) Lg(-18,0)2 {}",
            "Sg(0,0)2",
            "Lg>(2,0)",
            id="with a neighbour on the other side",
        ),
    ],
)
def test_a_ring_of_its_level_keeps_another_off_even_if_that_finds_its_rest_later(
    rings: str, lying: str, move: str
) -> None:
    assert clause(table(rings.format(""), hand=move[:2]), move) is None
    assert clause(table(rings.format(lying), hand=move[:2]), move) == "G4"


@pytest.mark.clause("G4", "G4b")
def test_a_small_ring_that_finds_its_rest_later_goes_through_the_hole_of_a_higher_one() -> None:
    """The second of its rings comes to lie in the hole of the ring on level 3."""
    rings = LANTERN.replace("Sg(-6,0) Ss(6,0)", "Sg(-10,0)")
    state = table(f"{rings} Ss(2,0)", hand="Sg")
    assert clause(state, "Sg>(-2,0)") is None


@pytest.mark.clause("G4b", "3.1")
@pytest.mark.parametrize(
    ("rings", "crossed", "clear"),
    [
        pytest.param(f"{SKEW} Lg(0,0)2", "L50(14,14)", "L50(12,16)", id="large-large 392 400"),
        pytest.param(f"{SKEW} Lg(0,0)2", "S50(12,10)", "S50(16,0)", id="large-small 244 256"),
        pytest.param(f"{SMALL_SKEW} Sg(0,0)2", "L50(12,10)", "L50(16,0)", id="small-large 244 256"),
        pytest.param(f"{SMALL_SKEW} Sg(0,0)2", "S50(10,6)", "S50(12,0)", id="small-small 136 144"),
    ],
)
def test_no_ring_goes_on_a_crater_under_a_higher_one(rings: str, crossed: str, clear: str) -> None:
    kind = f"{crossed[0]}g"
    states = [table(rings, hand=kind, craters=crater) for crater in (crossed, clear)]
    assert [clause(state, f"{kind}>{kind[0]}50") for state in states] == ["G4b", None]


@pytest.mark.clause("G4b")
@pytest.mark.parametrize(
    ("rings", "crater", "verdict"),
    [
        pytest.param("Lg(-16,0) Ls(16,0) Lg(0,0)2", "S50(0,2)", None, id="4"),
        pytest.param("Lg(-12,12) Ls(12,-12) Lg(0,0)2", "S50(2,2)", "G4b", id="8"),
    ],
)
def test_a_small_ring_fits_under_a_higher_large_one_only_in_its_hole(
    rings: str, crater: str, verdict: str | None
) -> None:
    assert clause(table(rings, hand="Sg", craters=crater), "Sg>S50") == verdict


@pytest.mark.clause("G4b", "3.3")
def test_a_position_with_a_ring_slid_under_a_later_one_is_refused() -> None:
    """The crater's ring is crossed by one that rests on two others."""
    position = table(f"{SKEW} Lg(0,0)2 Lb(12,16)", hand="Lg").position()
    moon_base.from_position(position, "x")
    crater = next(c for c in position["options"]["board"]["crater"] if c["id"] == "L04")
    crater["x"], crater["y"] = position["rings"][3]["at"] = [14, 14]
    with pytest.raises(Invalid):
        moon_base.from_position(position, "x")


@pytest.mark.clause("G5", "3.5")
@pytest.mark.parametrize(
    ("firm", "shaking"),
    [
        pytest.param("Lg(-16,-2) Ls(14,8)", "Lg(-12,-8) Ls(12,-4)", id="149.84 150.02"),
        pytest.param("Lg(10,10) Ss(-12,-4)", "Lg(-4,-12) Ss(10,8)", id="149.91 150.18"),
        pytest.param("Sg(-4,-12) Ss(2,12)", "Sg(-12,4) Ss(10,0)", id="149.22 150.07"),
    ],
)
def test_the_tower_wants_no_more_than_150_degrees_unsupported(firm: str, shaking: str) -> None:
    states = [table(supports, hand="Lb") for supports in (firm, shaking)]
    assert [clause(state, "Lb>(0,0)") for state in states] == [None, "G5"]
    assert clause(table(shaking, hand="Lg"), "Lg>(0,0)") is None


@pytest.mark.clause("G6", "3.4")
@pytest.mark.parametrize(
    ("kind", "clear", "covering"),
    [
        pytest.param("Lg", "(14,0)", "(12,6)", id="large 196 180"),
        pytest.param("Sg", "(10,0)", "(8,4)", id="small 100 80"),
    ],
)
def test_a_ring_on_the_rim_leaves_room_for_the_settlement(
    kind: str, clear: str, covering: str
) -> None:
    free, held = table(PAIR, hand=kind), table(PAIR, hand=kind, settlements={4: 0})
    assert [clause(free, f"{kind}>{point}") for point in (clear, covering)] == [None, None]
    assert [clause(held, f"{kind}>{point}") for point in (clear, covering)] == [None, "G6"]


@pytest.mark.clause("G6")
@pytest.mark.parametrize(
    ("ring", "point"), [(4, "(12,6)"), (4, "(12,-6)"), (5, "(8,6)"), (5, "(8,-6)")]
)
def test_a_settlement_matters_on_all_sides(ring: int, point: str) -> None:
    assert clause(table(PAIR, hand="Lg"), f"Lg>{point}") is None
    assert clause(table(PAIR, hand="Lg", settlements={ring: ring - 4}), f"Lg>{point}") == "G6"


@pytest.mark.clause("G6")
def test_a_settlement_does_not_matter_beyond_a_corner() -> None:
    """A ring 10 to the right and 12 up is more than 14 away."""
    rings = "Lg(0,10) Ls(0,-10) Lg(20,34) Ls(20,14) Lg(0,0)2 Ls(20,24)2"
    assert clause(table(rings, hand="Lg", settlements={4: 0}), "Lg>(10,12)") is None


@pytest.mark.clause("G6")
@pytest.mark.parametrize("up", [0, 30])
def test_a_settlement_matters_one_level_up_but_not_two(up: int) -> None:
    """Level 3 must keep off a settlement on level 2, level 4 may lie right over it."""
    above = table(moved(TOWERS, 0, up), hand="Lg", settlements={6: 0})
    assert clause(above, f"Lg>(0,{up})") is None
    beside = table(moved(PAIR, 0, up), hand="Lg", settlements={4: 0})
    assert clause(beside, f"Lg>(12,{up + 6})") == "G6"


@pytest.mark.clause("G6")
def test_a_settlement_matters_to_rings_that_find_their_rest_later() -> None:
    """The ring beside it is laid after it has been built."""
    state = table(PAIR.removesuffix(" Ls(20,0)2"), hand="Ls", other_hand="Lg", settlements={4: 0})
    state.play("Ls>(20,0)")
    assert [clause(state, f"Lg>{point}") for point in ("(12,6)", "(14,0)")] == ["G6", None]


@pytest.mark.clause("G6")
def test_a_settlement_does_not_matter_two_levels_up_to_rings_that_find_their_rest_later() -> None:
    rings = TOWERS.removesuffix(" Lg(16,0)3")
    state = table(rings, hand="Lg", other_hand="Lg", settlements={6: 0})
    state.play("Lg>(16,0)")
    assert clause(state, "Lg>(0,0)") is None


@pytest.mark.clause("G6")
def test_a_settlement_on_a_higher_ring_matters() -> None:
    assert clause(table(LANTERN, hand="Sg"), "Sg>(0,0)") is None
    assert clause(table(LANTERN, hand="Sg", settlements={8: 0}), "Sg>(0,0)") == "G6"


@pytest.mark.clause("G6", "3.1")
def test_a_ring_on_a_crater_keeps_off_every_settlement() -> None:
    rings = "Lg(-16,0) Ls(16,0) Lg(0,0)2"
    assert clause(table(rings, hand="Sg", craters="S50(0,2)"), "Sg>S50") is None
    held = table(rings, hand="Sg", craters="S50(0,2)", settlements={2: 0})
    assert clause(held, "Sg>S50") == "G6"


@pytest.mark.clause("G7", "3.1")
@pytest.mark.parametrize(
    ("kind", "near", "far"),
    [
        pytest.param("Lg", "L50(10,8)", "L50(12,6)", id="large 164 180"),
        pytest.param("Sg", "S50(8,4)", "S50(8,6)", id="small 80 100"),
    ],
)
def test_a_ring_on_a_crater_keeps_off_the_tower(kind: str, near: str, far: str) -> None:
    states = [table(hand=kind, craters=f"L60(0,0) {c}", tower="L60") for c in (near, far)]
    assert [clause(state, f"{kind}>{kind[0]}50") for state in states] == ["G7", None]


@pytest.mark.clause("G7", "3.3", "3.5")
@pytest.mark.parametrize(
    ("rings", "kind", "near", "far"),
    [
        pytest.param(SKEW, "Lg", "L50(10,8)", "L50(12,6)", id="large 164 180"),
        pytest.param(SKEW, "Lb", "L50(10,8)", "L50(12,6)", id="collaboration 164 180"),
        pytest.param(SMALL_SKEW, "Sg", "L50(8,4)", "L50(8,6)", id="small 80 100"),
    ],
)
def test_a_stacked_ring_keeps_off_a_tower_on_the_ground(
    rings: str, kind: str, near: str, far: str
) -> None:
    states = [table(rings, hand=kind, craters=crater, tower="L50") for crater in (near, far)]
    assert [clause(state, f"{kind}>(0,0)") for state in states] == ["G7", None]


@pytest.mark.clause("G7", "3.4")
@pytest.mark.parametrize(
    ("kind", "near", "far"),
    [
        pytest.param("Ls", "(10,8)", "(12,6)", id="large 164 180"),
        pytest.param("Ss", "(8,4)", "(10,0)", id="small 80 100"),
    ],
)
def test_a_ring_on_the_rim_leaves_room_for_the_tower(kind: str, near: str, far: str) -> None:
    rings = PAIR.replace("Lg(0,0)2", "Lb(0,0)2")
    free, held = table(rings, hand=kind), table(rings, hand=kind, tower=4)
    assert [clause(free, f"{kind}>{point}") for point in (near, far)] == [None, None]
    assert [clause(held, f"{kind}>{point}") for point in (near, far)] == ["G7", None]


@pytest.mark.clause("G7")
def test_the_tower_matters_two_levels_up_too() -> None:
    rings = (
        "Lg(0,10) Ls(0,-10) Lg(-32,10) Ls(-32,-10) Lg(32,10) Ls(32,-10) "
        "Lb(0,0)2 Ls(-32,0)2 Ls(32,0)2 Ls(-16,0)3 Ls(16,0)3"
    )
    assert clause(table(rings, hand="Ls"), "Ls>(0,0)") is None
    assert clause(table(rings, hand="Ls", tower=6), "Ls>(0,0)") == "G7"


@pytest.mark.clause("G7")
def test_the_tower_matters_below_too() -> None:
    rings = LANTERN.replace("Lg(0,0)3", "Lb(0,0)3")
    assert clause(table(rings, hand="Sg"), "Sg>(0,0)") is None
    assert clause(table(rings, hand="Sg", tower=8), "Sg>(0,0)") == "G7"


def base_turn(rings: str, craters: str, **parts: Any) -> GameState[State]:
    """A game in which a player has to put a base."""
    return table(rings, craters=craters, step="base", other_hand="", **{"round": 2} | parts)


@pytest.mark.clause("G8", "4.3")
@pytest.mark.parametrize(
    ("ring", "near", "far"),
    [
        pytest.param("Lb(0,0)", "S50(10,8)", "S50(12,6)", id="large ring 164 180"),
        pytest.param("Lb(0,0)", "L50(10,8)", "L50(12,6)", id="large ring, large crater"),
        pytest.param("Sb(0,0)", "S50(8,4)", "S50(8,6)", id="small ring 80 100"),
    ],
)
def test_a_base_keeps_off_rings_on_the_ground(ring: str, near: str, far: str) -> None:
    states = [base_turn(ring, f"{crater} S70(60,0)") for crater in (near, far)]
    assert [clause(state, f"base={near[:3]}") for state in states] == ["G8", None]


@pytest.mark.clause("G8", "4.3", "4.4")
def test_a_base_keeps_off_other_bases() -> None:
    craters = "S50(0,0) S51(4,4) S52(0,6) S53(8,0)"
    state = base_turn("", craters, bases={"S50": 0})
    assert legal(state) == {"base=S52", "base=S53"}
    assert [clause(state, f"base={name}") for name in ("S50", "S51")] == ["G8", "G8"]


@pytest.mark.clause("G8", "4.3")
def test_a_base_keeps_off_a_tower_on_the_ground() -> None:
    state = base_turn("", "L50(0,0) S51(4,4) S52(0,6) L53(8,0)", tower="L50")
    assert legal(state) == {"base=S52", "base=L53"}
    assert [clause(state, f"base={name}") for name in ("L50", "S51")] == ["G8", "G8"]


@pytest.mark.clause("G8", "4.3")
def test_rings_and_a_tower_above_do_not_keep_a_base_off() -> None:
    state = base_turn("Lg(-16,0) Ls(16,0) Lb(0,0)2", "L50(0,0) S51(0,18)", tower=2)
    assert legal(state) == {"base=L50", "base=S51"}


@pytest.mark.clause("G8", "3.1", "4.4")
@pytest.mark.parametrize(
    ("kind", "near", "far"),
    [
        pytest.param("Lg", "L50(10,8)", "L50(12,6)", id="large 164 180"),
        pytest.param("Sg", "S50(8,4)", "S50(8,6)", id="small 80 100"),
    ],
)
def test_a_base_blocks_the_craters_that_it_overlaps(kind: str, near: str, far: str) -> None:
    states = [
        table(hand=kind, craters=f"S60(0,0) {crater}", bases={"S60": 0}, round=3)
        for crater in (near, far)
    ]
    assert [clause(state, f"{kind}>{kind[0]}50") for state in states] == ["G8", None]


@pytest.mark.clause("G8", "3.3")
def test_a_stacked_ring_may_lie_over_a_base() -> None:
    state = table("Lg(-16,0) Ls(16,0)", hand="Lg", craters="S50(0,0)", bases={"S50": 0}, round=3)
    assert clause(state, "Lg>(0,0)") is None


@pytest.mark.clause("G9", "5.3")
@pytest.mark.parametrize(
    ("near", "far"),
    [
        pytest.param("Lg(0,0) Lg(20,6)", "Lg(0,0) Lg(16,14)", id="large-large 436 452"),
        pytest.param("Lg(0,0) Sg(12,12)", "Lg(0,0) Sg(16,6)", id="large-small 288 292"),
        pytest.param("Sg(0,0) Sg(10,8)", "Sg(0,0) Sg(12,6)", id="small-small 164 180"),
    ],
)
def test_rings_side_by_side_leave_a_gap_of_one_at_most(near: str, far: str) -> None:
    """Two gold rings in one group are more than a lonely silver one; alone they tie with it."""
    ends = [game_over(f"{rings} Ss(-60,60)") for rings in (near, far)]
    assert [points(state, "group") for state in ends] == [[2, 0], [2, 2]]


@pytest.mark.clause("G9", "5.3")
def test_rings_above_the_ground_lie_side_by_side_as_well() -> None:
    """Each of two large gold rings forms a group with a small one that it lies on."""
    near, far = (
        game_over(
            f"{SILVER_THREE} Sg(0,6) Ss(0,-6) Sg({x},6) Ss({x},-6) Lg(0,0)2 Lg({x},0)2",
        )
        for x in (20, 22)
    )
    assert [points(state, "group") for state in (near, far)] == [[2, 0], [0, 2]]


@pytest.mark.clause("G9", "5.3")
def test_rings_of_different_levels_are_not_side_by_side() -> None:
    """A large gold ring on the ground, 20 from one on level 2 that has a group of two."""
    state = game_over(f"{SILVER_THREE} Sg(0,6) Ss(0,-6) Lg(0,0)2 Lg(20,0)")
    assert points(state, "group") == [0, 2]
