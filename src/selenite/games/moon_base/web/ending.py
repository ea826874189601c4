"""The end of a game of Moon Base: where everybody's points came from, and how it went."""

from __future__ import annotations

from selenite.games.moon_base.analysis import analyse, totals
from selenite.games.moon_base.notation import move_code
from selenite.games.moon_base.rules.codes import SCORES
from selenite.games.moon_base.rules.state import State
from selenite.games.moon_base.web.parts import part_sign
from selenite.table.table import Table
from selenite.texts.typography import number
from selenite.web.course import Course
from selenite.web.ending import Lines, events_of
from selenite.web.ending_sheet import Bars, Segment
from selenite.web.html import EMPTY

ENDINGS = {"points": "5.6"}
"""The clauses that a game ends by."""


def account(table: Table) -> Lines:
    """The points by their source."""
    points = _points(table)
    lines = [(f"draw-score-{key}", points[key]) for key in SCORES]
    sums = [sum(values) for values in zip(*points.values(), strict=True)]
    return [
        (code, [number(value) for value in values])
        for code, values in (*lines, ("ending-points", sums))
    ]


def bars(table: Table) -> tuple[Bars, ...]:
    """The points as bars."""
    segments = [
        Segment(
            f"draw-score-{key}", part_sign(key), values
        )
        for key, values in _points(table).items()
    ]  # fmt: skip
    return (Bars("ending-points", EMPTY, segments),)


def _points(table: Table) -> dict[str, list[int]]:
    """Everybody's points by what they are for: as they were counted, or where the game stopped."""
    counted = [
        event for seat in range(table.players) for event in events_of(table, "counted", seat)
    ]
    if counted:
        return {key: [event.parameters[key] for event in counted] for key in SCORES}
    scores = analyse(table.state.position()).standing.scores
    return {key: [getattr(score, key) for score in scores] for key in SCORES}


def course(table: Table) -> Course:
    """The points after each move, as if the game had ended there."""
    state = table.start.copy().rules_state
    assert isinstance(state, State), "the table's game is this one"
    points = [totals(state)]
    for played in table.moves:
        state.apply(move_code(state.rules, played.move))
        points.append(totals(state))
    return Course(points, points)
