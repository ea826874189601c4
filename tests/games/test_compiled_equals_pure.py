"""The compiled engine and the plain files play the same games, step by step."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.playing import THOROUGH

ROOT = Path(__file__).parents[2]
GAMES = {
    "blue_moon_city": 5000 if THOROUGH else 300,
    "moon_base": 2000 if THOROUGH else 120,
}


def start(game: str, pure: bool) -> subprocess.Popen[str]:
    """Fingerprints of random games, from one of the engines, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    environment.pop("SELENITE_PURE", None)
    if pure:
        environment["SELENITE_PURE"] = "1"
    return subprocess.Popen(
        [sys.executable, "-m", f"tests.games.{game}.fingerprints", str(GAMES[game])],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def lines_of(process: subprocess.Popen[str]) -> list[str]:
    """What a process printed, once it is done."""
    out, fault = process.communicate()
    assert process.returncode == 0, fault
    return out.splitlines()


def engine_without_pure() -> str:
    """The engine that loads unless the plain files are forced."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    environment.pop("SELENITE_PURE", None)
    code = "import selenite; print(selenite.engine)"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("game", GAMES)
def test_both_engines_play_the_same_games(game: str) -> None:
    if engine_without_pure() != "compiled":
        reason = "the compiled engine isn't there or is stale: nothing to compare (make build)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    plain, compiled = start(game, pure=True), start(game, pure=False)
    plain_lines, compiled_lines = lines_of(plain), lines_of(compiled)
    assert plain_lines[0] == "pure"
    assert compiled_lines[0] == "compiled"
    assert len(compiled_lines) == GAMES[game] + 1
    differing = [
        one for one, other in zip(plain_lines[1:], compiled_lines[1:], strict=True) if one != other
    ]
    assert differing == []
