"""Clients of the web table without scripts: what a browser sends and receives."""

from __future__ import annotations

import re
from html import unescape
from http.cookies import SimpleCookie
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from local_server import Server
from selenite.core import registry
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.identity import COOKIE

Client = TestClient[Litestar]


def words(answer: httpx.Response | str) -> str:
    """The visible text of a page or of a part of it."""
    text = answer if isinstance(answer, str) else answer.text
    return unescape(" ".join(re.sub("<[^>]+>", " ", text).split()))


class User:
    """Somebody with their own browser, at the application in this process."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = dict(more.pop("headers", {}))
        headers["Cookie"] = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        self.client.cookies.clear()
        answer = self.client.request(method, path, headers=headers, follow_redirects=False, **more)
        for line in answer.headers.get_list("set-cookie"):
            for key, cookie in SimpleCookie(line).items():
                self.cookies[key] = cookie.value
                if cookie["max-age"] == "0":
                    del self.cookies[key]
        return answer

    def get(self, path: str) -> httpx.Response:
        return self.request("GET", path)

    def post(self, path: str, form: dict[str, str] | None = None, **headers: str) -> httpx.Response:
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        return self.request("POST", path, data=_fields(form or {}), headers=named)

    @property
    def services(self) -> Services:
        services: Services = self.client.app.state.services
        return services

    def table(self, path: str) -> Table:
        return self.services.tables.loaded[path.rpartition("/")[2]]

    def set_up(self, **form: str) -> Table:
        """The table of a form, its keys with underscores for dashes."""
        sent = {key.replace("_", "-"): value for key, value in form.items()}
        answer = self.post("/tables", {"name": "Ada", **sent})
        assert answer.status_code == 303, words(answer)
        return self.table(answer.headers["location"])

    def arrange(self, table: Table, action: str, seat: int = 0, **form: str) -> httpx.Response:
        """Send an action to a table where people gather."""
        return self.post(f"/t/{table.id}/seats/{action}?seat={seat}&seq={table.acted}", form)


def _fields(form: dict[str, str]) -> dict[str, str]:
    """A form with its options named as the page names them."""
    game = registry.games().get(form.get("game", "blue-moon-city"))
    options = {"first-player", *(one.key for one in game.options.FORM)} if game else set()
    return {
        f"{game.name}.{key}" if game and key in options else key: value
        for key, value in form.items()
    }


class TableClient:
    """Somebody's connection to a table of a real server."""

    def __init__(
        self, server: Server, table: Table, person: Person | None = None, **headers: str
    ) -> None:
        self.client = httpx.Client(
            base_url=server.address,
            cookies={COOKIE: server.cookie(person)} if person else {},
            headers={key.replace("_", "-"): value for key, value in headers.items()},
            timeout=30,
        )
        self.table = table
        self.path = f"/t/{table.id}"

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path)

    def post(self, action: str, **form: str) -> httpx.Response:
        """Send an action to the table, as an up-to-date page does."""
        seq = {"selenite-seq": f"{self.table.acted}"}
        return self.client.post(f"{self.path}/{action}", data=form, headers=seq)

    def play(self, move: str, **then: str) -> int:
        """Play a move; the status of the answer."""
        query = httpx.QueryParams({"move": move, **then})
        return self.post(f"move?{query}").status_code
