"""A position of Moon Base as a picture: SVG for pages, files and notebooks.

The board is drawn in the lattice's own units, y turned over: a ring at (x, y) is an element moved
to (x, -y). Rings lie over each other as they do on the table, and one sees through their holes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import Any, NamedTuple

from selenite.core import drawing
from selenite.core.drawing import (
    Part,
    Say,
    below,
    beside,
    box,
    disc,
    document,
    element,
    group,
    layer,
    path,
    title,
    words,
)
from selenite.games.moon_base import signs
from selenite.games.moon_base.rules import boards
from selenite.games.moon_base.rules.boards import Board, Crater
from selenite.games.moon_base.rules.codes import (
    BASES,
    OUTER_LARGE,
    OUTER_SMALL,
    PAIR,
    ROUNDS,
    SCORES,
    SETTLEMENTS,
    SIZE_LETTERS,
)

Position = Mapping[str, Any]
Names = Mapping[int, str] | None

WIDTH = 518
"""The width of every part, so that they can be stacked."""

_SEATS = 2
_CRATERS = (OUTER_LARGE, OUTER_SMALL)
_ID_ROOM = 2.6
_SKY = 5
_BADGE_W, _BADGE_H = 6.6, 4.6
_CLEAR = 4.2
_SPOTS = tuple(
    (cos(turn * pi / 8), sin(turn * pi / 8))
    for turn in (4, 6, 2, 0, 8, 10, 14, 12, 5, 3, 7, 1, 9, 15, 11, 13)
)

STYLE = signs.STYLE
"""The style sheet of all drawings here, for pages that keep theirs in a file."""


def svg(
    position: Position, say: Say, names: Names = None, *, narrow: bool = False, style: bool = True
) -> str:
    """The whole picture: moon, stacks, whose turn it is, players with their rings, score.

    ``position`` is a position or a view, ``say`` gives the words, ``names`` are the players'. A
    narrow picture has everything in one column. Without ``style`` the page brings :data:`STYLE`.
    """
    board, (x, y) = _board(position, say, names)
    scale = WIDTH / board.width
    moon = Part(WIDTH, WIDTH, group(group(board.body, x=-x, y=-y), scale=scale))
    head = drawing.heading(
        headline(position, say), doing(position, say, names), WIDTH, _rounds(position)
    )
    stacks = _stacks(position, say)
    others = (_players(position, say, names), _score(position, say, names))
    if narrow:
        whole = below(head, moon, stacks, *others)
    else:
        whole = beside(moon, below(head, stacks, *others))
    return _document(whole, position, say, names, style)


def board_svg(position: Position, say: Say, names: Names = None, *, style: bool = True) -> str:
    """The moon with its craters and all that lies and stands on it, in the lattice's units."""
    board, origin = _board(position, say, names)
    called, told = headline(position, say), doing(position, say, names)
    return document(board, position["game"], called, told, STYLE if style else "", 0, origin)


def stacks_svg(position: Position, say: Say, *, style: bool = True) -> str:
    """The stacks, open to both players."""
    return _document(_stacks(position, say), position, say, None, style)


def players_svg(position: Position, say: Say, names: Names = None, *, style: bool = True) -> str:
    """Both players with the rings they hold and what they have built."""
    return _document(_players(position, say, names), position, say, names, style)


def _document(part: Part, position: Position, say: Say, names: Names, style: bool) -> str:
    called, told = headline(position, say), doing(position, say, names)
    return document(part, position["game"], called, told, STYLE if style else "")


# The moon


class Ring(NamedTuple):
    """A ring on the board."""

    number: int
    kind: str
    x: int
    y: int
    level: int
    crater: str | None
    outer: int


def _board(position: Position, say: Say, names: Names) -> tuple[Part, tuple[float, float]]:
    """The moon from above, lower things first, and its top left corner."""
    board = boards.from_source(position["options"]["board"])
    called = drawing.seat_names(names, _SEATS, say)
    rings = [read_ring(n, ring) for n, ring in enumerate(position["rings"])]
    lying = sorted(rings, key=lambda ring: ring.level)
    pieces = pieces_of(position, board, rings)
    reach = reach_of(board, rings)
    body = [
        layer("ground", [disc(0, 0, board.radius, "moon")]),
        layer("craters", _craters(board)),
        layer("ids", _ids(board, rings, pieces)),
        layer("rings", (ring_drawn(ring, say) for ring in lying)),
        layer("levels", _badges(lying, pieces)),
        layer("pieces", (piece_drawn(piece, say, called) for piece in pieces)),
    ]
    return Part(2 * reach, 2 * reach, "".join(body)), (-reach, -reach)


