"""Clauses 4.1 to 4.10: golden scales, offerings, and the ends of the game."""

from __future__ import annotations

from typing import Any

import pytest

from selenite.core.refusals import Invalid
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc

from .table import (
    changes,
    ending,
    flat,
    hand,
    legal,
    own_components,
    places,
    play,
    refused,
    table,
    totals,
)


def contributing(players: int = 2, **rest: Any) -> GameState:
    """A player at the Thermae who can pay for its last two boxes."""
    cards = {"at": ["b4"], "hands": ["a2a2"], **rest}
    return table(players, phase="build", **cards)


class TestDragons:
    @pytest.mark.clause("4.1")
    @pytest.mark.parametrize(
        ("dragons", "scales"),
        [
            ({"red": "b4"}, 1),
            ({"green": "b4"}, 1),
            ({"blue": "b4"}, 1),
            ({"red": "b4", "blue": "b4"}, 2),
            ({"red": "b4", "green": "b4", "blue": "b4"}, 3),
            ({"red": "c4", "green": "b5", "blue": "c3"}, 0),
            ({}, 0),
        ],
    )
    def test_a_contribution_earns_a_scale_for_each_dragon_there(
        self, dragons: dict[str, str], scales: int
    ) -> None:
        state = contributing(dragons=dragons)
        play(state, "2=a2")
        assert totals(state, "scales") == [scales, 0]
        assert state.position()["supply"]["scales"] == 9 - scales

    @pytest.mark.clause("4.1")
    def test_only_the_first_contribution_of_a_turn_earns_scales(self) -> None:
        state = contributing(dragons={"red": "b4"})
        play(state, "2=a2 3=a2")
        assert totals(state, "scales") == [1, 0]

    @pytest.mark.clause("4.1")
    def test_the_first_contribution_of_the_next_turn_earns_scales_again(self) -> None:
        state = contributing(dragons={"red": "b4"})
        play(state, "2=a2 / drop / / drop / 3=a2")
        assert totals(state, "scales") == [2, 0]

    @pytest.mark.clause("4.1")
    def test_scales_go_to_the_contributing_player(self) -> None:
        state = table(3, seat=2, phase="build", at=["b4"] * 3, hands=["", "", "a2"],
                      dragons={"red": "b4"})  # fmt: skip
        assert changes(state, "2=a2") == {
            "hand 2": "",
            "discard": "a2",
            "b4 boxes": [None, 2, None],
            "cubes 2": 9,
            "scales 2": 1,
            "supply": 11,
            "scales-taken": True,
        }

    @pytest.mark.clause("4.1")
    def test_dragons_on_the_courtyard_do_nothing(self) -> None:
        state = table(phase="build", crystals=[7], dragons={"red": "c3", "blue": "c3"})
        assert changes(state, "offer") == {
            "crystals 0": 0,
            "cubes 0": 9,
            "obelisk": [0],
            "offered": True,
        }


