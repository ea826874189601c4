"""Clauses 2.1 to 2.9: the three phases of a turn."""

from __future__ import annotations

import pytest

from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.payments import Workspace
from tests.oracle.generator import shuffled

from .table import (
    cards_of,
    changes,
    clause,
    hand,
    legal,
    places,
    play,
    refused,
    table,
    text_of,
)


def turn(state: GameState) -> tuple[int | None, str]:
    """The seat to move and the phase."""
    turn = state.position()["turn"]
    return turn["seat"], turn["phase"]


@pytest.mark.clause("2.1")
def test_movement_comes_before_contribution_before_draw() -> None:
    state = table()
    phases = [turn(state)]
    for move in ["/", "/", "drop"]:
        play(state, move)
        phases.append(turn(state))
    assert phases == [(0, "move"), (0, "build"), (0, "draw"), (1, "move")]


@pytest.mark.clause("2.1")
def test_ending_the_movement_takes_the_steps_that_are_left() -> None:
    assert changes(table(), "/") == {"phase": "build", "fresh": False, "steps": 0}


@pytest.mark.clause("2.1")
def test_ending_the_contributions_leads_to_the_draw() -> None:
    assert changes(table(phase="build"), "/") == {"phase": "draw"}


@pytest.mark.clause("2.1")
def test_a_turn_without_any_action_changes_only_hand_and_turn() -> None:
    assert changes(table(deck="v1k1"), "/ / drop") == {
        "hand 0": "v1k1",
        "deck": 78,
        "seat": 1,
        "idle-turns": 1,
    }


@pytest.mark.clause("2.1")
@pytest.mark.parametrize(
    ("phase", "move"),
    [
        ("move", "1=v3"),
        ("move", "offer"),
        ("move", "offer+p1"),
        ("move", "drop"),
        ("move", "temple"),
        ("move", "hall>c3"),
        ("build", ">c3"),
        ("build", "v1>c3"),
        ("build", "v2>c3"),
        ("build", "f1>c3"),
        ("build", "f2"),
        ("build", "declare"),
        ("build", "drop"),
        ("build", "hall>c3"),
        ("draw", "/"),
        ("draw", ">c3"),
        ("draw", "1=v3"),
        ("draw", "temple"),
    ],
)
def test_a_move_of_another_phase_is_refused(phase: str, move: str) -> None:
    state = table(phase=phase, at=["c4"], hands=["v1v2v3f1f2p1"], crystals=[9])
    refusal = refused(state, move)
    assert (refusal.clause, refusal.parameters["phase"]) == ("phase", phase)


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("move", ["", "walk", ">f1", "1=", "1=h3h2", "0=h2", "k2>c3", "drop=k2"])
def test_a_text_that_names_no_move_is_refused(move: str) -> None:
    assert refused(table(), move).clause == "notation"


@pytest.mark.clause("2.2")
def test_a_figure_walks_up_to_two_steps() -> None:
    cells = {"b3", "d3", "c2", "c4", "b2", "b4", "d2", "d4", "a3", "e3", "c1", "c5"}
    assert places(table(), ">") == cells


@pytest.mark.clause("2.2")
def test_at_the_edge_it_stays_within_the_city() -> None:
    assert places(table(at=["e4"]), ">") == {"e3", "e2", "d4", "d3", "d5", "c4"}


@pytest.mark.clause("2.2")
def test_three_steps_are_too_far() -> None:
    refusal = refused(table(), ">e4")
    assert (refusal.clause, refusal.parameters) == ("2.2", {"cell": "e4", "need": 3, "steps": 2})


@pytest.mark.clause("2.2")
def test_no_diagonal_step_with_one_step_left() -> None:
    assert clause(table(steps=1), ">d4") == "2.2"


@pytest.mark.clause("2.2")
def test_a_diagonal_neighbour_takes_both_steps() -> None:
    assert changes(table(), ">d4") == {"figure 0": "d4", "steps": 0, "fresh": False}


@pytest.mark.clause("2.2")
def test_the_direction_may_change_between_the_steps() -> None:
    assert changes(table(), ">d3 >d4") == {"figure 0": "d4", "steps": 0, "fresh": False}


@pytest.mark.clause("2.2")
def test_one_step_leaves_one() -> None:
    assert changes(table(), ">d3") == {"figure 0": "d3", "steps": 1, "fresh": False}


@pytest.mark.clause("2.2")
def test_without_steps_nobody_walks() -> None:
    state = table(steps=0)
    assert legal(state) == {"/"}
    assert refused(state, ">d3").parameters == {"cell": "d3", "need": 1, "steps": 0}


