"""The house: all tables, what people may do at them, who listens, and the bots' turns.

Everything here runs in one event loop. Whoever acts names the sequence number they saw last; what
they do is checked, committed to the log, and only then taken by the table and told to listeners.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from weakref import WeakValueDictionary

from selenite.bots import stand_in
from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.table import log
from selenite.table.log import Entry
from selenite.table.presence import GRACE, Presence
from selenite.table.store import Person, Store
from selenite.table.table import GATHERING, OVER, RUNNING, Refused, Seat, Table
from selenite.table.thinking import Thinkers

LONGEST_NAME = 24
LONGEST_CHAT = 400
_MOST_IN_MEMORY = 2000
_SECONDS_TO_RECOVER = 5.0
_LOG = logging.getLogger("selenite")


class House:
    """All tables of a store."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        pause: float = 0.6,
        grace: float = GRACE,
    ) -> None:
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self.pause = pause
        self.tables: dict[str, Table] = {}
        self.uncovered: dict[str, dict[str, tuple[int, str]]] = {}
        self._people: dict[str, Person] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._presence = Presence(grace)
        self._writing: dict[str, asyncio.Task[None]] = {}
        self._turns: dict[str, asyncio.Task[None]] = {}
        self.is_closed = False

    async def close(self) -> None:
        """Let nobody think any more, and finish writing."""
        self.hang_up()
        thinking = list(self._turns.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    def hang_up(self) -> None:
        """Tell everybody who listens that there is nothing more to hear."""
        self.is_closed = True
        self._presence.tell_all()

    # People

    async def welcome(self, name: str = "") -> Person:
        """Somebody new."""
        person = Person(secrets.token_hex(8), secrets.token_urlsafe(24), name)
        await asyncio.wrap_future(self.store.add_person(person, time.time()))
        return person

    def known(self, number: str) -> Person | None:
        """Somebody by their public number, if they were here lately."""
        return self._people.get(number)

    async def person(self, number: str) -> Person | None:
        """Somebody by their public number."""
        found = self.known(number)
        if found is None:
            found = await asyncio.wrap_future(self.store.person("id", number))
            if found is not None:
                self._know(found)
        return found

    def _know(self, person: Person) -> None:
        """Keep somebody in memory: every request asks who it comes from."""
        if len(self._people) >= _MOST_IN_MEMORY:
            self._people.clear()
        self._people[person.id] = person

    async def person_with_key(self, key: str) -> Person | None:
        """Somebody by the secret of their personal link."""
        found: Person | None = await asyncio.wrap_future(self.store.person("key", key))
        return found

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another nickname."""
        name = checked_name(name)
        await asyncio.wrap_future(self.store.rename(person.id, name))
        renamed = person._replace(name=name)
        self._know(renamed)
        return renamed

    # Tables

    async def table(self, name: str) -> Table:
        """A table by its name."""
        if name not in self.tables:
            entries = await asyncio.wrap_future(self.store.log(name))
            if not entries:
                raise Refused("table-unknown", table=name)
            if name not in self.tables:
                self._keep(Table.of(name, entries))
                self._wake(self.tables[name])
        return self.tables[name]

    def _keep(self, table: Table) -> None:
        """Keep a table in memory, and forget some that nobody has to do with; their logs stay."""
        if len(self.tables) >= _MOST_IN_MEMORY:
            idle = [name for name in self.tables if not self._is_used(name)]
            for name in idle[: _MOST_IN_MEMORY // 10]:
                self._forget(name)
        self.tables[table.id] = table
        self._presence.open(table.id)

    def _is_used(self, name: str) -> bool:
        """Whether somebody looks at a table, acts there or waits to, or it goes on by itself."""
        return name in self._turns or name in self._locks or bool(self._presence.listeners(name))

    def _forget(self, name: str) -> None:
        del self.tables[name]
        self.uncovered.pop(name, None)
        self._presence.forget(name)

    async def newest(self, most: int) -> list[Table]:
        """The tables that were set up last for everybody to find."""
        names = await asyncio.wrap_future(self.store.newest(most))
        return [await self.table(name) for name in names]

    async def tables_of(self, person: Person, most: int | None = None) -> list[Table]:
        """The tables of a person, those that changed last first."""
        names = await asyncio.wrap_future(self.store.tables_of(person.id, most))
        return [await self.table(name) for name in names]

    async def set_up(
        self,
        host: Person,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[Seat],
        is_open: bool = False,
        seed: bytes | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Table:
        """Set up a table, or begin from a position; it starts at once if no seat is free."""
        rules = registry.find(game)
        seed = seed or secrets.token_bytes(32)
        state = (
            rules.new(seed, options) if position is None else rules.from_position(position, seed)
        )
        players = rules.players(state)
        if len(seats) != players:
            raise Refused("table-seats", seats=len(seats), players=players)
        name = secrets.token_urlsafe(6)
        data = {
            "game": game, "rules": rules.rules, "options": dict(options), "seed": seed.hex(),
            "host": host.id, "open": is_open, "position": position,
        }  # fmt: skip
        happened: list[tuple[str, dict[str, Any]]] = [(log.SET_UP, data)]
        happened += [(log.SEAT, _seat(number, seat)) for number, seat in enumerate(seats)]
        if not any(seat.is_free for seat in seats):
            happened.append((log.START, {}))
        table = Table(name)
        sitting = {host.id, *(seat.person for seat in seats if seat.person)}
        async with self._holding(name):
            self._keep(table)  # at once, or whoever finds it in the store would make another
            try:
                await self._commit(table, happened, sorted(sitting))
            except Exception:
                self._forget(name)
                raise
        return table

    # Sitting down, before the game and during it

    async def sit(self, name: str, person: Person, seat: int, called: str) -> Table:
        """Sit down on a free seat before the game starts."""
        async with self._acting(name, person) as table:
            wanted = table.seat(seat)
            self._check_gathering(table)
            if not wanted.is_free:
                raise Refused("table-seat-taken")
            new = Seat(person.id, checked_name(called))
            check_name_is_free(new.name, table.seats)
            await self._commit(table, [(log.SEAT, _seat(seat, new))], sitting=[person.id])
            return table

    async def arrange(
        self, name: str, person: Person, seats: Sequence[Seat], seq: int | None = None
    ) -> Table:
        """The host puts everybody in another order, frees seats, or gives them to bots.

        The game starts if that leaves nobody to wait for.
        """
        async with self._acting(name, person) as table:
            if seq is not None:
                self._check_fresh(table, seq)
            self._check_gathering(table)
            if person.id != table.host:
                raise Refused("table-host-only")
            before = sorted(seat.person for seat in table.seats if seat.person is not None)
            after = [seat.person for seat in seats if seat.person is not None]
            if len(seats) != table.players or not set(after) <= {*before, person.id}:
                raise Refused("table-seats", seats=len(seats), players=table.players)
            changes = [
                (log.SEAT, _seat(number, seat))
                for number, seat in enumerate(seats)
                if seat != table.seats[number]
            ]
            if all(seat.bot or seat.ready for seat in seats):
                changes.append((log.START, {}))
            if changes:
                await self._commit(table, changes)
            return table

    async def leave(self, name: str, person: Person) -> Table:
        """Get up again before the game starts."""
        async with self._acting(name, person) as table:
            self._check_gathering(table)
            changes = [(log.SEAT, _seat(seat, Seat())) for seat in table.seats_of(person.id)]
            if changes:
                await self._commit(table, changes)
            return table

    async def ready(self, name: str, person: Person, ready: bool) -> Table:
        """Say that one is ready; the game starts when everybody is."""
        async with self._acting(name, person) as table:
            self._check_gathering(table)
            if not table.seats_of(person.id):
                raise Refused("table-not-yours")
            data = {"person": person.id, "ready": ready}
            happened: list[tuple[str, dict[str, Any]]] = [(log.READY, data)]
            others = [seat for seat in table.seats if seat.person != person.id]
            if ready and all(seat.bot or seat.ready for seat in others):
                happened.append((log.START, {}))
            await self._commit(table, happened)
            return table

    async def stand_in(self, name: str, person: Person, seat: int) -> Table:
        """Let a bot play for somebody who is away; a player at the table can ask for it.

        For their own seat they can do so at any time.
        """
        async with self._acting(name, person) as table:
            absent = table.seat(seat)
            self._check_running(table)
            if not table.seats_of(person.id):
                raise Refused("table-not-yours")
            if absent.person is None or absent.bot is not None:
                raise Refused("table-no-stand-in")
            if absent.person != person.id and not self.is_away(table, seat):
                is_here = self.is_present(table, absent.person)
                raise Refused("table-is-here" if is_here else "table-just-gone", who=absent.name)
            key = secrets.token_urlsafe(12)
            new = Seat(absent.person, absent.name, bot=stand_in(table.game), stand_in=True, key=key)
            happened = [(log.SEAT, _seat(seat, new))]
            await self._commit(table, happened + self._dropped_without(table, seat))
            return table

    async def take_over(self, name: str, person: Person, seat: int, key: str, called: str) -> Table:
        """Play on for somebody who is away, in the place of the bot that stands in."""
        async with self._acting(name, person) as table:
            self._check_running(table)
            kept = table.seat(seat)
            if not kept.stand_in:
                raise Refused("table-no-stand-in")
            if not kept.opens_with(key):
                raise Refused("table-not-yours")
            if table.seats_of(person.id):
                raise Refused("table-seated-already")
            new = Seat(person.id, checked_name(called))
            check_name_is_free(new.name, [*table.seats[:seat], *table.seats[seat + 1 :]])
            await self._commit(table, [(log.SEAT, _seat(seat, new))], sitting=[person.id])
            return table

    async def come_back(self, name: str, person: Person, seat: int) -> Table:
        """Take one's seat again from the bot that stands in."""
        async with self._acting(name, person) as table:
            self._check_running(table)
            kept = table.seat(seat)
            if kept.person != person.id or not kept.stand_in:
                raise Refused("table-not-yours")
            new = Seat(kept.person, kept.name)
            await self._commit(table, [(log.SEAT, _seat(seat, new))])
            return table

    # Playing

    async def move(self, name: str, person: Person, move: str, seq: int) -> Table:
        """Play a move for the seat that is to move, if it is the person's."""
        async with self._acting(name, person) as table:
            self._check_fresh(table, seq)
            seat = self._seat_to_move(table, person)
            legal = table.view(seat).legal
            if move not in legal:
                move = table.state.text(table.state.parse(move))
                table.state.copy().play(move)
            is_choice = table.game.automatic_move(legal) != move
            await self._commit(table, [_move(seat, move, by_hand=is_choice)])
            return table

    async def undo(self, name: str, person: Person, seq: int, whole_turn: bool = False) -> Table:
        """Take back one's last move, or the turn so far, as far as that needs no consent."""
        async with self._acting(name, person) as table:
            self._check_fresh(table, seq)
            self._check_running(table)
            seat = table.to_move
            if seat is None or seat not in table.seats_played_by(person.id):
                raise Refused("table-no-undo")
            self._check_uncovered(table, person)
            count = table.turn_start(seat) if whole_turn else table.undo_point(seat)
            if count is None:
                raise Refused("table-no-undo")
            await self._commit(table, [(log.UNDO, {"seat": seat, "moves": count})])
            return table

    async def ask(self, name: str, person: Person, what: str, seq: int) -> Table:
        """Ask the others to go back behind one's last move, or to end the game without a winner.

        Bots agree to everything, and so do the other seats at the same screen.
        """
        async with self._acting(name, person) as table:
            self._check_fresh(table, seq)
            self._check_running(table)
            seats = table.seats_of(person.id)
            if not seats:
                raise Refused("table-not-yours")
            if table.request is not None:
                raise Refused("table-asked-already")
            asking = table.to_move if table.to_move in seats else seats[0]
            assert asking is not None
            count: int | None = len(table.moves)
            if what == log.UNDO:
                points = [table.asking_point(seat) for seat in seats]
                count = max((point for point in points if point is not None), default=None)
            if count is None:
                raise Refused("table-no-undo")
            happened = [(log.ASK, {"what": what, "seat": asking, "moves": count})]
            others = {seat.person for seat in table.seats if not seat.bot} - {person.id}
            if not others:
                happened += self._granted(what, asking, count)
            await self._commit(table, happened)
            return table

    async def answer(self, name: str, person: Person, yes: bool, seq: int) -> Table:
        """Agree to what somebody asked for, or don't."""
        async with self._acting(name, person) as table:
            self._check_fresh(table, seq)
            self._check_running(table)
            asked = [seat for seat in table.must_agree() if seat in table.seats_of(person.id)]
            if table.request is None or not asked:
                raise Refused("table-nothing-asked")
            request = table.request
            happened = [(log.ANSWER, {"seat": seat, "yes": yes}) for seat in asked]
            if yes and set(table.must_agree()) <= set(asked):
                happened += self._granted(request.what, request.seat, request.moves)
            await self._commit(table, happened if yes else happened[:1])
            return table

    def _granted(self, what: str, seat: int, count: int) -> list[tuple[str, dict[str, Any]]]:
        """What follows when everybody agrees."""
        if what == log.UNDO:
            return [(log.UNDO, {"seat": seat, "moves": count})]
        return [(log.ABORT, {})]

    def _dropped_without(self, table: Table, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """What follows when a seat that still had to agree is a bot's from now on.

        A bot doesn't agree to what somebody else was asked: with nobody left to answer, it is as
        if nothing had been asked.
        """
        if table.must_agree() != [seat]:
            return []
        return [(log.ANSWER, {"seat": seat, "yes": False})]

    async def resign(self, name: str, person: Person, seat: int) -> Table:
        """Give up. With more than two at the table a bot plays on for the seat."""
        async with self._acting(name, person) as table:
            self._check_running(table)
            if seat not in table.seats_of(person.id):
                raise Refused("table-not-yours")
            if table.players == 2:
                happened = [(log.RESIGN, {"seat": seat})]
            else:
                new = Seat(None, table.seats[seat].name, bot=stand_in(table.game))
                happened = [(log.SEAT, _seat(seat, new))]
                happened += self._dropped_without(table, seat)
            await self._commit(table, happened)
            return table

    async def say(self, name: str, person: Person, text: str = "", phrase: str = "") -> Table:
        """Say something to everybody at the table, in a name that nobody else has there."""
        async with self._acting(name, person) as table:
            text = " ".join(text.split())[:LONGEST_CHAT]
            if not text and not phrase:
                raise Refused("table-empty-chat")
            seats = table.seats_of(person.id)
            if not seats:
                if not person.name:
                    raise Refused("table-nameless")
                check_name_is_free(person.name, table.seats)
            data = {
                "who": table.seats[seats[0]].name if seats else person.name,
                "seat": seats[0] if seats else None, "text": text, "phrase": phrase,
            }  # fmt: skip
            await self._commit(table, [(log.CHAT, data)])
            return table

    async def rematch(self, name: str, person: Person) -> Table:
        """The same people and options once more, with the next first player.

        Where no option says who that is, everybody moves up a seat.
        """
        async with self._acting(name, person) as table:
            if table.status != OVER:
                raise Refused("table-not-over")
            if table.rematch is not None:
                return await self.table(table.rematch)
            if not table.seats_of(person.id):
                raise Refused("table-not-yours")
            options = dict(table.start.position()["options"])
            seats = [
                Seat(seat.person, seat.name, None if seat.stand_in else seat.bot)
                for seat in table.seats
            ]
            if "first" in options:
                options["first"] = (options["first"] + 1) % table.players
            else:
                seats = seats[1:] + seats[:1]
            new = await self.set_up(person, table.game.name, options, seats, table.is_open)
            await self._commit(table, [(log.REMATCH, {"table": new.id})])
            return new

    async def hint(self, name: str, person: Person, most: int) -> list[Thought]:
        """What the strongest bot would do in the place of the seat to move."""
        table = await self.table(name)
        seat, seen = self._seat_to_move(table, person), table.acted
        view, seed = table.view(seat), f"hint/{len(table.moves)}"
        thoughts = await self.thinkers.advise(view, seed, most)
        self._check_fresh(await self.table(name), seen)
        return thoughts

    def uncover(self, table: Table, person: Person) -> None:
        """Show the hand of the seat to move to whoever holds several seats at one screen."""
        seat = table.to_move
        if seat is not None and seat in table.seats_played_by(person.id):
            label = table.state.turn_label()
            self.uncovered.setdefault(table.id, {})[person.id] = (seat, label)
            self._presence.tell(table.id)

    def seat_shown(self, table: Table, person: Person | None) -> int | None:
        """The seat through whose eyes somebody sees the table; None for spectators.

        Whoever plays several seats sees a hand only in its turn, once it has been uncovered.
        """
        seats = table.seats_of(person.id) if person is not None else []
        if person is None or not seats or table.status == GATHERING:
            return None
        if len(seats) == 1:
            return seats[0]
        if not table.game.has_secrets:
            return table.to_move if table.to_move in seats else seats[0]
        shown, label = self.uncovered.get(table.id, {}).get(person.id, (None, ""))
        is_current = shown == table.to_move and label == table.state.turn_label()
        return shown if is_current else None

    # Listening

    @contextmanager
    def listening(
        self, table: Table, person: Person | None, heard: asyncio.Event
    ) -> Iterator[None]:
        """Let an event be set whenever something happens at a table."""
        try:
            with self._presence.listening(table.id, person.id if person else None, heard):
                yield
        finally:
            if not self.is_closed:
                self._hear(table, person)

    def is_present(self, table: Table, person: str | None) -> bool:
        """Whether somebody has the table open."""
        return person is not None and person in self._presence.listeners(table.id)

    def is_away(self, table: Table, seat: int) -> bool:
        """Whether a seat's person hasn't been heard of for some time, and no bot stands in."""
        person = None if table.seats[seat].bot else table.seats[seat].person
        return person is not None and self._presence.is_away(table.id, person)

    def watching(self, table: Table) -> int:
        """How many look on without having a seat."""
        return sum(not table.seats_of(one) for one in self._presence.listeners(table.id))

    def _hear(self, table: Table, person: Person | None) -> None:
        if person is not None and table.seats_of(person.id):
            self._presence.hear(table.id, person.id)

    # Acting

    @asynccontextmanager
    async def _acting(self, name: str, person: Person) -> AsyncIterator[Table]:
        """A table for somebody who does something there, while nobody else does."""
        async with self._holding(name):
            table = await self.table(name)
            try:
                yield table
            finally:
                self._hear(table, person)

    @asynccontextmanager
    async def _holding(self, name: str) -> AsyncIterator[None]:
        """Let nobody else act at a table, until all that was begun meanwhile is written down."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        await lock.acquire()
        try:
            yield
        finally:
            writing = self._writing.pop(name, None)
            if writing is None or writing.done():
                lock.release()
            else:
                writing.add_done_callback(lambda _: lock.release())

    async def _commit(
        self,
        table: Table,
        happened: Sequence[tuple[str, dict[str, Any]]],
        sitting: Collection[str] = (),
    ) -> None:
        """Write entries down, and only then let the table and everybody know.

        Once begun, it is brought to its end, whatever becomes of the one who asked for it.
        """
        now = time.time()
        entries = [
            Entry(table.seq + 1 + number, now, kind, data)
            for number, (kind, data) in enumerate(happened)
        ]
        writing = asyncio.ensure_future(self._write(table, entries, sitting))
        self._writing[table.id] = writing
        await asyncio.shield(writing)

    async def _write(
        self, table: Table, entries: Sequence[Entry], sitting: Collection[str]
    ) -> None:
        await asyncio.wrap_future(self.store.append(table.id, entries, sitting))
        seat = table.to_move
        for entry in entries:
            table.take(entry)
        if table.to_move != seat:
            self.uncovered.pop(table.id, None)
        self._presence.tell(table.id)
        self._wake(table)

    def _check_fresh(self, table: Table, seq: int) -> None:
        if seq != table.acted:
            raise Refused("table-stale")

    def _check_gathering(self, table: Table) -> None:
        if table.status != GATHERING:
            raise Refused("table-started")

    def _check_running(self, table: Table) -> None:
        if table.status != RUNNING:
            raise Refused("table-not-running")

    def _check_uncovered(self, table: Table, person: Person) -> None:
        """Refuse what would tell of a hand before its player looks at it."""
        if table.to_move is not None and self.seat_shown(table, person) != table.to_move:
            raise Refused("table-covered", who=table.seats[table.to_move].name)

    def _seat_to_move(self, table: Table, person: Person) -> int:
        """The seat to move, if somebody plays it and sees what it sees."""
        self._check_running(table)
        seat = table.to_move
        assert seat is not None
        if seat not in table.seats_played_by(person.id):
            raise Refused("table-not-your-turn", who=table.seats[seat].name)
        self._check_uncovered(table, person)
        return seat

    # What goes on by itself

    def _wake(self, table: Table) -> None:
        """Let the game go on by itself if nobody has a choice to make."""
        if not self.is_closed and table.id not in self._turns and _goes_on(table):
            task = asyncio.get_running_loop().create_task(self._go_on(table))
            self._turns[table.id] = task
            task.add_done_callback(lambda done: self._went_on(table, done))

    def _went_on(self, table: Table, done: asyncio.Task[None]) -> None:
        """Look whether the game goes on by itself again; after a failure, not at once."""
        del self._turns[table.id]
        problem = None if done.cancelled() else done.exception()
        if problem is None:
            self._wake_again(table)
        else:
            _LOG.error("table %s does not go on", table.id, exc_info=problem)
            done.get_loop().call_later(_SECONDS_TO_RECOVER, self._wake_again, table)

    def _wake_again(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            self._wake(table)

    async def _go_on(self, table: Table) -> None:
        """The turns of bots, and phases without a choice, until somebody has to decide."""
        while (seat := table.to_move) is not None and _goes_on(table):
            spec = table.seats[seat].bot
            if spec is None:
                await self._pass(table, seat)
            else:
                await self._play_bot(table, seat, spec)

    async def _pass(self, table: Table, seat: int) -> None:
        """Make the one move there is.

        Not together with the move before it, and not at once: whether others see a phase pass by
        must not tell them what is in a hand.
        """
        seen = table.acted
        await asyncio.sleep(self.pause)
        async with self._holding(table.id):
            move = table.game.automatic_move(table.view(seat).legal)
            if table.acted == seen and move is not None:
                await self._commit(table, [_move(seat, move, by_hand=False)])

    async def _play_bot(self, table: Table, seat: int, spec: str) -> None:
        """The turn of a bot, move by move, so that people can follow."""
        seen = table.acted
        seed = f"{table.record.seed}/{seat}/{len(table.moves)}"
        for move in await self.thinkers.plan(spec, table.view(seat), seed):
            async with self._holding(table.id):
                if table.acted != seen or table.to_move != seat:
                    break
                if move not in table.view(seat).legal:
                    break
                await self._commit(table, [_move(seat, move, by_hand=False)])
                seen = table.acted
            if not table.game.is_automatic(move):
                await asyncio.sleep(self.pause)


def checked_name(name: str) -> str:
    """A nickname without odd spaces, or a refusal; signs that can't be seen are refused."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("table-name", most=LONGEST_NAME)
    return name


def check_name_is_free(name: str, others: Sequence[Seat]) -> None:
    """Refuse a name that somebody else at the table has."""
    if name and name.casefold() in (seat.name.casefold() for seat in others):
        raise Refused("table-name-taken", name=name)


def _goes_on(table: Table) -> bool:
    """Whether a bot is to move, or somebody who has no choice."""
    seat = table.to_move
    if seat is None:
        return False
    if table.seats[seat].is_played_by_bot:
        return True
    return table.game.automatic_move(table.view(seat).legal) is not None


def _move(seat: int, move: str, by_hand: bool = True) -> tuple[str, dict[str, Any]]:
    """A move as the log writes it."""
    return log.MOVE, {"seat": seat, "move": move, "by_hand": by_hand}


def _seat(number: int, seat: Seat) -> dict[str, Any]:
    """A seat as the log writes it."""
    return {"seat": number, **seat.__dict__}
