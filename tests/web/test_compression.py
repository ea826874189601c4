"""Streams are compressed once for all who receive the same."""

from __future__ import annotations

import asyncio
import gzip
import socket
import zlib
from collections.abc import AsyncGenerator, Callable
from typing import TYPE_CHECKING

import pytest
from litestar.middleware.compression import gzip_facade

from selenite.web.compression import compressed, deflated
from tests.table.running_services import two_people

if TYPE_CHECKING:
    from local_server import Server

PIECES = [b"retry: 500\n\n", b"data: " + b"a crystal " * 5000, b"", "data: кристалл\n\n".encode()]


async def pieces() -> AsyncGenerator[bytes, None]:
    for piece in PIECES:
        yield piece


async def sent() -> list[bytes]:
    return [part async for part in compressed(pieces())]


def test_a_whole_stream_is_a_file_of_gzip() -> None:
    assert gzip.decompress(b"".join(asyncio.run(sent()))) == b"".join(PIECES)


def test_what_was_sent_can_be_read_at_once() -> None:
    reader = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
    *parts, _ = asyncio.run(sent())
    assert [reader.decompress(part) for part in parts] == PIECES


def test_a_stream_without_pieces_is_empty() -> None:
    async def nothing() -> AsyncGenerator[bytes, None]:
        for piece in PIECES[:0]:
            yield piece

    async def parts() -> bytes:
        return b"".join([part async for part in compressed(nothing())])

    assert gzip.decompress(asyncio.run(parts())) == b""


def test_the_same_piece_is_compressed_once() -> None:
    piece = b"data: the same for all spectators"
    assert deflated(piece) is deflated(bytes(bytearray(piece)))


def test_a_stream_that_is_given_up_ends_its_source() -> None:
    ended = []

    async def endless() -> AsyncGenerator[bytes, None]:
        try:
            while True:
                yield b"data:\n\n"
        finally:
            ended.append(True)

    async def story() -> None:
        given_up = compressed(endless())
        await anext(given_up)
        await given_up.aclose()

    asyncio.run(story())
    assert ended


@pytest.fixture
def server(serve: Callable[..., Server]) -> Server:
    return serve()


def opened(server: Server, path: str, header: str, until: bytes) -> tuple[bytes, bytes]:
    """The head of a stream's response, and the first bytes of its body."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n{header}\r\n".encode())
        found = b""
        while until not in found:
            found += line.recv(65536)
        head, _, body = found.partition(b"\r\n\r\n")
        return head.lower(), body


class TestStreamsOfPages:
    def path(self, server: Server) -> str:
        table, _, _ = server.do(two_people)
        return f"/t/{table.id}"

    @pytest.mark.parametrize("page", ["", "/screen"])
    def test_no_stream_has_a_compressor(
        self, server: Server, page: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        made: list[bytes] = []

        def compress(_: object, body: bytes) -> None:
            made.append(body)

        monkeypatch.setattr(gzip_facade.GzipCompression, "write", compress)
        path = f"{self.path(server)}{page}/events"
        head, _ = opened(server, path, "Accept-Encoding: gzip\r\n", b"\x1f\x8b")
        assert head.count(b"content-encoding: gzip") == 1
        assert b"vary: accept-encoding" in head
        assert not made

    def test_who_does_not_ask_for_it_gets_plain_text(self, server: Server) -> None:
        head, body = opened(server, f"{self.path(server)}/events", "", b"retry: 500")
        assert b"content-encoding" not in head
        assert b"retry: 500" in body
