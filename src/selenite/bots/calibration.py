"""From the chance that a search thinks of to the share of games that are won from there.

Searches are too sure of themselves, or not sure enough. A small table of whole numbers, fitted to
games that were played to their end (``tools/train``), says what their chances mean. People are
shown what it says; moves are chosen without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

PARTS = 10_000
MOST_SHARES = 1001


class Calibration:
    """Shares of games won, in parts of 10,000, for chances from 0 to 1 in equal steps.

    Between two of them lies a straight line. The shares rise, so turns stay in their order.

    >>> Calibration([0, 2000, 10_000]).share(0.75)
    0.6
    """

    def __init__(self, shares: Sequence[int]) -> None:
        self.shares = tuple(shares)
        self.steps = len(self.shares) - 1

    def share(self, chance: float) -> float:
        """The share of games that are won where a search thinks of a chance."""
        at = chance * self.steps
        step = min(int(at), self.steps - 1)
        low, high = self.shares[step], self.shares[step + 1]
        return (low + (high - low) * (at - step)) / PARTS


def is_table(shares: object) -> bool:
    """Whether something is a table of rising shares.

    >>> is_table([0, 4000, 10_000]), is_table([0, 4000, 4000])
    (True, False)
    """
    if not isinstance(shares, list) or not 2 <= len(shares) <= MOST_SHARES:
        return False
    if not all(type(share) is int and 0 <= share <= PARTS for share in shares):
        return False
    return all(one < other for one, other in pairwise(shares))
