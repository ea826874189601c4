"""The first turn of Blue Moon City, made by clicking what is lit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from selenite.core.drawing import Say, Spot, Svg
from selenite.core.state import Position
from selenite.games.blue_moon_city import draw, wording
from selenite.games.blue_moon_city.notation import read
from selenite.games.blue_moon_city.rules import NAME, components
from selenite.games.blue_moon_city.rules.cards import card_text
from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.games.blue_moon_city.web import faces
from selenite.web.html import Markup
from selenite.web.lesson import Lesson, LessonStep, Picture, Thing

_STEPS = (
    LessonStep("city"),
    LessonStep("hand"),
    LessonStep("dragon-card", wanted=("card-a1",), plays=(), shows=("card-a1",)),
    LessonStep(
        "dragon", wanted=("cell-d4",), means={"cell": "a1>"},
        words={"tile": "hospice"}, shows=("tile-hospice",),
    ),
    LessonStep("walk", wanted=("cell-d4",), means={"cell": ">"}, words={"tile": "hospice"},
               shows=("tile-hospice",)),
    LessonStep(
        "box", wanted=("box-1", "cell-d4"), means={"cell": ">"}, plays=("/",),
        words={"tile": "hospice", "colour": "terrah", "value": 3},
    ),
    LessonStep(
        "pay", wanted=("choice-2",), means={"card": "1=", "cell": ">"},
        choices=("1=t2", "1=t2k1", "1=t2k1k1"),
    ),
    LessonStep("complete", plays=("/",)),
    LessonStep(
        "discard", wanted=("card", "choice-1"), means={"card": "drop=", "cell": ">"},
        choices=("drop",),
    ),
    LessonStep("end"),
)  # fmt: skip


class CityLesson(Lesson):
    """The city, the hand, and boxes that can be clicked."""

    def pictures(
        self, position: Position, step: LessonStep, say: Say, names: Mapping[int, str]
    ) -> list[Picture]:
        """The city, the hand and the players."""
        board, hand, players = (
            partial(_drawn, draw_one, position, say, names)
            for draw_one in (draw.board_svg, draw.hand_svg, draw.players_svg)
        )
        return [
            Picture(board, self._things(draw.spots(position), position, step, say)),
            Picture(hand, self._things(draw.hand_spots(position), position, step, say)),
            Picture(players),
        ]

    def _things(
        self, spots: Iterable[Spot], position: Position, step: LessonStep, say: Say
    ) -> tuple[Thing, ...]:
        """What can be clicked in a step; like cards are numbered from the second on."""
        if not step.wanted:
            return ()
        seen: Counter[str] = Counter()
        things = []
        for spot in spots:
            name = self._name_of(spot, position, step, say)
            if name is None:
                continue
            key = f"{spot.kind}-{spot.key}"
            seen[key] += 1
            before = step.means.get(spot.kind)
            things.append(
                Thing(
                    key if seen[key] == 1 else f"{key}-{seen[key]}",
                    name,
                    spot.outline("spot"),
                    "" if before is None else before + spot.key,
                )
            )
        return tuple(things)

    def _name_of(self, spot: Spot, position: Position, step: LessonStep, say: Say) -> str | None:
        """What a cell, a card or a wanted box is called; None for what can't be clicked."""
        here = position["figures"][self.seat]
        if spot.kind == "cell":
            return say("draw-tile", tile=position["city"][spot.key]["tile"])
        if spot.kind == "card":
            return _card(spot.key, say)
        if f"box-{spot.key}" in step.wanted and spot.within == here:
            boxes = components.standard().tiles[position["city"][here]["tile"]].boxes
            return wording.box(say, int(spot.key), *boxes[int(spot.key) - 1])
        return None

    def choice(self, move: str, say: Say) -> str:
        """A move's name on its button; a payment with its cards."""
        parts = read(move)
        if not parts.cards:
            return say(f"learn-choose-{parts.verb}")
        return say("learn-pay", cards=tuple(_card(card_text(card), say) for card in parts.cards))

    def choice_signs(self, move: str) -> tuple[str, ...]:
        """The cards of a payment."""
        return tuple(f"card-{card_text(card)}" for card in read(move).cards)

    def sign(self, name: str, say: Say) -> Markup:
        """A card or a building."""
        kind, _, which = name.partition("-")
        return faces.tile(which) if kind == "tile" else faces.chip(which)


def _card(card: str, say: Say) -> str:
    """A card by its people and value."""
    return say("page-card", people=PEOPLES[card[0]], value=card[1])


def _drawn(
    draw_one: Callable[..., Svg], position: Position, say: Say, names: Mapping[int, str],
    layers: Iterable[Svg],
) -> Svg:  # fmt: skip
    """A drawing whose parts can be reached."""
    return draw_one(position, say, names, style=False, layers=layers, role="group")


LESSON = CityLesson(NAME, "first lesson 851", {"players": 2, "first": 0}, 0, _STEPS)
