"""Clauses 3.1 to 3.9: contributions, and what a complete building gives."""

from __future__ import annotations

from typing import Any

import pytest

from selenite.core.refusals import Invalid
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc

from .table import (
    changes,
    clause,
    flat,
    hand,
    legal,
    payments,
    play,
    refused,
    table,
    totals,
)


def building(cell: str, hand: str, **rest: Any) -> GameState:
    """A player in the contribution phase, on a building, with a hand."""
    return table(phase="build", at=[cell], hands=[hand], **rest)


@pytest.mark.clause("3.1")
def test_a_contribution_discards_the_cards_and_puts_a_cube_on_the_box() -> None:
    assert changes(building("c4", "v1v2v3t1"), "3=v1v2") == {
        "hand 0": "v3t1",
        "discard": "v1v2",
        "c4 boxes": [None, None, 0],
        "cubes 0": 9,
        "scales-taken": True,
    }


@pytest.mark.clause("3.1")
def test_a_contribution_is_the_active_players() -> None:
    state = table(3, seat=2, phase="build", at=["c3", "c3", "d4"], hands=["", "", "h2"])
    assert changes(state, "2=h2") == {
        "hand 2": "",
        "discard": "h2",
        "d4 boxes": [None, 2],
        "cubes 2": 9,
        "scales-taken": True,
    }


@pytest.mark.clause("3.1")
def test_any_free_box_may_be_chosen() -> None:
    state = building("c4", "v2v3v3", boxes={"c4": [None, 1, None]})
    assert legal(state) == {"/", "1=v2v3", "1=v3v3", "3=v3"}


@pytest.mark.clause("3.1")
def test_a_taken_box_is_refused() -> None:
    refusal = refused(building("c4", "v2v3v3", boxes={"c4": [None, 1, None]}), "2=v2v3")
    assert (refusal.clause, refusal.code) == ("3.1", "box-taken")


@pytest.mark.clause("3.1")
def test_a_box_that_is_not_there_is_refused() -> None:
    refusal = refused(building("d4", "h2"), "3=h2")
    assert (refusal.clause, refusal.code) == ("3.1", "no-such-box")


@pytest.mark.clause("3.1")
def test_a_complete_building_takes_no_more() -> None:
    refusal = refused(building("d4", "h2", built="d4"), "2=h2")
    assert (refusal.clause, refusal.code) == ("3.1", "building-complete")


@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    ("hand", "move", "code"),
    [
        ("v1", "1=v3", "no-such-card-in-hand"),
        ("v2", "1=v2v2", "too-few-in-hand"),
        ("v2", "1=v2", "worth-too-little"),
        ("t3", "1=t3", "worth-too-little"),
        ("v2t1", "1=v2t1", "worth-too-little"),
    ],
)
def test_a_box_wants_cards_of_its_colour_and_value_from_the_hand(
    hand: str, move: str, code: str
) -> None:
    refusal = refused(building("b5", hand), move)
    assert (refusal.clause, refusal.code) == ("3.1", code)


@pytest.mark.clause("3.1")
def test_a_refusal_says_what_the_cards_are_worth() -> None:
    refusal = refused(building("c4", "v1v2t3"), "1=v1v2t3")
    assert refusal.parameters == {
        "cards": "v1v2t3",
        "worth": 3,
        "people": "vulca",
        "value": 5,
    }


@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    ("cell", "hand", "box"),
    [
        ("c4", "v2v3", 1),
        ("c2", "t2t3", 1),
        ("b3", "a2a3", 1),
        ("c5", "f2f3", 1),
        ("d2", "m2m3", 1),
        ("d4", "h2h3", 1),
        ("a2", "p2p3", 1),
        ("b4", "a2", 3),
        ("b1", "v2", 3),
        ("b2", "t2", 3),
        ("d1", "f2", 3),
        ("c1", "m2", 3),
        ("d5", "h2", 3),
        ("e4", "p2", 3),
        ("e2", "f2", 2),
        ("a4", "p2", 2),
        ("b5", "v3", 1),
        ("e3", "t3", 1),
        ("a3", "a3", 1),
    ],
)
def test_each_building_has_boxes_of_its_people(cell: str, hand: str, box: int) -> None:
    assert payments(building(cell, hand), box) >= {hand}


