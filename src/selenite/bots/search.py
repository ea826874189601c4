"""A bot that searches: it plays out its candidate turns."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from selenite.bots.planning import Planning, TurnSearcher, planning_of
from selenite.bots.turns import Thought, TurnBot
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.state import View

SECONDS = 0.3
"""The time for a turn, unless told otherwise."""


class Search(TurnBot):
    """Plays out its best turns, in deals consistent with its view, and picks the most successful.

    Its budget for a turn is in seconds or playouts; with playouts, its moves depend on its random
    generator alone.

    >>> game = next(one for one in registry.games().values() if one.bots.PLANNING)
    >>> state = game.new("selenite", {})
    >>> view = state.view(state.seat)
    >>> bot = Search(Rng("a bot"), playouts=20)
    >>> bot.choose(view) in view.legal
    True
    """

    def __init__(self, rng: Rng, seconds: float | None = None, playouts: int | None = None) -> None:
        super().__init__(rng)
        self.playouts = playouts
        self.seconds = SECONDS if seconds is None else seconds
        self.game: object = None
        self.searcher: TurnSearcher | None = None
        self.visits: list[int] = []
        """How many playouts each of the turns had that were explained last."""

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it considers, each with the chance its playouts had.

        Those with the most playouts come first: a chance from a few playouts may be luck.
        """
        deadline = 0.0 if self.playouts is not None else perf_counter() + self.seconds
        game = registry.find(view.game)
        state = game.redeal(view, self.rng)
        self._prepare(game.players(state))
        searcher = self._searcher(view, state.rules_state)
        found = searcher.search(state.rules_state, self.rng, self.playouts or 0, deadline)
        self.visits = searcher.visits[:most]
        return [Thought(tuple(map(state.text, moves)), chance) for chance, moves in found[:most]]

    def _prepare(self, players: int) -> None:
        """Prepare for a turn of a game with so many players: nothing, unless told otherwise."""

    def _searcher(self, view: View, state: Any) -> TurnSearcher:
        """The searcher for the current game, created once."""
        game = (view.game, view.position["options"])
        if self.searcher is None or game != self.game:
            self.game = game
            self.searcher = self._made(planning_of(view.game), state)
        return self.searcher

    def _made(self, planning: Planning, state: Any) -> TurnSearcher:
        """A new searcher for a state's rules."""
        return planning.searcher(state)
