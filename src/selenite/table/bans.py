"""Bans: people and addresses that the operator has locked out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from selenite.table.caller import ADDRESS
from selenite.table.model import Refused
from selenite.table.store import Store

PERSON, ADDRESSES = "person", "address"
_SECONDS_BETWEEN_LOOKS = 5.0
_LOG = logging.getLogger("selenite")


class Bans:
    """The bans of a store, at most a few seconds old."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._banned: frozenset[tuple[str, str]] = frozenset()
        self._streams: set[asyncio.Event] = set()

    async def refresh(self) -> None:
        """Read the bans again; streams hear of new ones."""
        banned = frozenset(await self._store.bans())
        if not banned <= self._banned:
            for heard in self._streams:
                heard.set()
        self._banned = banned

    @contextmanager
    def waking(self, heard: asyncio.Event) -> Iterator[None]:
        """Wake a stream when somebody is banned: it may have to end."""
        self._streams.add(heard)
        try:
            yield
        finally:
            self._streams.discard(heard)

    async def watch(self) -> None:
        """Read the bans again every few seconds."""
        while True:
            try:
                await self.refresh()
            except Refused:
                pass  # the database is unavailable; known bans stay in force
            except Exception as problem:
                _LOG.error("bans can't be read", exc_info=problem)
            await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)

    def has(self, person: str) -> bool:
        """Whether a person is banned."""
        return (PERSON, person) in self._banned

    def has_address(self, address: str) -> bool:
        """Whether an address is banned."""
        return (ADDRESSES, address) in self._banned

    def check_person(self, person: str) -> None:
        """Refuse a person who is banned."""
        if self.has(person):
            raise Refused("banned")

    def check_address(self) -> None:
        """Refuse a request from a banned address."""
        if self.has_address(ADDRESS.get()):
            raise Refused("banned")