class TestSupply:
    @pytest.mark.clause("4.2")
    def test_taking_exactly_the_last_scale_runs_the_supply_out(self) -> None:
        state = contributing(scales=[5, 3], dragons={"red": "b4"})
        assert changes(state, "2=a2") == {
            "hand 0": "a2",
            "discard": "a2",
            "b4 boxes": [None, 0, None],
            "cubes 0": 9,
            "scales-taken": True,
            "crystals 0": 6,
            "crystals 1": 3,
            "scales 0": 0,
            "scales 1": 0,
            "supply": 9,
        }

    @pytest.mark.clause("4.2")
    def test_with_a_scale_left_nothing_is_scored(self) -> None:
        state = contributing(scales=[4, 3], dragons={"red": "b4"})
        play(state, "2=a2")
        assert (totals(state, "scales"), totals(state, "crystals")) == ([5, 3], [0, 0])
        assert state.position()["supply"]["scales"] == 1

    @pytest.mark.clause("4.2")
    def test_scales_no_longer_in_the_supply_still_count(self) -> None:
        dragons = {"red": "b4", "green": "b4", "blue": "b4"}
        state = contributing(scales=[3, 5], dragons=dragons)
        play(state, "2=a2")
        assert totals(state, "crystals") == [6, 3]

    @pytest.mark.clause("4.2")
    def test_scales_are_scored_after_all_rewards_of_a_building(self) -> None:
        state = table(phase="build", at=["d3"], hands=["v3"], boxes={"d3": [0, 1, 1, None]},
                      scales=[4, 4])  # fmt: skip
        play(state, "4=v3")
        assert totals(state, "crystals") == [2 + 1 + 3, 1 + 3]
        assert totals(state, "scales") == [0, 0]
        assert state.position()["supply"]["scales"] == 9

    @pytest.mark.clause("4.2")
    def test_the_scoring_of_a_building_can_take_exactly_the_last_scale(self) -> None:
        state = table(phase="build", at=["b5"], hands=["v3"], scales=[2, 6])
        play(state, "1=v3")
        assert (totals(state, "crystals"), totals(state, "scales")) == ([1 + 3, 6], [0, 0])

    @pytest.mark.clause("4.2")
    def test_the_scoring_of_a_building_can_leave_one_scale(self) -> None:
        state = table(phase="build", at=["b5"], hands=["v3"], scales=[2, 5])
        play(state, "1=v3")
        assert (totals(state, "crystals"), totals(state, "scales")) == ([1, 0], [3, 5])

    @pytest.mark.clause("4.2")
    def test_the_dragons_scales_are_scored_before_the_building(self) -> None:
        state = table(phase="build", at=["b5"], hands=["v3"], scales=[5, 3],
                      dragons={"green": "b5"})  # fmt: skip
        play(state, "1=v3")
        assert totals(state, "crystals") == [6 + 1, 3]
        assert totals(state, "scales") == [1, 0]
        assert state.position()["supply"]["scales"] == 8

    @pytest.mark.clause("4.2")
    def test_one_contribution_can_run_the_supply_out_twice(self) -> None:
        state = table(
            phase="build",
            at=["b4"],
            hands=["v3"],
            new_buildings=[2],
            swap=[("b4", "d3"), ("a4", "e2"), ("b5", "a1")],
            boxes={"b4": [1, 0, 0, None]},
            built="a4 b3 b5",
            scales=[7, 1],
            dragons={"red": "b4"},
        )
        events = [event for event in play(state, "4=v3") if event.code == "scored"]
        assert [event.parameters for event in events] == [
            {"seat": 0, "n": 6, "scales": 8},
            {"seat": 0, "n": 3, "scales": 5},
            {"seat": 1, "n": 6, "scales": 6},
        ]
        assert totals(state, "crystals") == [6 + 2 + 1 + 3, 1 + 6]
        assert totals(state, "scales") == [0, 0]
        assert state.position()["supply"]["scales"] == 9

    @pytest.mark.clause("4.2")
    def test_the_end_is_looked_at_after_the_scales_are_scored(self) -> None:
        state = table(phase="build", at=["b5"], hands=["v3"], unbuilt="b5", scales=[2, 6],
                      crystals=[0, 1])  # fmt: skip
        play(state, "1=v3")
        assert totals(state, "crystals")[1] == 7
        assert ending(state) is None


class TestScoring:
    @pytest.mark.clause("4.3")
    @pytest.mark.parametrize(
        ("players", "scales", "crystals"),
        [
            (2, [8, 0], [6, 0]),
            (2, [6, 2], [6, 0]),
            (2, [5, 3], [6, 3]),
            (2, [4, 4], [6, 3]),
            (2, [3, 5], [3, 6]),
            (3, [5, 4, 2], [6, 3, 0]),
            (3, [3, 4, 4], [3, 3, 3]),
            (3, [4, 5, 2], [3, 3, 0]),
            (3, [1, 5, 5], [0, 3, 3]),
            (3, [2, 6, 3], [3, 6, 3]),
            (3, [1, 8, 2], [0, 6, 0]),
            (4, [3, 4, 4, 3], [3, 3, 3, 3]),
            (4, [2, 6, 3, 3], [3, 6, 3, 3]),
            (4, [1, 6, 6, 1], [0, 3, 3, 0]),
            (4, [0, 2, 4, 8], [0, 0, 3, 6]),
            (4, [4, 5, 0, 5], [3, 3, 0, 3]),
        ],
    )
    def test_six_for_the_most_three_for_a_shared_lead_or_three_scales(
        self, players: int, scales: list[int], crystals: list[int]
    ) -> None:
        state = contributing(players, scales=scales, dragons={"red": "b4"})
        play(state, "2=a2")
        assert totals(state, "crystals") == crystals

    @pytest.mark.clause("4.3")
    def test_the_log_says_who_scored_with_how_many_scales(self) -> None:
        state = contributing(3, scales=[5, 4, 2], dragons={"red": "b4"})
        events = [(event.code, event.parameters) for event in play(state, "2=a2")]
        assert events == [
            ("scales", {"seat": 0, "n": 1, "source": "dragons"}),
            ("scale-scoring", {"seat": 0}),
            ("scored", {"seat": 0, "n": 6, "scales": 6}),
            ("scored", {"seat": 1, "n": 3, "scales": 4}),
        ]

    @pytest.mark.clause("4.4")
    @pytest.mark.parametrize(
        ("scales", "kept", "supply"),
        [
            ([5, 4, 2], [0, 0, 2], 10),
            ([1, 8, 2], [2, 0, 2], 8),
            ([2, 6, 3], [0, 0, 0], 12),
        ],
    )
    def test_who_got_crystals_returns_all_scales_and_others_keep_theirs(
        self, scales: list[int], kept: list[int], supply: int
    ) -> None:
        state = contributing(3, scales=scales, dragons={"red": "b4"})
        play(state, "2=a2")
        assert totals(state, "scales") == kept
        assert state.position()["supply"]["scales"] == supply

    @pytest.mark.clause("4.4")
    def test_kept_scales_beyond_the_supply_are_taken_from_what_comes_back(self) -> None:
        dragons = {"red": "b4", "green": "b4"}
        state = contributing(3, scales=[0, 10, 1], dragons=dragons)
        play(state, "2=a2")
        assert totals(state, "scales") == [2, 0, 1]
        assert state.position()["supply"]["scales"] == 9

    @pytest.mark.clause("4.4")
    def test_a_position_with_lost_scales_is_refused(self) -> None:
        position = table(scales=[2, 1]).position()
        position["supply"]["scales"] = 5
        with pytest.raises(Invalid) as caught:
            bmc.from_position(position, "x")
        assert caught.value.code == "position-scales"