@pytest.mark.clause("3.2")
def test_several_boxes_are_paid_for_in_one_turn() -> None:
    assert changes(building("c4", "v1v2v2v3"), "2=v2v2 3=v3") == {
        "hand 0": "v1",
        "discard": "v2v2v3",
        "c4 boxes": [None, 0, 0],
        "cubes 0": 8,
        "scales-taken": True,
    }


@pytest.mark.clause("3.2")
def test_a_card_serves_one_box_only() -> None:
    state = building("b4", "a2")
    play(state, "2=a2")
    assert legal(state) == {"/"}


@pytest.mark.clause("3.2")
def test_what_was_paid_too_much_does_not_count_for_the_next_box() -> None:
    state = building("d4", "h3h3")
    play(state, "2=h3")
    assert legal(state) == {"/"}


@pytest.mark.clause("3.2")
def test_boxes_that_ask_for_the_same_take_the_same() -> None:
    state = building("b4", "a1a1a3")
    assert legal(state) == {"/", "1=a3", "2=a1a1", "2=a3", "3=a1a1", "3=a3"}


@pytest.mark.clause("3.2")
def test_equal_boxes_around_a_different_one_are_told_apart() -> None:
    state = building("d3", "v2v3", boxes={"d3": [None, 0, None, None]})
    assert legal(state) == {"/", "1=v2v3", "3=v2v3", "4=v3"}


@pytest.mark.clause("3.3")
def test_paying_too_much_is_allowed() -> None:
    assert payments(building("b4", "a3"), 2) == {"a3"}


@pytest.mark.clause("3.3")
def test_a_payment_has_no_needless_card() -> None:
    assert payments(building("b3", "a1a2a2a3a3"), 1) == {"a2a3", "a3a3", "a1a2a2"}


@pytest.mark.clause("3.3")
def test_more_than_one_fitting_payment_is_a_choice() -> None:
    assert payments(building("a3", "a1a1a1a2a3"), 1) == {"a3", "a1a2", "a1a1a1"}


@pytest.mark.clause("3.3")
@pytest.mark.parametrize(
    ("payment", "needless", "rest"),
    [("a1a3", "a1", "a3"), ("a1a2a3", "a1a2", "a3"), ("a1a2k1", "a1", "a2k1")],
)
def test_a_needless_card_is_refused_and_named(payment: str, needless: str, rest: str) -> None:
    refusal = refused(building("a3", payment), f"1={payment}")
    assert (refusal.clause, refusal.code) == ("3.3", "needless-card")
    assert refusal.parameters["cards"] == needless
    assert refusal.parameters["rest"] == rest


@pytest.mark.clause("3.4")
def test_the_palace_takes_any_one_colour() -> None:
    state = building("d3", "v3t1t2a2f1p3")
    assert payments(state, 4) == {"v3", "t1t2", "p3"}
    assert payments(state, 1) == set()


@pytest.mark.clause("3.4")
def test_the_palace_refuses_two_colours() -> None:
    refusal = refused(building("d3", "v2t2"), "2=v2t2")
    assert (refusal.clause, refusal.code) == ("3.4", "palace-one-colour")


@pytest.mark.clause("3.4")
def test_too_little_of_two_colours_is_just_too_little() -> None:
    assert clause(building("d3", "v1t2"), "2=v1t2") == "3.1"


@pytest.mark.clause("3.4")
def test_different_boxes_of_the_palace_may_have_different_colours() -> None:
    state = building("d3", "v2v3t1t3")
    assert changes(state, "1=v2v3 3=t1t3")["d3 boxes"] == [0, None, 0, None]


@pytest.mark.clause("3.4")
def test_jokers_join_the_palaces_one_colour() -> None:
    assert payments(building("d3", "v3t3k1"), 2) == {"v3k1", "t3k1"}


