"""A queue for scarce slots: people who are present come first, and addresses get equal shares."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from selenite.core.cache import Recent

_EXPECTED = 1.0
"""How many seconds a slot counts for until its real duration is known."""

_MOST_KNOWN = 10_000


def _always() -> bool:
    return True


class Claim(NamedTuple):
    """On whose behalf a slot is used: a person at an address, and whether they are waiting now.

    ``table`` is where they play, if it is known.
    """

    person: str = ""
    address: str = ""
    is_present: Callable[[], bool] = _always
    table: str = ""


class Slot(NamedTuple):
    """A slot that was granted, until it is released."""

    claim: Claim
    began: float


class _Waiting(NamedTuple):
    claim: Claim
    number: int
    granted: asyncio.Future[Slot]


class FairQueue:
    """Grants a fixed number of slots at a time.

    People who are present come before those who aren't. Then comes the address that has used the
    least time, then its person who has used the least, then their oldest claim. Somebody new, or
    back after a pause, starts level with those being served: nobody saves up time, and nobody is
    charged for time that nobody else wanted.
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

    async def acquire(self, claim: Claim) -> Slot:
        """Wait for a slot. A claim that is cancelled while it waits leaves the queue."""
        self._number += 1
        granted: asyncio.Future[Slot] = asyncio.get_running_loop().create_future()
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
                self.release(granted.result())
            raise

    def release(self, slot: Slot) -> None:
        """Free a slot, and grant it to the next claim."""
        used = monotonic() - slot.began - _EXPECTED
        self._addresses.spend(slot.claim.address, used)
        self._people.spend(slot.claim.person, used)
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
                self.release(Slot(first.claim, monotonic()))
            else:
                first.granted.set_result(Slot(first.claim, monotonic()))

    def _rank(self, waiting: _Waiting) -> tuple[bool, float, float, int]:
        claim = waiting.claim
        used = self._addresses.of(claim.address), self._people.of(claim.person)
        return not claim.is_present(), *used, waiting.number


class _Shares:
    """The time each has used, relative to those being served now."""

    def __init__(self) -> None:
        self.used: Recent[str, float] = Recent(_MOST_KNOWN)
        self._level = 0.0

    def join(self, who: str) -> None:
        """Note a new claim: it starts at least at the current level."""
        self.used[who] = max(self.of(who), self._level)

    def of(self, who: str) -> float:
        """How much time somebody has used."""
        return self.used.get(who, self._level)

    def serve(self, who: str, seconds: float) -> None:
        """Raise the level to somebody who is served now, and charge the expected time."""
        self._level = max(self._level, self.of(who))
        self.spend(who, seconds)

    def spend(self, who: str, seconds: float) -> None:
        """Charge somebody for time used; negative if it was less than expected."""
        self.used[who] = self.of(who) + seconds
