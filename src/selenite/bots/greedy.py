"""A bot that plans its own turn and thinks no further."""

from __future__ import annotations

from selenite.bots.planners import plan
from selenite.bots.turns import Thought, TurnBot
from selenite.games.core import View


class Greedy(TurnBot):
    """Plans its own whole turn and takes the best by a hand-written evaluation.

    >>> from selenite.games import blue_moon_city
    >>> from selenite.games.chance import Luck
    >>> view = blue_moon_city.new(players=2, seed="selenite", first=0).view(0)
    >>> Greedy(Luck("a bot")).choose(view) in view.legal
    True
    """

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it considers, each with its chance, the best first."""
        return plan(view, self.luck, most)
