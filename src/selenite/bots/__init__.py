"""Players: they get a view, never the state of the real game.

>>> from selenite.games import blue_moon_city
>>> from selenite.games.chance import Luck
>>> view = blue_moon_city.new(players=2, seed="selenite", first=0).view(0)
>>> make("random", Luck("a bot")).choose(view) in view.legal
True
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from selenite.games.chance import Luck
from selenite.games.core import Invalid, View

__all__ = ["NAMES", "Bot", "Random", "Spec", "make", "read_spec"]

NAMES = ("random", "greedy")
"""The bots there are."""


class Bot(Protocol):
    """A player of one seat in one game."""

    def choose(self, view: View) -> str:
        """One of the view's legal moves."""
        ...


class Random:
    """Plays any legal move, all equally likely."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View) -> str:
        """A uniformly random one of the moves, which are sorted by text."""
        return view.legal[self.luck.below(len(view.legal))]


class Spec(NamedTuple):
    """A bot as a command line names it, and its seconds for a whole turn if it is given any."""

    name: str
    seconds: float | None = None


def read_spec(text: str) -> Spec:
    """The bot that ``NAME`` or ``NAME:SECONDS`` names.

    >>> read_spec("random:0.5")
    Spec(name='random', seconds=0.5)
    """
    name, colon, time = text.partition(":")
    if name not in NAMES:
        raise Invalid("bot-unknown", bot=name, bots=", ".join(NAMES))
    if not colon:
        return Spec(name)
    try:
        seconds = float(time)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds < float("inf"):
        raise Invalid("bot-seconds", text=time)
    return Spec(name, seconds)


def make(name: str, luck: Luck) -> Bot:
    """A bot by name, with its own luck."""
    if name == "random":
        return Random(luck)
    if name == "greedy":
        from selenite.bots.greedy import Greedy

        return Greedy(luck)
    raise Invalid("bot-unknown", bot=name, bots=", ".join(NAMES))
