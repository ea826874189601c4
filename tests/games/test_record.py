"""Records: reading, writing, replaying, verifying."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from selenite.core import records, registry
from selenite.core.records import Record, Unsound, read, write
from selenite.core.refusals import Invalid
from selenite.core.state import GameState
from tests.games.playing import recorded

GAME = registry.find("blue-moon-city")


def played(moves: int, seed: str = "a game", **options: Any) -> tuple[Record, GameState]:
    """A record of some random moves, and the state after them."""
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return recorded(GAME, seed, named, moves)


def code_of(text: str | bytes) -> str:
    with pytest.raises(Invalid) as refused:
        records.replay(read(text))
    return refused.value.code


def with_header(text: str, name: str, value: str) -> str:
    """A record's text with a header put in, or changed."""
    lines = [line for line in text.split("\n") if not line.startswith(f"[{name} ")]
    return "\n".join([lines[0], f"[{name} {json.dumps(value)}]", *lines[1:]])


def without_header(text: str, name: str) -> str:
    return "\n".join(line for line in text.split("\n") if not line.startswith(f"[{name} "))


class TestRoundTrip:
    @given(st.integers(0, 120), st.integers(2, 4), st.sampled_from([[], [1], [2], [1, 2]]))
    def test_what_was_written_reads_the_same(
        self, moves: int, players: int, buildings: list[int]
    ) -> None:
        record, state = played(moves, players=players, new_buildings=buildings)
        assert read(write(record)) == record
        assert records.replay(record).position() == state.position()

    @given(st.text().filter(lambda text: text.isprintable() or "\u2028" in text))
    def test_players_may_have_any_names(self, name: str) -> None:
        record = replace(played(0)[0], seats={0: name, 1: 'a "\\\n\x85 b'})
        assert read(write(record)) == record

    def test_position_and_options_survive(self) -> None:
        _, state = played(30, players=3, open_crystals=True, city="free")
        other = GAME.from_position(state.position(), "later")
        record = records.begin(GAME, other, position=state.position())
        assert read(write(record)) == record
        assert records.replay(record).position() == state.position()

    def test_components_survive(self) -> None:
        source = json.loads(json.dumps(GAME.new("x", {}).rules_state.rules.components.source))
        source["hand-size"] = 5
        record, state = played(20, components=source)
        assert records.replay(read(write(record))).position() == state.position()

    def test_line_ends_of_other_systems_are_read(self) -> None:
        record, _ = played(20)
        assert read(write(record).replace("\n", "\r\n")) == record

    def test_the_last_newline_may_be_missing(self) -> None:
        record, _ = played(20)
        assert read(write(record).rstrip("\n")) == record

    def test_a_byte_order_mark_is_read_over(self) -> None:
        record, _ = played(3)
        assert read(b"\xef\xbb\xbf" + write(record).encode()) == record


class TestForm:
    def test_headers_stand_in_their_order(self) -> None:
        _, state = played(12)
        record = replace(
            records.begin(GAME, state, position=state.position(), seats={1: "B", 0: "A"}),
            seed_hash="0" * 64,
        )
        names = [line.split()[0][1:] for line in write(record).split("\n\n")[0].split("\n")]
        assert names == [
            "Game", "Rules", "Players", "SeedHash", "Seed", "Seat0", "Seat1", "Position", "Result",
        ]  # fmt: skip

    def test_a_turn_is_a_line(self) -> None:
        state = GAME.new("a game", {"first": 0})
        record = records.begin(GAME, state)
        for move in (">c4", "/", "/", "drop", "/", "/"):
            record, _ = records.add(record, state, move)
        assert write(record).split("\n\n")[1] == "1.0 >c4 / / drop\n1.1 / /\n"

    def test_a_finished_game_has_its_result(self) -> None:
        record, state = played(100_000)
        outcome = state.outcome()
        assert outcome is not None
        assert record.result == outcome.text
        assert read(write(record)) == record

    def test_a_record_from_mid_turn_goes_on_in_its_turn(self) -> None:
        _, state = played(2)
        record = records.begin(GAME, state, position=state.position())
        record, _ = records.add(record, state, state.legal_moves()[0])
        assert record.turns[0].label == "1.0"
        assert records.replay(record).position() == state.position()


