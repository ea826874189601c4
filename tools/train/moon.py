"""Training for Moon Base: a net that judges positions between two rounds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from selenite.bots import net_files
from selenite.bots.net import Net
from selenite.core.chance import Rng
from selenite.games import moon_base
from selenite.games.moon_base.bots.evaluation import Evaluation
from selenite.games.moon_base.bots.judge import INPUTS, VALUE, Judge
from selenite.games.moon_base.bots.search import Searcher
from selenite.games.moon_base.rules import NAME, NUMBER
from train.games import Generation, Job, Positions, Widths, softly

SIZE = len(INPUTS.names)
TRIES = (4, 6, 10, 20)
"""Moves that quick players compare: all of a game are equally quick."""

OPTIONS = {"settled-rings": "closed", "bases": "open-craters", "blue-bonus": "pass"}
STANDARD = 75
"""Games of a hundred by the standard rules; the others draw each of their options."""

QUICK_OPENINGS = 40
"""Games of a hundred whose first round is played quickly, so that more is seen."""

SAMPLED_ROUNDS = 3
"""Rounds in which moves are drawn by their playouts; later the best is played."""


def options(rng: Rng) -> dict[str, Any]:
    """A game's options, mostly the standard ones."""
    if rng.below(100) < STANDARD:
        return {}
    return {name: text for name, text in OPTIONS.items() if rng.below(2)}


@lru_cache(maxsize=4)
def _layers(net: bytes) -> Any:
    return net_files.parse("net", net, NAME, NUMBER, INPUTS)


def judge_of(net: bytes) -> Judge:
    """A judge with the net of a file's bytes."""
    file = _layers(net)
    return Judge(Net(file.nets[VALUE], file.header["parts"]))


class Moon:
    """The recipe for Moon Base."""

    name = NAME
    rules = NUMBER
    inputs = INPUTS
    kinds: tuple[str, ...] = ("value",)
    widths = Widths(SIZE, 0, 0, (96, 32))
    unit = 1
    games_in_a_job = 400
    searched_games_in_a_job = 20
    match_games = 240
    match_playouts = 150
    plan: tuple[Generation, ...] = (
        Generation(2_040_000, 0, 8000, 0.002, False),
        Generation(40_000, 24, 3000, 0.0005, True),
        Generation(20_000, 48, 3000, 0.0005, True),
    )

    def layers(self, kind: str) -> Mapping[str, str]:
        """The name of the net in the file."""
        return {"net": VALUE}

    def gather(self, job: Job) -> Positions:
        """Games between quick players; with a net, between searchers with few playouts."""
        rng = Rng(job.seed)
        rows: list[bytes] = []
        targets: list[float] = []
        outcomes: list[float] = []
        look = Judge(Net(net_files.blank(SIZE), 1))
        known = Evaluation()
        for number in range(job.games):
            state = moon_base.GAME.new(f"{job.seed}/{number}", options(rng)).rules_state
            game = self.quick_game if job.net is None else self.searched_game
            seats: list[int] = []
            thoughts: list[float | None] = []
            for seat, thought in game(job, state, rng):
                known.read(state)
                look.look(state, known)
                rows.append(np.asarray(look.net.inputs).astype(np.int8).tobytes())
                seats.append(seat)
                thoughts.append(thought)
            for seat, thought in zip(seats, [*thoughts[1:], None], strict=True):
                won = float(state.winner == seat)
                outcomes.append(won)
                targets.append(won if thought is None else 0.5 * won + 0.5 * thought)
        players = np.frombuffer(b"".join(rows), np.int8).reshape(-1, SIZE)
        return Positions(
            players,
            np.zeros((len(players), 0, 0), np.int8),
            np.array(targets, np.float32),
            np.array(outcomes, np.float32),
        )

    def quick_game(self, job: Job, state: Any, rng: Rng) -> Any:
        """Stops at the end of each round but the last, with who is to move."""
        searcher = Searcher(state)
        searcher.tries = TRIES[rng.below(len(TRIES))]
        searcher.walker.read(state)
        searcher.play_round(state, rng)
        while state.outcome() is None:
            yield state.seat, None
            searcher.play_round(state, rng)

    def searched_game(self, job: Job, state: Any, rng: Rng) -> Any:
        """The same for a searcher that plays both seats, with what it thought a round ago."""
        assert job.net is not None
        searcher = Searcher(state, judge_of(job.net))
        if rng.below(100) < QUICK_OPENINGS:
            searcher.walker.read(state)
            searcher.play_round(state, rng)
            yield state.seat, None
        running = state.round
        thought: float | None = None
        while state.outcome() is None:
            found = searcher.search(state, rng, job.playouts, 0.0)
            place = 0
            if state.round <= SAMPLED_ROUNDS:
                place = softly(rng, [*searcher.visits, 0.01])
                place = min(place, len(found) - 1)
            if thought is None:
                thought = found[0][0]
            state.apply(found[place][1][0])
            if state.round != running and state.outcome() is None:
                running = state.round
                yield state.seat, thought
                thought = None

    def duel(self, job: Job) -> list[float]:
        """Searchers against each other, each deal from both seats."""
        results = []
        for number in range(job.games):
            won = 0.0
            for first in range(2):
                state = moon_base.GAME.new(f"{job.seed}/{number}", {}).rules_state
                nets = [job.net, job.against][:: 1 if first == 0 else -1]
                players = [Searcher(state, None if net is None else judge_of(net)) for net in nets]
                rngs = [Rng(f"{job.seed}/{number}/{first}/{seat}") for seat in range(2)]
                while state.outcome() is None:
                    seat = state.seat
                    found = players[seat].search(state, rngs[seat], job.playouts, 0.0)
                    state.apply(found[0][1][0])
                won += 0.5 * (state.winner == first)
            results.append(won)
        return results
