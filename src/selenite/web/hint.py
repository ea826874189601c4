"""A hint: what the strongest bot would do in the viewer's place, in words, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from selenite.bots.planners import thinkers
from selenite.bots.turns import Thought
from selenite.games.chance import Luck
from selenite.games.core import Event, View
from selenite.table.manners import MANNERS
from selenite.texts import join, say
from selenite.texts.moves import told
from selenite.web.isolation import isolated

WAYS = 3
"""How many ways to go on are told."""

_GAINS = {
    "offering": "advice.offerings",
    "crystals": "tile-text.crystals",
    "scored": "tile-text.crystals",
    "scales": "tile-text.scales",
    "cards": "tile-text.cards",
    "settled": "advice.settlements",
}
"""What a player gets by a turn, by the events that tell of it."""

_ONE_BY_ONE = ("offering", "settled")


class Advice(NamedTuple):
    """A way to go on with the turn: what to do, why, and as moves."""

    steps: str
    why: str
    moves: str


def advice(view: View, thoughts: list[Thought], language: str) -> list[Advice]:
    """What a bot thought of a seat's view, in words.

    The ways are tried out in a deal that agrees with the view: they tell no more than it does.
    """
    return [_advice(view, thought, language) for thought in thoughts]


def in_a_line(ways: list[Advice], language: str) -> str:
    """Advice as one text."""
    if not ways:
        return say("advice.none", language)
    return " ".join(
        f"{number}. {way.steps}. {way.why}. {way.moves}" for number, way in enumerate(ways, 1)
    )


def _advice(view: View, thought: Thought, language: str) -> Advice:
    state: Any = thinkers(view).redeal(view, Luck("hint"))
    manners = MANNERS[view.game]
    steps, happened = [], []
    for move in thought.moves:
        code, parameters = told(state.view(view.seat).position, move)
        if not manners.is_routine(move):
            steps.append(say(code.replace("move.", "advice."), language, **parameters))
        happened += [Event(code, {"seat": view.seat, **parameters}), *state.play(move)]
    own = [event for event in happened if event.parameters.get("seat") == view.seat]
    reasons = [*_reasons(own, language)] or [say("advice.prepares", language)]
    why = say("advice.why", language, reasons=join(reasons, language))
    chance = say("advice.chance", language, n=round(100 * thought.chance))
    return Advice(
        isolated(". ".join(steps), language),
        isolated(f"{why}. {chance[0].upper()}{chance[1:]}", language),
        " ".join(thought.moves),
    )


def _reasons(happened: list[Event], language: str) -> Iterator[str]:
    """What would come of a turn for whoever plays it, from its moves and events."""
    complete = [event.parameters["tile"] for event in happened if event.code == "completed"]
    shares = [event.parameters["tile"] for event in happened if event.code == "move.pay"]
    for tile in complete:
        yield say("advice.completes", language, tile=tile)
    for tile in dict.fromkeys(shares):
        if tile not in complete:
            yield say("advice.share", language, tile=tile)
    gains: Counter[str] = Counter()
    for code, parameters in happened:
        if code == "tower-moved":
            yield say("advice.research-tower", language)
        elif code == "placed" and parameters["level"] > 1:
            yield say("advice.level", language, level=parameters["level"])
        elif code in _GAINS:
            gains[_GAINS[code]] += 1 if code in _ONE_BY_ONE else parameters["n"]
    for code, n in gains.items():
        yield say(code, language, n=n)
