"""Ratings on the scale of Elo, whatever order the games were played in.

The strengths are those of Luce's choice model (Bradley and Terry's for two players): at any table a
bot wins in proportion to its strength. They are fitted to who got the better of whom. 400 points
are odds of ten to one, and the mean of all bots is 0.

Intervals come from a Bayesian bootstrap over deals: every deal gets a random weight, many times,
and the strengths are fitted again. One win of each bot over each opponent is added as a prior, with
its own weights: so the ratings stay finite where a bot won every game, and the intervals of two
bots are those of a uniform prior for their odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, NamedTuple

from selenite.arena.results import Result
from selenite.arena.standings import beaten

POINTS = 400 / log(10)
DRAWS = 400
_SEED = 20061


class Rating(NamedTuple):
    """A bot's points with their 95 % interval."""

    points: float
    low: float
    high: float


def available() -> bool:
    """Whether the libraries for ratings are installed."""
    try:
        import choix  # noqa: F401
        import numpy as np  # noqa: F401
    except ImportError:
        return False
    return True


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Rating]:
    """The rating of every bot that can be compared with the first."""
    import choix
    import numpy as np

    wins = _wins(bots, results)
    rated = _connected(wins.sum(axis=0))
    if len(rated) < 2:
        return {}
    wins = wins[:, rated][:, :, rated]
    met = (wins + wins.transpose(0, 2, 1)).sum(axis=0) > 0
    chance = np.random.default_rng(_SEED)

    def fit(matrix: Any, start: Any) -> Any:
        fitted = choix.ilsr_pairwise_dense(matrix, initial_params=start, max_iter=10_000)
        return fitted - fitted.mean()

    middle = fit(wins.sum(axis=0) + met, None)
    drawn = []
    for _ in range(DRAWS):
        weights = chance.exponential(size=len(wins))
        before = np.where(met, chance.exponential(size=met.shape), 0.0)
        drawn.append(fit(np.tensordot(weights, wins, axes=1) + before, middle))
    low, high = np.quantile(np.array(drawn), (0.025, 0.975), axis=0)
    points = POINTS * np.array([middle, np.minimum(low, middle), np.maximum(high, middle)])
    return {bots[bot]: Rating(*map(float, points[:, at])) for at, bot in enumerate(rated)}


def _wins(bots: Sequence[str], results: Sequence[Result]) -> Any:
    """How often each bot got the better of each other one, by deal."""
    import numpy as np

    number = {bot: at for at, bot in enumerate(bots)}
    deals = {deal: at for at, deal in enumerate(sorted({result.deal for result in results}))}
    wins = np.zeros((len(deals), len(bots), len(bots)))
    for result in results:
        for (bot, other), share in beaten(result).items():
            wins[deals[result.deal], number[bot], number[other]] += share
    return wins


def _connected(wins: Any) -> list[int]:
    """The bots that met the first one, or one that did, and so on."""
    found = [0]
    for bot in found:
        found += [
            other
            for other in range(len(wins))
            if other not in found and wins[bot, other] + wins[other, bot] > 0
        ]
    return sorted(found)
