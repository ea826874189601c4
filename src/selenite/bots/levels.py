"""Five opponents for people, from a first game to the strongest there is.

The weak ones play like people who are new to a game: they see what a turn gives, don't look at what
it leads to, and overlook a good part of what they could do.
"""

from __future__ import annotations

from collections.abc import Callable

from selenite.bots.champion import Champion
from selenite.bots.greedy import Greedy
from selenite.bots.planning import plan
from selenite.bots.search import Search
from selenite.bots.turns import Thought, TurnBot
from selenite.core.chance import Rng
from selenite.core.state import View

SEEN = 40
"""Turns that a player who overlooks things could have seen."""


class Overlooking(TurnBot):
    """Plans its own turn like :class:`Greedy`, but overlooks some of its best turns.

    >>> from selenite.core import registry
    >>> game = next(one for one in registry.games().values() if hasattr(one.bots, "PLANNING"))
    >>> state = game.new("selenite", {})
    >>> view = state.view(state.seat)
    >>> Overlooking(Rng("a bot"), 50).choose(view) in view.legal
    True
    """

    def __init__(self, rng: Rng, overlooked: int) -> None:
        super().__init__(rng)
        self.overlooked = overlooked
        """How many turns in a hundred it doesn't see."""

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it has seen, each with its chance, the best first."""
        thoughts = plan(view, self.rng, SEEN)
        seen = [thought for thought in thoughts if self.rng.below(100) >= self.overlooked]
        return (seen or thoughts[-1:])[:most]


def _greedy(rng: Rng, seconds: float | None = None, playouts: int | None = None) -> Greedy:
    """The bot ``greedy``, which needs no limits."""
    return Greedy(rng)


def _overlooking(overlooked: int) -> Callable[[Rng], TurnBot]:
    return lambda rng: Overlooking(rng, overlooked)


LEVELS = ("newcomer", "apprentice", "builder", "architect", "master")
"""Opponents for people, the weakest first."""

BOTS: dict[str, Callable[..., TurnBot]] = {
    "greedy": _greedy,
    "search": Search,
    "newcomer": _overlooking(85),
    "apprentice": _overlooking(50),
    "builder": _greedy,
    "architect": lambda rng: Search(rng, seconds=0.1),
    "master": lambda rng: Search(rng, seconds=1.0),
}
"""The bots of every game whose part ``bots`` has ``PLANNING``."""

BOTS_WITH_CHAMPION: dict[str, Callable[..., TurnBot]] = {
    **BOTS,
    "champion": Champion,
    "architect": lambda rng: Champion(rng, seconds=0.1),
    "master": lambda rng: Champion(rng, seconds=1.0),
}
"""The bots of a game whose ``PLANNING`` has a champion: it is also its two strongest levels."""
