"""What can be chosen on the moon, and the ghost of what has been chosen."""

from __future__ import annotations

from collections.abc import Sequence

from selenite.core.drawing import element, group, title, words
from selenite.games.moon_base import signs
from selenite.games.moon_base.rules.codes import OUTER_LARGE, OUTER_SMALL
from selenite.games.moon_base.web.markers import MARKER, Marker, markers
from selenite.games.moon_base.web.parts import gets
from selenite.games.moon_base.web.reading import Pair
from selenite.games.moon_base.web.scene import Scene

_OUTER = (OUTER_LARGE, OUTER_SMALL)
_PLUS = "M-2 0H2M0-2V2"
_PLUS_BELOW = (5.2, 3.8)
_AROUND = 1.7
"""How far a mark around a ring keeps off it: its badge stays readable."""


def ghost(scene: Scene) -> str:
    """The chosen thing where it would lie."""
    if scene.ghost is None:
        return ""
    x, y = scene.ghost
    kind = scene.pick.ring
    if kind:
        level = scene.pair.level if scene.pair else 1
        outer = signs.OUTER[kind[0]]
        inside = (
            signs.band(kind, outer - 0.15)
            + element("circle", cx=0, cy=0, r=outer + 0.6, class_="halo")
            + words(f"{kind[1]}{level}", 0, 1.6, 4.6, "bold")
        )
        return group(inside, x=x, y=-y, id="ghost", class_=f"ghost {signs.COLOUR_NAMES[kind[1]]}")
    seat = scene.look.seat or 0
    shapes = {"tower": signs.tower(), "base": signs.base(seat), "settle": signs.settlement(seat)}
    halo = element("circle", cx=0, cy=0, r=7, class_="halo")
    return group(shapes[scene.step] + halo, x=x, y=-y, id="ghost", class_="ghost")


def lit(scene: Scene, taken: Sequence[tuple[float, float]]) -> list[str]:
    """Everything on the moon that can be chosen now; numbers keep off the points taken."""
    return [
        *(_lit_crater(scene, name) for name in scene.craters),
        *_lit_rings(scene),
        *_lit_pairs(scene, taken),
    ]


def _target(
    name: str, told: str, url: str, *inside: str, chosen: bool, kind: str, x: int, y: int
) -> str:
    """Something that can be chosen."""
    return group(
        title(told), *inside, x=x, y=-y, id=name, class_=f"lit {kind}{' chosen' * chosen}",
        role="button", tabindex="0", aria_label=told, aria_pressed="true" if chosen else "false",
    ).replace("<g ", f"<g {gets(url)} ", 1)  # fmt: skip


def _lit_crater(scene: Scene, name: str) -> str:
    """A crater that can be chosen, for a ring, the tower or a base."""
    crater = scene.craters_by_id[name]
    chosen = scene.pick.crater == name
    outer = _OUTER[crater.size]
    url = scene.choose(crater="" if chosen else name, pair="", place="", piece="")
    return _target(
        f"lit-{name}", scene.say("page-lit-crater", crater=name), url,
        element("circle", cx=0, cy=0, r=outer - 0.4, class_="target"),
        group(element("path", d=_PLUS, class_="plus"), y=_PLUS_BELOW[crater.size]),
        chosen=chosen, kind="crater-lit", x=crater.x, y=crater.y,
    )  # fmt: skip


def _lit_rings(scene: Scene) -> list[str]:
    """The rings that can be chosen for a settlement: a number each, as in the list."""
    return [_lit_ring(scene, ring, place) for place, ring in enumerate(scene.settles, 1)]


def _lit_ring(scene: Scene, number: int, place: int) -> str:
    """A ring that can be chosen for a settlement."""
    ring = scene.ring(number)
    chosen = scene.pick.settle == str(number)
    url = scene.choose(settle="" if chosen else number, piece="")
    return _target(
        f"lit-ring-{number}", settle_words(scene, number, place), url,
        element("circle", cx=0, cy=0, r=ring.outer + _AROUND, class_="target"),
        _number(place),
        chosen=chosen, kind="ring-lit", x=ring.x, y=ring.y,
    )  # fmt: skip


def settle_words(scene: Scene, number: int, place: int) -> str:
    """A ring that can be chosen for a settlement in words: its level, and what it rests on."""
    one, other = (scene.called(under) for under in scene.lying.supports[number])
    return scene.say(
        "page-settle", number=place, ring=scene.called(number),
        level=scene.ring(number).level, one=one, other=other,
    )  # fmt: skip


def _number(place: int) -> str:
    """The number of something that can be chosen; the style sheet sizes it."""
    return group(
        element("circle", cx=0, cy=0, r=MARKER, class_="target"),
        words(f"{place}", 0, 1.3, 3.7, "bold"),
        class_="marker",
    )


def _lit_pairs(scene: Scene, taken: Sequence[tuple[float, float]]) -> list[str]:
    """The pairs that carry the chosen ring: a number each, as in the list beside the moon."""
    places = tuple((pair.places[0].x, pair.places[0].y) for pair in scene.pairs)
    craters = [scene.craters_by_id[name] for name in scene.craters]
    found = markers(places, tuple(taken), tuple((crater.x, crater.y) for crater in craters))
    return [
        _lit_pair(scene, pair, place, marker)
        for place, (pair, marker) in enumerate(zip(scene.pairs, found, strict=True), 1)
    ]


def _lit_pair(scene: Scene, pair: Pair, place: int, marker: Marker) -> str:
    """A pair of rings that carries the chosen ring; which rings shows when it is pointed at."""
    chosen = scene.pick.pair == pair.key
    rings = [scene.ring(pair.one), scene.ring(pair.other)]
    here = pair.places[0]
    url = scene.choose(
        pair="" if chosen else pair.key, place="", crater="", piece="", zoom=scene.pick.zoom
    )
    x, y = marker.x, marker.y
    span = "M" + "L".join(f"{one.x - x} {y - one.y}" for one in rings)
    lead = f"M0 0L{here.x - x} {y - here.y}"
    held = "".join(
        element("circle", cx=one.x - x, cy=y - one.y, r=one.outer + _AROUND, class_="held")
        for one in rings
    )
    return _target(
        f"pair-{pair.key}", pair_words(scene, pair, place), url,
        element("path", d=span, class_="span"), held,
        element("path", d=lead, class_="lead") if (x, y) != (here.x, here.y) else "",
        element("circle", cx=0, cy=0, r=marker.reach, class_="reach"),
        _number(place),
        chosen=chosen, kind="pair-lit", x=x, y=y,
    )  # fmt: skip


def pair_words(scene: Scene, pair: Pair, place: int) -> str:
    """A pair in words: which rings, the level, and whether the tower comes."""
    return scene.say(
        "page-pair-tower" if pair.joins else "page-pair",
        number=place, one=scene.called(pair.one), other=scene.called(pair.other),
        level=pair.level,
    )  # fmt: skip
