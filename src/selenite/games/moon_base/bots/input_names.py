"""What the names of the inputs of both nets are made of, as the player to move sees the moon."""

from __future__ import annotations

from selenite.games.moon_base.rules.codes import SIZES

COLOURS = ("own", "other", "blue")
KIND_NAMES = tuple(f"{size} {colour}" for colour in COLOURS for size in SIZES)
PAIRS = ("own own", "own blue", "own other", "blue blue", "other blue", "other other")
LEVELS = 6
"""The levels that inputs tell apart."""
MOST = 127
"""The largest value of an input."""
