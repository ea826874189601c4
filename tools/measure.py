"""Matches between bots on all cores, with intervals: ``python tools/measure.py GAME --match A,B``.

A match is the bots of a table, such as ``champion:0.3,search:0.3``: the first is measured, and each
deal is played from all rotations of the seats. It needs the engine alone, and stops when its time
is up: then whole and broken deals count alike. The JSON has, for each match, the games, the first
bot's share of wins with Wilson's interval of 95 %, and how long its turns took.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from selenite.arena.intervals import wilson
from selenite.bots import Bot, make, match, read_spec
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.state import View


class MatchTask(NamedTuple):
    """One game: a deal of a match, with the seats turned so many places."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    turned: int


class Played(NamedTuple):
    """What the first bot won of a game, and the seconds that each of its plans took."""

    task: MatchTask
    won: float
    seconds: list[float]


class Timed:
    """A bot with a clock: moves that follow a plan it has made take no time worth noting."""

    LEAST = 0.0005

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, view: View) -> str:
        """The bot's move."""
        begun = time.perf_counter()
        move = self.bot.choose(view)
        taken = time.perf_counter() - begun
        if taken > self.LEAST:
            self.seconds.append(taken)
        return move


def play(task: MatchTask) -> Played:
    """Play one game."""
    rules = registry.find(task.game)
    state = rules.new(task.seed, task.options)
    count = len(task.bots)
    bots = [
        Timed(make(bot, Rng(f"{task.seed}/{task.turned}/{i}"), rules))
        for i, bot in enumerate(task.bots)
    ]
    seats = [bots[(seat - task.turned) % count] for seat in range(count)]
    match.play_bots(rules, state, seats, keep_moves=False)
    outcome = state.outcome()
    winners = () if outcome is None else outcome.winners
    won = (task.turned in winners) / len(winners) if winners else 1 / count
    return Played(task, won, bots[0].seconds)


def tasks(
    game: str, options: dict[str, Any], matches: Sequence[tuple[str, ...]], games: int, seed: str
) -> Iterator[MatchTask]:
    """All games: all rotations of a deal, deal by deal, of every match in turn."""
    most = max(len(bots) for bots in matches)
    for deal in range(-(-games // most)):
        for bots in matches:
            for turned in range(len(bots)):
                yield MatchTask(game, options, bots, f"{seed}/{deal}", turned)


def summary(played: Sequence[Played]) -> dict[str, Any]:
    """The figures of a match."""
    share = sum(one.won for one in played) / len(played)
    low, high = wilson(share, len(played))
    seconds = sorted(taken for one in played for taken in one.seconds)
    found = {"games": len(played), "won": share, "low": low, "high": high}
    if seconds:
        found["median"] = seconds[len(seconds) // 2]
        found["p99"] = seconds[int(len(seconds) * 0.99)]
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play and write what was found."""
    parser = argparse.ArgumentParser(prog="tools/measure.py", description=__doc__)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--match", action="append", required=True, help="the bots of a table")
    parser.add_argument("--games", type=int, default=400, help="games of each match")
    parser.add_argument("--seed", default="measure")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seconds", type=float, default=0.0, help="the most it may take in all")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="a JSON file")
    given = parser.parse_args(arguments)
    rules = registry.find(given.game)
    matches = [tuple(text.split(",")) for text in given.match]
    sizes = {len(bots) for bots in matches}
    if len(sizes) > 1:
        parser.error("the tables of one command have as many seats")
    for bots in matches:
        for bot in bots:
            read_spec(bot, rules)
    pairs = [tuple(text.split("=", 1)) for text in given.option]
    if sizes != {rules.players(rules.new(given.seed, {}))}:
        pairs.append(("players", str(sizes.pop())))
    games = tasks(given.game, rules.options_from_texts(pairs), matches, given.games, given.seed)
    until = time.monotonic() + given.seconds if given.seconds else None
    found = {}
    for bots, played in finished(games, given.workers, until).items():
        found[",".join(bots)] = summary(played)
        print(",".join(bots), json.dumps(found[",".join(bots)]), flush=True)
    if given.out is not None:
        given.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def finished(
    games: Iterator[MatchTask], workers: int, until: float | None
) -> dict[tuple[str, ...], list[Played]]:
    """Play games for as long as there is time; those that were finished, by match."""
    played: dict[tuple[str, ...], list[Played]] = {}
    with multiprocessing.get_context("forkserver").Pool(workers) as pool:
        results = pool.imap_unordered(play, games)
        try:
            while True:
                left = None if until is None else max(until - time.monotonic(), 0.0)
                one = results.next(left)
                played.setdefault(one.task.bots, []).append(one)
        except (StopIteration, multiprocessing.TimeoutError):
            pass
    return played


if __name__ == "__main__":
    main()
