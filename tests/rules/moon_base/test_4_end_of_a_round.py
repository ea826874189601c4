"""Clauses 4.1 to 4.4: settlements and bases."""

from __future__ import annotations

import pytest

from .board import based, clause, legal, play, pods, round_over, settled, table, turn

TOWERS = (
    "Lg(0,10) Ls(0,-10) Ls(-32,10) Ls(-32,-10) Ls(32,10) Ls(32,-10) "
    "Lg(0,0)2 Ls(-32,0)2 Ls(32,0)2 Lg(-16,0)3 Lg(16,0)3"
)
"""Three rings on level 2 in a row; two gold ones on level 3 rest on them."""
FIVE_GOLD = dict.fromkeys((2, 5, 8, 11, 14), 0)
"""Settlements on the first five of some pods."""


@pytest.mark.clause("4.1")
def test_every_open_ring_gets_a_settlement_of_its_colour() -> None:
    state = round_over(pods("Lg Ls Lg"))
    assert sorted(settled(state)) == [(2, 0), (5, 1), (8, 0)]


@pytest.mark.clause("4.1")
def test_the_colours_may_be_the_other_way_round() -> None:
    state = round_over(pods("Lg Ls Lg"), colours=("silver", "gold"))
    assert sorted(settled(state)) == [(2, 1), (5, 0), (8, 1)]


@pytest.mark.clause("4.1")
@pytest.mark.parametrize(("number", "order"), [(5, [(5, 0), (2, 1)]), (4, [(2, 1), (5, 0)])])
def test_the_first_player_of_the_round_settles_first(
    number: int, order: list[tuple[int, int]]
) -> None:
    assert settled(round_over(pods("Ls Lg"), round=number)) == order


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_does_not_matter_who_placed_the_ring(seat: int) -> None:
    """The last ring of the round lies open at once, whoever had it."""
    state = table(
        "Sg(-6,0) Ss(6,0)", hand="Lg", other_hand="", seat=seat, round=2 if seat == 0 else 3
    )
    state.play("Lg>(0,0)")
    assert settled(state) == [(2, 0)]


@pytest.mark.clause("4.1")
@pytest.mark.parametrize(
    "rings",
    [
        pytest.param("Lg(0,0) Ls(20,0)", id="on the ground"),
        pytest.param("Sg(-6,0) Ss(6,0) Sg(0,0)2", id="small"),
        pytest.param(pods("Lb"), id="blue"),
    ],
)
def test_other_rings_get_none(rings: str) -> None:
    assert settled(round_over(rings)) == []


@pytest.mark.clause("4.1")
def test_a_ring_that_carries_another_is_not_open() -> None:
    """Of the gold rings only the two on level 3 are."""
    state = round_over(TOWERS)
    assert [ring for ring, seat in settled(state) if seat == 0] == [9, 10]


@pytest.mark.clause("4.1", "G2")
def test_a_ring_that_another_lies_beside_is_open() -> None:
    """A small ring on level 3 lies on rings 4 and 5; ring 6 is 18 away from it."""
    rings = "Lg(0,10) Ls(20,10) Lg(0,-10) Ls(20,-10) Lg(0,0)2 Ls(20,0)2 Lg(10,18)2 Sg(10,0)3"
    assert settled(round_over(rings)) == [(6, 0)]


@pytest.mark.clause("4.1")
def test_a_ring_with_the_tower_is_not_open() -> None:
    rings = "Ls(-10,0) Lb(10,0) Lg(0,0)2"
    assert settled(round_over(rings, tower=2)) == []
    assert settled(round_over(rings)) == [(2, 0)]


@pytest.mark.clause("4.1", "4.2")
def test_a_ring_gets_one_settlement_only() -> None:
    state = round_over(pods("Lg Lg"), settlements={2: 0})
    assert settled(state) == [(2, 0), (5, 0)]


@pytest.mark.clause("4.1")
def test_a_ring_two_levels_up_does_not_close_a_ring() -> None:
    """Ring 12, on level 2, is crossed by ring 13 on level 4, which rests on two others."""
    rings = f"{TOWERS} Lg(0,30) Lg(0,20)2 Lg(0,2)4"
    state = round_over(rings)
    assert [ring for ring, seat in settled(state) if seat == 0] == [12, 13]


@pytest.mark.clause("4.1")
def test_levels_above_the_second_count_too() -> None:
    state = round_over(f"{TOWERS} Lg(0,0)4", settlements={9: 0, 10: 0})
    assert settled(state)[-1] == (11, 0)


