"""The rules of the games. Pure: text and data in, text and data out.

>>> from selenite import games
>>> sorted(games.GAMES)
['blue-moon-city', 'moon-base']
"""

from __future__ import annotations

from selenite.games import blue_moon_city, moon_base
from selenite.games.core import Game, Invalid

GAMES: dict[str, Game] = {game.name: game for game in (blue_moon_city.GAME, moon_base.GAME)}
"""Every game by its name."""


def find(name: str) -> Game:
    """The game of a name.

    >>> find("blue-moon-city").title
    'Blue Moon City'
    """
    try:
        return GAMES[name]
    except KeyError:
        raise Invalid("unknown-game", game=name, games=", ".join(sorted(GAMES))) from None
