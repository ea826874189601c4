"""Table manners by game: what is played without asking, and what can't be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from selenite.games.core import Event

END = "/"


class Manners(Protocol):
    """How a game is played at a table."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat may not see all that another one sees."""
        ...

    def routine(self, legal: Sequence[str]) -> str | None:
        """The one of the legal moves that is made without asking: there is nothing to decide."""
        ...

    def is_routine(self, move: str) -> bool:
        """Whether a move is not worth telling others."""
        ...

    def reveals(self, told: Sequence[Event], seat: int) -> bool:
        """Whether another seat has seen what nobody knew: nothing goes back behind it."""
        ...


class BlueMoonCityManners:
    """Hidden hands, and phases in which nothing can be done."""

    has_secrets = True

    def routine(self, legal: Sequence[str]) -> str | None:
        """The end of a phase in which nothing can be done."""
        return END if legal == [END] else None

    def is_routine(self, move: str) -> bool:
        """Whether a move only ends a phase."""
        return move == END

    def reveals(self, told: Sequence[Event], seat: int) -> bool:
        """Whether somebody has seen cards that nobody knew.

        Cards that lie face down for the player to move are no hindrance: nobody has seen them.
        """
        for one in told:
            if one.code in ("drew", "took"):
                return True
            if one.code == "cards" and one.parameters["seat"] != seat and one.parameters["n"]:
                return True
        return False


class MoonBaseManners:
    """All is open, and every move is somebody's choice."""

    has_secrets = False

    def routine(self, legal: Sequence[str]) -> str | None:
        """Nothing is made without asking."""
        return None

    def is_routine(self, move: str) -> bool:
        """Every move is worth telling."""
        return False

    def reveals(self, told: Sequence[Event], seat: int) -> bool:
        """There is nothing that nobody knew."""
        return False


MANNERS: dict[str, Manners] = {
    "blue-moon-city": BlueMoonCityManners(),
    "moon-base": MoonBaseManners(),
}
"""Every game's manners, by the game's name."""
