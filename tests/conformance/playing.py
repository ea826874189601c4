"""Random games for the conformance tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from selenite.core.game import Game
from selenite.core.state import GameState

MOST_MOVES = 400


def options_of(game: Game) -> list[dict[str, Any]]:
    """The default options, and each other value that the lobby offers, one at a time."""
    found: list[dict[str, Any]] = [{}]
    for choice in game.options.FORM:
        if choice.only_if is None:
            found += [
                game.options_from_texts([(choice.key, value)])
                for value in choice.values
                if value and value != choice.default and not choice.are_seats
            ]
    return found


def states(game: Game, seed: str, every: int = 7) -> Iterator[GameState]:
    """Some states of a random game with each of the options; the last one of each is its end."""
    for number, options in enumerate(options_of(game)):
        chance = Random(f"{seed}/{number}")
        state = game.new(f"{seed}/{number}", options)
        for move in range(MOST_MOVES):
            if state.outcome() is not None:
                break
            if move % every == 0:
                yield state
            state.apply(chance.choice(state.legal_moves()))
        yield state


def seats(game: Game, state: GameState) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(game.players(state)), None]
