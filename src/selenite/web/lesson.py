"""The lessons: a first turn of each game, made by clicking what is lit.

A lesson is a game from a fixed seed and a list of steps. The reader's progress is all in the
address: the number of the step, and the moves made so far, which the real rules play again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from selenite.core import registry
from selenite.core.drawing import Say, Svg
from selenite.core.refusals import Illegal
from selenite.core.state import GameState, Options, Position
from selenite.web.html import Markup


class Thing(NamedTuple):
    """Something that can be clicked: its id, what it is called, its shape and its move.

    One that ``looks_lit`` is highlighted even if it isn't wanted: the reader has to find the right
    one.
    """

    id: str
    name: str
    outline: Svg
    move: str
    looks_lit: bool = False


class Picture(NamedTuple):
    """A drawing of a lesson, and the things in it that can be clicked in a step.

    ``draw`` makes the drawing with some layers on top.
    """

    draw: Callable[[Iterable[Svg]], Svg]
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True)
class LessonStep:
    """One thing to be learnt: what is said, what is lit, and what a click on anything means.

    ``wanted`` are the ids of the things to be clicked; where there are none, one just goes on.
    ``means`` has the text that makes a move of a thing of some kind, before its name.
    Going on plays ``plays``, or else the move of the thing that was clicked, then ``replies``.
    ``choices`` are moves that are offered as buttons. ``shows`` names what is pictured beside what
    is said.
    """

    name: str
    wanted: tuple[str, ...] = ()
    means: Mapping[str, str] = field(default_factory=dict)
    plays: tuple[str, ...] | None = None
    replies: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    words: Mapping[str, Any] = field(default_factory=dict)
    shows: tuple[str, ...] = ()

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
    """A lesson: a game, the reader's seat, the steps, and what the game draws and names."""

    game: str
    seed: str
    options: Options
    seat: int
    steps: tuple[LessonStep, ...]

    def state(self, moves: Sequence[str]) -> GameState:
        """The game after some moves."""
        state = registry.find(self.game).new(self.seed, self.options)
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

    def pictures(
        self, position: Position, step: LessonStep, say: Say, names: Mapping[int, str]
    ) -> list[Picture]:
        """The board, and what is drawn beside it."""
        raise NotImplementedError

    def choice(self, move: str, say: Say) -> str:
        """A move's name on its button."""
        return say(f"learn-choose-{move}")

    def choice_signs(self, move: str) -> tuple[str, ...]:
        """What is pictured on a move's button."""
        return ()

    def sign(self, name: str, say: Say) -> Markup:
        """A small picture of something that a step shows."""
        raise NotImplementedError
