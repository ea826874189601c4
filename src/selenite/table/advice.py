"""Advice: what the strongest bot would do in a player's place, in words, and why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile, takewhile
from typing import NamedTuple

from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.refusals import Refusal
from selenite.core.state import Event, View
from selenite.table.model import Sentence
from selenite.texts import Speaker, say, speaker
from selenite.texts.typography import capitalised, in_sentences

WAYS = 3
"""How many suggestions are shown."""

_FEW_REASONS = 2
"""With fewer reasons than these at once, a hint also says what it leads to."""


_CERTAIN = {0: "advice-chance-hardly", 100: "advice-chance-nearly"}
"""Sentences that promise nothing where a bot is sure."""

_CLOSE = 2
"""Turns that win so many of 100 games less than the best are about as good."""


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


def advice(view: View, thoughts: list[Thought], language: str) -> list[Advice]:
    """What a bot thought of a seat's view, in words.

    The ways are tried out in a deal that agrees with the view: they tell no more than it does.
    """
    wins = [round(100 * thought.chance) for thought in thoughts]
    return [
        _advice(view, thought.moves, language, n, is_close=place > 0 and n >= max(wins) - _CLOSE)
        for place, (thought, n) in enumerate(zip(thoughts, wins, strict=True))
    ]


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


def in_a_line(ways: list[Advice], language: str) -> str:
    """Advice as one text."""
    if not ways:
        return say("advice-none", language)
    isolate = speaker(language).isolate
    return " ".join(
        f"{number}. {in_sentences((way.steps, way.why))} {isolate(way.moves)}"
        for number, way in enumerate(ways, 1)
    )


def _advice(
    view: View,
    moves: Sequence[str],
    language: str,
    wins: int | None = None,
    is_close: bool = False,
) -> Advice:
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
    if wins is not None:
        code = _CERTAIN.get(wins, "advice-chance")
        why.append(capitalised(speak.say(code, n=wins)))
    if is_close:
        why.append(capitalised(speak.say("advice-close")))
    return Advice(
        ". ".join(steps), ". ".join(why), " ".join(moves), tuple(told),
        " ".join(moves[: brisk or 1]), " ".join(moves[brisk or 1 :]), is_brisk=brisk > 0,
    )  # fmt: skip


def _because(speak: Speaker, reasons: str) -> str:
    """Reasons as a sentence. They aren't a parameter of it: long parameters are cut off."""
    why, colon = speak.say("advice-why"), speak.say("before-explanation")
    return f"{why}{colon}{speak.isolate(reasons)}"
