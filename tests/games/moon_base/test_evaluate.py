"""What bots think a position is worth."""

from __future__ import annotations

import pytest

from selenite.core.chance import Rng
from selenite.games.moon_base.bots.evaluation import Evaluation
from selenite.games.moon_base.rules.codes import PLACE, PUT_RING
from selenite.games.moon_base.rules.state import Workspace
from tests.games.moon_base.playing import BOARDS, played


@pytest.mark.parametrize("moves", [0, 2, 8, 30, 60])
def test_one_seat_is_as_likely_to_win_as_the_other_is_not(moves: int) -> None:
    state = played("chances", moves)
    chances = [Evaluation().chance(state.rules_state, seat) for seat in range(2)]
    assert sum(chances) == pytest.approx(1)


def test_the_end_is_certain() -> None:
    state = played("end", 200)
    assert [Evaluation().chance(state.rules_state, seat) for seat in range(2)] == [
        float(state.winner == 0),
        float(state.winner == 1),
    ]


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_a_gain_is_what_playing_the_move_changes(board: str) -> None:
    """Evaluated before the move is played, and by the position after it."""
    state, rng, workspace = played("gain", 2, board), Rng(board), Workspace()
    evaluation = Evaluation()
    judged = 0
    while state.outcome() is None:
        seat = state.seat
        for move in state.legal_moves()[::7]:
            after = state.copy()
            after.apply(move)
            if move < PUT_RING or after.step != PLACE:
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
    assert judged > 20
