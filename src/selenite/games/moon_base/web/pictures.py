"""Pictures of a position for replays, with marks on what is new."""

from __future__ import annotations

from collections.abc import Mapping

from selenite.core.drawing import Say, Svg, layer
from selenite.core.state import Position
from selenite.games.moon_base import draw, panels
from selenite.games.moon_base.analysis import analyse
from selenite.games.moon_base.moon import moon_of


def pictures(
    now: Position, before: Position, say: Say, names: Mapping[int, str], prefix: str = ""
) -> tuple[Svg, list[Svg]]:
    """A position's board with marks on what is new and lost there, and what is drawn beside it."""
    marks = layer("marks", _marks(now, before))
    stack_marks = layer("marks", _stack_marks(now, before))
    analysis = analyse(now)
    points = [score.total for score in analysis.standing.scores]
    beside = [
        draw.players_svg(now, say, names, style=False, points=points),
        draw.stacks_svg(now, say, style=False, layers=[stack_marks]),
    ]
    lost = analysis.lost_craters
    return draw.marked_board_svg(now, say, names, marks, lost=lost, prefix=prefix), beside


def _marks(now: Position, before: Position) -> list[Svg]:
    """A circle around every new ring, and around every place where no piece stood before."""
    moon, moon_before = moon_of(now), moon_of(before)
    stood = {(piece.ring, piece.place) for piece in moon_before.pieces}
    rings = moon.rings[len(moon_before.rings) :]
    pieces = [piece for piece in moon.pieces if (piece.ring, piece.place) not in stood]
    spots = [draw.seen_spot(draw.ring_spot(ring), ring.level) for ring in rings]
    spots += [draw.seen_spot(draw.piece_spot(piece), piece.level) for piece in pieces]
    return [spot.outline("new") for spot in spots]


def _stack_marks(now: Position, before: Position) -> list[Svg]:
    """A frame around every stack that rings were taken from."""
    if not any(now["stacks"]["large"] + now["stacks"]["small"]):
        return []
    spots_before = panels.stack_spots(before)
    return [spot.outline("new") for spot in panels.stack_spots(now) if spot not in spots_before]
