"""Secrets that the server commits to before their tables exist."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from selenite.core.fair_deal import commitment_to
from selenite.table import tokens
from selenite.table.store import Store


class Offer(NamedTuple):
    """A part of the deal from somebody who has seen the server's commitment, the promise."""

    promise: str
    part: str


class Promises:
    """Commitments that were given to somebody who is about to set up a table.

    Each can be redeemed once, within a day, at any process that serves the tables: a secret that is
    revealed at the end of a game must not be reused. A table that names another commitment has a
    new secret.
    """

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock

    async def make(self) -> str:
        """Commit to a new secret."""
        secret = tokens.seed().hex()
        commitment = commitment_to(secret)
        made = self._store.add_promise(commitment, secret, self._clock())
        await made
        return commitment

    async def redeem(self, commitment: str) -> str | None:
        """The secret of a promise, once; None if there is no such promise."""
        secret: str | None = await self._store.redeem_promise(commitment, self._clock())
        return secret
