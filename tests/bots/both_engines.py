"""Programs that run twice, on the engine that is installed and on the plain files."""

from __future__ import annotations

import os
import subprocess
import sys

_GAME = """
from selenite.bots import make
from selenite.core.chance import Rng
from selenite.core.registry import find

state = find({game!r}).new("both engines", {{}})
bots = [make({bot!r}, Rng(seat)) for seat in range(2)]
for _ in range({moves}):
    text = bots[state.seat].choose(state.view(state.seat))
    state.play(text)
    print(text)
"""


def outputs(script: str) -> list[str]:
    """The output of a script on each engine."""
    return [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "SELENITE_PURE": pure},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for pure in ("0", "1")
    ]


def moves_of_both(game: str, bot: str, moves: int) -> tuple[list[str], list[str]]:
    """The first moves of a game between two bots of one kind, on each engine."""
    one, other = outputs(_GAME.format(game=game, bot=bot, moves=moves))
    return one.split(), other.split()
