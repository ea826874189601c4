"""Pictures of a position for replays, with marks on what is new."""

from __future__ import annotations

from collections.abc import Mapping

from selenite.core.drawing import Say, Svg, layer
from selenite.core.state import Position
from selenite.games.blue_moon_city import draw


def pictures(
    now: Position, before: Position, say: Say, names: Mapping[int, str], prefix: str = ""
) -> tuple[Svg, list[Svg]]:
    """A position's board with marks on what is new there, and what is drawn beside it."""
    marks = layer("marks", _marks(now, before))
    beside = [
        draw.players_svg(now, say, names, style=False),
        draw.hand_svg(now, say, names, style=False),
        draw.piles_svg(now, say, style=False),
    ]
    return draw.marked_board_svg(now, say, names, marks, prefix=prefix), beside


def _marks(now: Position, before: Position) -> list[Svg]:
    """A frame around every tile with something new: a cube, a building, a figure, a dragon."""
    cells = {cell for cell, entry in now["city"].items() if entry != before["city"].get(cell)}
    moved = [*zip(now["figures"], before["figures"], strict=True)]
    moved += [(at, before["dragons"][key]) for key, at in now["dragons"].items()]
    cells |= {at for at, from_ in moved if at != from_ and at is not None}
    return [
        spot.outline("new") for spot in draw.spots(now) if spot.kind == "cell" and spot.key in cells
    ]
