"""Bots that think about a whole turn at once, and then play it move by move."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from selenite.core.chance import Rng
from selenite.core.state import View


class Thought(NamedTuple):
    """A continuation of the turn, as move texts, with its estimated chance of winning."""

    moves: tuple[str, ...]
    chance: float


class Adviser(Protocol):
    """A bot that gives hints."""

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it considers, each with its chance, the best first."""
        ...


class TurnBot:
    """A bot that plans a turn when it begins, and again when the plan no longer fits."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.moves: list[str] = []
        self.turn: object = None

    def choose(self, view: View) -> str:
        """The next move of the turn's plan."""
        turn = view.position["turn"]
        label = (turn["round"], turn["seat"])
        if label != self.turn or not self.moves or self.moves[0] not in view.legal:
            self.turn = label
            self.moves = [view.legal[0]]
            if len(view.legal) > 1:
                self.moves = list(self.explain(view, 1)[0].moves)
        return self.moves.pop(0)

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it considers, each with its chance, the best first."""
        raise NotImplementedError