def read_ring(n: int, ring: Mapping[str, Any]) -> Ring:
    """A ring of a position."""
    kind, (x, y) = ring["ring"], ring["at"]
    return Ring(n, kind, x, y, ring["level"], ring.get("crater"), signs.OUTER[kind[0]])


def reach_of(board: Board, rings: Iterable[Ring]) -> float:
    """How far the picture goes in each direction: the moon, and what lies over its edge."""
    far = [max(abs(ring.x), abs(ring.y)) + ring.outer + 2 for ring in rings]
    wide = [max(abs(crater.x), abs(crater.y)) + OUTER_LARGE for crater in board.craters]
    return float(max(board.radius + _SKY, *far, *wide))


@lru_cache(maxsize=8)
def _craters(board: Board) -> tuple[str, ...]:
    """The craters, large ones first; the same all through a game."""
    return tuple(crater_drawn(crater) for crater in sorted(board.craters, key=lambda one: one.size))


def crater_drawn(crater: Crater) -> str:
    """A crater around its centre."""
    return group(
        title(crater.id),
        disc(0, 0, _CRATERS[crater.size] - 0.4, "hollow"),
        disc(0, 0, _CRATERS[crater.size] - 0.4, "brim"),
        x=crater.x, y=-crater.y,
        class_="crater", data_crater=crater.id, data_size=SIZE_LETTERS[crater.size],
    )  # fmt: skip


def _ids(board: Board, rings: Sequence[Ring], pieces: Sequence[Piece]) -> list[str]:
    """The craters' ids: faint where a rim crosses them, and none under a piece."""
    hidden = {(piece.x, piece.y) for piece in pieces}
    drawn = []
    for crater in board.craters:
        x, y = crater.x, crater.y
        if (x, y) not in hidden:
            drawn.append(id_drawn(crater, any(crosses(ring, x, y) for ring in rings)))
    return drawn


def id_drawn(crater: Crater, is_crossed: bool) -> str:
    """A crater's id."""
    size, class_ = (4.4, 3.6)[crater.size], "dim" if is_crossed else ""
    return words(crater.id, crater.x, 1.4 - crater.y, size, class_, width=14)


def crosses(ring: Ring, x: int, y: int) -> bool:
    """Whether a ring's rim runs over an id."""
    inside, outside = ring.outer - signs.RIM - _ID_ROOM, ring.outer + _ID_ROOM
    return inside**2 < (ring.x - x) ** 2 + (ring.y - y) ** 2 < outside**2


def ring_drawn(ring: Ring, say: Say) -> str:
    """A ring on the board; the higher, the brighter and the longer its shadow."""
    told = say("draw-ring", number=ring.number, ring=ring.kind, level=ring.level)
    if ring.crater:
        told += f", {ring.crater}"
    return group(
        title(told), signs.shaded(ring.kind, ring.level), x=ring.x, y=-ring.y,
        id=f"ring-{ring.number}", class_=signs.ring_class(ring.kind, ring.level),
        data_ring=f"{ring.number}", data_kind=ring.kind, data_level=f"{ring.level}",
        data_at=f"{ring.x},{ring.y}", data_radius=f"{ring.outer}",
    )  # fmt: skip


def _badges(lying: Sequence[Ring], pieces: Sequence[Piece]) -> list[str]:
    """Each ring's colour letter and level, on its rim where no other ring is near."""
    drawn: list[str] = []
    taken = [(float(piece.x), float(piece.y)) for piece in pieces]
    for ring in lying:
        x, y = badge_spot(ring, [other for other in lying if other is not ring], taken)
        taken.append((x, y))
        drawn.append(badge_drawn(ring, x, y))
    return drawn


def badge_drawn(ring: Ring, x: float, y: float, told: str = "") -> str:
    """A ring's colour letter and level at a point, or something else in a few signs."""
    told = told or f"{ring.kind[1]}{ring.level}"
    return group(
        box(-_BADGE_W / 2, -_BADGE_H / 2, _BADGE_W, _BADGE_H, "badge", _BADGE_H / 2),
        words(told, 0, 1.45, 4, "bold on-ring", width=_BADGE_W - 0.8),
        x=x, y=-y, class_=f"level {signs.COLOUR_NAMES[ring.kind[1]]}",
        data_level_of=f"{ring.number}",
    )  # fmt: skip


