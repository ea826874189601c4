"""Selection: the legal moves, by the parts that a player clicks to choose them.

The page's script lights what can be clicked next, puts a move together and plays it. The server
stores no selection: it only renders the texts for one that a page asks about.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from selenite.core.lazy import lazy
from selenite.web.html import Markup, escape


@dataclass
class MoveParts:
    """A legal move with the parts that it is chosen by.

    They are chosen in their order; those that begin with a plus come last and in any order; one
    that begins with a tilde is chosen by itself, the first of its kind, until another is. An
    element of the page carries the part without the sign in ``data-part``. A move that ``waits`` is
    played by a button, and ``words`` are written on it; others are played at once, and ``words``
    say what the last click does. ``marks`` are the value of ``data-lit`` on what leads to the move.
    """

    move: str
    parts: tuple[str, ...]
    waits: bool = False
    words: str = ""
    marks: str = ""

    @lazy
    def line(self) -> Markup:
        """The move as a line of the page's list.

        >>> MoveParts("2=v1", ("2=", "+v1"), True, "Pay").line.split(chr(9))
        ['2=v1', '2= +v1', '1', 'Pay', '']
        """
        waits = "1" if self.waits else ""
        return escape("\t".join((self.move, " ".join(self.parts), waits, self.words, self.marks)))


_LINE_END = Markup("\n")


def listed(moves: Iterable[MoveParts], question: str = "") -> Markup:
    """The moves as the page's script reads them, with a question before those that wait."""
    lines = [move.line for move in moves]
    return _LINE_END.join([escape(f"?\t{question}"), *lines] if question else lines)
