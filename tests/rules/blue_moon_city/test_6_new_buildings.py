"""Clauses 6.1 to 6.6: the tiles of the two expansions."""

from __future__ import annotations

from typing import Any

import pytest

from selenite.core.state import GameState

from .table import (
    CITY,
    changes,
    clause,
    ending,
    flat,
    hand,
    legal,
    own_components,
    payments,
    places,
    play,
    refused,
    table,
    totals,
)

HOSPITAL, HALL, TEMPLE, THEATRE = "a5", "e1", "a1", "e5"


def at(cell: str, phase: str = "build", **rest: Any) -> GameState:
    """A player on a tile of the full square."""
    return table(**{"at": [cell], "phase": phase, "new_buildings": [1, 2], **rest})


class TestAbilities:
    @pytest.mark.clause("6.1")
    @pytest.mark.parametrize("cell", [HALL, TEMPLE])
    @pytest.mark.parametrize("built", ["", "e1 a1"])
    def test_an_ability_works_on_both_sides_of_the_tile(self, cell: str, built: str) -> None:
        assert changes(at(cell, built=built, crystals=[8]), "/") == {"phase": "ability"}

    @pytest.mark.clause("6.1")
    @pytest.mark.parametrize("built", ["", "a5"])
    def test_the_hospital_works_on_both_sides_of_the_tile(self, built: str) -> None:
        assert changes(at(HOSPITAL, built=built), "/") == {"phase": "draw", "draw": 4}

    @pytest.mark.clause("6.1")
    def test_an_ability_comes_after_the_contributions_and_before_the_draw(self) -> None:
        state = at(HALL, hands=["m1"])
        assert clause(state, "hall>c3") == "phase"
        play(state, "1=m1 /")
        assert clause(state, "drop") == "phase"
        assert clause(state, "2=a1") == "phase"
        assert changes(state, "hall>c3") == {"figure 0": "c3", "phase": "draw"}

    @pytest.mark.clause("6.1")
    @pytest.mark.parametrize("cell", [HALL, TEMPLE])
    def test_using_an_ability_is_optional(self, cell: str) -> None:
        assert changes(at(cell, "ability", crystals=[8]), "/") == {"phase": "draw"}

    @pytest.mark.clause("6.1")
    def test_an_ability_is_used_by_the_player_who_stands_there(self) -> None:
        state = at("c4", at=["c4", HALL], seat=0)
        assert changes(state, "/") == {"phase": "draw"}

    @pytest.mark.clause("6.1")
    def test_an_ability_is_not_used_where_the_figure_only_passed(self) -> None:
        state = at("b5", "move", deck="v1v2v3")
        play(state, ">a5 >a4 / / drop")
        assert hand(state, 0) == "v1v2"

    @pytest.mark.clause("6.1")
    def test_an_old_building_has_no_ability(self) -> None:
        assert changes(at("b5", crystals=[30]), "/") == {"phase": "draw"}

    @pytest.mark.clause("6.1")
    def test_the_courtyard_has_no_ability(self) -> None:
        assert changes(at("c3", crystals=[30]), "/") == {"phase": "draw"}

    @pytest.mark.clause("6.1")
    def test_new_buildings_are_built_and_scored_like_the_others(self) -> None:
        state = at(TEMPLE, hands=["t3"], boxes={"a1": [0, 1, None]}, built="a2")
        assert changes(state, "3=t3") == {
            "hand 0": "",
            "discard": "t3",
            "a1 boxes": [None, None, None],
            "a1 built": True,
            "cubes 0": 10,
            "cubes 1": 10,
            "scales 0": 1,
            "supply": 8,
            "crystals 0": 3,
            "crystals 1": 3,
            "scales-taken": True,
        }


class TestHospital:
    @pytest.mark.clause("6.2")
    @pytest.mark.parametrize(("move", "cards"), [("drop", "v1t1t2t3a1"), ("drop=v1", "t1t2t3a1a2")])
    def test_two_more_cards_are_drawn(self, move: str, cards: str) -> None:
        state = at(HOSPITAL, hands=["v1"], deck="t1t2t3a1a2")
        play(state, f"/ {move}")
        assert hand(state, 0) == cards

    @pytest.mark.clause("6.2")
    def test_the_ability_works_by_itself(self) -> None:
        state = at(HOSPITAL)
        play(state, "/")
        assert legal(state) == {"drop"}

    @pytest.mark.clause("6.2")
    def test_the_log_counts_four_cards(self) -> None:
        events = play(at(HOSPITAL), "/ drop")
        assert [(event.code, event.parameters) for event in events] == [
            ("drew", {"seat": 0, "n": 4})
        ]

    @pytest.mark.clause("6.2")
    def test_the_next_player_draws_two_again(self) -> None:
        state = at(HOSPITAL, deck="v1v1v1v2t1t2")
        assert changes(state, "/ drop") == {
            "hand 0": "v1v1v1v2",
            "deck": 76,
            "seat": 1,
            "phase": "move",
            "fresh": True,
            "steps": 2,
            "idle-turns": 1,
        }
        play(state, "/ / drop")
        assert hand(state, 1) == "t1t2"

    @pytest.mark.clause("6.2")
    def test_another_players_figure_there_draws_nothing(self) -> None:
        state = at("c4", at=["c4", HOSPITAL], deck="v1v2v3")
        play(state, "/ drop")
        assert hand(state, 0) == "v1v2"


