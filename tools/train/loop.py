"""The whole training: generations of self-play, learning and matches; it resumes where it was."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from selenite.arena.intervals import wilson
from selenite.bots import net_files
from train import quantising, report
from train.files import Rows, merged, parsed
from train.games import (
    CHOICES,
    Choices,
    Generation,
    Job,
    Positions,
    Recipe,
    all_choices,
    first,
    joined,
)
from train.recipes import RECIPES, kinds_of

HELD_BACK = 20
"""One lot of games in so many is kept back, to see what a net thinks of games it doesn't know."""

MOST_HELD_BACK = 40_000


def gather(job: tuple[str, Job]) -> Positions | Choices:
    """Play games in a worker."""
    return RECIPES[job[0]].gather(job[1])


def duel(job: tuple[str, Job]) -> list[float]:
    """Play a part of a match in a worker."""
    return RECIPES[job[0]].duel(job[1])


class Training:
    """The training of one kind of net of a game, in a folder of its own."""

    def __init__(self, recipe: Recipe, kind: str, folder: Path, seed: int, pool: Any) -> None:
        self.recipe = recipe
        self.kind = kind
        self.folder = folder / kind
        self.seed = seed
        self.pool = pool
        self.folder.mkdir(parents=True, exist_ok=True)
        self.log = self.folder / "log.jsonl"
        self.most_seconds = 0.0
        self.matches = 1.0
        self.begun_with: bytes | None = None
        """The net to go on from, if training doesn't begin with nothing."""

    def run(self, plan: Sequence[Generation]) -> bytes | None:
        """All generations; the last net that was accepted."""
        for number, generation in enumerate(plan):
            if not (self.folder / f"{number}.json").exists():
                self.generation(number, generation)
        return self.accepted(len(plan))

    def accepted(self, before: int) -> bytes | None:
        """The last accepted net of the generations before a number."""
        for number in range(before - 1, -1, -1):
            record = json.loads((self.folder / f"{number}.json").read_text())
            if record["accepted"]:
                return (self.folder / f"{number}.net").read_bytes()
        return self.begun_with

    def generation(self, number: int, plan: Generation) -> None:
        """Play, learn, round, and see whether the net is better."""
        import torch

        begun = time.time()
        net = self.accepted(number)
        lots, games = self.lots(number, plan, net)
        played = time.time()
        learn = self.learn_choices if plan.learns == CHOICES else self.learn_values
        fitted, layers, record = learn(number, plan, lots)
        learned = time.time()
        record = {
            "kind": self.kind,
            "generation": number,
            "net": plan.learns,
            "seed": self.seed,
            "games": games,
            "playouts": plan.playouts,
            **record,
            "steps": plan.steps,
            "loss": fitted.losses,
        }
        data = self.file(record, layers, net)
        record["hand-written"] = self.match(f"{number}/hand", data, None)
        record["accepted"] = record["hand-written"][0] > 1 / self.players()
        if net is not None:
            record["predecessor"] = self.match(f"{number}/last", data, net)
            record["accepted"] &= record["predecessor"][0] > 1 / self.players()
        record["seconds"] = [played - begun, learned - played, time.time() - learned]
        torch.save(fitted.state, self.folder / f"{number}.pt")
        (self.folder / f"{number}.net").write_bytes(data)
        (self.folder / f"{number}.json").write_text(json.dumps(record))
        summary = {k: v for k, v in record.items() if k not in ("loss", "calibration")}
        print(time.strftime("%X"), json.dumps(summary), flush=True)
        print("  loss", fitted.losses[-1], "calibration", record["calibration"], flush=True)

    def file(
        self, record: Mapping[str, Any], layers: Mapping[str, Rows], net: bytes | None
    ) -> bytes:
        """A file with new layers, and with all others of an earlier one.

        What that said of its chances isn't true of the new ones.
        """
        rows = {} if net is None else parsed(net).nets
        trained = ("kind", "generation", "seed", "games", "positions", "steps")
        return net_files.write(
            self.recipe.name,
            self.recipe.rules,
            self.recipe.inputs,
            {**rows, **layers},
            quantising.PARTS,
            {key: record[key] for key in trained},
        )

    def start(self, number: int, plan: Generation, *rows: NDArray[np.int8]) -> Any:
        """The weights to go on from: those of the last generation for the same net, or those of
        the file that training began with, for inputs such as the rows have side by side.
        """
        import torch

        from train import learning

        for earlier in range(number - 1, -1, -1) if plan.keeps else ():
            record = json.loads((self.folder / f"{earlier}.json").read_text())
            if record["net"] == plan.learns:
                return torch.load(self.folder / f"{earlier}.pt", weights_only=True)
        names = self.recipe.layers(self.kind)
        if plan.keeps and self.begun_with is not None and "parts" not in names:
            net = parsed(self.begun_with).nets.get(names[plan.learns])
            if net is not None:
                scales = torch.cat([learning.scales_of(part) for part in rows])
                return learning.from_units(quantising.weights_of(net), scales)
        return None

    def learn_values(
        self, number: int, plan: Generation, lots: Sequence[Positions]
    ) -> tuple[Any, dict[str, Rows], dict[str, Any]]:
        """A net fitted to who won, its layers in whole numbers, and what to record of it."""
        from train import learning

        learned, kept = separated(lots)
        positions = joined(learned)
        held_back = first(joined(kept), MOST_HELD_BACK)
        fresh = len(positions.players)
        fitted = learning.fit(
            self.with_earlier(positions),
            held_back,
            self.recipe.widths,
            plan.steps,
            plan.rate,
            self.seed + number,
            self.start(number, plan, positions.players),
            plan.batch,
        )
        names = self.recipe.layers(self.kind)
        limits = self.recipe.inputs.limits
        layers = quantising.whole_net(
            fitted.net,
            limits[names["net"]],
            limits.get(names.get("parts", ""), ()),
            self.recipe.unit,
        )
        whole = quantising.leads(layers, held_back.players, held_back.buildings, self.recipe.unit)
        chances = 1 / (1 + np.exp(-whole))
        record = {
            "positions": fresh,
            "calibration": report.bins(chances, held_back.outcomes),
            "rounding": float(np.abs(chances - fitted.chances).mean()),
        }
        return fitted, {names[part]: rows for part, rows in layers.items()}, record

    def learn_choices(
        self, number: int, plan: Generation, lots: Sequence[Choices]
    ) -> tuple[Any, dict[str, Rows], dict[str, Any]]:
        """The same for a net fitted to what searches tried."""
        from train import learning

        learned, kept = separated(lots)
        choices = all_choices(learned)
        widths = self.recipe.choosing
        assert widths is not None
        fitted = learning.fit_choices(
            choices,
            all_choices(kept),
            widths,
            plan.steps,
            plan.rate,
            self.seed + number,
            self.start(number, plan, choices.positions, choices.moves),
        )
        name = self.recipe.layers(self.kind)[CHOICES]
        layers = quantising.whole_net(fitted.net, self.recipe.inputs.limits[name], (), 1)
        record = {
            "positions": len(choices.positions),
            "calibration": [],
            "share of the best": float(fitted.chances.mean()),
        }
        return fitted, {name: layers["net"]}, record

    def with_earlier(self, positions: Positions) -> Positions:
        """New positions, with as many of the last generation's; some are kept for the next."""
        path = self.folder / "earlier.npz"
        fresh = first(positions, self.recipe.replayed)
        if path.exists():
            with np.load(path) as saved:
                earlier = Positions(**{field: saved[field] for field in Positions._fields})
            most = len(positions.players)
            positions = joined([positions, first(earlier, most)])
        np.savez(path, **fresh._asdict())
        return positions

    def players(self) -> int:
        """Players of a match: one plays with the new net, all others with the other."""
        return int(self.kind) if self.kind.isdigit() else 2

    def lots(self, number: int, plan: Generation, net: bytes | None) -> tuple[list[Any], int]:
        """What workers gather in a generation's games, and how many games that were."""
        size = job_size(self.recipe, plan)
        jobs = [
            (
                self.recipe.name,
                Job(
                    self.kind,
                    f"{self.seed}/{self.kind}/{number}/{i}",
                    size,
                    net,
                    None,
                    plan.playouts,
                    plan.learns,
                ),
            )
            for i in range(max(plan.games // size, 2))
        ]
        lots = list(self.gathered(jobs))
        return lots, size * len(lots)

    def gathered(self, jobs: Sequence[tuple[str, Job]]) -> Iterator[Any]:
        """What workers gather, in the order of the jobs, for as long as there is time."""
        begun = time.time()
        found = self.pool.imap(gather, jobs)
        for count, lot in enumerate(found):
            yield lot
            if self.most_seconds and time.time() - begun > self.most_seconds and count >= HELD_BACK:
                self.skip()
                return

    def skip(self) -> None:
        """Give up the jobs that are left."""
        self.pool.terminate()
        self.pool = multiprocessing.get_context("forkserver").Pool(self.pool._processes)

    def match(self, name: str, net: bytes, against: bytes | None) -> list[float]:
        """A share of wins, with its 95 % interval."""
        deals = max(int(self.recipe.match_games * self.matches) // self.players(), 1)
        jobs = [
            (
                self.recipe.name,
                Job(
                    self.kind,
                    f"{self.seed}/{self.kind}/match/{name}/{i}",
                    1,
                    net,
                    against,
                    self.recipe.match_playouts,
                ),
            )
            for i in range(deals)
        ]
        results = [share for part in self.pool.imap(duel, jobs) for share in part]
        share = float(np.mean(results))
        low, high = wilson(share, len(results) * self.players())
        return [share, low, high]


def job_size(recipe: Recipe, plan: Generation) -> int:
    """How many games a worker plays at a time."""
    return recipe.searched_games_in_a_job if plan.playouts else recipe.games_in_a_job


def separated(lots: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """Lots to learn from, and some to hold back."""
    return [lot for i, lot in enumerate(lots) if i % HELD_BACK], list(lots[::HELD_BACK])


def train(
    recipe: Recipe,
    folder: Path,
    seed: int,
    plan: Sequence[Generation],
    kinds: Sequence[str],
    workers: int,
    most_seconds: float = 0.0,
    matches: float = 1.0,
    begun_with: bytes | None = None,
) -> Path | None:
    """Train nets of some kinds; return the file with all that were accepted, if any were."""
    folder.mkdir(parents=True, exist_ok=True)
    nets = []
    pool = multiprocessing.get_context("forkserver").Pool(workers)
    for kind in kinds:
        training = Training(recipe, kind, folder, seed, pool)
        training.most_seconds = most_seconds
        training.matches = matches
        training.begun_with = begun_with
        net = training.run(plan)
        pool = training.pool
        if net is not None:
            nets.append(net)
    pool.terminate()
    report.write(recipe.name, folder, kinds)
    if not nets:
        return None
    path = folder / "champion.net"
    path.write_bytes(merged(recipe, nets))
    net_files.read(path, recipe.name, recipe.rules, recipe.inputs)
    return path


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(prog="tools/train", description=__doc__)
    parser.add_argument("game", choices=RECIPES)
    parser.add_argument("--out", type=Path, required=True, help="a folder; it is resumed from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kinds", help="nets to train, such as 2,3 (players); all by default")
    parser.add_argument("--generations", type=int, help="fewer generations than the recipe has")
    parser.add_argument("--begin", type=Path, metavar="FILE", help="nets to go on from")
    parser.add_argument("--skip", type=int, default=0, help="generations to leave out at first")
    parser.add_argument("--scale", type=float, default=1.0, help="share of the recipe's games")
    parser.add_argument("--steps", type=float, default=1.0, help="share of the recipe's steps")
    parser.add_argument("--seconds", type=float, default=0.0, help="most for a generation's games")
    parser.add_argument("--matches", type=float, default=1.0, help="share of the matches' games")
    given = parser.parse_args(arguments)
    if find_spec("torch") is None:
        parser.error("training needs PyTorch: pip install 'selenite[train]'")
    recipe = RECIPES[given.game]
    kinds = kinds_of(parser, recipe, given.kinds)
    plan = [
        one._replace(
            games=max(int(one.games * given.scale), 2 * job_size(recipe, one)),
            steps=max(int(one.steps * given.steps), 10),
        )
        for one in recipe.plan[given.skip : given.generations]
    ]
    path = train(
        recipe,
        given.out,
        given.seed,
        plan,
        kinds,
        given.workers,
        given.seconds,
        given.matches,
        None if given.begin is None else given.begin.read_bytes(),
    )
    if path is None:
        sys.exit("No net was better than the hand-written evaluation.")
    print(f"{path}: {path.stat().st_size} bytes")
