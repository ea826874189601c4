"""The bot of Lunar Nim: ``careful`` looks one move ahead."""

from __future__ import annotations

from lunar_nim.notation import move_text
from lunar_nim.view import redeal
from selenite.bots.turns import Thought, TurnBot
from selenite.core.chance import Rng
from selenite.core.state import View


class Careful(TurnBot):
    """Takes the last stone if it can, and otherwise leaves heaps that are hard to win from."""

    def __init__(self, rng: Rng, seconds: float | None = None, playouts: int | None = None) -> None:
        super().__init__(rng)

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """Every move with a rough chance to win, the best first."""
        found = []
        for move in redeal(view, self.rng).legal_moves():
            state = redeal(view, self.rng)
            state.apply(move)
            found.append(Thought((move_text(state.rules, move),), self._chance(state.heaps)))
        return sorted(found, key=lambda thought: -thought.chance)[:most]

    def _chance(self, heaps: list[int]) -> float:
        """The chance of a seat that leaves these heaps: the nim-sum of small heaps decides."""
        if not any(heaps):
            return 1.0
        one, two, three = (heap % 4 for heap in heaps)
        return 0.7 if one ^ two ^ three == 0 else 0.3


BOTS = {"careful": Careful}
LEVELS = ("careful",)
HINTS = "careful"
PLANNING = None
