"""What can be selected on the moon, and the ghost of what is selected.

All of it is drawn at once, and the page's script shows what continues the selection.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from selenite.core.drawing import EMPTY, Svg, disc, element, group, path, title, words
from selenite.games.moon_base import draw, signs
from selenite.games.moon_base.analysis import Pair
from selenite.games.moon_base.draw import placed
from selenite.games.moon_base.moon import OUTER, Piece
from selenite.games.moon_base.rules.codes import SIZE_LETTERS
from selenite.games.moon_base.web.markers import MARKER, Marker, markers
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.parts import RING_MARGIN
from selenite.games.moon_base.web.selection import pair_part

_PLUS = "M-2 0H2M0-2V2"
_PLUS_BELOW = (5.2, 3.8)
_CLOSER = 2.2
_ZOOM_STEPS = 20
_ON_PIECE = 5
"""How far from the middle of a piece on trial a click still places it."""

_AROUND_BASE = 4.8
"""The radius of the mark where a base can go."""

_AROUND = 1.7
"""How far a mark around a ring keeps off it, so that its badge stays readable."""


def ghost(page: MoonPage) -> Svg:
    """The selected thing where it would lie, and how firmly; a click on it places it."""
    if page.ghost is None:
        return EMPTY
    kind = page.selection.ring
    x, y = page.ghost
    if not kind:
        piece = _ghost_piece(page)
        return draw.ghost_piece(piece) + _confirm(page, piece.x, piece.y, piece.level, _ON_PIECE)
    outer = OUTER[kind[0]]
    if page.pair is None or page.place is None:
        return draw.ghost(kind, x, y, 1) + _confirm(page, x, y, 1, outer)
    level, gaps = page.pair.level, page.place.gaps
    arc = draw.stability_arc(x, y, outer, gaps, level)
    return draw.ghost(kind, x, y, level) + arc + _confirm(page, x, y, level, outer)


def _confirm(page: MoonPage, x: float, y: float, level: float, outer: float) -> Svg:
    """What plays the selected move by a click on its ghost, as the button beside the moon does."""
    words = page.say(f"page-do-{page.step}")
    return placed(
        title(words), disc(0, -signs.lift(level), outer, "hit"), x=x, y=y, class_="confirm",
        data_play="",
    )  # fmt: skip


def _ghost_piece(page: MoonPage) -> Piece:
    """The settlement, the tower or the base that is selected."""
    seat = page.context.seat
    if page.selection.settle:
        ring = page.ring(int(page.selection.settle))
        return Piece("settlement", ring.x, ring.y, ring.level, f"{ring.number}", seat)
    crater = page.craters_by_id[page.selection.crater]
    return Piece(
        page.step, crater.x, crater.y, 0, crater.id, None if page.step == "tower" else seat
    )


def zoom(page: MoonPage) -> str:
    """The classes by which the style sheet zooms in on the selected place.

    There are none for a settlement: its rings are compared, so all of the moon stays in sight.
    """
    if page.ghost is None or page.selection.settle:
        return ""
    x, y = page.ghost
    reach = draw.reach_of(page.moon.board, page.moon.rings)
    across, down = ((reach + at) / (2 * reach) for at in (x, -y))
    return f"near zx{_zoom_step(across)} zy{_zoom_step(down)}"


def _zoom_step(at: float) -> int:
    """The fixed point of a zoom that brings a place to the middle, as a number of steps."""
    fixed = (_CLOSER * at - 0.5) / (_CLOSER - 1)
    return round(_ZOOM_STEPS * min(1.0, max(0.0, fixed)))


def targets(page: MoonPage) -> list[Svg]:
    """The craters and the rings that can be selected."""
    if not page.legal:
        return []
    craters = dict.fromkeys(
        crater for kind in _kinds(page) or [""] for crater in page.craters_for(kind)
    )
    return [
        *(_crater(page, name) for name in craters),
        *(_ring(page, ring, place) for place, ring in enumerate(page.settlement_rings, 1)),
    ]


def pair_targets(page: MoonPage, taken: Sequence[tuple[float, float]]) -> list[Svg]:
    """The pairs of rings that can be selected; their numbers keep off the points taken."""
    if not page.legal:
        return []
    return [pair for kind in _kinds(page) for pair in _pairs(page, kind, taken)]


def _kinds(page: MoonPage) -> Sequence[str]:
    """The kinds of rings that can be placed on the moon."""
    return [] if page.is_setting_aside else page.hand


def _target(
    name: str, part: str, label: str, *inside: Svg, kind: str, on: str, level: int, x: int, y: int,
    place: int | None = None, lands: tuple[int, int] | None = None, seen: str = "",
) -> Svg:  # fmt: skip
    """Something that can be selected: a crater, a ring or a pair, by what it is called there.

    ``place`` is its number in the list beside the moon, ``lands`` the point where a dragged ring
    would lie, ``seen`` what it is called for those who see the board. The view in three dimensions
    reads the other attributes.
    """
    return placed(
        title(seen or label), *inside, x=x, y=y, id=name, class_=f"target-of {kind}-lit",
        role="button", tabindex="-1", aria_label=label, aria_pressed="false", data_part=part,
        data_stop="", data_target=kind, data_on=on, data_level=f"{level}", data_at=draw.at(x, y),
        data_number=None if place is None else f"{place}",
        data_lands=None if lands is None else draw.at(*lands),
    )  # fmt: skip


def _crater(page: MoonPage, name: str) -> Svg:
    """A crater that can be selected, for a ring, the tower or a base."""
    crater = page.craters_by_id[name]
    outer = OUTER[SIZE_LETTERS[crater.size]]
    return _target(
        f"lit-{name}", name, page.say("page-lit-crater", crater=name),
        *_crater_marks(page, outer, group(path(_PLUS, "plus"), y=_PLUS_BELOW[crater.size])),
        kind="crater", on=name, level=0, x=crater.x, y=crater.y, lands=(crater.x, crater.y),
    )  # fmt: skip


def _crater_marks(page: MoonPage, outer: int, plus: Svg) -> tuple[Svg, ...]:
    """What marks a crater: all of it for a ring or the tower, its middle for a base.

    A base may go under rings that lie higher, so it is drawn where it would stand.
    """
    whole = outer - signs.BRIM
    if page.step == "base":
        base = element("g", signs.base(page.context.seat or 0), class_="offer")
        return disc(0, 0, whole, "reach"), base, disc(0, 0, _AROUND_BASE, "target")
    if page.step == "tower":
        return disc(0, 0, whole, "target"), plus
    return disc(0, 0, whole, "target"), plus, _landing(outer, 1)


def _landing(outer: int, level: int, across: int = 0, down: int = 0) -> Svg:
    """Where a ring would be seen on a level, as large as its picture in the hand, for dragging."""
    return disc(across, down - signs.lift(level) - draw.HOVER, outer + RING_MARGIN, "lands")


def _ring(page: MoonPage, number: int, place: int) -> Svg:
    """A ring that can be selected for a settlement, with its number in the list."""
    ring = page.ring(number)
    return _target(
        f"lit-ring-{number}", f"settle={number}", settle_words(page, number, place),
        group(
            disc(0, 0, ring.outer + _AROUND, "target"), _number(place), y=-signs.lift(ring.level)
        ),
        kind="ring", on=f"{number}", level=ring.level, x=ring.x, y=ring.y, place=place,
    )  # fmt: skip


def settle_words(page: MoonPage, number: int, place: int) -> str:
    """A ring that can be selected for a settlement in words: its level, and what it rests on."""
    one, other = map(page.ring_name, page.analysis.supports[number])
    return page.say(
        "page-settle", number=place, ring=page.ring_name(number),
        level=page.ring(number).level, one=one, other=other,
    )  # fmt: skip


def _number(place: int) -> Svg:
    """The number of something that can be selected; the style sheet sizes it."""
    return group(
        disc(0, 0, MARKER, "target"), words(f"{place}", 0, 1.3, 3.7, "bold"), class_="marker"
    )


def _pairs(page: MoonPage, kind: str, taken: Sequence[tuple[float, float]]) -> list[Svg]:
    """The pairs that carry a ring of the hand: a number each, as in the list beside the moon."""
    pairs = page.pairs_for(kind)
    places = tuple((pair.places[0].x, pair.places[0].y) for pair in pairs)
    craters = [page.craters_by_id[name] for name in page.craters_for(kind)]
    found = markers(places, tuple(taken), tuple((crater.x, crater.y) for crater in craters))
    return [
        _pair(page, kind, pair, marker, place)
        for place, (pair, marker) in enumerate(zip(pairs, found, strict=True), 1)
    ]


def _pair(page: MoonPage, kind: str, pair: Pair, marker: Marker, place: int) -> Svg:
    """A pair that carries a ring; which rings they are shows on pointing at it."""
    firmest = pair.places[0]
    across, down = firmest.x - marker.x, marker.y - firmest.y
    return _target(
        f"pair-{kind}-{pair.key}", pair_part(kind, pair.key), pair_words(page, pair, place),
        *_pair_lines(page, pair, marker),
        disc(0, 0, marker.reach, "reach"), _number(place),
        _landing(OUTER[kind[0]], pair.level, across, down),
        kind="pair", on=pair.key, level=pair.level, x=marker.x, y=marker.y, place=place,
        lands=(firmest.x, firmest.y), seen=_pair_seen(page, pair, place),
    )  # fmt: skip


def _pair_lines(page: MoonPage, pair: Pair, marker: Marker) -> Iterator[Svg]:
    """The rings of a pair around its number, and the way to the firmest place."""
    x, y = marker.x, marker.y
    rings = [page.ring(pair.one), page.ring(pair.other)]
    points = [(ring.x - x, y - ring.y - signs.lift(ring.level)) for ring in rings]
    yield path("M" + "L".join(f"{across:g} {down:g}" for across, down in points), "span")
    for ring, (across, down) in zip(rings, points, strict=True):
        yield disc(across, down, ring.outer + _AROUND, "held")
    firmest = pair.places[0]
    if (x, y) != (firmest.x, firmest.y):
        yield path(f"M0 0L{firmest.x - x} {y - firmest.y}", "lead")


def pair_words(page: MoonPage, pair: Pair, place: int) -> str:
    """A pair in words: which rings, the level, and whether the tower comes."""
    return _pair_told(page, pair, place, page.ring_name(pair.one), page.ring_name(pair.other))


def _pair_seen(page: MoonPage, pair: Pair, place: int) -> str:
    """A pair by what its rings look like: the board doesn't show their numbers."""
    one, other = (
        page.say("draw-kind", ring=page.ring(ring).kind) for ring in (pair.one, pair.other)
    )
    return _pair_told(page, pair, place, one, other)


def _pair_told(page: MoonPage, pair: Pair, place: int, one: str, other: str) -> str:
    code = "page-pair-tower" if pair.is_collaboration else "page-pair"
    return page.say(code, number=place, one=one, other=other, level=pair.level)
