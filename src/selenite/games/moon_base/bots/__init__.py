"""Who plays Moon Base: the bots that plan whole turns, with its planner and its search."""

from __future__ import annotations

from selenite.bots.levels import LEVELS, Steps, bots
from selenite.bots.planning import Planning
from selenite.games.moon_base.bots import champion
from selenite.games.moon_base.bots.planner import Planner
from selenite.games.moon_base.bots.search import Searcher

__all__ = ["BOTS", "HINTS", "LEVELS", "PLANNING"]

BOTS = bots(Steps(82, 50, (30, 42), (100, 36)))
HINTS = "champion"
PLANNING = Planning(Planner, Searcher, champion.searcher)
