"""Whatever the input is: one clear line and a status, never a traceback."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from selenite.core.records import read, write
from tests.cli.running import GAME, Run, assert_refused, new, ok, run
from tests.games.changing import Change, Path, change, paths, remove
from tests.games.moon_base.playing import played

RECORD = ok("play", "-", ">c4", "/", "/", "drop", "/", "/", "drop", stdin=new())
POSITION = json.loads(ok("show", "-", "--json", stdin=RECORD))
WITH_POSITION = ok("new", GAME, "--position", "-", "--seed", "p", stdin=json.dumps(POSITION))
MOON_BASE = "moon-base"
MOON_POSITION = played("fuzz 3", 60).position()
MOON_RECORD = ok(
    "new", MOON_BASE, "--position", "-", "--seed", "p", stdin=json.dumps(MOON_POSITION)
)
RECORDS = st.sampled_from([RECORD, WITH_POSITION, MOON_RECORD])
COMMANDS = st.sampled_from(
    [("show", "-"), ("show", "-", "--svg"), ("show", "-", "--seat", "1"), ("moves", "-"),
     ("trace", "-"), ("trace", "-", "--seat", "public"), ("play", "-", ">c4"), ("verify", "-")]
)  # fmt: skip
PIECES = st.sampled_from(
    ["[", "]", '"', "\\", "\n", "\r\n", " ", "1.0", "2.0 /", "drop", '[Rules "2"]\n', "\x00",
     '[Seat0 "x"]\n', "99", "-", "ü", "\u2028", "[Position", "{}", "null", "*", ">", "=", "/"]
)  # fmt: skip
fuzzing = settings(max_examples=60)


def assert_sound(answer: Run, command: tuple[str, ...]) -> None:
    """Either it worked, or one line says why not."""
    if answer.status == 0:
        assert answer.err == ""
    elif command[0] == "verify":
        assert_refused(answer, 1, 2)
    else:
        assert_refused(answer, 2)


class TestRecords:
    @fuzzing
    @given(COMMANDS, st.binary(max_size=300))
    def test_random_bytes(self, command: tuple[str, ...], content: bytes) -> None:
        assert_refused(run(*command, stdin=content), 2)

    @fuzzing
    @given(COMMANDS, RECORDS, st.floats(0, 1))
    def test_truncated_records(self, command: tuple[str, ...], text: str, part: float) -> None:
        assert_sound(run(*command, stdin=text[: int(part * len(text))]), command)

    @fuzzing
    @given(COMMANDS, RECORDS, st.floats(0, 1), st.integers(0, 4), PIECES)
    def test_mutated_records(
        self, command: tuple[str, ...], text: str, part: float, cut: int, piece: str
    ) -> None:
        at = int(part * len(text))
        mutated = text[:at] + piece + text[at + cut :]
        answer = run(*command, stdin=mutated)
        assert_sound(answer, command)
        if answer.status == 0:
            assert read(write(read(mutated))) == read(mutated)

    @fuzzing
    @given(st.binary(min_size=32, max_size=32))
    def test_wrong_seeds(self, seed: bytes) -> None:
        right = read(RECORD).seed or ""
        assume(seed.hex() != right)
        assert_sound(run("verify", "-", stdin=RECORD.replace(right, seed.hex())), ("verify",))

    @fuzzing
    @given(COMMANDS, st.text(max_size=12))
    def test_other_rules_numbers(self, command: tuple[str, ...], number: str) -> None:
        assume(number != "1")
        header = f"[Rules {json.dumps(number)}]"
        assert_refused(run(*command, stdin=RECORD.replace('[Rules "1"]', header)), 2)

    @fuzzing
    @given(st.lists(st.text(min_size=1, max_size=8), min_size=1, max_size=3))
    def test_random_moves(self, moves: list[str]) -> None:
        assert_sound(run("play", "-", "--", *moves, stdin=RECORD), ("play",))


SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 90), st.just(10**30), st.floats(),
    st.text(max_size=4),
    st.sampled_from(["c3", "a1", "v1", "k2", "move", "draw", "over", "fire-temple", "free",
                     "L01", "S05", "Lg", "place", "base", "settle", "gold", "moon", "gs"]),
)  # fmt: skip
VALUES = st.one_of(SCALARS, st.lists(SCALARS, max_size=3),
                   st.dictionaries(st.text(max_size=4), SCALARS, max_size=2))  # fmt: skip
POSITIONS = {GAME: POSITION, MOON_BASE: MOON_POSITION}
PATHS = [(game, path) for game in POSITIONS for path in paths(POSITIONS[game])]


def changed(change: Change, game: str = GAME) -> str:
    """A position's text after a change."""
    position = deepcopy(POSITIONS[game])
    change(position)
    return json.dumps(position)


