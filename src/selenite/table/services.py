"""The services around one store: all its tables, with everything that people and bots do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from selenite.table.access import Access
from selenite.table.bans import Bans
from selenite.table.bot_pool import BotPool
from selenite.table.bot_turns import BotTurns
from selenite.table.boxes import Boxes
from selenite.table.dealing import Dealing
from selenite.table.limits import DEFAULT_LIMITS, Limits, RateLimiter
from selenite.table.pacing import Pacing
from selenite.table.people import People
from selenite.table.play import Play
from selenite.table.presence import GRACE, Presence
from selenite.table.promises import Promises
from selenite.table.repository import TableRepository
from selenite.table.screens import SharedScreens
from selenite.table.seating import Seating
from selenite.table.sign_ins import SignIns
from selenite.table.store import Person, Store
from selenite.table.table import Table

if TYPE_CHECKING:
    from selenite.table.cluster.cluster import Cluster


class Services:
    """All services of one store, in one event loop.

    ``people`` are the accounts, ``sign_ins`` the browsers where they are signed in, ``access`` the
    tokens of their programs, ``boxes`` the printed numbers they saved, ``bans`` the accounts and
    addresses that are locked out, ``tables`` the games.
    People act through ``seating``, ``dealing`` and ``play``, bots through ``bot_turns``.
    ``presence`` knows who is there, ``limiter`` what they may still do, and ``screens`` which hand
    is shown where several people play at one screen. The log has the times of ``clock``. Where
    other processes serve the same tables, ``cluster`` is in touch with them, and the bots of the
    pool think for all of them.
    """

    def __init__(
        self,
        store: Store,
        pool: BotPool | None = None,
        pause: float = 0.6,
        grace: float = GRACE,
        limits: Limits = DEFAULT_LIMITS,
        pacing: Pacing | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.pool = pool or BotPool()
        self.cluster: Cluster | None = None
        self.limiter = RateLimiter(limits)
        self.people = People(store, self.limiter)
        self.sign_ins = SignIns(store)
        self.access = Access(store, self.people, self.limiter)
        self.boxes = Boxes(store, self.limiter)
        self.bans = Bans(store)
        self.tables = TableRepository(store, self.limiter, clock)
        self.presence = Presence(grace)
        self.screens = SharedScreens(self.presence)
        promises = Promises(store, clock)
        self.seating = Seating(self.tables, self.presence, promises, self.limiter)
        self.dealing = Dealing(self.tables, promises, self.limiter)
        self.play = Play(self.tables, self.screens, self.seating, self.pool, self.limiter)
        self.bot_turns = BotTurns(self.tables, self.pool, self.presence, pause, pacing)
        if store.database.is_shared:
            self._join_others()
        for observer in (self.screens, self.presence, self.dealing, self.play, self.bot_turns):
            self.tables.add_observer(observer)

    def _join_others(self) -> None:
        """Serve the tables together with other processes."""
        from selenite.table.cluster.cluster import Cluster  # noqa: PLC0415 - needs an extra

        self.cluster = Cluster(self, self.pool)
        self.pool = self.play.pool = self.bot_turns.pool = self.cluster.pool
        self.bot_turns.ownership = self.cluster
        self.tables.add_observer(self.cluster)

    def check_stream(self, table: Table, person: Person | None) -> None:
        """Refuse one more stream of a table if there are too many, or if they come too fast."""
        self.presence.check_room(table, person, self.limiter.limits)
        self.limiter.check("streams", person.id if person else "")

    @property
    def is_closed(self) -> bool:
        """Whether the services are shutting down."""
        return self.presence.is_closed

    def hang_up(self) -> None:
        """Begin nothing new, and tell every listener so."""
        self.bot_turns.stop()
        self.presence.close()

    async def close(self) -> None:
        """Close the streams, stop the bots, and finish writing."""
        self.hang_up()
        await self.dealing.close()
        await self.bot_turns.close()
        if self.cluster is not None:
            await self.cluster.close()
        self.pool.close()
        await asyncio.to_thread(self.store.close)
