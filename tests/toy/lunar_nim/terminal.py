"""Lunar Nim on the command line: the heaps as rows of stones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lunar_nim.rules import NAME
from selenite.cli.lines import Group, ending, seat_names
from selenite.texts import speaker

_SAY = speaker("en", NAME).say

STYLES: Mapping[str, str] = {r"\bo+\b": "yellow"}


def draw(
    position: Mapping[str, Any], seats: Mapping[int, str] | None = None, brief: bool = False
) -> str:
    """Heaps, cards, and whose turn it is."""
    names = seat_names(2, seats)
    lines = [f" {n}: {'o' * stones}" for n, stones in enumerate(position["heaps"], 1)]
    for seat, card in enumerate(position["cards"]):
        lines.append(f" {names[seat]}: {'?' if card is None else card}")
    if "result" in position:
        lines.append(ending(position, names))
    return "\n".join(lines)


def legend() -> list[str]:
    """What the symbols mean."""
    return [_SAY("terminal-legend")]


def groups(view: Mapping[str, Any]) -> list[Group]:
    """The legal moves: stones, and the card."""
    takes = [move for move in view["legal"] if not move.startswith("card")]
    cards = [move for move in view["legal"] if move.startswith("card")]
    found = [Group(_SAY("terminal-group-take"), "", takes, len(takes))]
    return (
        [*found, Group(_SAY("terminal-group-card"), "card", cards, len(cards))] if cards else found
    )


def phase(view: Mapping[str, Any]) -> str:
    """What is to be done now."""
    return _SAY("terminal-phase")


def here(view: Mapping[str, Any], seat: int) -> str:
    """What a player should know before choosing."""
    return _SAY("stones-left", n=sum(view["heaps"]))


def hand_lines(view: Mapping[str, Any], seat: int) -> list[str]:
    """The own card."""
    return [] if view["shown"][seat] else [f" {view['cards'][seat]}"]


def new_in_hand(before: Mapping[str, Any], view: Mapping[str, Any], seat: int) -> list[str]:
    """Nothing ever comes into a hand."""
    return []


def look(view: Mapping[str, Any], word: str, names: Mapping[int, str]) -> list[str]:
    """A heap by its number."""
    heaps = view["heaps"]
    if word not in [f"heap{n + 1}" for n in range(len(heaps))]:
        return []
    return [_SAY("heap", heap=int(word[-1]), n=heaps[int(word[-1]) - 1])]


def piles(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """There are none."""
    return {}
