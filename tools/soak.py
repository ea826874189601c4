"""Play millions of random games of every kind and check every invariant.

The invariants are checked at the end of each game and in at least one state in a thousand. A game
that doesn't end within its limit of turns counts as a failure.

    python tools/soak.py --games 10000000 --workers 2
    python tools/soak.py --game moon-base --games 100000
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import sys
import time
from collections import Counter

import selenite
from selenite.core.chance import Rng
from selenite.games import blue_moon_city, moon_base
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.moon_base.rules.state import Workspace as MoonWorkspace

KINDS = list(itertools.product((2, 3, 4), ("standard", "free"), ((), (1,), (2,), (1, 2))))
CHUNK = 2000
MOST_TURNS = 5000
TURNS_BETWEEN_CHECKS = 100


def play(chunk: int) -> tuple[int, int, int, Counter[str]]:
    """Play a chunk of games: games, moves, checks, and how they ended or failed."""
    workspace = Workspace()
    rng = Rng(f"soak {chunk}")
    ends: Counter[str] = Counter()
    moves = checks = 0
    start = None
    for i in range(CHUNK):
        if start is None or i % 20 == 0:
            players, city, new_buildings = KINDS[(chunk + i // 20) % len(KINDS)]
            start = blue_moon_city.new(
                players=players,
                city=city,
                new_buildings=new_buildings,
                seed=f"soak/{chunk}/{i}",
            )
        game = start.copy()
        game.rules_state.scatter(-1, rng)
        turns = 0
        fault = ""
        while not fault and game.outcome() is None and turns < MOST_TURNS:
            moves += game.rules_state.random_game(rng, workspace, TURNS_BETWEEN_CHECKS)
            turns += TURNS_BETWEEN_CHECKS
            fault = game.rules_state.fault()
            checks += 1
        outcome = game.outcome()
        name = outcome.reason if outcome is not None else "ENDLESS"
        ends[f"FAULT {fault}" if fault else name] += 1
    return CHUNK, moves, checks, ends


def play_moon_base(chunk: int) -> tuple[int, int, int, Counter[str]]:
    """Play a chunk of games of Moon Base, each from its own seed, checking every tenth move."""
    workspace = MoonWorkspace()
    rng = Rng(f"soak {chunk}")
    ends: Counter[str] = Counter()
    moves = checks = 0
    for i in range(CHUNK):
        game = moon_base.new(seed=f"soak/{chunk}/{i}")
        fault = ""
        while not fault and game.outcome() is None:
            moves += game.rules_state.random_game(rng, workspace, 10)
            fault = game.rules_state.fault()
            checks += 1
        outcome = game.outcome()
        ends[f"FAULT {fault}" if outcome is None else f"seat {outcome.winners[0]} won"] += 1
    return CHUNK, moves, checks, ends


PLAYED = {"blue-moon-city": (play, len(KINDS)), "moon-base": (play_moon_base, 1)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=PLAYED, default="blue-moon-city")
    parser.add_argument("--games", type=int, default=10_000_000)
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--minutes", type=float, default=24 * 60, help="stop after so long")
    options = parser.parse_args()
    play_chunk, kinds = PLAYED[options.game]
    chunks = range(-(-options.games // CHUNK))
    began = time.perf_counter()
    games = moves = checks = 0
    ends: Counter[str] = Counter()
    with multiprocessing.Pool(options.workers) as pool:
        for done in pool.imap_unordered(play_chunk, chunks):
            games += done[0]
            moves += done[1]
            checks += done[2]
            ends += done[3]
            seconds = time.perf_counter() - began
            left = seconds / games * (len(chunks) * CHUNK - games)
            print(f"\r{games:,} games, {left / 60:.1f} min left ", end="", file=sys.stderr)
            if seconds > 60 * options.minutes:
                pool.terminate()
                break
    print(file=sys.stderr)
    seconds = time.perf_counter() - began
    print(f"engine      {selenite.engine}, {options.workers} workers")
    print(f"games       {games:,} of {kinds} kinds, {games / seconds:,.0f} per second")
    print(f"decisions   {moves:,}, {moves / seconds:,.0f} per second")
    print(f"checks      {checks:,}, one in {moves / checks:,.0f} states")
    for name, count in sorted(ends.items()):
        print(f"  {name:15} {count:,}")
    bad = [name for name in ends if name.startswith(("FAULT", "ENDLESS"))]
    print("no failure" if not bad else f"FAILED: {', '.join(bad)}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