def badge_spot(
    ring: Ring, others: Sequence[Ring], taken: Sequence[tuple[float, float]]
) -> tuple[float, float]:
    """The first point of a ring's rim that is clear of other rims and badges, or the clearest."""
    reach = ring.outer + OUTER_LARGE + _CLEAR
    rims = [
        (other.x, other.y, other.outer - signs.RIM / 2)
        for other in others
        if abs(other.x - ring.x) < reach and abs(other.y - ring.y) < reach
    ]
    badges = [(a, b) for a, b in taken if abs(a - ring.x) < reach and abs(b - ring.y) < reach]
    best, most = (float(ring.x), float(ring.y)), -reach
    for across, up in _SPOTS:
        x = ring.x + (ring.outer - signs.RIM / 2) * across
        y = ring.y + (ring.outer - signs.RIM / 2) * up
        room = _room(x, y, rims, badges, most)
        if room > most:
            best, most = (x, y), room
        if room > _CLEAR:
            break
    return best


def _room(
    x: float,
    y: float,
    rims: Sequence[tuple[float, float, float]],
    badges: Sequence[tuple[float, float]],
    least: float,
) -> float:
    """How far a point is from rims and badges; as soon as it is not above the least, just that."""
    room = 2 * _CLEAR
    for a, b in badges:
        room = min(room, max(abs(x - a) - _BADGE_W, abs(y - b) - _BADGE_H))
    for a, b, radius in rims:
        if room <= least:
            break
        room = min(room, abs(hypot(x - a, y - b) - radius) - signs.RIM / 2)
    return room


# What stands on it


class Piece(NamedTuple):
    """The tower, a settlement or a base: where it stands, on what, and whose it is."""

    kind: str
    x: int
    y: int
    level: int
    place: str
    seat: int | None


def pieces_of(position: Position, board: Board, rings: Sequence[Ring]) -> list[Piece]:
    """All that stands on craters and rings, lower things first."""
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
    return sorted(found, key=lambda piece: piece.level)


def piece_drawn(piece: Piece, say: Say, called: Sequence[str]) -> str:
    """A piece around its centre."""
    if piece.seat is None:
        told, shape = say("draw-tower", place=piece.place), signs.tower()
    else:
        told = say(f"draw-{piece.kind}", who=called[piece.seat], place=piece.place)
        draw = signs.settlement if piece.kind == "settlement" else signs.base
        shape = draw(piece.seat)
    return group(
        title(told), shape, x=piece.x, y=-piece.y, class_=piece.kind,
        data_piece=piece.kind, data_seat=None if piece.seat is None else f"{piece.seat}",
        data_on=piece.place,
    )  # fmt: skip


# Beside the moon


def headline(position: Position, say: Say) -> str:
    """The game and its round."""
    return say("board-title", game=position["game"], round=position["turn"]["round"])


def doing(position: Position, say: Say, names: Names) -> str:
    """Who is to do what, or how the game ended."""
    called = drawing.seat_names(names, _SEATS, say)
    if "result" in position:
        winners = position["result"]["winners"]
        who = ", ".join(called[seat] for seat in winners)
        return say("board-over", n=len(winners), who=who, reason=position["result"]["reason"])
    turn = position["turn"]
    return say(f"draw-step-{turn['step']}", who=called[turn["seat"]])


def _rounds(position: Position) -> str:
    """The six rounds, the running one and those before it filled."""
    running = position["turn"]["round"]
    return "".join(
        disc(WIDTH - 10 - (ROUNDS - n) * 20, 16, 7, "solid" if n <= running else "line")
        for n in range(1, ROUNDS + 1)
    )


def _stacks(position: Position, say: Say) -> Part:
    """The four large and the four small stacks from the side; the pair to be drafted on top."""
    if not any(position["stacks"]["large"] + position["stacks"]["small"]):
        return Part(WIDTH, 0, layer("stacks", []))
    drawn = []
    for letter, size, left in (("L", "large", 0), ("S", "small", 4)):
        for n, rings in enumerate(position["stacks"][size]):
            name = f"{letter}{n + 1}"
            told = title(say("draw-stack", stack=name, rings=rings[::-1] or "–"))
            stack = stack_drawn(letter, rings, name)
            drawn.append(group(told, stack, x=(left + n) * WIDTH / 8, data_stack=name))
    return Part(WIDTH, 140, layer("stacks", drawn))


def stack_drawn(size: str, rings: str, name: str) -> str:
    """A stack from the side, bottom to top, each ring with its letter and pattern."""
    middle, width = WIDTH / 16, 56 if size == "L" else 40
    left = middle - width / 2
    drawn = [box(left - 3, 117, width + 6, 4, "plate", 2)]
    for n, colour in enumerate(rings):
        y = 99 - 18 * n
        frame = "band next" if n >= len(rings) - PAIR else "band"
        drawn.append(
            element(
                "g",
                box(left, y + 1, width, 16, frame, 8),
                path(f"M{drawing.number(left + 20)} {y + 9}h{width - 26}", "pattern"),
                words(colour, left + 11, y + 14, 14, "bold on-ring"),
                class_=f"side {signs.COLOUR_NAMES[colour]}",
                data_stacked=f"{size}{colour}",
            )
        )
    return "".join(drawn) + words(name, middle, 136, 14, "faint")


