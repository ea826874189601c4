"""The middleware that every request passes before it reaches the application.

Invalid hosts and paths are refused here, before anything tries to parse or open them. HEAD is
answered like GET, without the body.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from selenite.table.caller import ADDRESS
from selenite.texts import say
from selenite.web import health
from selenite.web.api.structs import Problem
from selenite.web.metrics import RequestMetrics
from selenite.web.preferences import preferences_of
from selenite.web.security import HEADERS, has_valid_host

_LONGEST_HOST = 262
"""A domain name, a colon and a port."""

_LONGEST_NAME = 255
"""Of a part of a path: no file can have a longer name, and nothing of ours does."""

_API = "/api/"
"""Where programs expect JSON."""

_SECONDS_TO_WAIT = 10

_LONG_NAMES = "/replay/"
"""Where a part of the path is a whole record."""


class Gate:
    """Lets requests through to the application; ``hosts`` are the names it answers to, if any.

    ``most`` is how many requests of one address, streams among them, are served at a time. A
    trusted proxy has connections of its own, so those of an address can't be counted behind it.
    """

    def __init__(
        self, app: ASGIApp, hosts: Collection[str], metrics: RequestMetrics, most: int
    ) -> None:
        self._app = app
        self._most = most
        self._in_flight: dict[str, int] = {}
        self._metrics = metrics
        self._hosts = {host.lower() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        send = self._metrics.counted(send)
        address = address_of(scope.get("client"))
        ADDRESS.set(address)
        number = self._in_flight.get(address, 0)
        if number >= self._most and not _is_of_this_machine(address):
            await self._refuse_for_now(scope, send)
            return
        self._in_flight[address] = number + 1
        try:
            await self._serve(scope, receive, send)
        finally:
            number = self._in_flight.pop(address) - 1
            if number:
                self._in_flight[address] = number

    async def _serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        code, status = self._fault(scope["path"], headers.get(b"host", ""))
        if status:
            problem = Problem(code.removeprefix("web-"), say(code, _language(headers)))
            await _answer(scope, send, status, problem)
        elif scope["method"] == "HEAD":
            head = _Head(send, receive)
            # A copy: the web server has to know that the answer needs no body.
            await self._app(scope | {"method": "GET"}, head.receive, head.send)
        else:
            await self._app(scope, receive, send)

    async def _refuse_for_now(self, scope: HTTPScope, send: Send) -> None:
        """Ask a client to come back when some of its other requests are done."""
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        words = say("api-too-many-requests", _language(headers), seconds=_SECONDS_TO_WAIT)
        problem = Problem("too-many-requests", words, retry_after=_SECONDS_TO_WAIT)
        await _answer(scope, send, 429, problem)

    def _fault(self, path: str, host: str) -> tuple[str, int]:
        """The fault of a request: a code and a status, or None."""
        if len(host) > _LONGEST_HOST or not has_valid_host(host):
            return "web-bad-request", 400
        if path not in health.PATHS and not self._is_ours(host):
            return "web-bad-request", 400
        is_long = any(len(name.encode()) > _LONGEST_NAME for name in path.split("/"))
        if "\0" in path or (is_long and not path.startswith(_LONG_NAMES)):
            return "web-not-found", 404
        return "", 0

    def _is_ours(self, host: str) -> bool:
        return not self._hosts or (urlsplit(f"//{host}").hostname or "") in self._hosts


@lru_cache(maxsize=1024)
def _network_of(host: str) -> str:
    """The address that a client counts as: for IPv6 its network, since one client has many.

    >>> _network_of("192.0.2.7"), _network_of("2001:db8:1:2:3::4"), _network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return host


def address_of(client: tuple[str, int] | None) -> str:
    """The address of a client; empty if it isn't known."""
    return _network_of(client[0]) if client else ""


class _Head:
    """Sends the head of a response; then the client has gone, as far as the application knows."""

    def __init__(self, send: Send, receive: Receive) -> None:
        self._send = send
        self._receive = receive
        self._is_sent = False

    async def send(self, message: Message) -> None:
        """Send what begins the response, and nothing else."""
        if message["type"] == "http.response.start":
            await self._send(message)
            self._is_sent = True
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def receive(self) -> Any:
        """The next part of the request; a stream ends once the head is sent."""
        return {"type": "http.disconnect"} if self._is_sent else await self._receive()


def _is_of_this_machine(address: str) -> bool:
    """Whether an address may bring the requests of others, as a proxy does that isn't trusted."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return not address


def _language(headers: Mapping[bytes, str]) -> str:
    return preferences_of({}, headers.get(b"accept-language", "")).language


async def _answer(scope: HTTPScope, send: Send, status: int, problem: Problem) -> None:
    """A sentence as plain text, or as programs read it."""
    body, kind = problem.message.encode(), b"text/plain; charset=utf-8"
    if scope["path"].startswith(_API):
        body, kind = msgspec.json.encode(problem), b"application/json"
    headers = [(key.lower().encode(), value.encode()) for key, value in HEADERS.items()]
    headers += [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if problem.retry_after:
        headers.append((b"retry-after", str(problem.retry_after).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    sent = body if scope["method"] != "HEAD" else b""
    await send({"type": "http.response.body", "body": sent, "more_body": False})
