"""A process among others: what it tells them, and what it does when it hears from them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from selenite.table.bot_pool import BotPool
from selenite.table.bot_turns import Ownership
from selenite.table.cluster.listener import Listener
from selenite.table.cluster.membership import LIFETIME, Membership
from selenite.table.cluster.pool import SharedPool
from selenite.table.cluster.presence import SharedPresence
from selenite.table.cluster.thinker import Thinker
from selenite.table.cluster.thoughts import Thoughts
from selenite.table.databases.postgresql import PostgreSQL
from selenite.table.model import Refused
from selenite.table.observers import TableObserver
from selenite.table.store import Store
from selenite.table.table import Table

if TYPE_CHECKING:
    from selenite.table.services import Services

_LOG = logging.getLogger("selenite")
_BEATS_BY_LIFETIME = 4
_BEATS_BETWEEN_LOOKS = 8
"""After so many beats everything is looked at again, as if all notices had been lost."""


class Member:
    """What web processes and workers have in common: they are alive, listen and think."""

    def __init__(self, store: Store, pool: BotPool, lifetime: float = LIFETIME) -> None:
        assert isinstance(store.database, PostgreSQL)
        self.store = store
        self.membership = Membership(store, lifetime)
        self.thoughts = Thoughts(store)
        self.thinker = Thinker(self.thoughts, pool, self.membership.id)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._beating = asyncio.get_running_loop().create_task(self._beat())
        self._listener = Listener(store.database, self._heard, self._connected)

    async def close(self) -> None:
        """Leave the others alone; the store is closed by its owner."""
        self._beating.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(self._beating, *self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._listener.close)
        await self.thinker.close()
        with suppress(Refused):
            await self.membership.leave()

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, done: asyncio.Task[Any]) -> None:
        self._tasks.discard(done)
        problem = None if done.cancelled() else done.exception()
        if problem is not None and not isinstance(problem, Refused):
            _LOG.error("a process could not follow the others", exc_info=problem)

    async def _beat(self) -> None:
        beats = 0
        while True:
            try:
                is_new = await self.membership.beat()
                if is_new or beats % _BEATS_BETWEEN_LOOKS == 0:
                    self.look_again(is_new)
                    await self.membership.clean_up()
            except Refused:
                pass  # the database is away
            except Exception as problem:
                _LOG.error("a process could not say that it is alive", exc_info=problem)
            beats += 1
            await asyncio.sleep(self.membership.lifetime / _BEATS_BY_LIFETIME)

    def _connected(self) -> None:
        """Notices may have been lost."""
        self.membership.forget_leases()
        self.look_again(is_new=True)

    def _heard(self, notice: str) -> None:
        kind, *words = notice.split(" ")
        heard: Callable[..., None] | None = getattr(self, f"heard_{kind.replace('-', '_')}", None)
        if heard is not None:
            heard(*words)

    def heard_thought(self) -> None:
        """There is something to think about."""
        self.thinker.wake()

    def look_again(self, is_new: bool) -> None:
        """Look at everything that notices would have told; what others know of us may be lost."""
        self.thinker.wake()


class Cluster(Member, TableObserver, Ownership):
    """A web process among others. It is told of its own tables as an observer."""

    def __init__(self, services: Services, pool: BotPool, lifetime: float = LIFETIME) -> None:
        super().__init__(services.store, pool, lifetime)
        self._services = services
        self.pool = SharedPool(self.thoughts)
        self.presence = SharedPresence(
            services.store,
            services.presence,
            services.screens,
            self.membership.id,
            services.bot_turns.take_over,
            self.begin,
        )

    def look_again(self, is_new: bool) -> None:
        """Catch up with everything."""
        super().look_again(is_new)
        self.begin(self._services.tables.catch_up_all())
        self._services.bot_turns.take_over()
        if is_new:
            self.begin(self._services.sign_ins.check_all())
            self._services.people.forget_all()
            for name in list(self._services.tables.loaded):
                self.presence.read(name)
                if self._services.presence.here(name)[0]:
                    self.presence.publish(name)

    # What happens here

    def loaded(self, table: Table) -> None:
        """Learn who else has a table open."""
        self.presence.read(table.id)

    def unloaded(self, name: str) -> None:
        """Leave a table to others."""
        self.membership.release(name)

    async def acquire(self, name: str) -> bool:
        """Whether bots move at a table by this process."""
        return await self.membership.acquire(name)

    def hurry(self, name: str) -> None:
        """Somebody at a table that another process looks after is in a hurry."""
        self.begin(self._announce(f"hurry {name}"))

    async def _announce(self, notice: str) -> None:
        announce = self.store.database.announce
        await self.store.submit(lambda one: announce(one, [notice]))

    # What others tell

    def heard_entries(self, table: str, seq: str) -> None:
        """A table's log has grown."""
        self._services.tables.note(table, int(seq))

    def heard_presence(self, table: str, process: str) -> None:
        """Somebody has come or gone, or uncovered a hand."""
        if process != self.membership.id and table in self._services.tables.loaded:
            self.presence.read(table)

    def heard_gone(self) -> None:
        """A process has ended: its tables and jobs are there for others."""
        self.thinker.wake()
        self._services.bot_turns.take_over()
        for name in self._services.presence.tables_elsewhere():
            self.presence.read(name)

    def heard_released(self, table: str) -> None:
        """A process has left a table to others."""
        self._services.bot_turns.take_over([table])

    def heard_answer(self, key: str) -> None:
        """A worker has told its answer."""
        self.pool.note_answer(key)

    def heard_hurry(self, table: str) -> None:
        """Somebody is in a hurry, at another process."""
        self._services.bot_turns.hurry_here(table)

    def heard_signed_out(self, person: str, only: str, but: str) -> None:
        """Somebody has signed out."""
        self._services.sign_ins.note_end(person, only, but)

    def heard_person(self, person: str) -> None:
        """Somebody has another name or link."""
        self._services.people.forget(person)

    def heard_bans(self) -> None:
        """Somebody was banned, or may come back."""
        self.begin(self._services.bans.refresh())

    def heard_deleted(self, table: str) -> None:
        """A table was deleted, or its log was changed by the operator."""
        self._services.tables.forget(table)

    def heard_token(self, token: str) -> None:
        """A token was revoked."""
        self._services.access.note_revoked(token)
