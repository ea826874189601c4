"""Plays random games on all boards and prints a fingerprint of each: ``fingerprints.py GAMES``."""

from __future__ import annotations

from random import Random

from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import moon_base
from tests.games.fingerprinting import Fingerprint, of_random_turns, print_all
from tests.games.moon_base.playing import BOARDS
from tests.games.playing import texts_of

MOST_MOVES = 200


def start(game: int) -> GameState:
    """The set-up of a game, on one board after the other."""
    return moon_base.new(f"fingerprint {game}", BOARDS[sorted(BOARDS)[game % len(BOARDS)]])


def quick(game: int) -> Fingerprint:
    """A whole random game."""
    state = start(game)
    found = of_random_turns(state, Rng(f"fingerprint {game}"), MOST_MOVES)
    assert state.outcome() is not None
    return found


def full(game: int) -> Fingerprint:
    """Every state's position and moves, the events, and states read from their positions."""
    state, chance = start(game), Random(game)
    found = Fingerprint()
    while texts := texts_of(state):
        found.add(state.position(), texts)
        if chance.randrange(8) == 0:
            state = moon_base.from_position(state.position(), state.seed)
        found.add(state.play(chance.choice(texts)))
    found.add(state.position())
    return found


if __name__ == "__main__":
    print_all(quick, full)
