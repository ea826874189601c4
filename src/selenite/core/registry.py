"""The installed games: every package with an entry point of the group.

>>> all(game.name == name for name, game in games().items())
True
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points

from selenite.core.game import Game
from selenite.core.refusals import Invalid

GROUP = "selenite.games"
"""The entry point group: each entry names a package's :class:`Game`."""

_LOG = logging.getLogger("selenite")


@cache
def games() -> Mapping[str, Game]:
    """Every game by its name, sorted. A package that can't be loaded is logged and left out."""
    found: dict[str, Game] = {}
    for entry in entry_points(group=GROUP):
        try:
            game: Game = entry.load()
        except Exception:
            _LOG.exception("the game %s can't be loaded", entry.name)
            continue
        found[game.name] = game
    return dict(sorted(found.items()))


def find(name: str) -> Game:
    """The game of a name."""
    try:
        return games()[name]
    except KeyError:
        raise Invalid("unknown-game", game=name, games=tuple(games())) from None