class TestPositions:
    @settings(max_examples=200)
    @given(st.sampled_from(PATHS), VALUES, st.booleans())
    def test_mutated_positions(self, field: tuple[str, Path], value: Any, is_removed: bool) -> None:
        game, path = field
        text = changed(remove(*path) if is_removed else change(*path, to=value), game)
        answer = run("new", game, "--position", "-", "--seed", "p", stdin=text)
        assert_sound(answer, ("new",))
        if answer.status == 0:
            assert_sound(run("show", "-", stdin=answer.out), ("show",))
            ok("verify", "-", stdin=answer.out)

    @fuzzing
    @given(st.sampled_from(["deck", "discard"]), st.text("vtafkmhp123 x", max_size=9))
    def test_cards_that_do_not_add_up(self, field: str, cards: str) -> None:
        text = changed(change(field, to=cards))
        assume(json.loads(text) != POSITION)
        assert_refused(run("new", GAME, "--position", "-", stdin=text), 2)

    @fuzzing
    @given(st.text(max_size=60) | st.recursive(SCALARS, st.lists).map(json.dumps))
    def test_random_json(self, text: str) -> None:
        answer = run("new", GAME, "--position", "-", stdin=text.encode("utf-8", "surrogatepass"))
        assert_refused(answer, 2)


class TestComponents:
    @fuzzing
    @given(st.text(max_size=40) | st.binary(max_size=40).map(lambda b: b.decode("latin-1")))
    def test_random_files(self, text: str) -> None:
        content = text.encode("utf-8", "surrogatepass")
        answer = run("new", GAME, "--option", "components=-", stdin=content)
        assert_refused(answer, 2)

    @fuzzing
    @given(st.dictionaries(st.sampled_from(["tile", "people", "obelisk", "scales"]), VALUES))
    def test_random_headers(self, source: dict[str, Any]) -> None:
        header = f"[Components {json.dumps(json.dumps(source))}]\n[Result"
        assert_refused(run("show", "-", stdin=RECORD.replace("[Result", header)), 2)


class TestBoards:
    @fuzzing
    @given(st.text(max_size=40) | st.binary(max_size=40).map(lambda b: b.decode("latin-1")))
    def test_random_files(self, text: str) -> None:
        content = text.encode("utf-8", "surrogatepass")
        assert_refused(run("new", MOON_BASE, "--option", "board=-", stdin=content), 2)

    @fuzzing
    @given(VALUES, st.dictionaries(st.sampled_from(["format", "name", "crater"]), VALUES))
    def test_random_headers(self, value: Any, source: dict[str, Any]) -> None:
        assume(value != "moon")
        for text in (json.dumps(source), f"{value}"):
            header = f"[Board {json.dumps(text)}]\n[Result"
            answer = run("show", "-", stdin=MOON_RECORD.replace("[Result", header))
            assert_refused(answer, 2)


class TestArguments:
    @fuzzing
    @given(st.lists(st.text(max_size=10), max_size=4))
    def test_random_arguments(self, arguments: list[str]) -> None:
        assume("--help" not in arguments)
        answer = run(*arguments)
        if arguments:
            assert answer.status in (0, 2)
            if answer.status:
                assert_refused(answer, 2)
