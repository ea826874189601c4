"""Moon Base on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.cli.lines import Group
from selenite.games.moon_base.moon import count_left
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.terminal import board as moon_board
from selenite.games.moon_base.terminal import choices as moon_choices
from selenite.texts import speaker

_SPEAKER = speaker("en", NAME)
say = _SPEAKER.say


class MoonBaseFace:
    """The moon seen from above; everything is open to both players."""

    styles = moon_board.STYLES

    def draw(
        self,
        position: Mapping[str, Any],
        seats: Mapping[int, str] | None = None,
        brief: bool = False,
    ) -> str:
        """The moon, the rings by level, stacks, hands, whose turn it is."""
        return moon_board.draw(position, seats, brief)

    def legend(self) -> list[str]:
        """What the signs on the moon mean."""
        return moon_board.legend()

    def groups(self, view: Mapping[str, Any]) -> list[Group]:
        """The legal moves by kind."""
        return moon_choices.groups(view)

    def phase(self, view: Mapping[str, Any]) -> str:
        """The step of the round."""
        return say("terminal-step", step=view["turn"]["step"])

    def here(self, view: Mapping[str, Any], seat: int) -> str:
        """The own colour, and what is left to build."""
        colour = view["colours"][seat]
        if colour is None:
            return say("terminal-no-colour")
        settlements, bases = (count_left(view, key)[seat] for key in ("settlements", "bases"))
        return say("terminal-colour", colour=colour, settlements=settlements, bases=bases)

    def hand_lines(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """The rings of a hand."""
        return moon_choices.hand_lines(view["hands"][seat])

    def new_in_hand(
        self, before: Mapping[str, Any], view: Mapping[str, Any], seat: int
    ) -> list[str]:
        """Nothing comes into a hand that its owner didn't take."""
        return []

    def look(self, view: Mapping[str, Any], word: str, names: Mapping[int, str]) -> list[str]:
        """Everything about a crater, or about a ring by ``#`` and its number."""
        return moon_board.describe(view, word, names)

    def piles(self, view: Mapping[str, Any]) -> dict[str, list[str]]:
        """The stacks, and the rings on the board."""
        return {"stacks": moon_board.stack_lines(view), "rings": moon_board.ring_lines(view)}


FACE = MoonBaseFace()
