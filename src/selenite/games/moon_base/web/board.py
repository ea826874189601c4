"""The moon at the web table: one drawing with fixed layers, and what can be tapped on it.

What only depends on the position is kept as text, with a mark where the addresses of this look go.
Things lit can be chosen, and they are all in the last layer.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from selenite.core.drawing import NAMESPACE, element, escape, number
from selenite.games.moon_base import draw, signs
from selenite.games.moon_base.draw import Piece, Ring
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.boards import Board, Crater
from selenite.games.moon_base.rules.codes import COLOUR_LETTERS, SIZE_LETTERS
from selenite.games.moon_base.web.craters import lost
from selenite.games.moon_base.web.lit import ghost, lit
from selenite.games.moon_base.web.reading import Moon
from selenite.games.moon_base.web.scene import Scene
from selenite.games.moon_base.web.tools import tools
from selenite.texts import speaker
from selenite.web.pieces import Drawing

_HERE = "\0"
_CLOSER = 2.2
_ZOOM_STEPS = 20
_AROUND = 1.3
_STRUCK = ("M-6.2 6.2L6.2-6.2", "M-3.8 3.8L3.8-3.8")
"""The stroke through a lost crater, large or small."""


def board(scene: Scene) -> Drawing:
    """The moon, and below it what changes how it is shown."""
    say, moon = scene.say, scene.moon
    drawn = _drawn(moon, scene.look.language, tuple(scene.names.values()))
    reach = draw.reach_of(moon.board, moon.rings)
    frame = " ".join(map(number, (-reach, -reach, 2 * reach, 2 * reach)))
    called = say("title")
    layers = {
        "ground": _ground(moon.board, lost(moon).difference(scene.craters)) + drawn.ids,
        "rings": _peeled(drawn.rings, scene, "ring "),
        "bonds": (_bonds(scene) if scene.pick.bonds else "") + _asked(scene),
        "pieces": _peeled(drawn.pieces, scene, "piece "),
        "levels": _peeled(_levels(scene, drawn), scene, "level "),
        "news": _news(scene),
    }
    shown = Drawing(
        f'<div id="moon-frame"><svg id="moon" xmlns="{NAMESPACE}" class="{_class(scene, reach)}"'
        f' viewBox="{frame}" role="group" aria-label="{escape(called)}">'
    )
    for name, inside in layers.items():
        shown.layer(_layer(name, inside.replace(_HERE, scene.asking)))
    shown.layer(f'<g id="moon-ghost" aria-hidden="true">{ghost(scene)}</g>')
    shown.layer(f'<g id="lit">{"".join(lit(scene, _to_be_seen(moon)))}</g>')
    shown.add("</svg></div>")
    shown.layer(tools(scene))
    return shown


def _layer(name: str, inside: str) -> str:
    """A fixed layer; what it shows is told in lists and answers, not element by element."""
    return f'<g id="moon-{name}" class="layer" data-layer="{name}" aria-hidden="true">{inside}</g>'


def _class(scene: Scene, reach: float) -> str:
    """The drawing's class: phones look closer at what has been chosen, by steps of the sheet."""
    kind = "selenite moon-base"
    place = scene.ghost
    if place is None or scene.zoom == "out":
        return kind
    across, down = ((reach + at) / (2 * reach) for at in (place[0], -place[1]))
    always = " always" if scene.zoom == "in" else ""
    return f"{kind} zoomed{always} zx{_zoom_step(across)} zy{_zoom_step(down)}"


def _zoom_step(at: float) -> int:
    """The fixed point of a zoom that brings a place, as a share of the width, to the middle."""
    fixed = (_CLOSER * at - 0.5) / (_CLOSER - 1)
    return round(_ZOOM_STEPS * min(1.0, max(0.0, fixed)))


# What only depends on the position


class _Drawn(NamedTuple):
    """Layers as texts; those that can be peeled as texts by their level."""

    ids: str
    rings: tuple[tuple[int, str], ...]
    levels: tuple[tuple[int, str], ...]
    pieces: tuple[tuple[int, str], ...]


