"""Suggested nicknames, so that a newcomer can play with one click."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from selenite.table.model import Seat
from selenite.table.names import look_alike
from selenite.texts import say


def nicknames(language: str) -> list[str]:
    """All nicknames that are proposed in a language.

    >>> nicknames("en")[0]
    'Silver Owl'
    """
    return say("lobby-nicknames", language).split(", ")


def propose(language: str, others: Iterable[Seat] = ()) -> str:
    """A nickname that nobody else at the table has."""
    taken = [seat.name for seat in others]
    return secrets.choice(
        [one for one in nicknames(language) if not any(look_alike(one, name) for name in taken)]
    )
