"""tournament: the command."""

from __future__ import annotations

import builtins
import json
from pathlib import Path
from typing import Any

import pytest

from tests.arena.games import QUICK, bad, played, read, timeless, tournament
from tests.cli.running import ok, process, refused, run

BOTS = ("--bot", QUICK[0], "--bot", QUICK[1])
FEW = ("tournament", "moon-base", *BOTS, "--games", "4", "--seed", "s", "--workers", "1")


class TestTournament:
    def test_a_table_for_people(self) -> None:
        shown = ok(*FEW)
        assert "4 games, 2 deals, seed s" in shown
        assert "random against random:1" in shown
        assert "by points 4" in shown

    def test_json_for_machines(self) -> None:
        found = json.loads(ok(*FEW, "--json"))
        assert (found["games"], found["seed"]) == (4, "s")
        assert set(found["ratings"]) == set(QUICK)
        assert sum(bot["wins"] for bot in found["bots"]) == 4

    def test_files_of_results_and_report(self) -> None:
        ok(*FEW, "--results", "r.jsonl", "--report", "r.html")
        assert timeless(read(Path("r.jsonl"))) == timeless(played(tournament()))
        assert Path("r.html").read_text("utf-8").startswith("<!doctype html>")
        assert sorted(file.name for file in Path().iterdir()) == ["r.html", "r.jsonl"]

    def test_a_report_goes_through_links_and_into_devices(self) -> None:
        Path("link.html").symlink_to("page.html")
        ok(*FEW, "--report", "link.html")
        assert Path("link.html").is_symlink()
        assert Path("page.html").is_file()
        ok(*FEW, "--report", "/dev/null")
        assert Path("/dev/null").is_char_device()

    def test_the_same_command_plays_nothing_twice(self) -> None:
        first = ok(*FEW, "--results", "r.jsonl")
        before = Path("r.jsonl").read_bytes()
        assert ok(*FEW, "--results", "r.jsonl") == first
        assert Path("r.jsonl").read_bytes() == before

    def test_more_games_and_bots_are_added(self) -> None:
        ok(*FEW, "--results", "r.jsonl")
        before = Path("r.jsonl").read_bytes()
        ok(*FEW, "--games", "6", "--bot", "random:2", "--results", "r.jsonl")
        assert Path("r.jsonl").read_bytes().startswith(before)
        wanted = tournament((*QUICK, "random:2"), 6)
        assert timeless(read(Path("r.jsonl"))) == timeless(played(wanted))

    def test_fewer_games_are_counted_if_fewer_are_wanted(self) -> None:
        ok(*FEW, "--results", "r.jsonl")
        assert "2 games, 1 deal," in ok(*FEW, "--games", "2", "--results", "r.jsonl")

    def test_a_drawn_seed_is_that_of_the_file(self) -> None:
        command = ("tournament", "moon-base", *BOTS, "--games", "2", "--workers", "1")
        first = run(*command, "--results", "r.jsonl", "--json")
        again = run(*command, "--results", "r.jsonl", "--json")
        assert first == again
        assert json.loads(first.out)["seed"] in first.err

    def test_line_ups_can_be_named(self) -> None:
        shown = ok("tournament", "blue-moon-city", "--players", "3", "--lineup",
                   "greedy,random,greedy", "--games", "3", "--seed", "s", "--json")  # fmt: skip
        found = json.loads(shown)
        assert [lineup["bots"] for lineup in found["lineups"]] == [["greedy", "greedy", "random"]]
        assert found["games"] == 3

    def test_a_bot_against_itself_has_no_rating(self) -> None:
        found = json.loads(ok("tournament", "moon-base", "--lineup", "random,random",
                              "--games", "2", "--seed", "s", "--json"))  # fmt: skip
        assert (found["games"], found["deals"], found["ratings"]) == (2, 2, {})

    def test_forfeits_are_reported(self) -> None:
        shown = ok("tournament", "moon-base", "--bot", bad("Crashing"), "--bot", "random",
                   "--games", "2", "--seed", "s")  # fmt: skip
        assert "raised an exception: ValueError: no <plan> at all (2 games)" in shown

    def test_options_are_those_of_simulate(self) -> None:
        ok(*FEW, "--option", "board=moon", "--results", "r.jsonl")
        line = refused(*FEW, "--results", "r.jsonl")
        assert line == (
            'r.jsonl is of another tournament: its options is {"board": "moon"}, not {}'
        )

    def test_without_the_libraries_there_are_no_ratings(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        real = builtins.__import__

        def without(name: str, *rest: Any, **more: Any) -> Any:
            if name in ("choix", "numpy"):
                raise ImportError(name)
            return real(name, *rest, **more)

        monkeypatch.setattr(builtins, "__import__", without)
        answer = run(*FEW, "--report", "r.html")
        assert answer.status == 0
        assert answer.err == ("no ratings: they need pip install 'selenite[arena]'\n")
        assert "random against random:1" in answer.out

    @pytest.mark.parametrize(
        "arguments",
        [
            (),
            ("--bot", "random"),
            ("--bot", "random", "--bot", "random"),
            ("--bot", "random:1", "--bot", "random:1.0"),
            ("--bot", "random", "--bot", "clever"),
            ("--bot", "random", "--bot", "absent.py::Clever"),
            ("--bot", "random", "--bot", "absent.Clever"),
            (*BOTS, "--lineup", "random"),
            (*BOTS, "--lineup", "random,random,random"),
            (*BOTS, "--lineup", "random,random"),
            ("--lineup", ","),
            (*BOTS, "--games", "0"),
            (*BOTS, "--workers", "0"),
            (*BOTS, "--workers", ""),
            (*BOTS, "--limit", "0"),
            (*BOTS, "--limit", "soon"),
            (*BOTS, "--limit", "nan"),
            (*BOTS, "--players", "3"),
            (*BOTS, "--option", "board=sun"),
            (*BOTS, "--seed", "\udcff"),
            (*BOTS, "--results", "absent/r.jsonl"),
            (*BOTS, "--results", "."),
            (*BOTS, "--report", "absent/r.html"),
            (*BOTS, "--report", "."),
        ],
    )
    def test_what_does_not_fit_is_refused(self, arguments: tuple[str, ...]) -> None:
        refused("tournament", "moon-base", *arguments)
        assert list(Path().iterdir()) == []


class TestInterrupted:
    """The bot sends its tournament a signal in the third game, the first time."""

    def command(self, bot: str) -> tuple[str, ...]:
        return ("tournament", "moon-base", "--bot", bot, "--bot", "random", "--games", "6",
                "--seed", "s", "--workers", "1")  # fmt: skip

    def test_a_killed_tournament_goes_on_where_it_stopped(self) -> None:
        command = (*self.command(bad("Killing")), "--results", "r.jsonl")
        assert process(*command).returncode == -9
        before = Path("r.jsonl").read_bytes()
        assert before.count(b"\n") == 3
        answer = process(*command)
        assert (answer.returncode, answer.stderr) == (0, "")
        assert Path("r.jsonl").read_bytes().startswith(before)
        wanted = tournament((bad("Killing"), "random"), 6)
        assert timeless(read(Path("r.jsonl"), wanted)) == timeless(played(wanted))

    def test_ctrl_c_says_how_to_go_on(self) -> None:
        command = self.command(bad("Interrupting"))
        answer = process(*command, "--results", "r.jsonl")
        assert (answer.returncode, answer.stdout) == (130, "")
        assert answer.stderr == (
            "interrupted after 2 of 6 games; they are in r.jsonl, "
            "and the same command resumes from there\n"
        )
        assert "6 games" in process(*command, "--results", "r.jsonl").stdout

    def test_without_a_file_ctrl_c_says_what_would_help(self) -> None:
        answer = process(*self.command(bad("Interrupting")))
        assert answer.returncode == 130
        assert "--results FILE" in answer.stderr
