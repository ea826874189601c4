"""What a table's log says: seats, game, sentences, requests.

A :class:`Table` takes entries one after the other and never decides what may happen: that is the
house's business. The same entries give the same table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from secrets import compare_digest
from typing import Any, NamedTuple

from selenite.core import records, registry
from selenite.core.game import Game
from selenite.core.records import Record
from selenite.core.refusals import Refusal
from selenite.core.state import Event, Outcome, View
from selenite.table.log import CHAT, Entry

GATHERING, RUNNING, OVER = "gathering", "running", "over"
RESIGNED, ABORTED = "resigned", "aborted"


class Refused(Refusal):
    """Something that can't be done at a table, or not now: a code of ``texts``' refusals."""


@dataclass(frozen=True)
class Seat:
    """A place at a table: a person's, a bot's, or free.

    ``stand_in`` is a bot that plays for an absent person, who can come back; whoever knows ``key``
    can take their place.
    """

    person: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    stand_in: bool = False
    key: str = ""

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None

    def opens_with(self, key: str) -> bool:
        """Whether a key lets somebody take the place of the bot that stands in."""
        return self.stand_in and compare_digest(self.key.encode(), key.encode())

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot makes the moves."""
        return self.bot is not None


class Sentence(NamedTuple):
    """A sentence of the log: a code with parameters, and the move it belongs to."""

    move: int
    code: str
    seat: int | None
    parameters: dict[str, Any]
    is_routine: bool


class Chat(NamedTuple):
    """Something said at the table; ``phrase`` is a code that everybody reads in their language."""

    at: float
    who: str
    seat: int | None
    text: str
    phrase: str


@dataclass(frozen=True)
class Request:
    """Something that takes the others' consent: going back to a move, or ending the game."""

    what: str
    seat: int
    moves: int
    agreed: frozenset[int] = frozenset()


@dataclass
class Played:
    """A move of the game: who made it, and whether it can be gone back behind without asking."""

    seat: int
    move: str
    label: str
    reveals: bool
    by_hand: bool
    sentences: int


