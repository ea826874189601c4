"""Connections that take too much are closed; others go on."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest

from selenite.table.limits import UNLIMITED, Limits
from selenite.web.app import create_app
from selenite.web.connections import Census, networks
from selenite.web.serving import GracefulServer
from twins import Records

FORM = (
    b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n\r\n"
)
CHUNKED = (
    b"POST /me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n"
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


def test_malformed_requests_do_not_fill_the_log(port: int) -> None:
    log, found = logging.getLogger("uvicorn.error"), Records()
    log.addHandler(found)
    for sent in (b"nonsense\r\n\r\n", HEAD + b"X: " + b"a" * 9000 + b"\r\n\r\n"):
        with connected(port) as line:
            line.sendall(sent)
            assert answer(line).startswith(b"HTTP/1.1 4")
    log.removeHandler(found)
    assert found.taken() == ""


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

    @pytest.mark.parametrize(
        "body",
        [
            b"0\r\nX: a",
            b"0\r\na",
            b"0\r\n" + b"X: a\r\n" * 20,
            b"4\r\nname\r\n1;x=",
            b"1;x=",
        ],
        ids=["trailer", "name of a trailer", "trailers", "second extension", "first extension"],
    )
    def test_what_surrounds_a_chunked_body_is_limited(self, port: int, body: bytes) -> None:
        with connected(port) as line:
            line.sendall(CHUNKED + b"Expect: 100-continue\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 100 ")
            line.sendall(body + b"a" * 5000)
            assert answer(line).startswith(b"HTTP/1.1 431 ")

    def test_a_trailer_is_not_a_header(self, port: int) -> None:
        with connected(port) as line:
            line.sendall(
                CHUNKED + b"Connection: close\r\n\r\n0\r\nAccept-Language: fr\r\nX: a\r\n\r\n"
            )
            assert b'<html lang="en"' in answer(line)

    def test_a_chunked_form_may_be_larger_than_a_head(self, port: int) -> None:
        chunks = [b"name="] + [b"a" * 200] * 100
        head = {"Content-Type": "application/x-www-form-urlencoded"}
        answered = httpx.post(f"http://127.0.0.1:{port}/me", content=iter(chunks), headers=head)
        assert answered.status_code == 400

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

    def test_empty_lines_are_no_request(self, port: int) -> None:
        """They end the wait for the next request of a connection, so another one begins."""
        with connected(port) as line:
            line.sendall(HEAD + b"\r\n")
            found = b""
            while b"Disallow" not in found:
                found += line.recv(65536)
            line.sendall(b"\r\n")
            answer(line)

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

    def test_nobody_behind_it_can_use_up_its_connections(self) -> None:
        """Requests are counted by the address for which the proxy sends them, streams included."""
        with serving(UNLIMITED._replace(connections_by_address=2), "127.0.0.1") as port:
            greedy, other = (
                httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"X-Forwarded-For": who})
                for who in ("192.0.2.9", "192.0.2.10")
            )
            made = other.post("/tables", data={"name": "Ada"}, follow_redirects=True)
            with ExitStack() as streams:
                opened = [
                    streams.enter_context(greedy.stream("GET", f"{made.url.path}/events"))
                    for _ in range(2)
                ]
                assert [stream.status_code for stream in opened] == [200, 200]
                refused = greedy.get("/robots.txt")
                assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")
                told = greedy.get("/api/v1/games").json()
                assert (told["code"], told["retry_after"]) == ("too-many-requests", 10)
                assert other.get("/robots.txt").status_code == 200
            while greedy.get("/robots.txt").status_code != 200:
                pass

    def test_a_program_on_this_machine_may_be_a_proxy_that_is_not_trusted(self) -> None:
        limits = UNLIMITED._replace(connections_by_address=1)
        with serving(limits) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            made = client.post("/tables", data={"name": "Ada"}, follow_redirects=True)
            with client.stream("GET", f"{made.url.path}/events"):
                assert client.get("/robots.txt").status_code == 200

    def test_only_a_trusted_one_tells_whom_it_serves(self) -> None:
        with serving(UNLIMITED, "127.0.0.1") as port:
            assert "Secure" in self.ask(port).headers["set-cookie"]
        with serving(UNLIMITED) as port:
            assert "Secure" not in self.ask(port).headers["set-cookie"]
