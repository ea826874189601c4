"""The generator of the notation file, written again for the oracles and for the rules tests."""

import hashlib
from collections.abc import Sequence


def seed_of(text: str) -> bytes:
    """Notation: a text that is given as a seed stands for its SHA-256."""
    return hashlib.sha256(text.encode("utf-8")).digest()


def shuffled(seed: str, name: str, items: Sequence[str]) -> list[str]:
    """A list as a named stream of a seed's text shuffles it."""
    return Stream(seed_of(seed), name).shuffle(items)


class Stream:
    """Notation, the generator: one named stream of a seed."""

    def __init__(self, seed: bytes, name: str) -> None:
        """Notation: a stream starts at counter 0."""
        self.start = seed + name.encode("utf-8")
        self.counter = 0
        self.words: list[int] = []

    def word(self) -> int:
        """Notation: the next of the 32 big-endian 16-bit words of each SHA-512 digest."""
        if not self.words:
            digest = hashlib.sha512(self.start + self.counter.to_bytes(8, "big")).digest()
            self.counter += 1
            self.words = [int.from_bytes(digest[i : i + 2], "big") for i in range(0, 64, 2)]
        return self.words.pop(0)

    def below(self, n: int) -> int:
        """Notation: a number below n; words in the uneven rest at the top are skipped."""
        word = self.word()
        while word >= 65536 - 65536 % n:
            word = self.word()
        return word % n

    def shuffle(self, items: Sequence[str]) -> list[str]:
        """Notation: from the last index down to 1, swap item i and item below(i + 1)."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result
