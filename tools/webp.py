"""Pictures of pages in WebP, still or one after the other."""

from __future__ import annotations

import struct
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page

_ENCODE = """async ([source, quality]) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d", { alpha: false }).drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  let text = "";
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  return [image.width, image.height, btoa(text)];
}"""
_HAS_ANIMATION = 2
_BLACK = 0xFF000000
_REPLACES = b"\2"
"""A picture takes the place of the one before it, and isn't blended with it."""


class EncodedPicture(NamedTuple):
    """A picture: its size, and the file."""

    width: int
    height: int
    data: bytes


def as_webp(page: Page, png: bytes, quality: float = 0.85) -> EncodedPicture:
    """A picture in PNG as the browser of a page encodes it in WebP."""
    source = f"data:image/png;base64,{b64encode(png).decode()}"
    width, height, encoded = page.evaluate(_ENCODE, [source, quality])
    return EncodedPicture(width, height, b64decode(encoded))


def film(pictures: Sequence[tuple[EncodedPicture, int]]) -> bytes:
    """An animated picture: pictures of one size, each with its milliseconds, again and again."""
    width, height, _ = pictures[0][0]
    size = _three(width - 1) + _three(height - 1)
    parts = [
        _part(b"VP8X", struct.pack("<I", _HAS_ANIMATION) + size),
        _part(b"ANIM", struct.pack("<IH", _BLACK, 0)),
    ]
    for picture, shown in pictures:
        place = _three(0) + _three(0) + size + _three(shown) + _REPLACES
        parts.append(_part(b"ANMF", place + _inside(picture.data)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _inside(file: bytes) -> bytes:
    """The chunk of a WebP file that has the picture itself."""
    at = 12
    while at < len(file):
        name, (length,) = file[at : at + 4], struct.unpack("<I", file[at + 4 : at + 8])
        if name in (b"VP8 ", b"VP8L"):
            return _part(name, file[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("a WebP file without a picture")


def _three(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]


def _part(name: bytes, data: bytes) -> bytes:
    """A chunk of a WebP file."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
