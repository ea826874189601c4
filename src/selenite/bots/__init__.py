"""Players: they get a view, never the state of the real game.

>>> from selenite.core import registry
>>> from selenite.core.chance import Rng
>>> state = [*registry.games().values()][0].new("selenite", {})
>>> view = state.view(state.seat)
>>> make("random", Rng("a bot")).choose(view) in view.legal
True
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import NamedTuple

from selenite.bots import own
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.game import Bot, Game
from selenite.core.refusals import Invalid
from selenite.core.state import View

__all__ = ["RANDOM", "Bot", "Random", "Spec", "make", "names", "read_spec", "stand_in"]

RANDOM = "random"
"""The bot that plays every game."""


def names(game: Game | None = None) -> tuple[str, ...]:
    """The bots of a game; without a game, those that play any.

    >>> [name for name in names() if name in ("greedy", "random", "search")]
    ['random', 'greedy', 'search']
    """
    games = registry.games().values() if game is None else [game]
    return tuple(dict.fromkeys([RANDOM, *(name for one in games for name in one.bots.BOTS)]))


def stand_in(game: Game) -> str:
    """The bot that plays for somebody who is away: neither the weakest nor the strongest."""
    return game.bots.LEVELS[(len(game.bots.LEVELS) - 1) // 2]


class Random:
    """Plays any legal move, all equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View) -> str:
        """A uniformly random one of the moves, which are sorted by text."""
        return view.legal[self.rng.below(len(view.legal))]


class Spec(NamedTuple):
    """A bot as a command line names it, with its budget for a whole turn, if it has one.

    The budget is in seconds or playouts: with playouts, its moves depend on its random generator
    alone.
    """

    name: str
    seconds: float | None = None
    playouts: int | None = None

    def __str__(self) -> str:
        if self.playouts is not None:
            return f"{self.name}:{self.playouts}p"
        return self.name if self.seconds is None else f"{self.name}:{self.seconds:g}"


def read_spec(text: str, game: Game | None = None) -> Spec:
    """The bot that ``NAME``, ``NAME:SECONDS`` or ``NAME:PLAYOUTSp`` names.

    A name is one of :func:`names`, or a user's own class (``bots/own.py``).

    >>> read_spec("random:0.5")
    Spec(name='random', seconds=0.5, playouts=None)
    >>> str(read_spec("greedy:200p"))
    'greedy:200p'
    """
    name, colon, most = own.split(text)
    if own.is_own(name):
        own.find(name)
    elif name not in names(game):
        raise Invalid("bot-unknown", bot=name, bots=names(game))
    if not colon:
        return Spec(name)
    games = registry.games().values() if game is None else [game]
    if any(name in one.bots.LEVELS and not _has_limits(one, name) for one in games):
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


def _has_limits(game: Game, name: str) -> bool:
    """Whether seconds or playouts can be set for a game's bot."""
    return "seconds" in signature(game.bots.BOTS[name]).parameters


def make(spec: Spec | str, rng: Rng, game: Game | None = None) -> Bot:
    """The bot that a spec or its text names, with its own random generator."""
    if isinstance(spec, str):
        spec = read_spec(spec, game)
    if spec.name == RANDOM:
        return Random(rng)
    limits = {"seconds": spec.seconds, "playouts": spec.playouts}
    given = {key: most for key, most in limits.items() if most is not None}
    return _factory(spec.name, game)(rng, **given)


def _factory(name: str, game: Game | None) -> Callable[..., Bot]:
    """The factory for the bots of a name."""
    if own.is_own(name):
        return own.find(name)
    for one in registry.games().values() if game is None else [game]:
        if name in one.bots.BOTS:
            return one.bots.BOTS[name]
    raise Invalid("bot-unknown", bot=name, bots=names(game))