@pytest.mark.clause("3.4")
def test_khind_alone_are_one_colour_for_the_palace() -> None:
    assert payments(building("d3", "k1k1k1k1"), 2) == {"k1k1k1k1"}


@pytest.mark.clause("3.4")
def test_a_pair_of_mimix_joins_the_palaces_one_colour() -> None:
    assert payments(building("d3", "v1t1m1m2"), 2) == {"v1m1m2", "t1m1m2"}


@pytest.mark.clause("3.4")
def test_recoloured_cards_join_the_palaces_one_colour() -> None:
    assert payments(building("d3", "v3t1h2"), 2) == {"v3t1h2"}


CUBES_OUT = {"c2": [0, 0, None], "b2": [0, 0, None], "a4": [0, 0, None], "e4": [0, 0, None]}


@pytest.mark.clause("3.5")
def test_without_a_cube_nothing_is_contributed() -> None:
    state = building("b5", "v3", boxes=CUBES_OUT | {"d1": [0, 0, None]})
    assert totals(state, "cubes") == [0, 10]
    assert legal(state) == {"/"}
    refusal = refused(state, "1=v3")
    assert (refusal.clause, refusal.code) == ("3.5", "no-cube")


@pytest.mark.clause("3.5")
def test_the_last_cube_can_be_contributed() -> None:
    state = building("b4", "a3", boxes=CUBES_OUT | {"d1": [0, None, None]})
    play(state, "1=a3")
    assert totals(state, "cubes") == [0, 10]


@pytest.mark.clause("3.5")
def test_without_a_cube_nothing_is_offered() -> None:
    boxes = CUBES_OUT | {"d1": [0, 0, None]}
    state = table(phase="build", crystals=[50], boxes=boxes)
    assert legal(state) == {"/"}
    assert clause(state, "offer") == "3.5"


@pytest.mark.clause("3.5")
def test_without_a_cube_nothing_more_is_offered() -> None:
    boxes = CUBES_OUT | {"d1": [0, None, None]}
    state = table(phase="build", crystals=[50], hands=["p1p2"], boxes=boxes)
    play(state, "offer")
    assert legal(state) == {"/"}
    assert clause(state, "offer+p1") == "3.5"


@pytest.mark.clause("3.6a")
def test_most_cubes_lead() -> None:
    state = building("d5", "h2", boxes={"d5": [1, 0, None]})
    play(state, "3=h2")
    assert totals(state, "crystals") == [4, 2]


@pytest.mark.clause("3.6a")
def test_most_cubes_of_another_player_lead() -> None:
    state = building("d5", "h2", boxes={"d5": [1, 1, None]})
    play(state, "3=h2")
    assert totals(state, "crystals") == [2, 4]


@pytest.mark.clause("3.6a")
@pytest.mark.parametrize(("boxes", "move", "scales"), [([None, 1], "1=h2h3", [1, 0]),
                                                       ([1, None], "2=h2", [0, 1])])  # fmt: skip
def test_of_tied_players_the_leftmost_leads(
    boxes: list[int | None], move: str, scales: list[int]
) -> None:
    state = building("d4", "h2h2h3", boxes={"d4": boxes})
    play(state, move)
    assert totals(state, "scales") == scales


@pytest.mark.clause("3.6a")
@pytest.mark.parametrize(
    ("boxes", "seat", "leader"),
    [
        ([2, 1, 1, None], 2, 2),
        ([0, 1, 1, None], 2, 1),
        ([0, 2, 1, None], 1, 1),
        ([1, 0, 0, None], 1, 1),
        ([0, 1, 2, None], 3, 0),
        ([3, 3, 1, None], 1, 3),
    ],
)
def test_the_palace_has_one_leader(boxes: list[int | None], seat: int, leader: int) -> None:
    hands = [""] * 4
    hands[seat] = "v3"
    state = table(
        4, seat=seat, phase="build", at=["d3"] * 4, hands=hands, boxes={"d3": boxes}, crystals=[9]
    )
    play(state, "4=v3")
    took_part = {*boxes, seat}
    rewards = [2 * (number == leader) + (number in took_part) for number in range(4)]
    assert totals(state, "crystals") == [9 + rewards[0], *rewards[1:]]