def _players(position: Position, say: Say, names: Names) -> Part:
    """A panel for each player: colour, rings in hand, what is built, rings set aside."""
    called = drawing.seat_names(names, _SEATS, say)
    height = 112 if any(position["hands"] + position["aside"]) else 60
    panels = [_panel(position, seat, called[seat], say, height) for seat in range(_SEATS)]
    column = below(*(Part(WIDTH, height, panel) for panel in panels), gap=6)
    return Part(WIDTH, column.height, layer("players", [column.body]))


def _panel(position: Position, seat: int, called: str, say: Say, height: float) -> str:
    """A player: sign, name, colour, settlements, bases, and the rings."""
    is_active = position["turn"]["seat"] == seat
    colour = position["colours"][seat]
    built = [
        sum(piece["seat"] == seat for piece in position[key]) for key in ("settlements", "bases")
    ]
    drawn = [
        box(0.5, 0.5, WIDTH - 1, height - 1, "panel active" if is_active else "panel", 8),
        path("M2 20l9 10l-9 10z", "sign") if is_active else "",
        group(signs.settlement(seat), x=32, y=30, scale=4),
        drawing.name(called, 58, 36, 17, 150),
        signs.flat_ring(f"L{colour[0]}", 236, 30, 15) if colour else "",
        _built(signs.settlement(seat), f"{built[0]}/{SETTLEMENTS}", "settlements", 290, say),
        _built(signs.base(seat), f"{built[1]}/{BASES}", "bases", 380, say),
        _points(position, seat),
        _held(position["hands"][seat].split(), say),
        _set_aside(position["aside"][seat].split(), say),
    ]
    return element("g", *drawn, data_player=f"{seat}", data_colour=colour)


def _built(shape: str, count: str, key: str, x: float, say: Say) -> str:
    """How many of a player's pieces are built."""
    return element(
        "g",
        title(say(f"draw-{key}")),
        group(shape, x=x, y=30, scale=3),
        words(count, x + 18, 36, 17, "bold", "start"),
        data_stat=key,
        data_value=count,
    )


def _points(position: Position, seat: int) -> str:
    """The points at the end, and the winner's mark."""
    if "result" not in position:
        return ""
    result = position["result"]
    points = words(f"{result['scores'][seat]}", WIDTH - 14, 38, 24, "bold", "end")
    if seat not in result["winners"]:
        return points
    return points + group(signs.crown(), x=WIDTH - 66, y=30, class_="winner")


def _held(rings: Sequence[str], say: Say) -> str:
    """The rings of a hand, large and small by their size."""
    drawn, x = [], 34.0
    for kind in rings:
        outer = 2.3 * signs.OUTER[kind[0]]
        told = title(say("draw-kind", ring=kind))
        drawn.append(element("g", told, signs.flat_ring(kind, x, 82, outer), data_held=kind))
        x += 52
    return layer("hand", drawn)


def _set_aside(rings: Sequence[str], say: Say) -> str:
    """The rings a player had to set aside, small and crossed out."""
    if not rings:
        return ""
    drawn = [words(say("draw-set-aside"), WIDTH - 14, 68, 13, "faint", "end", 120)]
    pitch = min(34.0, 240 / len(rings))
    for n, kind in enumerate(rings):
        x = WIDTH - 28 - (len(rings) - 1 - n) * pitch
        told = title(say("draw-kind", ring=kind))
        ring = signs.flat_ring(kind, x, 90, 1.5 * signs.OUTER[kind[0]])
        drawn.append(element("g", told, ring, data_aside=kind))
    return "".join(drawn)


def _score(position: Position, say: Say, names: Names) -> Part:
    """Where the points came from, once the game is over."""
    if "score" not in position:
        return Part(WIDTH, 0, "")
    called = drawing.seat_names(names, _SEATS, say)
    lines = [
        words(name, 330 + 120 * seat, 14, 14, "faint", "end", 110)
        for seat, name in enumerate(called)
    ]
    for n, key in enumerate(SCORES):
        y = 36 + 20 * n
        lines.append(words(say(f"draw-score-{key}"), 8, y, 14, "", "start", 200))
        for seat, score in enumerate(position["score"]):
            lines.append(
                element("g", words(f"{score[key]}", 330 + 120 * seat, y, 15, "bold", "end"),
                        data_score=f"{seat}-{key}")
            )  # fmt: skip
    return Part(WIDTH, 36 + 20 * len(SCORES), layer("score", lines))
