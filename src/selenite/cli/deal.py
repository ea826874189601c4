"""A bot's part in the deal of a table on a server, and its check of the deal afterwards."""

from __future__ import annotations

import secrets
from typing import Any

from selenite.core import records
from selenite.core.chance import SEED_BYTES
from selenite.core.fair_deal import commitment_to
from selenite.core.records import Unsound

Promised = list[tuple[int, str]]


class RemoteDeal:
    """What a bot knows of a deal before it sends its part: ``docs/fairness.md``.

    ``promise`` is the server's commitment, seen before the bot committed. ``promised`` are the
    commitments of all players, by place, seen before the bot sent its part.
    """

    def __init__(self) -> None:
        self.part = secrets.token_hex(SEED_BYTES)
        self.promise: str | None = None
        self.promised: Promised | None = None
        self.is_sent = False

    @property
    def is_committed(self) -> bool:
        """Whether the bot has committed to its part."""
        return self.promise is not None

    def commit(self, promise: str) -> str:
        """The commitment to the bot's part, once the server's promise is known."""
        self.promise = promise
        return commitment_to(self.part)

    def settle(self, told: Any, place: int) -> bool:
        """Note what all players have committed to; whether the bot may send its part now.

        It may if its own commitment counts, and if the server has told the same before.
        """
        promised = _promised(told)
        if promised is None or (place, commitment_to(self.part)) not in promised:
            return False
        if self.promised is None:
            self.promised = promised
        return promised == self.promised

    def check(self, text: str) -> None:
        """Verify the record of the finished game, and compare it with what the bot has seen."""
        record = records.read(text)
        records.verify(record)
        if not self.is_committed:
            return
        if record.deal is None or record.deal.commitment != self.promise:
            raise Unsound("record-deal-other-promise")
        if self.promised is None:
            return
        parts = record.deal.parts
        if not {(part.place, part.commitment) for part in parts} <= set(self.promised):
            raise Unsound("record-deal-not-promised")
        if self.is_sent and self.part not in [part.digits for part in parts]:
            raise Unsound("record-deal-left-out")


def _promised(told: Any) -> Promised | None:
    """The commitments of an event, in the order of their places; None if they are of no use."""
    try:
        promised = [(int(one["place"]), str(one["commitment"])) for one in told]
    except (KeyError, TypeError, ValueError):
        return None
    places = [place for place, _ in promised]
    return promised if places == sorted(set(places)) else None
