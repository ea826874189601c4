"""The log of a table: what happened, in order, each entry with its sequence number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

SET_UP = "set-up"
SEAT = "seat"
READY = "ready"
COMMIT = "commit"
DEAL = "deal"
PART = "part"
START = "start"
MOVE = "move"
UNDO: Final = "undo"
ASK = "ask"
ANSWER = "answer"
WITHDRAW = "withdraw"
CONSENT = "consent"
REMOVE = "remove"
SEVERAL = "several"
CHAT = "chat"
RESIGN = "resign"
ABORT: Final = "abort"
REMATCH = "rematch"

FRIEND: Final = "friend"
"""What can be asked for beside going back (``UNDO``) and ending the game (``ABORT``)."""

ASIDE = frozenset({CHAT, CONSENT, COMMIT, PART})
"""Entries that aren't part of the game: they don't make anybody's move stale."""

Change = tuple[str, dict[str, Any]]
"""The kind and the data of an entry that has no number yet."""


class Damaged(Exception):
    """A log that can't have been written by a table."""


class Entry(NamedTuple):
    """One thing that happened at a table.

    ``seq`` counts from 0 without gaps, ``at`` is the time in seconds since 1970.
    """

    seq: int
    at: float
    kind: str
    data: dict[str, Any]


def undone(entries: Iterable[Entry]) -> set[int]:
    """The numbers of the moves that are undone later on.

    >>> moves = [Entry(seq, 0.0, MOVE, {}) for seq in range(3)]
    >>> undone([*moves, Entry(3, 0.0, UNDO, {"moves": 1}), Entry(4, 0.0, MOVE, {})])
    {1, 2}
    """
    standing: list[int] = []
    found: set[int] = set()
    for entry in entries:
        if entry.kind == MOVE:
            standing.append(entry.seq)
        elif entry.kind == UNDO:
            count = entry.data["moves"]
            if not 0 <= count < len(standing):
                raise Damaged("the log takes back moves that it doesn't have")
            found.update(standing[count:])
            del standing[count:]
    return found


def entries(changes: Iterable[Change], first: int, at: float) -> list[Entry]:
    """Changes as entries of a log, numbered from ``first`` on.

    >>> entries([(START, {})], 3, 0.0)
    [Entry(seq=3, at=0.0, kind='start', data={})]
    """
    return [Entry(seq, at, kind, data) for seq, (kind, data) in enumerate(changes, first)]
