"""The lessons: a first turn of each game, made by clicking what is lit.

A lesson is a game from a fixed seed and a list of steps. Where the reader stands is all in the
address: the number of the step, and the moves made so far, which the real rules play again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from selenite import games
from selenite.games.core import Illegal, Options


@dataclass(frozen=True)
class Step:
    """One thing to be learnt: what is said, what is lit, and what a click on anything means.

    ``wanted`` are the ids of the things to be clicked; where there are none, one just goes on.
    ``means`` has the text that makes a move of a thing of some kind: ``>`` before a cell's name.
    Going on plays ``plays``, or else the move of the thing that was clicked, then ``replies``.
    ``choices`` are moves that are offered as buttons, ``points`` places for a ring.
    """

    name: str
    wanted: tuple[str, ...] = ()
    means: Mapping[str, str] = field(default_factory=dict)
    plays: tuple[str, ...] | None = None
    replies: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    words: Mapping[str, Any] = field(default_factory=dict)

    @property
    def length(self) -> int:
        """How many moves this step makes."""
        own = len(self.plays) if self.plays is not None else int(bool(self.wanted))
        return own + len(self.replies)

    def moves(self, clicked: str) -> tuple[str, ...]:
        """The moves that a click on a wanted thing makes; ``clicked`` is the thing's own move."""
        if self.plays is not None:
            return self.plays + self.replies
        return ((clicked,) if self.wanted else ()) + self.replies


@dataclass(frozen=True)
class Lesson:
    """A lesson: a game, the reader's seat, and the steps."""

    game: str
    seed: str
    options: Options
    seat: int
    steps: tuple[Step, ...]

    def state(self, moves: Sequence[str]) -> Any:
        """The game after some moves."""
        state = games.find(self.game).new(self.seed, self.options)
        for move in moves:
            state.play(move)
        return state

    def holds(self, step: int, moves: Sequence[str]) -> bool:
        """Whether an address is one that this lesson leads to."""
        if not 0 <= step < len(self.steps):
            return False
        if len(moves) != sum(one.length for one in self.steps[:step]):
            return False
        try:
            self.state(moves)
        except Illegal:
            return False
        return True


_CITY_STEPS = (
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
_MOON_STEPS = (
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
LESSONS = {
    lesson.game: lesson
    for lesson in (
        Lesson("blue-moon-city", "first lesson 851", {"players": 2, "first": 0}, 0, _CITY_STEPS),
        Lesson("moon-base", "first lesson 8", {}, 1, _MOON_STEPS),
    )
}
"""The lessons by game."""
