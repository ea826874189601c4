"""Planning turns of Moon Base: what the clever bots think with. A turn is one move.

Compiled with the types of ``planner.pxd``.
"""

from __future__ import annotations

from selenite.games.moon_base.bots.evaluation import Evaluation
from selenite.games.moon_base.rules.state import State, Workspace


class Planner:
    """Judges every move of the seat to move. One at a time: each bot has its own.

    >>> from selenite.games import moon_base
    >>> state = moon_base.new(seed="selenite").rules_state
    >>> [moves for chance, moves in Planner(state).plan(state, 2)]
    [[1], [0]]
    """

    def __init__(self, state: State) -> None:
        self.evaluation = Evaluation()
        self.workspace = Workspace()
        self.after = state.copy()

    def plan(self, state: State, most: int) -> list[tuple[float, list[int]]]:
        """The best moves, each with its chance, the best first."""
        seat = state.seat
        after = self.after
        found = []
        state.list_moves(self.workspace)
        for i in range(self.workspace.moves.size):
            move = self.workspace.moves.codes[i]
            state.copy_to(after)
            after.apply(move)
            found.append((self.evaluation.chance(after, seat), [move]))
        found.sort(reverse=True)
        return found[:most]
