"""Random games for the conformance tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from selenite.core.game import Game
from selenite.core.state import GameState

FEWEST = 4
"""Of a short game at least so many states are sampled."""

LONG = 400
"""Of games with more moves no more states are sampled."""

LONGEST = 20_000
"""No random game takes so many moves."""


def options_of(game: Game) -> list[dict[str, Any]]:
    """The default options, and each other value that the lobby offers, one at a time.

    An option that is only for some values of another one comes once, with the first of these.
    """
    found: list[list[tuple[str, str]]] = [[]]
    for choice in game.options.FORM:
        values = [value for value in choice.values if value not in ("", choice.default)]
        if choice.only_if is not None:
            other, needed = choice.only_if
            found.append([(other, needed[0]), (choice.key, values[-1])])
        elif not choice.are_seats:
            found += [[(choice.key, value)] for value in values]
    return [game.options_from_texts(texts) for texts in found]


def random_games(game: Game, seed: str) -> Iterator[tuple[GameState, list[int]]]:
    """A whole random game with each of the options: how it begins, and its moves."""
    for number, options in enumerate(options_of(game)):
        chance = Random(f"{seed}/{number}")
        first = game.new(f"{seed}/{number}", options)
        state, moves = first.copy(), list[int]()
        while state.outcome() is None:
            moves.append(chance.choice(state.legal_moves()))
            state.apply(moves[-1])
            assert len(moves) < LONGEST, "a random game has no end"
        yield first, moves


def states(game: Game, seed: str, every: int = 7) -> Iterator[GameState]:
    """Some states of a random game with each of the options; the last one of each is its end.

    They are ``every`` so many moves apart: less in short games, and more in long ones.
    """
    for state, moves in random_games(game, seed):
        apart = max(1, min(every, len(moves) // FEWEST), every * len(moves) // LONG)
        for number, move in enumerate(moves):
            if number % apart == 0:
                yield state
            state.apply(move)
        assert state.outcome() is not None
        yield state


def seats(game: Game, state: GameState) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(game.players(state)), None]
