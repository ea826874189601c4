"""Play 100,000 random games of Moon Base and report what happened in them.

The counts go into ``docs/moon-base-statistics.json``. From them it makes the tables between the
marks in ``docs/moon-base-statistics.md`` and the plot beside it. Other policies for placing rings
are played for comparison, in fewer games.

    python tools/moon_base_statistics.py [--games 100000] [--seed statistics] [--workers 2]
    python tools/moon_base_statistics.py --again    # page and plot from the existing counts
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

import moon_base_page
import moon_base_plot
from moon_base_games import POLICIES, Tally, play, play_chunk

FOLDER = Path(__file__).parents[1] / "docs"
NAME = "moon-base-statistics"
RANDOM = next(iter(POLICIES))
FEWER = {RANDOM: 1, "for points, every second turn": 10, "for points": 10}
FEWER_BY_DEFAULT = 5
"""The number of games is divided by this for a policy."""
SAMPLE = 20
"""How many games have their scores stored, to check that the engine still plays the same."""


class Counts(NamedTuple):
    """What was counted, by policy, and the parameters to count it again."""

    games: int
    seed: str
    sample: list[list[int]]
    tallies: dict[str, Tally]

    @property
    def command(self) -> str:
        """The command that makes these counts."""
        return f"make statistics ARGS='--games {self.games} --seed {self.seed}'"


def count(games: int, seed: str, workers: int, report: bool = False) -> Counts:
    """Play all games; for the other policies only the counts of whole games are stored."""
    tallies = {}
    for policy in POLICIES:
        share = -(-games // FEWER.get(policy, FEWER_BY_DEFAULT))
        tally = play(policy, seed, share, workers, report)
        for key in list(tally):
            if policy != RANDOM and " of " in key[0]:
                del tally[key]
        tallies[policy] = tally
    return Counts(games, seed, sample(seed), tallies)


def sample(seed: str) -> list[list[int]]:
    """The scores of the first random games."""
    ends = [play_chunk((RANDOM, seed, number, number + 1))[1] for number in range(SAMPLE)]
    return [[max(tally["score", seat]) for seat in range(2)] for tally in ends]


def write_counts(counts: Counts) -> str:
    """The counts as JSON: a line for each histogram, with its least value and the counts."""
    policies = []
    for policy, tally in counts.tallies.items():
        lines = []
        for (name, index), histogram in sorted(tally.items()):
            least = min(histogram)
            often = [histogram[value] for value in range(least, max(histogram) + 1)]
            lines.append(f"  {json.dumps([name, index, least, often], separators=(',', ':'))}")
        policies.append(f" {json.dumps(policy)}: [\n" + ",\n".join(lines) + "\n ]")
    head = f'{{"games": {counts.games}, "seed": {json.dumps(counts.seed)},\n'
    head += f'"first scores": {json.dumps(counts.sample)},\n"policies": {{\n'
    return head + ",\n".join(policies) + "\n}}\n"


def read_counts(text: str) -> Counts:
    """The counts of a JSON text."""
    data = json.loads(text)
    tallies = {}
    for policy, lines in data["policies"].items():
        tally: Tally = defaultdict(Counter)
        for name, index, least, often in lines:
            tally[name, index] = Counter({least + i: n for i, n in enumerate(often) if n})
        tallies[policy] = tally
    return Counts(data["games"], data["seed"], data["first scores"], tallies)


def make_page(page: str, counts: Counts) -> str:
    """The page with the tables of the counts."""
    tables = moon_base_page.tables(counts.command, counts.games, RANDOM, counts.tallies)
    return moon_base_page.fill(page, tables)


def make_plot(counts: Counts) -> str:
    """The plot of the counts."""
    return moon_base_plot.draw(counts.tallies[RANDOM], counts.games)


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--games", type=int, default=100_000, help="fewer for the other policies")
    options.add_argument("--seed", default="statistics", help="any text")
    options.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    options.add_argument("--again", action="store_true", help="page and plot from earlier counts")
    options.add_argument("--folder", type=Path, default=FOLDER, help="where the files are")
    return options


def main() -> int:
    options = parser().parse_args()
    file = options.folder / f"{NAME}.json"
    if not options.again:
        counts = count(options.games, options.seed, options.workers, report=True)
        file.write_text(write_counts(counts), "utf-8")
    counts = read_counts(file.read_text("utf-8"))
    page = options.folder / f"{NAME}.md"
    page.write_text(make_page(page.read_text("utf-8"), counts), "utf-8")
    (options.folder / f"{NAME}.svg").write_text(make_plot(counts), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
