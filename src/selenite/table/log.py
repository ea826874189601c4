"""The log of a table: what happened, in order, each entry with its sequence number."""

from __future__ import annotations

from typing import Any, NamedTuple

SET_UP = "set-up"
SEAT = "seat"
READY = "ready"
START = "start"
MOVE = "move"
UNDO = "undo"
ASK = "ask"
ANSWER = "answer"
CHAT = "chat"
RESIGN = "resign"
ABORT = "abort"
REMATCH = "rematch"


class Entry(NamedTuple):
    """One thing that happened at a table.

    ``seq`` counts from 0 without gaps, ``at`` is the time in seconds since 1970.
    """

    seq: int
    at: float
    kind: str
    data: dict[str, Any]
