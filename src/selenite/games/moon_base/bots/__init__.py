"""Who plays Moon Base: the bots that plan whole turns, with its planner and its search."""

from __future__ import annotations

from selenite.bots.levels import LEVELS, Steps, bots
from selenite.bots.planning import Planning
from selenite.games.moon_base.bots import champion
from selenite.games.moon_base.bots.planner import Planner
from selenite.games.moon_base.bots.search import Searcher

__all__ = ["BOTS", "HINTS", "LEVELS", "PLANNING"]

BOTS = bots(Steps(newcomer=82, apprentice=50, architect=(30, 48), master=(100, 42)))
HINTS = "champion"
PLANNING = Planning(Planner, Searcher, champion.searcher, champion.calibration)
