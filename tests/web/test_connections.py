"""Connections that take too much are closed; others go on."""

from __future__ import annotations

import asyncio
import logging
import math
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, cast

import httpx
import pytest
from uvicorn.server import ServerState

from selenite.table.limits import UNLIMITED, Limits
from selenite.web.app import create_app
from selenite.web.connections import Census, LimitedConfig, LimitedProtocol, networks
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
def serving(limits: Limits, *proxies: str, buffer: int = 0) -> Iterator[int]:
    """The port of a server as the command line starts it.

    The system has a buffer for what it sends; beyond that it waits for the client to read.
    """
    server = GracefulServer(create_app(None, workers=1, limits=limits), limits, proxies)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        if buffer:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
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
            b"X: a\r\n" * 100 + b"\r\n",
            b"Cookie: " + b"a" * 300_000,
        ],
        ids=["one", "many", "a hundred and one", "open"],
    )
    def test_a_large_head_is_refused(self, port: int, head: bytes) -> None:
        with connected(port) as line:
            line.sendall(HEAD + head)
            assert answer(line).startswith(b"HTTP/1.1 431 ")

    def test_a_large_head_is_refused_after_other_requests(self, port: int) -> None:
        with connected(port) as line:
            line.sendall(HEAD + b"\r\n")
            found = b""
            while b"Disallow" not in found:
                found += line.recv(65536)
            line.sendall(HEAD + b"X: " + b"a" * 9000 + b"\r\n\r\n")
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
            assert answer(line) == b""

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


class TestRequestsAhead:
    """A client may send some requests without waiting for the answers."""

    def test_they_are_answered_in_turn(self, port: int) -> None:
        with connected(port) as line:
            line.sendall((HEAD + b"\r\n") * 4 + HEAD + b"Connection: close\r\n\r\n")
            assert answer(line).count(b"HTTP/1.1 200 ") == 5

    def test_too_many_end_the_connection_after_the_first_ones(self, port: int) -> None:
        with connected(port) as line:
            line.sendall((HEAD + b"\r\n") * 20)
            *others, last = answer(line).split(b"HTTP/1.1 ")[1:]
            assert len(others) == UNLIMITED.requests_ahead
            assert all(one.startswith(b"200 ") for one in [*others, last])
            assert [b"connection: close" in one for one in others] == [False] * len(others)
            assert b"connection: close" in last

    def test_they_do_not_pile_up_behind_a_stream(self, port: int) -> None:
        """The server stops reading, and so the client can't go on sending."""
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            path = client.post("/tables", data={"name": "Ada"}, follow_redirects=True).url.path
        stream = f"GET {path}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        with connected(port) as line:
            line.sendall(HEAD + b"\r\n" + stream + (HEAD + b"\r\n") * 20)
            found = b""
            while b"text/event-stream" not in found:
                found += line.recv(65536)
            line.settimeout(1)
            with pytest.raises(TimeoutError):
                line.sendall(HEAD * 1_000_000)

    @pytest.mark.parametrize(
        "faulty",
        [b"nonsense\r\n\r\n", HEAD + b"X: " + b"a" * 9000 + b"\r\n\r\n"],
        ids=["nonsense", "large"],
    )
    def test_one_that_is_refused_leaves_those_before_it_their_answer(
        self, port: int, faulty: bytes
    ) -> None:
        with connected(port) as line:
            line.sendall(HEAD + b"\r\n" + faulty)
            found = answer(line)
            assert found.startswith(b"HTTP/1.1 200 ")
            assert b"Disallow" in found
            assert found.count(b"HTTP/1.1 ") == 1


PATIENT = UNLIMITED._replace(reading_seconds=60.0, request_seconds=1e6)


class TestAnswersThatNobodyReads:
    @pytest.mark.parametrize(
        ("path", "header"),
        [("/rules/blue-moon-city", b""), ("/rules/moon-base", b"Connection: close\r\n")],
        ids=["large", "last"],
    )
    def test_the_connection_ends(self, path: str, header: bytes) -> None:
        limits = UNLIMITED._replace(reading_seconds=0.2, connections=1)
        with serving(limits, buffer=4096) as port, socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", port))
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n".encode() + header + b"\r\n")
            end = time.monotonic() + 20
            while httpx.get(f"http://127.0.0.1:{port}/robots.txt").status_code != 200:
                assert time.monotonic() < end, "it still takes the only place"

    def test_a_slow_reader_gets_all_of_it(self) -> None:
        clock, transport = Clock(), SlowTransport(100_000)
        line = protocol(clock, transport, PATIENT)
        line.pause_writing()
        for unread in (90_000, 80_000, 70_000):
            transport.unread = unread
            clock.advance(60.0)
        assert not transport.is_aborted
        line.resume_writing()
        clock.advance(600.0)
        assert not transport.is_aborted

    def test_a_reader_who_stops_is_given_up(self) -> None:
        clock, transport = Clock(), SlowTransport(100_000)
        line = protocol(clock, transport, PATIENT)
        line.pause_writing()
        transport.unread = 90_000
        clock.advance(60.0)
        clock.advance(60.0)
        assert transport.is_aborted

    def test_a_server_that_stops_does_not_wait_for_them(self) -> None:
        transport = SlowTransport(100_000)
        line = protocol(Clock(), transport, UNLIMITED)
        line.pause_writing()
        line.shutdown()
        assert transport.is_aborted


class Timer:
    """A call that is due at some time, unless it is cancelled."""

    def __init__(self, due: float, call: Callable[[], Any]) -> None:
        self.due = due
        self.call = call

    def cancel(self) -> None:
        """Don't call."""
        self.due = math.inf


class Clock:
    """A loop where time passes when it is told."""

    def __init__(self) -> None:
        self._now = 0.0
        self._timers: list[Timer] = []

    def call_later(self, delay: float, work: Callable[..., Any], *args: Any) -> Timer:
        """Begin a timer."""
        self._timers.append(Timer(self._now + delay, lambda: work(*args)))
        return self._timers[-1]

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        due = [timer for timer in self._timers if timer.due <= self._now]
        for timer in due:
            self._timers.remove(timer)
            timer.call()


class SlowTransport(asyncio.Transport):
    """A connection to a client that has something to read."""

    def __init__(self, unread: int) -> None:
        super().__init__()
        self.unread = unread
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.is_aborted

    def abort(self) -> None:
        self.is_aborted = True


def protocol(clock: Clock, transport: SlowTransport, limits: Limits) -> LimitedProtocol:
    """A connection, without a network."""

    config = LimitedConfig(_nothing, limits)
    line = LimitedProtocol(config, ServerState(), {}, cast("asyncio.AbstractEventLoop", clock))
    line.connection_made(transport)
    return line


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that is never asked."""


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
