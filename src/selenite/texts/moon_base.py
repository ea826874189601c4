"""What a player did in Moon Base, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.games.moon_base.codes import COLOURS, PAIR, SIZE_LETTERS, SIZES, STACKS, ring_text
from selenite.games.moon_base.lattice import point_text
from selenite.games.moon_base.notation import read
from selenite.games.moon_base.options import board_of, rule_set
from selenite.texts import say


def move(position: Mapping[str, Any], text: str, who: str, language: str = "en") -> str:
    """The log's sentence of a move, from the position (or view) it was played in.

    >>> from selenite.games import moon_base
    >>> position = moon_base.new(seed="selenite").position()
    >>> move(position, "gold", "Ada")
    'Ada took gold'
    """
    code, parameters = told(position, text)
    return say(f"move.{code}", language, who=who, **parameters)


def told(position: Mapping[str, Any], text: str) -> tuple[str, dict[str, Any]]:
    """The code of a move's sentence and what it takes beside the player's name."""
    rules = rule_set(board_of(position["options"]))
    parts = read(rules, text)
    parameters: dict[str, Any] = {}
    if parts.crater >= 0:
        parameters["crater"] = rules.crater_ids[parts.crater]
    if parts.kind >= 0:
        parameters["ring"] = ring_text(parts.kind)
    if parts.verb == "colour":
        parameters["colour"] = COLOURS[parts.number]
    elif parts.verb == "point":
        parameters["point"] = point_text(parts.x, parts.y)
    elif parts.verb == "settle":
        parameters["number"] = parts.number
    elif parts.verb == "draft":
        size, stack = divmod(parts.number, STACKS)
        taken = position["stacks"][SIZES[size]][stack][-PAIR:]
        rings = " ".join(SIZE_LETTERS[size] + colour for colour in taken)
        parameters |= {"size": SIZES[size], "stack": stack + 1, "rings": rings}
    return parts.verb, parameters
