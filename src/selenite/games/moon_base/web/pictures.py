"""Pictures of a position for replays, with marks on what is new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.core.drawing import Say
from selenite.core.state import Position
from selenite.games.moon_base import draw
from selenite.web import overlay

_PIECE_RADIUS = 5


def pictures(
    now: Position, before: Position, say: Say, names: Mapping[int, str]
) -> tuple[str, list[str]]:
    """A position's board with marks on what is new there, and what is drawn beside it."""
    board = draw.board_svg(now, say, names, style=False)
    stacks = draw.stacks_svg(now, say, style=False)
    beside = [
        draw.players_svg(now, say, names, style=False),
        overlay.with_layer(stacks, "marks", _stack_marks(stacks, now, before)),
    ]
    return overlay.with_layer(board, "marks", _marks(board, now, before)), beside


def _marks(board: str, now: Position, before: Position) -> list[str]:
    """A circle around every new ring, and around pieces that are new where they stand."""
    found = {(spot.kind, spot.key): spot for spot in overlay.spots(board)}
    new = [found["ring", f"{n}"] for n in range(len(before["rings"]), len(now["rings"]))]
    drawn = [spot.outline("new") for spot in new]
    stood = _standing(before)
    for place in _standing(now):
        if place not in stood:
            spot = found[place]
            drawn.append(spot._replace(radius=_PIECE_RADIUS).outline("new"))
    return drawn


def _stack_marks(stacks: str, now: Position, before: Position) -> list[str]:
    """A frame around every stack that rings were taken from."""
    taken = {
        f"{size[0].upper()}{number}"
        for size, rings in now["stacks"].items()
        for number, (left, had) in enumerate(zip(rings, before["stacks"][size], strict=True), 1)
        if left != had
    }
    return [spot.outline("new") for spot in overlay.spots(stacks) if spot.key in taken]


def _standing(position: Position) -> list[tuple[str, str]]:
    """Where bases, settlements and the tower stand."""
    pieces: list[Mapping[str, Any]] = [*position["bases"], *position["settlements"]]
    if position["tower"] is not None:
        pieces.append(position["tower"])
    return [
        ("crater", piece["crater"]) if "crater" in piece else ("ring", f"{piece['ring']}")
        for piece in pieces
    ]
