"""Fitting the chance that people are shown: ``python tools/train calibrate GAME --out FOLDER``.

The champion plays against itself, and notes what it thinks of its turns. A small table is fitted to
that: it leads from the chance that was thought to the share that was won. Tables of one half of the
games, tested with the other half, show whether it holds.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from selenite.bots import match, net_files
from selenite.bots.calibration import PARTS, Calibration
from selenite.bots.champion import Champion
from selenite.bots.planning import Planning, TurnSearcher
from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.state import View
from selenite.table.advice import WAYS
from train import quantising
from train.files import parsed
from train.games import NET, Recipe
from train.quantising import Floats
from train.recipes import RECIPES, kinds_of
from train.report import BINS

THOUGHTS = 6
"""Turns of a game that are thought about as for a hint."""

STEPS = 40
EDGE = 0.002
"""Parts of the table, and how near to certain a chance counts as uncertain."""

UNSURE = 0.02
"""How far from certain chances are of which more playouts can be surer."""

ROUNDS, RIDGE, LEAST, MOST_LEAD = 50, 1.0, 0.05, 30.0
"""Newton's steps; how much it takes to change a weight; the least that it may be; and the most that
leads may be.
"""


class CalibrationGame(NamedTuple):
    """A game to play: its number, and what is the same for all.

    Moves take ``playouts`` each; some turns are thought about again with ``thinking`` of them.
    """

    game: str
    kind: str
    seed: str
    number: int
    net: bytes
    playouts: int
    thinking: int


class CalibrationPlayer(Champion):
    """A champion with the nets of a file's bytes."""

    def __init__(self, recipe: Recipe, net: bytes, rng: Rng, playouts: int) -> None:
        super().__init__(rng, playouts=playouts)
        self.recipe = recipe
        self.net = net
        self.turns = 0

    def _made(self, planning: Planning, state: Any) -> TurnSearcher:
        return self.recipe.searcher(self.net, state)

    def explain(self, view: View, most: int = 8) -> list[Thought]:
        """The turns it considers; it counts how often it was asked."""
        self.turns += 1
        return super().explain(view, most)


def play(job: CalibrationGame) -> dict[str, Any]:
    """Play a game: its moves, who won, and what was thought after how many of the moves.

    The turns that are thought about are spread over the game, and everybody's alike.
    """
    recipe = RECIPES[job.game]
    rules = registry.find(job.game)
    seed = f"{job.seed}/{job.kind}/{job.number}"
    rng = Rng(seed)
    state = rules.new(seed, recipe.standard(job.kind))
    count = rules.players(state)
    bots = [CalibrationPlayer(recipe, job.net, rng, job.playouts) for _ in range(count)]
    moves: list[str] = []
    turns: list[tuple[int, int, View]] = []
    while state.outcome() is None and len(turns) < match.MOST_TURNS:
        view = state.view(state.seat)
        bot = bots[state.seat]
        before = bot.turns
        move = bot.choose(view)
        if bot.turns > before:
            turns.append((len(moves), state.seat, view))
        moves.append(move)
        state.play(move)
    outcome = state.outcome()
    winners = range(count) if outcome is None else outcome.winners
    thoughts = []
    for i in range(THOUGHTS):
        first, end = len(turns) * i // THOUGHTS, len(turns) * (i + 1) // THOUGHTS
        if first < end:
            at, seat, view = turns[first + rng.below(end - first)]
            thoughts.append([at, seat, *thought(job, at, view)])
    return {
        "number": job.number,
        "moves": " ".join(moves),
        "won": [(seat in winners) / len(winners) for seat in range(count)],
        "thoughts": thoughts,
    }


def thought(job: CalibrationGame, at: int, view: View) -> tuple[list[float], list[int]]:
    """What a champion thinks of a turn after so many moves: chances, and how often it tried each
    way.
    """
    rng = Rng(f"{job.seed}/{job.kind}/{job.number}/{at}")
    bot = CalibrationPlayer(RECIPES[job.game], job.net, rng, job.thinking)
    return [round(one.chance, 5) for one in bot.explain(view, WAYS)], bot.visits


def think_again(job: CalibrationGame, game: Mapping[str, Any]) -> dict[str, Any]:
    """The turns of a game that was played, thought about with other playouts."""
    rules = registry.find(job.game)
    recipe = RECIPES[job.game]
    state = rules.new(f"{job.seed}/{job.kind}/{job.number}", recipe.standard(job.kind))
    thoughts = []
    turns = {at: seat for at, seat, *_ in game["thoughts"]}
    for at, move in enumerate(game["moves"].split()):
        if at in turns:
            view = state.view(turns[at])
            thoughts.append([at, turns[at], *thought(job, at, view)])
        state.play(move)
    return {"number": job.number, "won": game["won"], "thoughts": thoughts}


def work(job: tuple[CalibrationGame, Mapping[str, Any] | None]) -> dict[str, Any]:
    """Play a game in a worker, or think again about one that was played."""
    return play(job[0]) if job[1] is None else think_again(job[0], job[1])


