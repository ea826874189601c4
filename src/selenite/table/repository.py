"""The tables of a store: loading them, keeping some in memory, and appending to their logs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from selenite.core.cache import Recent
from selenite.table import log, room, tokens
from selenite.table.limits import RateLimiter, TooMany
from selenite.table.log import Change, Entry
from selenite.table.model import OVER, Refused
from selenite.table.observers import TableObserver
from selenite.table.store import Conflict, Person, Store, decoded
from selenite.table.table import Table

_MOST_IN_MEMORY = 2000
_MOST_ENTRIES = 500
_MOST_TRIES = 5
_SLICE = 0.002
"""For how many seconds a log is read before other requests get a turn."""

_LOG = logging.getLogger("selenite")
Item = TypeVar("Item")


class StaleTable(Refused):
    """Another process changed the table first; this one has caught up."""

    def __init__(self) -> None:
        super().__init__("table-stale")


Action = TypeVar("Action", bound=Callable[..., Awaitable[Any]])


def retried(action: Action) -> Action:
    """Retry an action at a table if another process has changed the table meanwhile.

    The new state of the table decides whether the action is still allowed. The action is a method
    whose first parameter is the table's name, of an object with the repository as ``_tables``.
    """

    @wraps(action)
    async def again(self: Any, name: str, *arguments: Any, **named: Any) -> Any:
        for _ in range(_MOST_TRIES):
            try:
                return await action(self, name, *arguments, **named)
            except StaleTable:
                continue
            except TooMany:
                raise  # the table has nothing to do with it
            except Refused:
                if not await self._tables.catch_up(name):
                    raise
        raise StaleTable

    return again  # type: ignore[return-value]


class TableRepository:
    """All tables; ``loaded`` are those in memory, by name.

    Everything runs in one event loop. Every change holds the table's lock, and is committed to the
    log before the table and the observers see it. Where other processes change the tables, too, the
    log decides who was first, and ``note`` and ``catch_up`` bring in their entries.
    """

    def __init__(
        self, store: Store, limiter: RateLimiter, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._limiter = limiter
        self._most_entries = limiter.limits.entries
        self._clock = clock
        self.loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._noted: dict[str, int] = {}
        self._catching_up: set[asyncio.Task[bool]] = set()
        self._damaged: Recent[str, bool] = Recent(_MOST_IN_MEMORY)
        self._observers: list[TableObserver] = []
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._commits: dict[str, asyncio.Task[None]] = {}

    def add_observer(self, observer: TableObserver) -> None:
        """Register an observer."""
        self._observers.append(observer)

    # Finding tables

    async def find(self, name: str) -> Table:
        """A table by its name."""
        while name not in self.loaded:
            if name in self._damaged:
                raise Refused("table-damaged")
            if name not in self._loading:
                loading = self._loading[name] = asyncio.ensure_future(self._read(name))
                loading.add_done_callback(lambda done: self._has_read(name, done))
            await asyncio.shield(self._loading[name])
        return self.loaded[name]

    def has(self, table: Table) -> bool:
        """Whether a table is the one in memory: it may have been deleted or read again."""
        return self.loaded.get(table.id) is table

    async def latest(self, name: str) -> Table:
        """A table by its name, up to date with all processes."""
        table = await self.find(name)
        await self.catch_up(name)
        return self.loaded.get(name, table)

    async def newest(self, most: int) -> list[Table]:
        """The public tables that were set up last."""
        return await self._found(await self._store.newest(most))

    async def of_person(self, person: Person, most: int | None = None) -> list[Table]:
        """The tables of a person, those that changed last first."""
        return await self._found(await self._store.tables_of(person.id, most))

    async def _found(self, names: Sequence[str]) -> list[Table]:
        """The tables with these names, except damaged ones."""
        found = []
        for name in names:
            with suppress(Refused):
                found.append(await self.find(name))
        return found

    # Reading logs

    async def _read(self, name: str) -> None:
        """Load a table from its log, in slices, so that a long log doesn't block other requests."""
        stored = await self._store.log(name)
        if not stored:
            raise Refused("table-unknown", table=name)
        try:
            entries = [entry async for entry in _in_slices(decoded(stored))]
            tables = [table async for table in _in_slices(Table.growing(name, entries))]
        except Exception as problem:
            _LOG.error("the log of table %s is damaged", tokens.in_logs(name), exc_info=problem)
            self._damaged[name] = True
            raise Refused("table-damaged") from None
        if name not in self.loaded:
            self._load(tables[-1])

    def _has_read(self, name: str, done: asyncio.Task[None]) -> None:
        del self._loading[name]
        self.note(name, self._noted.pop(name, -1))
        if not done.cancelled():
            done.exception()  # retrieved here in case every caller was cancelled

    async def entries_after(self, table: Table, seq: int) -> list[Entry]:
        """What happened at a table after an entry of its log: all of it, or the first part."""
        if seq >= table.seq:
            return []
        if table.recent and table.recent[0].seq <= seq + 1:
            return [entry for entry in table.recent if entry.seq > seq]
        found: list[Entry] = await self._store.entries_after(table.id, seq, _MOST_ENTRIES)
        return found

    # What is in memory

    def _load(self, table: Table) -> None:
        """Keep a table in memory, and unload some that nobody uses; their logs stay."""
        if len(self.loaded) >= _MOST_IN_MEMORY:
            idle = [name for name in self.loaded if not self._is_used(name)]
            for name in idle[: _MOST_IN_MEMORY // 10]:
                self._unload(name)
        self.loaded[table.id] = table
        self._note_end(table)
        for observer in self._observers:
            observer.loaded(table)

    def _note_end(self, table: Table) -> None:
        """Mark a game as over in the store; if that fails, the next load does it."""
        if table.status == OVER:
            self._store.note_over(table.id)

    def _is_used(self, name: str) -> bool:
        """Whether somebody acts at a table, waits to do so, or an observer needs it."""
        return name in self._locks or any(one.is_using(name) for one in self._observers)

    def _unload(self, name: str) -> None:
        del self.loaded[name]
        for observer in self._observers:
            observer.unloaded(name)

    def forget(self, name: str) -> None:
        """Read a table's log again when it is next needed; streams of the table end."""
        if name in self.loaded:
            self._unload(name)

    # Changing tables

    async def create(self, changes: Sequence[Change], sitting: Collection[str] = ()) -> Table:
        """A new table with the first entries of its log; ``sitting`` are people who sit down."""
        self._limiter.check("tables", changes[0][1]["host"])
        name = tokens.table_name()
        entries = log.entries(changes, 0, self._clock())
        table = Table.of(name, entries)
        await asyncio.shield(asyncio.ensure_future(self._create(table, entries, sitting)))
        return self.loaded[name]

    async def _create(
        self, table: Table, entries: Sequence[Entry], sitting: Collection[str]
    ) -> None:
        await self._store.append(table.id, entries, sitting)
        for observer in self._observers:
            observer.created(table)
        if table.id not in self.loaded:  # somebody may have found it in the store already
            self._load(table)

    @asynccontextmanager
    async def acting(self, name: str, person: Person) -> AsyncIterator[Table]:
        """A table, locked for one action."""
        async with self.locked(name):
            table = await self.find(name)
            try:
                yield table
            finally:
                for observer in self._observers:
                    observer.acted(table, person)

    @asynccontextmanager
    async def locked(self, name: str) -> AsyncIterator[None]:
        """Hold a table's lock until changes begun meanwhile are committed."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        await lock.acquire()
        try:
            yield
        finally:
            commit = self._commits.pop(name, None)
            if commit is None or commit.done():
                lock.release()
            else:
                commit.add_done_callback(lambda _: lock.release())

    async def commit(
        self,
        table: Table,
        changes: Sequence[Change],
        sitting: Collection[str] = (),
        is_vital: bool = False,
    ) -> None:
        """Append changes to a table's log, and only then update the table and the observers.

        Once begun, this completes even if the caller is cancelled. What ``is_vital`` is possible
        however full the log is: to take one's own seat again, and to leave the game.
        """
        if not is_vital:
            room.check(table, changes, self._most_entries)
        entries = log.entries(changes, table.seq + 1, self._clock())
        commit = asyncio.ensure_future(self._commit(table, entries, sitting))
        self._commits[table.id] = commit
        await asyncio.shield(commit)

    async def _commit(
        self, table: Table, entries: Sequence[Entry], sitting: Collection[str]
    ) -> None:
        try:
            await self._store.append(table.id, entries, sitting)
        except Conflict:
            # If they are our own, the database was lost after it had committed them.
            others = await self._take_missing(table)
            if others[: len(entries)] != entries:
                raise StaleTable from None
        else:
            self._take(table, entries)

    def _take(self, table: Table, entries: Sequence[Entry]) -> None:
        """Apply committed entries to a table, and notify the observers."""
        for entry in entries:
            table.take(entry)
        self._note_end(table)
        for observer in self._observers:
            observer.changed(table)

    # What other processes do

    def note(self, name: str, seq: int) -> None:
        """Note that a table's log has an entry with this number."""
        table = self.loaded.get(name)
        if table is not None and table.seq < seq:
            task = asyncio.get_running_loop().create_task(self.catch_up(name, seq))
            self._catching_up.add(task)
            task.add_done_callback(self._has_caught_up)
        elif name in self._loading:
            self._noted[name] = max(seq, self._noted.get(name, seq))

    def _has_caught_up(self, done: asyncio.Task[bool]) -> None:
        self._catching_up.discard(done)
        if not done.cancelled() and (problem := done.exception()) is not None:
            _LOG.error("a table does not follow its log", exc_info=problem)

    async def catch_up(self, name: str, seq: int | None = None) -> bool:
        """Apply what other processes have added to a table's log; whether there was anything.

        If the last entry is known, the log is read only if that one is missing.
        """
        if not self._store.database.is_shared:
            return False
        async with self.locked(name):
            table = self.loaded.get(name)
            if table is None or (seq is not None and table.seq >= seq):
                return False
            return bool(await self._take_missing(table))

    async def catch_up_all(self) -> None:
        """Look for what other processes have done at any table in memory."""
        names = list(self.loaded)
        for first in range(0, len(names), _MOST_ENTRIES):
            some = names[first : first + _MOST_ENTRIES]
            last: dict[str, int] = await self._store.last_entries(some)
            for name, seq in last.items():
                self.note(name, seq)

    async def _take_missing(self, table: Table) -> list[Entry]:
        """Take the entries of a log that a table doesn't have yet."""
        taken: list[Entry] = []
        while found := await self._store.entries_after(table.id, table.seq, _MOST_ENTRIES):
            self._take(table, found)
            taken += found
        return taken


async def _in_slices(items: Iterable[Item]) -> AsyncIterator[Item]:
    """Iterate over something slow, and yield to the event loop in between."""
    began = time.monotonic()
    for item in items:
        yield item
        if time.monotonic() - began > _SLICE:
            await asyncio.sleep(0)
            began = time.monotonic()
