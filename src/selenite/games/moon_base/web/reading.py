"""What a position of Moon Base tells somebody at the table: who lies on whom, how the score
stands, where a ring can go, and what would come of it.

What changes with every ring is kept from ring to ring: the next position only adds one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from selenite.games.moon_base.draw import Piece, Ring, pieces_of, read_ring
from selenite.games.moon_base.notation import move_code
from selenite.games.moon_base.options import board_of, rule_set
from selenite.games.moon_base.position import read
from selenite.games.moon_base.rules.boards import Board
from selenite.games.moon_base.rules.codes import (
    ASIDE_POINTS,
    BASE_POINTS,
    COLOUR_LETTERS,
    COLOURS,
    GROUP_POINTS,
    HIGHEST_POINTS,
    LARGE,
    NOWHERE,
    OVER,
    SCORES,
    SETTLEMENT_POINTS,
    SETTLEMENTS,
    SIZE_LETTERS,
    TOWER_POINTS,
    ring_kind,
)
from selenite.games.moon_base.rules.lattice import ranks
from selenite.games.moon_base.rules.laying import covers_tower, gap, highest_touched
from selenite.games.moon_base.rules.state import State

_SEATS = range(2)


class Moon(NamedTuple):
    """All that lies and stands on the board."""

    board: Board
    rings: tuple[Ring, ...]
    pieces: tuple[Piece, ...]


def moon_of(position: Mapping[str, Any]) -> Moon:
    """The board of a position or a view."""
    board = board_of(position["options"])
    rings = tuple(read_ring(number, ring) for number, ring in enumerate(position["rings"]))
    return Moon(board, rings, tuple(pieces_of(position, board, rings)))


# Who lies on whom, and together with whom


class Relations(NamedTuple):
    """For each ring the rings it rests on, and the pairs of one colour that lie together (5.3)."""

    supports: tuple[tuple[int, ...], ...]
    bonds: tuple[tuple[int, int], ...]

    def carried_by(self, ring: int) -> list[int]:
        """The rings that rest on a ring."""
        return [upper for upper, lower in enumerate(self.supports) if ring in lower]


@lru_cache(maxsize=8192)
def relations(board: Board, rings: tuple[Ring, ...]) -> Relations:
    """How the rings of a board lie."""
    if not rings:
        return Relations((), ())
    before = relations(board, rings[:-1])
    rules, new = rule_set(board), rings[-1]
    size = SIZE_LETTERS.index(new.kind[0])
    under: list[int] = []
    bonds: list[tuple[int, int]] = []
    for ring in rings[:-1]:
        pair = 2 * size + SIZE_LETTERS.index(ring.kind[0])
        square = (ring.x - new.x) ** 2 + (ring.y - new.y) ** 2
        is_under = ring.level == new.level - 1 and rules.touches(pair, square)
        is_beside = ring.level == new.level and square <= rules.beside[pair]
        if is_under:
            under.append(ring.number)
        if (is_under or is_beside) and ring.kind[1] == new.kind[1]:
            bonds.append((ring.number, new.number))
    return Relations((*before.supports, tuple(under)), before.bonds + tuple(bonds))


@lru_cache(maxsize=8192)
def largest_groups(board: Board, rings: tuple[Ring, ...]) -> tuple[int, ...]:
    """The size of each colour's largest group of rings that lie together (5.2)."""
    group = list(range(len(rings)))
    for one, other in relations(board, rings).bonds:
        if group[one] != group[other]:
            joined, kept = group[one], group[other]
            group = [kept if number == joined else number for number in group]
    largest = [0, 0, 0]
    for number in set(group):
        colour = COLOUR_LETTERS.index(rings[number].kind[1])
        largest[colour] = max(largest[colour], group.count(number))
    return tuple(largest)


# How the score stands


class Standing(NamedTuple):
    """The score as if the game ended here, who holds each bonus, and which rings are open."""

    scores: tuple[dict[str, int], ...]
    groups: tuple[int, ...]
    top: int
    highest: tuple[str, ...]
    tower: Piece | None
    open: tuple[tuple[int, ...], ...]

    def total(self, seat: int) -> int:
        """A player's points in all."""
        return sum(self.scores[seat].values())

    def coming(self, seat: int) -> int:
        """How many settlements a player would build if the round ended here (4.1)."""
        left = SETTLEMENTS - self.scores[seat]["settlements"] // SETTLEMENT_POINTS
        return min(left, len(self.open[seat]))


@lru_cache(maxsize=2048)
def standing(moon: Moon, colours: tuple[str | None, ...], aside: tuple[str, ...]) -> Standing:
    """How the score stands (5), by what is on the board and what was set aside."""
    groups = largest_groups(moon.board, moon.rings)
    top = max((ring.level for ring in moon.rings), default=0)
    letters = {ring.kind[1] for ring in moon.rings if ring.level == top}
    highest = tuple(colour for colour in COLOURS if colour[0] in letters)
    tower = next((piece for piece in moon.pieces if piece.kind == "tower"), None)
    towers = moon.rings[int(tower.place)].kind[1] if tower and tower.level else ""
    scores = []
    for seat, colour in enumerate(colours):
        has_group = colour and max(groups) > 0 and groups[COLOURS.index(colour)] == max(groups)
        parts = (
            SETTLEMENT_POINTS * _count(moon, "settlement", seat),
            BASE_POINTS * _count(moon, "base", seat),
            ASIDE_POINTS * len(aside[seat].split()),
            GROUP_POINTS if has_group else 0,
            HIGHEST_POINTS if colour in highest else 0,
            TOWER_POINTS if colour and towers == colour[0] else 0,
        )
        scores.append(dict(zip(SCORES, parts, strict=True)))
    opens = tuple(_open_rings(moon, colour) for colour in colours)
    return Standing(tuple(scores), groups, top, highest, tower, opens)


