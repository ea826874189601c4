"""A growable list of move codes that its caller owns, so that engines stay re-entrant."""

from __future__ import annotations

from array import array

SMALL_COUNT = 1024
SMALL = list(range(SMALL_COUNT))
"""Small codes as objects that are there already: making new ones takes longer."""


class Moves:
    """Move codes in a buffer that grows: ``codes[0]`` up to ``codes[size - 1]`` are meant.

    >>> moves = Moves()
    >>> added = moves.add(7)
    >>> moves.listed()
    [7]
    """

    def __init__(self) -> None:
        self.codes = array("i", [0]) * 1024
        self.room = 1024
        self.size = 0

    def add(self, code: int) -> None:
        """Append a code."""
        if self.size == self.room:
            self.grow()
        self.codes[self.size] = code
        self.size += 1

    def put(self, code: int) -> None:
        """Append a code where the caller knows that there is room."""
        self.codes[self.size] = code
        self.size += 1

    def grow(self) -> None:
        """Double the room."""
        larger = array("i", [0]) * (2 * self.room)
        for i in range(self.size):
            larger[i] = self.codes[i]
        self.codes = larger
        self.room *= 2

    def listed(self) -> list[int]:
        """The codes as a list."""
        codes = [0] * self.size
        for i in range(self.size):
            code = self.codes[i]
            codes[i] = SMALL[code] if code < SMALL_COUNT else code
        return codes

    def sort(self, start: int) -> None:
        """Sort from ``start`` on, by a shell sort: nearly always there are only a few."""
        gap = 1
        while gap < self.size - start:
            gap = 3 * gap + 1
        while gap > 0:
            for i in range(start + gap, self.size):
                code = self.codes[i]
                j = i
                while j >= start + gap and self.codes[j - gap] > code:
                    self.codes[j] = self.codes[j - gap]
                    j -= gap
                self.codes[j] = code
            gap //= 3


class SimpleWorkspace:
    """What random turns work with: room for moves, the last turn's moves, and a count of choices.

    Games with more to remember have a class of their own with the same attributes.
    """

    def __init__(self) -> None:
        self.moves = Moves()
        self.trail = Moves()
        self.choices = 0
