"""The worked examples of the printed rulebooks."""

from __future__ import annotations

import pytest

from .table import changes, clause, flat, legal, payments, play, refused, table, totals

VIOLET, GREY = 0, 1


@pytest.mark.clause("2.1", "3.6a", "3.6b", "3.6c", "3.6d", "3.8", "4.1", "5.2")
class TestTheUniversity:
    """Violet walks from the Hospice to the University and completes it."""

    def setup_method(self) -> None:
        self.state = table(
            3,
            at=["e3", "c3", "c3"],
            hands=["v1t1a1h2h3"],
            boxes={"d4": [None, GREY]},
            built="c4 e4",
            dragons={"red": "d4"},
            deck="f1f2p1p2k1k1k1k1",
        )

    def test_the_walk_and_the_blue_dragon(self) -> None:
        assert changes(self.state, ">d4 a1>d4 /") == {
            "figure 0": "d4",
            "blue": "d4",
            "hand 0": "v1t1h2h3",
            "discard": "a1",
            "phase": "build",
            "steps": 0,
            "fresh": False,
        }

    def test_the_contribution_earns_two_scales_and_completes_the_building(self) -> None:
        play(self.state, ">d4 a1>d4 /")
        assert changes(self.state, "1=h2h3") == {
            "hand 0": "v1t1",
            "discard": "a1h2h3",
            "scales 0": 2 + 1,
            "supply": 9,
            "crystals 0": 1 + 3,
            "crystals 1": 1 + 3,
            "aside 0": "f1f2",
            "hand 1": "p1p2",
            "deck": 80 - 5 - 4,
            "d4 boxes": [None, None],
            "d4 built": True,
            "cubes 1": 10,
            "scales-taken": True,
        }

    def test_the_end_of_the_turn_draws_four_and_takes_the_two_set_aside(self) -> None:
        play(self.state, ">d4 a1>d4 / 1=h2h3 /")
        assert changes(self.state, "drop=v1t1") == {
            "hand 0": "f1f2k1k1k1k1",
            "aside 0": "",
            "discard": "v1t1a1h2h3",
            "deck": 80 - 5 - 4 - 4,
            "seat": GREY,
            "phase": "move",
            "fresh": True,
            "steps": 2,
            "scales-taken": False,
        }


@pytest.mark.clause("4.2", "4.3", "4.4")
def test_five_four_and_two_scales_with_one_left_in_the_supply() -> None:
    state = table(3, phase="build", at=["d3"], hands=["v3"], scales=[5, 4, 2],
                  dragons={"red": "d3", "blue": "d3"})  # fmt: skip
    play(state, "4=v3")
    assert totals(state, "crystals") == [6, 3, 0]
    assert totals(state, "scales") == [0, 0, 2]
    assert state.position()["supply"]["scales"] == 10


@pytest.mark.clause("5.8")
def test_two_more_offerings_with_a_pillar_one_and_a_pillar_two_cost_three_crystals_more() -> None:
    state = table(3, phase="build", crystals=[24, 0, 0], hands=["p1p2"])
    assert changes(state, "offer offer+p1 offer+p2") == {
        "crystals 0": 24 - 3 * 7 - 3,
        "cubes 0": 7,
        "hand 0": "",
        "discard": "p1p2",
        "obelisk": [0, 0, 0],
        "offered": True,
    }


@pytest.mark.clause("3.2")
def test_boxes_four_and_two_cannot_be_paid_with_two_threes() -> None:
    state = table(phase="build", at=["a4"], hands=["p3p3"], boxes={"a4": [None, None, 1]})
    play(state, "2=p3")
    assert legal(state) == {"/"}
    refusal = refused(state, "1=p3")
    assert (refusal.clause, refusal.parameters["worth"]) == ("3.1", 3)


@pytest.mark.clause("3.3")
def test_a_three_may_overpay_the_two() -> None:
    state = table(phase="build", at=["a4"], hands=["p3p3"], boxes={"a4": [None, None, 1]})
    assert payments(state, 2) == {"p3"}


@pytest.mark.clause("3.4")
def test_the_palaces_four_is_not_paid_with_a_yellow_three_and_a_blue_one() -> None:
    state = table(phase="build", at=["d3"], hands=["a1p3"])
    assert payments(state, 2) == set()
    assert clause(state, "2=a1p3") == "3.4"


@pytest.mark.clause("5.5")
def test_a_blue_two_and_two_khind_pay_a_blue_four() -> None:
    state = table(phase="build", at=["b3"], hands=["a2k1k1"])
    assert payments(state, 2) == {"a2k1k1"}


@pytest.mark.clause("5.6")
def test_two_mimix_ones_and_two_yellow_ones_pay_a_yellow_five() -> None:
    state = table(phase="build", at=["a2"], hands=["m1m1p1p1"])
    assert payments(state, 1) == {"m1m1p1p1"}


@pytest.mark.clause("5.7")
def test_a_hoax_two_makes_a_grey_three_a_red_three() -> None:
    state = table(phase="build", at=["e3"], hands=["f3h2"])
    assert payments(state, 1) == {"f3h2"}


@pytest.mark.clause("2.5")
def test_who_discards_one_card_draws_three() -> None:
    state = table(phase="draw", hands=["v1"], deck="t1t2t3")
    play(state, "drop=v1")
    assert flat(state)["hand 0"] == "t1t2t3"


@pytest.mark.clause("4.1")
def test_two_dragons_give_two_scales_once() -> None:
    state = table(phase="build", at=["d3"], hands=["v3t2t3"],
                  dragons={"red": "d3", "green": "d3"})  # fmt: skip
    play(state, "4=v3 1=t2t3")
    assert totals(state, "scales") == [2, 0]


@pytest.mark.clause("4.5")
def test_a_space_that_shows_nine_costs_nine() -> None:
    state = table(3, phase="build", crystals=[9, 0, 0], obelisk=[0, 1, 2, 0, 1, 2])
    play(state, "offer")
    assert totals(state, "crystals") == [0, 0, 0]


@pytest.mark.clause("2.4", "5.4")
def test_nobody_walks_builds_and_flies_on() -> None:
    state = table(hands=["f2h2"])
    play(state, ">d4 / 2=h2")
    assert clause(state, "f2") == "phase"