@pytest.mark.clause("4.1")
def test_with_enough_settlements_nobody_is_asked() -> None:
    """Two left for two open rings."""
    state = round_over(pods("Lg Lg Lg Lg Lg Lg"), settlements={2: 0, 5: 0, 8: 0, 11: 0})
    assert len(settled(state)) == 6
    assert turn(state)[0] != "settle"


@pytest.mark.clause("4.1")
def test_with_fewer_settlements_than_open_rings_the_owner_chooses() -> None:
    """One left for two open rings, and seat 0 is asked after seat 1 placed the last ring."""
    state = round_over(pods("Lg Lg Lg Lg Lg Lg Lg"), settlements=FIVE_GOLD, craters="L50(70,-70)")
    assert turn(state) == ("settle", 0)
    assert legal(state) == {"settle=17", "settle=20"}
    state.play("settle=20")
    assert settled(state)[5:] == [(20, 0)]
    assert turn(state) == ("base", 1)


@pytest.mark.clause("4.1")
def test_the_owner_chooses_one_move_a_settlement() -> None:
    rings = pods("Lg Lg Lg Lg Lg Lg Lg")
    settlements = dict.fromkeys((2, 5, 8, 11), 0)
    state = round_over(rings, settlements=settlements, craters="L50(70,-70)")
    assert legal(state) == {"settle=14", "settle=17", "settle=20"}
    state.play("settle=17")
    assert turn(state) == ("settle", 0)
    assert legal(state) == {"settle=14", "settle=20"}
    state.play("settle=14")
    assert settled(state)[4:] == [(17, 0), (14, 0)]
    assert turn(state) == ("base", 1)


@pytest.mark.clause("4.1")
def test_the_second_player_settles_when_the_first_has_chosen() -> None:
    state = round_over(pods("Lg Lg Lg Lg Lg Lg Lg Ls"), settlements=FIVE_GOLD)
    assert settled(state)[5:] == []
    state.play("settle=20")
    assert settled(state)[5:] == [(20, 0), (23, 1)]


@pytest.mark.clause("4.1", "1.4")
def test_it_is_told_how_many_settlements_are_left() -> None:
    state = table(pods("Lg Lg"), hand="Lg", other_hand="", craters="L50(60,60)", round=4, seat=0)
    settled_events = [event.parameters for event in state.play("Lg>L50") if event.code == "settled"]
    assert [entry["n"] for entry in settled_events] == [5, 4]


@pytest.mark.clause("4.1")
def test_the_second_player_may_have_to_choose_too() -> None:
    """The first player's settlement is built by then, the second player's is waited for."""
    state = round_over(
        pods("Ls Ls Ls Ls Ls Ls Ls Lg"), settlements={2: 1, 5: 1, 8: 1, 11: 1, 14: 1}
    )
    assert turn(state) == ("settle", 1)
    assert settled(state)[5:] == [(23, 0)]
    assert state.position()["turn"]["built"] == [True, False]
    state.play("settle=17")
    assert settled(state)[6:] == [(17, 1)]


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("move", ["settle=2", "settle=0", "settle=21"])
def test_only_an_open_ring_can_be_chosen(move: str) -> None:
    """A settled one, a small one, and the blue one that was placed last."""
    state = round_over(pods("Lg Lg Lg Lg Lg Lg Lg"), settlements=FIVE_GOLD)
    assert clause(state, move) == "4.1"


@pytest.mark.clause("4.1")
def test_settlements_are_chosen_at_no_other_time() -> None:
    assert clause(table(pods("Lg"), hand="Lg"), "settle=2") == "phase"


@pytest.mark.clause("4.2")
def test_a_settlement_stays_when_a_ring_comes_to_lie_on_its_ring() -> None:
    rings = "Lg(0,10) Ls(0,-10) Lg(20,10) Ls(20,-10) Lg(0,0)2 Ls(20,0)2"
    state = table(rings, hand="Lg", settlements={4: 0, 5: 1})
    assert clause(state, "Lg>(10,0)") == "G6"
    wide = rings.replace("(20,", "(28,")
    state = table(wide, hand="Lg", other_hand="", settlements={4: 0, 5: 1}, round=4, seat=0)
    state.play("Lg>(14,0)")
    assert settled(state) == [(4, 0), (5, 1), (6, 0)]


