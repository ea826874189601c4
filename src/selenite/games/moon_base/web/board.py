"""The moon at the web table: one drawing with fixed layers, and what can be tapped on it.

Each thing is drawn once for a place and a language, and cached. Everything that can be selected is
in the last layers. The ghost of what is selected lies over the craters, so that a click on it
counts for it, and below the numbers of the pairs.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from selenite.core.drawing import (
    EMPTY,
    NAMESPACE,
    Svg,
    disc,
    element,
    join,
    layer,
    number,
    opened,
    path,
)
from selenite.games.moon_base import draw, signs
from selenite.games.moon_base.analysis import Analysis
from selenite.games.moon_base.moon import OUTER, Moon, Piece, Ring
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.boards import Board, Crater
from selenite.games.moon_base.rules.codes import COLOUR_LETTERS
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.targets import ghost, pair_targets, targets, zoom
from selenite.games.moon_base.web.tools import moon_tools, slider
from selenite.texts import speaker
from selenite.web.pieces import Drawing, Layers


def board(page: MoonPage) -> Drawing:
    """The moon, and beside it the slider of its levels."""
    drawn = _drawn(_facts(page))
    free = page.craters_for("") if page.step in ("tower", "base") else ()
    lost = page.analysis.lost_craters.difference(free)
    reach = draw.reach_of(page.moon.board, page.moon.rings)
    start, end = _frame(reach, page.say("title"))
    pairs = pair_targets(page, _to_be_seen(page.moon))
    shown = Drawing(start)
    shown.layers(
        Layers(
            {
                "moon-ground": _ground(page.moon.board, lost, drawn.ids),
                "moon-shadows": drawn.shadows,
                "moon-bases": drawn.bases,
                "moon-rings": drawn.rings,
                "moon-bonds": _layer("bonds", _connections(page)),
                "moon-pieces": drawn.pieces,
                "moon-levels": drawn.badges,
                "moon-news": _layer("news", _news(page)),
                "lit": element("g", *targets(page), EMPTY, id="lit"),
                "moon-ghost": _NO_GHOST,
                "lit-pairs": element("g", *pairs, EMPTY, id="lit-pairs"),
            }
        )
    )
    shown.add(end)
    shown.layer("moon-peel", slider(page))
    shown.layer("moon-tools", moon_tools(page.context.language))
    return shown


def ghost_layer(page: MoonPage) -> Svg:
    """The layer of what is selected, where it would lie, with the numbers of what carries it."""
    return element(
        "g",
        ghost(page),
        *_numbers(page),
        EMPTY,
        id="moon-ghost",
        class_=zoom(page),
        aria_hidden="true",
        data_ghost="",
    )


def _numbers(page: MoonPage) -> list[Svg]:
    """The numbers of the rings that are named beside the moon for what is selected."""
    named: list[int] = []
    if page.pair:
        named = [page.pair.one, page.pair.other]
    elif page.selection.settle:
        number = int(page.selection.settle)
        named = [number, *page.analysis.supports[number]]
    spots = _badge_spots(page.moon.rings)
    return [draw.badge_drawn(page.ring(one), *spots[one], f"#{one}", "named") for one in named]


_NO_GHOST = element("g", EMPTY, id="moon-ghost", aria_hidden="true", data_ghost="")


def _layer(name: str, *parts: Svg) -> Svg:
    """A fixed layer. Lists and answers say what it shows, so screen readers skip it."""
    return layer(name, parts, id=f"moon-{name}", aria_hidden="true")


@lru_cache(maxsize=1024)
def _frame(reach: float, label: str) -> tuple[Svg, Svg]:
    """What is around the layers. It says how large rings are, for the view in three dimensions."""
    box = " ".join(map(number, (-reach, -reach, 2 * reach, 2 * reach)))
    outside, outside_end = opened("div", id="moon-frame")
    moon, moon_end = opened(
        "svg", id="moon", xmlns=NAMESPACE, class_="selenite moon-base", viewBox=box,
        role="group", aria_label=label, data_large=OUTER["L"], data_small=OUTER["S"],
        data_rim=signs.RIM,
    )  # fmt: skip
    return outside + moon, moon_end + outside_end


# The moon and its craters


@lru_cache(maxsize=1024)
def _ground(board: Board, lost: frozenset[str], ids: Svg) -> Svg:
    """The moon and its craters; those that can take nothing fade."""
    craters = (_crater(crater, crater.id in lost) for crater in draw.by_size(board))
    return _layer("ground", draw.ground(board), *craters, ids)


@lru_cache(maxsize=4096)
def _crater(crater: Crater, is_lost: bool) -> Svg:
    """A crater that describes itself when it is tapped."""
    drawn = draw.lost_crater_drawn if is_lost else draw.crater_drawn
    return drawn(crater, data_about=f"crater-{crater.id}")


# What lies and stands on it


class _BoardFacts(NamedTuple):
    """All that the drawing of rings and pieces depends on."""

    analysis: Analysis
    language: str
    called: tuple[str, ...]


def _facts(page: MoonPage) -> _BoardFacts:
    return _BoardFacts(
        page.analysis,
        page.context.language,
        tuple(page.names.values()),
    )


class _Drawn(NamedTuple):
    """The craters' ids, and the layers that look the same for everybody with the same selection."""

    ids: Svg
    shadows: Svg
    bases: Svg
    rings: Svg
    pieces: Svg
    badges: Svg


