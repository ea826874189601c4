"""Moon Base on the command line: the moon seen from above; everything is open to both players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.games.moon_base.moon import count_left
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.terminal.board import (
    STYLES,
    draw,
    legend,
    look,
    ring_lines,
    stack_lines,
)
from selenite.games.moon_base.terminal.choices import groups, hand_lines
from selenite.texts import speaker

__all__ = [
    "STYLES", "draw", "groups", "hand_lines", "here", "legend", "look", "new_in_hand", "phase",
    "piles",
]  # fmt: skip

say = speaker("en", NAME).say


def phase(view: Mapping[str, Any]) -> str:
    """The step of the round."""
    return say("terminal-step", step=view["turn"]["step"])


def here(view: Mapping[str, Any], seat: int) -> str:
    """The own colour, and what is left to build."""
    colour = view["colours"][seat]
    if colour is None:
        return say("terminal-no-colour")
    settlements, bases = (count_left(view, key)[seat] for key in ("settlements", "bases"))
    return say("terminal-colour", colour=colour, settlements=settlements, bases=bases)


def new_in_hand(before: Mapping[str, Any], view: Mapping[str, Any], seat: int) -> list[str]:
    """Nothing comes into a hand that its owner didn't take."""
    return []


def piles(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """The stacks, and the rings on the board."""
    return {"stacks": stack_lines(view), "rings": ring_lines(view)}
