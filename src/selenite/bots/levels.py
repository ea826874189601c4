"""Six opponents for people, each stronger than the one before.

The weak ones play like people who are new to a game: they see what a turn gives, don't look at what
it leads to, and overlook a good part of what they could do. The strong ones look ahead, and
overlook less. How much each game's levels overlook was chosen so that each of them wins 65 to 80 of
100 games against the one before, or as much more than its share among three and four. The last, the
champion, overlooks nothing and is above them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

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
    >>> game = next(one for one in registry.games().values() if one.bots.PLANNING)
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
        return _seen(self.rng, plan(view, self.rng, SEEN), self.overlooked)[:most]


class OverlookingChampion(Champion):
    """Searches like :class:`Champion`, but overlooks some of its best turns.

    ``by_players`` has other playouts and turns overlooked for some numbers of players.

    >>> from selenite.core import registry
    >>> game = next(one for one in registry.games().values() if "champion" in one.bots.BOTS)
    >>> state = game.new("selenite", {})
    >>> view = state.view(state.seat)
    >>> OverlookingChampion(Rng("a bot"), 20, 50).choose(view) in view.legal
    True
    """

    def __init__(
        self,
        rng: Rng,
        playouts: int,
        overlooked: int,
        by_players: Mapping[int, tuple[int, int]] = MappingProxyType({}),
    ) -> None:
        super().__init__(rng, playouts=playouts)
        self.overlooked = overlooked
        """How many turns in a hundred it doesn't see."""
        self._usual = (playouts, overlooked)
        self._by_players = by_players

    def _prepare(self, players: int) -> None:
        """Take the playouts and the share for a number of players."""
        self.playouts, self.overlooked = self._by_players.get(players, self._usual)

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it has seen, each with its chance, the best first."""
        return _seen(self.rng, super().explain(view, SEEN), self.overlooked)[:most]


def _seen(rng: Rng, thoughts: list[Thought], overlooked: int) -> list[Thought]:
    """What somebody sees who overlooks so many turns in a hundred: one at least."""
    return [one for one in thoughts if rng.below(100) >= overlooked] or thoughts[-1:]


def _greedy(rng: Rng, seconds: float | None = None, playouts: int | None = None) -> Greedy:
    """The bot ``greedy``, which needs no limits."""
    return Greedy(rng)


LEVELS = ("newcomer", "apprentice", "builder", "architect", "master", "champion")
"""Opponents for people, the weakest first."""


class Steps(NamedTuple):
    """How a game's levels below the champion differ: the turns in a hundred that the two weakest
    and the two strongest of them overlook, and the playouts that the latter have for a turn.
    """

    newcomer: int
    apprentice: int
    architect: tuple[int, int]
    master: tuple[int, int]
    architect_by_players: Mapping[int, tuple[int, int]] = MappingProxyType({})
    """What the architect has instead with some numbers of players."""
    master_by_players: Mapping[int, tuple[int, int]] = MappingProxyType({})


def bots(steps: Steps) -> dict[str, Callable[..., TurnBot]]:
    """The bots of a game whose part ``bots`` has a ``PLANNING`` with a champion."""
    return {
        "greedy": _greedy,
        "search": Search,
        "newcomer": lambda rng: Overlooking(rng, steps.newcomer),
        "apprentice": lambda rng: Overlooking(rng, steps.apprentice),
        "builder": Greedy,
        "architect": lambda rng: OverlookingChampion(
            rng, *steps.architect, steps.architect_by_players
        ),
        "master": lambda rng: OverlookingChampion(rng, *steps.master, steps.master_by_players),
        "champion": Champion,
    }
