"""The options of Lunar Nim: how high the heaps are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lunar_nim.rules.state import PLAYERS, RuleSet, State
from selenite.core.drawing import Say
from selenite.core.game import Choice, check_keys
from selenite.core.refusals import Invalid

HEIGHTS = {"standard": RuleSet((3, 4, 5)), "low": RuleSet((1, 2, 3))}
HEADERS = ("Heaps",)
FORM = (Choice("heaps", tuple(HEIGHTS), "standard"),)


def rule_set(options: Mapping[str, Any]) -> RuleSet:
    """The tables of options in the JSON form of a position."""
    check_keys(options, ("heaps",))
    height = options.get("heaps", "standard")
    if height not in HEIGHTS:
        raise Invalid("option-heaps", heaps=height, known=tuple(HEIGHTS))
    return HEIGHTS[height]


def of(state: State) -> dict[str, Any]:
    """The options of a game in the JSON form of a position."""
    return {"heaps": next(name for name, rules in HEIGHTS.items() if rules == state.rules)}


def from_texts(texts: Mapping[str, str]) -> dict[str, Any]:
    """Options from the command line."""
    rule_set(texts)
    return dict(texts)


def from_headers(headers: Mapping[str, str]) -> dict[str, Any]:
    """The options that a record's headers name."""
    return {"heaps": headers["Heaps"]} if "Heaps" in headers else {}


def headers_of(state: State) -> dict[str, str]:
    """The record headers of a game's options, without the default."""
    height = of(state)["heaps"]
    return {} if height == "standard" else {"Heaps": height}


def file_options() -> dict[str, tuple[str, ...]]:
    """No option is a file."""
    return {}


def players(state: State) -> int:
    """How many seats a game has."""
    return PLAYERS


def described(state: State, say: Say) -> list[str]:
    """The options of a game in words."""
    return [say(f"form-heaps-{of(state)['heaps']}")]
