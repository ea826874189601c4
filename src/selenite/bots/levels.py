"""Five opponents for people, from a first game to the strongest there is.

The weak ones play like people who are new to a game: they see what a turn gives, don't look at what
it leads to, and overlook a good part of what they could do.
"""

from __future__ import annotations

from collections.abc import Callable

from selenite.bots.greedy import Greedy
from selenite.bots.planners import plan
from selenite.bots.search import Search
from selenite.bots.turns import Thought, TurnBot
from selenite.games.chance import Luck
from selenite.games.core import View

SEEN = 40
"""Turns that a player who overlooks things could have seen."""


class Overlooking(TurnBot):
    """Plans its own turn like :class:`Greedy`, but overlooks some of its best turns.

    >>> from selenite.games import blue_moon_city
    >>> view = blue_moon_city.new(players=2, seed="selenite", first=0).view(0)
    >>> Overlooking(Luck("a bot"), 50).choose(view) in view.legal
    True
    """

    def __init__(self, luck: Luck, overlooked: int) -> None:
        super().__init__(luck)
        self.overlooked = overlooked
        """How many turns in a hundred it doesn't see."""

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it has seen, each with its chance, the best first."""
        thoughts = plan(view, self.luck, SEEN)
        seen = [thought for thought in thoughts if self.luck.below(100) >= self.overlooked]
        return (seen or thoughts[-1:])[:most]


LEVELS: dict[str, Callable[[Luck], TurnBot]] = {
    "newcomer": lambda luck: Overlooking(luck, 85),
    "apprentice": lambda luck: Overlooking(luck, 50),
    "builder": Greedy,
    "architect": lambda luck: Search(luck, seconds=0.1),
    "master": lambda luck: Search(luck, seconds=1.0),
}
"""The opponents by name, the weakest first."""
