"""Who plays Blue Moon City: the bots that plan whole turns, with its planner and its search."""

from __future__ import annotations

from selenite.bots.levels import LEVELS, Steps, bots
from selenite.bots.planning import Planning
from selenite.games.blue_moon_city.bots import champion
from selenite.games.blue_moon_city.bots.planner import Planner
from selenite.games.blue_moon_city.bots.search import Searcher

__all__ = ["BOTS", "HINTS", "LEVELS", "PLANNING"]

BOTS = bots(
    Steps(
        newcomer=68,
        apprentice=50,
        architect=(3, 55),
        master=(12, 30),
        architect_by_players={3: (3, 27), 4: (3, 15)},
        master_by_players={3: (36, 0), 4: (36, 0)},
    )
)
HINTS = "champion"
PLANNING = Planning(Planner, Searcher, champion.searcher, champion.calibration)
