"""The oracle of Moon Base, held against numbers worked out by hand."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from tests.oracle.moon_base import (
    Oracle,
    Point,
    Ring,
    clear,
    crossings,
    is_on_lattice,
    point_text,
    rests,
    side_by_side,
    touches,
    widest_gap,
)

SEED = hashlib.sha256(b"oracle").digest()
BOARD: dict[str, Any] = {
    "crater": [
        {"id": "L01", "size": "large", "x": 0, "y": 0},
        {"id": "L02", "size": "large", "x": 20, "y": 0},
        {"id": "L03", "size": "large", "x": 10, "y": 20},
        {"id": "L04", "size": "large", "x": -20, "y": 40},
        {"id": "S01", "size": "small", "x": 36, "y": 0},
        {"id": "S02", "size": "small", "x": 30, "y": 14},
        {"id": "S03", "size": "small", "x": -10, "y": 16},
    ]
}


@pytest.mark.parametrize(
    ("sizes", "inside", "outside"),
    [
        ("LL", [0, 4, 396, 399], [400, 404]),
        ("SS", [0, 4, 136, 143], [144, 148]),
        ("LS", [5, 8, 244, 255], [0, 4, 256, 260]),
        ("SL", [5, 8, 244, 255], [0, 4, 256, 260]),
    ],
)
def test_squares_at_which_rings_touch(sizes: str, inside: list[int], outside: list[int]) -> None:
    assert [d2 for d2 in inside + outside if touches(sizes[0], sizes[1], d2)] == inside


@pytest.mark.parametrize(
    ("sizes", "inside", "outside"),
    [
        ("LL", [1, 4, 288, 289], [0, 290, 292]),
        ("SS", [1, 4, 80, 81], [0, 82, 100]),
        ("LS", [25, 26, 168, 169], [16, 24, 170, 180]),
        ("SL", [25, 26, 168, 169], [16, 24, 170, 180]),
    ],
)
def test_squares_at_which_rings_rest(sizes: str, inside: list[int], outside: list[int]) -> None:
    assert [d2 for d2 in inside + outside if rests(sizes[0], sizes[1], d2)] == inside


@pytest.mark.parametrize(("sizes", "square"), [("LL", 400), ("SS", 144), ("LS", 256), ("SL", 256)])
def test_squares_from_which_rings_of_one_level_are_clear(sizes: str, square: int) -> None:
    assert [d2 for d2 in (0, square - 1, square) if clear(sizes[0], sizes[1], d2)] == [square]


@pytest.mark.parametrize(("sizes", "reach"), [("LL", 21), ("SS", 13), ("LS", 17)])
def test_neighbours_may_be_one_further_apart_than_their_radii(sizes: str, reach: int) -> None:
    one = Ring(sizes[0], "g", (0, 0), 2, None)
    ends = [Ring(sizes[1], "g", (reach + more, 0), 2, None) for more in (0, 1)]
    assert [side_by_side(one, other) for other in ends] == [True, False]


def test_rings_of_two_levels_are_no_neighbours() -> None:
    lower, higher = Ring("L", "g", (0, 0), 1, "L01"), Ring("L", "g", (20, 0), 2, None)
    assert not side_by_side(lower, higher)


@pytest.mark.parametrize(
    ("point", "inside"),
    [((80, -80), True), ((82, 0), False), ((0, -82), False), ((1, 0), False), ((0, 3), False)],
)
def test_the_lattice(point: Point, inside: bool) -> None:
    assert is_on_lattice(point) is inside


def test_equal_rings_cross_at_right_angles_to_half_their_distance() -> None:
    """Nine from both centres, nine apart: an equilateral triangle on each side."""
    assert crossings("L", "L", 9, 0) == pytest.approx((-60, 60))
    assert crossings("L", "L", 0, 9) == pytest.approx((30, 150))
    assert crossings("S", "S", -5, 0) == pytest.approx((120, 240))


def test_a_small_ring_crosses_a_large_one_where_the_triangle_of_sides_closes() -> None:
    """Sides 5, 9 and 10: the cosine at the small centre is (100 + 25 − 81) / 100."""
    assert crossings("S", "L", 10, 0)[1] == pytest.approx(63.896, abs=0.001)
    assert crossings("L", "S", 10, 0)[1] == pytest.approx(29.926, abs=0.001)


@pytest.mark.parametrize(
    ("angles", "gap"),
    [([0, 90, 180, 270], 90), ([-10, 10, 170, 190], 160), ([350, 0, 10, 20], 330)],
)
def test_the_widest_gap_runs_around_the_circle(angles: list[float], gap: float) -> None:
    assert widest_gap(angles) == pytest.approx(gap)


def test_supports_on_opposite_sides_leave_the_gap_that_their_crossings_leave() -> None:
    """Centre between two large rings 20 apart: acos(10 / 18) to each side of both directions."""
    angles = [*crossings("L", "L", -10, 0), *crossings("L", "L", 10, 0)]
    assert widest_gap(angles) == pytest.approx(112.5, abs=0.1)


def started(*moves: str) -> Oracle:
    """A game on the small board after some rings have been laid, in any hand."""
    oracle = Oracle.new(BOARD, BOARD, SEED)
    for move in ("gold", "tower=L04", "draft=L1", "draft=L2", "draft=S1", "draft=S2"):
        oracle.play(move)
    for move in moves:
        kind, _, place = move.partition(">")
        oracle.lay(kind, place)
    return oracle


@pytest.mark.parametrize("kind", ["Lg", "Lb", "Sg"])
def test_looking_only_near_rings_misses_no_place(kind: str) -> None:
    oracle = started("Lg>L01", "Ls>L02", "Lg>(10,0)", "Sg>S01", "Lb>L03")
    points = [(x, y) for x in range(-84, 85) for y in range(-84, 85)]
    everywhere = [
        f"{kind}>{point_text(point)}"
        for point in points
        if not any(oracle.point_faults(kind, point, oracle.touched_by(kind[0], point)))
    ]
    stacked = [move for move in oracle.placements([kind]) if move.endswith(")")]
    assert len(stacked) >= 5
    assert sorted(everywhere) == sorted(stacked)


def faults(oracle: Oracle, kind: str, point: Point) -> list[str]:
    """The clauses that keep a ring from a point."""
    return list(oracle.point_faults(kind, point, oracle.touched_by(kind[0], point)))


def test_a_ring_between_two_large_ones() -> None:
    oracle = started("Lg>L01", "Ls>L02")
    assert faults(oracle, "Lg", (10, 0)) == []
    assert faults(oracle, "Sb", (10, 0)) == ["3.2"]
    assert faults(oracle, "Lb", (10, 0)) == []
    assert faults(oracle, "Ls", (24, 0)) == ["G2"]


def test_the_third_ring_of_a_triangle_is_touched_too() -> None:
    oracle = started("Lg>L01", "Ls>L02")
    assert faults(oracle, "Lg", (10, 4)) == []
    oracle.lay("Lb", "L03")
    assert faults(oracle, "Lg", (10, 4)) == ["G2"]


def test_the_tower_moves_onto_a_collaboration_and_no_other_ring() -> None:
    oracle = started("Lg>L01", "Ls>L02", "Ls>(10,0)")
    assert oracle.tower == {"crater": "L04"}
    oracle = started("Lg>L01", "Ls>L02", "Lb>(10,0)")
    assert oracle.tower == {"ring": 2}


def test_open_rings_are_large_and_high_and_carry_nothing() -> None:
    oracle = started("Lg>L01", "Ls>L02", "Ls>(10,0)", "Lg>L03")
    assert oracle.colours == ["silver", "gold"]
    assert [oracle.open_rings(seat) for seat in (0, 1)] == [[2], []]
    oracle.settle(2, 0)
    assert oracle.open_rings(0) == []


def test_groups_run_across_levels() -> None:
    """Two gold ones on the ground, 20 apart; a silver one lies on both and belongs to neither."""
    oracle = started("Lg>L01", "Lg>L02", "Lb>L03", "Sb>S02")
    assert sorted(oracle.groups()) == [("b", 1), ("b", 1), ("g", 2)]
    oracle.lay("Lg", "(10,-6)")
    assert sorted(oracle.groups()) == [("b", 1), ("b", 1), ("g", 3)]