class TestRefusals:
    TEXT = write(played(25)[0])

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("", "record-empty"),
            ("\n\n", "record-empty"),
            (b"\xff\xfe[", "record-not-utf8"),
            ("hello", "record-header-form"),
            ('[Game "blue-moon-city"', "record-header-form"),
            ('[Game "blue"moon"]', "record-header-form"),
            ("[Game blue-moon-city]", "record-header-form"),
            ('[Game "\\ud800"]', "record-header-form"),
            ('[Game "blue-moon-city"]', "record-missing-header"),
            ('[Game "go"]\n[Rules "1"]', "unknown-game"),
            ('[Game "blue-moon-city"]\n[Game "blue-moon-city"]', "record-header-twice"),
            (with_header(TEXT, "Komi", "6.5"), "record-unknown-header"),
            (with_header(TEXT, "Rules", "2"), "record-rules-newer"),
            (with_header(TEXT, "Rules", "9" * 5000), "record-rules-newer"),
            (with_header(TEXT, "Rules", "0"), "record-rules-form"),
            (with_header(TEXT, "Rules", "one"), "record-rules-form"),
            (with_header(TEXT, "Rules", "-1"), "record-rules-form"),
            (with_header(TEXT, "Seed", "abc"), "record-hex"),
            (with_header(TEXT, "SeedHash", "abc"), "record-hex"),
            (with_header(TEXT, "Result", "white"), "record-result-form"),
            (with_header(TEXT, "Players", "5"), "option-players"),
            (with_header(TEXT, "Seat2", "Cem"), "record-seat-name"),
            (with_header(TEXT, "Position", "{"), "position-not-json"),
            (with_header(TEXT, "Position", "[1]"), "position-not-object"),
            (with_header(TEXT, "Position", "[" * 100_000), "position-not-json"),
            (with_header(TEXT, "Components", "[" * 100_000), "components-not-object"),
            (without_header(TEXT, "Players"), "record-missing-header"),
            (without_header(TEXT, "Result"), "record-missing-header"),
            (without_header(TEXT, "Seed"), "record-no-seed"),
            (with_header(without_header(TEXT, "Seed"), "SeedHash", "0" * 64),
             "record-only-seed-hash"),
            (TEXT + "2.0\n", "record-line"),
            (TEXT + "2.0  /\n", "record-line"),
            (TEXT + "drop\n", "record-line"),
            (TEXT + "2.0 \x07\n", "record-line"),
            (TEXT + "99.0 /\n", "record-label"),
            (TEXT.replace(" / ", "\n1.0 / ", 1), "record-turn-split"),
        ],
    )  # fmt: skip
    def test_each_fault_has_its_sentence(self, text: str | bytes, code: str) -> None:
        assert code_of(text) == code

    def test_a_refused_move_is_named(self) -> None:
        record = replace(records.begin(GAME, GAME.new("x", {"first": 0})),
                         turns=(records.Turn("1.0", (">e5",)),))  # fmt: skip
        with pytest.raises(Unsound) as refused:
            records.replay(record)
        assert refused.value.parameters["reason"].clause == "1.1"

    def test_headers_beside_a_position_must_agree(self) -> None:
        _, state = played(10, city="free")
        record = records.begin(GAME, state, position=state.position())
        records.replay(record)
        records.replay(replace(record, options={}))
        assert code_of(write(replace(record, options={"City": "standard"}))) == (
            "record-position-disagrees"
        )

    @pytest.mark.parametrize("text", ['{"a": NaN}', '{"a": 1e999}', '{"a": "\\ud800"}'])
    def test_positions_that_json_could_not_write_again(self, text: str) -> None:
        with pytest.raises(Invalid, match="position-not-json"):
            records.read_position(text)


class TestVerify:
    def test_a_sound_record_passes(self) -> None:
        record, _ = played(40)
        records.verify(record)

    def test_the_seed_must_have_its_hash(self) -> None:
        record, _ = played(5)
        digest = hashlib.sha256(bytes.fromhex(record.seed or "")).hexdigest()
        records.verify(replace(record, seed_hash=digest))
        with pytest.raises(Unsound, match="record-seed-hash"):
            records.verify(replace(record, seed_hash="0" * 64))

    @pytest.mark.parametrize("result", ["0 offerings", "0+1 idle"])
    def test_the_result_must_be_true(self, result: str) -> None:
        with pytest.raises(Unsound, match="record-result"):
            records.verify(replace(played(5)[0], result=result))

    def test_another_seed_is_another_game(self) -> None:
        record, _ = played(60)
        with pytest.raises(Unsound):
            records.verify(replace(record, seed="00" * 32))