class TestOfferings:
    @pytest.mark.clause("4.5")
    def test_an_offering_pays_the_price_and_puts_a_cube_on_the_obelisk(self) -> None:
        state = table(3, seat=1, phase="build", crystals=[0, 9, 0], obelisk=[0, 2, 0, 2],
                      idle_turns=4)  # fmt: skip
        assert changes(state, "offer") == {
            "crystals 1": 1,
            "cubes 1": 9,
            "obelisk": [0, 2, 0, 2, 1],
            "offered": True,
            "idle-turns": 0,
        }

    @pytest.mark.clause("4.5")
    def test_the_log_has_the_price_and_number_of_an_offering(self) -> None:
        state = table(phase="build", crystals=[9], obelisk=[0, 1, 0])
        events = [(event.code, event.parameters) for event in play(state, "offer")]
        assert events == [("offering", {"seat": 0, "price": 8, "made": 3})]

    @pytest.mark.clause("4.5")
    def test_the_price_is_enough(self) -> None:
        assert legal(table(phase="build", crystals=[7])) == {"/", "offer"}

    @pytest.mark.clause("4.5")
    def test_less_than_the_price_is_too_little(self) -> None:
        state = table(phase="build", crystals=[6, 20])
        assert legal(state) == {"/"}
        refusal = refused(state, "offer")
        assert (refusal.clause, refusal.parameters) == ("4.5", {"price": 7, "crystals": 6})

    @pytest.mark.clause("4.5")
    def test_one_offering_a_turn(self) -> None:
        state = table(phase="build", crystals=[30])
        play(state, "offer")
        assert legal(state) == {"/"}
        refusal = refused(state, "offer")
        assert (refusal.clause, refusal.code) == ("4.5", "one-offering")

    @pytest.mark.clause("4.5")
    def test_another_offering_in_the_next_turn(self) -> None:
        state = table(phase="build", crystals=[14])
        play(state, "offer / drop / / drop / offer")
        assert state.position()["obelisk"] == [0, 0]

    @pytest.mark.clause("4.5")
    def test_an_offering_is_optional(self) -> None:
        assert "/" in legal(table(phase="build", crystals=[30]))

    @pytest.mark.clause("4.5")
    def test_cubes_on_the_obelisk_stay(self) -> None:
        state = table(phase="build", at=["b5"], hands=["v3"], obelisk=[0, 1, 0])
        play(state, "1=v3")
        assert state.position()["obelisk"] == [0, 1, 0]
        assert totals(state, "cubes") == [8, 9]


