"""The end of a game of Blue Moon City: where everybody's crystals came from, and how it went."""

from __future__ import annotations

from selenite.games.blue_moon_city.analysis import standings
from selenite.games.blue_moon_city.web import faces
from selenite.table.table import Table
from selenite.texts.typography import number
from selenite.web.course import Course
from selenite.web.ending import Lines, events_of, total
from selenite.web.ending_sheet import Bars, Segment

ENDINGS = {
    "offerings": "4.6", "city-complete": "4.7", "cubes-out": "4.8", "agreed": "4.9",
    "idle": "4.10",
}  # fmt: skip
"""The clauses that a game ends by."""

_SOURCES = ("leader", "everyone", "neighbour")
_SIGNS = {"leader": "crown", "everyone": "heads", "neighbour": "gem", "scales": "scale"}


def account(table: Table) -> Lines:
    """Buildings, crystals by their source, and offerings with their prices."""
    seats = range(table.players)
    prices = [[e.parameters["price"] for e in events_of(table, "offering", seat)] for seat in seats]
    left = [player["crystals"] for player in table.view(None).position["players"]]
    completed = [len(events_of(table, "completed", seat)) for seat in seats]
    lines = [("ending-completed", completed)]
    lines += [(f"ending-{source}", values) for source, values in _crystals(table).items()]
    lines += [("ending-paid", [-sum(paid) for paid in prices])]
    lines += [("ending-left", left), ("ending-offerings", [len(paid) for paid in prices])]
    return [(code, [number(value) for value in values]) for code, values in lines]


def _crystals(table: Table) -> dict[str, list[int]]:
    """The crystals that everybody received, by their source."""
    seats = range(table.players)
    given = {
        source: [total(events_of(table, "crystals", seat, source), "n") for seat in seats]
        for source in _SOURCES
    }
    return given | {"scales": [total(events_of(table, "scored", seat), "n") for seat in seats]}


def bars(table: Table) -> tuple[Bars, ...]:
    """The offerings on the way to the goal, and the crystals by their source."""
    made = [len(events_of(table, "offering", seat)) for seat in range(table.players)]
    goal = table.state.rules_state.rules.to_win
    offering = Segment("ending-offerings", faces.sign("offering"), made)
    crystals = [
        Segment(f"ending-part-{source}", faces.sign(_SIGNS[source]), values)
        for source, values in _crystals(table).items()
    ]
    return (
        Bars("ending-offerings", faces.sign("obelisk"), [offering], goal),
        Bars("ending-crystals", faces.sign("gem"), crystals),
    )


def course(table: Table) -> Course:
    """Who is ahead, and the crystals received, after each move."""
    rules = table.state.rules_state.rules
    made, left, earned = ([0] * table.players for _ in range(3))
    standing, received = [standings(rules, made, left)], [tuple(earned)]
    for move, played in enumerate(table.moves):
        later = table.moves[move + 1].sentences if move + 1 < len(table.moves) else None
        for event in table.sentences[played.sentences : later]:
            if event.seat is None:
                continue
            if event.code in ("event-crystals", "event-scored"):
                left[event.seat] += event.parameters["n"]
                earned[event.seat] += event.parameters["n"]
            elif event.code == "event-offering":
                made[event.seat] = event.parameters["made"]
                left[event.seat] -= event.parameters["price"]
        standing.append(standings(rules, made, left))
        received.append(tuple(earned))
    return Course(standing, received)
