"""Banned people and addresses: they are refused, and their streams end at once."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import httpx
import pytest

from selenite.table.bans import ADDRESSES, PERSON
from selenite.table.services import Services
from selenite.web import stream
from selenite.web.api import events
from tests.table.running_services import two_people

from .driving import until
from .programs import API, Program

if TYPE_CHECKING:
    from local_server import Server
    from selenite.table.store import Person
    from selenite.table.table import Table

BANNED, OTHER = "192.0.2.9", "192.0.2.10"
PATHS = ["/t/{}/events", "/t/{}/screen/events", API + "/tables/{}/events"]


class AddressStream:
    """A stream that somebody listens to, from an address behind a trusted proxy."""

    def __init__(self, server: Server, path: str, address: str, **headers: str) -> None:
        self.lines: list[str] = []
        self.headers = {"X-Forwarded-For": address, **headers}
        self.address = f"{server.address}{path}"
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()
        until(lambda: bool(self.lines))

    def _listen(self) -> None:
        with httpx.stream("GET", self.address, headers=self.headers, timeout=100) as answer:
            for line in answer.iter_lines():
                self.lines.append(line)

    def has_ended(self) -> bool:
        self.thread.join(20)
        return not self.thread.is_alive()


@pytest.fixture
def server(serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server whose streams notice nothing unless they are woken."""
    monkeypatch.setattr(stream, "PING", 1000.0)
    monkeypatch.setattr(events, "HEARTBEAT", 1000.0)
    return serve()


@pytest.fixture
def playing(server: Server) -> tuple[Table, Person, Person]:
    return server.do(two_people)


def ban(server: Server, kind: str, who: str) -> None:
    async def work(services: Services) -> None:
        await services.store.ban(kind, who, time.time())
        await services.bans.refresh()

    server.do(work)


@pytest.mark.parametrize("path", PATHS, ids=["page", "big screen", "API"])
def test_a_banned_address_is_refused_and_its_streams_end(
    server: Server, playing: tuple[Table, Person, Person], path: str
) -> None:
    table, ada, _ = playing
    headers = Program.at(server, ada).headers
    streams = [
        AddressStream(server, path.format(table.id), address, **headers)
        for address in (BANNED, OTHER)
    ]
    ban(server, ADDRESSES, BANNED)
    assert streams[0].has_ended()
    assert streams[1].thread.is_alive()
    for address, status in ((BANNED, 403), (OTHER, 200)):
        told = {"X-Forwarded-For": address, **headers}
        assert httpx.get(f"{server.address}/", headers=told).status_code == status
        assert httpx.get(f"{server.address}{API}/me", headers=told).status_code == status


@pytest.mark.parametrize("path", [PATHS[0], PATHS[2]], ids=["page", "API"])
def test_the_streams_of_a_banned_person_end(
    server: Server, playing: tuple[Table, Person, Person], path: str
) -> None:
    table, ada, ben = playing
    streams = [
        AddressStream(
            server, path.format(table.id), OTHER, cookie=f"selenite={server.cookie(person)}",
            **Program.at(server, person).headers,
        )
        for person in (ada, ben)
    ]  # fmt: skip
    ban(server, PERSON, ada.id)
    assert streams[0].has_ended()
    assert streams[1].thread.is_alive()
