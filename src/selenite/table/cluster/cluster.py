"""A process in a cluster: the notices it sends, and how it handles those of others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from selenite.table.bot_pool import BotPool
from selenite.table.bot_turns import Ownership
from selenite.table.cluster.bot_jobs import BotJobQueue
from selenite.table.cluster.bot_worker import BotWorker
from selenite.table.cluster.listener import Listener
from selenite.table.cluster.membership import LIFETIME, Membership
from selenite.table.cluster.pool import SharedPool
from selenite.table.cluster.presence import SharedPresence
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
"""Every so many beats the state is read again, in case notices were lost."""


class Member:
    """What web processes and workers share: heartbeat, listener and bot worker."""

    def __init__(self, store: Store, pool: BotPool, lifetime: float = LIFETIME) -> None:
        assert isinstance(store.database, PostgreSQL)
        self.store = store
        self.membership = Membership(store, lifetime)
        self.jobs = BotJobQueue(store)
        self.bot_worker = BotWorker(self.jobs, pool, self.membership.id)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._beating = asyncio.get_running_loop().create_task(self._beat())
        self._listener = Listener(store.database, self._heard, self._connected)

    async def close(self) -> None:
        """Leave the cluster; the store is closed by its owner."""
        self._beating.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(self._beating, *self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._listener.close)
        await self.bot_worker.close()
        with suppress(Refused):
            await self.membership.leave()

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, done: asyncio.Task[Any]) -> None:
        self._tasks.discard(done)
        problem = None if done.cancelled() else done.exception()
        if problem is not None and not isinstance(problem, Refused):
            _LOG.error("a background task of the cluster has failed", exc_info=problem)

    async def _beat(self) -> None:
        beats = 0
        is_behind = False
        while True:
            try:
                is_new = await self.membership.beat() or is_behind
                is_behind = False
                if is_new or beats % _BEATS_BETWEEN_LOOKS == 0:
                    self.look_again(is_new)
                    await self.membership.clean_up()
            except Refused:
                is_behind = True  # nothing could be published meanwhile
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
        handler: Callable[..., None] | None = getattr(self, f"on_{kind.replace('-', '_')}", None)
        if handler is not None:
            handler(*words)

    def on_thought(self) -> None:
        """A job was queued for the bots."""
        self.bot_worker.wake()

    def look_again(self, is_new: bool) -> None:
        """Read the state again, as if all notices had been lost.

        ``is_new`` means that the other processes may no longer know about this one.
        """
        self.bot_worker.wake()


class Cluster(Member, TableObserver, Ownership):
    """A web process in the cluster. It observes its own tables."""

    def __init__(self, services: Services, pool: BotPool, lifetime: float = LIFETIME) -> None:
        super().__init__(services.store, pool, lifetime)
        self._services = services
        self.pool = SharedPool(self.jobs)
        self.presence = SharedPresence(
            services.store,
            services.presence,
            services.screens,
            self.membership.id,
            services.bot_turns.take_over,
            self.begin,
        )

    def look_again(self, is_new: bool) -> None:
        """Catch up with the logs, presences and sign-ins."""
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

    # Events of this process

    def loaded(self, table: Table) -> None:
        """Learn who else has a table open."""
        self.presence.read(table.id)

    def unloaded(self, name: str) -> None:
        """Release the lease of a table."""
        self.membership.release(name)

    async def acquire(self, name: str) -> bool:
        """Whether this process makes the bots' moves at a table."""
        return await self.membership.acquire(name)

    def hurry(self, name: str) -> None:
        """Ask the process that owns a table to make its bots' moves without pauses."""
        self.begin(self._announce(f"hurry {name}"))

    async def _announce(self, notice: str) -> None:
        announce = self.store.database.announce
        await self.store.submit(lambda one: announce(one, [notice]))

    # Notices from other processes

    def on_entries(self, table: str, seq: str) -> None:
        """A table's log has grown."""
        self._services.tables.note(table, int(seq))

    def on_presence(self, table: str, process: str) -> None:
        """People have come or gone at another process, or uncovered a hand there."""
        if process != self.membership.id and table in self._services.tables.loaded:
            self.presence.read(table)

    def on_gone(self) -> None:
        """A process has ended; take over its tables and jobs."""
        self.bot_worker.wake()
        self._services.bot_turns.take_over()
        for name in self._services.presence.tables_elsewhere():
            self.presence.read(name)

    def on_released(self, table: str) -> None:
        """A process has released a table."""
        self._services.bot_turns.take_over([table])

    def on_answer(self, key: str) -> None:
        """A worker has answered a job."""
        self.pool.note_answer(key)

    def on_hurry(self, table: str) -> None:
        """A player at another process wants the bots to move without pauses."""
        self._services.bot_turns.hurry_here(table)

    def on_signed_out(self, person: str, only: str, but: str) -> None:
        """A person has signed out."""
        self._services.sign_ins.note_end(person, only, but)

    def on_person(self, person: str) -> None:
        """A person's name or sign-in link has changed."""
        self._services.people.forget(person)

    def on_bans(self) -> None:
        """The list of bans has changed."""
        self.begin(self._services.bans.refresh())

    def on_deleted(self, table: str) -> None:
        """A table was deleted, or its log was changed by the operator."""
        self._services.tables.forget(table)

    def on_token(self, token: str) -> None:
        """A token was revoked."""
        self._services.access.note_revoked(token)
