"""Clauses 5.1 to 5.6: points and the winner."""

from __future__ import annotations

import pytest

from selenite.core.state import GameState

from .board import clause, game_over, pods, points, round_over, turn

THREE_BLUE = "Sb(-60,48) Sb(-60,60) Sb(-60,72)"
"""Three blue rings in a row."""


def result(state: GameState) -> tuple[list[int], list[int]]:
    """Totals and winners."""
    entry = state.position()["result"]
    return entry["scores"], entry["winners"]


@pytest.mark.clause("5.1")
def test_a_settlement_is_worth_two() -> None:
    state = game_over(pods("Lg Lg Ls Lg"), settlements={2: 0})
    assert points(state, "settlements") == [6, 2]


@pytest.mark.clause("5.1")
def test_a_base_is_worth_one() -> None:
    craters = "S50(0,0) S51(20,0) S52(40,0)"
    state = game_over(craters=craters, bases={"S50": 0, "S51": 1, "S52": 1})
    assert points(state, "bases") == [1, 2]


@pytest.mark.clause("5.1")
def test_a_ring_set_aside_costs_one() -> None:
    state = game_over("Lg(0,0) Ls(40,0)")
    aside = [len(rings.split()) for rings in state.position()["aside"]]
    assert aside == [23, 22]
    assert points(state, "aside") == [-23, -22]


@pytest.mark.clause("5.1")
def test_the_last_base_of_the_game_counts() -> None:
    state = round_over(craters="L50(0,0)", round=6)
    assert turn(state) == ("base", 1)
    state.play("base=L50")
    assert points(state, "bases") == [0, 1]


@pytest.mark.clause("5.2")
@pytest.mark.parametrize(
    ("rings", "expected"),
    [
        pytest.param("Lg(0,0) Lg(20,0) Ls(60,0)", [2, 0], id="gold 2 silver 1"),
        pytest.param("Lg(0,0) Lg(20,0) Ls(60,0) Ss(60,16)", [2, 2], id="gold 2 silver 2"),
        pytest.param(f"Lg(0,0) Lg(20,0) Ls(60,0) {THREE_BLUE}", [0, 0], id="blue 3"),
        pytest.param(f"Lg(0,0) Lg(20,0) Lg(0,20) {THREE_BLUE}", [2, 0], id="gold 3 blue 3"),
        pytest.param("Lg(0,0) Lg(40,0) Lg(0,40) Ls(60,0) Ss(60,16)", [0, 2], id="gold 1 1 1"),
    ],
)
def test_the_largest_group_of_one_colour(rings: str, expected: list[int]) -> None:
    assert points(game_over(rings), "group") == expected


@pytest.mark.clause("5.3")
@pytest.mark.parametrize(
    ("rings", "expected"),
    [
        pytest.param("Sg(-8,0) Ss(8,0) Sg(0,0)2", [2, 0], id="one lying on the other"),
        pytest.param("Lg(0,0) Lg(20,0)", [2, 0], id="side by side"),
        pytest.param("Lg(0,0) Lg(22,0)", [2, 2], id="not side by side"),
        pytest.param("Lg(-10,0) Lg(10,0) Lb(0,40)", [2, 0], id="beside, other colours apart"),
        pytest.param("Sg(-8,0) Sb(8,0) Sb(0,0)2", [0, 0], id="lying on another colour"),
    ],
)
def test_what_connects_rings(rings: str, expected: list[int]) -> None:
    """A lonely silver ring ties with lonely rings only."""
    assert points(game_over(f"{rings} Ss(-60,0)"), "group") == expected


@pytest.mark.clause("5.3")
@pytest.mark.parametrize(("bridge", "expected"), [("Sg(0,0)2", [2, 0]), ("", [0, 2])])
def test_groups_run_across_levels(bridge: str, expected: list[int]) -> None:
    """Two gold rings 16 apart are joined only by one that lies on both; silver has a pair."""
    state = game_over(f"Sg(-8,0) Sg(8,0) Ss(-60,0) Ss(-60,12) {bridge}")
    assert points(state, "group") == expected


