"""What a viewer has selected of a move, from the parts that a page has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Selection:
    """The parts of a move: a ring, where it goes, or a ring for a settlement."""

    ring: str = ""
    pair: str = ""
    place: str = ""
    crater: str = ""
    settle: str = ""

    @classmethod
    def of(cls, parts: Sequence[str], step: str) -> Selection:
        """What the chosen parts of a move are in a step of the game.

        >>> Selection.of(["Lg", "Lg:3-7", "Lg:3-7#2"], "place")
        Selection(ring='Lg', pair='3-7', place='2', crater='', settle='')
        >>> Selection.of(["Lg", "L05"], "place"), Selection.of(["L05"], "tower")
        (Selection(ring='Lg', pair='', place='', crater='L05', settle=''), \
Selection(ring='', pair='', place='', crater='L05', settle=''))
        """
        if not parts:
            return cls()
        if step == "settle":
            return cls(settle=parts[0].removeprefix("settle="))
        if step != "place":
            return cls(crater=parts[0])
        ring, *rest = parts
        if not rest:
            return cls(ring=ring)
        _, colon, pair = rest[0].partition(":")
        if not colon:
            return cls(ring=ring, crater=rest[0])
        return cls(ring=ring, pair=pair, place=rest[1].partition("#")[2] if rest[1:] else "")


def pair_part(ring: str, pair: str) -> str:
    """The part of a move that is a pair of rings for a ring of the hand.

    >>> pair_part("Lg", "3-7")
    'Lg:3-7'
    """
    return f"{ring}:{pair}"


def place_part(ring: str, pair: str, place: int) -> str:
    """The part of a move that is a place on a pair.

    >>> place_part("Lg", "3-7", 2)
    'Lg:3-7#2'
    """
    return f"{pair_part(ring, pair)}#{place}"