class TestVictory:
    @pytest.mark.clause("4.6")
    @pytest.mark.parametrize(("players", "wanted"), [(2, 6), (3, 5), (4, 4)])
    def test_enough_offerings_win_at_once(self, players: int, wanted: int) -> None:
        state = table(players, phase="build", crystals=[20, 99], obelisk=[0] * (wanted - 1) + [1])
        play(state, "offer")
        assert ending(state) == ("offerings", (0,))

    @pytest.mark.clause("4.6")
    @pytest.mark.parametrize(("players", "wanted"), [(2, 6), (3, 5), (4, 4)])
    def test_one_fewer_does_not_win(self, players: int, wanted: int) -> None:
        state = table(players, phase="build", crystals=[20], obelisk=[0] * (wanted - 2) + [1])
        play(state, "offer")
        assert ending(state) is None

    @pytest.mark.clause("4.6")
    def test_any_seat_can_win(self) -> None:
        state = table(3, seat=2, phase="build", crystals=[0, 0, 20], obelisk=[2, 2, 2, 2])
        assert changes(state, "offer") == {
            "crystals 2": 12,
            "cubes 2": 5,
            "obelisk": [2, 2, 2, 2, 2],
            "offered": True,
            "phase": "over",
            "seat": None,
            "result": {"reason": "offerings", "winners": [2]},
        }

    @pytest.mark.clause("4.6")
    def test_the_log_has_the_result(self) -> None:
        state = table(phase="build", crystals=[20], obelisk=[0] * 5)
        events = [(event.code, event.parameters) for event in play(state, "offer")]
        assert events == [
            ("offering", {"seat": 0, "price": 9, "made": 6}),
            ("over", {"reason": "offerings", "winners": [0]}),
        ]

    @pytest.mark.clause("4.6")
    @pytest.mark.parametrize("move", ["/", "offer", "drop", ">c4"])
    def test_nothing_is_played_after_the_end(self, move: str) -> None:
        state = table(phase="build", crystals=[20], obelisk=[0] * 5)
        play(state, "offer")
        assert legal(state) == set()
        assert refused(state, move, seat=1).clause == "over"

    @pytest.mark.clause("4.6")
    def test_a_finished_game_is_read_back_from_its_position(self) -> None:
        state = table(phase="build", crystals=[20], obelisk=[0] * 5)
        play(state, "offer")
        again = bmc.from_position(state.position(), "table")
        assert again.position() == state.position()

    @pytest.mark.clause("4.6")
    def test_a_win_by_offerings_comes_before_every_other_end(self) -> None:
        state = table(phase="build", unbuilt="", crystals=[9, 0], obelisk=[0] * 5)
        play(state, "offer")
        assert ending(state) == ("offerings", (0,))


def complete(**rest: Any) -> GameState:
    """A game whose city is complete, seat 0 bound unless told otherwise."""
    return table(**{"unbuilt": "", "crystals": [7, 0], **rest})


