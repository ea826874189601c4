"""The end of a game of Moon Base: where everybody's points came from, and how it went."""

from __future__ import annotations

from selenite.games.moon_base.analysis import totals
from selenite.games.moon_base.notation import move_code
from selenite.games.moon_base.rules.codes import SCORES
from selenite.games.moon_base.web.players import PART_SIGNS
from selenite.table.table import Table
from selenite.web.course import Course
from selenite.web.ending import Lines, events_of, number
from selenite.web.ending_sheet import Bars, Segment
from selenite.web.html import EMPTY, element

ENDINGS = {"points": "5.6"}
"""The clauses that a game ends by."""


def account(table: Table) -> Lines:
    """The points by their source; none if nobody counted."""
    points = _points(table)
    if not points:
        return []
    lines = [(f"draw-score-{key}", points[key]) for key in SCORES]
    sums = [sum(values) for values in zip(*points.values(), strict=True)]
    return [
        (code, [number(value) for value in values])
        for code, values in (*lines, ("ending-points", sums))
    ]


def bars(table: Table) -> tuple[Bars, ...]:
    """The points as bars; none if nobody counted."""
    segments = [
        Segment(
            f"draw-score-{key}", element("span", PART_SIGNS[key], class_="part-sign"), values
        )
        for key, values in _points(table).items()
    ]  # fmt: skip
    return (Bars("ending-points", EMPTY, segments),) if segments else ()


def _points(table: Table) -> dict[str, list[int]]:
    """Everybody's points by what they are for; nothing if nobody counted."""
    counted = [
        event for seat in range(table.players) for event in events_of(table, "counted", seat)
    ]
    if not counted:
        return {}
    return {key: [event.parameters[key] for event in counted] for key in SCORES}


def course(table: Table) -> Course:
    """The points after each move, as if the game had ended there."""
    state = table.start.copy().rules_state
    points = [totals(state)]
    for played in table.moves:
        state.apply(move_code(state.rules, played.move))
        points.append(totals(state))
    return Course(points, points)