@lru_cache(maxsize=1024)
def _drawn(moon: Moon, language: str, called: tuple[str, ...]) -> _Drawn:
    """The layers of a position."""
    lying = sorted(moon.rings, key=lambda ring: ring.level)
    spots = _badge_spots(moon.rings)
    crossed = _crossed(moon.board, moon.rings)
    hidden = {(piece.x, piece.y) for piece in moon.pieces}
    ids = "".join(
        _id_texts(moon.board)[crater.id in crossed][place]
        for place, crater in enumerate(moon.board.craters)
        if (crater.x, crater.y) not in hidden
    )
    return _Drawn(
        ids,
        tuple((ring.level, _ring_text(ring, language)) for ring in lying),
        tuple((ring.level, _badge_text(ring, *spots[ring.number])) for ring in lying),
        tuple((piece.level, _piece_text(piece, language, called)) for piece in moon.pieces),
    )


def _tappable(text: str, name: str, mark: str = "") -> str:
    """A drawn group that tells about itself when it is tapped."""
    return text.replace("<g ", f'<g {mark}hx-get="{_HERE}{escape(name)}" hx-swap="none" ', 1)


@lru_cache(maxsize=1024)
def _ground(board: Board, gone: frozenset[str]) -> str:
    """The moon and its craters, large ones first; those that can take nothing are struck out."""
    drawn = [texts[name in gone] for name, *texts in _crater_texts(board)]
    return element("circle", cx=0, cy=0, r=board.radius, class_="moon") + "".join(drawn)


@lru_cache(maxsize=8)
def _crater_texts(board: Board) -> tuple[tuple[str, str, str], ...]:
    """Each crater's id, and how it is drawn, free and lost."""
    craters = sorted(board.craters, key=lambda crater: crater.size)
    return tuple((one.id, _crater_text(one, False), _crater_text(one, True)) for one in craters)


def _crater_text(crater: Crater, is_lost: bool) -> str:
    """A crater; a lost one is struck out."""
    drawn = draw.crater_drawn(crater)
    if is_lost:
        struck = element("path", d=_STRUCK[crater.size], class_="struck")
        drawn = drawn.replace('class="crater', 'class="crater lost', 1)
        drawn = f"{drawn.removesuffix('</g>')}{struck}</g>"
    return _tappable(drawn, f"crater-{crater.id}")


@lru_cache(maxsize=8)
def _id_texts(board: Board) -> tuple[tuple[str, ...], ...]:
    """The craters' ids, clear and faint."""
    return tuple(
        tuple(draw.id_drawn(crater, is_crossed) for crater in board.craters)
        for is_crossed in (False, True)
    )


@lru_cache(maxsize=8192)
def _crossed(board: Board, rings: tuple[Ring, ...]) -> frozenset[str]:
    """The craters whose id a rim runs over."""
    if not rings:
        return frozenset()
    new = rings[-1]
    more = {crater.id for crater in board.craters if draw.crosses(new, crater.x, crater.y)}
    return _crossed(board, rings[:-1]) | more


@lru_cache(maxsize=8192)
def _ring_text(ring: Ring, language: str) -> str:
    say = speaker(language, NAME).say
    return _tappable(draw.ring_drawn(ring, say), f"ring-{ring.number}")


@lru_cache(maxsize=8192)
def _badge_text(ring: Ring, x: float, y: float) -> str:
    return draw.badge_drawn(ring, x, y)


@lru_cache(maxsize=8192)
def _numbered_text(ring: Ring, x: float, y: float) -> str:
    return draw.badge_drawn(ring, x, y, f"#{ring.number}")


@lru_cache(maxsize=4096)
def _piece_text(piece: Piece, language: str, called: tuple[str, ...]) -> str:
    say = speaker(language, NAME).say
    drawn = draw.piece_drawn(piece, say, called).replace('class="', 'class="piece ', 1)
    name = piece.kind if piece.seat is None else f"{piece.kind}-{piece.place}"
    return _tappable(drawn, name, f'id="{escape(name)}" ')


