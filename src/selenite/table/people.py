"""Accounts: a nickname and a personal link each."""

from __future__ import annotations

import time
from collections.abc import Iterable

from selenite.core.cache import Recent
from selenite.table import tokens
from selenite.table.limits import RateLimiter
from selenite.table.model import Refused, Seat
from selenite.table.names import is_legible, is_of_one_script, is_visible, look_alike, normalised
from selenite.table.store import Person, Store

LONGEST_NAME = 24
_MOST_IN_MEMORY = 2000


class People:
    """All accounts in a store, with a cache, because every request asks who sent it."""

    def __init__(self, store: Store, limiter: RateLimiter) -> None:
        self._store = store
        self._limiter = limiter
        self._recent: Recent[str, Person] = Recent(_MOST_IN_MEMORY)

    async def welcome(self, name: str = "") -> Person:
        """Create an account."""
        self._limiter.check("people")
        person = Person(tokens.person_id(), tokens.person_key(), name)
        await self._store.add_person(person, time.time())
        return person

    def known(self, number: str) -> Person | None:
        """A person by their public number, if cached."""
        return self._recent.get(number)

    async def find(self, number: str) -> Person | None:
        """A person by their public number."""
        found = self.known(number)
        if found is None:
            found = await self._store.person("id", number)
            if found is not None:
                self._recent[found.id] = found
        return found

    async def with_key(self, key: str) -> Person | None:
        """A person by the secret of their personal link."""
        found: Person | None = await self._store.person("key", key)
        return found

    async def rename(self, person: Person, name: str) -> Person:
        """Change a person's nickname."""
        name = checked_name(name)
        await self._store.rename(person.id, name)
        renamed = self._recent[person.id] = person._replace(name=name)
        return renamed

    async def renew_key(self, person: Person) -> Person:
        """Replace a person's personal link; the old one stops working."""
        renewed = person._replace(key=tokens.person_key())
        await self._store.renew_key(person.id, renewed.key)
        self._recent[person.id] = renewed
        return renewed

    def forget(self, number: str) -> None:
        """Drop a person from the cache: another process has changed them."""
        self._recent.pop(number, None)

    def forget_all(self) -> None:
        """Empty the cache."""
        self._recent.clear()


def checked_name(name: str) -> str:
    """A nickname in its usual spelling; refused if it is too long or can't be read."""
    name = normalised(name)
    if len(name) > LONGEST_NAME or not is_visible(name) or not is_legible(name):
        raise Refused("table-name", most=LONGEST_NAME)
    if not is_of_one_script(name):
        raise Refused("table-name-script")
    return name


def check_name_is_free(name: str, others: Iterable[Seat]) -> None:
    """Refuse a name that looks like that of somebody at the table, or who can come back to it."""
    taken = [known for seat in others for known in (seat.name, seat.owner_name) if known]
    if name and any(look_alike(name, known) for known in taken):
        raise Refused("table-name-taken", name=name)
