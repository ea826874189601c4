"""Who plays Blue Moon City: the bots that plan whole turns, with its planner and its search."""

from __future__ import annotations

from selenite.bots.levels import BOTS_WITH_CHAMPION as BOTS
from selenite.bots.levels import LEVELS
from selenite.bots.planning import Planning
from selenite.games.blue_moon_city.bots import champion
from selenite.games.blue_moon_city.bots.planner import Planner
from selenite.games.blue_moon_city.bots.search import Searcher

__all__ = ["BOTS", "HINTS", "LEVELS", "PLANNING"]

HINTS = "champion"
PLANNING = Planning(Planner, Searcher, champion.searcher)
