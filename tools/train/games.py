"""What training needs to know of a game, and the positions it gathers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from selenite.bots.net_files import Inputs
from selenite.bots.planning import TurnSearcher

NET, CHOICES = "net", "choices"
"""What a net is for: to judge positions, or to choose moves."""


class Positions(NamedTuple):
    """Positions of games, with what became of them.

    ``players`` has a row of inputs for each position, ``buildings`` one for each part of the board
    that is described on its own (none in most games), ``targets`` what the net should think, and
    ``outcomes`` who won.
    """

    players: NDArray[np.int8]
    buildings: NDArray[np.int8]
    targets: NDArray[np.float32]
    outcomes: NDArray[np.float32]


def joined(parts: Sequence[Positions]) -> Positions:
    """All positions of several lots."""
    return Positions(
        np.concatenate([part.players for part in parts]),
        np.concatenate([part.buildings for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.outcomes for part in parts]),
    )


class Choices(NamedTuple):
    """Positions where a search chose between moves, with how often it tried each of them.

    ``positions`` has a row of inputs for each position and ``counts`` its number of moves;
    ``moves`` has a row and ``visits`` a number for each move, those of a position side by side.
    """

    positions: NDArray[np.int8]
    counts: NDArray[np.int32]
    moves: NDArray[np.int8]
    visits: NDArray[np.float32]


def all_choices(parts: Sequence[Choices]) -> Choices:
    """All choices of several lots."""
    fields = zip(*parts, strict=True)
    return Choices(*(np.concatenate(field) for field in fields))


def first(positions: Positions, most: int) -> Positions:
    """The first so many positions."""
    return Positions(
        positions.players[:most],
        positions.buildings[:most],
        positions.targets[:most],
        positions.outcomes[:most],
    )


class Job(NamedTuple):
    """Some games to play in one process.

    Without a ``net``, a file's bytes, the players judge by hand-written rules. ``against`` is
    another net, or nothing, for a match. ``learns`` says for which net the games are.
    """

    kind: str
    seed: str
    games: int
    net: bytes | None
    against: bytes | None = None
    playouts: int = 0
    learns: str = NET


class Widths(NamedTuple):
    """How large a net is: inputs, inputs and units for parts of the board, hidden units."""

    inputs: int
    part_inputs: int
    part_units: int
    hidden: tuple[int, ...]


class Generation(NamedTuple):
    """One round of training: games to play, playouts for each move, steps of learning."""

    games: int
    playouts: int
    steps: int
    rate: float
    keeps: bool
    """Whether to go on from the weights of the last net."""

    learns: str = NET
    """Which net learns: the one for choosing moves from what searches tried, the other from who
    won, or with playouts from what searches thought.
    """

    batch: int = 16384
    """Positions of a step, where positions are learned."""


class Recipe(Protocol):
    """How the nets of a game are trained."""

    name: str
    rules: int
    inputs: Inputs
    released: Path
    kinds: tuple[str, ...]
    widths: Widths
    unit: int
    games_in_a_job: int
    searched_games_in_a_job: int
    match_games: int
    match_playouts: int
    replayed: int
    choosing: Widths | None
    plan: tuple[Generation, ...]

    def layers(self, kind: str) -> Mapping[str, str]:
        """The names of a kind's nets in the file.

        ``parts`` is the layer for parts of the board, if there is one, ``net`` the rest, and
        ``choices`` the net for choosing moves, if there is one.
        """
        ...

    def standard(self, kind: str) -> dict[str, Any]:
        """The options of a standard game."""
        ...

    def searcher(self, net: bytes | None, state: Any) -> TurnSearcher:
        """A searcher with the nets of a file's bytes; without any, the hand-written one."""
        ...

    def gather(self, job: Job) -> Positions | Choices:
        """Play games of a net against itself, and note positions, or what searches tried."""
        ...

    def duel(self, job: Job) -> list[float]:
        """Play games of a net against another: what it won of each deal, from 0 to 1."""
        ...


def softly(rng: Any, weights: Sequence[float]) -> int:
    """A place in a list, as likely as its weight says."""
    total = sum(weights)
    at = rng.below(1 << 30) / (1 << 30) * total
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return i
    return len(weights) - 1


def blended(outcome: float, thoughts: Sequence[float], trust: float) -> list[float]:
    """Targets for the positions of one player: later opinions count, the outcome most of all.

    >>> blended(1.0, [0.5, 0.5], 0.5)
    [0.75, 1.0]
    """
    targets = []
    target = outcome
    for i in range(len(thoughts) - 1, -1, -1):
        targets.append(target)
        target = trust * target + (1 - trust) * thoughts[i]
    return targets[::-1]
