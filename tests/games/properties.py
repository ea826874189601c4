"""What the property tests of both games share: their settings, and claims about any state."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable

import pytest
from hypothesis import HealthCheck, settings

from selenite.core.game import Game
from selenite.core.refusals import Illegal
from selenite.core.state import GameState
from tests.games.playing import THOROUGH


def property_of_games(examples: int) -> settings:
    """Settings: so many examples, ten times as many in a thorough run."""
    return settings(
        max_examples=10 * examples if THOROUGH else examples,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


def check_legal_moves(state: GameState, texts: list[str]) -> None:
    """They are sorted, unique and round-trip; there are none only when the game is over."""
    codes = state.legal_moves()
    assert texts == sorted(set(texts))
    assert bool(texts) == (state.outcome() is None)
    for code, text in zip(codes, texts, strict=True):
        assert 0 <= code < 2**31
        assert state.parse(text) == code
        assert " " not in text


def check_ways_to_play(state: GameState, most: int) -> None:
    """A move does the same by its text, by its code and by ``apply``."""
    before = state.position()
    for code in state.legal_moves()[:most]:
        by_text, by_code, by_apply = state.copy(), state.copy(), state.copy()
        events = by_text.play(state.text(code))
        assert by_code.play(code, seat=state.seat) == events
        by_apply.apply(code)
        assert by_text.position() == by_code.position() == by_apply.position() != before
    assert state.position() == before


def check_refusals(state: GameState, moves: Iterable[str | int]) -> None:
    """Moves that aren't legal, texts or codes, are refused and change nothing."""
    before = state.position()
    codes = state.legal_moves()
    legal = {*codes, *map(state.text, codes)}
    for move in moves:
        if move not in legal:
            with pytest.raises(Illegal):
                state.play(move)
            assert state.position() == before


def check_move_text(state: GameState, text: str, clauses: Collection[str]) -> None:
    """A text is refused by one of some clauses, or it is the text of a move's code."""
    clause, code = "", -1
    try:
        code = state.parse(text)
    except Illegal as refusal:
        clause = refusal.clause
    if code < 0:
        assert clause in clauses
    else:
        assert code < 2**31
        assert state.text(code) == text


def check_position(game: Game, state: GameState, seed: str) -> None:
    """A position is JSON, and reading it gives an equal state."""
    position = state.position()
    assert json.loads(json.dumps(position)) == position
    again = game.from_position(position, seed)
    assert json.dumps(again.position()) == json.dumps(position)
    assert again.legal_moves() == state.legal_moves()
    assert again.outcome() == state.outcome()