@pytest.mark.clause("5.4")
@pytest.mark.parametrize(
    ("rings", "expected"),
    [
        pytest.param("Lg(0,0)", [2, 0], id="gold on the ground"),
        pytest.param("Lg(0,0) Ls(40,0)", [2, 2], id="both on the ground"),
        pytest.param(pods("Lg"), [2, 0], id="gold on level 2"),
        pytest.param(pods("Lg Ls Lb"), [2, 2], id="all on level 2"),
        pytest.param(pods("Lb"), [0, 0], id="only blue on level 2"),
        pytest.param("Sg(-8,0) Ss(8,0) Ss(0,0)2", [0, 2], id="a small one on level 2"),
        pytest.param(
            "Lg(0,10) Ls(0,-10) Lg(20,10) Ls(20,-10) Lg(0,0)2 Ls(20,0)2 Ls(10,0)3",
            [0, 2],
            id="silver alone on level 3",
        ),
    ],
)
def test_the_highest_level(rings: str, expected: list[int]) -> None:
    assert points(game_over(rings), "highest") == expected


@pytest.mark.clause("5.5")
@pytest.mark.parametrize(
    ("rings", "expected"),
    [
        ("Ls(-10,0) Lb(10,0) Lg(0,0)2", [3, 0]),
        ("Lg(-10,0) Lb(10,0) Ls(0,0)2", [0, 3]),
        ("Lg(-10,0) Ls(10,0) Lb(0,0)2", [0, 0]),
    ],
)
def test_the_tower_on_a_ring(rings: str, expected: list[int]) -> None:
    assert points(game_over(rings, tower=2), "tower") == expected
    assert points(game_over(rings), "tower") == [0, 0]


@pytest.mark.clause("5.6")
@pytest.mark.parametrize(
    ("bases", "scores", "winner"),
    [
        pytest.param({}, [-24, -23], 1, id="one behind"),
        pytest.param({"S50": 0}, [-23, -23], 1, id="equal"),
        pytest.param({"S50": 0, "S51": 0}, [-22, -23], 0, id="one ahead"),
    ],
)
def test_most_points_win_and_the_second_player_on_a_tie(
    bases: dict[str, int], scores: list[int], winner: int
) -> None:
    """All but one ring were set aside, 24 by seat 0 and 23 by seat 1."""
    craters = " ".join(f"{name}({20 * n},0)" for n, name in enumerate(bases))
    state = game_over(craters=craters, bases=bases)
    assert result(state) == (scores, [winner])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("points", (winner,))


@pytest.mark.clause("5.6")
def test_nothing_can_be_played_after_the_end() -> None:
    state = game_over("Lg(0,0)")
    assert turn(state) == ("over", None)
    assert state.legal_moves() == []
    assert [clause(state, move) for move in ("gold", "aside=Lg", "nonsense")] == [
        "over",
        "over",
        "notation",
    ]


@pytest.mark.clause("5.6")
def test_the_game_is_not_over_before_round_six() -> None:
    assert round_over("Lg(0,0)", round=5).outcome() is None


@pytest.mark.clause("5.1", "5.2", "5.4", "5.5", "5.6")
def test_the_score_sheet_of_the_rulebook() -> None:
    """Every line of it, on one table.

    Gold has two settlements, one built at the end, and the tower; silver a settlement and two
    bases. The gold rings on level 2 share the highest level with a silver one. Gold's largest
    group is a large ring with the small one below it, and silver's is equal.
    """
    rings = pods("Lg Lg Ls") + " Ls(60,-50) Lb(60,-70) Lg(60,-60)2"
    state = game_over(
        rings,
        settlements={2: 0, 8: 1},
        tower=11,
        craters="S50(0,60) S51(20,60)",
        bases={"S50": 1, "S51": 1},
    )
    assert state.position()["score"] == [
        {"settlements": 4, "bases": 0, "aside": -18, "group": 2, "highest": 2, "tower": 3},
        {"settlements": 2, "bases": 2, "aside": -17, "group": 2, "highest": 2, "tower": 0},
    ]
    assert result(state) == ([-7, -9], [0])
