"""Training for Blue Moon City: for each number of players, a net that judges turns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import Any

import numpy as np

from selenite.bots import net_files
from selenite.bots.net import Net
from selenite.core.chance import Rng
from selenite.games import blue_moon_city
from selenite.games.blue_moon_city.bots.champion import FILE
from selenite.games.blue_moon_city.bots.judge import (
    INPUTS,
    NAMES,
    TILE_NAMES,
    UNITS,
    Judge,
    blank,
)
from selenite.games.blue_moon_city.bots.planner import Planner
from selenite.games.blue_moon_city.bots.search import Searcher
from selenite.games.blue_moon_city.rules import NAME, NUMBER
from selenite.games.blue_moon_city.rules.codes import DRAW, DROP, PAY
from train.games import Generation, Job, Positions, Widths, blended, softly

SIZE, TILE_SIZE = len(NAMES), len(TILE_NAMES)
UNIT = INPUTS.limits["2 players"][0] // 127
PARTS = 24
MOST_TURNS = 240
MOST_LEAVES = 3000
OPENINGS = 7
"""Up to one less of a game's first turns are random."""

STANDARD_CITY, STANDARD_TILES = 75, 65
RANDOM_TURNS, RANDOM_DISCARDS = 4, 10
"""Out of a hundred: cities of the standard layout, those without expansions, turns and discards
that are random."""

WARMTH_BY_HAND, WARMTH = 0.03, 0.015
"""By how much less likely to win a turn may be to be played now and then."""

TRUST = 0.9


def options(rng: Rng, players: int) -> dict[str, Any]:
    """A game's options: mostly the standard ones."""
    city = "standard" if rng.below(100) < STANDARD_CITY else "free"
    expansions: list[int] = []
    if rng.below(100) >= STANDARD_TILES:
        expansions = [[1], [2], [1, 2]][rng.below(3)]
    return {"players": players, "city": city, "new-buildings": expansions}


@lru_cache(maxsize=6)
def _parsed(net: bytes) -> Any:
    return net_files.parse("net", net, NAME, NUMBER, INPUTS)


def judge_of(net: bytes | None, players: int) -> Judge | None:
    """A judge with the net of a file's bytes."""
    if net is None:
        return None
    file = _parsed(net)
    layer = file.nets[f"{players} buildings"][0]
    return Judge(layer, Net(file.nets[f"{players} players"], file.header["parts"]))


