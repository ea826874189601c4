"""Fingerprints of games: two engines that print the same ones have played the same games."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable

import selenite
from selenite.core.chance import Rng
from selenite.core.state import GameState

FULL_EVERY = 10


class Fingerprint:
    """A hash of everything that is added to it."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *values: object) -> None:
        """Add values that JSON can write."""
        self._hash.update(json.dumps(values).encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()


def of_random_turns(state: GameState, rng: Rng, most: int) -> Fingerprint:
    """Play random turns: their move codes, the choices there were, and the last position."""
    workspace = state.game.set_up.workspace()
    found = Fingerprint()
    for _ in range(most):
        if not state.random_turn(rng, workspace):
            break
        found.add(workspace.trail.listed())
    found.add(workspace.choices, state.position())
    return found


def print_all(quick: Callable[[int], Fingerprint], full: Callable[[int], Fingerprint]) -> None:
    """Print the engine that ran, and a line for each of as many games as the command line says.

    Every tenth game is fingerprinted in full, with the position and the legal moves of every step;
    the others by their move codes and last position.
    """
    sys.stdout.write(f"{selenite.engine}\n")
    for game in range(int(sys.argv[1])):
        fingerprint = full(game) if game % FULL_EVERY == 0 else quick(game)
        sys.stdout.write(f"{game} {fingerprint}\n")