class TestGoldenTemple:
    @pytest.mark.clause("6.3")
    def test_an_offering_costs_one_crystal_more(self) -> None:
        state = at(TEMPLE, "ability", crystals=[9], idle_turns=5)
        assert changes(state, "temple") == {
            "crystals 0": 1,
            "cubes 0": 9,
            "obelisk": [0],
            "offered": True,
            "phase": "draw",
            "idle-turns": 0,
        }

    @pytest.mark.clause("6.3")
    @pytest.mark.parametrize(("crystals", "phase"), [(7, "draw"), (8, "ability")])
    def test_it_is_offered_only_to_who_can_pay_that(self, crystals: int, phase: str) -> None:
        assert changes(at(TEMPLE, crystals=[crystals]), "/") == {"phase": phase}

    @pytest.mark.clause("6.3")
    @pytest.mark.parametrize(("crystals", "phase"), [(9, "draw"), (10, "ability")])
    def test_it_costs_one_more_than_the_space_shows(self, crystals: int, phase: str) -> None:
        state = at(TEMPLE, crystals=[crystals, 50], obelisk=[0, 1, 1, 1, 0])
        assert changes(state, "/") == {"phase": phase}

    @pytest.mark.clause("6.3")
    def test_the_choice_is_to_offer_or_not(self) -> None:
        state = at(TEMPLE, "ability", crystals=[30], hands=["p1p2"])
        assert legal(state) == {"/", "temple"}

    @pytest.mark.clause("6.3")
    def test_no_pillar_card_adds_to_it(self) -> None:
        state = at(TEMPLE, "ability", crystals=[30], hands=["p1p2"])
        assert clause(state, "offer+p1") == "phase"
        play(state, "temple")
        assert clause(state, "offer+p1") == "phase"
        assert legal(state) == {"drop", "drop=p1", "drop=p2", "drop=p1p2"}

    @pytest.mark.clause("6.3")
    def test_it_is_one_offering(self) -> None:
        state = at(TEMPLE, "ability", crystals=[30])
        play(state, "temple")
        assert clause(state, "temple") == "phase"

    @pytest.mark.clause("3.5", "6.3")
    def test_without_a_cube_there_is_no_choice(self) -> None:
        boxes = {cell: [0, 0, None] for cell in ("c4", "b3", "c2", "b2", "a4")}
        assert changes(at(TEMPLE, crystals=[30], boxes=boxes), "/") == {"phase": "draw"}

    @pytest.mark.clause("6.3")
    def test_it_can_win_the_game(self) -> None:
        state = at(TEMPLE, "ability", crystals=[30], obelisk=[0] * 5)
        events = [(event.code, event.parameters) for event in play(state, "temple")]
        assert events == [
            ("offering", {"seat": 0, "price": 10, "made": 6}),
            ("over", {"reason": "offerings", "winners": [0]}),
        ]

    @pytest.mark.clause("4.7", "6.3")
    def test_it_can_end_the_game_in_a_complete_city(self) -> None:
        state = at(TEMPLE, "ability", crystals=[9, 3], unbuilt="")
        play(state, "temple")
        assert ending(state) == ("city-complete", (0,))

    @pytest.mark.clause("6.3")
    def test_it_does_not_work_in_the_assembly_hall(self) -> None:
        refusal = refused(at(HALL, "ability", crystals=[30]), "temple")
        assert (refusal.clause, refusal.code) == ("6.3", "not-at-temple")