@dataclass
class Table:
    """A table after some entries of its log.

    ``seq`` is the number of the last entry, ``acted`` that of the last one that wasn't chat: it is
    what a move has to name. ``kept`` is for what others work out from sentences and names; it is
    emptied when one of those changes.
    """

    id: str
    seq: int = -1
    acted: int = -1
    status: str = GATHERING
    host: str = ""
    is_open: bool = False
    changed: float = 0.0
    seats: list[Seat] = field(default_factory=list)
    moves: list[Played] = field(default_factory=list)
    sentences: list[Sentence] = field(default_factory=list)
    chat: list[Chat] = field(default_factory=list)
    request: Request | None = None
    result: Outcome | None = None
    rematch: str | None = None
    kept: dict[Any, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.game: Game
        self.state: Any = None
        self.record: Record
        self.first: Record
        self.start: Any = None
        self._views: dict[int | None, View] = {}
        self._absences: dict[int, tuple[int, int]] = {}

    @classmethod
    def of(cls, name: str, entries: Iterable[Entry]) -> Table:
        """The table that a whole log tells of."""
        table = cls(name)
        for entry in entries:
            table.take(entry)
        return table

    # Taking entries

    def take(self, entry: Entry) -> None:
        """Take the next entry of the log."""
        assert entry.seq == self.seq + 1, "the log has a gap"
        getattr(self, "_take_" + entry.kind.replace("-", "_"))(entry)
        self._views.clear()
        self._absences.clear()
        self.seq = entry.seq
        if entry.kind != CHAT:
            self.acted = entry.seq
        self.changed = entry.at

    def _take_set_up(self, entry: Entry) -> None:
        data = entry.data
        self.game = registry.find(data["game"])
        seed, position = bytes.fromhex(data["seed"]), data.get("position")
        if position is None:
            self.state = self.game.new(seed, data["options"])
        else:
            self.state = self.game.from_position(position, seed)
        self.start = self.state.copy()
        self.record = self.first = records.begin(self.game, self.state, position)
        self.host = data["host"]
        self.is_open = data["open"]
        self.seats = [Seat()] * self.game.players(self.state)

    def _take_seat(self, entry: Entry) -> None:
        data = dict(entry.data)
        self.kept.clear()
        number = data.pop("seat")
        self.seats[number] = Seat(**data)

    def _take_ready(self, entry: Entry) -> None:
        for number, seat in enumerate(self.seats):
            if seat.person == entry.data["person"]:
                self.seats[number] = Seat(seat.person, seat.name, ready=entry.data["ready"])

    def _take_start(self, entry: Entry) -> None:
        self.status = RUNNING

    def _take_move(self, entry: Entry) -> None:
        seat: int = self.state.seat
        move: str = entry.data["move"]
        # What a move tells of itself is open: whichever view there is will do.
        before = next(iter(self._views.values()), None) or self.state.view(None)
        label = self.state.turn_label()
        self.record, told = records.add(self.record, self.state, move)
        code, parameters = self.game.explain.describe(before.position, move)
        number = len(self.moves)
        is_routine = self.game.is_automatic(move)
        self.moves.append(
            Played(
                seat, move, label,
                self.game.reveals(told, seat), entry.data["by_hand"], len(self.sentences),
            )
        )  # fmt: skip
        self.sentences.append(Sentence(number, f"move-{code}", seat, parameters, is_routine))
        self.sentences += [_told(number, one) for one in told]
        self.request = None
        self._look_for_end()

    def _take_undo(self, entry: Entry) -> None:
        self.go_back(entry.data["moves"])
        self.request = None

    def _take_ask(self, entry: Entry) -> None:
        self.request = Request(entry.data["what"], entry.data["seat"], entry.data["moves"])

    def _take_answer(self, entry: Entry) -> None:
        if self.request is not None:
            agreed = self.request.agreed | {entry.data["seat"]}
            self.request = (
                Request(self.request.what, self.request.seat, self.request.moves, agreed)
                if entry.data["yes"]
                else None
            )

    def _take_chat(self, entry: Entry) -> None:
        data = entry.data
        self.chat.append(Chat(entry.at, data["who"], data["seat"], data["text"], data["phrase"]))

    def _take_resign(self, entry: Entry) -> None:
        loser = entry.data["seat"]
        others = tuple(seat for seat in range(len(self.seats)) if seat != loser)
        self.result = Outcome(RESIGNED, others)
        self.status = OVER

    def _take_abort(self, entry: Entry) -> None:
        self.result = Outcome(ABORTED, ())
        self.status = OVER
        self.request = None

    def _take_rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _look_for_end(self) -> None:
        self.result = self.state.outcome()
        if self.result is not None:
            self.status = OVER

    def go_back(self, count: int) -> None:
        """Go back to the position after so many moves."""
        self.kept.clear()
        del self.sentences[self.moves[count].sentences :]
        self.state, self.record = self.at(count)
        del self.moves[count:]

    # Asking

    def at(self, count: int) -> tuple[Any, Record]:
        """The state and the record after so many moves."""
        state = self.start.copy()
        record = self.first
        for played in self.moves[:count]:
            record, _ = records.add(record, state, played.move)
        return state, record

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def to_move(self) -> int | None:
        """The seat that is to move; None when nobody is."""
        return int(self.state.seat) if self.status == RUNNING else None

    def view(self, seat: int | None) -> View:
        """What a seat may know: kept until something happens, and not to be changed."""
        if seat in self._views:
            return self._views[seat]
        if seat is None:
            self._views[None] = self.state.view(None)
        else:
            self._views.update(enumerate(self.state.views()))
        return self._views[seat]

    def seat(self, number: int) -> Seat:
        """A seat by its number, or a refusal."""
        if not 0 <= number < self.players:
            raise Refused("no-such-seat", seat=number, last=self.players - 1)
        return self.seats[number]

    def names(self) -> dict[int, str]:
        """What the seats are called."""
        return {number: seat.name for number, seat in enumerate(self.seats)}

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def seats_played_by(self, person: str | None) -> list[int]:
        """The seats of a person where no bot stands in."""
        return [number for number in self.seats_of(person) if not self.seats[number].stand_in]

    def free_seats(self) -> list[int]:
        """The seats where anybody may sit down."""
        return [number for number, seat in enumerate(self.seats) if seat.is_free]

    def undo_point(self, seat: int) -> int | None:
        """After how many moves the game would stand if a seat took back its last move by hand.

        None if there is nothing to take back without asking: another seat has moved, or has
        seen a card, since.
        """
        return next(self._undo_points(seat), None)

    def turn_start(self, seat: int) -> int | None:
        """The first move that a seat can go back to without asking."""
        return min(self._undo_points(seat), default=None)

    def _undo_points(self, seat: int) -> Iterator[int]:
        """Where a seat can go back to without asking, the last of its moves by hand first."""
        label = self.state.turn_label()
        count = len(self.moves)
        while count > 0 and self.to_move == seat:
            last = self.moves[count - 1]
            if last.seat != seat or last.reveals or last.label != label:
                return
            count -= 1
            if last.by_hand:
                yield count

    def asking_point(self, seat: int) -> int | None:
        """After how many moves the game would stand before the seat's last move by hand."""
        for count in range(len(self.moves) - 1, -1, -1):
            if self.moves[count].seat == seat and self.moves[count].by_hand:
                return count
        return None

    def must_agree(self) -> list[int]:
        """The seats whose consent a request still takes: persons other than the one who asks."""
        if self.request is None:
            return []
        asking = self.seats[self.request.seat].person
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person not in (None, asking)
            and not seat.is_played_by_bot
            and number not in self.request.agreed
        ]

    def absence(self, seat: int) -> tuple[int, int]:
        """After how many moves a seat's last turn ended, and the one that runs began.

        For a seat that isn't to move, the latter is the number of all moves. What a bot that stood
        in did is not the seat's own.
        """
        if seat in self._absences:
            return self._absences[seat]
        label, back = self.state.turn_label(), len(self.moves)
        while back and (self.moves[back - 1].seat, self.moves[back - 1].label) == (seat, label):
            back -= 1
        left = back
        while left and not (self.moves[left - 1].seat == seat and self.moves[left - 1].by_hand):
            left -= 1
        self._absences[seat] = (left, back)
        return left, back

    def since(self, seat: int) -> int:
        """The first sentence that a seat hasn't seen when its turn begins."""
        left, _ = self.absence(seat)
        return self.moves[left].sentences if left < len(self.moves) else len(self.sentences)

    def record_text(self) -> str:
        """The game's record, with the players' names.

        While it runs, it has only the seed's hash, and no position that it may have begun with:
        both would tell secrets.
        """
        record = replace(self.record, seats=self.names())
        if self.status != OVER and record.seed is not None:
            commitment = sha256(bytes.fromhex(record.seed)).hexdigest()
            record = replace(record, seed=None, seed_hash=commitment, position=None)
        return records.write(record)


def _told(move: int, told: Event) -> Sentence:
    """The sentence of something that came of a move."""
    parameters = dict(told.parameters)
    seat = parameters.pop("seat", None)
    return Sentence(move, f"event-{told.code}", seat, parameters, is_routine=False)
