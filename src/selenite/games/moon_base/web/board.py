"""The moon at the web table: one drawing with fixed layers, and what can be tapped on it.

Each thing is drawn once for a place, a language and an address, and cached. What can be selected
is all in the last layer.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from selenite.core.drawing import EMPTY, Svg, disc, element, join, layer, number, path
from selenite.games.moon_base import draw, signs
from selenite.games.moon_base.analysis import Analysis
from selenite.games.moon_base.moon import OUTER, Moon, Piece, Ring
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.boards import Board, Crater
from selenite.games.moon_base.rules.codes import COLOUR_LETTERS, SIZE_LETTERS
from selenite.games.moon_base.web.targets import ghost, targets
from selenite.games.moon_base.web.tools import tools
from selenite.games.moon_base.web.view_model import ViewModel
from selenite.texts import speaker
from selenite.web.html import Markup
from selenite.web.pieces import Drawing

_CLOSER = 2.2
_ZOOM_STEPS = 20
_AROUND = 1.3
_START = Markup(
    '<div id="moon-frame"><svg id="moon" xmlns="http://www.w3.org/2000/svg" class="{}"'
    ' viewBox="{}" role="group" aria-label="{}">'
)
_END = Markup("</svg></div>")


def board(model: ViewModel) -> Drawing:
    """The moon, and below it what changes how it is shown."""
    drawn = _drawn(_facts(model))
    lost = model.analysis.lost_craters.difference(model.craters)
    shown = Drawing(_start(model))
    shown.layers(
        [
            _ground(model.moon.board, lost, model.about_prefix, drawn.ids),
            drawn.rings,
            _layer("bonds", _connections(model), _marked(model)),
            drawn.pieces,
            drawn.badges,
            _layer("news", _news(model)),
            element("g", ghost(model), id="moon-ghost", aria_hidden="true"),
            element("g", *targets(model, _to_be_seen(model.moon)), EMPTY, id="lit"),
        ]
    )
    shown.add(_END)
    shown.layer(tools(model))
    return shown


def _layer(name: str, *parts: Svg) -> Svg:
    """A fixed layer. Lists and answers say what it shows, so screen readers skip it."""
    return layer(name, parts, id=f"moon-{name}", aria_hidden="true")


def _start(model: ViewModel) -> Markup:
    """The drawing's frame up to its first layer."""
    reach = draw.reach_of(model.moon.board, model.moon.rings)
    return _frame(_class(model, reach), reach, model.say("title"))


@lru_cache(maxsize=1024)
def _frame(class_: str, reach: float, label: str) -> Markup:
    box = " ".join(map(number, (-reach, -reach, 2 * reach, 2 * reach)))
    return _START.format(class_, box, label)


def _class(model: ViewModel, reach: float) -> str:
    """The drawing's class: phones look closer at what is selected, by steps of the sheet."""
    kind = "selenite moon-base"
    place = model.ghost
    if place is None or model.zoom == "out":
        return kind
    across, down = ((reach + at) / (2 * reach) for at in (place[0], -place[1]))
    always = " always" if model.zoom == "in" else ""
    return f"{kind} zoomed{always} zx{_zoom_step(across)} zy{_zoom_step(down)}"


def _zoom_step(at: float) -> int:
    """The fixed point of a zoom that brings a place, as a share of the width, to the middle."""
    fixed = (_CLOSER * at - 0.5) / (_CLOSER - 1)
    return round(_ZOOM_STEPS * min(1.0, max(0.0, fixed)))


# The moon and its craters


@lru_cache(maxsize=1024)
def _ground(board: Board, lost: frozenset[str], prefix: str, ids: Svg) -> Svg:
    """The moon and its craters; those that can take nothing are struck out."""
    craters = (_crater(crater, crater.id in lost, prefix) for crater in draw.by_size(board))
    return _layer("ground", draw.ground(board), *craters, ids)


@lru_cache(maxsize=4096)
def _crater(crater: Crater, is_lost: bool, prefix: str) -> Svg:
    """A crater that describes itself when it is tapped."""
    about = f"{prefix}crater-{crater.id}"
    drawn = draw.lost_crater_drawn if is_lost else draw.crater_drawn
    return drawn(crater, hx_get=about, hx_swap="none")


# What lies and stands on it


class _BoardFacts(NamedTuple):
    """All that the drawing of rings and pieces depends on; addresses begin with ``prefix``."""

    analysis: Analysis
    language: str
    called: tuple[str, ...]
    prefix: str
    level: int
    numbered: frozenset[int]

    def class_at(self, level: int) -> str:
        """The class of what is above the selected level: it is only an outline."""
        return "peeled" if 0 < self.level < level else ""


def _facts(model: ViewModel) -> _BoardFacts:
    return _BoardFacts(
        model.analysis,
        model.context.language,
        tuple(model.names.values()),
        model.about_prefix,
        int(model.selection.level or 0),
        model.numbered,
    )