@pytest.mark.clause("3.6a")
def test_a_single_box_makes_its_player_the_leader() -> None:
    state = building("b5", "v3", scales=[2, 4])
    assert changes(state, "1=v3") == {
        "hand 0": "",
        "discard": "v3",
        "b5 built": True,
        "scales 0": 3,
        "supply": 2,
        "crystals 0": 1,
        "scales-taken": True,
    }


@pytest.mark.clause("3.6a", "3.6b")
@pytest.mark.parametrize(
    ("cell", "payment", "crystals", "cards", "scales"),
    [
        ("c4", "v3", 5, 0, 0),
        ("b3", "a3", 5, 0, 0),
        ("c2", "t3", 5, 0, 0),
        ("d3", "p3", 3, 1, 1),
        ("b4", "a2", 1, 2, 0),
        ("b1", "v2", 1, 2, 0),
        ("b2", "t2", 1, 2, 0),
        ("a4", "p2", 2, 0, 1),
        ("e2", "f2", 1, 0, 1),
        ("b5", "v3", 1, 0, 1),
        ("e3", "t3", 1, 0, 1),
        ("a3", "a3", 1, 0, 1),
        ("d4", "h2", 1, 0, 1),
        ("a2", "p2", 1, 2, 0),
        ("c5", "f2", 1, 2, 0),
        ("d2", "m3", 2, 0, 1),
        ("c1", "m2", 4, 0, 0),
        ("d5", "h2", 4, 0, 0),
        ("d1", "f2", 4, 0, 0),
        ("e4", "p2", 4, 0, 0),
        ("a5", "m3", 1, 2, 0),
        ("e1", "f1", 3, 0, 0),
        ("a1", "t3", 2, 0, 1),
        ("e5", "k1k1", 4, 0, 0),
    ],
)
def test_a_lone_builder_gets_leaders_and_everyones_reward(
    cell: str, payment: str, crystals: int, cards: int, scales: int
) -> None:
    boxes = len(table(new_buildings=[1, 2]).position()["city"][cell]["boxes"])
    cubes: list[int | None] = [*[0] * (boxes - 1), None]
    state = building(cell, payment, boxes={cell: cubes}, new_buildings=[1, 2])
    play(state, f"{boxes}={payment}")
    after = flat(state)
    assert (after["crystals 0"], len(after["aside 0"]) // 2, after["scales 0"]) == (
        crystals,
        cards,
        scales,
    )


@pytest.mark.clause("3.6b")
def test_everyone_is_rewarded_once_however_many_their_cubes() -> None:
    state = table(
        3, phase="build", at=["b4"], hands=["a2"], boxes={"b4": [0, 0, None]}, crystals=[0, 4, 4]
    )
    play(state, "3=a2")
    assert totals(state, "crystals") == [1, 4, 4]


@pytest.mark.clause("3.6b")
def test_everyone_with_a_cube_is_rewarded_and_nobody_else() -> None:
    state = table(4, phase="build", at=["c1"], hands=["m2"], boxes={"c1": [3, 1, None]})
    play(state, "3=m2")
    assert totals(state, "crystals") == [2, 2, 0, 4]


@pytest.mark.clause("3.6b")
def test_the_active_player_is_rewarded_only_as_others_are() -> None:
    state = table(3, seat=1, phase="build", at=["c4"] * 3, hands=["", "v3"],
                  boxes={"c4": [2, 2, None]})  # fmt: skip
    play(state, "3=v3")
    assert totals(state, "crystals") == [0, 3, 5]