@pytest.mark.clause("2.2")
def test_only_the_own_figure_walks() -> None:
    assert changes(table(seat=1, at=["b3", "d3"]), ">e3")["figure 1"] == "e3"


@pytest.mark.clause("2.2")
def test_figures_and_dragons_share_a_tile() -> None:
    dragons = {"red": "d3", "green": "d3"}
    state = table(at=["c3", "d3"], hands=["a1"], dragons=dragons)
    play(state, ">d3 a1>d3")
    position = state.position()
    assert position["figures"] == ["d3", "d3"]
    assert set(position["dragons"].values()) == {"d3"}


@pytest.mark.clause("2.3")
def test_powers_come_before_between_and_after_the_steps() -> None:
    state = table(hands=["v1a1f1f2"])
    assert changes(state, "v1>e4 >d3 a1>e4 f2 >e4 f1>b1 >c1") == {
        "red": "e4",
        "blue": "e4",
        "figure 0": "c1",
        "hand 0": "",
        "discard": "v1a1f1f2",
        "steps": 0,
        "fresh": False,
    }


@pytest.mark.clause("2.3")
def test_powers_may_be_used_after_the_last_step() -> None:
    state = table(hands=["f1f2t1"], steps=0)
    assert {"f2", "f1>a3", "t1>a3", "/"} <= legal(state)


@pytest.mark.clause("2.3")
def test_a_power_takes_no_step() -> None:
    assert changes(table(hands=["v1"]), "v1>d4") == {
        "red": "d4",
        "hand 0": "",
        "discard": "v1",
        "fresh": False,
    }


@pytest.mark.clause("2.4")
def test_boxes_of_the_building_under_the_figure_are_paid() -> None:
    assert legal(table(phase="build", at=["b5"], hands=["v3"])) == {"/", "1=v3"}


@pytest.mark.clause("2.4")
def test_on_the_courtyard_nothing_is_built() -> None:
    refusal = refused(table(phase="build", hands=["v3"]), "1=v3")
    assert (refusal.clause, refusal.code) == ("2.4", "no-building-here")


@pytest.mark.clause("2.4")
@pytest.mark.parametrize("move", ["offer", "offer+p1"])
def test_off_the_courtyard_nothing_is_offered(move: str) -> None:
    state = table(phase="build", at=["c4"], hands=["p1"], crystals=[20])
    assert legal(state) == {"/"}
    assert clause(state, move) == "2.4"


@pytest.mark.clause("2.4")
def test_after_a_contribution_there_is_no_way_back_to_movement() -> None:
    state = table(at=["d4"], hands=["h2f1"])
    play(state, "/ 2=h2")
    assert legal(state) == {"/"}
    assert clause(state, "f1>c3") == "phase"


@pytest.mark.clause("2.5")
def test_none_one_or_two_cards_are_discarded() -> None:
    state = table(phase="draw", hands=["v1v1k1p3"])
    assert legal(state) == {
        "drop",
        "drop=v1",
        "drop=k1",
        "drop=p3",
        "drop=v1v1",
        "drop=v1k1",
        "drop=v1p3",
        "drop=k1p3",
    }


@pytest.mark.clause("2.5")
def test_moves_are_listed_in_the_order_of_their_texts() -> None:
    state = table(phase="draw", hands=["v1v2t3a1f2k1m3h2p1"])
    texts = [state.text(move) for move in state.legal_moves()]
    assert texts == sorted(texts)


