"""Lunar Nim: two players take stones from three heaps; each hides a card."""

from __future__ import annotations

from collections.abc import Sequence

from lunar_nim.rules import NAME, NUMBER
from lunar_nim.rules.state import State
from selenite.core.game import Game
from selenite.core.state import Event


class LunarNim(Game[State]):
    """The game and how it behaves at a table; its parts are the modules beside this one."""

    name = NAME
    title = "Lunar Nim"
    rules = NUMBER
    line_per_move = True
    has_secrets = True

    def reveals(self, events: Sequence[Event], seat: int) -> bool:
        """Whether a card was turned up that the other seat had not seen (2.2)."""
        return any(event.code == "turned-up" for event in events)


GAME = LunarNim()
