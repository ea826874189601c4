"""The documented generator once more, for the tests of set-ups."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any


def shuffled(seed: str, name: str, items: list[Any]) -> list[Any]:
    """A list as the documented generator shuffles it."""
    words = numbers(seed, name)
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = below(words, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def numbers(seed: str, name: str) -> Iterator[int]:
    """The 16-bit words of a stream."""
    start = hashlib.sha256(seed.encode()).digest() + name.encode()
    for counter in range(100):
        digest = hashlib.sha512(start + counter.to_bytes(8, "big")).digest()
        for at in range(0, 64, 2):
            yield int.from_bytes(digest[at : at + 2], "big")


def below(words: Iterator[int], n: int) -> int:
    """The next number below n."""
    return next(word % n for word in words if word < 65536 - 65536 % n)
