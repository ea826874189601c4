"""The middleware that every request passes before it reaches the application.

Invalid hosts and paths are refused here, before anything tries to parse or open them. HEAD is
answered like GET, without the body.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from selenite.table.caller import ADDRESS
from selenite.texts import say
from selenite.web import health
from selenite.web.metrics import RequestMetrics
from selenite.web.preferences import preferences_of
from selenite.web.security import HEADERS, has_valid_host

_LONGEST_HOST = 262
"""A domain name, a colon and a port."""

_LONGEST_NAME = 255
"""Of a part of a path: no file can have a longer name, and nothing of ours does."""

_LONG_NAMES = "/replay/"
"""Where a part of the path is a whole record."""


class Gate:
    """Lets requests through to the application; ``hosts`` are the names it answers to, if any."""

    def __init__(self, app: ASGIApp, hosts: Collection[str], metrics: RequestMetrics) -> None:
        self._app = app
        self._metrics = metrics
        self._hosts = {host.lower() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        send = self._metrics.counted(send)
        ADDRESS.set(address_of(scope.get("client")))
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        code, status = self._fault(scope["path"], headers.get(b"host", ""))
        if status:
            language = preferences_of({}, headers.get(b"accept-language", "")).language
            await _answer(send, status, say(code, language), scope["method"] != "HEAD")
        elif scope["method"] == "HEAD":
            head = _Head(send, receive)
            scope["method"] = "GET"
            await self._app(scope, head.receive, head.send)
        else:
            await self._app(scope, receive, send)

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


async def _answer(send: Send, status: int, words: str, has_body: bool) -> None:
    """A sentence as plain text."""
    body = words.encode()
    headers = [(key.lower().encode(), value.encode()) for key, value in HEADERS.items()]
    headers += [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    sent = body if has_body else b""
    await send({"type": "http.response.body", "body": sent, "more_body": False})
