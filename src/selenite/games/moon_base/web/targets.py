"""What can be selected on the moon, and the ghost of what is selected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from selenite.core.drawing import EMPTY, Svg, disc, group, join, path, title, words
from selenite.games.moon_base import signs
from selenite.games.moon_base.analysis import Pair
from selenite.games.moon_base.draw import placed
from selenite.games.moon_base.moon import OUTER
from selenite.games.moon_base.rules.codes import SIZE_LETTERS
from selenite.games.moon_base.web.markers import MARKER, Marker, markers
from selenite.games.moon_base.web.view_model import ViewModel

_PLUS = "M-2 0H2M0-2V2"
_PLUS_BELOW = (5.2, 3.8)
_AROUND = 1.7
"""How far a mark around a ring keeps off it: its badge stays readable."""


def ghost(model: ViewModel) -> Svg:
    """The selected thing where it would lie."""
    if model.ghost is None:
        return EMPTY
    x, y = model.ghost
    kind = model.selection.ring
    if kind:
        colour = signs.COLOUR_NAMES[kind[1]]
        return placed(_ghost_ring(model, kind), x=x, y=y, id="ghost", class_=f"ghost {colour}")
    seat = model.context.seat or 0
    shapes = {"tower": signs.tower(), "base": signs.base(seat), "settle": signs.settlement(seat)}
    return placed(shapes[model.step], disc(0, 0, 7, "halo"), x=x, y=y, id="ghost", class_="ghost")


def _ghost_ring(model: ViewModel, kind: str) -> Svg:
    """A ring of the hand with the level it would have."""
    level = model.pair.level if model.pair else 1
    outer = OUTER[kind[0]]
    return join(
        (
            signs.band(kind, outer - 0.15),
            disc(0, 0, outer + 0.6, "halo"),
            words(f"{kind[1]}{level}", 0, 1.6, 4.6, "bold"),
        )
    )


def targets(model: ViewModel, taken: Sequence[tuple[float, float]]) -> list[Svg]:
    """Everything on the moon that can be selected now; numbers keep off the points taken."""
    return [
        *(_crater(model, name) for name in model.craters),
        *(_ring(model, ring, place) for place, ring in enumerate(model.settlement_rings, 1)),
        *_pairs(model, taken),
    ]


def _target(
    name: str, label: str, address: str, *inside: Svg, is_chosen: bool, kind: str, x: int, y: int
) -> Svg:
    """Something that can be selected."""
    return placed(
        title(label), *inside, x=x, y=y, id=name,
        class_=f"lit {kind} chosen" if is_chosen else f"lit {kind}",
        role="button", tabindex="0", aria_label=label,
        aria_pressed="true" if is_chosen else "false", hx_get=address, hx_swap="none",
    )  # fmt: skip


def _crater(model: ViewModel, name: str) -> Svg:
    """A crater that can be selected, for a ring, the tower or a base."""
    crater = model.craters_by_id[name]
    is_chosen = model.selection.crater == name
    address = model.choose(crater="" if is_chosen else name, pair="", place="", piece="")
    return _target(
        f"lit-{name}", model.say("page-lit-crater", crater=name), address,
        disc(0, 0, OUTER[SIZE_LETTERS[crater.size]] - signs.BRIM, "target"),
        group(path(_PLUS, "plus"), y=_PLUS_BELOW[crater.size]),
        is_chosen=is_chosen, kind="crater-lit", x=crater.x, y=crater.y,
    )  # fmt: skip


def _ring(model: ViewModel, number: int, place: int) -> Svg:
    """A ring that can be selected for a settlement, with its number in the list."""
    ring = model.ring(number)
    is_chosen = model.selection.settle == str(number)
    address = model.choose(settle="" if is_chosen else number, piece="")
    return _target(
        f"lit-ring-{number}", settle_words(model, number, place), address,
        disc(0, 0, ring.outer + _AROUND, "target"), _number(place),
        is_chosen=is_chosen, kind="ring-lit", x=ring.x, y=ring.y,
    )  # fmt: skip


def settle_words(model: ViewModel, number: int, place: int) -> str:
    """A ring that can be selected for a settlement in words: its level, and what it rests on."""
    one, other = map(model.ring_name, model.analysis.supports[number])
    return model.say(
        "page-settle", number=place, ring=model.ring_name(number),
        level=model.ring(number).level, one=one, other=other,
    )  # fmt: skip


def _number(place: int) -> Svg:
    """The number of something that can be selected; the style sheet sizes it."""
    return group(
        disc(0, 0, MARKER, "target"), words(f"{place}", 0, 1.3, 3.7, "bold"), class_="marker"
    )


def _pairs(model: ViewModel, taken: Sequence[tuple[float, float]]) -> list[Svg]:
    """The pairs that carry the selected ring: a number each, as in the list beside the moon."""
    places = tuple((pair.places[0].x, pair.places[0].y) for pair in model.pairs)
    craters = [model.craters_by_id[name] for name in model.craters]
    found = markers(places, tuple(taken), tuple((crater.x, crater.y) for crater in craters))
    return [
        _pair(model, pair, place, marker)
        for place, (pair, marker) in enumerate(zip(model.pairs, found, strict=True), 1)
    ]


def _pair(model: ViewModel, pair: Pair, place: int, marker: Marker) -> Svg:
    """A pair that carries the selected ring; which rings they are shows on pointing at it."""
    is_chosen = model.selection.pair == pair.key
    address = model.choose(
        pair="" if is_chosen else pair.key, place="", crater="", piece="",
        zoom=model.selection.zoom,
    )  # fmt: skip
    return _target(
        f"pair-{pair.key}", pair_words(model, pair, place), address,
        *_pair_lines(model, pair, marker),
        disc(0, 0, marker.reach, "reach"), _number(place),
        is_chosen=is_chosen, kind="pair-lit", x=marker.x, y=marker.y,
    )  # fmt: skip


def _pair_lines(model: ViewModel, pair: Pair, marker: Marker) -> Iterator[Svg]:
    """The rings of a pair around its number, and the way to the firmest place."""
    x, y = marker.x, marker.y
    rings = [model.ring(pair.one), model.ring(pair.other)]
    yield path("M" + "L".join(f"{ring.x - x} {y - ring.y}" for ring in rings), "span")
    for ring in rings:
        yield disc(ring.x - x, y - ring.y, ring.outer + _AROUND, "held")
    firmest = pair.places[0]
    if (x, y) != (firmest.x, firmest.y):
        yield path(f"M0 0L{firmest.x - x} {y - firmest.y}", "lead")


def pair_words(model: ViewModel, pair: Pair, place: int) -> str:
    """A pair in words: which rings, the level, and whether the tower comes."""
    return model.say(
        "page-pair-tower" if pair.is_collaboration else "page-pair",
        number=place, one=model.ring_name(pair.one), other=model.ring_name(pair.other),
        level=pair.level,
    )  # fmt: skip