class _Drawn(NamedTuple):
    """The craters' ids, and the layers that are alike for all who have selected the same."""

    ids: Svg
    rings: Svg
    pieces: Svg
    badges: Svg


@lru_cache(maxsize=512)
def _drawn(facts: _BoardFacts) -> _Drawn:
    moon, language, prefix = facts.analysis.moon, facts.language, facts.prefix
    lying, spots = draw.from_the_ground(moon.rings), _badge_spots(moon.rings)
    rings = (_ring(ring, language, facts.class_at(ring.level), prefix) for ring in lying)
    pieces = (
        _piece(piece, language, facts.called, facts.class_at(piece.level), prefix)
        for piece in moon.pieces
    )
    badges = (
        _badge(ring, spots[n], n in facts.numbered, facts.class_at(ring.level))
        for n, ring in ((ring.number, ring) for ring in lying)
    )
    return _Drawn(
        _ids(moon), _layer("rings", *rings), _layer("pieces", *pieces), _layer("levels", *badges)
    )


@lru_cache(maxsize=8192)
def _ring(ring: Ring, language: str, extra_class: str, prefix: str) -> Svg:
    """A ring that describes itself when it is tapped."""
    say = speaker(language, NAME).say
    return draw.ring_drawn(
        ring, say, extra_class=extra_class, hx_get=f"{prefix}ring-{ring.number}", hx_swap="none"
    )


@lru_cache(maxsize=4096)
def _piece(
    piece: Piece, language: str, called: tuple[str, ...], extra_class: str, prefix: str
) -> Svg:
    """A piece that describes itself when it is tapped."""
    name = piece.kind if piece.seat is None else f"{piece.kind}-{piece.place}"
    return draw.piece_drawn(
        piece, speaker(language, NAME).say, called,
        extra_class=f"piece {extra_class}".rstrip(), id=name, hx_get=f"{prefix}{name}",
        hx_swap="none",
    )  # fmt: skip


@lru_cache(maxsize=8192)
def _badge(ring: Ring, spot: tuple[float, float], is_numbered: bool, extra_class: str) -> Svg:
    """A ring's colour and level, or its number where it is named beside the moon."""
    return draw.badge_drawn(ring, *spot, f"#{ring.number}" if is_numbered else "", extra_class)


def _ids(moon: Moon) -> Svg:
    """The craters' ids, but for those under a piece."""
    crossed = _crossed(moon.board, moon.rings)
    hidden = {(piece.x, piece.y) for piece in moon.pieces}
    return join(
        _id(crater, crater.id in crossed)
        for crater in moon.board.craters
        if (crater.x, crater.y) not in hidden
    )


@lru_cache(maxsize=1024)
def _id(crater: Crater, is_crossed: bool) -> Svg:
    return draw.id_drawn(crater, is_crossed)


@lru_cache(maxsize=8192)
def _crossed(board: Board, rings: tuple[Ring, ...]) -> frozenset[str]:
    """The craters whose id a rim runs over."""
    if not rings:
        return frozenset()
    new = rings[-1]
    more = {crater.id for crater in board.craters if draw.crosses(new, crater.x, crater.y)}
    return _crossed(board, rings[:-1]) | more


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


# Marks


def _connections(model: ViewModel) -> Svg:
    """Lines between rings of one colour that lie together (5.3), if they are to be shown."""
    if not model.selection.bonds:
        return EMPTY
    lines: dict[str, list[str]] = {letter: [] for letter in COLOUR_LETTERS}
    for pair in model.analysis.connections:
        one, other = map(model.ring, pair)
        lines[one.kind[1]].append(f"M{one.x} {-one.y}L{other.x} {-other.y}")
    return join(
        path("".join(found), "bond-edge")
        + path("".join(found), f"bond {signs.COLOUR_NAMES[letter]}")
        for letter, found in lines.items()
        if found
    )


def _marked(model: ViewModel) -> Svg:
    """A mark around the ring or the crater that is described beside the moon."""
    kind, _, which = model.selection.piece.partition("-")
    if kind == "ring" and model.is_ring(which):
        ring = model.ring(int(which))
        x, y, outer = ring.x, ring.y, ring.outer
    elif kind == "crater" and which in model.craters_by_id:
        crater = model.craters_by_id[which]
        x, y, outer = crater.x, crater.y, OUTER[SIZE_LETTERS[crater.size]]
    else:
        return EMPTY
    return disc(x, -y, outer + _AROUND, "asked")


def _news(model: ViewModel) -> Svg:
    """Marks on the rings that were placed since the viewer's last move."""
    table, placed = model.context.table, 0
    for played in reversed(table.moves):
        if played.seat == model.context.seat:
            break
        placed += ">" in played.move
        if model.context.seat is None:
            break
    rings = model.moon.rings[len(model.moon.rings) - placed :]
    return join(disc(ring.x, -ring.y, ring.outer + 0.9, "new") for ring in rings)