@pytest.mark.clause("3.6c")
@pytest.mark.parametrize(
    ("built", "crystals", "cards", "scales"),
    [
        ("c4", 3, 0, 0),
        ("d5", 3, 0, 0),
        ("e4", 0, 2, 0),
        ("d3", 1, 1, 1),
        ("c4 d5", 6, 0, 0),
        ("c4 d3 d5 e4", 7, 3, 1),
        ("c5 e3", 0, 0, 0),
        ("b4 d2", 0, 0, 0),
    ],
)
def test_complete_orthogonal_neighbours_reward_everyone_with_a_cube(
    built: str, crystals: int, cards: int, scales: int
) -> None:
    state = building("d4", "h2h3", boxes={"d4": [None, 1]}, built=built)
    play(state, "1=h2h3")
    after = flat(state)
    assert totals(state, "crystals") == [1 + crystals, 1 + crystals]
    assert totals(state, "scales") == [1 + scales, scales]
    assert (len(after["aside 0"]), len(after["hand 1"])) == (2 * cards, 2 * cards)


@pytest.mark.clause("3.6c")
@pytest.mark.parametrize(
    ("cell", "payment", "beside", "crystals", "cards", "scales"),
    [
        ("a3", "a3", "b3", 0, 0, 2),
        ("b5", "v3", "b4", 1, 0, 0),
        ("e3", "t3", "e4", 0, 2, 0),
        ("e3", "t3", "e2", 0, 0, 1),
        ("a3", "a3", "a4", 1, 0, 0),
        ("a3", "a3", "a2", 1, 0, 0),
        ("b5", "v3", "c5", 1, 0, 0),
        ("b5", "v3", "a5", 0, 1, 0),
    ],
)
def test_each_neighbour_gives_what_it_shows(
    cell: str, payment: str, beside: str, crystals: int, cards: int, scales: int
) -> None:
    state = building(cell, payment, built=beside, new_buildings=[1])
    play(state, f"1={payment}")
    after = flat(state)
    assert after["crystals 0"] == 1 + crystals
    assert after["scales 0"] == 1 + scales
    assert len(after["aside 0"]) == 2 * cards


