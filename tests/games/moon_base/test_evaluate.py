"""What bots think a position is worth."""

from __future__ import annotations

import pytest

from selenite.core.chance import Rng
from selenite.games.moon_base.bots.evaluation import Evaluation
from tests.games.moon_base.judging import judge_gains
from tests.games.moon_base.playing import BOARDS, played


@pytest.mark.parametrize("moves", [0, 2, 8, 30, 60])
def test_one_seat_is_as_likely_to_win_as_the_other_is_not(moves: int) -> None:
    state = played("chances", moves)
    chances = [Evaluation().chance(state.rules_state, seat) for seat in range(2)]
    assert sum(chances) == pytest.approx(1)


def test_the_end_is_certain() -> None:
    state = played("end", 200)
    assert [Evaluation().chance(state.rules_state, seat) for seat in range(2)] == [
        float(state.rules_state.winner == 0),
        float(state.rules_state.winner == 1),
    ]


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_a_gain_is_what_playing_the_move_changes(board: str) -> None:
    """Evaluated before the move is played, and by the position after it."""
    assert judge_gains(played("gain", 2, board), Rng(board)) > 20