@lru_cache(maxsize=512)
def _drawn(facts: _BoardFacts) -> _Drawn:
    moon, language = facts.analysis.moon, facts.language
    lying, spots = draw.from_the_ground(moon.rings), _badge_spots(moon.rings)
    rings = (_ring(ring, language) for ring in lying)
    standing = [(piece.kind, _piece(piece, language, facts.called)) for piece in moon.pieces]
    bases = (drawn for kind, drawn in standing if kind == "base")
    pieces = (drawn for kind, drawn in standing if kind != "base")
    badges = (_badge(ring, spots[ring.number]) for ring in lying)
    return _Drawn(
        _ids(moon),
        _layer("shadows", *map(draw.shadow_drawn, lying)),
        _layer("bases", *bases),
        _layer("rings", *rings),
        _layer("pieces", *pieces),
        _layer("levels", *badges),
    )


@lru_cache(maxsize=8192)
def _ring(ring: Ring, language: str) -> Svg:
    """A ring that describes itself when it is tapped."""
    say = speaker(language, NAME).say
    return draw.ring_drawn(
        ring, say, extra_class=f"at-{ring.level}", data_about=f"ring-{ring.number}"
    )


@lru_cache(maxsize=4096)
def _piece(piece: Piece, language: str, called: tuple[str, ...]) -> Svg:
    """A piece that describes itself when it is tapped."""
    name = piece.kind if piece.seat is None else f"{piece.kind}-{piece.place}"
    return draw.piece_drawn(
        piece, speaker(language, NAME).say, called, extra_class=f"piece at-{piece.level}", id=name,
        data_about=name,
    )  # fmt: skip


@lru_cache(maxsize=8192)
def _badge(ring: Ring, spot: tuple[float, float]) -> Svg:
    """A ring's colour and level."""
    return draw.badge_drawn(ring, *spot, "", f"at-{ring.level}")


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


def _connections(page: MoonPage) -> Svg:
    """Lines between rings of one colour that lie together (5.3), which the page shows on demand."""
    lines: dict[str, list[str]] = {letter: [] for letter in COLOUR_LETTERS}
    for pair in page.analysis.connections:
        one, other = map(page.ring, pair)
        ends = [f"{ring.x} {number(-ring.y - signs.lift(ring.level))}" for ring in (one, other)]
        lines[one.kind[1]].append(f"M{ends[0]}L{ends[1]}")
    return join(
        path("".join(found), "bond-edge")
        + path("".join(found), f"bond {signs.COLOUR_NAMES[letter]}")
        for letter, found in lines.items()
        if found
    )


def _news(page: MoonPage) -> Svg:
    """Marks on the rings that were placed since the viewer's last move."""
    table, placed = page.context.table, 0
    for played in reversed(table.moves):
        if played.seat == page.context.seat:
            break
        placed += page.analysis.parts(played.move).places_ring
        if page.context.seat is None:
            break
    rings = page.moon.rings[len(page.moon.rings) - placed :]
    return join(
        disc(ring.x, -ring.y - signs.lift(ring.level), ring.outer + 0.9, "new") for ring in rings
    )
