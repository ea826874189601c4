"""What can be chosen on the moon, and the ghost of what has been chosen."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from selenite.games.drawing import element, group, title, words
from selenite.games.moon_base import signs
from selenite.games.moon_base.codes import OUTER_LARGE, OUTER_SMALL
from selenite.web.moon_base.parts import gets
from selenite.web.moon_base.reading import Pair
from selenite.web.moon_base.scene import Scene

_MARKER = 5.2
_APART = 11.5
_SPREADS = 12
_OUTER = (OUTER_LARGE, OUTER_SMALL)
_PLUS = "M-2 0H2M0-2V2"
_PLUS_BELOW = (5.2, 3.8)


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


def lit(scene: Scene) -> list[str]:
    """Everything on the moon that can be chosen now."""
    return [
        *(_lit_crater(scene, name) for name in scene.craters),
        *(_lit_ring(scene, ring) for ring in scene.settles),
        *_lit_pairs(scene),
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
        f"lit-{name}", scene.say("moon-room.lit-crater", crater=name), url,
        element("circle", cx=0, cy=0, r=outer - 0.4, class_="target"),
        group(element("path", d=_PLUS, class_="plus"), y=_PLUS_BELOW[crater.size]),
        chosen=chosen, kind="crater-lit", x=crater.x, y=crater.y,
    )  # fmt: skip


def _lit_ring(scene: Scene, number: int) -> str:
    """A ring that can be chosen for a settlement."""
    ring = scene.ring(number)
    chosen = scene.pick.settle == str(number)
    url = scene.choose(settle="" if chosen else number, piece="")
    return _target(
        f"lit-ring-{number}", scene.say("moon-room.lit-ring", number=number), url,
        element("circle", cx=0, cy=0, r=ring.outer - 0.4, class_="target"),
        element("path", d=_PLUS, class_="plus"),
        chosen=chosen, kind="ring-lit", x=ring.x, y=ring.y,
    )  # fmt: skip


def _lit_pairs(scene: Scene) -> list[str]:
    """The pairs that carry the chosen ring: a number each, as in the list beside the moon."""
    pairs = scene.pairs
    spots = _spread(tuple((pair.places[0].x, pair.places[0].y) for pair in pairs))
    return [
        _lit_pair(scene, pair, place, spot)
        for place, (pair, spot) in enumerate(zip(pairs, spots, strict=True), 1)
    ]


def _lit_pair(scene: Scene, pair: Pair, place: int, spot: tuple[float, float]) -> str:
    """A pair of rings that carries the chosen ring."""
    chosen = scene.pick.pair == pair.key
    rings = [scene.ring(pair.one), scene.ring(pair.other)]
    here = pair.places[0]
    url = scene.choose(
        pair="" if chosen else pair.key, place="", crater="", piece="", zoom=scene.pick.zoom
    )
    x, y = round(spot[0]), round(spot[1])
    span = "M" + "L".join(f"{one.x - x} {y - one.y}" for one in rings)
    if (x, y) != (here.x, here.y):
        span += f"M0 0L{here.x - x} {y - here.y}"
    held = "".join(
        element("circle", cx=one.x - x, cy=y - one.y, r=one.outer - 1, class_="held")
        for one in rings
        if chosen
    )
    return _target(
        f"pair-{pair.key}", pair_words(scene, pair, place), url,
        element("path", d=span, class_="span"), held,
        element("circle", cx=0, cy=0, r=8, class_="reach"),
        element("circle", cx=0, cy=0, r=_MARKER, class_="target"),
        words(f"{place}", 0, 2.1, 6, "bold"),
        chosen=chosen, kind="pair-lit", x=x, y=y,
    )  # fmt: skip


def pair_words(scene: Scene, pair: Pair, place: int) -> str:
    """A pair in words: which rings, the level, and whether the tower comes."""
    return scene.say(
        "moon-room.pair-tower" if pair.joins else "moon-room.pair",
        number=place, one=scene.called(pair.one), other=scene.called(pair.other),
        level=pair.level,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _spread(points: tuple[tuple[int, int], ...]) -> tuple[tuple[float, float], ...]:
    """Places for markers near their points, far enough from each other to be told apart."""
    spots = [(float(x), float(y)) for x, y in points]
    for _ in range(_SPREADS):
        for one in range(len(spots)):
            for other in range(one):
                spots[one], spots[other] = _pushed(spots[one], spots[other])
    return tuple(spots)


def _pushed(
    one: tuple[float, float], other: tuple[float, float]
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Two markers, moved apart if they are too near."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    far = hypot(dx, dy)
    if far >= _APART:
        return one, other
    across, up = (dx / far, dy / far) if far else (1.0, 0.0)
    push = (_APART - far) / 2
    return (
        (one[0] + across * push, one[1] + up * push),
        (other[0] - across * push, other[1] - up * push),
    )
