"""What a position and its moves come to, asked of the rules: forecasts, places, points, reasons.

Pages, answers, hints and the terminal read their forecasts here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from selenite.core.drawing import Say
from selenite.core.state import Event, Position
from selenite.games.moon_base.analysis.craters import Block
from selenite.games.moon_base.analysis.places import FIRMNESS, Pair, Place, firmness
from selenite.games.moon_base.analysis.positions import Analysis, Draft, Forecast, Standing, analyse
from selenite.games.moon_base.analysis.prospects import prospects
from selenite.games.moon_base.analysis.scores import (
    Account,
    Score,
    ScoreChange,
    account,
    changes,
    piece_points,
    tie_winner,
    totals,
    why,
)
from selenite.games.moon_base.moon import count_built

__all__ = [
    "FIRMNESS", "Account", "Analysis", "Block", "Draft", "Forecast", "Pair", "Place", "Score",
    "ScoreChange", "Standing", "account", "analyse", "changes", "figures", "firmness",
    "piece_points", "prospects", "reasons", "tie_winner", "totals", "why",
]  # fmt: skip


def reasons(happened: Sequence[Event], say: Say) -> Iterator[str]:
    """What comes of a turn for the seat that plays it, in words, from its moves and events.

    Settlements that other turns built up to come with the last ring of a round, too: that a turn
    brings one is seen from its positions (``prospects``), unless its ring was chosen.
    """
    if any(event.code == "move-settle" for event in happened):
        yield say("advice-settlements", n=1)


def figures(position: Position) -> dict[str, list[int]]:
    """What the arena counts at the end of a game: numbers by name, one for each seat."""
    found = {pieces: count_built(position, pieces) for pieces in ("settlements", "bases")}
    if "result" not in position:
        return found
    score: list[dict[str, Any]] = position["score"]
    parts = {part: [seat[part] for seat in score] for part in ("group", "highest", "tower")}
    return {"points": list(position["result"]["scores"]), **found, **parts}
