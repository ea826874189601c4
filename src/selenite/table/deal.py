"""The deal of a table: how its seed came about, from its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from selenite.core import fair_deal
from selenite.core.fair_deal import Deal, DealPart
from selenite.table.model import Seat


class TableDeal:
    """The server's secret and the parts of the players' browsers, as far as known.

    ``commitments`` are the people's, by their number, and follow them from seat to seat. Once the
    deal has begun, ``places`` says who takes part and from which place. From then on ``parts``
    arrive, by person. ``order`` is how the places became seats.
    """

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.commitment = fair_deal.commitment_to(secret)
        self.commitments: dict[str, str] = {}
        self.places: dict[str, int] | None = None
        self.parts: dict[str, str] = {}
        self.order: Sequence[int] | None = None
        self.has_lots = False

    def commitments_of(self, seats: Sequence[Seat]) -> dict[str, int]:
        """The people on these seats who have committed, each with the first of their seats."""
        found: dict[str, int] = {}
        for number, seat in enumerate(seats):
            if seat.person in self.commitments:
                found.setdefault(seat.person or "", number)
        return found

    def promised(self, seats: Sequence[Seat]) -> list[dict[str, Any]]:
        """What the people on these seats have committed to, in the order of their places.

        Everybody has to see all of it before they send their part (``docs/fairness.md``).
        """
        places = self.commitments_of(seats)
        return [
            {"place": place, "commitment": self.commitments[person]}
            for person, place in sorted(places.items(), key=lambda pair: pair[1])
        ]

    def begin(self, seats: Sequence[Seat]) -> None:
        """Settle who takes part: the parts may be sent from now on."""
        self.places = self.commitments_of(seats)

    def is_waiting_for(self, person: str | None) -> bool:
        """Whether a person's part is still missing."""
        return self.places is not None and person in self.places and person not in self.parts

    def is_complete_with(self, person: str) -> bool:
        """Whether a person's part is the only one still missing."""
        return set(self.places or ()) <= {*self.parts, person}

    def seed(self, parts: Mapping[str, str] | None = None) -> bytes:
        """The seed, with the parts that have come, or with these."""
        places, parts = self.places or {}, self.parts if parts is None else parts
        return fair_deal.seed_of(self.secret, {places[one]: parts[one] for one in parts})

    def seat_them(self, order: Sequence[int] | None, by_lot: bool) -> None:
        """Note how the places became seats when the game began."""
        self.places = self.places or {}
        self.order, self.has_lots = order, by_lot and order is not None

    def proof(self, seats: Sequence[Seat]) -> Deal:
        """Everything about the deal, the secret included, with these people on the seats."""
        places = self.commitments_of(seats) if self.places is None else self.places
        parts = tuple(
            DealPart(place, self._seat(place), self.commitments[person], self.parts.get(person))
            for person, place in sorted(places.items(), key=lambda pair: pair[1])
        )
        lots = tuple(self.order) if self.has_lots and self.order is not None else None
        return Deal(self.commitment, self.secret, parts, lots)

    def _seat(self, place: int) -> int:
        return place if self.order is None else list(self.order).index(place)
