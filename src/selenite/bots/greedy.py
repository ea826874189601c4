"""A bot that plans its own turn and thinks no further."""

from __future__ import annotations

from selenite.bots.planners import Thought, thoughts
from selenite.games.chance import Luck
from selenite.games.core import View


class Greedy:
    """Plans its own whole turn and takes the best by a hand-written evaluation.

    >>> from selenite.games import blue_moon_city
    >>> view = blue_moon_city.new(players=2, seed="selenite", first=0).view(0)
    >>> Greedy(Luck("a bot")).choose(view) in view.legal
    True
    """

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.moves: list[str] = []
        self.turn: object = None

    def choose(self, view: View) -> str:
        """The next move of the turn's plan; a new plan where the old one doesn't fit."""
        turn = view.position["turn"]
        label = (turn["round"], turn["seat"])
        if label != self.turn or not self.moves or self.moves[0] not in view.legal:
            self.turn = label
            self.moves = list(self.explain(view, 1)[0].moves)
        return self.moves.pop(0)

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it considers, each with its chance, the best first."""
        return thoughts(view, self.luck, most)
