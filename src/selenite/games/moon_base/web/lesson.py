"""The first turn of Moon Base, made by clicking what is lit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from selenite.core.drawing import Say, Spot, Svg, disc
from selenite.core.state import Position
from selenite.games.moon_base import draw, panels
from selenite.games.moon_base.moon import OUTER, stack_of
from selenite.games.moon_base.notation import size_of
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.log import piece_sign
from selenite.games.moon_base.web.parts import ring_picture
from selenite.web.html import Markup
from selenite.web.lesson import Lesson, LessonStep, Picture, Thing

_PLACE = OUTER["L"] + 0.7
"""The radius of a place for a ring, with the line around it: all of it can be clicked."""

_SMALL = ("Sb", "Sg")
"""The small rings that are taken."""

_STEPS = (
    LessonStep("moon"),
    LessonStep("colour", wanted=("choice-1",), choices=("gold", "silver")),
    LessonStep(
        "tower", wanted=("crater-L21",), means={"crater": "tower="}, replies=("draft=L2",),
        shows=("tower",),
    ),
    LessonStep(
        "draft-large", wanted=("stack-L3",), means={"stack": "draft="}, replies=("draft=S4",),
        shows=("Lg", "Lg"),
    ),
    LessonStep(
        "draft-small", wanted=("stack-S3",), means={"stack": "draft="}, replies=("Ls>L12",),
        shows=_SMALL,
    ),
    LessonStep(
        "crater", wanted=("crater-L07",), means={"crater": "Lg>"}, replies=("Ss>S17",),
        shows=("Lg",),
    ),
    LessonStep("pair", wanted=("point-1",), means={"crater": "Lg>", "point": "Lg>"}, shows=("Lg",)),
    LessonStep("round", plays=("Ls>L22", "Sg>S30", "Sb>S25", "Sb>S14", "base=L04")),
    LessonStep(
        "settled", plays=("draft=L2", "draft=L4", "draft=S2", "draft=S1"),
        shows=("settlement-1", "base-0"),
    ),
    LessonStep(
        "collaboration", wanted=("point-1",), means={"crater": "Lg>", "point": "Lg>"},
        shows=("Lg", "tower"),
    ),
    LessonStep("tower-moved", shows=("tower",)),
    LessonStep("end"),
)  # fmt: skip
_PLACES = {"pair": ("(20,22)", "(10,32)", "(36,28)"), "collaboration": ("(-14,-28)",)}
"""The places for a ring that steps offer, the right one first."""


class MoonLesson(Lesson):
    """The moon, the stacks, and places for a ring."""

    def pictures(
        self, position: Position, step: LessonStep, say: Say, names: Mapping[int, str]
    ) -> list[Picture]:
        """The moon, the stacks and the players."""
        board: list[Thing] = []
        stacks: list[Thing] = []
        if step.wanted:
            board = [*_craters(position, step, say), *_places(step, say)]
            stacks = [_stack(spot, position, step, say) for spot in panels.stack_spots(position)]
        return [
            _picture(partial(draw.board_svg, position, say, names), board),
            _picture(partial(draw.stacks_svg, position, say), stacks),
            _picture(partial(draw.players_svg, position, say, names)),
        ]

    def choice_signs(self, move: str) -> tuple[str, ...]:
        """The rings of a colour."""
        return (f"L{move[0]}",)

    def sign(self, name: str, say: Say) -> Markup:
        """A ring, or a piece of a seat."""
        piece, _, seat = name.partition("-")
        if piece in ("tower", "settlement", "base"):
            return piece_sign(piece, int(seat) if seat else None)
        return ring_picture(name)


def _picture(drawing: Callable[..., Svg], things: Iterable[Thing] = ()) -> Picture:
    """A drawing whose things can be reached; the page brings the style sheet."""

    def with_layers(layers: Iterable[Svg]) -> Svg:
        return drawing(style=False, layers=layers, role="group")

    return Picture(with_layers, tuple(things))


def _thing(spot: Spot, name: str, step: LessonStep) -> Thing:
    """A thing of a drawing; a click on one that means nothing in this step is no move."""
    start = step.means.get(spot.kind)
    move = "" if start is None else start + spot.key
    return Thing(f"{spot.kind}-{spot.key}", name, spot.outline("spot"), move)


def _craters(position: Position, step: LessonStep, say: Say) -> Iterator[Thing]:
    """The craters, in steps where they mean something."""
    for spot in draw.spots(position):
        if spot.kind == "crater" and "crater" in step.means:
            yield _thing(spot, say(f"page-hover-crater-{size_of(spot.key)}"), step)


def _stack(spot: Spot, position: Position, step: LessonStep, say: Say) -> Thing:
    """A stack with what is on it, top first."""
    rings, size = stack_of(position, spot.key)[::-1], size_of(spot.key)
    colours = tuple(say(f"coloured-{COLOUR_NAMES[ring]}") for ring in rings)
    return _thing(spot, say("learn-stack", size=size, rings=colours or "–"), step)


def _places(step: LessonStep, say: Say) -> Iterator[Thing]:
    """The places that are offered for a ring. All of them look right."""
    for n, point in enumerate(_PLACES.get(step.name, ()), 1):
        x, y = map(int, point[1:-1].split(","))
        outline = disc(x, -y, OUTER["L"], "ghost") + disc(x, -y, _PLACE, "spot")
        name = say("learn-place", number=n)
        yield Thing(f"point-{n}", name, outline, step.means["point"] + point, looks_lit=True)


LESSON = MoonLesson(NAME, "first lesson 8", {}, 1, _STEPS)
