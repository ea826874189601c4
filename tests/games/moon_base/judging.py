"""Comparing what an evaluation says of moves with the positions after them."""

from __future__ import annotations

import pytest

from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games.moon_base.bots.evaluation import Evaluation
from selenite.games.moon_base.rules.codes import PLACE, PUT_RING
from selenite.games.moon_base.rules.state import State, Workspace


def judge_gains(state: GameState[State], rng: Rng) -> int:
    """Play a game to its end and check the gain of every seventh placement; how many it checked."""
    evaluation, workspace, judged = Evaluation(), Workspace(), 0
    while state.outcome() is None:
        seat = state.seat
        for move in state.legal_moves()[::7]:
            after = state.copy()
            after.apply(move)
            if move < PUT_RING or after.rules_state.step != PLACE:
                continue
            evaluation.read(state.rules_state)
            evaluation.weigh(state.rules_state, seat)
            gain = evaluation.gain(state.rules_state, move)
            lead = evaluation.lead(state.rules_state)
            evaluation.read(after.rules_state)
            evaluation.look(after.rules_state, seat)
            to_move = evaluation.weights[14]
            assert evaluation.lead(after.rules_state) - lead == pytest.approx(gain - 2 * to_move)
            judged += 1
        state.random_turn(rng, workspace)
    return judged
