"""The strongest bot: it searches like :class:`Search`, with a net that has learned to judge."""

from __future__ import annotations

from typing import Any

from selenite.bots.planning import Planning, TurnSearcher
from selenite.bots.search import Search


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

    def _made(self, planning: Planning, state: Any) -> TurnSearcher:
        """A new searcher with a net for a state's rules."""
        assert planning.champion is not None, "the game has a champion"
        return planning.champion(state)
