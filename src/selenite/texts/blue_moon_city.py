"""What somebody did in Blue Moon City, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from selenite.games.blue_moon_city.cards import card_text
from selenite.games.blue_moon_city.notation import cell_text, read
from selenite.texts import say

_DRAGONS = {"v": "red", "t": "green", "a": "blue"}
_CARDS = {"jump": "f1", "stride": "f2"}


def move(position: Mapping[str, Any], text: str, who: str, language: str = "en") -> str:
    """The log's sentence of a move, from the position (or view) it was played in.

    >>> from selenite.games import blue_moon_city
    >>> position = blue_moon_city.new(players=2, seed="selenite").position()
    >>> move(position, ">c4", "Ada")
    'Ada walked to c4, Fire Temple'
    """
    code, parameters = told(position, text)
    return say(f"move.{code}", language, who=who, **parameters)


def told(position: Mapping[str, Any], text: str) -> tuple[str, dict[str, Any]]:
    """The code of a move's sentence and what it takes beside the player's name."""
    parts = read(text)
    parameters: dict[str, Any] = {}
    code = parts.verb
    if parts.cell >= 0:
        cell = cell_text(parts.cell)
        parameters |= {"cell": cell, "tile": position["city"][cell]["tile"]}
    if code in ("fly", "step"):
        parameters["dragon"] = _DRAGONS[parts.letter]
        parameters["card"] = parts.letter + ("1" if code == "fly" else "2")
    elif code in _CARDS:
        parameters["card"] = _CARDS[code]
    elif code == "end":
        code = f"end-{position['turn']['phase']}"
    elif code == "pay":
        here = position["figures"][position["turn"]["seat"]]
        parameters |= {
            "box": parts.box + 1,
            "cards": _listed(parts.cards),
            "tile": position["city"][here]["tile"],
        }
    elif code == "offer-more":
        parameters["card"] = f"p{parts.box}"
    elif code == "drop":
        code = "drop" if parts.cards else "drop-none"
        parameters["cards"] = _listed(parts.cards)
    return code, parameters


def _listed(cards: Sequence[int]) -> str:
    """Cards one by one, as they are to be read."""
    return " ".join(map(card_text, cards))
