"""Which planner thinks about which game."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from selenite.bots import blue_moon_city as city
from selenite.bots import moon_base as moon
from selenite.games import blue_moon_city, moon_base
from selenite.games.chance import Luck
from selenite.games.core import View


class Planner(Protocol):
    """Finds the best ways to go on with a turn."""

    def plan(self, state: Any, most: int) -> list[tuple[float, list[int]]]:
        """The best ways, each with its chance to win, the best first."""
        ...


class Thought(NamedTuple):
    """A way to go on with the turn, as move texts, and the chance to win it is thought to give."""

    moves: tuple[str, ...]
    chance: float


def thoughts(view: View, luck: Luck, most: int) -> list[Thought]:
    """The best ways to go on from a view, the best first.

    >>> view = moon_base.new(seed="selenite").view(1)
    >>> [thought.moves for thought in thoughts(view, Luck("a bot"), 1)]
    [('silver',)]
    """
    redeal, planner = _PLANNERS[view.game]
    state = redeal(view, luck)
    found = planner(state).plan(state, most)
    return [Thought(tuple(map(state.text, moves)), chance) for chance, moves in found]


_PLANNERS: dict[str, tuple[Any, Any]] = {
    blue_moon_city.GAME.name: (blue_moon_city.redeal, city.Planner),
    moon_base.GAME.name: (moon_base.redeal, moon.Planner),
}