class BlueMoonCityRecipe:
    """The recipe for Blue Moon City."""

    name = NAME
    rules = NUMBER
    inputs = INPUTS
    released = FILE
    kinds: tuple[str, ...] = ("2", "3", "4")
    widths = Widths(SIZE, TILE_SIZE, UNITS, (64, 32))
    unit = UNIT
    games_in_a_job = 20
    searched_games_in_a_job = 20
    match_games = 400
    replayed = 300_000
    choosing: Widths | None = None
    match_playouts = 0
    plan: tuple[Generation, ...] = (
        Generation(38_000, 0, 3000, 0.002, False),
        Generation(10_000, 0, 2500, 0.001, True),
        Generation(10_000, 0, 2500, 0.001, True),
        Generation(10_000, 0, 2500, 0.001, True),
        Generation(10_000, 0, 2500, 0.0007, True),
        Generation(10_000, 0, 2500, 0.0005, True),
        Generation(10_000, 0, 2500, 0.0003, True),
    )

    def layers(self, kind: str) -> Mapping[str, str]:
        """The names of the nets for a number of players."""
        return {"parts": f"{kind} buildings", "net": f"{kind} players"}

    def standard(self, kind: str) -> dict[str, Any]:
        """The options of a standard game."""
        return {"players": int(kind)}

    def searcher(self, net: bytes | None, state: Any) -> Searcher:
        """A searcher with the nets of a file's bytes; without any, the hand-written one."""
        return Searcher(state, judge_of(net, state.rules.players))

    def gather(self, job: Job) -> Positions:
        """Games of planners against themselves, with some turns and discards at random."""
        players = int(job.kind)
        rng = Rng(job.seed)
        recorder = blank()
        rows: list[bytes] = []
        targets: list[float] = []
        outcomes: list[float] = []
        judge = judge_of(job.net, players)
        for number in range(job.games):
            state = blue_moon_city.GAME.new(
                f"{job.seed}/{number}", options(rng, players)
            ).rules_state
            seats: list[list[tuple[bytes, float]]] = [[] for _ in range(players)]
            self.play(state, rng, recorder, judge, seats)
            outcome = state.outcome()
            winners = range(players) if outcome is None else outcome.winners
            for seat, noted in enumerate(seats):
                won = (seat in winners) / len(winners)
                trust = 1.0 if judge is None else TRUST
                rows += [row for row, _ in noted]
                targets += blended(won, [thought for _, thought in noted], trust)
                outcomes += [won] * len(noted)
        return unpacked(rows, targets, outcomes)

    def play(
        self,
        state: Any,
        rng: Rng,
        recorder: Judge,
        judge: Judge | None,
        seats: list[list[tuple[bytes, float]]],
    ) -> None:
        """Play a game to its end, and note for each seat its positions and what it thought."""
        planner = Planner(state, judge)
        planner.limit = MOST_LEAVES
        workspace = blue_moon_city.GAME.set_up.workspace()
        warmth = WARMTH_BY_HAND if judge is None else WARMTH
        for _ in range(rng.below(OPENINGS)):
            state.random_turn(rng, workspace)
        for _ in range(MOST_TURNS):
            if state.outcome() is not None:
                return
            seat = state.seat
            found = planner.plan(state, 8)
            best = found[0][0]
            if rng.below(100) < RANDOM_TURNS:
                place = rng.below(len(found))
            else:
                place = softly(rng, [exp((chance - best) / warmth) for chance, _ in found])
            chance, moves = found[place]
            drop = -1
            if moves and DROP <= moves[-1] < PAY:
                drop = moves[-1]
                moves = moves[:-1]
            for move in moves:
                state.apply(move)
            if state.outcome() is None and state.phase == DRAW and state.seat == seat:
                if drop < 0 or rng.below(100) < RANDOM_DISCARDS:
                    legal = state.legal_moves()
                    drop = legal[rng.below(len(legal))]
                seats[seat].append((recorder.listed(state, seat, drop), chance))
                state.apply(drop)

    def duel(self, job: Job) -> list[float]:
        """One planner with a net among planners with another, each deal from every seat."""
        players = int(job.kind)
        results = []
        rng = Rng(job.seed)
        for number in range(job.games):
            won = 0.0
            chosen = options(rng, players)
            for own in range(players):
                state = blue_moon_city.GAME.new(f"{job.seed}/{number}", chosen).rules_state
                planners = [
                    Planner(state, judge_of(net, players)) for net in (job.net, job.against)
                ]
                for planner in planners:
                    planner.limit = MOST_LEAVES
                turns = 0
                while state.outcome() is None and turns < MOST_TURNS:
                    planners[0 if state.seat == own else 1].play(state)
                    turns += 1
                outcome = state.outcome()
                winners = range(players) if outcome is None else outcome.winners
                won += (own in winners) / len(winners) / players
            results.append(won)
        return results


def unpacked(rows: list[bytes], targets: list[float], outcomes: list[float]) -> Positions:
    """Rows of bytes as arrays: buildings that are complete are all zeros."""
    players = np.zeros((len(rows), SIZE), np.int8)
    buildings = np.zeros((len(rows), PARTS, TILE_SIZE), np.int8)
    for i, row in enumerate(rows):
        numbers = np.frombuffer(row, np.int8)
        players[i] = numbers[:SIZE]
        parts = numbers[SIZE:].reshape(-1, TILE_SIZE)
        buildings[i, : len(parts)] = parts
    return Positions(
        players, buildings, np.array(targets, np.float32), np.array(outcomes, np.float32)
    )
