"""A queue for something scarce: whoever is present comes first, and addresses get equal shares."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

_EXPECTED = 1.0
"""How many seconds a turn counts for until it is known how long it took."""

_MOST_KNOWN = 10_000


def _always() -> bool:
    return True


class Claim(NamedTuple):
    """For whom something is done: a person at an address, and whether they wait for it now.

    ``table`` is where they play, if it is known.
    """

    person: str = ""
    address: str = ""
    is_present: Callable[[], bool] = _always
    table: str = ""


class Turn(NamedTuple):
    """A turn that was granted; it lasts until it is given back."""

    claim: Claim
    began: float


class _Waiting(NamedTuple):
    claim: Claim
    number: int
    granted: asyncio.Future[Turn]


class FairQueue:
    """Grants turns to as many at a time as there are places.

    Among those who wait, people who are present come before those who aren't. Then comes the
    address that has used the least time, of its people the one who has, and of theirs the oldest
    claim. Somebody new, or back after a pause, starts level with those who are being served: nobody
    saves up time, and nobody has to pay for time that nobody else wanted.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._number = 0
        self._waiting: list[_Waiting] = []
        self._addresses = _Shares()
        self._people = _Shares()

    def __len__(self) -> int:
        """How many are waiting."""
        return len(self._waiting)

    async def turn(self, claim: Claim) -> Turn:
        """Wait for a turn. Whoever is cancelled while waiting leaves the queue."""
        self._number += 1
        granted: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(claim, self._number, granted)
        self._addresses.join(claim.address)
        self._people.join(claim.person)
        self._waiting.append(waiting)
        self._grant()
        try:
            return await granted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not granted.cancelled():
                self.give_back(granted.result())
            raise

    def give_back(self, turn: Turn) -> None:
        """End a turn; the next one begins."""
        used = monotonic() - turn.began - _EXPECTED
        self._addresses.spend(turn.claim.address, used)
        self._people.spend(turn.claim.person, used)
        self._free += 1
        self._grant()

    def _grant(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=self._rank)
            self._waiting.remove(first)
            self._free -= 1
            self._addresses.serve(first.claim.address, _EXPECTED)
            self._people.serve(first.claim.person, _EXPECTED)
            if first.granted.cancelled():
                self.give_back(Turn(first.claim, monotonic()))
            else:
                first.granted.set_result(Turn(first.claim, monotonic()))

    def _rank(self, waiting: _Waiting) -> tuple[bool, float, float, int]:
        claim = waiting.claim
        used = self._addresses.of(claim.address), self._people.of(claim.person)
        return not claim.is_present(), *used, waiting.number


class _Shares:
    """How much time each has used, counted from where those stand who are being served."""

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self._level = 0.0

    def join(self, who: str) -> None:
        """Somebody claims a turn."""
        if len(self.used) >= _MOST_KNOWN:
            self.used.clear()
        self.used[who] = max(self.of(who), self._level)

    def of(self, who: str) -> float:
        """How much somebody has used."""
        return self.used.get(who, self._level)

    def serve(self, who: str, seconds: float) -> None:
        """Somebody's turn begins, which is going to take about so long."""
        self._level = max(self._level, self.of(who))
        self.spend(who, seconds)

    def spend(self, who: str, seconds: float) -> None:
        """Somebody has used so much time, or less than was thought if it is negative."""
        self.used[who] = self.of(who) + seconds
