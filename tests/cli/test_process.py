"""The command line as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.cli.running import COMMAND, GAME, new, process


class TestProcess:
    def test_commands_are_joined_by_pipes(self) -> None:
        record = process("new", GAME, "--seed", "s", "--option", "first=0")
        played = process("play", "-", ">c4", "/", stdin=record.stdout)
        assert (played.returncode, played.stderr) == (0, "")
        assert played.stdout.endswith("1.0 >c4 /\n")

    def test_a_refusal_is_a_line_and_status_2(self) -> None:
        answer = process("play", "-", ">a1", stdin=new())
        assert (answer.returncode, answer.stdout) == (2, "")
        assert answer.stderr == "1.1: there is no tile on a1\n"

    def test_output_is_utf8_whatever_the_machine_likes(self) -> None:
        record = new().replace("[Result", '[Seat0 "Ädä ☾"]\n[Result')
        answer = process("play", "-", ">c4", stdin=record, PYTHONIOENCODING="ascii")
        assert '[Seat0 "Ädä ☾"]' in answer.stdout

    def test_a_closed_pipe_is_no_fault(self, tmp_path: Path) -> None:
        file = tmp_path / "game.sel"
        file.write_text(new(), encoding="utf-8")
        command = " ".join(COMMAND)
        answer = subprocess.run(
            ["bash", "-c", f"{command} trace {file} | true"],
            capture_output=True, encoding="utf-8", timeout=60, check=False,
        )  # fmt: skip
        assert answer.stderr == ""

    def test_workers_are_processes(self) -> None:
        arguments = ("simulate", GAME, "--games", "4", "--seed", "s", "--json", "--workers", "2")
        answer = process(*arguments)
        assert (answer.returncode, answer.stderr) == (0, "")

    def test_playing_in_the_terminal_needs_no_database(self) -> None:
        script = "import sys, selenite.cli; print('sqlalchemy' in sys.modules)"
        found = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True
        )
        assert found.stdout == "False\n"
