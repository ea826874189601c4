"""Chance: the documented generator of a game's seed, and a fast one for everything else.

Set-up and shuffles come only from :class:`Stream`, which never changes under a rules number
(``docs/generator.md``). Bots, planners and simulations take :class:`Rng`.
"""

from __future__ import annotations

import hashlib
import secrets

from selenite.core.refusals import Invalid

SEED_BYTES = 32
WORD = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
FACTOR = 6364136223846793005
ADDEND = 1442695040888963407


def seed_bytes(seed: str | bytes | None) -> bytes:
    """The 32 bytes of a seed: 64 hex digits are taken as they are, other text is hashed.

    >>> seed_bytes("00" * 32) == bytes(32)
    True
    >>> seed_bytes("selenite").hex()[:8]
    '582cad47'
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise Invalid("seed-length", length=len(seed))
        return seed
    if len(seed) == 2 * SEED_BYTES and all(c in "0123456789abcdefABCDEF" for c in seed):
        return bytes.fromhex(seed)
    try:
        return hashlib.sha256(seed.encode()).digest()
    except UnicodeEncodeError:
        raise Invalid("seed-text") from None


class Stream:
    """One named stream of a game's seed: SHA-512(seed, name, counter) in 16-bit words.

    >>> stream = Stream(bytes(32), "first")
    >>> [stream.below(6) for _ in range(5)]
    [3, 0, 4, 0, 5]
    """

    def __init__(self, seed: bytes, name: str) -> None:
        self.prefix = seed + name.encode()
        self.counter = 0
        self.digest = b""
        self.at = 64

    def word(self) -> int:
        """The next 16-bit word."""
        if self.at == 64:
            block = self.prefix + self.counter.to_bytes(8, "big")
            self.digest = hashlib.sha512(block).digest()
            self.counter += 1
            self.at = 0
        at = self.at
        self.at = at + 2
        return self.digest[at] << 8 | self.digest[at + 1]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one equally likely."""
        limit = 65536 - 65536 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place, from its last item down."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Rng:
    """A fast generator for bots, planners and simulations: the upper bits of x → a·x + c.

    The same start gives the same numbers compiled and uncompiled.

    >>> rng = Rng("a bot")
    >>> numbers = [rng.below(10) for _ in range(5)]
    >>> again = Rng("a bot")
    >>> numbers == [again.below(10) for _ in range(5)]
    True
    """

    def __init__(self, start: str | bytes | int) -> None:
        if isinstance(start, str):
            start = start.encode()
        if isinstance(start, bytes):
            start = int.from_bytes(hashlib.sha256(start).digest()[:8], "big")
        # Starts that lie close together must not give numbers that do.
        word = (start ^ GOLDEN) & WORD
        word = ((word ^ word >> 32) * FACTOR) & WORD
        self.word = ((word ^ word >> 29) * GOLDEN) & WORD

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n below 2**31."""
        word = (self.word * FACTOR + ADDEND) & WORD
        self.word = word
        return (word >> 33) * n >> 31

    def shuffle(self, items: list[int], count: int) -> None:
        """Shuffle the first items of a list in place, from the last of them down."""
        word = self.word
        for i in range(count, 1, -1):
            word = (word * FACTOR + ADDEND) & WORD
            j = (word >> 33) * i >> 31
            item = items[i - 1]
            items[i - 1] = items[j]
            items[j] = item
        self.word = word

    def copy(self) -> Rng:
        """A generator that will give the same numbers as this one from here on."""
        other = Rng(0)
        other.word = self.word
        return other
