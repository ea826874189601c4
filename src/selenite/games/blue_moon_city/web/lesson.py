"""The first turn of Blue Moon City, made by clicking what is lit."""

from __future__ import annotations

from collections.abc import Mapping

from selenite.core.drawing import Say
from selenite.core.state import Position
from selenite.games.blue_moon_city import draw
from selenite.games.blue_moon_city.rules import NAME, components
from selenite.web.lesson import Lesson, Step
from selenite.web.overlay import Spot

_STEPS = (
    Step("city"),
    Step("hand"),
    Step("dragon-card", wanted=("card-a1",), plays=(), words={"card": "a1"}),
    Step(
        "dragon", wanted=("cell-d4",), means={"cell": "a1>"},
        words={"cell": "d4", "tile": "hospice"},
    ),
    Step("walk", wanted=("cell-d4",), means={"cell": ">"}, words={"cell": "d4"}),
    Step(
        "box", wanted=("box-1",), means={"cell": ">"}, plays=("/",),
        words={"tile": "hospice", "colour": "terrah", "value": 3},
    ),
    Step(
        "pay", wanted=("choice-2",), means={"card": "1=", "cell": ">"},
        choices=("1=t2", "1=t2k1", "1=t2k1k1"), words={"card": "t2", "joker": "k1"},
    ),
    Step("complete", plays=("/",)),
    Step(
        "discard", wanted=("card", "choice-1"), means={"card": "drop=", "cell": ">"},
        choices=("drop",),
    ),
    Step("end"),
)  # fmt: skip


class CityLesson(Lesson):
    """The city, the hand, and boxes that can be clicked."""

    def drawings(self, position: Position, say: Say, names: Mapping[int, str]) -> list[str]:
        """The city, the hand and the players."""
        return [
            draw.board_svg(position, say, names, style=False),
            draw.hand_svg(position, say, names, style=False),
            draw.players_svg(position, say, names, style=False),
        ]

    def name_of(self, spot: Spot, position: Position, step: Step, say: Say) -> str | None:
        """What a cell, a card or a wanted box is called."""
        here = position["figures"][self.seat]
        if spot.kind == "cell":
            if spot.key == here and any(id_.startswith("box") for id_ in step.wanted):
                return None  # it would lie over the box that is to be clicked
            tile = say("draw-tile", tile=position["city"][spot.key]["tile"])
            return say("building-head", cell=spot.key, tile=tile)
        if spot.kind == "card":
            return say("draw-card", card=spot.key)
        if spot.kind == "box" and f"box-{spot.key}" in step.wanted and spot.within == here:
            boxes = components.standard().tiles[position["city"][here]["tile"]].boxes
            people, value = boxes[int(spot.key) - 1]
            return say("building-box-free", box=spot.key, value=value, people=people, colour=people)
        return None

    def choice(self, move: str, say: Say) -> str:
        """A move's name on its button; a payment with its cards."""
        verb, _, cards = move.partition("=")
        if not cards:
            return say(f"learn-choose-{verb}")
        listed = " ".join(cards[n : n + 2] for n in range(0, len(cards), 2))
        return say("learn-pay", cards=listed)


LESSON = CityLesson(NAME, "first lesson 851", {"players": 2, "first": 0}, 0, _STEPS)
