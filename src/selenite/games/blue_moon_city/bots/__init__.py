"""Who plays Blue Moon City: the bots that plan whole turns, with its planner and its search."""

from __future__ import annotations

from selenite.bots.levels import LEVELS, Steps, bots
from selenite.bots.planning import Planning
from selenite.games.blue_moon_city.bots import champion
from selenite.games.blue_moon_city.bots.planner import Planner
from selenite.games.blue_moon_city.bots.search import Searcher

__all__ = ["BOTS", "HINTS", "LEVELS", "PLANNING"]

BOTS = bots(Steps(68, 50, (3, 55), (12, 30)))
HINTS = "champion"
PLANNING = Planning(Planner, Searcher, champion.searcher)
