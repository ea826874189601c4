"""What a viewer has selected of a move, from the parts that were chosen on a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Selection:
    """The parts of a move: a ring and where it goes, or a ring for a settlement."""

    ring: str = ""
    pair: str = ""
    place: str = ""
    crater: str = ""
    settle: str = ""


def selection_of(parts: Sequence[str], step: str) -> Selection:
    """What the chosen parts of a move are in a step of the game.

    >>> selection_of(["Lg", "Lg:3-7", "Lg:3-7#2"], "place")
    Selection(ring='Lg', pair='3-7', place='2', crater='', settle='')
    >>> selection_of(["Lg", "L05"], "place"), selection_of(["L05"], "tower")
    (Selection(ring='Lg', pair='', place='', crater='L05', settle=''), \
Selection(ring='', pair='', place='', crater='L05', settle=''))
    """
    if not parts:
        return Selection()
    if step == "settle":
        return Selection(settle=parts[0].removeprefix("settle="))
    if step != "place":
        return Selection(crater=parts[0])
    ring, *rest = parts
    if not rest:
        return Selection(ring=ring)
    _, colon, pair = rest[0].partition(":")
    if not colon:
        return Selection(ring=ring, crater=rest[0])
    return Selection(ring=ring, pair=pair, place=rest[1].partition("#")[2] if rest[1:] else "")


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
