"""Dealing: what players add to the seed before the game starts (``docs/fairness.md``)."""

from __future__ import annotations

import asyncio
import logging

from selenite.core.fair_deal import commitment_to, is_digits
from selenite.table import actions, log, tokens
from selenite.table.limits import RateLimiter
from selenite.table.log import Change
from selenite.table.model import Refused
from selenite.table.observers import TableObserver
from selenite.table.promises import Promises
from selenite.table.repository import StaleTable, TableRepository, retried
from selenite.table.store import Person
from selenite.table.table import Table

_LOG = logging.getLogger("selenite")

PATIENCE = 3.0
"""Seconds to wait for the parts once everybody is ready; then the game starts without them."""


class Dealing(TableObserver):
    """Makes promises, takes commitments while people gather, and parts when everybody is ready.

    Nobody has to take part, and nobody can keep the others from playing: ``patience`` is how many
    seconds they wait for parts.
    """

    def __init__(
        self,
        tables: TableRepository,
        promises: Promises,
        limiter: RateLimiter,
        patience: float = PATIENCE,
    ) -> None:
        self._tables = tables
        self._promises = promises
        self._limiter = limiter
        self.patience = patience
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._starting: set[asyncio.Task[None]] = set()

    async def promise(self, person: Person | None) -> str:
        """Commit to the secret of a table that somebody is about to set up."""
        if person is None:
            self._limiter.check("strangers")
        self._limiter.check("promises", person.id if person is not None else "")
        return await self._promises.make()

    @retried
    async def commit(self, name: str, person: Person, commitment: str) -> Table:
        """Commit to one's part of the deal, or change the commitment: no part was sent yet."""
        async with self._tables.acting(name, person) as table:
            actions.check_gathering(table)
            seats = actions.own_seats(table, person.id)
            if table.deal is None:
                raise Refused("deal-seed-given")
            if not is_digits(commitment):
                raise Refused("deal-digits")
            if table.deal.commitments.get(person.id) != commitment:
                self._limiter.check("deals", person.id)
                data = {"person": person.id, "seat": seats[0], "commitment": commitment}
                await self._tables.commit(table, [(log.COMMIT, data)])
            return table

    @retried
    async def contribute(self, name: str, person: Person, part: str) -> Table:
        """Send one's part of the deal; the game starts with the last one."""
        async with self._tables.acting(name, person) as table:
            deal = table.deal
            if deal is None or not table.is_dealing or not deal.is_waiting_for(person.id):
                raise Refused("deal-not-now")
            if not is_digits(part) or commitment_to(part) != deal.commitments[person.id]:
                raise Refused("deal-other-part")
            data = {"person": person.id, "seat": table.seats_of(person.id)[0], "part": part}
            changes: list[Change] = [(log.PART, data)]
            if deal.is_complete_with(person.id):
                changes.append(actions.start_of(table, {**deal.parts, person.id: part}))
            await self._tables.commit(table, changes)
            return table

    async def _start(self, name: str) -> None:
        """Start without the missing parts."""
        try:
            async with self._tables.locked(name):
                table = await self._tables.find(name)
                if table.is_dealing and table.deal is not None:
                    await self._tables.commit(table, [actions.start_of(table, table.deal.parts)])
        except StaleTable:
            return  # another process has started it, or goes on with the deal
        except Exception as problem:  # whatever went wrong, the players are waiting: try again
            _LOG.error(
                "the game of table %s could not start", tokens.in_logs(name), exc_info=problem
            )
            self._wait(name)

    # What happens to tables

    def loaded(self, table: Table) -> None:
        """Resume a deal that had begun when the server stopped."""
        self.changed(table)

    def changed(self, table: Table) -> None:
        """Wait for the parts, up to the time limit."""
        if not table.is_dealing:
            self._forget(table.id)
        elif table.id not in self._timers:
            self._wait(table.id)

    def _wait(self, name: str) -> None:
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(self.patience, self.run_out, name)

    def run_out(self, name: str) -> None:
        """Start a game without the missing parts, as soon as nobody acts there."""
        starting = asyncio.ensure_future(self._start(name))
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)

    def _forget(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def unloaded(self, name: str) -> None:
        """Forget a table."""
        self._forget(name)

    def is_using(self, name: str) -> bool:
        """A table where a deal goes on stays in memory."""
        return name in self._timers

    async def close(self) -> None:
        """Begin nothing new, and finish what has begun; the next server resumes the rest."""
        for name in [*self._timers]:
            self._forget(name)
        await asyncio.gather(*self._starting, return_exceptions=True)
