"""The champion of Moon Base: the search with the net of ``champion.net``."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from selenite.bots import net_files
from selenite.bots.net import Net
from selenite.bots.net_files import NetFile
from selenite.games.moon_base.bots.judge import INPUTS, VALUE, Judge
from selenite.games.moon_base.bots.search import Searcher
from selenite.games.moon_base.rules import NAME, NUMBER
from selenite.games.moon_base.rules.state import State

FILE = Path(__file__).with_name("champion.net")


def read(path: Path) -> NetFile:
    """The nets of a file, if they are for this game."""
    return net_files.read(path, NAME, NUMBER, INPUTS)


def judge_of(file: NetFile) -> Judge:
    """A judge with a file's net."""
    return Judge(Net(file.nets[VALUE], file.header["parts"]))


def searcher(state: State) -> Searcher:
    """A searcher that judges with the released net."""
    return Searcher(state, judge_of(_released()))


@cache
def _released() -> NetFile:
    return read(FILE)
