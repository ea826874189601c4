"""The command line in a process of its own, as users run it."""

from __future__ import annotations

import subprocess
import sys

PATIENCE = 120


def command(*arguments: str, stdin: str = "") -> str:
    """What a command prints; it must succeed."""
    run = subprocess.run(
        [sys.executable, "-m", "selenite.cli", *arguments],
        input=stdin, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return run.stdout
