"""A hint: what the strongest bot would do in the viewer's place, in words and pictures, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import dropwhile, takewhile
from typing import NamedTuple

from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.refusals import Refusal
from selenite.core.state import Event, View
from selenite.table.model import Sentence
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import Speaker, say, speaker
from selenite.texts.typography import capitalised, in_sentences
from selenite.web.html import Markup, element, join
from selenite.web.log_steps import pictures, where
from selenite.web.parts import web_of
from selenite.web.turn_log import in_words
from selenite.web.viewer import ViewerContext

WAYS = 3
"""How many suggestions are shown."""

_FEW_REASONS = 2
"""With fewer reasons than these at once, a hint also says what it leads to."""


class Advice(NamedTuple):
    """A suggested turn: what to do, why, the moves, and what the log would say about them.

    ``next`` is the first step, ``then`` are the moves after it. Moves without a choice that come
    first are a step together, a brisk one.
    """

    steps: str
    why: str
    moves: str
    told: tuple[Sentence, ...] = ()
    next: str = ""
    then: str = ""
    is_brisk: bool = False

    @property
    def is_whole_turn(self) -> bool:
        """Whether it takes more than one step that is worth telling."""
        return sum(one.code.startswith("advice-") for one in self.told) > 1


class ShownAdvice(NamedTuple):
    """A suggestion as a page shows it: in words and pictures, and where on the board it is.

    ``first`` is the move that comes next: the page shows it as if it were chosen. ``plays`` is the
    code of what the button that plays it says.
    """

    words: Markup
    pictures: Markup
    where: str | None
    uses: str
    first: str
    plays: str
    advice: Advice


async def hints_for(
    services: Services, table: Table, person: Person, language: str
) -> list[Advice]:
    """What the strongest bot would do in a person's place; refused if it isn't their turn."""
    thoughts = await services.play.hint(table.id, person, WAYS)
    return advice(table.view(table.to_move), thoughts, language)


def advice(view: View, thoughts: list[Thought], language: str) -> list[Advice]:
    """What a bot thought of a seat's view, in words.

    The ways are tried out in a deal that agrees with the view: they tell no more than it does.
    """
    return [_advice(view, thought.moves, language, thought.chance) for thought in thoughts]


def rest_of(view: View, moves: Sequence[str], language: str) -> list[Advice]:
    """The rest of a suggestion whose first moves were made; nothing if it is no longer possible.

    A phase without a choice may have passed automatically, so moves that aren't legal now are
    skipped.
    """
    left = [*dropwhile(lambda move: move not in view.legal, moves)]
    try:
        return [_advice(view, left, language)] if left else []
    except Refusal:
        return []


def shown(context: ViewerContext, ways: Iterable[Advice]) -> list[ShownAdvice]:
    """Suggestions as shown on the page of the player to move."""
    page = web_of(context.table.game).TABLE_PAGE
    found = []
    for way in ways:
        told = [one for one in way.told if one.code.startswith("advice-")]
        spoken = [context.say(one.code, **one.parameters) for one in told]
        words = [in_words(context, *one) for one in zip(told, spoken, strict=True)]
        steps = page.log_steps(context, way.told)
        uses = " ".join(part for step in steps for part in step.uses)
        found.append(
            ShownAdvice(
                join(element("p", one, ".") for one in words), pictures(steps), where(steps),
                uses, way.moves.partition(" ")[0],
                "hint-play-turn" if way.is_whole_turn else "hint-play", way,
            )
        )  # fmt: skip
    return found


def in_a_line(ways: list[Advice], language: str) -> str:
    """Advice as one text."""
    if not ways:
        return say("advice-none", language)
    isolate = speaker(language).isolate
    return " ".join(
        f"{number}. {in_sentences((way.steps, way.why))} {isolate(way.moves)}"
        for number, way in enumerate(ways, 1)
    )


def _advice(view: View, moves: Sequence[str], language: str, chance: float | None = None) -> Advice:
    game = registry.find(view.game)
    state = game.redeal(view, Rng("hint"))
    speak = speaker(language, view.game)
    steps, told, own = [], [], []
    brisk = sum(1 for _ in takewhile(game.is_automatic, moves))
    for number, move in enumerate(moves):
        code, parameters = game.explain.describe(state.view(view.seat).position, move)
        if not game.is_automatic(move):
            steps.append(speak.say(f"advice-{code}", **parameters))
            told.append(Sentence(number, f"advice-{code}", view.seat, parameters, is_routine=False))
        happened = [
            event for event in state.play(move) if event.parameters.get("seat") == view.seat
        ]
        told += [Sentence.of_event(number, event) for event in happened]
        own += [Event(f"move-{code}", {"seat": view.seat, **parameters}), *happened]
    reasons, prospects = [*game.analysis.reasons(own, speak.say)], []
    if len(reasons) < _FEW_REASONS and view.seat is not None:
        after = state.view(view.seat).position
        prospects = [*game.analysis.prospects(view.position, after, view.seat, speak.say)]
        del prospects[_FEW_REASONS - len(reasons) :]
    first = [speak.join(reasons)] if reasons else prospects[:1]
    more = prospects if reasons else prospects[1:]
    why = [_because(speak, one) for one in first] + [*map(capitalised, more)]
    if chance is not None:
        why.append(capitalised(speak.say("advice-chance", n=round(100 * chance))))
    return Advice(
        ". ".join(steps), ". ".join(why), " ".join(moves), tuple(told),
        " ".join(moves[: brisk or 1]), " ".join(moves[brisk or 1 :]), is_brisk=brisk > 0,
    )  # fmt: skip


def _because(speak: Speaker, reasons: str) -> str:
    """Reasons as a sentence. They aren't a parameter of it: long parameters are cut off."""
    why, colon = speak.say("advice-why"), speak.say("before-explanation")
    return f"{why}{colon}{speak.isolate(reasons)}"
