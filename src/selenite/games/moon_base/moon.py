"""What lies and stands on the moon in a position: rings and pieces with their places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from selenite.games.moon_base.notation import size_of
from selenite.games.moon_base.options import PLAYERS, board_of
from selenite.games.moon_base.rules.boards import Board
from selenite.games.moon_base.rules.codes import BASES, OUTER_LARGE, OUTER_SMALL, SETTLEMENTS

OUTER = {"L": OUTER_LARGE, "S": OUTER_SMALL}
"""The outer radius of rings and craters by their letter."""

_SUPPLY = {"settlements": SETTLEMENTS, "bases": BASES}


class Ring(NamedTuple):
    """A ring on the board."""

    number: int
    kind: str
    x: int
    y: int
    level: int
    crater: str | None
    outer: int


class Piece(NamedTuple):
    """The tower, a settlement or a base: where it stands, on what, and whose it is.

    ``place`` is a crater's id on level 0, else a ring's number.
    """

    kind: str
    x: int
    y: int
    level: int
    place: str
    seat: int | None

    @property
    def ring(self) -> int | None:
        """The number of the ring it stands on; None on a crater."""
        return int(self.place) if self.level else None


class Moon(NamedTuple):
    """The board, all rings in the order they were placed, and all pieces from the ground up."""

    board: Board
    rings: tuple[Ring, ...]
    pieces: tuple[Piece, ...]

    @property
    def tower(self) -> Piece | None:
        """The research tower; None before it is placed."""
        return next((piece for piece in self.pieces if piece.kind == "tower"), None)


def moon_of(position: Mapping[str, Any]) -> Moon:
    """The moon of a position or a view."""
    board = board_of(position["options"])
    rings = tuple(_ring(number, ring) for number, ring in enumerate(position["rings"]))
    return Moon(board, rings, _pieces(position, board, rings))


def _ring(number: int, entry: Mapping[str, Any]) -> Ring:
    kind, (x, y) = entry["ring"], entry["at"]
    return Ring(number, kind, x, y, entry["level"], entry.get("crater"), OUTER[kind[0]])


def _pieces(position: Mapping[str, Any], board: Board, rings: Sequence[Ring]) -> tuple[Piece, ...]:
    craters = {crater.id: crater for crater in board.craters}

    def standing(kind: str, entry: Mapping[str, Any]) -> Piece:
        seat = entry.get("seat")
        if "crater" in entry:
            crater = craters[entry["crater"]]
            return Piece(kind, crater.x, crater.y, 0, crater.id, seat)
        ring = rings[entry["ring"]]
        return Piece(kind, ring.x, ring.y, ring.level, f"{ring.number}", seat)

    found = [standing("base", entry) for entry in position["bases"]]
    found += [standing("settlement", entry) for entry in position["settlements"]]
    if position["tower"] is not None:
        found.append(standing("tower", position["tower"]))
    return tuple(sorted(found, key=lambda piece: piece.level))


def stack_of(position: Mapping[str, Any], name: str) -> str:
    """The colours of a stack by its name, from the bottom up."""
    rings: str = position["stacks"][size_of(name)][int(name[1:]) - 1]
    return rings


def count_built(position: Mapping[str, Any], pieces: str) -> list[int]:
    """How many ``settlements`` or ``bases`` each seat has on the board."""
    owners = [piece["seat"] for piece in position[pieces]]
    return [owners.count(seat) for seat in range(PLAYERS)]


def count_left(position: Mapping[str, Any], pieces: str) -> list[int]:
    """How many ``settlements`` or ``bases`` each seat has not built yet (1.4)."""
    return [_SUPPLY[pieces] - built for built in count_built(position, pieces)]
