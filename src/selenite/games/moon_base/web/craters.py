"""Which craters can't take a ring, and what is in the way of each (3.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from selenite.games.moon_base.draw import Piece, Ring
from selenite.games.moon_base.options import rule_set
from selenite.games.moon_base.rules.boards import Board, Crater
from selenite.games.moon_base.rules.codes import BASE_RADIUS, SIZE_LETTERS
from selenite.games.moon_base.web.reading import Moon


class Block(NamedTuple):
    """What keeps rings off a crater: its kind, the ring it is or stands on, or the crater."""

    kind: str
    ring: int | None = None
    crater: str = ""

    @property
    def clause(self) -> str:
        """The clause that says so."""
        return "4.4" if self.kind == "base" else "3.1"


@lru_cache(maxsize=2048)
def blocks(moon: Moon) -> dict[str, Block]:
    """What is in the way of a ring, by the ids of the craters that aren't free."""
    found = dict(_blocks_of_rings(moon.board, moon.rings))
    for crater in moon.board.craters:
        for piece in moon.pieces:
            if crater.id not in found and _is_near(moon.board, crater, piece):
                ring = int(piece.place) if piece.level else None
                found[crater.id] = Block(piece.kind, ring, piece.place)
    return found


@lru_cache(maxsize=2048)
def lost(moon: Moon) -> frozenset[str]:
    """The craters that aren't free although nothing lies or stands in their middle."""
    taken = {ring.crater for ring in moon.rings}
    taken |= {piece.place for piece in moon.pieces if not piece.level}
    return frozenset(blocks(moon).keys() - taken)


@lru_cache(maxsize=8192)
def _blocks_of_rings(board: Board, rings: tuple[Ring, ...]) -> dict[str, Block]:
    """The craters that rings overlap on the ground, or cross over."""
    if not rings:
        return {}
    before = _blocks_of_rings(board, rings[:-1])
    rules, new = rule_set(board), rings[-1]
    more = {}
    for crater in board.craters:
        pair = 2 * crater.size + SIZE_LETTERS.index(new.kind[0])
        square = _square(crater, new)
        if new.level == 1 and square < rules.apart[pair]:
            more[crater.id] = Block("ring", new.number)
        elif new.level > 1 and rules.touches(pair, square):
            more[crater.id] = Block("ring-above", new.number)
    return more | before


def _is_near(board: Board, crater: Crater, piece: Piece) -> bool:
    """Whether a ring on a crater would overlap a piece (G6, G7, G8)."""
    rules, square = rule_set(board), _square(crater, piece)
    if piece.kind == "base":
        return square < (rules.outer[crater.size] + BASE_RADIUS) ** 2
    clear = rules.clear_of_tower if piece.kind == "tower" else rules.clear_of_settlement
    return square < clear[crater.size]


def _square(crater: Crater, thing: Ring | Piece) -> int:
    return (crater.x - thing.x) ** 2 + (crater.y - thing.y) ** 2
