"""Who does something at a table, and how far the game was on their page."""

from __future__ import annotations

from typing import NamedTuple

from selenite.table.store import Person
from selenite.web.requests import Request, shown_seq


class Actor(NamedTuple):
    """A person (``NOBODY`` if unknown), and the last log entry that their page showed."""

    person: Person
    seq: int

    @classmethod
    def of(cls, request: Request, person: Person) -> Actor:
        """The actor of a request."""
        return cls(person, shown_seq(request))
