"""Plays random games of all kinds and prints a fingerprint of each: ``fingerprints.py GAMES``.

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
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.payments import Workspace
from tests.games.blue_moon_city.playing import KINDS, POLICIES, complete_city

FULL_EVERY = 10
TURNS = 25
STEPS = 90


def start(game: int) -> GameState:
    """The set-up of a game, or a late position."""
    kind, seed = KINDS[game % len(KINDS)], f"fingerprint {game}"
    if game % 7 == 3:
        return bmc.from_position(complete_city(kind, seed, game % 2), seed)
    return kind.new(seed)


def quick(game: int) -> str:
    """Random turns, by their move codes, and where they led."""
    state, rng, workspace = start(game), Rng(f"fingerprint {game}"), Workspace()
    found = hashlib.sha256()
    for _ in range(TURNS):
        if state.outcome() is not None:
            break
        state.random_turn(rng, workspace)
        found.update(json.dumps(workspace.trail.listed()).encode())
    found.update(f"{workspace.choices}".encode())
    found.update(json.dumps(state.position()).encode())
    return found.hexdigest()


def full(game: int) -> str:
    """Every state's position and moves, every view and refusal, and a redealt state."""
    state, chance = start(game), Random(game)
    policy = POLICIES[("anything", "eager", "hasty")[game // FULL_EVERY % 3]]
    found = hashlib.sha256()
    for _ in range(STEPS):
        texts = [state.text(move) for move in state.legal_moves()]
        found.update(json.dumps([state.position(), texts]).encode())
        if not texts:
            break
        view = state.view(state.seat)
        dealt = bmc.redeal(view, Rng(f"redealt {game}")) if chance.randrange(8) == 0 else state
        found.update(json.dumps([view.position, dealt.position()]).encode())
        found.update(json.dumps(state.play(policy(state, texts, chance))).encode())
    return found.hexdigest()


def main(games: int) -> None:
    """Print the engine and a line a game."""
    sys.stdout.write(f"{selenite.engine}\n")
    for game in range(games):
        fingerprint = full(game) if game % FULL_EVERY == 0 else quick(game)
        sys.stdout.write(f"{game} {KINDS[game % len(KINDS)].name} {fingerprint}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
