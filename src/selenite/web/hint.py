"""A hint: what the strongest bot would do in the viewer's place, in words, and why."""

from __future__ import annotations

from typing import NamedTuple

from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.state import Event, View
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import say, speaker

_WAYS = 3
"""How many ways to go on are told."""


class Advice(NamedTuple):
    """A way to go on with the turn: what to do, why, and as moves."""

    steps: str
    why: str
    moves: str


async def hints_for(
    services: Services, table: Table, person: Person, language: str
) -> list[Advice]:
    """What the strongest bot would do in a person's place; refused if it isn't their turn."""
    thoughts = await services.play.hint(table.id, person, _WAYS)
    return advice(table.view(table.to_move), thoughts, language)


def advice(view: View, thoughts: list[Thought], language: str) -> list[Advice]:
    """What a bot thought of a seat's view, in words.

    The ways are tried out in a deal that agrees with the view: they tell no more than it does.
    """
    return [_advice(view, thought, language) for thought in thoughts]


def in_a_line(ways: list[Advice], language: str) -> str:
    """Advice as one text."""
    if not ways:
        return say("advice-none", language)
    isolate = speaker(language).isolate
    return " ".join(
        f"{number}. {way.steps}. {way.why}. {isolate(way.moves)}"
        for number, way in enumerate(ways, 1)
    )


def _advice(view: View, thought: Thought, language: str) -> Advice:
    game = registry.find(view.game)
    state = game.redeal(view, Rng("hint"))
    speak = speaker(language, view.game)
    steps, happened = [], []
    for move in thought.moves:
        code, parameters = game.explain.describe(state.view(view.seat).position, move)
        if not game.is_automatic(move):
            steps.append(speak.say(f"advice-{code}", **parameters))
        happened += [Event(f"move-{code}", {"seat": view.seat, **parameters}), *state.play(move)]
    own = [event for event in happened if event.parameters.get("seat") == view.seat]
    reasons = [*game.analysis.reasons(own, speak.say)] or [speak.say("advice-prepares")]
    why = speak.say("advice-why", reasons=speak.join(reasons))
    chance = speak.say("advice-chance", n=round(100 * thought.chance))
    return Advice(
        ". ".join(steps),
        f"{why}. {chance[0].upper()}{chance[1:]}",
        " ".join(thought.moves),
    )
