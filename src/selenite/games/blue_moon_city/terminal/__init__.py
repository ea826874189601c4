"""Blue Moon City on the command line: the city, and hands of cards that only their owners see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.cli.lines import wrap
from selenite.games.blue_moon_city.notation import cell_number
from selenite.games.blue_moon_city.options import components_of
from selenite.games.blue_moon_city.rules import NAME
from selenite.games.blue_moon_city.terminal.board import (
    STYLES,
    describe_tile,
    draw,
    legend,
    spaced,
    tile_name,
)
from selenite.games.blue_moon_city.terminal.choices import groups, hand_lines
from selenite.texts import speaker

__all__ = [
    "STYLES", "draw", "groups", "hand_lines", "here", "legend", "look", "new_in_hand", "phase",
    "piles",
]  # fmt: skip

_SPEAKER = speaker("en", NAME)
say = _SPEAKER.say


def phase(view: Mapping[str, Any]) -> str:
    """The phase of the turn."""
    return say("terminal-phase", phase=view["turn"]["phase"])


def here(view: Mapping[str, Any], seat: int) -> str:
    """Where the figure stands, steps left, cards set aside."""
    cell, turn = view["figures"][seat], view["turn"]
    tile = tile_name(components_of(view["options"]), view["city"][cell]["tile"])
    shown = [say("terminal-here", cell=cell, tile=tile)]
    if turn["phase"] == "move":
        shown.append(say("board-steps", n=turn["steps"]))
    aside = view["players"][seat]["aside"]
    if aside:
        shown.append(say("terminal-aside", n=aside))
    return _SPEAKER.series(shown)


def new_in_hand(before: Mapping[str, Any], view: Mapping[str, Any], seat: int) -> list[str]:
    """The cards that came into a hand."""
    known = spaced(before["players"][seat]["hand"]).split()
    fresh = []
    for card in spaced(view["players"][seat]["hand"]).split():
        if card in known:
            known.remove(card)
        else:
            fresh.append(card)
    return [say("terminal-new-cards", cards=" ".join(fresh))] if fresh else []


def look(view: Mapping[str, Any], word: str, names: Mapping[int, str]) -> list[str]:
    """Everything about a cell."""
    return describe_tile(view, word, names) if cell_number(word) >= 0 else []


def piles(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """The discard pile."""
    return {"discards": wrap(f"{say('board-discards')} ", spaced(view["discard"]))}
