"""The champion of Moon Base: the search with the nets of ``champion.net``."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from selenite.bots import net_files
from selenite.bots.calibration import Calibration
from selenite.bots.net import Net
from selenite.bots.net_files import Inputs, NetFile
from selenite.games.moon_base.bots import judge, priors
from selenite.games.moon_base.bots.judge import Judge
from selenite.games.moon_base.bots.priors import Priors
from selenite.games.moon_base.bots.search import Searcher
from selenite.games.moon_base.rules import NAME, NUMBER
from selenite.games.moon_base.rules.state import State

FILE = Path(__file__).with_name("champion.net")
VALUE, PRIORS = "value", "priors"
INPUTS = Inputs(2, judge.NAMES + priors.NAMES, {VALUE: judge.LIMITS, PRIORS: priors.LIMITS})


def read(path: Path) -> NetFile:
    """The nets of a file, if they are for this game."""
    return net_files.read(path, NAME, NUMBER, INPUTS)


def judge_of(file: NetFile) -> Judge | None:
    """A judge with a file's net; nothing, if there is none."""
    layers = file.nets.get(VALUE)
    return None if layers is None else Judge(Net(layers, file.header["parts"]))


def priors_of(file: NetFile) -> Priors | None:
    """What a file's other net thinks of moves; nothing, if there is none."""
    layers = file.nets.get(PRIORS)
    return None if layers is None else Priors(Net(layers, file.header["parts"]))


def searcher_with(file: NetFile, state: State) -> Searcher:
    """A searcher with a file's nets."""
    return Searcher(state, judge_of(file), priors_of(file))


def searcher(state: State) -> Searcher:
    """A searcher with the released nets."""
    return searcher_with(_released(), state)


def calibration(state: State) -> Calibration | None:
    """What the chances of the released nets mean."""
    return _released().calibrations.get(VALUE)


@cache
def _released() -> NetFile:
    return read(FILE)
