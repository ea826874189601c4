"""Blue Moon City, by Reiner Knizia: 2 to 4 players rebuild a city; hands are hidden.

>>> from selenite.games import blue_moon_city as bmc
>>> state = bmc.new(players=3, seed="selenite")
>>> state.play(">b3")
[]
>>> state.outcome() is None
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from selenite.core.chance import seed_bytes
from selenite.core.game import Game
from selenite.core.state import Event, GameState
from selenite.games.blue_moon_city.notation import END_MOVE
from selenite.games.blue_moon_city.options import Options
from selenite.games.blue_moon_city.rules import NAME, NUMBER
from selenite.games.blue_moon_city.rules.state import State
from selenite.games.blue_moon_city.set_up import lay_out

__all__ = ["GAME", "BlueMoonCity", "from_position", "new", "redeal"]


class BlueMoonCity(Game[State]):
    """Hidden hands, and phases in which nothing can be done."""

    name = NAME
    title = "Blue Moon City"
    rules = NUMBER
    has_secrets = True
    seats = (2, 4)

    def automatic_move(self, legal: Sequence[str]) -> str | None:
        """The end of a phase in which nothing can be done."""
        return END_MOVE if legal == [END_MOVE] else None

    def is_automatic(self, move: str) -> bool:
        """Whether a move only ends a phase."""
        return move == END_MOVE

    def reveals(self, events: Sequence[Event], seat: int) -> bool:
        """Whether somebody has seen cards that nobody knew.

        Cards set aside face down for the player to move don't count: nobody has seen them.
        """
        for event in events:
            if event.code in ("drew", "took"):
                return True
            if event.code == "cards" and event.parameters["seat"] != seat and event.parameters["n"]:
                return True
        return False


GAME = BlueMoonCity()

from_position = GAME.from_position
redeal = GAME.redeal


def new(
    players: int = 2,
    seed: str | bytes | None = None,
    first: int | None = None,
    city: str = "standard",
    new_buildings: Sequence[int] = (),
    corners: Sequence[str] | None = None,
    open_crystals: bool = False,
    components: Any = None,
    idle_end: bool = True,
) -> GameState[State]:
    """Set up a game (1.1 to 1.9). Without a seed, one is drawn.

    >>> state = new(players=4, seed="selenite", city="free", new_buildings=[1, 2])
    >>> len(state.position()["city"])
    25
    """
    with GAME.refusals:
        options = Options.checked(
            players, first, city, new_buildings, corners, open_crystals, idle_end, components
        )
        return GameState(GAME, lay_out(options, seed_bytes(seed)))
