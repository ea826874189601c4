"""Tokens, with which programs act for a person within some scopes."""

from __future__ import annotations

import time
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from selenite.core.cache import Recent
from selenite.table import tokens
from selenite.table.limits import RateLimiter
from selenite.table.model import Refused
from selenite.table.people import People
from selenite.table.store import Person, Store, Token

READ, PLAY, CHAT = "read", "play", "chat"
SCOPES = (READ, PLAY, CHAT)
"""What a token can allow: to look at tables, to set them up and play there, and to chat."""

LONGEST_NAME = 40
MOST_TOKENS = 20
_MOST_REVOKED = 10_000
"""How many revoked tokens are remembered: streams ask often, so the latest are enough."""


class Caller(NamedTuple):
    """A program that acts: for whom, and with which token."""

    person: Person
    token: Token

    @property
    def scopes(self) -> list[str]:
        """What the program may do."""
        return self.token.scopes.split()


class Access:
    """All tokens in a store. Every request asks it, so a revoked token stops working at once."""

    def __init__(self, store: Store, people: People, limiter: RateLimiter) -> None:
        self._store = store
        self._people = people
        self._limiter = limiter
        self._revoked: Recent[str, bool] = Recent(_MOST_REVOKED)

    async def caller(self, secret: str, scope: str) -> Caller:
        """The caller with this secret; refused if there is no such token or it lacks the scope."""
        found: list[Token] = await self._store.tokens("hash", _hash(secret))
        person = await self._people.find(found[0].person) if found else None
        if person is None:
            raise Refused("token-unknown")
        caller = Caller(person, found[0])
        if scope not in caller.scopes:
            raise Refused("token-scope", scope=scope)
        return caller

    async def of_person(self, person: Person | None) -> list[Token]:
        """A person's tokens, the oldest first."""
        if person is None:
            return []
        found: list[Token] = await self._store.tokens("person", person.id)
        return found

    async def create(self, person: Person, name: str, scopes: Iterable[str]) -> str:
        """Create a token for a person. Its secret is shown only this once."""
        name = " ".join(name.split())
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Refused("token-name", most=LONGEST_NAME)
        wanted = set(scopes)
        allowed = [scope for scope in SCOPES if scope in wanted]
        if not allowed:
            raise Refused("token-no-scope")
        if len(await self.of_person(person)) >= MOST_TOKENS:
            raise Refused("token-too-many", most=MOST_TOKENS)
        self._limiter.check("tokens", person.id)
        secret = tokens.token_secret()
        token = Token(tokens.token_id(), person.id, name, " ".join(allowed), time.time())
        await self._store.add_token(token, _hash(secret))
        return secret

    async def revoke(self, person: Person, token: str) -> None:
        """Revoke a person's token; does nothing if there is no such token."""
        if any(one.id == token for one in await self.of_person(person)):
            await self._store.remove_token(token, person.id)
            self.note_revoked(token)

    def note_revoked(self, token: str) -> None:
        """Note that a token was revoked, here or at another process."""
        self._revoked[token] = True

    def is_revoked(self, token: Token) -> bool:
        """Whether a token was revoked lately, so that its streams end, too."""
        return token.id in self._revoked


def _hash(secret: str) -> str:
    """The stored hash of a secret, which is long and random: a plain hash can't be reversed."""
    return sha256(secret.encode()).hexdigest()
