"""States that don't add up are noticed: the check that long runs rely on can fail."""

from __future__ import annotations

import pytest

from selenite.games.moon_base.notation import ring_kind
from selenite.games.moon_base.rules.codes import NOWHERE
from selenite.games.moon_base.rules.lattice import ranks
from selenite.games.moon_base.rules.state import State
from tests.games.moon_base.playing import BOARDS, played
from tests.rules.moon_base.board import table

TWO = "Lg(0,0) Ls(20,0)"


def force(state: State, text: str) -> None:
    """Lay a ring of the hand on a level, legal or not: ``Lb(10,0)2``."""
    kind, rest = text[:2], text[2:]
    at, level = rest.split(")")
    x, y = map(int, at[1:].split(","))
    hands = list(state.hands)
    hands[6 * state.seat + ring_kind(kind)] -= 1
    state.hands = hands
    state.lay_ring(ring_kind(kind), ranks()[x, y], int(level), NOWHERE)


@pytest.mark.parametrize("board", sorted(BOARDS))
@pytest.mark.parametrize("moves", [0, 20, 55, 95])
def test_games_have_no_fault(board: str, moves: int) -> None:
    assert played("faultless", moves, board).rules_state.fault() == ""


@pytest.mark.parametrize("kind", range(6))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_lost_or_added_ring(kind: int, seat: int) -> None:
    state = table(TWO, hand="Lb Sb", step="place")
    for more in (1, -1):
        hands = list(state.rules_state.hands)
        hands[6 * seat + kind] += more
        if min(hands) >= 0:
            state.rules_state.hands = hands
            assert state.rules_state.fault() == "rings"
            hands[6 * seat + kind] -= more
            state.rules_state.hands = hands
        aside = list(state.rules_state.aside)
        aside[6 * seat + kind] += more
        state.rules_state.aside = aside
        assert state.rules_state.fault() == "rings"
        aside[6 * seat + kind] -= more
        state.rules_state.aside = aside
    heights = list(state.rules_state.heights)
    state.rules_state.heights = [heights[0] - 1, *heights[1:]]
    assert state.rules_state.fault() == "rings"
    state.rules_state.heights = heights
    assert state.rules_state.fault() == ""


@pytest.mark.parametrize(
    ("rings", "ring", "fault"),
    [
        (TWO, "Lb(10,0)2", ""),
        (TWO, "Lb(10,6)1", "overlap"),
        (TWO, "Sb(0,0)1", "overlap"),
        (TWO, "Sb(0,16)1", ""),
        (TWO, "Sb(0,14)1", "overlap"),
        ("Lg(0,0) Ls(20,0) Lg(10,0)2", "Lb(10,18)1", "under-a-higher-ring"),
        ("Lg(0,0) Ls(20,0) Lg(10,0)2", "Lb(10,20)1", ""),
        (TWO, "Lb(40,0)2", "supports"),
        (TWO, "Lb(-4,0)2", "supports"),
        (TWO, "Sb(10,0)3", "supports"),
    ],
)
def test_a_ring_that_lies_badly(rings: str, ring: str, fault: str) -> None:
    state = table(rings, hand="Lb Sb")
    force(state.rules_state, ring)
    assert state.rules_state.fault() == fault


def test_a_third_support() -> None:
    state = table("Lg(0,0) Ls(20,0) Lg(10,18)", hand="Lb")
    force(state.rules_state, "Lb(10,6)2")
    assert state.rules_state.fault() == "supports"


@pytest.mark.parametrize(("ring", "fault"), [("Lb(0,14)1", ""), ("Lb(0,12)1", "tower")])
def test_a_ring_too_near_the_tower(ring: str, fault: str) -> None:
    state = table("", hand="Lb", craters="L50(0,0)", tower="L50")
    force(state.rules_state, ring)
    assert state.rules_state.fault() == fault


def test_the_tower_may_stand_on_a_ring() -> None:
    state = table("Lg(0,0) Ls(20,0) Lb(10,0)2", hand="Lb", tower=2)
    assert state.rules_state.fault() == ""
    force(state.rules_state, "Lb(10,12)3")
    assert state.rules_state.fault() in ("supports", "tower")


@pytest.mark.parametrize("counts", [[6, 0], [0, 6]])
def test_too_many_settlements_or_bases(counts: list[int]) -> None:
    state = table(TWO, hand="Lb")
    state.rules_state.settled = counts
    state.rules_state.bases = counts
    assert state.rules_state.fault() == ""
    more = [count + count // 6 for count in counts]
    state.rules_state.settled = more
    assert state.rules_state.fault() == "too-many"
    state.rules_state.settled, state.rules_state.bases = counts, more
    assert state.rules_state.fault() == "too-many"


def test_a_hand_too_large() -> None:
    state = table(TWO, hand="Lb Lb Sb Sb")
    assert state.rules_state.fault() == ""
    aside = list(state.rules_state.aside)
    taken = next(kind for kind in range(12) if aside[kind] > 0)
    aside[taken] -= 1
    hands = list(state.rules_state.hands)
    hands[6 * state.seat + taken % 6] += 1
    state.rules_state.aside, state.rules_state.hands = aside, hands
    assert state.rules_state.fault() == "hand"
