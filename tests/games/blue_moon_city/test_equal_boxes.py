"""Boxes that ask for the same have the same payments, however many there are, free or taken."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from selenite.core.chance import seed_bytes
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.components import standard
from tests.games.playing import texts_of
from tests.oracle.blue_moon_city import Oracle


def with_boxes(*boxes: tuple[str, int]) -> dict[str, Any]:
    """A components file whose Fire Temple has these boxes."""
    components = deepcopy(standard().source)
    components["tile"]["fire-temple"]["boxes"] = [list(box) for box in boxes]
    return components


@pytest.mark.parametrize(
    "boxes",
    [
        [("vulca", 1)] * 3,
        [("any", 2)] * 4,
        [("aqua", 1)] * 6,
        [("any", 1), ("any", 1), ("vulca", 1), ("any", 1), ("any", 1), ("any", 1)],
        [("any", 3), ("any", 1), ("any", 1), ("any", 1), ("any", 3)],
    ],
    ids=str,
)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_equal_boxes_are_paid_as_the_oracle_says(boxes: list[tuple[str, int]], seed: str) -> None:
    components = with_boxes(*boxes)
    state = bmc.new(players=2, seed=seed, components=components)
    oracle = Oracle.new(components, seed_bytes(seed), players=2)
    for text in (">c4", "/"):
        state.play(text)
        oracle.play(text)
    while True:
        legal = texts_of(state)
        assert legal == oracle.legal()
        if len(legal) == 1 or "=" not in legal[1]:
            break
        middle = legal[1:][len(legal[1:]) // 2]
        state.play(middle)
        oracle.play(middle)
    assert bmc.from_position(state.position(), seed).position() == state.position()


def test_the_order_of_the_tiles_in_a_components_file_counts() -> None:
    components = deepcopy(standard().source)
    components["tile"] = dict(reversed(list(components["tile"].items())))
    changed = bmc.new(players=2, seed="x", components=components).position()
    assert "components" in changed["options"]
    assert changed["city"] != bmc.new(players=2, seed="x").position()["city"]


def test_the_standard_components_given_as_a_file_are_the_standard_ones() -> None:
    given = bmc.new(players=2, seed="x", components=deepcopy(standard().source))
    assert given.position() == bmc.new(players=2, seed="x").position()
