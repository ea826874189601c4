"""Records of Moon Base: one line per move, boards in headers."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from selenite.core import records
from selenite.core.records import Record, Unsound, read, write
from selenite.core.refusals import Invalid
from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base.rules.state import State
from tests.games.moon_base.playing import BOARDS, SET_UP, played
from tests.games.playing import recorded

GAME = moon_base.GAME


def played_on(board: str, moves: int) -> tuple[Record, GameState[State]]:
    """A record of some random moves on a board, and the state after them."""
    return recorded(GAME, "a game", {"board": BOARDS[board]}, moves)


@given(st.integers(0, 95), st.sampled_from(sorted(BOARDS)))
@settings(max_examples=25)
def test_what_was_written_reads_the_same(moves: int, on: str) -> None:
    record, state = played_on(on, moves)
    assert read(write(record)) == record
    assert records.verify(record).position() == state.position()
    assert all(len(turn.moves) == 1 for turn in record.turns)


def test_the_first_lines_are_those_of_round_one() -> None:
    state = GAME.new("selenite", {})
    record = records.begin(GAME, state)
    for move in SET_UP:
        record, _ = records.add(record, state, move)
    assert write(record).splitlines() == [
        '[Game "moon-base"]',
        '[Rules "1"]',
        '[Seed "582cad475c6aa3938d3486069e5d3a35a8c8178574de6dd88381238b3b0e3727"]',
        '[Result "*"]',
        "",
        "1.1 gold",
        "1.1 tower=L20",
        "1.0 draft=L1",
        "1.1 draft=L2",
        "1.0 draft=S1",
        "1.1 draft=S2",
    ]


def test_two_moves_on_a_line_are_refused() -> None:
    text = write(played_on("moon", 8)[0])
    joined = text.replace("\n1.1 tower=", " tower=")
    assert joined != text
    with pytest.raises(Unsound) as caught:
        records.verify(read(joined))
    assert caught.value.code == "record-line-per-move"


def test_a_finished_game_has_its_result() -> None:
    record, state = played_on("moon", 200)
    assert record.result == f"{state.rules_state.winner} points"
    with pytest.raises(Unsound):
        records.verify(
            Record(**{**record.__dict__, "result": f"{1 - state.rules_state.winner} points"})
        )


def test_another_board_goes_into_a_header() -> None:
    record, _ = played_on("grid", 3)
    assert json.loads(record.options["Board"]) == BOARDS["grid"]


def test_a_shipped_board_may_be_named() -> None:
    text = write(played_on("moon", 4)[0])
    named = text.replace("[Seed", '[Board "moon"]\n[Seed')
    assert records.verify(read(named)).position() == records.verify(read(text)).position()


def test_two_players_may_be_named_and_no_other_number() -> None:
    text = write(played_on("moon", 4)[0])
    two = text.replace("[Seed", '[Players "2"]\n[Seed')
    assert records.verify(read(two)).position() == records.verify(read(text)).position()
    with pytest.raises(Invalid) as caught:
        records.replay(read(two.replace('"2"', '"3"')))
    assert caught.value.code == "option-only-players"


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("mars", "board-unknown"),
        ("{", "board-not-object"),
        ("{}", "board-missing"),
        ('{"format": 1, "format": 1}', "json-key-twice"),
    ],
)
def test_an_invalid_board_is_refused(value: str, code: str) -> None:
    text = write(played_on("moon", 4)[0])
    with pytest.raises(Invalid) as caught:
        records.replay(read(text.replace("[Seed", f"[Board {json.dumps(value)}]\n[Seed")))
    assert caught.value.code == code


def test_a_game_may_start_from_a_position() -> None:
    start = played("start", 40)
    position = start.position()
    state = GAME.from_position(position, "seed")
    record = records.begin(GAME, state, position=position)
    move = state.text(state.legal_moves()[0])
    record, _ = records.add(record, state, move)
    assert read(write(record)) == record
    assert records.verify(record).position() == state.position()


def test_a_header_beside_a_position_must_agree() -> None:
    position = played("start", 40).position()
    state = GAME.from_position(position, "seed")
    record = records.begin(GAME, state, position=position)
    grid = {"Board": json.dumps(BOARDS["grid"])}
    with pytest.raises(Invalid) as caught:
        records.replay(Record(**{**record.__dict__, "options": grid}))
    assert caught.value.code == "record-position-disagrees"


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ([("players", "3")], "option-only-players"),
        ([("city", "free")], "unknown-option"),
        ([("board", "moon"), ("board", "moon")], "option-twice"),
        ([("board", "crater = 3")], "board-missing"),
    ],
)
def test_options_that_do_not_fit_are_refused(texts: list[tuple[str, str]], code: str) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.options_from_texts(texts)
    assert caught.value.code == code
