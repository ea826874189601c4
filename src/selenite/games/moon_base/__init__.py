"""Moon Base, by Naotaka Shimamoto: 2 players build on the moon; all information is open.

>>> from selenite.games import moon_base
>>> state = moon_base.new(seed="selenite")
>>> for move in ("gold", "tower=L20", "draft=L1", "draft=L2", "draft=S1", "draft=S2"):
...     events = state.play(move)
>>> state.position()["hands"]
['Lg Lg Sb Sb', 'Lb Lb Ss Sb']
"""

from __future__ import annotations

from selenite.games.moon_base.game import GAME, from_position, new, redeal
from selenite.games.moon_base.rules import State

__all__ = ["GAME", "State", "from_position", "new", "redeal"]
