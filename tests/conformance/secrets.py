"""What views tell of a game's secrets, found out with twins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from selenite.core.chance import Rng
from selenite.core.game import Game
from selenite.core.state import GameState
from tests.conformance.playing import seats, states

MANY = 400
"""ViewTwins are made of so many states."""

ENOUGH = 12
"""A place is judged by so many states in which the public doesn't know it."""


_Place = tuple[int, int, bool, str]
"""How many players there are, a seat, whether it is to move, and a place in the position."""


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All there is in a position, each with its place: texts letter by letter."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, f"{path}.{key}")
    elif isinstance(value, list) or (isinstance(value, str) and len(value) > 1):
        for number, part in enumerate(value):
            yield from leaves(part, f"{path}.{number}")
    else:
        yield path, value


def many_states(game: Game, seed: str) -> Iterator[GameState]:
    """States of as many random games as it takes."""
    number = 0
    while number < MANY:
        for state in states(game, f"{seed}/{number}"):
            yield state
            number += 1


class ViewTwins:
    """How often twins differ from the game they were dealt from: in all, and place by place.

    A twin is dealt anew from a view, so it agrees with all that the view tells, a leak included.
    That is how a leak is found: what a seat may not know has to differ in some of its twins. What
    is secret at all is what differs in twins of the public view, and a secret belongs to one seat.
    """

    def __init__(self, game: Game, seed: str) -> None:
        self.differ: Counter[int | None] = Counter()
        """How many twins differ, for each seat and for spectators."""

        self._secret: Counter[_Place] = Counter()
        self._unknown: Counter[_Place] = Counter()
        for number, state in enumerate(many_states(game, seed)):
            position = dict(leaves(state.position()))
            differing = {}
            for seat in seats(game, state):
                twin = game.redeal(state.view(seat), Rng(f"{number}/{seat}"))
                other = dict(leaves(twin.position()))
                differing[seat] = {key for key in position if other.get(key) != position[key]}
                self.differ[seat] += bool(differing[seat])
            for seat in range(game.players(state)):
                group = (game.players(state), seat, seat == state.seat)
                self._secret.update((*group, key) for key in differing[None])
                self._unknown.update((*group, key) for key in differing[seat])

    def known_to_several(self) -> list[str]:
        """The secrets that more than one seat knows, all the time or whenever it is to move."""
        known = {
            (players, seat, key)
            for players, seat, is_to_move, key in self._secret
            if self._secret[players, seat, is_to_move, key] >= ENOUGH
            and not self._unknown[players, seat, is_to_move, key]
        }
        owners = Counter((players, key) for players, seat, key in known)
        return sorted(key for (players, key), seats in owners.items() if seats > 1)
