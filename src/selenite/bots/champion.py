"""The strongest bot: it searches like :class:`Search`, with a net that has learned to judge."""

from __future__ import annotations

from typing import Any

from selenite.bots.calibration import Calibration
from selenite.bots.planning import Planning, TurnSearcher
from selenite.bots.search import Search
from selenite.bots.turns import Thought
from selenite.core.chance import Rng
from selenite.core.state import View


class Champion(Search):
    """Searches with a net in place of the hand-written evaluation.

    >>> from selenite.core import registry
    >>> from selenite.core.chance import Rng
    >>> game = next(one for one in registry.games().values() if "champion" in one.bots.BOTS)
    >>> state = game.new("selenite", {})
    >>> view = state.view(state.seat)
    >>> Champion(Rng("a bot"), playouts=20).choose(view) in view.legal
    True
    """

    def __init__(self, rng: Rng, seconds: float | None = None, playouts: int | None = None) -> None:
        super().__init__(rng, seconds, playouts)
        self.calibration: Calibration | None = None
        """What the chances of the current game's searcher mean, where that is known."""

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it considers, each with the share of games that is won from there.

        They are in the order of their playouts, like those of every search.
        """
        found = super().explain(view, most)
        if self.calibration is None:
            return found
        return [Thought(moves, self.calibration.share(chance)) for moves, chance in found]

    def _made(self, planning: Planning, state: Any) -> TurnSearcher:
        """A new searcher with a net for a state's rules."""
        assert planning.champion is not None, "the game has a champion"
        if planning.calibration is not None:
            self.calibration = planning.calibration(state)
        return planning.champion(state)
