"""Who has a table open, and when the others were last active."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import ip_address
from time import monotonic
from typing import NamedTuple

from selenite.table.caller import ADDRESS
from selenite.table.limits import Limits, TooMany
from selenite.table.model import Seat
from selenite.table.observers import TableObserver
from selenite.table.store import Person
from selenite.table.table import Table

GRACE = 60.0
"""Seconds without a sign of life before somebody counts as away: a page is loaded again, a
telephone wakes up, a train leaves its tunnel."""


SETTLE = 1.0
"""Seconds in which people come and go before the others are told who there is."""

_AT_ONCE = 50
"""How many spectators are woken at a time, before other tasks get a turn."""


_SECONDS_TO_WAIT = 5

_NOBODY: Counter[str | None] = Counter()
"""The counter of a table that nobody has open; not to be changed."""


class _OpenPage(NamedTuple):
    """A page that has a table open: whose it is, if that is known, and how slow they like bots.

    A player had a seat when the page was opened.
    """

    person: str | None
    slowness: float
    is_player: bool


class RemotePresence(NamedTuple):
    """Who has a table open at other processes, and how slow the players among them like bots."""

    people: Counter[str | None]
    slowness: float | None


_NOWHERE = RemotePresence(Counter(), None)


class Presence(TableObserver):
    """Who listens at which table. Listeners are told whenever something happens there.

    ``on_arrival`` is called with a table whenever somebody opens it, ``on_change`` with the name of
    a table whose listeners have changed.
    """

    def __init__(self, grace: float) -> None:
        self.grace = grace
        self.is_closed = False
        self._listeners: dict[str, dict[asyncio.Event, _OpenPage]] = {}
        self._people: dict[str, Counter[str | None]] = {}
        self._by_address: Counter[str] = Counter()
        self._counting: dict[str, asyncio.TimerHandle] = {}
        self._told: Counter[str] = Counter()
        self._loaded: dict[str, float] = {}
        self._heard: dict[str, dict[str, float]] = {}
        self._expiring: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._elsewhere: dict[str, RemotePresence] = {}
        self.on_arrival: list[Callable[[Table], None]] = []
        self.on_change: list[Callable[[str], None]] = []

    def close(self) -> None:
        """Tell every listener that the server is shutting down."""
        self.is_closed = True
        for timer in (*self._counting.values(), *self._expiring.values()):
            timer.cancel()
        for listeners in self._listeners.values():
            for heard in listeners:
                heard.set()

    # Listening

    def check_room(self, table: Table, person: Person | None, limits: Limits) -> None:
        """Refuse one more stream if there are too many at a table, of one person or of one address.

        However many look on, there is room for players.
        """
        present = self._present(table)
        mine = present[person.id] if person else 0
        is_crowded = (
            present.total() >= limits.streams_by_table
            or self._by_address[ADDRESS.get()] >= limits.streams_by_address
        )
        is_player = person is not None and bool(table.seats_of(person.id))
        if mine >= limits.streams_by_person or (is_crowded and not is_player):
            raise TooMany(_SECONDS_TO_WAIT)

    @contextmanager
    def listening(
        self, table: Table, person: Person | None, heard: asyncio.Event, slowness: float = 1.0
    ) -> Iterator[None]:
        """Set an event whenever something happens at a table.

        ``slowness`` is how much longer than usual the pauses between bots' moves should be.
        """
        who = person.id if person else None
        address = ADDRESS.get()
        is_counted = _is_counted(address)
        away = self.away(table)
        listeners = self._listeners.setdefault(table.id, {})
        present = self._people.setdefault(table.id, Counter())
        listeners[heard] = _OpenPage(who, slowness, bool(table.seats_of(who)))
        present[who] += 1
        if is_counted:
            self._by_address[address] += 1
        for arrived in self.on_arrival:
            arrived(table)
        self._came_or_went(table, away)
        try:
            yield
        finally:
            away = self.away(table)
            del listeners[heard]
            present[who] -= 1
            if is_counted:
                self._by_address[address] -= 1
                if not self._by_address[address]:
                    del self._by_address[address]
            if not listeners and self._listeners.get(table.id) is listeners:
                del self._listeners[table.id], self._people[table.id]
            if who is not None and table.seats_of(who) and not self.is_present(table, who):
                self._heard_from(table.id, who)
            self._came_or_went(table, away)

    def _came_or_went(self, table: Table, away: list[bool]) -> None:
        """Announce at once who is away now, or no longer, and all else together, once a second.

        ``away`` is what it was before. A player who opens and closes pages again and again isn't
        away meanwhile.
        """
        if self.is_closed:
            return
        if self.away(table) != away:
            self._announce(table.id)
        elif table.id not in self._counting:
            loop = asyncio.get_running_loop()
            self._counting[table.id] = loop.call_later(SETTLE, self._count_again, table.id)

    def _count_again(self, name: str) -> None:
        del self._counting[name]
        self._announce(name)

    def _announce(self, name: str) -> None:
        self._publish(name)
        self.tell(name)

    def _publish(self, name: str) -> None:
        if not self.is_closed:
            for changed in self.on_change:
                changed(name)

    def tell(self, name: str) -> None:
        """Tell every listener that something has happened at a table, players first."""
        if name in self._loaded:
            self._told[name] += 1
        listeners = self._listeners.get(name, {})
        players = [heard for heard, one in listeners.items() if one.is_player]
        _wake(players)
        if len(players) < len(listeners):
            _wake([heard for heard, one in listeners.items() if not one.is_player])

    def news(self, table: Table) -> tuple[int, list[bool]]:
        """How often something has happened at a table since it was loaded, and who is away.

        As long as it is the same, pages of the table show the same.
        """
        return self._told[table.id], self.away(table)

    # Who is there

    def is_present(self, table: Table, person: str | None) -> bool:
        """Whether somebody has the table open."""
        return person is not None and self._present(table)[person] > 0

    def listening_now(self) -> int:
        """How many pages and programs listen at this process."""
        return sum(map(len, self._listeners.values()))

    def is_attended(self, table: Table) -> bool:
        """Whether anybody has the table open."""
        return table.id in self._listeners or table.id in self._elsewhere

    def is_away(self, table: Table, seat: int) -> bool:
        """Whether a seat's person hasn't been heard from for some time, and no bot stands in."""
        return self._is_away(table, table.seats[seat], self._present(table))

    def away(self, table: Table) -> list[bool]:
        """For each seat, whether its person is away."""
        present = self._present(table)
        return [self._is_away(table, seat, present) for seat in table.seats]

    def _is_away(self, table: Table, seat: Seat, present: Counter[str | None]) -> bool:
        person = None if seat.bot else seat.person
        if person is None or present.get(person, 0) > 0:
            return False
        now = monotonic()
        heard = self._heard.get(table.id, {}).get(person, 0.0)
        return now - max(self._loaded.get(table.id, now), heard) >= self.grace

    def watching(self, table: Table) -> int:
        """How many people look on without having a seat, once for every page."""
        seated = [seat.person for seat in table.seats]
        present = self._present(table).items()
        return sum([count for person, count in present if person is None or person not in seated])

    def _present(self, table: Table) -> Counter[str | None]:
        """How many pages of a table each person has open; None stands for strangers."""
        here = self._people.get(table.id, _NOBODY)
        elsewhere = self._elsewhere.get(table.id)
        return here if elsewhere is None else here + elsewhere.people

    def slowness(self, table: Table) -> float:
        """How slow bots are to move, so that everybody at the table can follow."""
        listeners = self._listeners.get(table.id, {}).values()
        seated = [one.slowness for one in listeners if table.seats_of(one.person)]
        elsewhere = self._elsewhere.get(table.id, _NOWHERE).slowness
        return max(seated if elsewhere is None else [*seated, elsewhere], default=1.0)

    # Other processes

    def here(self, name: str) -> tuple[Counter[str | None], float | None]:
        """Who has a table open at this process, and how slow the players like bots."""
        listeners = self._listeners.get(name, {}).values()
        seated = [one.slowness for one in listeners if one.is_player]
        return +self._people.get(name, Counter()), max(seated, default=None)

    def learn(self, name: str, elsewhere: RemotePresence) -> None:
        """Note who has a table open elsewhere; those who left count as active until now."""
        before = self._elsewhere.get(name, _NOWHERE)
        if elsewhere == before or name not in self._loaded:
            return
        if elsewhere.people:
            self._elsewhere[name] = elsewhere
        else:
            self._elsewhere.pop(name, None)
        for person in before.people.keys() - elsewhere.people.keys():
            if person is not None:
                self._heard_from(name, person)
        self.tell(name)

    def tables_elsewhere(self) -> list[str]:
        """The tables that somebody has open at another process, too."""
        return list(self._elsewhere)

    # What happens to tables

    def loaded(self, table: Table) -> None:
        """Begin with a table: everybody counts as just active."""
        self._loaded[table.id] = monotonic()

    def changed(self, table: Table) -> None:
        """Tell the listeners."""
        self.tell(table.id)

    def acted(self, table: Table, person: Person) -> None:
        """Note a sign of life; the listeners are told if somebody was away, or when it expires."""
        mine = table.seats_of(person.id)
        if mine and not self.is_present(table, person.id):
            was_away = self.is_away(table, mine[0])
            self._heard_from(table.id, person.id)
            if was_away != self.is_away(table, mine[0]):
                self.tell(table.id)

    def _heard_from(self, name: str, person: str) -> None:
        self._heard.setdefault(name, {})[person] = monotonic()
        if (name, person) not in self._expiring and not self.is_closed:
            self._expire_in(self.grace, name, person)

    def _expire_in(self, seconds: float, name: str, person: str) -> None:
        """Look later on whether somebody has been silent since."""
        loop = asyncio.get_running_loop()
        self._expiring[name, person] = loop.call_later(seconds, self._expire, name, person)

    def _expire(self, name: str, person: str) -> None:
        """Tell the listeners if somebody who was active has been silent since, and is gone."""
        del self._expiring[name, person]
        remaining = self._heard[name][person] + self.grace - monotonic()
        if remaining > 0:
            self._expire_in(remaining, name, person)
        elif self._people.get(name, _NOBODY)[person] <= 0:
            self.tell(name)

    def unloaded(self, name: str) -> None:
        """Forget a table."""
        self._loaded.pop(name, None)
        for person in self._heard.pop(name, {}):
            timer = self._expiring.pop((name, person), None)
            if timer is not None:
                timer.cancel()
        self._told.pop(name, None)
        self._elsewhere.pop(name, None)

    def is_using(self, name: str) -> bool:
        """A table that somebody has open stays in memory."""
        return name in self._listeners


@lru_cache(maxsize=1024)
def _is_counted(address: str) -> bool:
    """Whether streams are counted by an address: this machine may bring those of others.

    >>> _is_counted("192.0.2.7"), _is_counted("127.0.0.1"), _is_counted("")
    (True, False, False)
    """
    try:
        return not ip_address(address).is_loopback
    except ValueError:
        return bool(address)


def _wake(listeners: Sequence[asyncio.Event]) -> None:
    """Wake listeners, a large number in portions."""
    for heard in listeners[:_AT_ONCE]:
        heard.set()
    if len(listeners) > _AT_ONCE:
        asyncio.get_running_loop().call_soon(_wake, listeners[_AT_ONCE:])
