"""The end of a game of Blue Moon City: where everybody's crystals came from and went."""

from __future__ import annotations

from selenite.table.table import Table
from selenite.web.ending import Lines, events_of, number, total

ENDINGS = {
    "offerings": "4.6", "city-complete": "4.7", "cubes-out": "4.8", "agreed": "4.9",
    "idle": "4.10",
}  # fmt: skip
"""The clauses that a game ends by."""

_SOURCES = ("leader", "everyone", "neighbour")


def account(table: Table) -> Lines:
    """Buildings, crystals by their source, and offerings with their prices."""
    seats = range(table.players)
    given = {
        source: [total(events_of(table, "crystals", seat, source), "n") for seat in seats]
        for source in _SOURCES
    }
    scored = [total(events_of(table, "scored", seat), "n") for seat in seats]
    prices = [[e.parameters["price"] for e in events_of(table, "offering", seat)] for seat in seats]
    left = [player["crystals"] for player in table.view(None).position["players"]]
    completed = [len(events_of(table, "completed", seat)) for seat in seats]
    lines = [("ending-completed", completed)]
    lines += [(f"ending-{source}", values) for source, values in given.items()]
    lines += [("ending-scales", scored), ("ending-paid", [-sum(paid) for paid in prices])]
    lines += [("ending-left", left), ("ending-offerings", [len(paid) for paid in prices])]
    return [(code, [number(value) for value in values]) for code, values in lines]
