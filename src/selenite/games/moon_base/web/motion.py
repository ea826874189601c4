"""What is seen and heard of a move in Moon Base."""

from __future__ import annotations

from collections.abc import Sequence

from selenite.games.moon_base.rules.codes import SIZE_LETTERS, SIZES
from selenite.games.moon_base.web.parts import ring_picture
from selenite.games.moon_base.web.score_history import changes_of, reasons
from selenite.table.model import Sentence
from selenite.web.html import Markup
from selenite.web.motion import Maker, appear, banner, fly, glide, glow, sound, steps_of
from selenite.web.viewer import ViewerContext

_SET_DOWN = 480
"""When a ring that was carried lies in its place, in milliseconds."""

_STAGGER = 120


def opening(context: ViewerContext) -> list[Markup]:
    """A banner says who takes a colour and who begins."""
    chooser, first = context.names[1], context.names[0]
    words = context.say("banner-opening", chooser=chooser, first=first)
    return [sound("metal", 150), banner(words, 300, 1)]


def motion(context: ViewerContext, told: Sequence[Sentence]) -> list[Markup]:
    """The steps of the last move: what was done first, then what came of it, and why it counts."""
    return [*steps_of(_STEPS, context, told), *_points(context, told)]


def _points(context: ViewerContext, told: Sequence[Sentence]) -> list[Markup]:
    """A banner in the mover's colour: why points changed, a line for each player, and a new round.

    A tower that moves without a change of points is told, too.
    """
    found = changes_of(context.table, told[0].move) if told else ()
    lines = [one.words for one in reasons(context.speaker, context.names, found, context.seat)]
    for one in told:
        if one.code == "event-tower-moved" and not lines:
            lines.append(context.say("banner-tower", who=context.names[told[0].seat or 0]))
        elif one.code == "event-round":
            lines.append(context.say("banner-round", n=one.parameters["round"]))
    return [banner("\n".join(lines), _SET_DOWN + 150, told[0].seat)] if lines else []


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
    """A ring is lifted from the hand, carried, and set down; the mover's own lies there already."""
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
    return [
        glide("#tower", _SET_DOWN + 150),
        glow("#tower", _SET_DOWN + 650, is_round=True),
        sound("stone", _SET_DOWN + 650),
    ]


def _settled(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    dome = f"#settlement-{one.parameters['ring']}"
    at = _SET_DOWN + 150
    return [appear(dome, at), glow(dome, at, is_round=True), sound("chime", at)]


def _colour(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    """Both players have a colour now: a ring of it flies to each plate from the stacks."""
    steps = [sound("metal", 300)]
    for seat, colour in enumerate(context.view.position["colours"]):
        picture = ring_picture(f"L{colour[0]}")
        plate = f'#players [data-seat="{seat}"]'
        steps += [fly(picture, "#stacks", f"{plate} .colour", _STAGGER * seat, is_large=True)]
        steps += [glow(plate, _SET_DOWN)]
    words = [
        context.say("banner-colour", who=context.names[seat], colour=colour)
        for seat, colour in enumerate(context.view.position["colours"])
    ]
    return [*steps, banner("\n".join(words), _STAGGER, one.seat)]


def _tower(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    """The tower stands on its crater; a banner says what it waits for."""
    waits = banner(context.say("banner-tower-waits"), _STAGGER, one.seat)
    return [glow("#tower", is_round=True), sound("stone"), waits]


def _base(context: ViewerContext, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return [glow(f"#base-{one.parameters['crater']}", is_round=True), sound("stone")]


_STEPS: dict[str, Maker[ViewerContext]] = {
    "move-draft": _draft,
    "move-aside": _aside,
    "move-colour": _colour,
    "move-tower": _tower,
    "move-base": _base,
    "event-placed": _placed,
    "event-tower-moved": _tower_moved,
    "event-settled": _settled,
}
