"""The browsers where people are signed in: each can be signed out, and all others at once.

A browser has a random token in its cookie; the store has only the token's hash. Cookies of earlier
versions name the person and are the same in all of their browsers. They are accepted until the
person signs out anywhere.
"""

from __future__ import annotations

import time
from hashlib import sha256
from weakref import WeakValueDictionary

from selenite.core.cache import Recent
from selenite.table import tokens
from selenite.table.store import Person, Store

_MOST_IN_MEMORY = 2000


class SignIn:
    """A browser where somebody is signed in, by the hash of its token; until it ``is_over``."""

    def __init__(self, name: str, person: str) -> None:
        self.id = name
        self.person = person
        self.is_over = False


class SignIns:
    """All sign-ins, with a cache of recent ones.

    Holders of a :class:`SignIn`, such as open streams, see when it is over.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: WeakValueDictionary[str, SignIn] = WeakValueDictionary()
        self._recent: Recent[str, SignIn] = Recent(_MOST_IN_MEMORY)
        self._ended = 0

    async def begin(self, person: Person) -> str:
        """Sign somebody in, in a browser that keeps the token."""
        token = tokens.sign_in()
        await self._store.add_sign_in(_hash(token), person.id, time.time())
        self._remember(SignIn(_hash(token), person.id))
        return token

    def known(self, token: str) -> SignIn | None:
        """The sign-in of a token, if it is in memory."""
        return self._known.get(_hash(token))

    def known_old(self, person: str) -> SignIn | None:
        """The sign-in of a person by a cookie of an earlier version, if it is in memory."""
        return self._known.get(_old(person))

    async def find(self, token: str) -> SignIn | None:
        """The sign-in of a token, unless it is over."""
        name = _hash(token)
        while name not in self._known:
            ended = self._ended
            person = await self._store.signed_in(name, time.time())
            if person is None:
                return None
            if ended == self._ended:  # otherwise it may have been this one
                self._remember(SignIn(name, person))
        return self._known[name]

    async def find_old(self, person: str) -> SignIn | None:
        """The sign-in of a person by a cookie of an earlier version, unless those are over."""
        name = _old(person)
        while name not in self._known:
            ended = self._ended
            if await self._store.refuses_old_cookies(person):
                return None
            if ended == self._ended:
                self._remember(SignIn(name, person))
        return self._known[name]

    async def end(self, one: SignIn) -> None:
        """Sign out of a browser; cookies of earlier versions end everywhere."""
        self._forget(one.id, _old(one.person))
        await self._store.end_sign_ins(one.person, only=one.id)

    async def end_others(self, one: SignIn) -> None:
        """Sign a person out of all other browsers; one with an old cookie needs a new one then."""
        known = [other.id for other in self._known.values() if other.person == one.person]
        self._forget(*(name for name in known if name != one.id), _old(one.person))
        await self._store.end_sign_ins(one.person, but=one.id)

    def note_end(self, person: str, only: str, but: str) -> None:
        """Another process has ended ``only`` one of a person's sign-ins, or all ``but`` one."""
        known = [one.id for one in self._known.values() if one.person == person]
        over = [name for name in known if name == only] if only else known
        self._forget(*(name for name in over if name != but), _old(person))

    async def check_all(self) -> None:
        """Check which cached sign-ins another process has ended."""
        known = list(self._known.values())
        over: set[str] = await self._store.ended_sign_ins([one.id for one in known])
        old = [one for one in known if one.id == _old(one.person)]
        for one in old:
            if not await self._store.refuses_old_cookies(one.person):
                over.discard(one.id)
        self._forget(*over)

    def _remember(self, one: SignIn) -> None:
        """Cache a sign-in, because every request asks for its own."""
        self._recent[one.id] = self._known[one.id] = one

    def _forget(self, *names: str) -> None:
        self._ended += 1
        for name in names:
            self._recent.pop(name, None)
            one = self._known.pop(name, None)
            if one is not None:
                one.is_over = True


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _old(person: str) -> str:
    """The stand-in for a token's hash where a cookie has none."""
    return f"old {person}"