@pytest.mark.clause("2.5")
@pytest.mark.parametrize(
    ("move", "kept", "discard", "pile"),
    [
        ("drop", "v1k1p3t1t2", "", 75),
        ("drop=k1", "v1p3t1t2t3", "k1", 74),
        ("drop=v1p3", "k1t1t2t3a1", "v1p3", 73),
    ],
)
def test_two_cards_are_drawn_and_one_more_for_each_discarded(
    move: str, kept: str, discard: str, pile: int
) -> None:
    state = table(phase="draw", hands=["v1k1p3"], deck="t1t2t3a1a2")
    play(state, move)
    position = state.position()
    assert position["players"][0]["hand"] == text_of(cards_of(kept))
    assert (position["discard"], len(position["deck"]) // 2) == (discard, pile)


@pytest.mark.clause("2.5")
def test_three_cards_are_too_many_to_discard() -> None:
    refusal = refused(table(phase="draw", hands=["v1k1p3"]), "drop=v1k1p3")
    assert (refusal.clause, refusal.code) == ("2.5", "too-many-discards")


@pytest.mark.clause("2.5")
def test_only_own_cards_are_discarded() -> None:
    state = table(phase="draw", hands=["v1", "k1"])
    assert clause(state, "drop=k1") == "2.5"
    refusal = refused(state, "drop=v1v1")
    assert (refusal.clause, refusal.code) == ("2.5", "too-few-in-hand")


@pytest.mark.clause("2.5")
def test_the_draw_ends_the_turn() -> None:
    state = table(3, seat=2, phase="draw", deck="h2h3", round=4)
    assert changes(state, "drop") == {
        "hand 2": "h2h3",
        "deck": 78,
        "seat": 0,
        "phase": "move",
        "fresh": True,
        "steps": 2,
        "round": 5,
        "idle-turns": 1,
    }


@pytest.mark.clause("2.6")
def test_who_played_no_card_draws_all_the_same() -> None:
    state = table(hands=["v1"], deck="k1m1")
    play(state, "/ / drop")
    assert hand(state, 0) == "v1k1m1"


@pytest.mark.clause("2.6")
def test_there_is_no_hand_limit() -> None:
    state = table(phase="draw", discard="v1v2", deck="p3p3", rest=0)
    play(state, "drop")
    assert len(hand(state, 0)) == 2 * 78


@pytest.mark.clause("2.7")
def test_an_empty_draw_pile_is_refilled_from_the_shuffled_discard_pile() -> None:
    state = table(phase="draw", rest="discard")
    pile = shuffled("table", "shuffle 1", cards_of(state.position()["discard"]))
    play(state, "drop")
    position = state.position()
    assert hand(state, 0) == text_of(pile[:2])
    assert position["deck"] == "".join(pile[2:])
    assert (position["discard"], position["shuffles"]) == ("", 1)


@pytest.mark.clause("2.7")
def test_every_shuffle_has_its_own_chance() -> None:
    state = table(phase="draw", rest="discard", shuffles=3)
    pile = shuffled("table", "shuffle 4", cards_of(state.position()["discard"]))
    play(state, "drop")
    assert state.position()["deck"] == "".join(pile[2:])
    assert state.position()["shuffles"] == 4


@pytest.mark.clause("2.7")
def test_the_pile_is_refilled_in_the_middle_of_a_draw() -> None:
    state = table(phase="draw", deck="k1", discard="v1t1a1", rest=1)
    pile = shuffled("table", "shuffle 1", ["v1", "t1", "a1"])
    play(state, "drop")
    assert hand(state, 0) == text_of(["k1", pile[0]])
    assert state.position()["deck"] == "".join(pile[1:])


@pytest.mark.clause("2.7")
def test_the_pile_is_not_refilled_before_a_card_is_wanted() -> None:
    state = table(phase="draw", deck="k1m1", discard="v1t1a1", rest=1)
    play(state, "drop")
    position = state.position()
    assert (position["deck"], position["discard"], position["shuffles"]) == ("", "v1t1a1", 0)


@pytest.mark.clause("2.7")
def test_cards_just_discarded_are_shuffled_in() -> None:
    state = table(phase="draw", hands=["v1t1"], rest=1)
    play(state, "drop=v1t1")
    position = state.position()
    assert (hand(state, 0), position["deck"], position["discard"]) == ("v1t1", "", "")
    assert position["shuffles"] == 1


@pytest.mark.clause("2.7")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    state = table(phase="draw", hands=["v1"], rest=1)
    assert changes(state, "drop") == {
        "seat": 1,
        "phase": "move",
        "fresh": True,
        "steps": 2,
        "idle-turns": 1,
    }


@pytest.mark.clause("2.7")
def test_with_both_piles_empty_the_rest_is_not_drawn() -> None:
    state = table(phase="draw", hands=["v1"], deck="k1", rest=1)
    events = play(state, "drop")
    assert hand(state, 0) == "v1k1"
    assert [(event.code, event.parameters) for event in events] == [("drew", {"seat": 0, "n": 1})]


@pytest.mark.clause("2.8")
@pytest.mark.parametrize("move", [">d4", "f1>d4", "v1>a3", "v2>a3", "t1>e4"])
def test_a_move_ends_elsewhere_than_it_began(move: str) -> None:
    dragons = {"red": "a3", "green": "e4"}
    state = table(at=["d4"], hands=["v1v2t1f1"], dragons=dragons)
    refusal = refused(state, move)
    assert (refusal.clause, refusal.code) == ("2.8", "stays-where-it-is")


@pytest.mark.clause("2.8")
def test_a_teleport_ends_elsewhere_than_it_began() -> None:
    state = table(at=["e1"], phase="ability", new_buildings=[1])
    assert clause(state, "hall>e1") == "2.8"


@pytest.mark.clause("2.8")
def test_the_courtyard_is_a_tile_like_any_other() -> None:
    dragons = {"red": "c4", "green": "d4"}
    state = table(at=["d4"], hands=["t2v1f1"], dragons=dragons)
    assert {">c3", "t2>c3", "v1>c3", "f1>c3"} <= legal(state)


@pytest.mark.clause("2.8")
def test_extra_steps_need_not_be_used() -> None:
    assert changes(table(hands=["f2"]), "f2 /") == {
        "hand 0": "",
        "discard": "f2",
        "phase": "build",
        "fresh": False,
        "steps": 0,
    }


@pytest.mark.clause("2.9")
def test_phases_without_a_choice_are_ended_by_the_player_too() -> None:
    state = table(steps=0, fresh=False)
    choices = []
    for move in ["/", "/", "drop"]:
        choices.append(legal(state))
        play(state, move)
    assert choices == [{"/"}, {"/"}, {"drop"}]


@pytest.mark.clause("2.9")
def test_a_complete_building_offers_nothing_but_the_end() -> None:
    state = table(phase="build", at=["c4"], hands=["v3v3"], built="c4")
    assert legal(state) == {"/"}


@pytest.mark.clause("2.9")
def test_completing_a_building_does_not_end_the_phase() -> None:
    state = table(phase="build", at=["b5"], hands=["v3"])
    play(state, "1=v3")
    assert turn(state) == (0, "build")
    assert legal(state) == {"/"}


class TestRandomTurns:
    @pytest.mark.clause("2.1")
    def test_a_random_turn_is_a_row_of_legal_moves_to_the_turns_end(self) -> None:
        state = bmc.new(players=3, seed="x", first=0)
        other = state.copy()
        workspace = Workspace()
        moves = state.random_turn(Rng("luck"), workspace)
        choices = 0
        trail = workspace.trail.listed()
        for move in trail:
            assert turn(other)[0] == 0
            choices += len(other.legal_moves())
            other.play(move)
        assert (moves, workspace.choices) == (len(trail), choices)
        assert turn(other) == (1, "move")
        assert other.position() == state.position()

    @pytest.mark.clause("2.1")
    def test_the_trail_is_that_of_the_last_turn(self) -> None:
        state = bmc.new(players=2, seed="x")
        workspace = Workspace()
        rng = Rng("luck")
        state.random_turn(rng, workspace)
        assert state.random_turn(rng, workspace) == len(workspace.trail.listed())

    @pytest.mark.clause("2.1")
    def test_a_random_turn_ends_with_the_game(self) -> None:
        state = table(phase="draw", idle_turns=19)
        assert state.random_turn(Rng("luck"), Workspace()) == 1
        assert state.outcome() is not None
        assert state.random_turn(Rng("luck"), Workspace()) == 0

    @pytest.mark.clause("2.1")
    @pytest.mark.parametrize("turns", [0, 1, 5])
    def test_a_random_game_is_so_many_turns_at_most(self, turns: int) -> None:
        state = bmc.new(players=2, seed="x", first=0)
        other = state.copy()
        moves = state.rules_state.random_game(Rng("luck"), Workspace(), turns)
        rng, workspace = Rng("luck"), Workspace()
        assert moves == sum(other.random_turn(rng, workspace) for _ in range(turns))
        assert other.position() == state.position()
        assert state.turn_label() == f"{1 + turns // 2}.{turns % 2}"

    @pytest.mark.clause("2.1")
    def test_a_random_game_ends_with_the_game(self) -> None:
        state = table(phase="draw", idle_turns=18)
        assert state.rules_state.random_game(Rng("luck"), Workspace(), 2) >= 2
        other = table(phase="draw", idle_turns=19)
        assert other.rules_state.random_game(Rng("luck"), Workspace(), 5) == 1

    @pytest.mark.clause("1.5", "1.6", "4.4")
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_cards_cubes_and_scales_add_up_after_every_turn(self, players: int) -> None:
        state = bmc.new(players=players, seed="x", new_buildings=[1, 2], city="free")
        rng, workspace = Rng("luck"), Workspace()
        for _ in range(40):
            state.random_turn(rng, workspace)
            assert state.rules_state.fault() == ""
        assert bmc.from_position(state.position(), "x").position() == state.position()
