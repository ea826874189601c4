"""Compressed streams, without a compressor for each of them.

A compressor takes a tenth of a megabyte as long as its stream is open, and what hundreds of
spectators receive would be compressed for each of them. So every piece is compressed by itself,
once for all who receive it; a stream remembers a checksum and a length.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import AsyncGenerator
from contextlib import aclosing

from litestar.response import Stream

from selenite.core.cache import Recent
from selenite.web.requests import Request

COMPRESSED_HERE = "compressed_here"
"""An option of the handlers of streams: the framework is not to compress them."""

_HEAD = bytes([0x1F, 0x8B, zlib.DEFLATED, 0, 0, 0, 0, 0, 0, 255])
"""RFC 1952: the format, the method, and nothing about a file."""

_LAST_BLOCK = b"\x03\x00"
"""RFC 1951: an empty block that ends the data."""

_LEVEL = 6
_MOST_BYTES = 1_000_000
_RECENT: Recent[bytes, bytes] = Recent(_MOST_BYTES, len)


def stream(
    request: Request,
    pieces: AsyncGenerator[bytes, None],
    media_type: str,
    headers: dict[str, str],
) -> Stream:
    """The response that sends pieces as they come, compressed if the client understands it."""
    sent = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        pieces, sent["Content-Encoding"] = compressed(pieces), "gzip"
    return Stream(pieces, media_type=media_type, headers=sent)


async def compressed(pieces: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """A stream in the format of gzip; what has been sent of it can be read at once."""
    head, checksum, length = _HEAD, 0, 0
    async with aclosing(pieces):
        async for piece in pieces:
            checksum, length = zlib.crc32(piece, checksum), length + len(piece)
            yield head + deflated(piece)
            head = b""
    yield head + _LAST_BLOCK + struct.pack("<LL", checksum, length & 0xFFFFFFFF)


def deflated(piece: bytes) -> bytes:
    """A piece as whole blocks that refer to nothing before them."""
    known = _RECENT.get(piece)
    if known is None:
        compressor = zlib.compressobj(_LEVEL, wbits=-zlib.MAX_WBITS)
        known = _RECENT[piece] = compressor.compress(piece) + compressor.flush(zlib.Z_SYNC_FLUSH)
    return known
