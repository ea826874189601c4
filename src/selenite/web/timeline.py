"""A game move by move: its positions, what the log says of each move, and where to go next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from selenite.core.state import Position
from selenite.table.model import Sentence
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table


class Navigation(NamedTuple):
    """The positions that can be reached from one; None where there is nothing further that way."""

    first: int | None
    turn_back: int | None
    back: int | None
    on: int | None
    turn_on: int | None
    last: int | None
    own: int | None


@dataclass(frozen=True)
class Timeline:
    """A game through the eyes of a seat, or of a spectator (``seat`` is None).

    ``own`` are the seats of the viewer. A whole one, of an uploaded file, shows every hand.
    Positions are counted in moves: 0 is the start.
    """

    table: Table
    seat: int | None = None
    own: frozenset[int] = frozenset()
    is_whole: bool = False

    @classmethod
    def seen_by(cls, services: Services, table: Table, person: Person | None) -> Timeline:
        """A table's game as somebody may see it."""
        own = frozenset(table.seats_of(person.id if person else None))
        return cls(table, services.screens.seat_shown(table, person), own)

    @property
    def count(self) -> int:
        """How many moves were made."""
        return len(self.table.moves)

    def within(self, at: int) -> int:
        """The nearest position there is."""
        return max(0, min(at, self.count))

    def position(self, at: int) -> Position:
        """What may be shown of the position after so many moves."""
        state = self.table.start.copy()
        for played in self.table.moves[:at]:
            state.apply(state.parse(played.move))
        shown: Position = state.position() if self.is_whole else state.view(self.seat).position
        return shown

    def sentences(self, at: int) -> list[Sentence]:
        """The sentences of the move that led to a position, routine or not."""
        told, moves = self.table.sentences, self.table.moves
        if at == 0:
            return []
        end = moves[at].sentences if at < self.count else len(told)
        return told[moves[at - 1].sentences : end]

    @cached_property
    def stops(self) -> list[int]:
        """The positions worth stopping at: after moves that aren't routine, and both ends."""
        return sorted({0, *filter(self._is_notable, range(1, self.count)), self.count})

    def _is_notable(self, at: int) -> bool:
        """Whether the move that led to a position is worth telling."""
        return any(not sentence.is_routine for sentence in self.sentences(at))

    @cached_property
    def turns(self) -> list[int]:
        """The positions between turns, and both ends."""
        moves = self.table.moves
        changes = [at for at in range(1, self.count) if moves[at].label != moves[at - 1].label]
        return sorted({0, *changes, self.count})

    @cached_property
    def own_turns(self) -> list[int]:
        """The positions in which a turn of the viewer's begins, perhaps the one that runs."""
        seats = [*(played.seat for played in self.table.moves), self.table.to_move]
        return [at for at in self.turns if seats[at] in self.own]

    def navigation(self, at: int) -> Navigation:
        """Where to go from a position."""
        return Navigation(
            first=0 if at > 0 else None,
            turn_back=_before(self.turns, at),
            back=_before(self.stops, at),
            on=_after(self.stops, at),
            turn_on=_after(self.turns, at),
            last=self.count if at < self.count else None,
            own=_after(self.own_turns, at),
        )

    def turn_of(self, at: int) -> range:
        """The positions that the moves of a position's turn led to; none at the start."""
        if at == 0:
            return range(0)
        begin = max((turn for turn in self.turns if turn < at), default=0)
        return range(begin + 1, (_after(self.turns, begin) or begin) + 1)

    @property
    def last_left(self) -> int:
        """Where the viewer's last turn ended: what came since is what they may have missed."""
        return self._absence[0]

    @cached_property
    def missed(self) -> list[int]:
        """Where the others' moves since the viewer's last turn led to, as far as worth telling."""
        left, back = self._absence
        return [at for at in range(left + 1, back + 1) if self._is_notable(at)]

    @property
    def stops_since(self) -> list[int]:
        """The position that the viewer left, and those that were missed; or the last one alone."""
        return [self.last_left, *self.missed] if self.missed else [self.count]

    @cached_property
    def _absence(self) -> tuple[int, int]:
        """Where the viewer's last turn ended, and where the one that runs began.

        For somebody who isn't to move, the latter is the last position; spectators miss nothing.
        """
        return (0, 0) if self.seat is None else self.table.absence(self.seat)


def _before(sorted_: Iterable[int], at: int) -> int | None:
    return max((stop for stop in sorted_ if stop < at), default=None)


def _after(sorted_: Iterable[int], at: int) -> int | None:
    return min((stop for stop in sorted_ if stop > at), default=None)
