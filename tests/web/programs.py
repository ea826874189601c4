"""Programs that use the bot API: with a token, and nothing else."""

from __future__ import annotations

import json
import re
import threading
from typing import Any

import httpx

from local_server import Server
from selenite.table.access import SCOPES
from selenite.table.store import Person

from .clients import Client, User

API = "/api/v1"


def make_token(user: User, *scopes: str, name: str = "a program") -> str:
    """A token that somebody makes on the page."""
    form = {"name": name, **dict.fromkeys(scopes or SCOPES, "1")}
    page = user.post("/me/tokens", form)
    found = re.search(r'value="(selenite_[^"]+)"', page.text)
    assert found is not None, page.text
    return found[1]


class Program:
    """A program at the application in this process."""

    def __init__(self, client: Client | httpx.Client, token: str | None) -> None:
        self.client = client
        self.token = token or ""
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}

    @classmethod
    def of(cls, user: User, name: str, *scopes: str) -> Program:
        """A program of somebody who has just chosen a nickname."""
        user.post("/me", {"name": name})
        return cls(user.client, make_token(user, *scopes))

    @classmethod
    def at(cls, server: Server, person: Person, *scopes: str) -> Program:
        """A program of somebody at a real server."""
        wanted = scopes or SCOPES
        token = server.do(lambda services: services.access.create(person, "a program", wanted))
        return cls(httpx.Client(base_url=server.address, timeout=30), token)

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        self.client.cookies.clear()
        return self.client.request(method, API + path, headers=headers, **more)

    def get(self, path: str) -> httpx.Response:
        return self.request("GET", path)

    def post(self, path: str, **data: Any) -> httpx.Response:
        return self.request("POST", path, json=data)

    def set_up(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """A new table."""
        wanted = {"seats": list(seats)} if seats else {}
        answer = self.post("/tables", game=game, **wanted, **more)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def view(self, table: str) -> dict[str, Any]:
        answer = self.get(f"/tables/{table}/view")
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    def move(self, table: str, move: str, seq: int) -> httpx.Response:
        return self.post(f"/tables/{table}/moves", move=move, seq=seq)

    def events(self, table: str, after: int = -1) -> list[dict[str, Any]]:
        """What has happened at a table until now."""
        answer = self.get(f"/tables/{table}/events?wait=false&after={after}")
        assert answer.status_code == 200, answer.text
        return [json.loads(line) for line in answer.text.splitlines()]


class Follower:
    """A stream of a table's events at a real server, read by a thread of its own."""

    def __init__(self, program: Program, table: str, after: int = -1) -> None:
        self.lines: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._program = program
        self._path = f"{API}/tables/{table}/events?after={after}"
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        try:
            with self._program.client.stream(
                "GET", self._path, headers=self._program.headers
            ) as answer:
                for line in answer.iter_lines():
                    self.lines.append(json.loads(line))
                    self.raw.append(line)
        except httpx.HTTPError:
            return

    def kinds(self) -> list[str]:
        """What came, in order: kinds of events, and other types of lines."""
        return [line.get("kind", line["type"]) for line in list(self.lines)]

    def states(self) -> list[dict[str, Any]]:
        """The states that came."""
        return [line for line in list(self.lines) if line["type"] == "state"]

    def join(self) -> None:
        """Wait for the end of the stream."""
        self._thread.join(20)
        assert not self._thread.is_alive()
