"""How sure a share is, and how values are spread.

Games of the same deal are not independent of each other, so intervals look at whole deals. The
variance between deals gives the effective number of independent games, from one per deal to all of
them; that number goes into Wilson's interval.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import ceil, sqrt
from typing import NamedTuple

from selenite.arena.lineups import Task
from selenite.arena.results import Result

Z = 1.959964
"""95 % of a normal distribution lies within so many standard deviations."""


class WinRate(NamedTuple):
    """A share of wins with its 95 % interval."""

    rate: float
    low: float
    high: float
    games: int
    deals: int


class Tally:
    """Wins out of chances, deal by deal."""

    def __init__(self) -> None:
        self.won: defaultdict[int, float] = defaultdict(float)
        self.chances: defaultdict[int, float] = defaultdict(float)
        self.games: set[Task] = set()

    def add(self, result: Result, won: float, chances: float) -> None:
        """Count a game."""
        if chances > 0:
            self.won[result.deal] += won
            self.chances[result.deal] += chances
            self.games.add(result.task)

    def rate(self) -> WinRate | None:
        """The share of the chances that were won; None without any."""
        chances = sum(self.chances.values())
        if not chances:
            return None
        rate = sum(self.won.values()) / chances
        deals, games = len(self.chances), len(self.games)
        low, high = wilson(rate, self._worth(rate, chances, deals, games))
        return WinRate(rate, low, high, games, deals)

    def _worth(self, rate: float, chances: float, deals: int, games: int) -> float:
        """The effective number of independent games."""
        if deals == 1:
            return deals
        off = sum((self.won[deal] - rate * n) ** 2 for deal, n in self.chances.items())
        variance = deals / (deals - 1) * off / chances**2
        if variance <= 0:
            return deals if rate in (0.0, 1.0) else games
        return min(max(rate * (1 - rate) / variance, deals), games)


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of so many independent games.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    square = Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value such that a share of the sorted values doesn't exceed it.

    >>> quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0.99)
    (2, 4)
    """
    return values[max(0, ceil(share * len(values)) - 1)]


class Spread(NamedTuple):
    """How values are spread."""

    median: float
    p95: float
    p99: float
    max: float
    mean: float


def spread(values: Iterable[float]) -> Spread | None:
    """How values are spread; None without any."""
    sort = sorted(values)
    if not sort:
        return None
    return Spread(
        median=quantile(sort, 0.5),
        p95=quantile(sort, 0.95),
        p99=quantile(sort, 0.99),
        max=sort[-1],
        mean=sum(sort) / len(sort),
    )