@lru_cache(maxsize=8192)
def _badge_spots(rings: tuple[Ring, ...]) -> tuple[tuple[float, float], ...]:
    """Where each ring's badge is: where it was, unless the newest ring lies over it there.

    Pieces stand in the middle of large rings, so badges keep off all of those.
    """
    if not rings:
        return ()
    new = rings[-1]
    spots = [*_badge_spots(rings[:-1]), (0.0, 0.0)]
    middles = [(float(ring.x), float(ring.y)) for ring in rings if ring.kind[0] == "L"]
    for ring in rings:
        if ring is new or _is_under(new, *spots[ring.number]):
            others = [other for other in rings if other is not ring]
            taken = [spots[other.number] for other in others if other is not new]
            spots[ring.number] = draw.badge_spot(ring, others, taken + middles)
    return tuple(spots)


def _to_be_seen(moon: Moon) -> tuple[tuple[float, float], ...]:
    """Where badges and pieces are, which nothing lit should hide."""
    pieces = ((float(piece.x), float(piece.y)) for piece in moon.pieces)
    return (*_badge_spots(moon.rings), *pieces)


def _is_under(ring: Ring, x: float, y: float) -> bool:
    """Whether a ring's rim is near a point."""
    middle = ring.outer - signs.RIM / 2
    return abs(hypot(ring.x - x, ring.y - y) - middle) < signs.RIM + 2


# What depends on the look


def _levels(scene: Scene, drawn: _Drawn) -> tuple[tuple[int, str], ...]:
    """The rings' badges: colour and level, or the number where it is spoken of beside the moon."""
    if not scene.numbered:
        return drawn.levels
    spots = _badge_spots(scene.moon.rings)
    lying = sorted(scene.moon.rings, key=lambda ring: ring.level)
    return tuple(
        (ring.level, _numbered_text(ring, *spots[ring.number]))
        if ring.number in scene.numbered
        else badge
        for ring, badge in zip(lying, drawn.levels, strict=True)
    )


def _peeled(parts: tuple[tuple[int, str], ...], scene: Scene, kind: str) -> str:
    """A layer, what is above the chosen level only as an outline."""
    most = int(scene.pick.level or 0)
    if not most:
        return "".join(text for _, text in parts)
    start = f'class="{kind}'
    return "".join(
        text if level <= most else text.replace(start, f"{start}peeled ", 1)
        for level, text in parts
    )


def _bonds(scene: Scene) -> str:
    """Lines between rings of one colour that lie together (5.3): a path for each colour."""
    lines: dict[str, list[str]] = {letter: [] for letter in COLOUR_LETTERS}
    for pair in scene.lying.bonds:
        one, other = map(scene.ring, pair)
        lines[one.kind[1]].append(f"M{one.x} {-one.y}L{other.x} {-other.y}")
    return "".join(
        element("path", d="".join(found), class_="bond-edge")
        + element("path", d="".join(found), class_=f"bond {signs.COLOUR_NAMES[letter]}")
        for letter, found in lines.items()
        if found
    )


def _asked(scene: Scene) -> str:
    """A mark around the ring or the crater that is told about beside the moon."""
    kind, _, which = scene.pick.piece.partition("-")
    if kind == "ring" and scene.is_ring(which):
        ring = scene.ring(int(which))
        x, y, outer = ring.x, ring.y, ring.outer
    elif kind == "crater" and which in scene.craters_by_id:
        crater = scene.craters_by_id[which]
        x, y, outer = crater.x, crater.y, signs.OUTER[SIZE_LETTERS[crater.size]]
    else:
        return ""
    return element("circle", cx=x, cy=-y, r=outer + _AROUND, class_="asked")


def _news(scene: Scene) -> str:
    """Marks on the rings that were placed since the viewer's last move."""
    table, placed = scene.look.table, 0
    for played in reversed(table.moves):
        if played.seat == scene.look.seat:
            break
        placed += ">" in played.move
        if scene.look.seat is None:
            break
    rings = scene.moon.rings[len(scene.moon.rings) - placed :]
    return "".join(
        element("circle", cx=ring.x, cy=-ring.y, r=ring.outer + 0.9, class_="new") for ring in rings
    )
