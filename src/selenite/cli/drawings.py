"""A position or a view as a drawing, whichever game it is of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from selenite.games.blue_moon_city import draw as blue_moon_city
from selenite.games.moon_base import draw as moon_base
from selenite.texts import plain, say

_DRAWINGS: dict[str, Callable[..., str]] = {
    "blue-moon-city": blue_moon_city.svg,
    "moon-base": moon_base.svg,
}


def draw(position: Mapping[str, Any], seats: Mapping[int, str]) -> str:
    """The whole picture of a position as SVG; ``seats`` are the players' names.

    >>> from selenite.games import find
    >>> draw(find("blue-moon-city").new("selenite", {}).position(), {})[:4]
    '<svg'
    """
    names = {seat: plain(name) for seat, name in seats.items()}
    return _DRAWINGS[position["game"]](position, say, names)
