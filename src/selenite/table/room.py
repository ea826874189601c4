"""What a table's log has room for.

A log doesn't grow without end, and nobody can fill one so that a game can't go on: beyond its usual
length it takes what games need to go on and to end, and messages have only a share of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from selenite.table import log
from selenite.table.log import Change
from selenite.table.model import Refused

if TYPE_CHECKING:
    from selenite.table.table import Table

_SPECTATORS = "spectators"
_SHARES = {log.CHAT: 0.2, _SPECTATORS: 0.2, log.CONSENT: 0.1, log.COMMIT: 0.1}
"""How much of a log each kind of entry may take that isn't part of the game."""

_ALWAYS = frozenset({log.START, log.MOVE, log.RESIGN, log.ABORT, log.REMATCH})
"""The entries that bring a game to its end: every log takes them."""

_NEEDED = frozenset({log.SEAT, log.READY, log.REMOVE, log.DEAL, log.PART, log.ANSWER, log.WITHDRAW})
"""What a game may need to begin and to go on: logs of up to twice the usual length take them."""

_LAST_RESORT = 2

_WITHOUT_END = 4
"""Logs of so many times the usual length take no more moves of people: their game goes in circles.

Moves that the server makes by itself aren't refused: it would try them again and again.
"""


def share_of(kind: str, data: Mapping[str, Any]) -> str:
    """The share that an entry counts towards; that of spectators for what they say."""
    is_said_by_spectator = kind == log.CHAT and data["seat"] is None
    return _SPECTATORS if is_said_by_spectator else kind


def check(table: Table, changes: Sequence[Change], most: int) -> None:
    """Refuse changes for which a log of so many entries has no room."""
    last = table.seq + len(changes)
    for kind, data in changes:
        share = share_of(kind, data)
        if share in _SHARES and table.asides[share] >= _SHARES[share] * most:
            raise Refused("table-log-full")
        if kind not in _ALWAYS and last >= most * (_LAST_RESORT if _is_needed(kind, data) else 1):
            raise Refused("table-log-full")
        if kind == log.MOVE and data["by_hand"] and last >= most * _WITHOUT_END:
            raise Refused("table-without-end")


def _is_needed(kind: str, data: Mapping[str, Any]) -> bool:
    return kind in _NEEDED or (kind == log.ASK and data["what"] == log.ABORT)
