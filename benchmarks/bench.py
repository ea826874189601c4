"""Measure the engine: rates, and ratios against a reference in the same run.

The reference is python-chess (package ``chess``) playing uniformly random games: how fast the
machine is and what else it does at the moment cancel out of the ratio.

    python benchmarks/bench.py [--seconds 3] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import chess

import selenite
from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import blue_moon_city, moon_base
from selenite.games.blue_moon_city.bots import champion as blue_moon_city_champion
from selenite.games.blue_moon_city.bots import search as blue_moon_city_search
from selenite.games.blue_moon_city.bots.planner import Planner
from selenite.games.blue_moon_city.rules.cards import ANY, CARDS
from selenite.games.blue_moon_city.rules.codes import OFFER, OFFER_PILLAR2, PAY, TEMPLE
from selenite.games.blue_moon_city.rules.payments import Payments, Workspace, ranks
from selenite.games.blue_moon_city.rules.state import State
from selenite.games.moon_base.bots import champion as moon_base_champion
from selenite.games.moon_base.bots import search as moon_base_search
from selenite.games.moon_base.rules.state import State as MoonState
from selenite.games.moon_base.rules.state import Workspace as MoonWorkspace
from selenite.texts import speaker

SEEDS = 64


def rate(seconds: float, work: Callable[[], int]) -> float:
    """How much of its work something does in a second: the best of several shares of the time."""
    best = 0.0
    share = seconds / 6
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        done = 0
        while time.perf_counter() - began < share:
            done += work()
        best = max(best, done / (time.perf_counter() - began))
    return best


def chess_plies() -> int:
    """A uniformly random game of chess; returns its plies."""
    board = chess.Board()
    plies = 0
    while not board.is_game_over() and plies < 300:
        board.push(random.choice(list(board.legal_moves)))
        plies += 1
    return plies


def starts() -> list[GameState[State]]:
    """Two-player games, set up."""
    return [blue_moon_city.new(players=2, seed=f"bench {i}") for i in range(SEEDS)]


class Playouts:
    """Whole random games inside the engine, counting choices."""

    def __init__(self) -> None:
        self.games = [game.rules_state for game in starts()]
        self.workspace = Workspace()
        self.rng = Rng("bench")
        self.decisions = 0
        self.finished = 0

    def one(self) -> int:
        game = self.games[self.finished % SEEDS].copy()
        game.rng = self.rng
        played = game.random_game(self.rng, self.workspace, 1000)
        self.decisions += played
        self.finished += 1
        return played


def seeded_game(number: list[int]) -> int:
    """A whole game from a seed of its own: set-up and shuffles by the documented generator."""
    number[0] += 1
    game = blue_moon_city.new(players=2, seed=f"bench game {number[0]}")
    moves: int = game.rules_state.random_game(Rng(number[0]), SEEDED_WORKSPACE, 1000)
    return moves


SEEDED_WORKSPACE = Workspace()


def stepped(games: list[GameState[State]], below: Callable[[], float]) -> int:
    """One random game, stepped from Python by its list of legal moves."""
    game = games[int(below() * SEEDS)].copy()
    game.rules_state.rng = Rng("stepped")
    steps = 0
    moves = game.legal_moves()
    while moves:
        game.apply(moves[int(below() * len(moves))])
        steps += 1
        moves = game.legal_moves()
    return steps


def eager(games: list[GameState[State]], below: Callable[[], float], listed: list[int]) -> int:
    """One game of a policy that prefers contributions and offerings, stepped from Python."""
    game = games[int(below() * SEEDS)].copy()
    game.rules_state.rng = Rng("eager")
    steps = 0
    moves = game.legal_moves()
    while moves:
        if moves[-1] >= PAY or OFFER <= moves[-1] <= OFFER_PILLAR2 or moves[-1] == TEMPLE:
            game.apply(moves[1 + int(below() * (len(moves) - 1))] if len(moves) > 1 else moves[0])
        else:
            game.apply(moves[int(below() * len(moves))])
        steps += 1
        listed[0] += len(moves)
        moves = game.legal_moves()
    return steps


class MoonGames:
    """Moon Base: whole random games inside the engine, games stepped from Python, copies."""

    def __init__(self) -> None:
        self.games = [moon_base.new(seed=f"bench {i}") for i in range(SEEDS)]
        self.workspace = MoonWorkspace()
        self.rng = Rng("bench")
        self.decisions = 0
        self.finished = 0
        self.late = self.games[0].copy().rules_state
        self.late.random_game(self.rng, self.workspace, 60)

    def one(self) -> int:
        """A game; returns 1."""
        game = self.games[self.finished % SEEDS].copy()
        self.decisions += game.rules_state.random_game(self.rng, self.workspace, 1000)
        self.finished += 1
        return 1

    def stepped(self) -> int:
        """A game by its lists of legal moves; returns its decisions."""
        game = self.games[self.rng.below(SEEDS)].copy()
        steps = 0
        moves = game.legal_moves()
        while moves:
            game.apply(moves[self.rng.below(len(moves))])
            steps += 1
            moves = game.legal_moves()
        return steps

    def copies(self) -> int:
        for _ in range(1000):
            self.late.copy()
        return 1000


def measure_moon_base(seconds: float, plies: float) -> dict[str, Any]:
    """The figures of Moon Base; ``plies`` is the reference."""
    moon = MoonGames()
    moon.one()
    figures: dict[str, Any] = {"Moon Base games/s": rate(seconds, moon.one)}
    figures["Moon Base decisions a game"] = moon.decisions / moon.finished
    figures["Moon Base choices a decision"] = moon.workspace.choices / moon.decisions
    figures["Moon Base decisions/s stepped from Python"] = rate(seconds, moon.stepped)
    figures["Moon Base copy ns"] = 1e9 / rate(seconds, moon.copies)
    figures["Moon Base decisions to a ply of chess"] = (
        figures["Moon Base games/s"] * figures["Moon Base decisions a game"] / plies
    )
    compiled = selenite.engine == "compiled"
    figures["Moon Base bytes a state"] = MoonState.__basicsize__ if compiled else None
    return figures


def measure_search(seconds: float) -> dict[str, Any]:
    """Playouts of the bot that searches, dealing and copying included, in the middle of a game."""
    city = blue_moon_city.new(players=2, seed="bench", first=0).rules_state
    planner = Planner(city)
    for _ in range(20):
        planner.play(city)
    moon = MoonGames().late
    rng = Rng("search")

    def searched(searcher: Any, state: Any) -> int:
        searcher.search(state, rng, 60, 0.0)
        return sum(searcher.visits)

    def searched_on(searcher: Any, state: Any) -> int:
        """Where visits of earlier searches are kept, they say nothing about this one."""
        searcher.search(state, rng, 60, 0.0)
        return 60

    def judged(judge: Any, state: Any) -> int:
        for _ in range(500):
            judge.look(state)
            judge.lead(state, state.seat)
        return 500

    city_champion = blue_moon_city_champion.searcher(city)
    moon_champion = moon_base_champion.searcher(moon)
    nets = blue_moon_city_champion.read(blue_moon_city_champion.FILE)
    city_judge = blue_moon_city_champion.judge_of(nets, city.rules.players)
    city_searcher = blue_moon_city_search.Searcher(city)
    moon_searcher = moon_base_search.Searcher(moon)
    return {
        "turns planned/s": rate(seconds, lambda: len(planner.plan(city, 1))),
        "search playouts/s": rate(seconds, lambda: searched(city_searcher, city)),
        "Moon Base search playouts/s": rate(seconds, lambda: searched(moon_searcher, moon)),
        "champion playouts/s": rate(seconds, lambda: searched(city_champion, city)),
        "Moon Base champion playouts/s": rate(seconds, lambda: searched_on(moon_champion, moon)),
        "net evaluations/s": rate(seconds, lambda: judged(city_judge, city)),
    }


class Hands:
    """Random hands of 12 cards, and boxes to pay."""

    def __init__(self, size: int) -> None:
        deck = list(starts()[0].rules_state.rules.deck_cards)
        chance = random.Random(1)
        self.payments = Payments(ranks())
        self.tasks = []
        for _ in range(500):
            hand = chance.sample(deck, size)
            counts = [hand.count(card) for card in range(CARDS)]
            self.tasks.append((counts, chance.randrange(ANY + 1), chance.randint(2, 5)))

    def searched(self) -> int:
        for counts, colour, value in self.tasks:
            self.payments.listed(counts, colour, value)
        return len(self.tasks)

    def found(self) -> int:
        return sum(len(self.payments.listed(*task)) for task in self.tasks)


class Sentences:
    """The sentence that tells who won, with a plural and a list, in Russian."""

    def __init__(self) -> None:
        self.speak = speaker("ru", moon_base.GAME.name)
        self.number = 0

    def say(self, *winners: str) -> None:
        who = self.speak.join(winners)
        self.speak.say("event-over", n=len(winners), who=who, reason="points")

    def again(self) -> int:
        """The same sentence, as for everybody at a table."""
        for _ in range(100):
            self.say("Ada", "Ben")
        return 100

    def anew(self) -> int:
        """Sentences that nobody has said before."""
        for _ in range(100):
            self.number += 1
            self.say(f"Ada {self.number}", "Ben")
        return 100


def measure(seconds: float) -> dict[str, Any]:
    """All figures of the engine that is loaded."""
    figures: dict[str, Any] = {"engine": selenite.engine}
    figures["chess plies/s"] = rate(seconds, chess_plies)
    playouts = Playouts()
    playouts.one()
    figures["decisions/s"] = rate(seconds, playouts.one)
    figures["choices a decision"] = playouts.workspace.choices / playouts.decisions
    figures["decisions a game"] = playouts.decisions / playouts.finished
    number = [0]
    figures["decisions/s, set-up and shuffles from seeds"] = rate(
        seconds, lambda: seeded_game(number)
    )
    games = starts()
    below = random.Random(1).random
    figures["decisions/s stepped from Python"] = rate(seconds, lambda: stepped(games, below))
    listed = [0]
    steps = [0]

    def one_eager() -> int:
        done = eager(games, below, listed)
        steps[0] += done
        return done

    figures["decisions/s eager, stepped from Python"] = rate(seconds, one_eager)
    figures["choices an eager decision"] = listed[0] / max(1, steps[0])

    def copies() -> int:
        game = games[0].rules_state
        for _ in range(1000):
            game.copy()
        return 1000

    figures["copy ns"] = 1e9 / rate(seconds, copies)
    hands = Hands(12)
    figures["12-card hands searched/s"] = rate(seconds, hands.searched)
    found = hands.found()
    figures["payments/s from 12-card hands"] = figures["12-card hands searched/s"] * found / 500
    figures["payments a 12-card hand and box"] = found / 500
    figures["ratio to chess"] = figures["decisions/s"] / figures["chess plies/s"]
    figures["bytes a state"] = State.__basicsize__ if selenite.engine == "compiled" else None
    sentences = Sentences()
    figures["sentences/s, said before"] = rate(seconds, sentences.again)
    figures["sentences/s, new"] = rate(seconds, sentences.anew)
    figures |= measure_moon_base(seconds, figures["chess plies/s"])
    return figures | measure_search(seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one-engine", action="store_true", help="only the engine that is loaded")
    options = parser.parse_args()
    results = [measure(options.seconds)]
    if not options.one_engine and selenite.engine == "compiled":
        command = [sys.executable, __file__, "--json", "--one-engine"]
        command += ["--seconds", str(options.seconds)]
        environment = {**os.environ, "SELENITE_PURE": "1"}
        run = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        results += json.loads(run.stdout)
    if options.json:
        print(json.dumps(results))
        return 0
    print(f"load average before and during: {os.getloadavg()}")
    for name in results[0]:
        row = [
            f"{result[name]:>14,.1f}"
            if isinstance(result[name], float)
            else f"{result[name]!s:>14}"
            for result in results
        ]
        print(f"{name:45}", *row)
    return 0


if __name__ == "__main__":
    sys.exit(main())
