"""The first turn of Moon Base, made by clicking what is lit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from selenite.core.drawing import Say, disc
from selenite.core.state import Position
from selenite.games.moon_base import draw
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.signs import OUTER
from selenite.web.lesson import Lesson, Step, Thing
from selenite.web.overlay import Spot

_MIDDLE = 7  # of a place for a ring: as far as its middle can be clicked
_STEPS = (
    Step("moon"),
    Step("colour", wanted=("choice-1",), choices=("gold", "silver")),
    Step(
        "tower", wanted=("crater-L21",), means={"crater": "tower="}, replies=("draft=L2",),
        words={"crater": "L21"},
    ),
    Step(
        "draft-large", wanted=("stack-L3",), means={"stack": "draft="}, replies=("draft=S4",),
        words={"stack": "L3"},
    ),
    Step(
        "draft-small", wanted=("stack-S3",), means={"stack": "draft="}, replies=("Ls>L12",),
        words={"stack": "S3"},
    ),
    Step(
        "crater", wanted=("crater-L07",), means={"crater": "Lg>"}, replies=("Ss>S17",),
        words={"crater": "L07"},
    ),
    Step(
        "pair", wanted=("point-1",), means={"crater": "Lg>", "point": "Lg>"},
        points=("(20,22)", "(10,32)", "(36,28)"),
    ),
    Step("round", plays=("Ls>L22", "Sg>S30", "Sb>S25", "Sb>S14", "base=L04")),
    Step("settled"),
    Step("end"),
)  # fmt: skip


class MoonLesson(Lesson):
    """The moon, the stacks, and places for a ring."""

    def drawings(self, position: Position, say: Say, names: Mapping[int, str]) -> list[str]:
        """The moon, the stacks and the players."""
        return [
            draw.board_svg(position, say, names, style=False),
            draw.stacks_svg(position, say, style=False),
            draw.players_svg(position, say, names, style=False),
        ]

    def name_of(self, spot: Spot, position: Position, step: Step, say: Say) -> str | None:
        """What a stack or a crater is called."""
        if spot.kind == "stack":
            size = "large" if spot.key[0] == "L" else "small"
            rings = position["stacks"][size][int(spot.key[1:]) - 1][::-1]
            return say("draw-stack", stack=spot.key, rings=rings or "–")
        if spot.kind == "crater" and "crater" in step.means:
            return spot.key
        return None

    def more_things(self, svg: str, step: Step, say: Say) -> Iterator[Thing]:
        """The places that are offered for a ring."""
        if 'data-layer="rings"' not in svg:
            return
        for n, point in enumerate(step.points, 1):
            x, y = map(int, point[1:-1].split(","))
            outline = disc(x, -y, OUTER["L"], "ghost") + disc(x, -y, _MIDDLE, "spot")
            name = say("learn-place", point=point)
            yield Thing(f"point-{n}", name, outline, step.means["point"] + point)


LESSON = MoonLesson(NAME, "first lesson 8", {}, 1, _STEPS)