class TestAssemblyHall:
    @pytest.mark.clause("6.4")
    def test_the_figure_moves_to_any_other_tile(self) -> None:
        state = at(HALL, "ability")
        assert places(state, "hall>") == {*CITY, "a1", "a5", "e5"}
        assert "/" in legal(state)

    @pytest.mark.clause("6.4")
    def test_there_is_nothing_to_move_to_where_no_tile_is(self) -> None:
        state = table(at=[HALL], phase="ability", new_buildings=[1])
        assert places(state, "hall>") == {*CITY, "a5"}
        assert clause(state, "hall>a1") == "1.1"

    @pytest.mark.clause("6.4")
    def test_only_the_own_figure_moves_and_the_draw_follows(self) -> None:
        state = at("c3", "ability", at=["c3", HALL], seat=1)
        assert changes(state, "hall>b4") == {"figure 1": "b4", "phase": "draw"}

    @pytest.mark.clause("6.4")
    def test_nothing_is_built_where_it_arrives(self) -> None:
        state = at(HALL, "ability", hands=["a2"])
        play(state, "hall>b4")
        assert legal(state) == {"drop", "drop=a2"}

    @pytest.mark.clause("6.4")
    def test_nothing_is_offered_where_it_arrives(self) -> None:
        state = at(HALL, "ability", crystals=[30])
        play(state, "hall>c3")
        assert legal(state) == {"drop"}

    @pytest.mark.clause("6.4")
    def test_at_the_hospital_it_draws_two_cards(self) -> None:
        state = at(HALL, "ability", deck="t1t2t3a1")
        assert changes(state, "hall>a5") == {"figure 0": "a5", "phase": "draw"}
        play(state, "drop")
        assert hand(state, 0) == "t1t2"

    @pytest.mark.clause("6.4")
    def test_at_the_golden_temple_nothing_is_offered(self) -> None:
        state = at(HALL, "ability", crystals=[30])
        assert changes(state, "hall>a1") == {"figure 0": "a1", "phase": "draw"}

    @pytest.mark.clause("6.4")
    def test_it_does_not_work_in_the_golden_temple(self) -> None:
        refusal = refused(at(TEMPLE, "ability", crystals=[30]), "hall>c3")
        assert (refusal.clause, refusal.code) == ("6.4", "not-at-hall")

    @pytest.mark.clause("6.4")
    def test_the_next_turn_begins_where_it_arrived(self) -> None:
        state = at(HALL, "ability", hands=["a2"])
        play(state, "hall>b4 drop / / drop / 2=a2")
        assert flat(state)["b4 boxes"] == [None, 0, None]

    @pytest.mark.clause("4.7", "6.4")
    def test_completing_the_city_there_binds_at_once(self) -> None:
        boxes = {"e1": [0, 0, 0, 0, 0, None]}
        state = at(HALL, hands=["f1"], boxes=boxes, unbuilt="e1", crystals=[7])
        play(state, "6=f1 /")
        assert places(state, "hall>") == set(CITY)


class TestTheatre:
    @pytest.mark.clause("6.5")
    @pytest.mark.parametrize(
        ("box", "cards", "expected"),
        [
            (1, "k1k1k1k1", {"k1k1k1"}),
            (2, "k1k1k1", {"k1k1"}),
            (2, "a2k1", set()),
            (1, "m1m2k1", {"m1m2"}),
            (2, "m1m2", {"m1m2"}),
            (1, "k1v2h2", {"v2k1h2"}),
            (1, "v1v2h1", {"v1v2h1"}),
            (1, "m3h2", {"m3h2"}),
            (2, "h1h2", {"h1h2"}),
        ],
    )
    def test_its_green_boxes_are_paid_like_any_colour(
        self, box: int, cards: str, expected: set[str]
    ) -> None:
        assert payments(at(THEATRE, hands=[cards]), box) == expected

    @pytest.mark.clause("6.5")
    def test_it_has_no_ability(self) -> None:
        assert changes(at(THEATRE, crystals=[30]), "/") == {"phase": "draw"}


class TestBoxesOfTheAssemblyHall:
    @pytest.mark.clause("6.6")
    def test_they_stand_in_the_order_of_the_components_file(self) -> None:
        state = at(HALL, hands=["v1t1a1f1m1p1"])
        boxes = {"1=m1", "2=a1", "3=t1", "4=v1", "5=p1", "6=f1"}
        assert legal(state) == {"/"} | boxes

    @pytest.mark.clause("6.6")
    @pytest.mark.parametrize(
        ("boxes", "seat", "leader"),
        [
            ([1, 0, 0, 1, 1, None], 0, 1),
            ([0, 1, 1, 0, 0, None], 1, 0),
            ([1, 1, 0, 0, 0, None], 0, 0),
            ([2, 1, 1, 0, 0, None], 2, 2),
            ([2, 1, 1, 0, 0, None], 3, 1),
            ([2, 0, 1, 1, 0, None], 3, 0),
        ],
    )
    def test_of_tied_players_the_first_in_that_order_leads(
        self, boxes: list[int | None], seat: int, leader: int
    ) -> None:
        hands = [""] * 4
        hands[seat] = "f1"
        state = table(4, seat=seat, phase="build", at=[HALL] * 4, hands=hands,
                      boxes={HALL: boxes}, new_buildings=[1])  # fmt: skip
        play(state, "6=f1")
        took_part = {*boxes, seat}
        rewards = [2 * (number == leader) + (number in took_part) for number in range(4)]
        assert totals(state, "crystals") == rewards


@pytest.mark.clause("6.3")
@pytest.mark.parametrize(("cubes", "phase"), [(3, "ability"), (2, "draw")])
def test_the_last_cube_can_be_offered_at_the_golden_temple(cubes: int, phase: str) -> None:
    state = table(
        new_buildings=[2],
        at=["a1"],
        phase="build",
        crystals=[99],
        obelisk=[0, 0],
        components=own_components() | {"cubes": cubes},
    )
    play(state, "/")
    assert state.position()["turn"]["phase"] == phase
