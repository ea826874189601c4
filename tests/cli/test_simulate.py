"""simulate and perft."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from selenite.bots import match
from selenite.core import records
from selenite.core.registry import find
from tests.cli.running import GAME, ok, refused, run

TIMES = ("seconds", "games_per_second", "decisions_per_second")


def figures(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        ok("simulate", GAME, "--seed", "s", "--games", "6", "--json", *arguments)
    )
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


class TestSimulate:
    def test_the_documented_figures(self) -> None:
        found = figures()
        assert list(found) == [
            "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "wins",
            "reasons", "turns", "choices",
        ]  # fmt: skip
        assert found["games"] == 6
        assert sum(found["reasons"].values()) == 6
        assert sum(found["wins"]) == pytest.approx(6 - found["reasons"].get("stopped", 0))
        assert found["turns"] > 1
        assert found["choices"] > 1

    def test_the_records_are_the_games(self, tmp_path: Path) -> None:
        folder = tmp_path / "new" / "folder"
        found = figures("--records", str(folder), "--players", "3")
        files = sorted(folder.iterdir())
        assert [file.name for file in files] == [f"{number:06}.sel" for number in range(6)]
        decisions = turns = 0
        for file in files:
            record = records.read(file.read_bytes())
            records.verify(record)
            assert record.result != "*"
            decisions += sum(len(turn.moves) for turn in record.turns)
            turns += len(record.turns)
        assert decisions == found["decisions"]
        assert turns / 6 == found["turns"]

    def test_game_i_has_the_seed_s_slash_i(self, tmp_path: Path) -> None:
        figures("--records", str(tmp_path))
        record = records.read((tmp_path / "000004.sel").read_bytes())
        assert records.start(record).position() == find(GAME).new("s/4", {}).position()

    def test_workers_change_nothing(self, tmp_path: Path) -> None:
        one = figures("--records", str(tmp_path / "1"), "--workers", "1")
        two = figures("--records", str(tmp_path / "2"), "--workers", "2")
        assert without_times(one) == without_times(two)
        for file in (tmp_path / "1").iterdir():
            assert file.read_bytes() == (tmp_path / "2" / file.name).read_bytes()

    def test_a_stopped_game_counts_as_such(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr(match, "MOST_TURNS", 4)
        found = figures("--records", str(tmp_path))
        assert found["reasons"] == {"stopped": 6}
        assert found["wins"] == [0.0, 0.0]
        assert found["turns"] == 4
        records.verify(records.read((tmp_path / "000000.sel").read_bytes()))

    def test_one_bot_per_seat(self) -> None:
        assert without_times(figures("--bot", "random", "--bot", "random:1")) == without_times(
            figures()
        )

    def test_a_table_for_people_names_the_seed(self) -> None:
        shown = ok("simulate", GAME, "--games", "2", "--seed", "a seed")
        assert "a seed" in shown
        assert "decisions per second" in shown

    def test_a_drawn_seed_is_reported(self) -> None:
        answer = run("simulate", GAME, "--games", "1", "--json")
        seed = answer.err.split()[-1]
        again = ok("simulate", GAME, "--games", "1", "--json", "--seed", seed)
        assert without_times(json.loads(answer.out)) == without_times(json.loads(again))

    @pytest.mark.parametrize(
        "arguments",
        [
            ("--games", "0"),
            ("--games", "many"),
            ("--games", "9" * 99),
            ("--workers", "0"),
            ("--players", "7"),
            ("--option", "city=round"),
            ("--bot", "clever"),
            ("--bot", "random:soon"),
            ("--bot", "random", "--bot", "random", "--bot", "random"),
            ("--records", "/dev/null/records"),
            ("--seed", "\udcff"),
        ],
    )
    def test_what_does_not_fit_is_refused(self, arguments: tuple[str, ...]) -> None:
        refused("simulate", GAME, *arguments)


class TestPerft:
    def perft(self, depth: int) -> int:
        return int(ok("perft", GAME, "--seed", "x", "--depth", str(depth)))

    def test_the_empty_sequence_is_one(self) -> None:
        assert self.perft(0) == 1

    def test_sequences_of_one_are_the_legal_moves(self) -> None:
        record = ok("new", GAME, "--seed", "x")
        assert self.perft(1) == len(ok("moves", "-", stdin=record).splitlines())

    def test_longer_ones_follow_every_move(self) -> None:
        state = find(GAME).new("x", {})
        found = 0
        for move in state.legal_moves():
            after = state.copy()
            after.play(move)
            for second in after.legal_moves():
                last = after.copy()
                last.play(second)
                found += len(last.legal_moves())
        assert self.perft(3) == found

    @pytest.mark.parametrize("depth", ["-1", "x", "100", "1.5"])
    def test_what_is_not_a_depth_is_refused(self, depth: str) -> None:
        refused("perft", GAME, f"--depth={depth}")

    def test_the_depth_must_be_given(self) -> None:
        refused("perft", GAME)
