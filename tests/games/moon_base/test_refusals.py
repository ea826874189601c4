"""Every move of a step is either legal or refused for a reason, ring by ring."""

from __future__ import annotations

from random import Random

import pytest

from selenite.core.refusals import Illegal
from selenite.core.state import GameState
from selenite.games.moon_base.explain import _angles, refusal
from selenite.games.moon_base.notation import read
from selenite.games.moon_base.rules.codes import KINDS, PLACES, PUT_RING
from selenite.games.moon_base.rules.state import State
from tests.games.moon_base.playing import BOARDS, played
from tests.games.playing import THOROUGH, texts_of

POINTS = range(-80, 81, 2)
CODES = PUT_RING + KINDS * PLACES
GAMES = 40 if THOROUGH else 4


def place_texts(state: GameState[State], chance: Random) -> list[str]:
    """Placements of the hand: on every crater, and on many points."""
    hand = state.position()["hands"][state.seat].split()
    places = list(state.rules_state.rules.crater_ids)
    places += [f"({chance.choice(POINTS)},{chance.choice(POINTS)})" for _ in range(150)]
    for ring in state.position()["rings"]:
        x, y = ring["at"]
        for _ in range(15):
            dx, dy = chance.randrange(-9, 10), chance.randrange(-9, 10)
            places.append(f"({x + 2 * dx},{y + 2 * dy})")
    return [f"{ring}>{place}" for ring in set(hand) for place in places]


def other_texts(state: GameState[State]) -> list[str]:
    """Moves of the other steps."""
    craters = state.rules_state.rules.crater_ids
    texts = ["gold", "silver", *(f"draft={size}{n}" for size in "LS" for n in range(1, 5))]
    texts += [f"tower={crater}" for crater in craters] + [f"base={crater}" for crater in craters]
    texts += [f"settle={ring}" for ring in (*range(48), 99)]
    return texts + [f"aside={size}{colour}" for size in "LS" for colour in "gsb"]


@pytest.mark.parametrize("on", BOARDS)
@pytest.mark.parametrize("game", range(GAMES))
def test_what_is_not_legal_is_refused_for_a_reason_and_changes_nothing(on: str, game: int) -> None:
    """Refusals check ring by ring, the list of legal moves is updated by each move: both agree."""
    chance = Random(f"{on} {game}")
    for moves in sorted(chance.sample(range(90), 12)):
        state = played(f"{on} {game}", moves, on)
        before = state.position()
        legal = set(texts_of(state))
        texts = other_texts(state)
        if before["turn"]["step"] == "place":
            texts += place_texts(state, chance)
        for text in texts:
            if text not in legal:
                with pytest.raises(Illegal):
                    state.play(text)
            elif ">" in text:
                with pytest.raises(AssertionError, match="no reason"):
                    refusal(state.rules_state, read(state.rules_state.rules, text))
        assert state.position() == before


@pytest.mark.parametrize("code", [-1, -(2**40), CODES, CODES - 1, 2**31, 2**40])
def test_codes_that_name_nothing_are_refused(code: int) -> None:
    with pytest.raises(Illegal) as caught:
        played("codes", 20).play(code)
    assert caught.value.clause == "notation"


@pytest.mark.parametrize("limit", [150.0, 170.0])
@pytest.mark.parametrize("above", [0.019, 0.1, 0.4, 0.49, 0.6, 1.2, 40.3])
def test_an_angle_that_is_too_wide_reads_so(limit: float, above: float) -> None:
    shown = _angles(limit + above, limit)
    assert shown["angle"] > shown["most"] == limit
    assert abs(shown["angle"] - limit - above) <= 0.5


def test_another_seats_move_is_refused() -> None:
    state = played("turn", 30)
    with pytest.raises(Illegal) as caught:
        state.play(state.legal_moves()[0], seat=1 - state.seat)
    assert caught.value.clause == "turn"


def test_a_finished_game_takes_no_move() -> None:
    state = played("over", 200)
    with pytest.raises(Illegal) as caught:
        state.play("gold", seat=0)
    assert caught.value.clause == "over"