def _count(moon: Moon, kind: str, seat: int) -> int:
    """How many pieces of a kind a player has on the board."""
    return sum(piece.kind == kind and piece.seat == seat for piece in moon.pieces)


def _open_rings(moon: Moon, colour: str | None) -> tuple[int, ...]:
    """The large rings of a colour above the ground with nothing on them (4.1)."""
    if colour is None:
        return ()
    lying = relations(moon.board, moon.rings)
    taken = {number for under in lying.supports for number in under}
    taken |= {int(piece.place) for piece in moon.pieces if piece.level}
    kind = SIZE_LETTERS[LARGE] + colour[0]
    return tuple(
        ring.number
        for ring in moon.rings
        if ring.kind == kind and ring.level > 1 and ring.number not in taken
    )


# Where a ring can go


class Place(NamedTuple):
    """A legal place on two rings: the move, the centre, and the widest angle without support."""

    move: str
    x: int
    y: int
    angle: float


class Pair(NamedTuple):
    """Two rings that carry a ring of the hand, with all its places on them, the firmest first."""

    one: int
    other: int
    level: int
    joins: bool
    places: tuple[Place, ...]

    @property
    def key(self) -> str:
        """The pair as addresses name it."""
        return f"{self.one}-{self.other}"


def position_text(position: Mapping[str, Any]) -> str:
    """A position as a text, whoever looks at it: readings are kept by it."""
    whole = {key: value for key, value in position.items() if key not in ("view", "legal")}
    return json.dumps(whole)


@lru_cache(maxsize=256)
def state_of(text: str) -> State:
    """The state of a position; it is never played on, only copies of it are."""
    position = json.loads(text)
    return read(position)


def split(legal: Sequence[str], ring: str) -> tuple[list[str], list[str]]:
    """The craters, and the moves to points, that a ring of the hand can go to.

    >>> split(["Lg>(-2,4)", "Lg>L12", "Sb>S01"], "Lg")
    (['L12'], ['Lg>(-2,4)'])
    """
    moves = [move for move in legal if move.startswith(f"{ring}>")]
    craters = [move.partition(">")[2] for move in moves if "(" not in move]
    return craters, [move for move in moves if "(" in move]


def point_of(move: str) -> tuple[int, int]:
    """The point that a move names.

    >>> point_of("Sb>(-26,20)")
    (-26, 20)
    """
    x, y = move.partition(">(")[2].rstrip(")").split(",")
    return int(x), int(y)


@lru_cache(maxsize=512)
def pairs_of(text: str, ring: str, moves: tuple[str, ...]) -> tuple[Pair, ...]:
    """The pairs of rings that the moves of a ring lead to, the lowest level first."""
    state = state_of(text)
    size, colour = divmod(ring_kind(ring), 3)
    found: dict[tuple[int, int, int], list[Place]] = {}
    for move in moves:
        x, y = point_of(move)
        at = ranks()[x, y]
        level, (one, other) = highest_touched(state, size, at)
        place = Place(move, x, y, gap(state, size, at, one, other))
        found.setdefault((level + 1, one, other), []).append(place)
    return tuple(
        Pair(
            one,
            other,
            level,
            colour not in (state.ring_kind[one] % 3, state.ring_kind[other] % 3),
            tuple(sorted(places, key=lambda place: (round(place.angle, 6), place.x, place.y))),
        )
        for (level, one, other), places in sorted(found.items())
    )


# What would come of a move


class Forecast(NamedTuple):
    """What changes with a move: open rings by seat, free craters, and points in all."""

    gained: tuple[tuple[int, int], ...]
    lost: tuple[tuple[int, int], ...]
    craters_lost: tuple[str, ...]
    craters_freed: tuple[str, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


@lru_cache(maxsize=1024)
def forecast(text: str, move: str) -> Forecast:
    """What would come of a legal move."""
    state = state_of(text)
    then = state.copy()
    then.apply(move_code(then.rules, move))
    open_now, open_then = _settled_or_open(state), _settled_or_open(then)
    free_now, free_then = _free_craters(state), _free_craters(then)
    taken = move.partition(">")[2] or move.partition("=")[2]
    return Forecast(
        tuple(sorted(open_then - open_now)),
        tuple(sorted(open_now - open_then)),
        tuple(sorted(free_now - free_then - {taken})),
        tuple(sorted(free_then - free_now)),
        _totals(state),
        _totals(then),
    )


def _settled_or_open(state: State) -> set[tuple[int, int]]:
    """Seats and the rings where they have a settlement, or would build one."""
    return {
        (seat, ring)
        for seat in _SEATS
        for ring in range(state.ring_count)
        if state.is_open(seat, ring)
        or (state.ring_settled[ring] and state.ring_kind[ring] % 3 == state.colours[seat])
    }


def _free_craters(state: State) -> set[str]:
    """The craters that could take a ring (3.1)."""
    rules, free = state.rules, list(state.ring_craters)
    return {
        rules.crater_ids[crater]
        for crater in range(rules.crater_count)
        if free[crater] and (state.tower_at == NOWHERE or not _is_by_tower(state, crater))
    }


def _is_by_tower(state: State, crater: int) -> bool:
    """Whether the tower keeps rings off a crater (G7)."""
    return covers_tower(state, state.rules.crater_size[crater], state.rules.crater_at[crater])


def _totals(state: State) -> tuple[int, ...]:
    """Everybody's points if the game ended here."""
    ended = state.copy()
    if ended.step != OVER:
        ended.finish()
    return tuple(ended.total(seat) for seat in _SEATS)
