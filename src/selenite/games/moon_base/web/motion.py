"""What is seen and heard of a move in Moon Base."""

from __future__ import annotations

from collections.abc import Sequence

from selenite.games.moon_base.rules.codes import SIZE_LETTERS, SIZES, STACKS
from selenite.games.moon_base.web.parts import ring_picture
from selenite.table.model import Sentence
from selenite.web.html import Markup
from selenite.web.motion import Maker, appear, banner, fly, glide, glow, sound, steps_of
from selenite.web.viewer import ViewerContext

_SET_DOWN = 480
"""When a ring that was carried lies in its place."""

_STAGGER = 120


def opening(context: ViewerContext) -> list[Markup]:
    """The stacks stand ready, one after the other; who takes a colour, and who begins."""
    stacks = [f"{letter}{n}" for letter in SIZE_LETTERS for n in range(1, STACKS + 1)]
    lights = [glow(f"#stack-{name}", 150 + _STAGGER * n) for n, name in enumerate(stacks)]
    chooser, first = context.names[1], context.names[0]
    words = context.say("banner-opening", chooser=chooser, first=first)
    return [sound("metal", 150), *lights, banner(words, 600, 1)]


def motion(context: ViewerContext, told: Sequence[Sentence]) -> list[Markup]:
    """The steps of the last move: what was done first, then what came of it."""
    return steps_of(_STEPS, context, told)


def _draft(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    """Two rings go from their stack to a hand."""
    size = SIZE_LETTERS[SIZES.index(one.parameters["size"])]
    start, end = f"#stack-{size}{one.parameters['stack']}", f"#hand-{one.seat}-head"
    rings = one.parameters["rings"].split()
    flights = [
        fly(ring_picture(ring), start, end, _STAGGER * n, is_large=True)
        for n, ring in enumerate(rings)
    ]
    return [*flights, sound("metal", 300)]


def _placed(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    """A ring is lifted from the hand, carried, and set down; where its ghost lay, it lies."""
    ring = one.parameters["ring"]
    if one.seat == context.seat:
        return [glow(f"#ring-{ring}", is_round=True), sound("metal")]
    kind = told[0].parameters["ring"]
    start = f'.hand[aria-labelledby="hand-{one.seat}-head"] [data-about="kind-{kind}"]'
    target = f"#ring-{ring}"
    return [
        glide(target, 0, f"{start} | #hand-{one.seat}-head"),
        appear(f"#shadow-{ring}", _SET_DOWN),
        sound("metal", _SET_DOWN),
        glow(target, _SET_DOWN, is_round=True),
    ]


def _aside(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return [sound("metal")]


def _tower_moved(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    who = context.names[told[0].seat or 0]
    return [
        glide("#tower", _SET_DOWN + 150),
        glow("#tower", _SET_DOWN + 650, is_round=True),
        sound("stone", _SET_DOWN + 650),
        banner(context.say("banner-tower", who=who), _SET_DOWN + 150, told[0].seat),
    ]


def _settled(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    dome = f"#settlement-{one.parameters['ring']}"
    at = _SET_DOWN + 150
    return [appear(dome, at), glow(dome, at, is_round=True), sound("chime", at)]


def _tower(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return [glow("#tower", is_round=True), sound("stone")]


def _base(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return [glow(f"#base-{one.parameters['crater']}", is_round=True), sound("stone")]


def _round(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return [banner(context.say("banner-round", n=one.parameters["round"]), 900)]


_STEPS: dict[str, Maker[ViewerContext]] = {
    "move-draft": _draft,
    "move-aside": _aside,
    "move-tower": _tower,
    "move-base": _base,
    "event-placed": _placed,
    "event-tower-moved": _tower_moved,
    "event-settled": _settled,
    "event-round": _round,
}
