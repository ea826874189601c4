"""What somebody did, in a game of any kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.texts import blue_moon_city, moon_base

_TOLD = {"blue-moon-city": blue_moon_city.told, "moon-base": moon_base.told}


def told(position: Mapping[str, Any], text: str) -> tuple[str, dict[str, Any]]:
    """The code of a move's sentence, ``move.…``, and what it takes beside the player's name.

    ``position`` is the position, or a view of it, that the move was played in.

    >>> from selenite.games import moon_base
    >>> told(moon_base.new(seed="selenite").position(), "gold")
    ('move.colour', {'colour': 'gold'})
    """
    code, parameters = _TOLD[position["game"]](position, text)
    return f"move.{code}", parameters
