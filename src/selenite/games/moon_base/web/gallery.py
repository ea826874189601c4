"""The pieces of Moon Base as small pictures, to be shown beside the rules."""

from __future__ import annotations

from selenite.core.drawing import Say, Svg, group, join
from selenite.games.moon_base import signs
from selenite.games.moon_base.moon import OUTER
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.rules import NAME
from selenite.texts.typography import capitalised
from selenite.web.gallery import Figure, Shelf, picture


def gallery(say: Say) -> tuple[Shelf, ...]:
    """Rings, pieces and craters."""
    kinds = [size + colour for size in OUTER for colour in signs.COLOUR_NAMES]
    return (
        Shelf(say("gallery-rings"), "small", tuple(_ring(kind, say) for kind in kinds)),
        Shelf(
            say("gallery-pieces"), "small",
            (
                _standing(group(signs.tower(), y=2.4, scale=0.85), say("gallery-tower"), "tower"),
                *(_owned(kind, say) for kind in ("settlement", "base")),
                _standing(signs.earth(), say("gallery-earth"), "earth"),
            ),
        ),
        Shelf(
            say("gallery-craters"), "small",
            (
                _crater(OUTER["L"], say("gallery-large-crater")),
                _crater(OUTER["S"], say("gallery-small-crater")),
            ),
        ),
    )  # fmt: skip


def _ring(kind: str, say: Say) -> Figure:
    drawn = signs.flat_ring(kind, 0, 0, OUTER[kind[0]])
    named = say("draw-kind", ring=kind)
    return Figure(
        picture(NAME, drawn, -11, -11, 22, 22), capitalised(named),
        section=signs.COLOUR_NAMES[kind[1]],
    )  # fmt: skip


def _standing(shape: Svg, named: str, section: str) -> Figure:
    return Figure(picture(NAME, shape, -6, -7, 12, 12), named, section=section)


def _owned(kind: str, say: Say) -> Figure:
    """A piece of each of the two players."""
    drawn = join(group(signs.piece(kind, seat), x=10.0 * seat) for seat in range(PLAYERS))
    return Figure(picture(NAME, drawn, -5, -6, 20, 12), say(f"gallery-{kind}"), section=kind)


def _crater(radius: float, named: str) -> Figure:
    return Figure(picture(NAME, signs.crater(radius), -11, -11, 22, 22), named, section="craters")