class TestBoundPlayer:
    @pytest.mark.clause("4.7")
    @pytest.mark.parametrize(
        ("at", "walks"),
        [
            ("c3", set()),
            ("d3", {"c3"}),
            ("c4", {"c3"}),
            ("d4", {"c4", "d3", "c3"}),
            ("a3", {"b3", "c3"}),
            ("e4", {"d4", "e3", "c4", "d3"}),
            ("d5", {"c5", "d4", "c4", "d3"}),
            ("e5", {"d5", "e4", "c5", "d4", "e3"}),
        ],
    )
    def test_every_walk_lies_on_a_shortest_way_to_the_courtyard(
        self, at: str, walks: set[str]
    ) -> None:
        assert places(complete(at=[at], new_buildings=[2]), ">") == walks

    @pytest.mark.clause("4.7")
    @pytest.mark.parametrize(("at", "move"), [("d4", ">d5"), ("e3", ">e2"), ("c3", ">c4")])
    def test_another_walk_is_refused(self, at: str, move: str) -> None:
        refusal = refused(complete(at=[at]), move)
        assert (refusal.clause, refusal.code) == ("4.7", "bound-off-the-way")

    @pytest.mark.clause("4.7")
    @pytest.mark.parametrize("at", ["d3", "d4", "e4", "a3", "b1"])
    def test_movement_does_not_end_off_the_courtyard_with_steps_left(self, at: str) -> None:
        state = complete(at=[at])
        assert "/" not in legal(state)
        refusal = refused(state, "/")
        assert (refusal.clause, refusal.code) == ("4.7", "bound-must-walk")

    @pytest.mark.clause("4.7")
    def test_movement_ends_off_the_courtyard_without_steps(self) -> None:
        state = complete(at=["e4"])
        play(state, ">e3")
        assert legal(state) == {">d3"}
        play(state, ">d3")
        assert legal(state) == {"/"}

    @pytest.mark.clause("4.7")
    def test_the_contribution_phase_off_the_courtyard_is_only_ended(self) -> None:
        assert legal(complete(at=["d3"], phase="build")) == {"/"}

    @pytest.mark.clause("4.7")
    def test_movement_ends_on_the_courtyard_with_steps_left(self) -> None:
        assert legal(complete()) == {"/"}

    @pytest.mark.clause("4.7")
    def test_the_bound_player_offers_on_the_courtyard(self) -> None:
        state = complete(phase="build", crystals=[9, 7])
        assert legal(state) == {"offer"}
        refusal = refused(state, "/")
        assert (refusal.clause, refusal.code) == ("4.7", "bound-must-offer")

    @pytest.mark.clause("4.7")
    @pytest.mark.clause("3.5")
    @pytest.mark.parametrize(("cubes", "expected"), [(3, {"offer"}), (2, {"/"})])
    def test_the_last_cube_binds_and_none_does_not(self, cubes: int, expected: set[str]) -> None:
        few = own_components() | {"cubes": cubes}
        state = complete(
            phase="build", crystals=[99, 99], obelisk=[0, 0], components=few, hands=["p1"]
        )
        assert legal(state) == expected

    @pytest.mark.clause("4.7")
    def test_more_offerings_stay_optional(self) -> None:
        state = complete(phase="build", crystals=[30, 0], hands=["p1"])
        play(state, "offer")
        assert legal(state) == {"/", "offer+p1"}

    @pytest.mark.clause("4.7")
    def test_a_flight_leads_nearer_to_the_courtyard(self) -> None:
        state = complete(at=["e4"], hands=["f1"])
        near = {"c3", "b3", "d3", "c2", "c4", "a3", "e3", "c1", "c5", "b2", "b4", "d2", "d4"}
        assert places(state, "f1>") == near

    @pytest.mark.clause("4.7")
    @pytest.mark.parametrize("cell", ["d5", "a4", "b5"])
    def test_a_flight_as_far_or_further_away_is_refused(self, cell: str) -> None:
        refusal = refused(complete(at=["e4"], hands=["f1"]), f"f1>{cell}")
        assert (refusal.clause, refusal.code) == ("4.7", "bound-not-nearer")

    @pytest.mark.clause("4.7")
    def test_from_beside_the_courtyard_a_flight_leads_only_to_it(self) -> None:
        assert legal(complete(at=["d3"], hands=["f1"])) == {">c3", "f1>c3"}

    @pytest.mark.clause("4.7")
    def test_from_the_courtyard_no_flight_leads_nearer(self) -> None:
        assert legal(complete(hands=["f1"])) == {"/"}

    @pytest.mark.clause("4.7")
    def test_after_a_flight_the_steps_are_still_to_be_walked(self) -> None:
        state = complete(at=["e4"], hands=["f1"])
        play(state, "f1>e3")
        assert legal(state) == {">d3", ">c3"}

    @pytest.mark.clause("4.7")
    def test_extra_steps_are_to_be_walked_too(self) -> None:
        state = complete(at=["e4"], hands=["f2"])
        play(state, ">d3")
        assert legal(state) == {"/", "f2"}
        play(state, "f2")
        assert legal(state) == {">c3"}

    @pytest.mark.clause("4.7")
    def test_other_powers_stay_free(self) -> None:
        state = complete(at=["d3"], hands=["v1t2"], dragons={"green": "c3"}, steps=0)
        assert places(state, "t2>") >= {"a3", "e3", "c5"}
        assert len(places(state, "v1>")) == 21

    @pytest.mark.clause("4.7")
    def test_the_assembly_hall_leads_nearer_to_the_courtyard(self) -> None:
        state = complete(at=["d3"], phase="ability", new_buildings=[1], swap=[("d3", "e1")])
        assert legal(state) == {"/", "hall>c3"}

    @pytest.mark.clause("4.7")
    def test_from_further_away_the_assembly_hall_leads_to_more_cells(self) -> None:
        state = complete(at=["d4"], phase="ability", new_buildings=[1], swap=[("d4", "e1")])
        assert places(state, "hall>") == {"c3", "b3", "d3", "c2", "c4"}
        refusal = refused(state, "hall>e3")
        assert (refusal.clause, refusal.code) == ("4.7", "bound-not-nearer")

    @pytest.mark.clause("4.7")
    @pytest.mark.parametrize("seat", [0, 1])
    def test_who_has_less_than_the_price_is_free(self, seat: int) -> None:
        crystals = [6, 7] if seat == 0 else [7, 6]
        state = complete(seat=seat, at=["d3", "d3"], crystals=crystals)
        assert {"/", ">e3", ">c3"} <= legal(state)

    @pytest.mark.clause("4.7")
    def test_who_is_free_may_leave_the_courtyard_and_offers_nothing(self) -> None:
        state = complete(crystals=[6, 7])
        assert len(places(state, ">")) == 12
        assert legal(complete(crystals=[6, 7], phase="build")) == {"/"}

    @pytest.mark.clause("4.7")
    def test_while_a_building_is_not_complete_nobody_is_bound(self) -> None:
        state = table(unbuilt="a4", crystals=[50, 50], at=["d3"])
        assert {"/", ">e3"} <= legal(state)
        assert legal(table(unbuilt="a4", crystals=[50], phase="build")) == {"/", "offer"}


