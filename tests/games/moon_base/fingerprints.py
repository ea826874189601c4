"""Plays random games on all boards and prints a fingerprint of each: ``fingerprints.py GAMES``.

The first line names the engine that ran. Every tenth game is fingerprinted in full, with the
position and the legal moves of every step; the others by their move codes and last position.
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

import selenite
from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base.rules.state import Workspace
from tests.games.moon_base.playing import BOARDS, texts_of

FULL_EVERY = 10


def start(game: int) -> GameState:
    """The set-up of a game, on one board after the other."""
    return moon_base.new(f"fingerprint {game}", BOARDS[sorted(BOARDS)[game % len(BOARDS)]])


def quick(game: int) -> str:
    """A random game, by its move codes, and where it led."""
    state, rng, workspace = start(game), Rng(f"fingerprint {game}"), Workspace()
    found = hashlib.sha256()
    while state.random_turn(rng, workspace):
        found.update(json.dumps(workspace.trail.listed()).encode())
    found.update(f"{workspace.choices}".encode())
    found.update(json.dumps(state.position()).encode())
    return found.hexdigest()


def full(game: int) -> str:
    """Every state's position and moves, what came of them, and a state read from the position."""
    state, chance = start(game), Random(game)
    found = hashlib.sha256()
    while texts := texts_of(state):
        found.update(json.dumps([state.position(), texts]).encode())
        if chance.randrange(8) == 0:
            state = moon_base.from_position(state.position(), state.seed)
        found.update(json.dumps(state.play(chance.choice(texts))).encode())
    found.update(json.dumps(state.position()).encode())
    return found.hexdigest()


def main(games: int) -> None:
    """Print the engine and a line a game."""
    sys.stdout.write(f"{selenite.engine}\n")
    for game in range(games):
        fingerprint = full(game) if game % FULL_EVERY == 0 else quick(game)
        sys.stdout.write(f"{game} {fingerprint}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
