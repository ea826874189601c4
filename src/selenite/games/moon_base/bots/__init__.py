"""Who plays Moon Base: the bots that plan whole turns, with its planner and its search."""

from __future__ import annotations

from selenite.bots.levels import BOTS, LEVELS
from selenite.bots.planning import Planning
from selenite.games.moon_base.bots.planner import Planner
from selenite.games.moon_base.bots.search import Searcher

__all__ = ["BOTS", "HINTS", "LEVELS", "PLANNING"]

HINTS = "search"
PLANNING = Planning(Planner, Searcher)