class TestCityComplete:
    @pytest.mark.clause("4.7")
    def test_the_game_ends_once_nobody_can_pay(self) -> None:
        state = complete(phase="build", crystals=[9, 6])
        assert changes(state, "offer") == {
            "crystals 0": 2,
            "cubes 0": 9,
            "obelisk": [0],
            "offered": True,
            "phase": "over",
            "seat": None,
            "result": {"reason": "city-complete", "winners": [0]},
        }

    @pytest.mark.clause("4.7")
    def test_the_game_goes_on_while_somebody_can_pay(self) -> None:
        state = complete(phase="build", crystals=[9, 7])
        play(state, "offer")
        assert ending(state) is None

    @pytest.mark.clause("4.7")
    def test_the_next_price_counts(self) -> None:
        state = complete(phase="build", crystals=[9, 7], obelisk=[1])
        play(state, "offer")
        assert ending(state) == ("city-complete", (1,))

    @pytest.mark.clause("4.7")
    def test_the_last_building_ends_the_game_if_nobody_can_pay(self) -> None:
        state = table(phase="build", at=["b5"], hands=["v3"], unbuilt="b5", crystals=[0, 4])
        assert changes(state, "1=v3") == {
            "hand 0": "",
            "discard": "v3",
            "b5 built": True,
            "crystals 0": 3,
            "scales 0": 1,
            "supply": 8,
            "scales-taken": True,
            "phase": "over",
            "seat": None,
            "result": {"reason": "city-complete", "winners": [1]},
        }

    @pytest.mark.clause("4.7")
    def test_the_last_buildings_rewards_can_keep_the_game_going(self) -> None:
        state = table(phase="build", at=["b5"], hands=["v3"], unbuilt="b5", crystals=[4])
        play(state, "1=v3")
        assert totals(state, "crystals") == [7, 0]
        assert ending(state) is None

    @pytest.mark.clause("4.7")
    def test_an_unbuilt_building_keeps_the_game_going(self) -> None:
        state = table(phase="build", unbuilt="a4", crystals=[7])
        play(state, "offer")
        assert ending(state) is None

    @pytest.mark.clause("4.7")
    @pytest.mark.parametrize(
        ("obelisk", "crystals", "winners"),
        [
            ([1, 1, 2], [7, 0, 6], (1,)),
            ([1, 2], [10, 3, 0], (0, 1)),
            ([1, 2], [10, 2, 0], (0,)),
            ([1, 2], [9, 2, 3], (2,)),
            ([1, 2], [9, 2, 2], (0, 1, 2)),
            ([], [8, 6, 6], (0,)),
        ],
    )
    def test_most_offerings_win_then_most_crystals_else_it_is_shared(
        self, obelisk: list[int], crystals: list[int], winners: tuple[int, ...]
    ) -> None:
        state = table(3, phase="build", unbuilt="", crystals=crystals, obelisk=obelisk)
        play(state, "offer")
        assert ending(state) == ("city-complete", winners)

    @pytest.mark.clause("4.7")
    def test_a_position_in_which_nobody_can_pay_any_more_must_be_over(self) -> None:
        with pytest.raises(Invalid) as caught:
            complete(crystals=[6, 6])
        assert caught.value.code == "position-should-be-over"


def nearly_out(last: int | None) -> dict[str, list[int | None]]:
    """Nineteen cubes on boxes, all but the last one of seat 0; with ``last`` one of a seat more."""
    zero, one = [0, 0, None], [1, 1, None]
    return {
        "c4": zero, "b3": zero, "c2": zero, "b2": zero, "a4": [0, last, None],
        "e2": one, "b1": one, "c1": one, "d1": one, "e4": one,
    }  # fmt: skip


class TestCubesOut:
    @pytest.mark.clause("4.8")
    def test_the_game_is_a_draw_when_all_cubes_are_out(self) -> None:
        state = table(phase="build", at=["b4"], hands=["a2"], boxes=nearly_out(None),
                      crystals=[3, 9])  # fmt: skip
        assert changes(state, "2=a2") == {
            "hand 0": "",
            "discard": "a2",
            "b4 boxes": [None, 0, None],
            "cubes 0": 0,
            "scales-taken": True,
            "phase": "over",
            "seat": None,
            "result": {"reason": "cubes-out", "winners": [0, 1]},
        }

    @pytest.mark.clause("4.8")
    def test_cubes_on_the_obelisk_are_out_too(self) -> None:
        state = table(phase="build", boxes=nearly_out(None), crystals=[7])
        play(state, "offer")
        assert ending(state) == ("cubes-out", (0, 1))

    @pytest.mark.clause("4.8")
    def test_one_cube_in_hand_keeps_the_game_going(self) -> None:
        boxes = nearly_out(None) | {"e4": [1, None, None]}
        state = table(phase="build", at=["b4"], hands=["a2"], boxes=boxes)
        play(state, "2=a2")
        assert (ending(state), totals(state, "cubes")) == (None, [0, 1])

    @pytest.mark.clause("4.8")
    def test_cubes_that_come_back_keep_the_game_going(self) -> None:
        state = table(phase="build", at=["b5"], hands=["v3"], boxes=nearly_out(None))
        play(state, "1=v3")
        assert (ending(state), totals(state, "cubes")) == (None, [1, 0])

    @pytest.mark.clause("4.8")
    def test_a_position_with_all_cubes_out_must_be_over(self) -> None:
        with pytest.raises(Invalid) as caught:
            table(boxes=nearly_out(0))
        assert caught.value.code == "position-should-be-over"


