"""Clauses 6.1 to 6.3: rules that players may agree to change."""

from __future__ import annotations

from typing import Any

import pytest

from selenite.core.chance import Rng
from selenite.core.refusals import Illegal, Invalid
from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base import GAME
from selenite.games.moon_base.rules.state import State

from .board import (
    LAST_CRATER,
    LAST_RING,
    based,
    clause,
    game_over,
    legal,
    places,
    play,
    points,
    round_over,
    table,
    turn,
)

TWO_HIGH = "Lg(0,10) Ls(0,-10) Lg(20,10) Ls(20,-10) Lb(0,0)2 Ls(20,0)2"
"""Rings 4, blue, and 5, silver, side by side on level 2."""


def with_options(state: GameState, **options: object) -> GameState[State]:
    """The same position of a game with other options, which are named with underscores."""
    position = state.position()
    position["options"] |= {key.replace("_", "-"): value for key, value in options.items()}
    return moon_base.from_position(position, "options")


def closed(state: GameState) -> GameState:
    """The same position where settlements and the tower close their rings."""
    return with_options(state, settled_rings="closed")


class TestSettledRings:
    @pytest.mark.clause("6.1", "3.4")
    @pytest.mark.parametrize("move", ["Ls>(14,0)", "Lb>(14,0)", "Lg>(14,0)", "Sb>(12,0)"])
    def test_nothing_rests_on_the_ring_of_the_tower(self, move: str) -> None:
        """A collaboration ring, Lg, does not either: the tower is still there when it is laid."""
        state = table(TWO_HIGH, hand=move[:2], tower=4)
        assert clause(state, move) is None
        assert clause(closed(state), move) == "6.1"

    @pytest.mark.clause("6.1", "3.4")
    def test_nothing_rests_on_a_ring_with_a_settlement(self) -> None:
        state = table(TWO_HIGH, hand="Ls Sb", settlements={5: 1})
        assert {"(6,0)"} <= places(state, "Ls")
        assert {"(8,0)"} <= places(state, "Sb")
        assert [clause(closed(state), move) for move in ("Ls>(6,0)", "Sb>(8,0)")] == ["6.1"] * 2

    @pytest.mark.clause("6.1")
    def test_a_ring_that_carries_rings_may_carry_more(self) -> None:
        state = closed(table("Lg(0,0) Ls(20,0) Lg(40,0) Lg(10,0)2", hand="Lg"))
        assert clause(state, "Lg>(30,0)") is None

    @pytest.mark.clause("6.1")
    def test_it_closes_no_other_ring(self) -> None:
        """What rests on two other rings is as free as before, beside the settlement too."""
        rings = f"{TWO_HIGH} Lb(0,-50) Ls(20,-50)"
        state = table(rings, hand="Ls Lb", settlements={5: 1}, round=3)
        far = {place for place in places(state, "Lb") if "-5" in place}
        assert far
        assert far <= places(closed(state), "Lb")

    @pytest.mark.clause("6.1")
    def test_a_ring_laid_beside_a_settled_one_opens_no_place_on_it(self) -> None:
        """The second support comes after the settlement."""
        rings = TWO_HIGH.replace(" Lb(0,0)2 Ls(20,0)2", " Ls(20,0)2")
        state = table(rings, hand="Lg", other_hand="Ls", settlements={4: 1}, round=3)
        for one, verdict in ((state, None), (closed(state), "6.1")):
            play(one, "Lg>(0,0)")
            assert clause(one, "Ls>(6,0)") == verdict

    @pytest.mark.clause("6.1", "3.6")
    def test_the_ring_that_the_tower_leaves_is_open_again(self) -> None:
        rings = f"{TWO_HIGH} Lg(-10,60) Ls(10,60)"
        state = closed(table(rings, hand="Lb", other_hand="Ls", tower=4, round=3))
        assert "Ls>(14,0)" not in legal(state)
        play(state, "Lb>(0,60)")
        assert state.position()["tower"] == {"ring": 8}
        assert clause(state, "Ls>(14,0)") is None

    @pytest.mark.clause("6.1")
    def test_the_colour_is_named_before_it_and_the_geometry_after_it(self) -> None:
        """A wrong colour, 3.2; then 6.1, although the ring would cover the tower as well, G7."""
        state = closed(table(TWO_HIGH, hand="Sg Sb", tower=4))
        assert [clause(state, move) for move in ("Sg>(12,0)", "Sb>(8,0)")] == ["3.2", "6.1"]

    @pytest.mark.clause("6.1")
    @pytest.mark.parametrize(
        ("pieces", "ring", "piece"),
        [({"tower": 4}, 4, "tower"), ({"settlements": {5: 1}}, 5, "settlement")],
    )
    def test_the_refusal_names_the_ring_and_what_is_on_it(
        self, pieces: dict[str, object], ring: int, piece: str
    ) -> None:
        state = closed(table(TWO_HIGH, hand="Sb", **pieces))  # type: ignore[arg-type]
        with pytest.raises(Illegal) as caught:
            state.play("Sb>(10,0)")
        assert caught.value.code == "ring-closed"
        assert caught.value.parameters == {"ring": ring, "piece": piece}


