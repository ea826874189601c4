"""The end of a game of Moon Base: where everybody's points came from."""

from __future__ import annotations

from selenite.games.moon_base.rules.codes import SCORES
from selenite.table.table import Table
from selenite.web.ending import Lines, events_of, number

ENDINGS = {"points": "5.6"}
"""The clauses that a game ends by."""


def account(table: Table) -> Lines:
    """The points by their source; none if nobody counted."""
    seats = range(table.players)
    counted = [event for seat in seats for event in events_of(table, "counted", seat)]
    if not counted:
        return []
    lines = [
        (f"draw-score-{key}", [number(event.parameters[key]) for event in counted])
        for key in SCORES
    ]
    return [*lines, ("ending-points", [number(event.parameters["n"]) for event in counted])]
