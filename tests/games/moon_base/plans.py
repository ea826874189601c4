"""Games that are played on the engine and on the oracle, to be compared at every turn."""

from __future__ import annotations

from typing import NamedTuple

from selenite.core.refusals import Illegal
from selenite.core.state import GameState
from selenite.games import moon_base
from tests.games.moon_base.comparing import BOARDS, shipped_board
from tests.oracle.generator import seed_of
from tests.oracle.moon_base import Oracle

READ_ANEW = 0.1
"""The share of positions that are read again, without the history of the moves before."""

CHANGED: dict[str, dict[str, str]] = {
    "settled-rings": {"settled_rings": "closed"},
    "bases": {"bases": "open-craters"},
    "blue-bonus": {"blue_bonus": "pass"},
    "all": {"settled_rings": "closed", "bases": "open-craters", "blue_bonus": "pass"},
}
"""The changed rules (6) by their names, and all of them together."""


class Plan(NamedTuple):
    """A game to play: board, policy, seed, and which rules are changed, if any."""

    board: str
    policy: str
    seed: str
    changed: str = ""

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.changed, self.board, self.policy, self.seed)))

    def state(self) -> GameState:
        board = BOARDS[self.board] or self.board
        return moon_base.new(self.seed, board, **CHANGED.get(self.changed, {}))

    def oracle(self) -> Oracle:
        board, seed = BOARDS[self.board], seed_of(self.seed)
        changed = CHANGED.get(self.changed, {})
        if board is None:
            return Oracle.new(shipped_board(), self.board, seed, **changed)
        return Oracle.new(board, board, seed, **changed)


def clause(state: GameState, text: str) -> str | None:
    """The clause that refuses a move; None if it is legal."""
    try:
        state.copy().play(text)
    except Illegal as refusal:
        return refusal.clause
    return None
