"""Plays random games of all kinds and prints a fingerprint of each: ``fingerprints.py GAMES``."""

from __future__ import annotations

from random import Random

from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.state import State
from tests.games.blue_moon_city.playing import KINDS, POLICIES, complete_city
from tests.games.fingerprinting import FULL_EVERY, Fingerprint, of_random_turns, print_all
from tests.games.playing import texts_of

TURNS = 25
STEPS = 90


def start(game: int) -> GameState[State]:
    """The set-up of a game, or a late position."""
    kind, seed = KINDS[game % len(KINDS)], f"fingerprint {game}"
    if game % 7 == 3:
        return bmc.from_position(complete_city(kind, seed, game % 2), seed)
    return kind.new(seed)


def quick(game: int) -> Fingerprint:
    """Random turns from the start of a game."""
    return of_random_turns(start(game), Rng(f"fingerprint {game}"), TURNS)


def full(game: int) -> Fingerprint:
    """Every state's position and moves, views, some redealt states, and the events."""
    state, chance = start(game), Random(game)
    policy = POLICIES[("anything", "eager", "hasty")[game // FULL_EVERY % 3]]
    found = Fingerprint()
    for _ in range(STEPS):
        texts = texts_of(state)
        found.add(state.position(), texts)
        if not texts:
            break
        view = state.view(state.seat)
        dealt = bmc.redeal(view, Rng(f"redealt {game}")) if chance.randrange(8) == 0 else state
        found.add(view.position, dealt.position())
        found.add(state.play(policy(state, texts, chance)))
    return found


if __name__ == "__main__":
    print_all(quick, full)