def known(path: Path, marks: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """The games that were played before with the same nets and settings, by number.

    A line that was cut off is dropped.
    """
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    path.write_text("".join(whole), encoding="utf-8")
    found = [json.loads(line) for line in whole]
    return {game["number"]: game for game in found if marks.items() <= game.items()}


def marks_of(job: CalibrationGame) -> dict[str, Any]:
    """What games must have in common: nets, seed and settings."""
    numbers = job.net[len(net_files.MAGIC) :].partition(b"\n")[2]
    mark = sha256(numbers).hexdigest()[:16]
    return {"net": mark, "seed": job.seed, "playouts": job.playouts, "thinking": job.thinking}


def played(
    path: Path,
    jobs: Sequence[CalibrationGame],
    workers: int,
    games: Mapping[int, Mapping[str, Any]] = MappingProxyType({}),
) -> Iterator[dict[str, Any]]:
    """All games: those that are missing are played and added to the file; those of ``games`` are
    only thought about again.
    """
    marks = marks_of(jobs[0])
    before = known(path, marks)
    yield from (before[job.number] for job in jobs if job.number in before)
    missing = [(job, games.get(job.number)) for job in jobs if job.number not in before]
    if not missing:
        return
    with (
        multiprocessing.get_context("forkserver").Pool(workers) as pool,
        path.open("a", encoding="utf-8") as file,
    ):
        for one in pool.imap(work, missing):
            game = {**marks, **one}
            file.write(json.dumps(game) + "\n")
            file.flush()
            yield game


class Thoughts(NamedTuple):
    """What was thought of some turns, who won, and in which game that was."""

    chances: Floats
    won: Floats
    games: NDArray[np.int64]


def thoughts_of(games: Iterable[dict[str, Any]]) -> Thoughts:
    """The chance of the turn that a hint puts first, for all turns that were thought about."""
    rows = [
        (max(chances), game["won"][seat], game["number"])
        for game in games
        for _, seat, chances, _ in game["thoughts"]
    ]
    chances, won, numbers = (np.array(column) for column in zip(*rows, strict=True))
    return Thoughts(chances, won, numbers)


def fitted(thoughts: Thoughts) -> list[int]:
    """The shares of a calibration, fitted to who won.

    The logarithm of the odds is a weighted sum of those of winning and of losing, so both ends have
    a slope of their own; neither falls. What is certain stays so.
    """
    inside = np.clip(thoughts.chances, EDGE, 1 - EDGE)
    inputs = np.stack([np.log(inside), -np.log(1 - inside), np.ones(len(inside))], axis=1)
    weights = np.array([1.0, 1.0, 0.0])
    for _ in range(ROUNDS):
        shares = 1 / (1 + np.exp(-np.clip(inputs @ weights, -MOST_LEAD, MOST_LEAD)))
        slopes = inputs.T @ (thoughts.won - shares) - RIDGE * (weights - [1, 1, 0])
        curves = inputs.T @ (inputs * (shares * (1 - shares))[:, None]) + RIDGE * np.eye(3)
        weights = np.maximum(weights + np.linalg.solve(curves, slopes), [LEAST, LEAST, -9])
    points = np.linspace(0, 1, STEPS + 1)[1:-1]
    leads = np.log(points) * weights[0] - np.log(1 - points) * weights[1] + weights[2]
    return table_of(1 / (1 + np.exp(-leads)))


def table_of(inner: Floats) -> list[int]:
    """A table that rises from certain to certain, with some shares between."""
    found = [0, *np.rint(PARTS * inner).astype(int).tolist(), PARTS]
    for i in range(1, STEPS):
        found[i] = min(max(found[i], found[i - 1] + 1), PARTS - STEPS + i)
    return found


def surer(few: Thoughts, many: Thoughts) -> float:
    """How much surer a search is of the same turns with more playouts: the factor between the
    logarithms of the odds, where neither is nearly certain.
    """
    chances = np.stack([few.chances, many.chances])
    inside = ((chances > UNSURE) & (chances < 1 - UNSURE)).all(axis=0)
    one, other = np.log(chances[:, inside] / (1 - chances[:, inside]))
    return float((one * other).sum() / (one**2).sum())


def eased(shares: Sequence[int], factor: float) -> list[int]:
    """A table for searches that are surer by a factor."""
    table = Calibration(shares)
    points = np.linspace(0, 1, STEPS + 1)[1:-1]
    leads = np.log(points / (1 - points)) / factor
    return table_of(np.array([table.share(one) for one in 1 / (1 + np.exp(-leads))]))


class Bin(NamedTuple):
    """Turns with chances of a tenth: what was thought, the share that was won, and by how much
    that may be off (95 %; the turns of a game are taken together).
    """

    thought: float
    won: float
    off: float
    turns: int


def bins(thoughts: Thoughts) -> list[Bin]:
    """Ten bins, without those that are empty."""
    found = []
    places = np.minimum((thoughts.chances * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        chosen = places == place
        count = int(chosen.sum())
        if count:
            won = float(thoughts.won[chosen].mean())
            _, games = np.unique(thoughts.games[chosen], return_inverse=True)
            sums = np.bincount(games, thoughts.won[chosen] - won)
            off = 1.96 * float(np.sqrt((sums**2).sum())) / count
            thought = float(thoughts.chances[chosen].mean())
            found.append(Bin(round(thought, 3), round(won, 3), round(off, 3), count))
    return found


def shown(thoughts: Thoughts, tables: Sequence[Sequence[int]]) -> Thoughts:
    """The same turns with the chances of a table, the one that didn't learn from their games."""
    other = [Calibration(shares) for shares in tables]
    chances = [
        other[1 - number % 2].share(chance)
        for chance, number in zip(thoughts.chances, thoughts.games, strict=True)
    ]
    return thoughts._replace(chances=np.array(chances))


def loss(thoughts: Thoughts) -> float:
    """The mean log-loss of chances: what is certain counts as nearly so."""
    inside = np.clip(thoughts.chances, EDGE, 1 - EDGE)
    won = thoughts.won
    return round(float(-(won * np.log(inside) + (1 - won) * np.log(1 - inside)).mean()), 4)


def compared(thoughts: Thoughts, tables: Sequence[Sequence[int]]) -> dict[str, Any]:
    """What was thought and what would be shown of some turns, beside who won."""
    after = shown(thoughts, tables)
    return {
        "turns": len(thoughts.won),
        "loss": [loss(thoughts), loss(after)],
        "before": bins(thoughts),
        "after": bins(after),
    }


def calibrate(
    folder: Path, jobs: Sequence[CalibrationGame], workers: int, again: int = 0, most: int = 0
) -> dict[str, Any]:
    """Play games, fit a table to all of them, and see whether such tables hold.

    For that a table is fitted to each half of the games and tested with the other. At most so many
    games are thought about ``again``, with so many playouts: the table that is returned is for
    searches as sure as those. They are tested in the same way.
    """
    kind = jobs[0].kind
    games = {game["number"]: game for game in played(folder / f"{kind}.jsonl", jobs, workers)}
    thoughts = thoughts_of(games.values())
    shares = fitted(thoughts)
    tables = [
        fitted(thoughts_of(game for number, game in games.items() if number % 2 == rest))
        for rest in (0, 1)
    ]
    found: dict[str, Any] = {
        "fitted": {"games": len(jobs), "turns": len(thoughts.won), **marks_of(jobs[0])},
        "tested": compared(thoughts, tables),
    }
    if again:
        others = [job._replace(thinking=again) for job in jobs][:most]
        path = folder / f"{kind}-again.jsonl"
        others_games = {game["number"]: game for game in played(path, others, workers, games)}
        many = thoughts_of(others_games.values())
        factor = surer(thoughts_of(games[number] for number in others_games), many)
        shares = eased(shares, factor)
        found["fitted"] |= {"again": again, "surer": round(factor, 3)}
        found["again"] = compared(many, [eased(one, factor) for one in tables])
    return {"shares": shares, **found}


def calibrated(recipe: Recipe, nets: bytes, found: Mapping[str, Any]) -> bytes:
    """A file of nets with what was found for some kinds."""
    trained, rows, tables = parsed(nets)
    for kind, one in found.items():
        name = recipe.layers(kind)[NET]
        tables[name] = {"shares": one["shares"], **one["fitted"]}
    data = net_files.write(
        recipe.name, recipe.rules, recipe.inputs, rows, quantising.PARTS, trained, tables
    )
    net_files.parse("champion.net", data, recipe.name, recipe.rules, recipe.inputs)
    return data


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play, fit, and write the nets and what was found."""
    parser = argparse.ArgumentParser(prog="tools/train calibrate", description=__doc__)
    parser.add_argument("game", choices=RECIPES)
    parser.add_argument("--out", type=Path, required=True, help="a folder; it is resumed from")
    parser.add_argument("--nets", type=Path, help="a file of nets instead of the released ones")
    parser.add_argument("--kinds", help="some kinds of nets only, such as 2,3")
    parser.add_argument("--seed", default="calibrate")
    parser.add_argument("--games", type=int, default=1000, help="games of each kind")
    parser.add_argument("--playouts", type=int, default=100, help="for each turn of the games")
    parser.add_argument("--thinking", type=int, default=1000, help="for each turn that is noted")
    parser.add_argument("--again", type=int, default=0, help="other playouts to test with")
    parser.add_argument("--most", type=int, default=100, help="games to think about again")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    recipe = RECIPES[given.game]
    nets = (given.nets or recipe.released).read_bytes()
    given.out.mkdir(parents=True, exist_ok=True)
    found = {}
    for kind in kinds_of(parser, recipe, given.kinds):
        jobs = [
            CalibrationGame(
                recipe.name, kind, given.seed, number, nets, given.playouts, given.thinking
            )
            for number in range(max(given.games, 2))
        ]
        found[kind] = calibrate(given.out, jobs, given.workers, given.again, given.most)
        for name in ("tested", "again"):
            for part, value in found[kind].get(name, {}).items():
                print(kind, name, part, value, flush=True)
    (given.out / "champion.net").write_bytes(calibrated(recipe, nets, found))
    (given.out / "calibration.json").write_text(json.dumps(found) + "\n", encoding="utf-8")
