"""The course of a finished game, as everybody saw it: its best turn and its turning point."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from selenite.table.model import RESIGNED, PlayedMove
from selenite.table.table import Table

Figures = Sequence[int]
"""A number for each seat."""


class Course(NamedTuple):
    """Where the seats stood before the first move and after each one.

    The rules find the winner by the last of ``standings``; ``earned`` is what they collected.
    """

    standings: Sequence[Figures]
    earned: Sequence[Figures]


class Highlight(NamedTuple):
    """A turn worth looking at again: whose it is, after how many moves, and what it earned."""

    seat: int
    at: int
    gain: int


class _TurnSpan(NamedTuple):
    seat: int
    start: int
    end: int


def best_turn(moves: Sequence[PlayedMove], course: Course) -> Highlight | None:
    """The turn that earned its player most, the earliest of such turns."""
    found = [
        Highlight(
            turn.seat, turn.end,
            course.earned[turn.end][turn.seat] - course.earned[turn.start][turn.seat],
        )
        for turn in _turns(moves)
    ]  # fmt: skip
    best = max(found, key=lambda one: one.gain, default=None)
    return best if best is not None and best.gain > 0 else None


def turning_point(
    moves: Sequence[PlayedMove], course: Course, winners: Sequence[int]
) -> Highlight | None:
    """The turn from which the winner led alone until the end, unless it was the first.

    There is none if somebody was level with the winner until the end, whatever broke the tie.
    """
    if len(winners) != 1:
        return None
    turns, ahead = _turns(moves), None
    for number in reversed(range(len(turns))):
        standing = course.standings[turns[number].end]
        if [seat for seat, n in enumerate(standing) if n == max(standing)] != [*winners]:
            break
        ahead = number
    if not ahead:
        return None
    return Highlight(winners[0], turns[ahead].end, 0)


def _turns(moves: Sequence[PlayedMove]) -> list[_TurnSpan]:
    """The turns of a game: a seat, and the numbers of moves before and after it."""
    turns, start = [], 0
    for (seat, _), played in groupby(moves, key=lambda one: (one.seat, one.label)):
        end = start + len(list(played))
        turns.append(_TurnSpan(seat, start, end))
        start = end
    return turns


def was_decided(table: Table) -> bool:
    """Whether the rules ended a game, so that its course says why somebody won."""
    result = table.result
    return result is not None and bool(result.winners) and result.reason != RESIGNED
