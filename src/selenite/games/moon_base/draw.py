"""A position of Moon Base as a picture: SVG for pages, files and notebooks.

The board is drawn in the lattice's own units, with the y axis flipped: a ring at (x, y) is an
element moved to (x, -y). The higher a ring lies, the further up it is drawn in its element. Rings
lie over each other as they do on a table, and their holes show what is below. Pictures come from
:mod:`sprites`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, hypot, pi, radians, sin
from random import Random

from selenite.core import drawing
from selenite.core.drawing import (
    EMPTY,
    WIDTH,
    Names,
    Part,
    Say,
    Spot,
    Svg,
    arranged,
    box,
    disc,
    document,
    element,
    group,
    join,
    layer,
    number,
    path,
    title,
    words,
)
from selenite.core.state import Position
from selenite.games.moon_base import panels, signs, sprites
from selenite.games.moon_base.analysis import firmness
from selenite.games.moon_base.moon import OUTER, Moon, Piece, Ring, moon_of
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.rules.boards import Board, Crater
from selenite.games.moon_base.rules.codes import OUTER_LARGE, SIZE_LETTERS
from selenite.games.moon_base.rules.laying import Gap

_PIECE_RADIUS = 5
_MARGIN, _ORIGIN = 8.0, (0.0, 0.0)
_ID_ROOM = 2.6
_SKY = 5
_BADGE_W, _BADGE_H = 6.6, 4.6
_CLEAR = 4.2
_SKY_REACH = 2.0
"""How far the sky reaches, for pages that show more of it than the square around the moon."""

_STARS = ((0.34, 420), (0.55, 150), (0.85, 40))
"""How thick stars are, and how many there are of each kind."""

HOVER = 0.9
"""How far a ghost hovers over its place."""

_SPOTS = tuple(
    (cos(turn * pi / 8), sin(turn * pi / 8))
    for turn in (4, 6, 2, 0, 8, 10, 14, 12, 5, 3, 7, 1, 9, 15, 11, 13)
)

STYLE = signs.STYLE
"""The style sheet of all drawings here, for pages that keep theirs in a file."""


def svg(
    position: Position, say: Say, names: Names = None, *, narrow: bool = False, style: bool = True
) -> Svg:
    """The whole picture: moon, stacks, whose turn it is, players with their rings, score.

    ``position`` is a position or a view, ``say`` gives the words, ``names`` are the players'. A
    narrow picture has everything in one column. Without ``style`` the page brings :data:`STYLE`.
    """
    board, (x, y) = _board(position, say, names)
    frame = " ".join(map(number, (x, y, board.width, board.height)))
    moon = Part(WIDTH, WIDTH, element("svg", board.body, width=WIDTH, height=WIDTH, viewBox=frame))
    head = panels.heading(position, say, names)
    others = (
        panels.stacks(position, say),
        panels.players(position, say, names),
        panels.score(position, say, names),
    )
    whole = arranged(head, moon, others, narrow=narrow)
    return _document(whole, position, say, names, style)


def board_svg(
    position: Position, say: Say, names: Names = None, *, style: bool = True,
    layers: Iterable[Svg] = (), **attributes: str | None,
) -> Svg:  # fmt: skip
    """The moon with its craters and all that lies and stands on it, in the lattice's units.

    ``layers`` lie on top of it; :func:`spots` says where things are.
    """
    board, origin = _board(position, say, names)
    return _document(
        board, position, say, names, style, margin=0, origin=origin, layers=layers, **attributes,
    )  # fmt: skip


def marked_board_svg(
    position: Position, say: Say, names: Names, marks: Svg, *, lost: frozenset[str],
    prefix: str = "",
) -> Svg:  # fmt: skip
    """The same with marks, without its style sheet.

    Craters that are ``lost`` fade. All ids begin with ``prefix``, for pages that show the moon
    twice.
    """
    board, origin = _board(position, say, names, lost, prefix)
    return _document(
        board, position, say, names, False, margin=0, origin=origin, layers=[marks]
    )  # fmt: skip


def stacks_svg(
    position: Position, say: Say, *, style: bool = True, layers: Iterable[Svg] = (),
    **attributes: str | None,
) -> Svg:  # fmt: skip
    """The stacks, open to both players; :func:`panels.stack_spots` says where they are."""
    stacks = panels.stacks(position, say)
    return _document(
        stacks, position, say, None, style, margin=_MARGIN, origin=_ORIGIN, layers=layers,
        **attributes,
    )  # fmt: skip


def players_svg(
    position: Position, say: Say, names: Names = None, *, style: bool = True,
    layers: Iterable[Svg] = (), points: Sequence[int] | None = None, **attributes: str | None,
) -> Svg:  # fmt: skip
    """Both players with the rings they hold and what they have built, and their points.

    All are of one size, so that a page may show one after the other.
    """
    players = panels.players(position, say, names, points, has_room=True)
    return _document(
        players, position, say, names, style, margin=_MARGIN, origin=_ORIGIN, layers=layers,
        **attributes,
    )  # fmt: skip


def _document(
    part: Part, position: Position, say: Say, names: Names, style: bool, *, margin: float = _MARGIN,
    origin: tuple[float, float] = _ORIGIN, layers: Iterable[Svg] = (),
    **attributes: str | None,
) -> Svg:  # fmt: skip
    """A part as a drawing that says whose turn it is; with its style it stands alone."""
    layers = tuple(layers)
    return document(
        part, position["game"], panels.headline(position, say), panels.doing(position, say, names),
        STYLE if style else "", margin=margin, origin=origin, layers=layers, attributes=attributes,
        symbols=sprites.embedded(part.body, *layers) if style else EMPTY,
    )  # fmt: skip


# Where things are


def spots(position: Position) -> list[Spot]:
    """Where craters, rings and pieces are on the board, lower things first."""
    moon = moon_of(position)
    return [
        *(crater_spot(crater) for crater in moon.board.craters),
        *(ring_spot(ring) for ring in from_the_ground(moon.rings)),
        *(piece_spot(piece) for piece in moon.pieces),
    ]


def crater_spot(crater: Crater) -> Spot:
    """Where a crater is."""
    return Spot("crater", crater.id, crater.x, -crater.y, radius=_outer(crater) - signs.BRIM)


def ring_spot(ring: Ring) -> Spot:
    """Where a ring is."""
    return Spot("ring", f"{ring.number}", ring.x, -ring.y, radius=ring.outer)


def seen_spot(spot: Spot, level: float) -> Spot:
    """A spot moved to where its thing is seen: the higher it lies, the further up."""
    return spot._replace(y=spot.y - signs.lift(level))


def piece_spot(piece: Piece) -> Spot:
    """Where a piece is; its key is the crater or the ring that it stands on."""
    return Spot(piece.kind, piece.place, piece.x, -piece.y, radius=_PIECE_RADIUS)


# The moon


def _board(
    position: Position, say: Say, names: Names, lost: frozenset[str] = frozenset(),
    prefix: str = "",
) -> tuple[Part, tuple[float, float]]:  # fmt: skip
    """The moon from above, lower things first, and its top left corner."""
    moon = moon_of(position)
    called = drawing.seat_names(names, PLAYERS, say)
    lying = from_the_ground(moon.rings)
    bases = [piece for piece in moon.pieces if piece.kind == "base"]
    others = [piece for piece in moon.pieces if piece.kind != "base"]
    reach = reach_of(moon.board, moon.rings)
    body = [
        layer("ground", [ground(moon.board)]),
        layer("craters", _craters(moon.board, lost)),
        layer("shadows", (shadow_drawn(ring, prefix) for ring in moon.rings)),
        layer("bases", (piece_drawn(piece, say, called) for piece in bases)),
        layer("ids", _ids(moon)),
        layer("rings", (ring_drawn(ring, say, prefix=prefix) for ring in lying)),
        layer("levels", _badges(lying, moon.pieces)),
        layer("pieces", (piece_drawn(piece, say, called) for piece in others)),
    ]
    return Part(2 * reach, 2 * reach, join(body)), (-reach, -reach)


def from_the_ground(rings: Iterable[Ring]) -> list[Ring]:
    """Rings by their level, those of one level in the order they were placed."""
    return sorted(rings, key=lambda ring: ring.level)


def placed(*inside: str, x: float, y: float, **attributes: str | None) -> Svg:
    """Elements around a point of the lattice."""
    return group(*inside, x=x, y=-y, scale=1, **attributes)


def at(x: float, y: float) -> str:
    """A point of the lattice as scripts read it.

    >>> at(-6, 40)
    '-6,40'
    """
    return f"{number(x)},{number(y)}"


def reach_of(board: Board, rings: Iterable[Ring]) -> float:
    """How far the picture goes in each direction: the moon, and what lies over its edge."""
    far = [
        max(abs(ring.x), -ring.y, ring.y + signs.lift(ring.level)) + ring.outer + 2
        for ring in rings
    ]
    wide = [max(abs(crater.x), abs(crater.y)) + OUTER_LARGE for crater in board.craters]
    return float(max(board.radius + _SKY, *far, *wide))


@lru_cache(maxsize=64)
def ground(board: Board) -> Svg:
    """The sky with its stars and the Earth, and the moon itself."""
    reach = reach_of(board, ())
    whole = _SKY_REACH * reach
    corner = reach - sprites.EARTH - 4
    earth = group(sprites.use("earth", class_="art"), x=corner, y=-corner)
    has_room = hypot(corner, corner) > board.radius + sprites.EARTH + 4
    moon = sprites.use("moon", class_="art")
    return join(
        (
            box(-whole, -whole, 2 * whole, 2 * whole, "sky", 0),
            group(sprites.use("haze", class_="art haze"), scale=whole / 50),
            _stars(whole, board.radius),
            earth if has_room else EMPTY,
            group(moon, scale=board.radius / sprites.MOON),
        )
    )


def _stars(whole: float, radius: float) -> Svg:
    """Stars all over the sky, but not on the moon."""
    chance = Random("stars")
    drawn = []
    for thick, count in _STARS:
        points = ((chance.uniform(-1, 1) * whole, chance.uniform(-1, 1) * whole)
                  for _ in range(count))  # fmt: skip
        seen = "".join(f"M{number(x)} {number(y)}h0" for x, y in points if hypot(x, y) > radius + 2)
        drawn.append(path(seen, "art star", stroke_width=thick))
    return join(drawn)


def by_size(board: Board) -> list[Crater]:
    """The craters in the order they are drawn: large ones first."""
    return sorted(board.craters, key=lambda crater: crater.size)


@lru_cache(maxsize=64)
def _craters(board: Board, lost: frozenset[str]) -> tuple[Svg, ...]:
    """The craters, which only change when some are lost."""
    return tuple(
        lost_crater_drawn(crater) if crater.id in lost else crater_drawn(crater)
        for crater in by_size(board)
    )


def _outer(crater: Crater) -> int:
    return OUTER[SIZE_LETTERS[crater.size]]


def crater_drawn(
    crater: Crater, *marks: Svg, extra_class: str = "", **attributes: str | None
) -> Svg:
    """A crater with marks on it."""
    variant = (7 * crater.x + 3 * crater.y) // 2
    return placed(
        title(crater.id), signs.crater(_outer(crater), variant), *marks, x=crater.x, y=crater.y,
        class_=f"crater {extra_class}".rstrip(),
        data_crater=crater.id, data_size=SIZE_LETTERS[crater.size], data_at=at(crater.x, crater.y),
        **attributes,
    )  # fmt: skip


def lost_crater_drawn(crater: Crater, **attributes: str | None) -> Svg:
    """A crater that can take nothing any more: it fades."""
    return crater_drawn(crater, extra_class="lost", **attributes)


def _ids(moon: Moon) -> list[Svg]:
    """The craters' ids: faint where a rim crosses them, and none under a piece."""
    hidden = {(piece.x, piece.y) for piece in moon.pieces}
    return [
        id_drawn(crater, any(crosses(ring, crater.x, crater.y) for ring in moon.rings))
        for crater in moon.board.craters
        if (crater.x, crater.y) not in hidden
    ]


