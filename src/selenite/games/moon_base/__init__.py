"""Moon Base, by Naotaka Shimamoto: 2 players build on the moon; all information is open.

>>> from selenite.games import moon_base
>>> state = moon_base.new(seed="selenite")
>>> for move in ("gold", "tower=L20", "draft=L1", "draft=L2", "draft=S1", "draft=S2"):
...     events = state.play(move)
>>> state.position()["hands"]
['Lg Lg Sb Sb', 'Lb Lb Ss Sb']
"""

from __future__ import annotations

from typing import Any

from selenite.core.chance import seed_bytes
from selenite.core.game import Game
from selenite.core.state import GameState
from selenite.games.moon_base.options import changed, rules_of
from selenite.games.moon_base.rules import NAME, NUMBER, boards
from selenite.games.moon_base.rules.state import State
from selenite.games.moon_base.set_up import lay_out

__all__ = ["GAME", "MoonBase", "from_position", "new", "redeal"]


class MoonBase(Game[State]):
    """The game. All information is open, and every move is a player's choice."""

    name = NAME
    title = "Moon Base"
    rules = NUMBER
    line_per_move = True
    first_seat_begins = True


GAME = MoonBase()

from_position = GAME.from_position
redeal = GAME.redeal


def new(
    seed: str | bytes | None = None,
    board: Any = boards.STANDARD,
    settled_rings: str = "open",
    bases: str = "any",
    blue_bonus: str = "none",
) -> GameState[State]:
    """Set up a game (1.1 to 1.4) on a board: a name or a board file's content.

    Without a seed, one is drawn. The other arguments change a rule (6).

    >>> new(seed="selenite").position()["stacks"]["large"]
    ['ssbsgg', 'bgggbb', 'gbsbgb', 'gbssss']
    """
    with GAME.refusals:
        variants = changed(
            {"settled-rings": settled_rings, "bases": bases, "blue-bonus": blue_bonus}
        )
        return GameState(GAME, lay_out(rules_of({"board": board, **variants}), seed_bytes(seed)))
