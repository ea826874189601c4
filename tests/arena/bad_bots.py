"""Bots that misbehave."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from selenite.bots import Random
from selenite.core.chance import Rng
from selenite.core.state import View

MANNERED = 3
"""How many moves they play well before they misbehave."""


class Polite(Random):
    """Plays any legal move, and prints what it thinks."""

    def __init__(self, rng: Rng, seconds: float | None = None, playouts: int | None = None) -> None:
        super().__init__(rng)
        self.most = (seconds, playouts)
        self.moves = 0

    def choose(self, view: View) -> Any:
        self.moves += 1
        if self.moves > MANNERED:
            return self.misbehave(view)
        return super().choose(view)

    def misbehave(self, view: View) -> Any:
        print("thinking")
        return super().choose(view)


class Crashing(Polite):
    def misbehave(self, view: View) -> Any:
        raise ValueError("no <plan>\nat all")


class Leaving(Polite):
    def misbehave(self, view: View) -> Any:
        sys.exit("enough")


class Stillborn(Polite):
    def __init__(self, rng: Rng) -> None:
        raise RuntimeError("not today")


class Cheating(Polite):
    def misbehave(self, view: View) -> Any:
        return "draft=L9"


class Silent(Polite):
    def misbehave(self, view: View) -> Any:
        return None


class Tampering(Polite):
    """Adds a move to its list of legal ones."""

    def misbehave(self, view: View) -> Any:
        view.legal[:] = ["gold"]
        return "gold"


class Slow(Polite):
    def misbehave(self, view: View) -> Any:
        time.sleep(0.005)
        return Random.choose(self, view)


class Hanging(Polite):
    def misbehave(self, view: View) -> Any:
        while True:
            pass


class Deaf(Hanging):
    """Closes the pipe through which it gets games, and all other files."""

    def misbehave(self, view: View) -> Any:
        os.closerange(3, 256)
        super().misbehave(view)


class Dying(Polite):
    def misbehave(self, view: View) -> Any:
        os._exit(7)


class Interrupting(Polite):
    """Sends its tournament a signal in the third game, once per folder."""

    signal = signal.SIGINT
    games = 0

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        Interrupting.games += 1

    def misbehave(self, view: View) -> Any:
        done = Path("sent")
        if Interrupting.games == 3 and not done.exists():
            done.touch()
            os.kill(os.getppid(), self.signal)
            while True:
                pass
        return Random.choose(self, view)


class Killing(Interrupting):
    signal = signal.SIGKILL


def not_a_class(rng: Rng) -> Polite:
    return Polite(rng)


NO_BOT = "a text"
