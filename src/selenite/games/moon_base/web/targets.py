"""What can be selected on the moon, and the ghost of what is selected.

All of it is drawn at once, and the page's script shows what continues the selection.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from selenite.core.drawing import EMPTY, Svg, disc, group, path, title, words
from selenite.games.moon_base import draw, signs
from selenite.games.moon_base.analysis import Pair
from selenite.games.moon_base.draw import placed
from selenite.games.moon_base.moon import OUTER, Piece
from selenite.games.moon_base.rules.codes import SIZE_LETTERS
from selenite.games.moon_base.web.markers import MARKER, Marker, markers
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.selection import pair_part

_PLUS = "M-2 0H2M0-2V2"
_PLUS_BELOW = (5.2, 3.8)
_CLOSER = 2.2
_ZOOM_STEPS = 20
_FEW = 12
"""How many pairs show their numbers at once; of more, each does when it is pointed at."""

_AROUND = 1.7
"""How far a mark around a ring keeps off it, so that its badge stays readable."""


def ghost(page: MoonPage) -> Svg:
    """The selected thing where it would lie, and how firmly."""
    if page.ghost is None:
        return EMPTY
    kind = page.selection.ring
    if not kind:
        return draw.ghost_piece(_ghost_piece(page))
    x, y = page.ghost
    if page.pair is None or page.place is None:
        return draw.ghost(kind, x, y, 1)
    level, gaps = page.pair.level, page.place.gaps
    arc = draw.stability_arc(x, y, OUTER[kind[0]], gaps, level)
    return draw.ghost(kind, x, y, level) + arc


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


def targets(page: MoonPage, taken: Sequence[tuple[float, float]]) -> list[Svg]:
    """Everything on the moon that can be selected; numbers keep off the points taken."""
    if not page.legal:
        return []
    kinds = [] if page.is_setting_aside else page.hand
    craters = dict.fromkeys(crater for kind in kinds or [""] for crater in page.craters_for(kind))
    return [
        *(_crater(page, name) for name in craters),
        *(_ring(page, ring, place) for place, ring in enumerate(page.settlement_rings, 1)),
        *(pair for kind in kinds for pair in _pairs(page, kind, taken)),
    ]


def _target(
    name: str, part: str, label: str, *inside: Svg, kind: str, on: str, level: int, x: int, y: int,
    place: int | None = None,
) -> Svg:  # fmt: skip
    """Something that can be selected: a crater, a ring or a pair, by what it is called there.

    ``place`` is its number in the list beside the moon. The view in three dimensions reads
    the other attributes.
    """
    return placed(
        title(label), *inside, x=x, y=y, id=name, class_=f"target-of {kind}-lit", role="button",
        tabindex="-1", aria_label=label, aria_pressed="false", data_part=part, data_stop="",
        data_target=kind, data_on=on, data_level=f"{level}", data_at=draw.at(x, y),
        data_number=None if place is None else f"{place}",
    )  # fmt: skip


def _crater(page: MoonPage, name: str) -> Svg:
    """A crater that can be selected, for a ring, the tower or a base."""
    crater = page.craters_by_id[name]
    return _target(
        f"lit-{name}", name, page.say("page-lit-crater", crater=name),
        disc(0, 0, OUTER[SIZE_LETTERS[crater.size]] - signs.BRIM, "target"),
        group(path(_PLUS, "plus"), y=_PLUS_BELOW[crater.size]),
        kind="crater", on=name, level=0, x=crater.x, y=crater.y,
    )  # fmt: skip


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


def _number(place: int, class_: str = "marker") -> Svg:
    """The number of something that can be selected; the style sheet sizes it."""
    return group(
        disc(0, 0, MARKER, "target"), words(f"{place}", 0, 1.3, 3.7, "bold"), class_=class_
    )


def _pairs(page: MoonPage, kind: str, taken: Sequence[tuple[float, float]]) -> list[Svg]:
    """The pairs that carry a ring of the hand: a number each, as in the list beside the moon."""
    pairs = page.pairs_for(kind)
    places = tuple((pair.places[0].x, pair.places[0].y) for pair in pairs)
    craters = [page.craters_by_id[name] for name in page.craters_for(kind)]
    found = markers(places, tuple(taken), tuple((crater.x, crater.y) for crater in craters))
    number = "marker few" if len(pairs) <= _FEW else "marker"
    return [
        _pair(page, kind, pair, marker, _number(place, number), place)
        for place, (pair, marker) in enumerate(zip(pairs, found, strict=True), 1)
    ]


def _pair(page: MoonPage, kind: str, pair: Pair, marker: Marker, number: Svg, place: int) -> Svg:
    """A pair that carries a ring; which rings they are shows on pointing at it."""
    return _target(
        f"pair-{kind}-{pair.key}", pair_part(kind, pair.key), pair_words(page, pair, place),
        *_pair_lines(page, pair, marker),
        disc(0, 0, marker.reach, "reach"), number,
        kind="pair", on=pair.key, level=pair.level, x=marker.x, y=marker.y, place=place,
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
    return page.say(
        "page-pair-tower" if pair.is_collaboration else "page-pair",
        number=place, one=page.ring_name(pair.one), other=page.ring_name(pair.other),
        level=pair.level,
    )  # fmt: skip
