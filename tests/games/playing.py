"""What the tests of both games share: moves as texts, and how thoroughly to test."""

from __future__ import annotations

import os

from selenite.core.state import GameState

THOROUGH = os.environ.get("SELENITE_THOROUGH") == "1"
"""Whether to test with many more random games (``make thorough``)."""


def texts_of(state: GameState) -> list[str]:
    """The texts of the legal moves."""
    return [state.text(move) for move in state.legal_moves()]