@pytest.mark.clause("3.6c")
@pytest.mark.parametrize(
    ("cell", "beside", "crystals", "cards", "scales"),
    [
        ("b1", "c1", 2, 0, 0),
        ("b1", "b2", 1, 0, 0),
        ("c2", "d2", 1, 0, 0),
        ("c2", "b2", 1, 0, 0),
        ("b2", "c2", 0, 2, 0),
        ("b2", "b1", 1, 0, 0),
        ("c1", "d1", 2, 0, 0),
        ("d2", "d1", 2, 0, 0),
        ("c4", "d4", 1, 0, 0),
        ("d3", "e3", 1, 0, 0),
        ("b3", "a3", 1, 0, 0),
        ("c5", "b5", 1, 0, 0),
        ("a2", "a1", 0, 0, 1),
        ("e4", "e5", 1, 0, 0),
        ("d1", "e1", 1, 0, 0),
    ],
)
def test_neighbours_reward_larger_buildings_too(
    cell: str, beside: str, crystals: int, cards: int, scales: int
) -> None:
    empty = table(new_buildings=[1, 2], built=beside)
    rewards = []
    for built in ("", beside):
        city = empty.position()["city"]
        last = len(city[cell]["boxes"])
        cubes: list[int | None] = [*[0] * (last - 1), None]
        state = building(
            cell, "v3t3a3f3m3h3p3", boxes={cell: cubes}, built=built, new_buildings=[1, 2]
        )
        play(state, min(move for move in legal(state) if move != "/"))
        after = flat(state)
        rewards.append((after["crystals 0"], len(after["aside 0"]) // 2, after["scales 0"]))
    without, having = rewards
    gained = tuple(b - a for a, b in zip(without, having, strict=True))
    assert gained == (crystals, cards, scales)


@pytest.mark.clause("3.6c")
def test_a_neighbour_with_cubes_but_not_complete_gives_nothing() -> None:
    state = building("b5", "v3", boxes={"b4": [0, 1, None]})
    play(state, "1=v3")
    assert totals(state, "crystals") == [1, 0]


@pytest.mark.clause("3.6c")
def test_a_building_is_no_neighbour_of_itself() -> None:
    state = building("d5", "h2", boxes={"d5": [0, 0, None]})
    play(state, "3=h2")
    assert totals(state, "crystals") == [4, 0]


@pytest.mark.clause("3.6d")
def test_all_cubes_go_back_and_the_tile_is_turned_over() -> None:
    dragons = {"red": "d5", "blue": "d5"}
    state = table(3, phase="build", at=["d5", "d5", "c3"], hands=["h2"],
                  boxes={"d5": [2, 0, None]}, dragons=dragons, scales_taken=True)  # fmt: skip
    assert changes(state, "3=h2") == {
        "hand 0": "",
        "discard": "h2",
        "d5 boxes": [None, None, None],
        "d5 built": True,
        "cubes 0": 10,
        "cubes 2": 10,
        "crystals 0": 4,
        "crystals 2": 2,
    }


@pytest.mark.clause("3.6d")
def test_cubes_on_other_buildings_stay() -> None:
    state = building("b5", "v3", boxes={"b4": [0, 1, None]})
    play(state, "1=v3")
    assert state.position()["city"]["b4"]["boxes"] == [0, 1, None]
    assert totals(state, "cubes") == [9, 9]


@pytest.mark.clause("3.6d")
def test_a_building_with_a_free_box_is_not_scored() -> None:
    state = building("d5", "h2h3", boxes={"d5": [None, 1, None]})
    assert changes(state, "3=h2") == {
        "hand 0": "h3",
        "discard": "h2",
        "d5 boxes": [None, 1, 0],
        "cubes 0": 9,
        "scales-taken": True,
    }


@pytest.mark.clause("3.6d")
def test_the_first_box_can_be_the_last_free_one() -> None:
    state = building("d5", "h2h3", boxes={"d5": [None, 1, 1]})
    play(state, "1=h2h3")
    assert state.position()["city"]["d5"] == {
        "tile": "library",
        "built": True,
        "boxes": [None, None, None],
    }


@pytest.mark.clause("3.6d")
@pytest.mark.parametrize(
    ("boxes", "built", "code"),
    [([0, None], "d4", "position-built-with-cubes"), ([0, 1], "", "position-full-unbuilt")],
)
def test_a_position_that_scoring_would_have_changed_is_refused(
    boxes: list[int | None], built: str, code: str
) -> None:
    with pytest.raises(Invalid) as caught:
        table(boxes={"d4": boxes}, built=built)
    assert caught.value.code == code


@pytest.mark.clause("3.7")
def test_crystals_are_unlimited() -> None:
    state = building("b5", "v3", crystals=[500, 900])
    play(state, "1=v3")
    assert totals(state, "crystals") == [501, 900]


@pytest.mark.clause("3.7")
@pytest.mark.parametrize("is_open", [True, False])
def test_views_carry_everybodys_crystals(is_open: bool) -> None:
    position = table(crystals=[3, 8], scales=[2, 1]).position()
    position["options"]["open-crystals"] = is_open
    view = bmc.from_position(position, "x").view(0)
    assert [player["crystals"] for player in view.position["players"]] == [3, 8]
    assert view.position["options"]["open-crystals"] is is_open


@pytest.mark.clause("3.7")
def test_scales_and_card_counts_are_open() -> None:
    view = table(hands=["v1", "t1t2"], scales=[2, 1]).view(0)
    assert [player["scales"] for player in view.position["players"]] == [2, 1]
    assert view.position["players"][1]["hand"] == 2


@pytest.mark.clause("3.8")
def test_cards_won_in_ones_own_turn_are_set_aside() -> None:
    state = building("b4", "a2", boxes={"b4": [0, 0, None]}, deck="h1p2")
    assert changes(state, "3=a2") == {
        "hand 0": "",
        "aside 0": "h1p2",
        "deck": 77,
        "discard": "a2",
        "b4 boxes": [None, None, None],
        "b4 built": True,
        "cubes 0": 10,
        "crystals 0": 1,
        "scales-taken": True,
    }


@pytest.mark.clause("3.8")
def test_cards_set_aside_can_be_neither_paid_nor_discarded() -> None:
    state = building("b4", "a2v1", boxes={"b4": [0, 0, None]}, deck="h1p2")
    play(state, "3=a2 /")
    assert legal(state) == {"drop", "drop=v1"}
    assert clause(state, "drop=h1") == "2.5"


@pytest.mark.clause("3.8")
def test_cards_set_aside_join_the_hand_after_the_draw() -> None:
    state = table(phase="draw", at=["b4"], hands=["v1"], aside="h1p2", deck="t1t3",
                  scales_taken=True)  # fmt: skip
    assert changes(state, "drop") == {
        "hand 0": "v1t1t3h1p2",
        "aside 0": "",
        "deck": 75,
        "seat": 1,
        "phase": "move",
        "fresh": True,
        "steps": 2,
        "scales-taken": False,
    }


@pytest.mark.clause("3.8")
def test_several_cards_of_a_kind_are_set_aside() -> None:
    state = table(phase="draw", at=["b4"], hands=["k1"], aside="k1k1h3", deck="k1t3",
                  scales_taken=True)  # fmt: skip
    events = play(state, "drop")
    assert hand(state, 0) == "t3k1k1k1k1h3"
    assert [(event.code, event.parameters["n"]) for event in events] == [("drew", 2), ("took", 3)]


@pytest.mark.clause("3.8")
def test_cards_won_in_another_players_turn_join_the_hand_at_once() -> None:
    state = table(phase="build", at=["b4"], hands=["a2", "v3"], boxes={"b4": [1, 1, None]},
                  deck="h1p2")  # fmt: skip
    play(state, "3=a2")
    after = flat(state)
    assert (after["hand 1"], after["aside 0"], after["aside 1"]) == ("v3h1p2", "", "")


@pytest.mark.clause("3.8")
def test_not_even_their_owner_sees_cards_set_aside() -> None:
    state = table(phase="draw", at=["b4"], hands=["v1"], aside="h1p2", scales_taken=True)
    assert state.view(0).position["players"][0]["aside"] == 2


@pytest.mark.clause("2.7", "3.8")
def test_the_draw_pile_is_refilled_while_rewards_are_given() -> None:
    state = building("b4", "a2", boxes={"b4": [0, 0, None]}, deck="p2", rest=1)
    play(state, "3=a2")
    after = flat(state)
    assert (after["aside 0"], after["discard"], after["deck"], after["shuffles"]) == (
        "a2p2",
        "",
        0,
        1,
    )


@pytest.mark.clause("2.7", "3.8")
def test_a_reward_of_cards_that_are_not_there_is_not_given() -> None:
    state = building("b4", "a2", boxes={"b4": [0, 0, None]}, rest=1)
    events = play(state, "3=a2")
    assert flat(state)["aside 0"] == "a2"
    assert [event.parameters["n"] for event in events if event.code == "cards"] == [1]


MILL = {"b2": [0, 2, None]}


@pytest.mark.clause("3.9")
def test_the_leader_takes_first_then_all_from_the_active_player_on() -> None:
    state = table(3, seat=1, phase="build", at=["b2"] * 3, hands=["", "t2", ""], boxes=MILL,
                  built="c2", deck="v1v2v3t1t3a1a2a3")  # fmt: skip
    play(state, "3=t2")
    after = flat(state)
    assert (after["hand 0"], after["aside 1"], after["hand 2"]) == ("v1v2a2a3", "v3t1", "t3a1")


@pytest.mark.clause("3.9")
def test_everyones_rewards_go_from_the_active_player_on() -> None:
    state = table(3, seat=1, phase="build", at=["d3"] * 3, hands=["", "v3"],
                  boxes={"d3": [0, 2, 1, None]}, deck="p1p2p3")  # fmt: skip
    play(state, "4=v3")
    after = flat(state)
    assert (after["aside 1"], after["hand 2"], after["hand 0"]) == ("p1", "p2", "p3")


@pytest.mark.clause("3.9")
def test_everyones_rewards_come_before_the_neighbours() -> None:
    state = table(phase="build", at=["d3"], hands=["v3"], boxes={"d3": [0, 1, 1, None]},
                  built="d4", swap=[("d4", "e4")], deck="p1p2p3f1f2f3")  # fmt: skip
    play(state, "4=v3")
    after = flat(state)
    assert (after["aside 0"], after["hand 1"]) == ("f1p1p3", "f2f3p2")


@pytest.mark.clause("3.9")
def test_a_player_takes_all_neighbours_rewards_at_once() -> None:
    state = table(phase="build", at=["b2"], hands=["t2"], boxes={"b2": [1, 1, None]},
                  built="c2 a2", swap=[("a2", "e4")], deck="v1v2p1p2p3p3f1f2f3f3")  # fmt: skip
    play(state, "3=t2")
    after = flat(state)
    assert (after["aside 0"], after["hand 1"]) == ("p1p2p3p3", "v1v2f1f2f3f3")


@pytest.mark.clause("3.9")
def test_the_log_lists_the_rewards_in_their_order() -> None:
    state = table(phase="build", at=["d4"], hands=["h2h3"], boxes={"d4": [None, 1]},
                  built="c4 e4 d3", dragons={"red": "d4"})  # fmt: skip
    events = [(event.code, event.parameters) for event in play(state, "1=h2h3")]

    def neighbours(seat: int) -> list[tuple[str, dict[str, object]]]:
        temple = {"seat": seat, "n": 3, "source": "neighbour", "tile": "fire-temple"}
        market = {"seat": seat, "n": 2, "source": "neighbour", "tile": "market-hall"}
        palace = {"seat": seat, "n": 1, "source": "neighbour", "tile": "royal-palace"}
        return [
            ("crystals", temple),
            ("crystals", palace),
            ("cards", palace),
            ("scales", {"seat": seat, "n": 1, "source": "neighbour"}),
            ("cards", market),
        ]

    everyone = {"n": 1, "source": "everyone", "tile": "university"}
    assert events == [
        ("scales", {"seat": 0, "n": 1, "source": "dragons"}),
        ("completed", {"seat": 0, "tile": "university", "cell": "d4"}),
        ("scales", {"seat": 0, "n": 1, "source": "leader"}),
        ("crystals", {"seat": 0, **everyone}),
        ("crystals", {"seat": 1, **everyone}),
        *neighbours(0),
        *neighbours(1),
    ]


@pytest.mark.clause("3.8")
def test_cards_won_in_ones_own_turn_are_counted_when_they_are_taken() -> None:
    state = table(
        at=["b4"], phase="build", hands=["a3a3a3"], boxes={"b4": [None, None, 1]}, deck="k1k1v1v2"
    )
    play(state, "1=a3 2=a3")
    assert state.view(0).position["players"][0]["aside"] == 2
    play(state, "/")
    events = state.play("drop")
    assert [(event.code, event.parameters["n"]) for event in events] == [("drew", 2), ("took", 2)]
    assert state.position()["players"][0]["hand"] == "v1v2a3k1k1"


@pytest.mark.clause("3.8")
def test_a_single_set_aside_card_joins_the_hand_and_is_not_taken_again() -> None:
    state = table(
        at=["d3"],
        phase="build",
        hands=["v3", ""],
        boxes={"d3": [1, 1, 1, None]},
        deck="k1a1v1v2t3f3p3",
    )
    play(state, "4=v3 /")
    assert state.view(0).position["players"][0]["aside"] == 1
    events = state.play("drop")
    assert [(event.code, event.parameters["n"]) for event in events] == [("drew", 2), ("took", 1)]
    play(state, "/ /")
    later = state.play("drop")
    assert [event.code for event in later] == ["drew"]


@pytest.mark.clause("2.5")
def test_two_of_the_first_cards_are_discarded_together() -> None:
    state = table(phase="draw", hands=["v1v1v1"], deck="k1k1k1k1")
    play(state, "drop=v1v1")
    assert state.position()["players"][0]["hand"] == "v1k1k1k1k1"
    assert state.position()["discard"] == "v1v1"
