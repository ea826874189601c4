"""Lists that compile to C arrays: as long as the types say, and empty as C memory is."""

from __future__ import annotations

from pathlib import Path

import pytest

from selenite.games.moon_base.rules import boards
from selenite.games.moon_base.rules import state as rules
from selenite.games.moon_base.rules.geometry import RuleSet
from selenite.games.moon_base.rules.state import State
from tests.games.moon_base.playing import played
from tests.games.tables import declared, tables
from tests.rules.moon_base.board import round_over, settled

FOLDER = Path(rules.__file__).parent


NUMBERS = (
    "round", "step", "seat", "ring_count", "settlement_count", "base_count", "tower_at",
    "tower_crater", "tower_ring", "winner",
)  # fmt: skip
FLAGS = ("built", "ring_settled", "ring_craters", "base_craters")
BEFORE_AND_AFTER_THE_END = pytest.mark.parametrize("moves", [0, 40, 70, 200])


def contents(state: State) -> dict[str, list[float]]:
    """All numbers and lists of a state that can be seen from Python."""
    numbers = {name: [getattr(state, name)] for name in NUMBERS}
    return numbers | tables(state, FOLDER, "state", "State")


def test_lists_are_as_long_as_their_types_say() -> None:
    rule_set = RuleSet(boards.standard())
    for thing, module in ((rule_set, "geometry"), (State(rule_set), "state")):
        kind = type(thing).__name__
        sizes = declared(FOLDER, module, kind)
        found = {name: len(values) for name, values in tables(thing, FOLDER, module, kind).items()}
        assert found == {name: sizes[name] for name in found}


def test_a_state_that_nothing_was_laid_out_in_is_empty() -> None:
    rule_set = RuleSet(boards.standard())
    state = State(rule_set)
    free = [1] * rule_set.crater_count + [0] * (128 - rule_set.crater_count)
    initial = {"colours": [-1, -1], "ring_craters": free, "base_craters": free}
    for name, values in tables(state, FOLDER, "state", "State").items():
        assert values == initial.get(name, [0] * len(values)), name
    numbers = {
        "round": 1, "step": 0, "seat": 1, "ring_count": 0, "settlement_count": 0,
        "base_count": 0, "tower_at": -1, "tower_crater": -1, "tower_ring": -1, "winner": 0,
    }  # fmt: skip
    assert set(numbers) == set(NUMBERS)
    assert {name: getattr(state, name) for name in numbers} == numbers
    assert (state.seed, state.journal, state.workspace) == (None, None, None)


def fits(state: State) -> bool:
    """Whether a state holds whole numbers only, and flags that are 0 or 1."""
    whole = all(type(value) is int for values in contents(state).values() for value in values)
    return whole and all(set(getattr(state, name)) <= {0, 1} for name in FLAGS)


@BEFORE_AND_AFTER_THE_END
def test_a_game_holds_what_its_types_can_hold(moves: int) -> None:
    assert fits(played("numbers", moves, "tight").rules_state)


def test_a_game_with_a_new_settlement_holds_what_its_types_can_hold() -> None:
    """Under the settlement there is a crater, which it closes."""
    state = round_over("Lg(-16,0) Ls(16,0) Lg(0,0)2", craters="S50(0,2)")
    assert settled(state) == [(2, 0)]
    assert fits(state.rules_state)


@BEFORE_AND_AFTER_THE_END
def test_a_copy_is_the_same_in_every_number(moves: int) -> None:
    state = played("numbers", moves, "tight")
    other = state.copy()
    assert contents(other.rules_state) == contents(state.rules_state)
    assert (other.rules_state.rules, other.seed) == (state.rules_state.rules, state.seed)
    assert other.seed is not None


def test_a_ring_carries_as_many_rings_as_rest_on_it() -> None:
    state = played("numbers", 70, "tight")
    laid = state.rules_state.ring_count
    supports = [*state.rules_state.ring_under[:laid], *state.rules_state.ring_beneath[:laid]]
    carried = [supports.count(ring) for ring in range(laid)]
    assert state.rules_state.ring_carries[:laid] == carried
    assert max(carried) > 1


def test_a_move_with_events_leaves_no_journal() -> None:
    state = played("numbers", 40, "tight")
    assert state.play(state.legal_moves()[0]) != []
    assert state.rules_state.journal is None


SUMS = {
    "crater_size": 32,
    "crater_at": 158877,
    "crater_x": -46,
    "crater_y": -62,
    "ring_numbers": 1128,
    "bit_of": 2016,
    "xs": 0,
    "ys": 0,
    "place_of": 30114990,
    "rank_at": 21517450,
    "touch_count": 790,
    "touch_delta": 0,
    "touch_rests": 524,
    "hole_delta": 0,
    "outer": 16,
    "apart": 1056,
    "beside": 1188,
    "clear_of_tower": 250,
    "clear_of_settlement": 296,
    "touch_from": 10,
    "low": 117.640196,
    "high": 1328.46572,
}
"""The sum of each table of the standard board."""


def test_the_tables_of_the_standard_board_are_what_they_were() -> None:
    found = tables(RuleSet(boards.standard()), FOLDER, "geometry", "RuleSet")
    assert {name: round(sum(values), 6) for name, values in found.items()} == SUMS