@pytest.mark.clause("4.3")
def test_who_built_no_settlement_puts_a_base() -> None:
    """Seat 0 built one, seat 1 none."""
    state = round_over(pods("Lg"), craters="L50(0,60) S50(60,60)")
    assert turn(state) == ("base", 1)
    assert legal(state) == {"base=L50", "base=S50"}
    state.play("base=L50")
    assert based(state) == [("L50", 1)]
    assert turn(state) == ("draft-large", 1)


@pytest.mark.clause("4.3")
@pytest.mark.parametrize(("number", "first"), [(3, 0), (4, 1)])
def test_the_first_player_of_the_round_puts_a_base_first(number: int, first: int) -> None:
    state = round_over("", craters="L50(0,60) S50(60,60)", round=number)
    assert turn(state) == ("base", first)
    state.play("base=S50")
    assert turn(state) == ("base", 1 - first)
    assert legal(state) == {"base=L50"}
    state.play("base=L50")
    assert based(state) == [("S50", first), ("L50", 1 - first)]


@pytest.mark.clause("4.3")
def test_who_built_a_settlement_puts_no_base() -> None:
    state = round_over(pods("Lg Ls"), craters="L50(0,60) S50(60,60)")
    assert turn(state) == ("draft-large", 1)
    assert based(state) == []


@pytest.mark.clause("4.3")
def test_settlements_of_earlier_rounds_do_not_count() -> None:
    state = round_over(pods("Lg Ls"), settlements={2: 0, 5: 1}, craters="L50(0,60)")
    assert turn(state) == ("base", 0)


@pytest.mark.clause("4.3")
def test_who_has_no_settlement_left_puts_a_base() -> None:
    """Seven open rings, six of them settled long ago."""
    state = round_over(
        pods("Lg Lg Lg Lg Lg Lg Lg"), settlements=FIVE_GOLD | {17: 0}, craters="L50(70,-70)"
    )
    assert turn(state) == ("base", 0)


@pytest.mark.clause("4.3")
def test_without_an_unoccupied_crater_there_is_no_base() -> None:
    state = round_over("Lb(0,0)")
    assert based(state) == []
    assert turn(state) == ("draft-large", 1)


@pytest.mark.clause("4.3")
def test_one_base_may_take_the_last_crater() -> None:
    """Craters 4 apart: a base on one leaves no room for another."""
    state = round_over("", craters="L50(0,0) S50(4,0)")
    assert turn(state) == ("base", 0)
    state.play("base=L50")
    assert based(state) == [("L50", 0)]
    assert turn(state) == ("draft-large", 1)


@pytest.mark.clause("4.3")
def test_bases_come_only_after_both_have_settled() -> None:
    """Seat 0 has nothing to settle and still waits for the choice of seat 1."""
    state = round_over(
        pods("Ls Ls Ls Ls Ls Ls Ls"),
        settlements={2: 1, 5: 1, 8: 1, 11: 1, 14: 1},
        craters="L50(70,-70)",
    )
    assert turn(state) == ("settle", 1)
    assert clause(state, "base=L50") == "phase"
    state.play("settle=17")
    assert turn(state) == ("base", 0)


@pytest.mark.clause("4.3")
def test_what_was_built_is_forgotten_in_the_next_round() -> None:
    state = round_over(pods("Lg"), craters="L50(0,60)")
    assert state.position()["turn"]["built"] == [True, False]
    state.play("base=L50")
    assert state.position()["turn"]["built"] == [False, False]


@pytest.mark.clause("4.4")
def test_a_base_stays_and_keeps_its_crater() -> None:
    state = table(
        hand="Sg", other_hand="Sg", craters="S50(0,0) S51(40,0)", bases={"S50": 1}, round=3
    )
    assert clause(state, "Sg>S50") == "G8"
    play(state, "Sg>S51")
    assert based(state) == [("S50", 1)]
    assert clause(state, "Sg>S50") == "G8"


@pytest.mark.clause("4.4")
def test_a_base_blocks_craters_that_it_overlaps() -> None:
    """A base on a small crater that lies within a large one."""
    state = table(
        hand="Lg Sg", craters="S50(0,0) L50(8,8) S51(6,6) L51(40,0)", bases={"S50": 1}, round=3
    )
    assert [clause(state, move) for move in ("Lg>L50", "Sg>S51", "Lg>L51")] == ["G8", "G8", None]
