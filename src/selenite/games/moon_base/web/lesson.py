"""The first turn of Moon Base, made by clicking what is lit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from selenite.core.drawing import Say, Spot, Svg, disc
from selenite.core.state import Position
from selenite.games.moon_base import draw, panels
from selenite.games.moon_base.moon import OUTER
from selenite.games.moon_base.rules import NAME
from selenite.web.lesson import Lesson, LessonStep, Picture, Thing

_MIDDLE = 7  # of a place for a ring: as far as its middle can be clicked
_STEPS = (
    LessonStep("moon"),
    LessonStep("colour", wanted=("choice-1",), choices=("gold", "silver")),
    LessonStep(
        "tower", wanted=("crater-L21",), means={"crater": "tower="}, replies=("draft=L2",),
        words={"crater": "L21"},
    ),
    LessonStep(
        "draft-large", wanted=("stack-L3",), means={"stack": "draft="}, replies=("draft=S4",),
        words={"stack": "L3"},
    ),
    LessonStep(
        "draft-small", wanted=("stack-S3",), means={"stack": "draft="}, replies=("Ls>L12",),
        words={"stack": "S3"},
    ),
    LessonStep(
        "crater", wanted=("crater-L07",), means={"crater": "Lg>"}, replies=("Ss>S17",),
        words={"crater": "L07"},
    ),
    LessonStep("pair", wanted=("point-1",), means={"crater": "Lg>", "point": "Lg>"}),
    LessonStep("round", plays=("Ls>L22", "Sg>S30", "Sb>S25", "Sb>S14", "base=L04")),
    LessonStep("settled"),
    LessonStep("end"),
)  # fmt: skip
_PLACES = {"pair": ("(20,22)", "(10,32)", "(36,28)")}
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
            board = [*_craters(position, step), *_places(step, say)]
            stacks = [_stack(spot, position, step, say) for spot in panels.stack_spots(position)]
        return [
            _picture(partial(draw.board_svg, position, say, names), board),
            _picture(partial(draw.stacks_svg, position, say), stacks),
            _picture(partial(draw.players_svg, position, say, names)),
        ]


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


def _craters(position: Position, step: LessonStep) -> Iterator[Thing]:
    """The craters, in steps where they mean something."""
    for spot in draw.spots(position):
        if spot.kind == "crater" and "crater" in step.means:
            yield _thing(spot, spot.key, step)


def _stack(spot: Spot, position: Position, step: LessonStep, say: Say) -> Thing:
    """A stack with what is on it, top first."""
    size = "large" if spot.key[0] == "L" else "small"
    rings = position["stacks"][size][int(spot.key[1:]) - 1][::-1]
    return _thing(spot, say("draw-stack", stack=spot.key, rings=rings or "–"), step)


def _places(step: LessonStep, say: Say) -> Iterator[Thing]:
    """The places that are offered for a ring: all look as if they were right."""
    for n, point in enumerate(_PLACES.get(step.name, ()), 1):
        x, y = map(int, point[1:-1].split(","))
        outline = disc(x, -y, OUTER["L"], "ghost") + disc(x, -y, _MIDDLE, "spot")
        name = say("learn-place", point=point)
        yield Thing(f"point-{n}", name, outline, step.means["point"] + point, looks_lit=True)


LESSON = MoonLesson(NAME, "first lesson 8", {}, 1, _STEPS)
