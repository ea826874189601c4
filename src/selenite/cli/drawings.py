"""A position or a view of any game as a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.core import registry
from selenite.texts import plain, speaker


def draw(position: Mapping[str, Any], seats: Mapping[int, str]) -> str:
    """The whole picture of a position as SVG; ``seats`` are the players' names.

    >>> game = next(iter(registry.games().values()))
    >>> draw(game.new("selenite", {}).position(), {})[:4]
    '<svg'
    """
    names = {seat: plain(name) for seat, name in seats.items()}
    return registry.find(position["game"]).draw.svg(
        dict(position), speaker("en", position["game"]).say, names
    )