class TestDeclaration:
    @pytest.mark.clause("4.9")
    @pytest.mark.parametrize(("players", "turns"), [(2, 6), (3, 9), (4, 12)])
    def test_after_three_rounds_a_player_may_declare(self, players: int, turns: int) -> None:
        assert "declare" in legal(table(players, idle_turns=turns))

    @pytest.mark.clause("4.9")
    @pytest.mark.parametrize(("players", "turns"), [(2, 5), (3, 8), (4, 11)])
    def test_one_turn_earlier_nobody_may(self, players: int, turns: int) -> None:
        state = table(players, idle_turns=turns)
        assert "declare" not in legal(state)
        refusal = refused(state, "declare")
        assert (refusal.clause, refusal.code) == ("4.9", "declare-too-early")
        assert refusal.parameters == {"turns": turns + 1, "idle": turns}

    @pytest.mark.clause("4.9")
    def test_later_too(self) -> None:
        assert "declare" in legal(table(idle_turns=7))

    @pytest.mark.clause("4.9")
    def test_the_rounds_are_counted_in_finished_turns(self) -> None:
        state = table(idle_turns=4)
        play(state, "/ / drop")
        assert "declare" not in legal(state)
        play(state, "/ / drop")
        assert "declare" in legal(state)

    @pytest.mark.clause("4.9")
    @pytest.mark.parametrize("move", [">d3", "v1>d3", "f2"])
    def test_a_declaration_is_the_first_move_of_a_turn(self, move: str) -> None:
        state = table(idle_turns=6, hands=["v1f2"])
        play(state, move)
        assert "declare" not in legal(state)
        refusal = refused(state, "declare")
        assert (refusal.clause, refusal.code) == ("4.9", "declare-first")

    @pytest.mark.clause("4.9")
    def test_it_leads_straight_to_the_discard_and_draw(self) -> None:
        assert changes(table(idle_turns=6, hands=["v1"]), "declare") == {
            "phase": "draw",
            "fresh": False,
            "steps": 0,
            "declared": [0],
        }

    @pytest.mark.clause("4.9")
    def test_the_turn_ends_as_usual(self) -> None:
        state = table(3, idle_turns=9, hands=["v1"], deck="t1t2t3")
        assert changes(state, "declare drop=v1") == {
            "hand 0": "t1t2t3",
            "discard": "v1",
            "deck": 76,
            "declared": [0],
            "idle-turns": 10,
            "seat": 1,
        }

    @pytest.mark.clause("4.9", "6.2")
    def test_at_the_hospital_it_draws_the_hospitals_cards(self) -> None:
        state = table(idle_turns=6, at=["a5"], new_buildings=[1], deck="t1t2t3a1")
        assert changes(state, "declare")["draw"] == 4
        play(state, "drop")
        assert hand(state, 0) == "t1t2t3a1"

    @pytest.mark.clause("4.9")
    def test_at_the_assembly_hall_it_leaves_the_ability_unused(self) -> None:
        state = table(idle_turns=6, at=["e1"], new_buildings=[1])
        assert changes(state, "declare")["phase"] == "draw"

    @pytest.mark.clause("4.9")
    def test_the_last_declaration_ends_the_game(self) -> None:
        state = table(idle_turns=6, crystals=[3, 5])
        play(state, "declare drop")
        assert changes(state, "declare") == {
            "declared": [0, 1],
            "fresh": False,
            "steps": 0,
            "phase": "over",
            "seat": None,
            "result": {"reason": "agreed", "winners": [1]},
        }

    @pytest.mark.clause("4.9")
    def test_all_players_have_to_declare(self) -> None:
        state = table(4, idle_turns=12, obelisk=[2])
        play(state, "declare drop declare drop declare drop")
        assert (ending(state), flat(state)["declared"]) == (None, [0, 1, 2])
        play(state, "declare")
        assert ending(state) == ("agreed", (2,))

    @pytest.mark.clause("4.9")
    def test_any_player_can_be_the_first_to_declare(self) -> None:
        state = table(3, seat=2, idle_turns=9, crystals=[1, 0, 1])
        play(state, "declare drop declare drop")
        assert flat(state)["declared"] == [2, 0]
        play(state, "declare")
        assert ending(state) == ("agreed", (0, 2))

    @pytest.mark.clause("4.9")
    @pytest.mark.parametrize("move", ["/", ">d3"])
    def test_a_turn_without_a_declaration_breaks_the_chain(self, move: str) -> None:
        state = table(idle_turns=6)
        play(state, "declare drop")
        assert changes(state, move)["declared"] == []

    @pytest.mark.clause("4.9")
    def test_a_broken_chain_begins_anew(self) -> None:
        state = table(idle_turns=6)
        play(state, "declare drop / / drop declare drop")
        assert (ending(state), flat(state)["declared"]) == (None, [0])

    @pytest.mark.clause("4.9")
    def test_a_contribution_clears_the_count(self) -> None:
        state = table(idle_turns=9, at=["b4"], hands=["a2"])
        assert changes(state, "/ 2=a2")["idle-turns"] == 0
        play(state, "/ drop")
        assert flat(state)["idle-turns"] == 0
        assert "declare" not in legal(state)

    @pytest.mark.clause("4.9")
    def test_an_offering_clears_the_count(self) -> None:
        state = table(idle_turns=9, crystals=[7])
        play(state, "/ offer / drop")
        assert flat(state)["idle-turns"] == 0
        play(state, "/ / drop")
        assert flat(state)["idle-turns"] == 1

    @pytest.mark.clause("4.9")
    def test_a_bound_player_cannot_declare(self) -> None:
        state = complete(idle_turns=6)
        assert "declare" not in legal(state)
        refusal = refused(state, "declare")
        assert (refusal.clause, refusal.code) == ("4.9", "declare-bound")

    @pytest.mark.clause("4.9")
    def test_in_a_complete_city_a_free_player_can_declare(self) -> None:
        assert "declare" in legal(complete(idle_turns=6, crystals=[6, 7]))

    @pytest.mark.clause("4.9")
    def test_a_game_that_ended_so_is_read_back_from_its_position(self) -> None:
        state = table(idle_turns=6)
        play(state, "declare drop declare")
        again = bmc.from_position(state.position(), "table")
        assert again.position() == state.position()


