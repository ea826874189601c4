"""What a finished game of each kind leaves behind for every seat, as numbers by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from selenite.games.core import Position

Figures = dict[str, list[int]]
"""Numbers by name, one for each seat."""


def figures(position: Position) -> Figures:
    """The figures of a position at the end of its game; none for a game that has none."""
    read = _GAMES.get(position["game"])
    return {} if read is None else read(position)


def _blue_moon_city(position: Position) -> Figures:
    players = position["players"]
    boxes = [owner for cell in position["city"].values() for owner in cell.get("boxes", ())]
    seats = range(len(players))
    return {
        "offerings": [position["obelisk"].count(seat) for seat in seats],
        "crystals": [player["crystals"] for player in players],
        "scales": [player["scales"] for player in players],
        "cubes": [position["obelisk"].count(seat) + boxes.count(seat) for seat in seats],
    }


def _moon_base(position: Position) -> Figures:
    def pieces(kind: str) -> list[int]:
        owners = [piece["seat"] for piece in position[kind]]
        return [owners.count(seat) for seat in range(2)]

    found = {"settlements": pieces("settlements"), "bases": pieces("bases")}
    if "result" not in position:
        return found
    score: list[dict[str, Any]] = position["score"]
    parts = {part: [seat[part] for seat in score] for part in ("group", "highest", "tower")}
    return {"points": list(position["result"]["scores"]), **found, **parts}


_GAMES: dict[str, Callable[[Position], Figures]] = {
    "blue-moon-city": _blue_moon_city,
    "moon-base": _moon_base,
}
