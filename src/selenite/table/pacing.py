"""How long automatic phases take, so that their timing doesn't reveal a hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random, SystemRandom

from selenite.table.table import Table

USUAL = (0.7, 0.9, 1.1, 1.3, 1.5, 1.8, 2.1, 2.5, 3.0, 3.7, 4.6, 5.6)
"""Seconds that people are expected to take to end a phase, until the player has done so."""

LONGEST = 6.0
"""The longest of a player's times that waits are drawn from, in seconds.

So a phase that passes by itself takes a quarter more at most, and a player who takes longer still
reveals that they had a choice, as they would at a real table.
"""

USUAL_PAUSE = 0.6
"""Seconds between two moves, the unit of pauses."""

_SPREAD = 0.25
_DOUBT = 2.0
"""How many times of another kind each sample counts as having beside its own."""


class Pacing:
    """How long to wait before a seat makes the only move it has.

    If that were always the same time, it would tell the others that the hand could not act. So
    where others play, also at the same screen, it is drawn at random from the times that this
    player has taken to end such a phase by hand, as the log has them. ``chance`` and ``sleep`` are
    for tests.
    """

    def __init__(
        self,
        pause: float,
        chance: Random | None = None,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.pause = pause
        self._chance = chance or SystemRandom()
        self._sleep = sleep

    async def wait(self, table: Table, seat: int) -> None:
        """Wait as long as the seat's player might take."""
        await self._sleep(self.seconds(table, seat))

    def seconds(self, table: Table, seat: int) -> float:
        """How long the seat to move takes to make the only move it has."""
        if not plays_with_people(table, seat):
            return self.pause
        drawn = self._chance.choice(self._sample(*table.times_to_pass(seat)))
        spread = self._chance.uniform(1 - _SPREAD, 1 + _SPREAD)
        return drawn * spread * self.pause / USUAL_PAUSE

    def _sample(self, *samples: Sequence[float]) -> Sequence[float]:
        """The times to draw from: the first of some samples, or a later one while it is small."""
        for sample in samples:
            short = [time for time in sample if time <= LONGEST]
            if self._chance.random() * (len(short) + _DOUBT) < len(short):
                return short
        return USUAL


def plays_with_people(table: Table, seat: int) -> bool:
    """Whether anybody has another seat, be it at the same screen or while a bot stands in."""
    others = [other for number, other in enumerate(table.seats) if number != seat]
    return any(other.holder is not None for other in others)