BLOCKED = "S50(0,8) L51(34,0) S60(60,0)"
"""Craters: under the ring of level 2, overlapped by a ring on the ground, and far from all."""
BRIDGE = "Lg(-16,0) Ls(16,0) Lb(0,0)2"
"""Ring 2 on level 2 crosses over the middle."""


def base_turn(craters: str = BLOCKED, **parts: Any) -> GameState:
    """The turn of a base, where only craters are left that rings could lie on."""
    parts.setdefault("round", 5)
    ground = f"{craters} {LAST_CRATER}(80,80)"
    state = table(BRIDGE, craters=ground, hand="Sb", other_hand="", seat=1, **parts)
    state = with_options(state, bases="open-craters")
    state.play(LAST_RING)
    return state


class TestBases:
    @pytest.mark.clause("6.2", "G8")
    def test_a_base_goes_only_where_a_ring_could_lie(self) -> None:
        """By G8 alone the crater under the higher ring would do, and the overlapped one."""
        assert legal(round_over(BRIDGE, craters=BLOCKED, tower=2)) >= {"base=S50", "base=L51"}
        assert legal(base_turn(tower=2)) == {"base=S60"}

    @pytest.mark.clause("6.2")
    @pytest.mark.parametrize(
        ("craters", "parts", "blocked", "why"),
        [
            (BLOCKED, {}, "S50", "G4b"),
            (BLOCKED, {}, "L51", "G4"),
            ("S50(60,8) S60(60,0) S61(0,60)", {"bases": {"S60": 0}}, "S50", "G8"),
            ("S50(60,8) L60(60,0) S61(0,60)", {"tower": "L60"}, "S50", "G7"),
            ("S50(60,0) S61(0,60)", {}, LAST_CRATER, "G4"),
        ],
    )
    def test_the_refusal_names_it_and_what_is_in_the_way(
        self, craters: str, parts: dict[str, Any], blocked: str, why: str
    ) -> None:
        state = base_turn(craters, **parts)
        with pytest.raises(Illegal) as caught:
            state.play(f"base={blocked}")
        assert (caught.value.clause, caught.value.code) == ("6.2", "base-on-blocked-crater")
        assert caught.value.parameters == {"crater": blocked, "why": why}

    @pytest.mark.clause("6.2")
    def test_the_colour_of_the_ring_does_not_matter_and_nobody_needs_to_hold_one(self) -> None:
        state = base_turn("L50(0,60)")
        assert state.position()["hands"] == ["", ""]
        assert legal(state) == {"base=L50"}

    @pytest.mark.clause("6.2", "4.3")
    def test_without_such_a_crater_there_is_no_base(self) -> None:
        state = base_turn("S50(0,8)")
        assert based(state) == []
        assert turn(state)[0] == "draft-large"

    @pytest.mark.clause("6.2", "4.4")
    def test_the_first_base_may_leave_none_for_the_second(self) -> None:
        state = base_turn("S50(60,0) S51(60,8)")
        play(state, "base=S50")
        assert based(state) == [("S50", 0)]
        assert turn(state)[0] == "draft-large"


