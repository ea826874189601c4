"""What the tests of both games share: moves as texts, and how thoroughly to test."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, TypeVar

from selenite.core import records
from selenite.core.chance import Rng
from selenite.core.game import Game
from selenite.core.records import Record
from selenite.core.state import GameState, RulesState

State = TypeVar("State", bound=RulesState)

THOROUGH = os.environ.get("SELENITE_THOROUGH") == "1"
"""Whether to test with many more random games (``make thorough``)."""


def texts_of(state: GameState) -> list[str]:
    """The texts of the legal moves."""
    return [state.text(move) for move in state.legal_moves()]


def fault_of(state: GameState) -> str:
    """What the game's own check finds wrong with a state; nothing if it is sound."""
    rules_state: Any = state.rules_state
    return str(rules_state.fault())


def recorded(
    game: Game[State], seed: str, options: Mapping[str, Any], moves: int
) -> tuple[Record, GameState[State]]:
    """A record of some random moves, and the state after them."""
    state, rng = game.new(seed, options), Rng(seed)
    record = records.begin(game, state)
    for _ in range(moves):
        legal = state.legal_moves()
        if not legal:
            break
        record, _ = records.add(record, state, legal[rng.below(len(legal))])
    return record, state
