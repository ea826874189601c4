"""A table: the state that its log describes.

A :class:`Table` takes entries one after the other and never decides what is allowed: that is up to
those who append to the log. The same entries always give the same table.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256

from selenite.core import records, registry
from selenite.core.cache import Cache
from selenite.core.chance import SEED_BYTES
from selenite.core.fair_deal import Deal
from selenite.core.records import Record
from selenite.core.state import GameState, Options, Outcome, View
from selenite.table import log, room
from selenite.table.deal import TableDeal
from selenite.table.first_player import LOT
from selenite.table.log import Damaged, Entry
from selenite.table.model import (
    ABORTED,
    BEFORE_THE_GAME,
    GATHERING,
    OVER,
    RESIGNED,
    RUNNING,
    ChatMessage,
    ConsentRequest,
    PlayedMove,
    Refused,
    Seat,
    Sentence,
    Status,
)

_LAST_TIMES = 24
"""How many of the times are remembered that a seat took to end a phase by hand."""

_RECENT = 64


class Table:
    """A table after some entries of its log.

    ``seq`` is the number of the last entry, ``acted`` that of the last one that is part of the
    game: a move has to name it. ``start`` and ``first`` are the state and the record that the game
    began with, ``state`` and ``record`` the current ones. ``first_player`` is the rule for who gets
    the first seat when the game starts, if there is one. ``deal`` is where the seed comes from,
    unless it was given: until the game starts, ``start`` and ``state`` tell its options alone.
    ``recent`` are the last entries it has taken, ``asides`` says how many entries aren't part of
    the game, by their share of the log. ``cache`` is for values that depend on the table.
    ``removed`` are the people whom the host doesn't let sit, with their names; ``has_several`` says
    whether one person may take several seats of a public table.
    """

    def __init__(
        self,
        name: str,
        record: Record,
        state: GameState,
        *,
        seats: Sequence[Seat] | None = None,
        host: str = "",
        is_open: bool = False,
        first_player: str | None = None,
    ) -> None:
        self.id = name
        self.game = registry.find(record.game)
        self.state = state
        self.start = state.copy()
        self.record = self.first = record
        self.seats = [Seat()] * self.game.players(state) if seats is None else list(seats)
        self.host = host
        self.is_open = is_open
        self.first_player = first_player
        self.seq = -1
        self.acted = -1
        self.changed = 0.0
        self._acted_at = 0.0
        self._options: Options = {}
        self._times_to_pass: dict[tuple[int, str], deque[float]] = {}
        self.deal: TableDeal | None = None
        self.status: Status = GATHERING
        self.moves: list[PlayedMove] = []
        self.sentences: list[Sentence] = []
        self.chat: list[ChatMessage] = []
        self.request: ConsentRequest | None = None
        self.removed: dict[str, str] = {}
        self.has_several = False
        self.result: Outcome | None = None
        self.rematch: str | None = None
        self.recent: deque[Entry] = deque(maxlen=_RECENT)
        self.asides: Counter[str] = Counter()
        self.cache = Cache()

    @classmethod
    def of(cls, name: str, entries: Sequence[Entry]) -> Table:
        """The table of a whole log, which begins with the set-up."""
        last = deque(cls.growing(name, entries), maxlen=1)
        return last.pop()

    @classmethod
    def growing(cls, name: str, entries: Sequence[Entry]) -> Iterator[Table]:
        """The table of a whole log, yielded after every entry.

        Moves that are undone later on aren't played, so only the moves that count take time.
        """
        table = cls._set_up(name, entries[0])
        undone = log.undone(entries)
        yield table
        for entry in entries[1:]:
            if entry.kind == log.UNDO or entry.seq in undone:
                table._pass_over(entry)
            else:
                table.take(entry)
            yield table

    @classmethod
    def of_record(cls, record: Record, seats: Sequence[Seat], name: str = "") -> Table:
        """The table of a verified record: its moves count as made by hand."""
        state = records.start(record)
        first = replace(record, turns=(), result=records.result_of(state))
        table = cls(name, first, state, seats=seats)
        table.begin()
        moves = [move for turn in record.turns for move in turn.moves]
        for seq, move in enumerate(moves):
            table.take(Entry(seq, 0.0, log.MOVE, {"move": move, "by_hand": True}))
        return table

    @classmethod
    def _set_up(cls, name: str, entry: Entry) -> Table:
        """The table after the first entry of its log."""
        if (entry.seq, entry.kind) != (0, log.SET_UP):
            raise Damaged("the log has no beginning")
        data = entry.data
        game, position = registry.find(data["game"]), data.get("position")
        secret = data.get("secret")
        seed = bytes(SEED_BYTES) if secret else bytes.fromhex(data["seed"])
        if position is None:
            state = game.new(seed, data["options"])
        else:
            state = game.from_position(position, seed)
        record = records.begin(game, state, position)
        table = cls(
            name, record, state, host=data["host"], is_open=data["open"],
            first_player=data.get("first_player"),
        )  # fmt: skip
        if secret:
            table.deal = TableDeal(secret)
        table._options = data["options"]
        table.seq = table.acted = entry.seq
        table.changed = table._acted_at = entry.at
        return table

    # Taking entries

    def take(self, entry: Entry) -> None:
        """Take the next entry of the log."""
        getattr(self, "_take_" + entry.kind.replace("-", "_"))(entry)
        self._count(entry)

    def _pass_over(self, entry: Entry) -> None:
        """Take a move that is taken back later, or the undo that does so."""
        self._drop_request_about_moves()
        self._count(entry)

    def _count(self, entry: Entry) -> None:
        """Note the number and the time of an entry."""
        if entry.seq != self.seq + 1:
            raise Damaged("the log has a gap")
        self.seq = entry.seq
        self.recent.append(entry)
        if entry.kind in log.ASIDE:
            self.asides[room.share_of(entry.kind, entry.data)] += 1
        else:
            self.acted, self._acted_at = entry.seq, entry.at
        self.changed = entry.at

    def begin(self) -> None:
        """Start the game."""
        self.status = RUNNING
        self._look_for_end()

    def _take_seat(self, entry: Entry) -> None:
        data = dict(entry.data)
        self.cache.clear()
        number = data.pop("seat")
        self.seats[number] = Seat(**data)
        for phase in [one for one in self._times_to_pass if one[0] == number]:
            del self._times_to_pass[phase]
        if self.request is not None and self.request.what == log.FRIEND:
            self.request = None  # it was answered, or other people have to answer it now

    def _take_ready(self, entry: Entry) -> None:
        for number, seat in enumerate(self.seats):
            if seat.person == entry.data["person"]:
                self.seats[number] = replace(seat, ready=entry.data["ready"])

    def _take_commit(self, entry: Entry) -> None:
        self._dealt().commitments[entry.data["person"]] = entry.data["commitment"]

    def _take_deal(self, entry: Entry) -> None:
        self._dealt().begin(self.seats)

    def _take_part(self, entry: Entry) -> None:
        self._dealt().parts[entry.data["person"]] = entry.data["part"]

    def _dealt(self) -> TableDeal:
        """The deal, which a log with commitments and parts must have."""
        if self.deal is None:
            raise Damaged("the seed was given")
        return self.deal

    def _take_consent(self, entry: Entry) -> None:
        self.cache.clear()
        for number, seat in enumerate(self.seats):
            if seat.holder == entry.data["person"]:
                self.seats[number] = replace(seat, consents=entry.data["yes"])

    def _take_remove(self, entry: Entry) -> None:
        if entry.data["yes"]:
            self.removed[entry.data["person"]] = entry.data["name"]
        else:
            self.removed.pop(entry.data["person"], None)

    def _take_several(self, entry: Entry) -> None:
        self.has_several = entry.data["yes"]

    def _take_start(self, entry: Entry) -> None:
        order: list[int] | None = entry.data.get("order")
        if self.deal is not None:
            self.deal.seat_them(order, self.first_player == LOT)
            self._set_out(self.deal.seed())
        if order is not None and self.first_player is not None:
            self.cache.clear()
            self.seats = [self.seats[number] for number in order]
            self.announce_first_player(self.first_player)
        self.begin()

    def _set_out(self, seed: bytes) -> None:
        """Deal from a seed."""
        position = self.first.position
        if position is None:
            self.state = self.game.new(seed, self._options)
        else:
            self.state = self.game.from_position(position, seed)
        self.start = self.state.copy()
        self.record = self.first = records.begin(self.game, self.state, position)
        self.cache.clear()

    def announce_first_player(self, rule: str) -> None:
        """Say in the log who has the first seat, and by which rule."""
        code = "first-player-lot" if rule == LOT else "first-player-agreed"
        self.sentences.append(Sentence(BEFORE_THE_GAME, code, 0, {}, is_routine=False))

    def _take_move(self, entry: Entry) -> None:
        seat = self.state.seat
        move: str = entry.data["move"]
        before = self._open_view()
        label = self.state.turn_label()
        self.record, events = records.add(self.record, self.state, move)
        code, parameters = self.game.explain.describe(before.position, move)
        number = len(self.moves)
        is_routine = self.game.is_automatic(move)
        if is_routine and entry.data["by_hand"]:
            taken = self._times_to_pass.setdefault((seat, code), deque(maxlen=_LAST_TIMES))
            taken.append(max(0.0, entry.at - self._acted_at))
        self.moves.append(
            PlayedMove(
                seat, move, label,
                self.game.reveals(events, seat), entry.data["by_hand"], len(self.sentences),
            )
        )  # fmt: skip
        self.sentences.append(Sentence(number, f"move-{code}", seat, parameters, is_routine))
        self.sentences += [Sentence.of_event(number, event) for event in events]
        self._drop_request_about_moves()
        self._look_for_end()

    def _take_undo(self, entry: Entry) -> None:
        self.go_back(entry.data["moves"])
        self._drop_request_about_moves()

    def _drop_request_about_moves(self) -> None:
        """Drop a request about the previous position; requests about who may play stay."""
        if self.request is not None and self.request.what != log.FRIEND:
            self.request = None

    def _take_ask(self, entry: Entry) -> None:
        data = entry.data
        about = data.get("about")
        self.request = ConsentRequest(data["what"], data["seat"], data["moves"], about=about)

    def _take_answer(self, entry: Entry) -> None:
        if self.request is not None and entry.data["yes"]:
            agreed = self.request.agreed | {entry.data["seat"]}
            self.request = replace(self.request, agreed=agreed)
        else:
            self.request = None

    def _take_withdraw(self, entry: Entry) -> None:
        self.request = None

    def _take_chat(self, entry: Entry) -> None:
        data = entry.data
        message = ChatMessage(entry.at, data["who"], data["seat"], data["text"], data["phrase"])
        self.chat.append(message)

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
        self.cache.clear()
        del self.sentences[self.moves[count].sentences :]
        self.state, self.record = self.at(count)
        del self.moves[count:]

    # The game

    def at(self, count: int) -> tuple[GameState, Record]:
        """The state and the record after so many moves."""
        state = self.start.copy()
        record = self.first
        for played in self.moves[:count]:
            record, _ = records.add(record, state, played.move)
        return state, record

    @property
    def to_move(self) -> int | None:
        """The seat to move; None while no game is running."""
        return self.state.seat if self.status == RUNNING else None

    def view(self, seat: int | None) -> View:
        """What a seat may know: cached until something happens, and not to be changed."""
        if seat is None:
            return self.cache.value("view", self.seq, lambda: self.state.view(None))
        return self.cache.value("views", self.seq, self.state.views)[seat]

    def _open_view(self) -> View:
        """Any cached view, for public information only."""
        is_there = self.cache.is_current("views", self.seq)
        return self.view(0 if is_there else None)

    def automatic_move(self) -> str | None:
        """The move that is made without asking the seat to move, because it has no choice."""
        seat = self.to_move
        return None if seat is None else self.game.automatic_move(self.view(seat).legal)

    def times_to_pass(self, seat: int) -> tuple[list[float], list[float]]:
        """How many seconds a seat took to end a phase like this one, and any, with a choice.

        The phase is the one that the seat to move ends without a choice.
        """
        move = self.automatic_move()
        position = self.view(seat).position
        code = "" if move is None else self.game.explain.describe(position, move)[0]
        times = [(key[1], taken) for key, taken in self._times_to_pass.items() if key[0] == seat]
        like_this = [time for phase, taken in times if phase == code for time in taken]
        return like_this, [time for _, taken in times for time in taken]

    def record_text(self) -> str:
        """The game's record, with the players' names.

        While it is running, it has only the hash of the seed, no secret of the deal, and no
        position that it may have begun with: all of them would tell secrets. Before the game there
        may be no seed yet.
        """
        record = replace(self.record, seats=self.names(), deal=self.open_deal())
        if self.status != OVER and record.seed is not None:
            is_dealt = self.deal is None or self.status != GATHERING
            commitment = sha256(bytes.fromhex(record.seed)).hexdigest() if is_dealt else None
            record = replace(record, seed=None, seed_hash=commitment, position=None)
        return records.write(record)

    def open_deal(self) -> Deal | None:
        """What everybody may know about the deal: all of it once the game is over."""
        if self.deal is None:
            return None
        proof = self.deal.proof(self.seats)
        return proof if self.status == OVER else proof.without_secret()

    @property
    def is_dealing(self) -> bool:
        """Whether everybody is ready, and the parts of their browsers are awaited."""
        return self.status == GATHERING and self.deal is not None and self.deal.places is not None

    # Seats

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    def seat(self, number: int) -> Seat:
        """A seat by its number, or a refusal."""
        if not 0 <= number < self.players:
            raise Refused("no-such-seat", seat=number, last=self.players - 1)
        return self.seats[number]

    def names(self) -> dict[int, str]:
        """The names of the seats."""
        return {number: seat.name for number, seat in enumerate(self.seats)}

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def seats_played_by(self, person: str | None) -> list[int]:
        """The seats of a person where no bot stands in."""
        return [number for number in self.seats_of(person) if not self.seats[number].stand_in]

    @property
    def is_solo(self) -> bool:
        """Whether one person plays, and all others are bots that play for themselves."""
        bots = [seat for seat in self.seats if seat.bot is not None and not seat.stand_in]
        return len(bots) == self.players - 1

    def seats_lent_by(self, person: str | None) -> list[int]:
        """The seats of a person where a friend plays on."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.owner == person]

    def involves(self, person: str | None) -> bool:
        """Whether somebody has a seat, or can take one back."""
        return bool(self.seats_of(person) or self.seats_lent_by(person))

    def can_ask_for_friend(self, seat: int) -> bool:
        """Whether the others could agree that a friend takes over from a bot that stands in.

        There must be at least two of them, each on their own seat: otherwise a single player could
        consent to seeing another's hand.
        """
        others = [one for number, one in enumerate(self.seats) if number != seat and one.person]
        are_here = all(one.owner is None and not one.stand_in for one in others)
        people = {one.person for one in others} - {self.seats[seat].holder}
        return self.seats[seat].stand_in and are_here and len(people) >= 2

    def may_sit(self, person: str | None) -> bool:
        """Whether somebody may take a free seat, or another one.

        At a public table everybody has one seat, unless it is theirs or its host allows several.
        """
        if person is not None and person in self.removed:
            return False
        has_one = bool(self.seats_of(person)) and person != self.host
        return not (has_one and self.is_open and not self.has_several)

    def free_seats(self) -> list[int]:
        """The seats where anybody may sit down."""
        return [number for number, seat in enumerate(self.seats) if seat.is_free]

    def must_agree(self) -> list[int]:
        """The seats whose consent a request still needs: those of people who didn't ask.

        A bot that stands in doesn't agree in its person's place. Nobody is asked about a friend
        for their own seat.
        """
        if self.request is None:
            return []
        asking = self.seats[self.request.seat].person
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person not in (None, asking)
            and number != self.request.about
            and number not in self.request.agreed
        ]

    # Going back

    @property
    def undoes_bots(self) -> bool:
        """Whether bots' moves are taken back without asking: nobody else plays, all is open.

        Where cards are drawn, a turn that is taken back would have shown them.
        """
        return self.is_solo and not self.game.has_secrets

    def undo_point(self, seat: int) -> int | None:
        """After how many moves the game would stand if a seat took back its last move.

        Phases that were ended since are taken back with it: whether by hand or by themselves is
        the seat's secret. None if nothing can be taken back without asking: another seat has moved,
        or has seen a card, since; unless :attr:`undoes_bots`.
        """
        if self.undoes_bots:
            return self.asking_point(seat)
        return next(self._undo_points(seat), None)

    def turn_start(self, seat: int) -> int | None:
        """The first move that a seat can go back to without asking."""
        return min(self._undo_points(seat), default=None)

    def _undo_points(self, seat: int) -> Iterator[int]:
        """Where a seat can go back to without asking, its last move first."""
        label = self.state.turn_label()
        count = len(self.moves)
        while count > 0 and self.to_move == seat:
            last = self.moves[count - 1]
            if last.seat != seat or last.reveals or last.label != label:
                return
            count -= 1
            if self._is_step(count):
                yield count

    def asking_point(self, seat: int) -> int | None:
        """After how many moves the game would stand before the seat's last move.

        Phases that were ended since are taken back with it.
        """
        label = self.state.turn_label()
        for count in range(len(self.moves) - 1, -1, -1):
            played = self.moves[count]
            is_past = played.label != label and self.game.is_automatic(played.move)
            if played.seat == seat and not is_past and self._is_step(count):
                return count
        return None

    def _is_step(self, number: int) -> bool:
        """Whether a player can go back to the position before a move.

        Nobody else may know whether the end of a phase was chosen. So one counts only where a turn
        begins with it, no matter who made it.
        """
        played = self.moves[number]
        if not self.game.is_automatic(played.move):
            return played.by_hand
        before = self.moves[number - 1] if number else None
        return before is None or (before.seat, before.label) != (played.seat, played.label)

    # What a seat has missed

    def absence(self, seat: int) -> tuple[int, int]:
        """After how many moves a seat's last turn ended, and its current turn began.

        For a seat that isn't to move, the latter is the number of all moves. Moves of a bot that
        stood in are not the seat's own.
        """
        return self.cache.value(("absence", seat), self.seq, lambda: self._absence(seat))

    def _absence(self, seat: int) -> tuple[int, int]:
        label, back = self.state.turn_label(), len(self.moves)
        while back and (self.moves[back - 1].seat, self.moves[back - 1].label) == (seat, label):
            back -= 1
        left = back
        while left and not (self.moves[left - 1].seat == seat and self.moves[left - 1].by_hand):
            left -= 1
        return left, back

    def since(self, seat: int) -> int:
        """The first sentence that a seat hasn't seen when its turn begins."""
        left, _ = self.absence(seat)
        return self.moves[left].sentences if left < len(self.moves) else len(self.sentences)
