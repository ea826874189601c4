"""The champion of Blue Moon City: the search with the nets of ``champion.net``."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from selenite.bots import net_files
from selenite.bots.calibration import Calibration
from selenite.bots.net import Net
from selenite.bots.net_files import NetFile
from selenite.games.blue_moon_city.bots.judge import INPUTS, Judge
from selenite.games.blue_moon_city.bots.search import Searcher
from selenite.games.blue_moon_city.rules import NAME, NUMBER
from selenite.games.blue_moon_city.rules.state import State

FILE = Path(__file__).with_name("champion.net")


def read(path: Path) -> NetFile:
    """The nets of a file, if they are for this game."""
    return net_files.read(path, NAME, NUMBER, INPUTS)


def judge_of(file: NetFile, players: int) -> Judge:
    """A judge with a file's nets for a number of players."""
    buildings = file.nets[f"{players} buildings"][0]
    return Judge(buildings, Net(file.nets[f"{players} players"], file.header["parts"]))


def searcher(state: State) -> Searcher:
    """A searcher that judges with the released nets."""
    return Searcher(state, judge_of(_released(), state.rules.players))


def calibration(state: State) -> Calibration | None:
    """What the chances of the released nets mean."""
    return _released().calibrations.get(f"{state.rules.players} players")


@cache
def _released() -> NetFile:
    return read(FILE)
