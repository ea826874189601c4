"""Players: they get a view, never the state of the real game.

>>> from selenite.games import blue_moon_city
>>> from selenite.games.chance import Luck
>>> view = blue_moon_city.new(players=2, seed="selenite", first=0).view(0)
>>> make("random", Luck("a bot")).choose(view) in view.legal
True
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from selenite.bots import own
from selenite.games.chance import Luck
from selenite.games.core import Invalid, View

__all__ = ["LEVELS", "NAMES", "Bot", "Random", "Spec", "make", "read_spec"]

LEVELS = ("newcomer", "apprentice", "builder", "architect", "master")
"""Opponents for people, the weakest first (``bots/levels.py``)."""

NAMES = ("random", "greedy", "search", *LEVELS)
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
    """A bot as a command line names it, with what it may spend on a whole turn, if it says so.

    That is seconds, or a number of playouts: with the latter its moves depend on its luck alone.
    """

    name: str
    seconds: float | None = None
    playouts: int | None = None

    def __str__(self) -> str:
        if self.playouts is not None:
            return f"{self.name}:{self.playouts}p"
        return self.name if self.seconds is None else f"{self.name}:{self.seconds:g}"


def read_spec(text: str) -> Spec:
    """The bot that ``NAME``, ``NAME:SECONDS`` or ``NAME:PLAYOUTSp`` names.

    A name is one of :data:`NAMES`, or a class of somebody's own (``bots/own.py``).

    >>> read_spec("random:0.5")
    Spec(name='random', seconds=0.5, playouts=None)
    >>> str(read_spec("greedy:200p"))
    'greedy:200p'
    """
    name, colon, most = own.split(text)
    if own.is_own(name):
        own.find(name)
    elif name not in NAMES:
        raise Invalid("bot-unknown", bot=name, bots=", ".join(NAMES))
    if not colon:
        return Spec(name)
    if name in LEVELS:
        raise Invalid("bot-level", bot=name)
    if most.endswith("p") and most[:-1].isascii() and most[:-1].isdigit() and int(most[:-1]) > 0:
        return Spec(name, playouts=int(most[:-1]))
    try:
        seconds = float(most)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds < float("inf"):
        raise Invalid("bot-seconds", text=most)
    return Spec(name, seconds)


def make(spec: Spec | str, luck: Luck) -> Bot:
    """The bot that a spec or its text names, with its own luck."""
    if isinstance(spec, str):
        spec = read_spec(spec)
    if spec.name == "random":
        return Random(luck)
    if spec.name == "greedy":
        from selenite.bots.greedy import Greedy

        return Greedy(luck)
    if spec.name == "search":
        from selenite.bots.search import Search

        return Search(luck, spec.seconds, spec.playouts)
    if spec.name in LEVELS:
        from selenite.bots.levels import LEVELS as MAKERS

        return MAKERS[spec.name](luck)
    if own.is_own(spec.name):
        limits = {"seconds": spec.seconds, "playouts": spec.playouts}
        bot: Bot = own.find(spec.name)(luck, **{k: v for k, v in limits.items() if v is not None})
        return bot
    raise Invalid("bot-unknown", bot=spec.name, bots=", ".join(NAMES))
