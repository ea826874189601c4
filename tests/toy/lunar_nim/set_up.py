"""Setting up a game of Lunar Nim (1.1, 1.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lunar_nim.options import rule_set
from lunar_nim.rules.state import CARDS, PLAYERS, State
from selenite.core.chance import Stream
from selenite.core.moves import SimpleWorkspace


def set_up(options: Mapping[str, Any], seed: bytes) -> State:
    """Lay out the heaps and deal a card to each seat."""
    state = State(rule_set(options))
    state.seed = seed
    deck = list(CARDS)
    Stream(seed, "cards").shuffle(deck)
    state.cards = deck[:PLAYERS]
    return state


def workspace() -> SimpleWorkspace:
    """What random turns work with."""
    return SimpleWorkspace()
