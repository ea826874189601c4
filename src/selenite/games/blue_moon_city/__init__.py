"""Blue Moon City, by Reiner Knizia: 2 to 4 players rebuild a city; hands are hidden.

>>> from selenite.games import blue_moon_city as bmc
>>> state = bmc.new(players=3, seed="selenite")
>>> state.play(">b3")
[]
>>> state.outcome() is None
True
"""

from __future__ import annotations

from selenite.games.blue_moon_city.game import GAME, from_position, new, redeal
from selenite.games.blue_moon_city.rules import State

__all__ = ["GAME", "State", "from_position", "new", "redeal"]