class TestIdling:
    @pytest.mark.clause("4.10")
    @pytest.mark.parametrize(("players", "turns"), [(2, 20), (3, 30), (4, 40)])
    def test_after_ten_idle_rounds_the_game_ends(self, players: int, turns: int) -> None:
        state = table(players, phase="draw", idle_turns=turns - 1, obelisk=[1])
        play(state, "drop")
        assert ending(state) == ("idle", (1,))
        assert flat(state)["idle-turns"] == turns

    @pytest.mark.clause("4.10")
    @pytest.mark.parametrize(("players", "turns"), [(2, 20), (3, 30), (4, 40)])
    def test_one_turn_earlier_it_goes_on(self, players: int, turns: int) -> None:
        state = table(players, phase="draw", idle_turns=turns - 2)
        play(state, "drop")
        assert ending(state) is None

    @pytest.mark.clause("4.10")
    def test_the_last_turn_is_played_to_its_end(self) -> None:
        state = table(phase="draw", at=["a5"], draw=4, idle_turns=19, crystals=[5, 5],
                      hands=["v1"], deck="t1t2t3a1a2", new_buildings=[1])  # fmt: skip
        assert changes(state, "drop=v1") == {
            "hand 0": "t1t2t3a1a2",
            "discard": "v1",
            "deck": 74,
            "draw": 2,
            "idle-turns": 20,
            "phase": "over",
            "seat": None,
            "result": {"reason": "idle", "winners": [0, 1]},
        }

    @pytest.mark.clause("4.10")
    def test_a_contribution_in_the_last_turn_keeps_the_game_going(self) -> None:
        state = table(phase="build", at=["b4"], hands=["a2"], idle_turns=19)
        play(state, "2=a2 / drop")
        assert (ending(state), flat(state)["idle-turns"]) == (None, 0)

    @pytest.mark.clause("4.10")
    def test_a_declaration_does_not_stop_the_count(self) -> None:
        state = table(seat=1, idle_turns=19, first=1)
        play(state, "declare drop")
        assert ending(state) == ("idle", (0, 1))

    @pytest.mark.clause("4.10")
    def test_moving_and_drawing_does_not_stop_the_count(self) -> None:
        state = table(idle_turns=19, hands=["v1f2"])
        play(state, "v1>d4 f2 >d3 / / drop")
        assert ending(state) == ("idle", (0, 1))

    @pytest.mark.clause("4.10")
    def test_it_is_decided_by_offerings_then_crystals(self) -> None:
        state = table(3, phase="draw", idle_turns=29, obelisk=[1, 2], crystals=[40, 3, 4])
        play(state, "drop")
        assert ending(state) == ("idle", (2,))

    @pytest.mark.clause("4.10")
    def test_a_position_that_idled_too_long_must_be_over(self) -> None:
        with pytest.raises(Invalid) as caught:
            table(idle_turns=20)
        assert caught.value.code == "position-should-be-over"