def id_drawn(crater: Crater, is_crossed: bool) -> Svg:
    """A crater's id, which is seen where codes are shown."""
    size, class_ = (4.4, 3.6)[crater.size], "codes id dim" if is_crossed else "codes id"
    return words(crater.id, crater.x, 1.4 - crater.y, size, class_, width=14)


def crosses(ring: Ring, x: int, y: int) -> bool:
    """Whether a ring's rim runs over an id."""
    inside, outside = ring.outer - signs.RIM - _ID_ROOM, ring.outer + _ID_ROOM
    return inside**2 < (ring.x - x) ** 2 + (ring.y - y) ** 2 < outside**2


def ring_drawn(
    ring: Ring, say: Say, *, extra_class: str = "", prefix: str = "", **attributes: str | None
) -> Svg:
    """A ring on the board with its shadow on what it rests on; the higher, the further up."""
    described = say("draw-ring", number=ring.number, ring=ring.kind, level=ring.level)
    if ring.crater:
        described += f", {ring.crater}"
    return placed(
        title(described), signs.shaded(ring.kind, ring.level), x=ring.x, y=ring.y,
        id=f"{prefix}ring-{ring.number}",
        class_=f"{signs.ring_class(ring.kind, ring.level)} {extra_class}".rstrip(),
        data_ring=f"{ring.number}", data_kind=ring.kind, data_level=f"{ring.level}",
        data_at=at(ring.x, ring.y), **attributes,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def shadow_drawn(ring: Ring, prefix: str = "") -> Svg:
    """The shadow of a ring on the ground; one that lies on the ground itself has its own."""
    if ring.level < 2:
        return EMPTY
    return placed(
        signs.shadow_below(ring.kind[0], ring.level), x=ring.x, y=ring.y,
        id=f"{prefix}shadow-{ring.number}",
    )  # fmt: skip


def _badges(lying: Sequence[Ring], pieces: Sequence[Piece]) -> list[Svg]:
    """Each ring's colour letter and level, on its rim where no other ring is near."""
    drawn: list[Svg] = []
    taken = [(float(piece.x), float(piece.y)) for piece in pieces]
    for ring in lying:
        x, y = badge_spot(ring, [other for other in lying if other is not ring], taken)
        taken.append((x, y))
        drawn.append(badge_drawn(ring, x, y))
    return drawn


def badge_drawn(ring: Ring, x: float, y: float, text: str = "", extra_class: str = "") -> Svg:
    """A ring's colour letter and level at a point, or something else in a few signs.

    The letter and the level are seen where codes are shown, anything else always.
    """
    if not text:
        text, extra_class = f"{ring.kind[1]}{ring.level}", f"codes {extra_class}".rstrip()
    inside = (
        box(-_BADGE_W / 2, -_BADGE_H / 2, _BADGE_W, _BADGE_H, "badge", _BADGE_H / 2),
        words(text, 0, 1.45, 4, "bold on-ring", width=_BADGE_W - 0.8),
    )
    return placed(
        group(*inside, y=-signs.lift(ring.level)), x=x, y=y,
        class_=f"level {signs.COLOUR_NAMES[ring.kind[1]]} {extra_class}".rstrip(),
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
    """How far a point is from rims and badges; measuring stops once it isn't above ``least``."""
    room = 2 * _CLEAR
    for a, b in badges:
        room = min(room, max(abs(x - a) - _BADGE_W, abs(y - b) - _BADGE_H))
    for a, b, radius in rims:
        if room <= least:
            break
        room = min(room, abs(hypot(x - a, y - b) - radius) - signs.RIM / 2)
    return room


# What stands on it


def piece_drawn(
    piece: Piece, say: Say, called: Sequence[str], *, extra_class: str = "",
    **attributes: str | None,
) -> Svg:  # fmt: skip
    """A piece around its centre; ``called`` are the players' names."""
    who = "" if piece.seat is None else called[piece.seat]
    return placed(
        title(say(f"draw-{piece.kind}", who=who, place=piece.place)),
        signs.raised(piece.kind, piece.seat, piece.level), x=piece.x, y=piece.y,
        class_=f"{piece.kind} {extra_class}".rstrip(), **_piece_data(piece), **attributes,
    )  # fmt: skip


def _piece_data(piece: Piece) -> dict[str, str | None]:
    """What a piece is, whose, on which crater or ring, and where, for scripts."""
    seat = None if piece.seat is None else f"{piece.seat}"
    return {
        "data_piece": piece.kind, "data_seat": seat, "data_on": piece.place,
        "data_at": at(piece.x, piece.y),
    }  # fmt: skip


# While a player decides


@lru_cache(maxsize=1024)
def ghost(kind: str, x: float, y: float, level: int) -> Svg:
    """A ring where it would lie on a level: translucent, hovering over its place, in a halo."""
    outer = OUTER[kind[0]]
    ring = group(
        disc(0, 0, outer + 1.2, "aura"), signs.band(kind, outer), disc(0, 0, outer + 0.6, "halo"),
        y=-signs.lift(level) - HOVER,
    )  # fmt: skip
    return placed(
        signs.shadow_below(kind[0], level), ring, x=x, y=y, id="ghost",
        class_=f"ghost {signs.COLOUR_NAMES[kind[1]]}", data_kind=kind, data_level=f"{level}",
        data_at=at(x, y),
    )  # fmt: skip


@lru_cache(maxsize=1024)
def ghost_piece(piece: Piece) -> Svg:
    """A piece where it would stand."""
    halo = group(disc(0, 0, 5, "aura"), disc(0, 0, 4.4, "halo"), y=-signs.lift(piece.level))
    return placed(
        halo, signs.raised(piece.kind, piece.seat, piece.level), x=piece.x, y=piece.y,
        id="ghost", class_="ghost", **_piece_data(piece),
    )  # fmt: skip


def stability_arc(x: float, y: float, outer: int, gaps: Sequence[Gap], level: int = 0) -> Svg:
    """How firmly a ring would lie: its rim in parts, each coloured by how wide the gap is.

    A bead is on each point of support. On a level the arc is drawn at the ring's own height.
    """
    radius = outer + 1.9
    arcs = [_arc(radius, start, wide, "arc-edge") for start, wide in gaps]
    arcs += [_arc(radius, start, wide, f"arc {firmness(wide)}") for start, wide in gaps]
    beads = []
    for start, _ in gaps:
        across, up = _at(radius, start)
        beads.append(disc(across, up, 0.95, "bead"))
    drawn = group(*arcs, *beads, y=-signs.lift(level))
    return placed(drawn, x=x, y=y, id="stability", class_="stability")


def _arc(radius: float, start: float, wide: float, class_: str) -> Svg:
    """A part of a circle."""
    (a, b), (c, d) = _at(radius, start), _at(radius, start + wide)
    large = 1 if wide > 180 else 0
    r = number(radius)
    return path(
        f"M{number(a)} {number(b)}A{r} {r} 0 {large} 0 {number(c)} {number(d)}", class_
    )  # fmt: skip


def _at(radius: float, turn: float) -> tuple[float, float]:
    """A point of a circle in a drawing, where y goes down."""
    return radius * cos(radians(turn)), -radius * sin(radians(turn))
