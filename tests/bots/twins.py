"""Games that differ only in what the seat to move can't see."""

from __future__ import annotations

from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import blue_moon_city
from selenite.games.blue_moon_city.rules.state import State


def twins(number: int) -> tuple[GameState[State], GameState[State]]:
    """A game of three that has gone on for a while, and one that looks the same to its seat."""
    state = blue_moon_city.new(players=3, seed=f"fair {number}", first=0)
    workspace = blue_moon_city.GAME.set_up.workspace()
    for _ in range(3 * number):
        state.random_turn(Rng(number), workspace)
    twin = blue_moon_city.redeal(state.view(state.seat), Rng(f"another deal {number}"))
    assert twin.position() != state.position()
    return state, twin
