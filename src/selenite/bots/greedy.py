"""A bot that plans its own turn and thinks no further."""

from __future__ import annotations

from selenite.bots.planning import plan
from selenite.bots.turns import Thought, TurnBot
from selenite.core.state import View


class Greedy(TurnBot):
    """Plans its own whole turn and takes the best by a hand-written evaluation.

    >>> from selenite.core import registry
    >>> from selenite.core.chance import Rng
    >>> game = next(one for one in registry.games().values() if one.bots.PLANNING)
    >>> state = game.new("selenite", {})
    >>> view = state.view(state.seat)
    >>> Greedy(Rng("a bot")).choose(view) in view.legal
    True
    """

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it considers, each with its chance, the best first."""
        return plan(view, self.rng, most)
