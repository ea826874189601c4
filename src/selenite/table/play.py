"""Players' actions during and after a game: moves, undo, requests, chat, rematch, hints."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from selenite.bots import stand_in
from selenite.bots.turns import Thought
from selenite.table import actions, log, thinking
from selenite.table.bot_pool import BotPool
from selenite.table.caller import ADDRESS
from selenite.table.fair_queue import Claim
from selenite.table.limits import RateLimiter
from selenite.table.log import Change
from selenite.table.model import OVER, ConsentMatter, ConsentRequest, Refused, Seat
from selenite.table.observers import TableObserver
from selenite.table.people import check_name_is_free
from selenite.table.promises import Offer
from selenite.table.repository import TableRepository, retried
from selenite.table.screens import SharedScreens
from selenite.table.seating import Seating
from selenite.table.store import Person
from selenite.table.table import Table

LONGEST_CHAT = 400


@dataclass
class _Hint:
    """A hint being computed: for which position, and how many requests wait for it."""

    position: tuple[int, int]
    thinking: asyncio.Future[list[Thought]]
    waiting: int = 0


class Play(TableObserver):
    """Players' actions at a running or finished game.

    A person names the sequence number that they saw last, so that stale actions are refused.
    """

    def __init__(
        self,
        tables: TableRepository,
        screens: SharedScreens,
        seating: Seating,
        pool: BotPool,
        limiter: RateLimiter,
    ) -> None:
        self._tables = tables
        self._screens = screens
        self._seating = seating
        self.pool = pool
        self._limiter = limiter
        self._hints: dict[tuple[str, int], _Hint] = {}

    @retried
    async def move(self, name: str, person: Person, move: str, seq: int) -> Table:
        """Make a move for the seat to move, if it is the person's."""
        self._limiter.check("moves", person.id)
        async with self._tables.acting(name, person) as table:
            actions.check_fresh(table, seq)
            seat = self._seat_to_move(table, person)
            await self._tables.commit(table, [actions.move(table, seat, move)])
            return table

    @retried
    async def undo(self, name: str, person: Person, seq: int, whole_turn: bool = False) -> Table:
        """Undo one's last move, or the turn so far, where that needs no consent.

        Against bots alone, in an open game, it can also be undone in their turn.
        """
        async with self._tables.acting(name, person) as table:
            actions.check_fresh(table, seq)
            actions.check_running(table)
            own = table.seats_played_by(person.id)
            seat = own[0] if own and table.undoes_bots else table.to_move
            if seat is None or seat not in own:
                raise Refused("table-no-undo")
            self._screens.check_uncovered(table, person)
            self._limiter.check("undo", person.id)
            await self._tables.commit(table, [actions.undo(table, seat, whole_turn)])
            return table

    @retried
    async def ask(self, name: str, person: Person, what: ConsentMatter, seq: int) -> Table:
        """Ask the others to undo one's last move, or to end the game without a winner.

        Bots of their own agree to everything, and so do the other seats at the same screen.
        """
        async with self._tables.acting(name, person) as table:
            actions.check_fresh(table, seq)
            actions.check_running(table)
            seats = actions.own_seats(table, person.id)
            if table.request is not None:
                raise Refused("table-asked-already")
            self._limiter.check("undo", person.id)
            asking = table.to_move if table.to_move in seats else seats[0]
            assert asking is not None
            count: int | None = len(table.moves)
            if what == log.UNDO:
                points = [table.asking_point(seat) for seat in seats]
                count = max((point for point in points if point is not None), default=None)
            if count is None:
                raise Refused("table-no-undo")
            request = ConsentRequest(what, asking, count)
            await self._tables.commit(table, actions.ask(table, person.id, request))
            return table

    @retried
    async def answer(self, name: str, person: Person, yes: bool, seq: int) -> Table:
        """Agree to a request, or decline it."""
        async with self._tables.acting(name, person) as table:
            actions.check_fresh(table, seq)
            actions.check_running(table)
            asked = [seat for seat in table.must_agree() if seat in table.seats_of(person.id)]
            request = table.request
            if request is None or not asked:
                raise Refused("table-nothing-asked")
            changes: list[Change] = [(log.ANSWER, {"seat": seat, "yes": yes}) for seat in asked]
            if yes and set(table.must_agree()) <= set(asked):
                changes.append(actions.granted(table, request))
            await self._tables.commit(table, changes if yes else changes[:1])
            return table

    @retried
    async def withdraw(self, name: str, person: Person, seq: int) -> Table:
        """Withdraw one's own request before everybody has answered it."""
        async with self._tables.acting(name, person) as table:
            actions.check_fresh(table, seq)
            actions.check_running(table)
            withdrawn = actions.withdraw(table, table.seats_of(person.id))
            await self._tables.commit(table, [withdrawn])
            return table

    @retried
    async def resign(self, name: str, person: Person, seat: int) -> Table:
        """Give up. At a table of more than two, a bot plays on for the seat.

        A friend gives back a seat that belongs to somebody else: a bot stands in for them again.
        """
        async with self._tables.acting(name, person) as table:
            actions.check_running(table)
            if seat not in table.seats_of(person.id):
                raise Refused("table-not-yours")
            changes: list[Change] = [(log.RESIGN, {"seat": seat})]
            if table.seats[seat].owner is not None:
                changes = self._seating.stand_in_at(table, seat)
            elif table.players > 2:
                bot = Seat(None, table.seats[seat].name, bot=stand_in(table.game))
                dropped = actions.request_dropped_without(table, seat)
                changes = [actions.sit(seat, bot), *dropped]
            await self._tables.commit(table, changes, is_vital=True)
            return table

    @retried
    async def say(self, name: str, person: Person, text: str = "", phrase: str = "") -> Table:
        """Send a message to the table, under a name that nobody else has there."""
        async with self._tables.acting(name, person) as table:
            text = " ".join(text.split())[:LONGEST_CHAT]
            if not text and not phrase:
                raise Refused("table-empty-chat")
            actions.check_not_removed(table, person.id)
            seats = table.seats_of(person.id)
            if not seats:
                if not person.name:
                    raise Refused("table-nameless")
                check_name_is_free(person.name, table.seats)
            self._limiter.check("chat", person.id)
            data = {
                "who": table.seats[seats[0]].name if seats else person.name,
                "seat": seats[0] if seats else None, "text": text, "phrase": phrase,
            }  # fmt: skip
            await self._tables.commit(table, [(log.CHAT, data)])
            return table

    @retried
    async def rematch(
        self,
        name: str,
        person: Person,
        seated: Sequence[Seat] | None = None,
        offer: Offer | None = None,
    ) -> Table:
        """The same people and options once more, with the next first player.

        Where no option says who that is, everybody moves up a seat. Others may be ``seated``
        instead, such as stronger bots. ``offer`` is the person's part of the new deal.
        """
        async with self._tables.acting(name, person) as table:
            if table.status != OVER:
                raise Refused("table-not-over")
            if table.rematch is not None:
                return await self._tables.find(table.rematch)
            if not table.seats_of(person.id):
                raise Refused("table-not-yours")
            options = dict(table.start.position()["options"])
            seats = [
                Seat(seat.person, seat.name, None if seat.stand_in else seat.bot)
                for seat in (table.seats if seated is None else seated)
            ]
            if "first" in options:
                options["first"] = (options["first"] + 1) % table.players
            else:
                seats = seats[1:] + seats[:1]
            new = await self._seating.set_up(
                person, table.game.name, options, seats, table.is_open, offer=offer
            )  # fmt: skip
            await self._tables.commit(table, [(log.REMATCH, {"table": new.id})])
            return new

    async def hint(self, name: str, person: Person, most: int) -> list[Thought]:
        """What the strongest bot would do in the place of the seat to move.

        It thinks about one hint for a seat at a time. A hint that nobody waits for is dropped, and
        so is one for a position that has passed.
        """
        table = await self._tables.find(name)
        return await self._advice(table, person, most, "hints")

    async def chance(self, name: str, person: Person, most: int) -> float | None:
        """How likely the strongest bot thinks somebody is to win who plays alone against bots.

        It is asked in their turn, as for a hint, and knows what they may know.
        """
        table = await self._tables.find(name)
        if not table.is_solo:
            raise Refused("table-chance-hidden")
        return _best(await self._advice(table, person, most, "chances"))

    async def chance_at(
        self, name: str, person: str, at: int, most: int
    ) -> tuple[int, float] | None:
        """The seat to move after so many moves of a finished game, and how likely it was to win.

        Nothing where nobody was to move.
        """
        table = await self._tables.find(name)
        if table.status != OVER:
            raise Refused("table-chance-hidden")
        self._limiter.check("chances", person)
        state = table.start.copy()
        for played in table.moves[:at]:
            state.apply(state.parse(played.move))
        if state.outcome() is not None:
            return None
        view = state.view(state.seat)
        claim = Claim(person, ADDRESS.get(), table=table.id)
        chance = _best(await self.pool.advise(view, f"chance/{at}", most, claim))
        return None if chance is None else (state.seat, chance)

    async def _advice(self, table: Table, person: Person, most: int, quota: str) -> list[Thought]:
        """What the strongest bot thinks of the turns of the seat to move."""
        seat = self._seat_to_move(table, person)
        self._limiter.check(quota, person.id)
        hint = self._hint(table, seat, person, most)
        hint.waiting += 1
        try:
            return await asyncio.shield(hint.thinking)
        except asyncio.CancelledError:
            this = asyncio.current_task()
            if this is not None and this.cancelling():
                raise
            raise Refused("table-stale") from None
        finally:
            hint.waiting -= 1
            if not hint.waiting:
                self._drop((table.id, seat), hint)

    def _hint(self, table: Table, seat: int, person: Person, most: int) -> _Hint:
        """The hint for the current position: one being computed, or a new one."""
        position = (table.acted, most)
        hint = self._hints.get((table.id, seat))
        if hint is None or hint.position != position:
            if hint is not None:
                self._drop((table.id, seat), hint)
            claim = Claim(person.id, ADDRESS.get(), table=table.id)
            advice = self.pool.advise(table.view(seat), thinking.hint_seed(table), most, claim)
            hint = self._hints[table.id, seat] = _Hint(position, asyncio.ensure_future(advice))
        return hint

    def _drop(self, key: tuple[str, int], hint: _Hint) -> None:
        hint.thinking.cancel()
        if self._hints.get(key) is hint:
            del self._hints[key]

    def changed(self, table: Table) -> None:
        """Drop hints for positions that have passed."""
        for seat in range(table.players):
            hint = self._hints.get((table.id, seat))
            if hint is not None and hint.position[0] != table.acted:
                self._drop((table.id, seat), hint)

    def _seat_to_move(self, table: Table, person: Person) -> int:
        """The seat to move, if somebody plays it and sees what it sees."""
        actions.check_running(table)
        seat = table.to_move
        assert seat is not None
        if seat not in table.seats_played_by(person.id):
            raise Refused("table-not-your-turn", who=table.seats[seat].name)
        self._screens.check_uncovered(table, person)
        return seat


def _best(thoughts: list[Thought]) -> float | None:
    """The chance of the best turn; nothing if none was thought of."""
    return thoughts[0].chance if thoughts else None