def counted(rings: str, **parts: Any) -> GameState:
    """A game that ends with these rings, where blue is passed over."""
    ground = f"{LAST_CRATER}(80,80)"
    state = table(rings, craters=ground, hand="Sb", other_hand="", seat=0, round=6, **parts)
    state = with_options(state, blue_bonus="pass")
    state.play(LAST_RING)
    return state


class TestBlueBonus:
    @pytest.mark.clause("6.3", "5.2")
    def test_the_largest_group_of_gold_and_silver_counts(self) -> None:
        """Three blue rings in a row, two gold ones, one silver one."""
        rings = "Sb(0,0) Sb(12,0) Sb(24,0) Sg(0,40) Sg(12,40) Ss(0,-40)"
        assert points(game_over(rings), "group") == [0, 0]
        assert points(counted(rings), "group") == [2, 0]

    @pytest.mark.clause("6.3", "5.2")
    def test_equal_groups_count_for_both(self) -> None:
        rings = "Sb(0,0) Sb(12,0) Sb(24,0) Sg(0,40) Ss(0,-40)"
        assert points(counted(rings), "group") == [2, 2]

    @pytest.mark.clause("6.3", "5.4")
    def test_the_highest_level_of_gold_and_silver_counts(self) -> None:
        """Blue alone is on level 3, silver on level 2, gold on the ground."""
        rings = "Sg(0,0) Ss(12,0) Sb(24,0) Ss(6,0)2 Sb(18,0)2 Sb(12,0)3"
        assert points(game_over(rings), "highest") == [0, 0]
        assert points(counted(rings), "highest") == [0, 2]

    @pytest.mark.clause("6.3", "5.4")
    def test_gold_and_silver_on_that_level_both_score(self) -> None:
        rings = "Sg(0,0) Ss(40,0) Sb(0,40) Sb(12,40) Sb(6,40)2"
        assert points(counted(rings), "highest") == [2, 2]

    @pytest.mark.clause("6.3")
    def test_without_gold_and_silver_nobody_scores(self) -> None:
        state = counted("Sb(0,0) Sb(12,0)")
        assert [points(state, what) for what in ("group", "highest")] == [[0, 0], [0, 0]]

    @pytest.mark.clause("6.3", "5.2", "5.4")
    def test_where_blue_is_behind_nothing_changes(self) -> None:
        rings = "Sg(0,0) Sg(12,0) Sg(6,0)2 Ss(40,0) Ss(52,0) Sb(0,60)"
        for state in (game_over(rings), counted(rings)):
            assert [points(state, what) for what in ("group", "highest")] == [[2, 0], [2, 0]]

    @pytest.mark.clause("6.3", "5.5")
    def test_the_tower_on_blue_still_counts_for_nobody(self) -> None:
        rings = "Lg(-10,0) Ls(10,0) Lb(0,0)2"
        assert points(counted(rings, tower=2), "tower") == [0, 0]


class TestTheOptions:
    @pytest.mark.clause("6.1", "6.2", "6.3")
    @pytest.mark.parametrize("key", ["settled-rings", "bases", "blue-bonus"])
    @pytest.mark.parametrize("value", ["", "yes", True, None, "open", "any", "none"])
    def test_a_position_names_the_changed_rule_only(self, key: str, value: object) -> None:
        position = table(hand="Lg").position()
        position["options"][key] = value
        with pytest.raises(Invalid) as caught:
            moon_base.from_position(position, "options")
        assert caught.value.code == "option-variant"

    @pytest.mark.clause("6.1", "6.2", "6.3")
    def test_they_stay_with_the_game(self) -> None:
        options = {
            "board": "moon",
            "settled-rings": "closed",
            "bases": "open-craters",
            "blue-bonus": "pass",
        }
        state = GAME.new("options", options)
        assert state.position()["options"] == options
        assert state.copy().position()["options"] == options
        assert moon_base.redeal(state.view(0), Rng("options")).position()["options"] == options
