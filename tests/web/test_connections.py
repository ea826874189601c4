"""Connections that take too much are closed; others go on."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from selenite.table.limits import UNLIMITED, Limits
from selenite.web.app import create_app
from selenite.web.connections import Census, networks
from selenite.web.serving import GracefulServer

FORM = (
    b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n\r\n"
)
HEAD = b"GET /robots.txt HTTP/1.1\r\nHost: x\r\n"


@contextmanager
def serving(limits: Limits, *proxies: str) -> Iterator[int]:
    """The port of a server as the command line starts it."""
    server = GracefulServer(create_app(None, workers=1, limits=limits), limits, proxies)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(
            target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True
        )
        thread.start()
        while not server.started and thread.is_alive():
            threading.Event().wait(0.01)
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join(20)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """A server that allows little."""
    limits = UNLIMITED._replace(header_bytes=4096, request_seconds=0.3, connections=20)
    with serving(limits) as port:
        yield port


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 20)


def answer(line: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    found = b""
    while True:
        try:
            more = line.recv(65536)
        except ConnectionResetError:
            return found
        if not more:
            return found
        found += more


class TestHeads:
    @pytest.mark.parametrize(
        "head",
        [
            b"X: " + b"a" * 9000 + b"\r\n\r\n",
            b"X: a\r\n" * 2000 + b"\r\n",
            b"Cookie: " + b"a" * 300_000,
        ],
        ids=["one", "many", "open"],
    )
    def test_a_large_head_is_refused(self, port: int, head: bytes) -> None:
        with connected(port) as line:
            line.sendall(HEAD + head)
            assert answer(line).startswith(b"HTTP/1.1 431 ")

    def test_a_long_address_is_refused(self, port: int) -> None:
        with connected(port) as line:
            line.sendall(b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
            assert answer(line).startswith(b"HTTP/1.1 431 ")

    def test_an_endless_header_is_not_collected(self, port: int) -> None:
        """The server hangs up after some kilobytes."""
        with connected(port) as line:
            line.sendall(HEAD + b"X: ")
            with pytest.raises(ConnectionError):
                line.sendall(b"a" * 100_000_000)

    def test_many_requests_of_one_connection_are_not_added_up(self, port: int) -> None:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            for _ in range(20):
                assert client.get("/robots.txt", headers={"X": "a" * 3000}).status_code == 200

    def test_a_form_may_be_larger_than_a_head(self, port: int) -> None:
        form = {"name": "a" * 20_000}
        assert httpx.post(f"http://127.0.0.1:{port}/me", data=form).status_code == 400


class TestTime:
    @pytest.mark.parametrize(
        "begun", [b"", b"GET", HEAD, FORM + b"name"], ids=["nothing", "method", "head", "body"]
    )
    def test_a_request_that_does_not_arrive_is_given_up(self, port: int, begun: bytes) -> None:
        with connected(port) as line:
            line.sendall(begun)
            assert answer(line).startswith(b"HTTP/1.1 408 ")

    def test_a_stream_stays_open(self, port: int) -> None:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
            made = client.post("/tables", data={"name": "Ada"}, follow_redirects=True)
            with client.stream("GET", f"{made.url.path}/events") as stream:
                lines = stream.iter_lines()
                next(lines)
                with connected(port) as idle:
                    answer(idle)
                assert client.post(f"{made.url.path}/chat", data={"text": "hi"}).status_code == 204
                assert any("hi" in line for line in lines)


class TestNumbers:
    def test_too_many_connections_are_refused(self) -> None:
        with serving(UNLIMITED._replace(connections=3)) as port:
            lines = [connected(port) for _ in range(3)]
            with connected(port) as one_more:
                assert answer(one_more).startswith(b"HTTP/1.1 503 ")
            for line in lines:
                line.close()
            while httpx.get(f"http://127.0.0.1:{port}/robots.txt").status_code != 200:
                pass

    def test_an_address_gets_some_of_them(self) -> None:
        census = Census(UNLIMITED._replace(connections_by_address=2))
        assert [census.admit(("192.0.2.1", n)) for n in range(3)] == [True, True, False]
        assert census.admit(("192.0.2.2", 1))
        census.leave(("192.0.2.1", 0))
        assert census.admit(("192.0.2.1", 4))

    def test_a_proxy_brings_those_of_others(self) -> None:
        limits = UNLIMITED._replace(connections_by_address=1)
        census = Census(limits, networks(["10.0.0.0/8"]))
        assert all(census.admit(("10.1.2.3", n)) for n in range(5))
        assert all(census.admit(("127.0.0.1", n)) for n in range(5))

    def test_those_who_have_gone_are_forgotten(self) -> None:
        census = Census(UNLIMITED)
        for number in range(100):
            client = (f"192.0.2.{number}", 1)
            census.admit(client)
            census.leave(client)
        assert not census._by_address


class TestProxies:
    def ask(self, port: int) -> httpx.Response:
        return httpx.post(
            f"http://127.0.0.1:{port}/me",
            data={"name": "Ada"},
            headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.9"},
        )

    def test_only_a_trusted_one_tells_whom_it_serves(self) -> None:
        with serving(UNLIMITED, "127.0.0.1") as port:
            assert "Secure" in self.ask(port).headers["set-cookie"]
        with serving(UNLIMITED) as port:
            assert "Secure" not in self.ask(port).headers["set-cookie"]
