"""Limits for connections: the size of a request's head, time, and number.

uvicorn has settings for connections that wait between two requests (``timeout_keep_alive``). It has
none for a head that never ends, for a request that never arrives, for requests that are sent ahead
of the answers, for answers that nobody reads, and for an address that opens one connection after
the other.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from selenite.table.limits import Limits
from selenite.web.gate import address_of

_OTHER_FILES = 200
"""How many files the server has open beside its connections, at most."""

_SEPARATORS = len(": \r\n")

_MOST_HEADERS = 100
"""Of a request: a short one takes far more memory than it has bytes."""

Network = IPv4Network | IPv6Network


def networks(proxies: Sequence[str]) -> list[Network]:
    """The networks of proxies, each given as an address or a network; else a ValueError."""
    return [ip_network(proxy, strict=False) for proxy in proxies]


class Census:
    """Counts connections, in all and by address.

    A trusted proxy brings the connections of others, and so may a program on this machine: they
    count in all, but not by address.
    """

    def __init__(self, limits: Limits, trusted: Sequence[Network] = ()) -> None:
        self._limits = limits
        self._most = min(limits.connections, _most_files() - _OTHER_FILES)
        self._trusted = trusted
        self._by_address: Counter[str] = Counter()

    def admit(self, client: tuple[str, int] | None) -> bool:
        """Count a new connection, if there is room for it."""
        address = address_of(client)
        if self._by_address.total() >= self._most:
            return False
        if self._by_address[address] >= self._limits.connections_by_address:
            if client is None or not self._is_exempt(client[0]):
                return False
        self._by_address[address] += 1
        return True

    def leave(self, client: tuple[str, int] | None) -> None:
        """A connection that was admitted has ended."""
        address = address_of(client)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _is_exempt(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return address.is_loopback or any(address in network for network in self._trusted)


def _most_files() -> int:
    """How many files this process may have open; raises the limit as far as the system allows."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:  # Windows has no such limit
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1_000_000


class LimitedConfig(uvicorn.Config):
    """uvicorn's settings, with limits for connections."""

    def __init__(self, app: Any, limits: Limits, proxies: Sequence[str] = (), **more: Any) -> None:
        super().__init__(
            app,
            http=LimitedProtocol,
            ws="none",
            timeout_keep_alive=limits.keep_alive_seconds,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            server_header=False,
            **more,
        )
        self.limits = limits
        self.census = Census(limits, networks(proxies))


class _TooLarge(Exception):
    """The head of a request is too large."""


class _TooManyAhead(Exception):
    """Too many requests were sent ahead of the answers."""


class LimitedProtocol(HttpToolsProtocol):
    """A connection that is closed when it exceeds a limit."""

    config: LimitedConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin with a connection, if there is room for it."""
        super().connection_made(transport)
        self._request_timer: asyncio.TimerHandle | None = None
        self._is_in_head = False
        self._is_in_body = False
        self._head_bytes = 0
        self._headers_left = _MOST_HEADERS
        self._undelivered = 0
        self._is_refused = False
        self._unread = 0
        self._reading_timer: asyncio.TimerHandle | None = None
        self._is_admitted = self.config.census.admit(self.client)
        if self._is_admitted:
            self._expect_request()
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._request_arrived()
        self._stop_watching()
        if self._is_admitted:
            self.config.census.leave(self.client)
        super().connection_lost(exc)

    # The size of the head, and of everything else that isn't the body

    def data_received(self, data: bytes) -> None:
        """Receive data, unless too much of it is neither a complete header nor the body.

        The parser tells us of a header or a trailer only when it has the whole of it, and of the
        extension of a chunk never.
        """
        if self._is_refused:
            self.flow.pause_reading()
            return
        self._undelivered += len(data)
        super().data_received(data)
        if self.cycle is None or self.cycle.response_complete:
            self._expect_request()  # empty lines begin none, but end the wait for the next one
        if self._undelivered > self.config.limits.header_bytes and not self._is_refused:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= self.config.limits.requests_ahead:
            raise _TooManyAhead
        super().on_message_begin()
        self._is_in_head, self._head_bytes, self._undelivered = True, 0, 0
        self._headers_left = _MOST_HEADERS
        self._expect_request()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; or a trailer after the body, which must not pass for a header."""
        self._count(len(name) + len(value) + _SEPARATORS)
        self._headers_left -= 1
        if self._headers_left < 0:
            raise _TooLarge
        if self._is_in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self._is_in_head, self._undelivered = False, 0
        super().on_headers_complete()
        self._is_in_body = True

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._undelivered = max(0, self._undelivered - len(body))
        super().on_body(body)

    def _count(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > self.config.limits.header_bytes:
            raise _TooLarge

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that couldn't be parsed, or not up to its end."""
        is_large = self._head_bytes > self.config.limits.header_bytes or self._headers_left < 0
        too_large = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        self._refuse(too_large if is_large else HTTPStatus.BAD_REQUEST)

    # Time

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._request_arrived()
        self._is_in_body = False
        super().on_message_complete()

    def _expect_request(self) -> None:
        """Start the timeout for the next request."""
        if self._request_timer is None:
            seconds = self.config.limits.request_seconds
            refuse, status = self._refuse, HTTPStatus.REQUEST_TIMEOUT
            self._request_timer = self.loop.call_later(seconds, refuse, status)

    def _request_arrived(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def timeout_keep_alive_handler(self) -> None:
        """No request has followed."""
        super().timeout_keep_alive_handler()
        self._watch_reading()

    # Answers that aren't read

    def pause_writing(self) -> None:
        """Much of an answer waits for the client to read."""
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        """The client has read most of it."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop_watching()

    def on_response_complete(self) -> None:
        """An answer is complete, perhaps the last one."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._watch_reading()

    def shutdown(self) -> None:
        """End the connection after the answer, which isn't waited for if nobody reads it."""
        if self.flow.write_paused:
            self.transport.abort()
        else:
            super().shutdown()

    def _watch_reading(self) -> None:
        """Give up the connection unless the client goes on reading; nothing more is written."""
        if self._reading_timer is None:
            self._unread = self.transport.get_write_buffer_size()
            seconds = self.config.limits.reading_seconds
            self._reading_timer = self.loop.call_later(seconds, self._check_reading)

    def _check_reading(self) -> None:
        self._reading_timer = None
        if self.transport.get_write_buffer_size() < self._unread:
            self._watch_reading()
        else:
            self.transport.abort()

    def _stop_watching(self) -> None:
        if self._reading_timer is not None:
            self._reading_timer.cancel()
            self._reading_timer = None

    # The end

    def _refuse(self, status: HTTPStatus) -> None:
        """Take no more requests; those that have arrived are answered before the connection ends.

        If there is none, and no part of an answer to the refused one was sent, that is the status.
        """
        self._is_refused = True
        self._request_arrived()
        latest = self.cycle
        if latest is None or latest.response_complete:
            is_awaited = latest is None or self._is_in_head
        elif self._is_in_body:
            is_awaited = not latest.response_started and not self.pipeline
        else:
            latest.keep_alive = False
            return
        if is_awaited:
            self.transport.write(
                f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Length: 0\r\n"
                "Connection: close\r\nRetry-After: 10\r\n\r\n".encode()
            )
        self.transport.close()
        self._watch_reading()
