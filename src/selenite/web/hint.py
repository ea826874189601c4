"""A hint: what the strongest bot would do in the viewer's place, in words, and why."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.chance import Luck
from selenite.core.state import Event, View
from selenite.texts import join, say
from selenite.web.isolation import isolated

WAYS = 3
"""How many ways to go on are told."""


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
    game = registry.find(view.game)
    state = game.redeal(view, Luck("hint"))
    steps, happened = [], []
    for move in thought.moves:
        code, parameters = game.explain.describe(state.view(view.seat).position, move)
        if not game.is_automatic(move):
            steps.append(say(f"advice.{code}", language, **parameters))
        happened += [Event(f"move.{code}", {"seat": view.seat, **parameters}), *state.play(move)]
    own = [event for event in happened if event.parameters.get("seat") == view.seat]
    speak = partial(say, language=language)
    reasons = [*game.analysis.reasons(own, speak)] or [say("advice.prepares", language)]
    why = say("advice.why", language, reasons=join(reasons, language))
    chance = say("advice.chance", language, n=round(100 * thought.chance))
    return Advice(
        isolated(". ".join(steps), language),
        isolated(f"{why}. {chance[0].upper()}{chance[1:]}", language),
        " ".join(thought.moves),
    )
