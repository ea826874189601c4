"""A game at the terminal: its record, its log, what can be taken back, and the bots' turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from selenite.bots import Spec, make
from selenite.bots.turns import Thought
from selenite.cli import faces
from selenite.core import records, registry
from selenite.core.chance import Luck
from selenite.core.records import Record
from selenite.core.state import Event
from selenite.texts import say, speaker

HUMAN = "human"


class Entry(NamedTuple):
    """A sentence of the log, as each seat at the keyboard reads it."""

    sentences: dict[int, str]
    is_routine: bool


class Before(NamedTuple):
    """What there was before a move that can be taken back."""

    record: Record
    state: Any
    log: int
    move: str
    by_hand: bool


class Session:
    """A game between the seats at the keyboard and bots on the others.

    Everything that is told comes from the seats' views and from what is open to all.
    """

    def __init__(self, record: Record, humans: Iterable[int], bots: Mapping[int, Spec]) -> None:
        self.record = record
        self.humans = sorted(humans)
        self.bots = bots
        self.log: list[Entry] = []
        self.earlier: list[Before] = []
        self.state = records.start(record)
        self.players = registry.find(record.game).players(self.state)
        self.face = faces.find(record.game)
        self.game = registry.find(record.game)
        written = [step.move for step in records.follow(record)]
        self.record = records.Record(**{**record.__dict__, "turns": ()})
        for move in written:
            self.play(move)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome() is not None

    @property
    def bot_seats(self) -> list[int]:
        """The seats that bots play."""
        return [seat for seat in range(self.players) if seat not in self.humans]

    @property
    def seat(self) -> int:
        """The seat to move."""
        seat: int = self.state.seat
        return seat

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know."""
        position: dict[str, Any] = self.state.view(seat).position
        return position

    def names(self, viewer: int) -> dict[int, str]:
        """What the seats are called by one of them."""
        return {
            seat: say("board-you") if seat == viewer else say("board-seat", seat=seat)
            for seat in range(self.players)
        }

    def play(self, move: str, by_hand: bool = True) -> list[Entry]:
        """Play a move, note it in the record and the log; what was noted."""
        seat = self.seat
        before = self.state.view(seat).position
        kept = Before(self.record, self.state.copy(), len(self.log), move, by_hand)
        self.record, told = records.add(self.record, self.state, move)
        entries = [self._move_entry(seat, before, move)]
        entries += [self._event_entry(one) for one in told]
        self.log += entries
        if self.is_over or self.seat != seat or self.game.reveals(told, seat):
            self.earlier.clear()
        else:
            self.earlier.append(kept)
        return entries

    def _move_entry(self, seat: int, before: dict[str, Any], move: str) -> Entry:
        sentences = {
            viewer: self.face.move(before, move, self.names(viewer)[seat]) for viewer in self.humans
        }
        return Entry(sentences, is_routine=self.game.is_automatic(move))

    def _event_entry(self, told: Event) -> Entry:
        speak = speaker("en", self.record.game)
        sentences = {viewer: speak.event(told, self.names(viewer)) for viewer in self.humans}
        return Entry(sentences, is_routine=False)

    def undo(self) -> list[str]:
        """Take back the last move made by hand and what followed by itself; the moves' texts."""
        taken: list[str] = []
        while self.earlier:
            before = self.earlier.pop()
            self.record, self.state = before.record, before.state
            del self.log[before.log :]
            taken.insert(0, before.move)
            if before.by_hand:
                break
        return taken

    def play_bot(self) -> None:
        """Play the whole turn of a bot; from the same game so far it has the same luck."""
        seat = self.seat
        played = sum(len(turn.moves) for turn in self.record.turns)
        luck = Luck(f"{self.record.seed}/{seat}/{self.state.turn_label()}/{played}")
        bot = make(self.bots[seat], luck, self.game)
        while not self.is_over and self.seat == seat:
            self.play(bot.choose(self.state.view(seat)), by_hand=False)

    def hint(self, most: int) -> list[Thought]:
        """What the strongest bot would do in place of the seat to move, from what that sees."""
        if not self.game.bots.HINTS:
            return []
        bot: Any = make(self.game.bots.HINTS, Luck(f"{self.record.seed}/hint"), self.game)
        thoughts: list[Thought] = bot.explain(self.state.view(self.seat), most)
        return thoughts

    def text(self) -> str:
        """The game's record."""
        return records.write(self.record)
