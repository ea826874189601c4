"""Running the command line inside the test's own process, or in another."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from typing import NamedTuple

import pytest

from selenite.cli import main
from selenite.texts import bidi

GAME = "blue-moon-city"
COMMAND = [sys.executable, "-m", "selenite.cli"]
_PATIENCE = 300


class Run(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str


def run(*arguments: str, stdin: str | bytes = b"") -> Run:
    """Run a command with some standard input, and capture its output."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    with pytest.MonkeyPatch.context() as patch:
        out, err = io.StringIO(), io.StringIO()
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        status = main(arguments)
    return Run(status, out.getvalue(), err.getvalue())


def ok(*arguments: str, stdin: str | bytes = b"") -> str:
    """Run a command that must succeed; its output."""
    answer = run(*arguments, stdin=stdin)
    assert answer.status == 0, answer.err
    assert answer.err == ""
    return answer.out


def refused(*arguments: str, stdin: str | bytes = b"", status: int = 2) -> str:
    """Run a command that must be refused; its one line on standard error."""
    answer = run(*arguments, stdin=stdin)
    assert_refused(answer, status)
    return answer.err.rstrip("\n")


def assert_refused(answer: Run, *statuses: int) -> None:
    """One line on standard error, nothing on standard output, no traceback."""
    assert answer.status in statuses
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert bidi.bare(answer.err.rstrip("\n")).isprintable()
    assert answer.err.strip()
    assert "Traceback" not in answer.err


def new(*arguments: str, seed: str = "selenite", first: str = "0") -> str:
    """A new record whose first player is seat 0 unless told otherwise."""
    return ok("new", GAME, "--seed", seed, "--option", f"first={first}", *arguments)


def process(
    *arguments: str, stdin: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=_PATIENCE,
        check=False,
    )
