"""Secrets that the server has committed to before there is a table for them."""

from __future__ import annotations

from typing import NamedTuple

from selenite.core.fair_deal import commitment_to
from selenite.table import tokens

_MOST = 10_000
"""So many promises are kept; then the oldest ones are dropped."""


class Offer(NamedTuple):
    """A part of the deal from somebody who has seen the server's commitment, the promise."""

    promise: str
    part: str


class Promises:
    """Commitments that were given to somebody who is about to set up a table.

    Each can be redeemed once: a secret that is revealed at the end of a game must not serve again.
    They are forgotten when the server stops. A table that names a forgotten one has a new secret.
    """

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._secrets: dict[str, str] = {}

    def make(self) -> str:
        """Commit to a new secret."""
        secret = tokens.seed().hex()
        commitment = commitment_to(secret)
        self._secrets[commitment] = secret
        while len(self._secrets) > self._most:
            del self._secrets[next(iter(self._secrets))]
        return commitment

    def redeem(self, commitment: str) -> str | None:
        """The secret of a promise, once; None if there is no such promise."""
        return self._secrets.pop(commitment, None)
