"""Lists that compile to C arrays: as long as the types say, and empty as C memory is."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from selenite.games.blue_moon_city.rules import payments
from selenite.games.blue_moon_city.rules import state as rules
from selenite.games.blue_moon_city.rules.components import standard
from selenite.games.blue_moon_city.rules.payments import Payments, Ranks
from selenite.games.blue_moon_city.rules.rule_set import RuleSet
from selenite.games.blue_moon_city.rules.state import State
from tests.games.tables import declared, tables

FOLDER = Path(rules.__file__).parent


def rule_set(players: int = 2, both_expansions: bool = False) -> RuleSet:
    """A new rule set; those of games are cached."""
    expansions, corners = ((1, 2), (0, 4, 20, 24)) if both_expansions else ((), ())
    return RuleSet(standard(), players, expansions, corners)


@pytest.mark.parametrize(
    ("module", "kind", "make"),
    [
        ("state", "State", lambda: State(rule_set())),
        ("rule_set", "RuleSet", rule_set),
        ("payments", "Payments", lambda: Payments(payments.ranks())),
        ("payments", "Ranks", Ranks),
    ],
    ids=["State", "RuleSet", "Payments", "Ranks"],
)
def test_lists_are_as_long_as_their_types_say(
    module: str, kind: str, make: Callable[[], object]
) -> None:
    sizes = declared(FOLDER, module, kind)
    found = {name: len(values) for name, values in tables(make(), FOLDER, module, kind).items()}
    assert found == {name: sizes[name] for name in found}


def test_a_state_that_nothing_was_laid_out_in_is_empty() -> None:
    state = State(rule_set())
    for name, values in tables(state, FOLDER, "state", "State").items():
        assert not any(values), name
    text = (FOLDER / "state.pxd").read_text("utf-8")
    numbers = re.findall(r"cdef public short (\w+(?:, \w+)*)$", text, re.M)
    names = [name for line in numbers for name in line.split(", ")]
    assert len(names) > 15
    assert {name: getattr(state, name) for name in names} == dict.fromkeys(names, 0)
    assert (state.city_option, state.open_crystals, state.drawn_first) == ("standard", False, False)
    assert (state.seed, state.rng, state.journal, state.workspace) == (None, None, None, None)


def test_a_search_that_nothing_was_put_into_is_empty() -> None:
    search = Payments(payments.ranks())
    for name, values in tables(search, FOLDER, "payments", "Payments").items():
        assert not any(values), name


SUMS = {
    "prices": (102, 116),
    "city_cells": (252, 300),
    "distance": (1264, 2000),
    "reach": (30192, 40800),
    "reach_count": (2516, 3400),
    "fly_cells": (5292, 7500),
    "fly_count": (441, 625),
    "dragon_moves": (1418, 1930),
    "flit_moves": (42, 50),
    "box_count": (51, 64),
    "box_colour": (188, 228),
    "box_value": (163, 190),
    "leader": (33, 40),
    "everyone": (34, 40),
    "neighbour": (31, 35),
    "ability": (0, 6),
    "drop_first": (2575, 2575),
    "drop_second": (4575, 4575),
    "drop_code": (228285, 228285),
    "drop_one": (9064, 9064),
    "is_later": (276, 276),
    "is_same": (24, 24),
    "by_text": (276, 276),
    "bit": (16777215, 16777215),
    "bits": (24576, 24576),
    "lowest": (4083, 4083),
    "pair_low": (2024, 2024),
    "pair_high": (4324, 4324),
    "deck_cards": (910, 910),
}
"""The sum of each table with two players, and with four and both expansions."""


def test_the_tables_of_two_rule_sets_are_what_they_were() -> None:
    small, large = rule_set(), rule_set(players=4, both_expansions=True)
    found = {
        name: (sum(values), sum(tables(large, FOLDER, "rule_set", "RuleSet")[name]))
        for name, values in tables(small, FOLDER, "rule_set", "RuleSet").items()
    }
    assert found == SUMS
