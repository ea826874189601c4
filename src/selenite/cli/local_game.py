"""A game at the keyboard: a table in memory, where people and bots of this process play."""

from __future__ import annotations

import time
from collections.abc import Mapping

from selenite.core import records, registry
from selenite.core.records import Record
from selenite.table import actions, log, thinking
from selenite.table.advice import Advice, advice
from selenite.table.log import Change
from selenite.table.model import Refused, Seat, Sentence
from selenite.table.table import Table
from selenite.texts import say

HUMAN = "human"
"""The name of a seat at the keyboard in a record."""


class LocalGame:
    """A table whose log is in memory. ``bots`` are specs by seat; people play the other seats.

    ``first_player`` is the rule that assigned the first seat, if there was one.
    """

    def __init__(
        self, record: Record, bots: Mapping[int, str], first_player: str | None = None
    ) -> None:
        players = registry.find(record.game).players(records.replay(record))
        seats = [
            Seat(None if seat in bots else HUMAN, record.seats.get(seat, ""), bots.get(seat))
            for seat in range(players)
        ]
        self.table = Table.of_record(record, seats)
        if first_player is not None:
            self.table.announce_first_player(first_player)
        self.bots = bots
        self.humans = self.table.seats_of(HUMAN)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.to_move is None

    def names(self, viewer: int) -> dict[int, str]:
        """The names of all seats, as one of them sees it."""
        return {
            seat: say("board-you") if seat == viewer else say("board-seat", seat=seat)
            for seat in range(self.table.players)
        }

    def play(self, move: str) -> list[Sentence]:
        """Make a move for the seat to move; returns the sentences about it."""
        known = len(self.table.sentences)
        self._append(actions.move(self.table, self._seat, move))
        return self.table.sentences[known:]

    def play_automatic_move(self) -> bool:
        """Make the move of a seat that has no choice; false if it has one."""
        move = self.table.automatic_move()
        if move is not None:
            self._append(actions.automatic_move(self.table, self._seat, move))
        return move is not None

    def play_bot(self) -> None:
        """Play the whole turn of a bot."""
        seat = self._seat
        while self.table.to_move == seat:
            view = self.table.view(seat)
            moves = thinking.plan(self.bots[seat], view, thinking.bot_seed(self.table, seat))
            self._append(actions.automatic_move(self.table, seat, moves[0]))
            for move in moves[1:]:
                if self.table.to_move != seat or move not in self.table.view(seat).legal:
                    break
                self._append(actions.automatic_move(self.table, seat, move))

    def undo(self) -> list[str]:
        """Undo the last move and the phases ended after it; returns the moves' texts."""
        before = [played.move for played in self.table.moves]
        try:
            self._append(actions.undo(self.table, self._seat))
        except Refused:
            return []
        return before[len(self.table.moves) :]

    def hint(self, most: int) -> list[Advice]:
        """What the strongest bot would do in place of the seat to move, in words."""
        view = self.table.view(self._seat)
        return advice(view, thinking.advise(view, thinking.hint_seed(self.table), most), "en")

    @property
    def _seat(self) -> int:
        """The seat to move, while the game is running."""
        seat = self.table.to_move
        assert seat is not None
        return seat

    def _append(self, change: Change) -> None:
        """Add a change to the log, and apply it to the table."""
        for entry in log.entries([change], self.table.seq + 1, time.time()):
            self.table.take(entry)
