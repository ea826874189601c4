"""Automatic play at a table: the turns of bots, and phases without a choice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

from selenite.table import actions, thinking, tokens
from selenite.table.bot_pool import BotPool
from selenite.table.caller import ADDRESS
from selenite.table.fair_queue import Claim
from selenite.table.model import Refused
from selenite.table.observers import TableObserver
from selenite.table.pacing import Pacing
from selenite.table.presence import Presence
from selenite.table.repository import StaleTable, TableRepository
from selenite.table.store import Person
from selenite.table.table import Table

_SECONDS_TO_RECOVER = 5.0
_LOG = logging.getLogger("selenite")


class Ownership:
    """Which process makes the bots' moves at a table; by default this one."""

    async def acquire(self, name: str) -> bool:
        """Whether this process makes them."""
        return True

    def hurry(self, name: str) -> None:
        """Tell the process that owns a table to skip the pauses."""


class BotTurns(TableObserver):
    """Makes the automatic moves, slowly enough for people to follow.

    ``pause`` is the usual time between two moves, in seconds; people at the table may set it longer
    or shorter, or skip it for a turn. Where only bots play, they wait for a spectator. ``pacing``
    says when phases without a choice pass. Where several processes serve the same tables,
    ``ownership`` says which of them makes the moves.
    """

    def __init__(
        self,
        tables: TableRepository,
        pool: BotPool,
        presence: Presence,
        pause: float,
        pacing: Pacing | None = None,
    ) -> None:
        self._tables = tables
        self.pool = pool
        self._presence = presence
        self.pause = pause
        self.pacing = pacing or Pacing(pause)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._hurried: dict[str, asyncio.Event] = {}
        self._addresses: dict[str, str] = {}
        self._is_stopped = False
        self.ownership = Ownership()
        self._elsewhere: set[str] = set()
        presence.on_arrival.append(self._attended)

    def stop(self) -> None:
        """Begin no more turns."""
        self._is_stopped = True

    async def close(self) -> None:
        """Begin no more turns, and cancel those that are running."""
        self.stop()
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def created(self, table: Table) -> None:
        """Remember the address that a table was set up from."""
        self._addresses[table.id] = ADDRESS.get()

    def acted(self, table: Table, person: Person) -> None:
        """Remember the address that somebody plays from."""
        if table.seats_of(person.id):
            self._addresses[table.id] = ADDRESS.get()

    def unloaded(self, name: str) -> None:
        """Forget a table."""
        self._addresses.pop(name, None)
        self._elsewhere.discard(name)

    def _attended(self, table: Table) -> None:
        """Resume a table of bots alone, now that somebody is watching."""
        self._addresses.setdefault(table.id, ADDRESS.get())
        self._wake_if_loaded(table)

    def loaded(self, table: Table) -> None:
        """Resume the game after loading."""
        self._wake(table)

    def changed(self, table: Table) -> None:
        """Continue if the next move is automatic."""
        self._wake(table)

    def is_using(self, name: str) -> bool:
        """A table with automatic play under way stays in memory."""
        return name in self._running

    def _wake(self, table: Table) -> None:
        is_ours = table.id not in self._running and table.id not in self._elsewhere
        if not self._is_stopped and is_ours and self._goes_on(table):
            task = asyncio.get_running_loop().create_task(self._go_on(table))
            self._running[table.id] = task
            self._hurried[table.id] = asyncio.Event()
            task.add_done_callback(lambda done: self._went_on(table, done))

    def _went_on(self, table: Table, done: asyncio.Task[None]) -> None:
        """Check whether automatic play continues; after a failure, with a delay."""
        del self._running[table.id], self._hurried[table.id]
        problem = None if done.cancelled() else done.exception()
        if problem is None:
            self._wake_if_loaded(table)
        else:
            if not isinstance(problem, Refused):  # the store logs once what it can't do
                _LOG.error("table %s does not go on", tokens.in_logs(table.id), exc_info=problem)
            done.get_loop().call_later(_SECONDS_TO_RECOVER, self._wake_if_loaded, table)

    def take_over(self, names: Iterable[str] | None = None) -> None:
        """Resume tables that another process owned, in case it has ended."""
        for name in list(self._elsewhere) if names is None else names:
            self._elsewhere.discard(name)
            table = self._tables.loaded.get(name)
            if table is not None:
                self._wake(table)

    def _wake_if_loaded(self, table: Table) -> None:
        if self._tables.loaded.get(table.id) is table:
            self._wake(table)

    async def _go_on(self, table: Table) -> None:
        """Make moves until somebody has to choose."""
        if not await self.ownership.acquire(table.id):
            self._elsewhere.add(table.id)
            return
        with suppress(StaleTable):
            await self._make_moves(table)

    async def _make_moves(self, table: Table) -> None:
        while (seat := table.to_move) is not None and self._goes_on(table):
            bot = table.seats[seat].bot
            if bot is None:
                await self._pass(table, seat)
            else:
                await self._play_bot(table, seat, bot)

    async def _pass(self, table: Table, seat: int) -> None:
        """Make the only move there is.

        Not together with the move before it, and not at once or after a fixed time: whether and
        when others see a phase pass by must not tell them what is in a hand. What they do meanwhile
        must not delay it either, just as it doesn't delay a player who passes by hand.
        """
        seen = len(table.moves)
        await self.pacing.wait(table, seat)
        async with self._tables.locked(table.id):
            move = table.automatic_move()
            if len(table.moves) == seen and table.to_move == seat and move is not None:
                await self._tables.commit(table, [actions.automatic_move(table, seat, move)])

    async def _play_bot(self, table: Table, seat: int, bot: str) -> None:
        """Play as much of a bot's turn as it has planned, move by move."""
        seen = table.acted
        seed = thinking.bot_seed(table, seat)
        moves = await self.pool.plan(bot, table.view(seat), seed, self._claim(table))
        for move in moves:
            async with self._tables.locked(table.id):
                if table.acted != seen or table.to_move != seat:
                    break
                if move not in table.view(seat).legal:
                    break
                await self._tables.commit(table, [actions.automatic_move(table, seat, move)])
                seen = table.acted
            if not table.game.is_automatic(move):
                await self._rest(table)

    def _claim(self, table: Table) -> Claim:
        """On whose behalf a bot thinks: the host, who stands for everybody at the table."""
        address = self._addresses.get(table.id, "")
        return Claim(table.host, address, lambda: self._presence.is_attended(table), table.id)

    async def _rest(self, table: Table) -> None:
        """Pause so that people can follow, unless somebody wants no pauses."""
        hurried = self._hurried[table.id]
        with suppress(TimeoutError):
            async with asyncio.timeout(self.pause * self._presence.slowness(table)):
                await hurried.wait()

    async def hurry(self, name: str, person: Person) -> None:
        """Make the moves of bots without pauses until it is a person's turn.

        Only allowed for somebody who plays against bots alone.
        """
        async with self._tables.acting(name, person) as table:
            own = table.seats_of(person.id)
            others = [seat for number, seat in enumerate(table.seats) if number not in own]
            if not own or not all(seat.is_played_by_bot for seat in others):
                raise Refused("table-others-follow")
            if table.id in self._elsewhere:
                self.ownership.hurry(table.id)
            self.hurry_here(table.id)

    def hurry_here(self, name: str) -> None:
        """Make the moves of bots without pauses, if this process makes them."""
        if name in self._hurried:
            self._hurried[name].set()

    def _goes_on(self, table: Table) -> bool:
        """Whether the server makes the next move: a bot's, or the only one a player has.

        A table of bots alone goes on only while somebody watches.
        """
        seat = table.to_move
        if seat is None:
            return False
        if all(one.is_played_by_bot for one in table.seats):
            return self._presence.is_attended(table)
        return table.seats[seat].is_played_by_bot or table.automatic_move() is not None
