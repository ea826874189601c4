"""Setting up a game of Moon Base (1.1 to 1.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.core.chance import Stream
from selenite.games.moon_base import options as option_list
from selenite.games.moon_base.rules.codes import (
    COLOURS,
    RINGS_OF_A_KIND,
    SIZES,
    STACK_RINGS,
    STACKS,
)
from selenite.games.moon_base.rules.geometry import RuleSet
from selenite.games.moon_base.rules.state import State, Workspace


def set_up(options: Mapping[str, Any], seed: bytes) -> State:
    """A game set up from its seed, with options in the JSON form of a position."""
    return lay_out(option_list.rules_of(options), seed)


def workspace() -> Workspace:
    """What random turns work with."""
    return Workspace()


def lay_out(rules: RuleSet, seed: bytes) -> State:
    """Shuffle the rings of each size into stacks, bottom to top (1.1)."""
    state = State(rules)
    state.seed = seed
    stacks = []
    for size in SIZES:
        rings = [colour for colour in range(len(COLOURS)) for _ in range(RINGS_OF_A_KIND)]
        Stream(seed, size).shuffle(rings)
        stacks += rings
    state.stacks = stacks
    state.heights = [STACK_RINGS] * (len(SIZES) * STACKS)
    return state
