"""Training for Moon Base: one net judges positions between two rounds, one chooses moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from selenite.bots import net_files
from selenite.bots.net import Net
from selenite.core.chance import Rng
from selenite.games import moon_base
from selenite.games.moon_base.bots import judge, priors
from selenite.games.moon_base.bots.champion import FILE, INPUTS, PRIORS, VALUE, searcher_with
from selenite.games.moon_base.bots.evaluation import Evaluation
from selenite.games.moon_base.bots.judge import Judge
from selenite.games.moon_base.bots.priors import Priors
from selenite.games.moon_base.bots.search import Searcher
from selenite.games.moon_base.rules import NAME, NUMBER
from selenite.games.moon_base.rules.codes import DRAFT_LARGE, PUT_RING
from train import games
from train.games import Choices, Generation, Job, Positions, Widths, softly

SIZE = len(judge.NAMES)
POSITION_SIZE = priors.SIZE - priors.MOVE_SIZE
TRIES = (4, 6, 10, 20)
"""Moves that quick players compare: all of a game are equally quick."""

OPTIONS = {"settled-rings": "closed", "bases": "open-craters", "blue-bonus": "pass"}
STANDARD = 75
"""Games of a hundred by the standard rules; the others draw each of their options."""

QUICK_OPENINGS = 40
"""Games of a hundred whose first round is played quickly, so that more is seen."""

TURNED_OFF = 50
"""Positions of a hundred that are thought about after one more round, played quickly: such are
those that the search judges.
"""

THOUGHT = 0.75
"""How much a search's opinion of a position counts beside who won from there on."""

SAMPLED_ROUNDS, SAMPLED = 3, 25
"""Rounds in which moves are drawn by their playouts; and moves of a hundred in later rounds, where
mostly the best is played.
"""

QUICK = 40
SHARPNESS = (1.0, 1.5, 2.5)
"""Where a net chooses moves, games of a hundred between quick players; and how much players who
draw moves by that net prefer the better ones: both of a game the same.
"""


def options(rng: Rng) -> dict[str, Any]:
    """A game's options, mostly the standard ones."""
    if rng.below(100) < STANDARD:
        return {}
    return {name: text for name, text in OPTIONS.items() if rng.below(2)}


@lru_cache(maxsize=4)
def _parsed(net: bytes) -> Any:
    return net_files.parse("net", net, NAME, NUMBER, INPUTS)


def searcher_of(net: bytes | None, state: Any) -> Searcher:
    """A searcher with the nets of a file's bytes; without any, the hand-written one."""
    return Searcher(state) if net is None else searcher_with(_parsed(net), state)


class MoonBaseRecipe:
    """The recipe for Moon Base."""

    name = NAME
    rules = NUMBER
    inputs = INPUTS
    released = FILE
    kinds: tuple[str, ...] = ("moon",)
    widths = Widths(SIZE, 0, 0, (96, 32))
    choosing: Widths | None = Widths(priors.SIZE, 0, 0, (32,))
    unit = 1
    games_in_a_job = 400
    searched_games_in_a_job = 3
    match_games = 320
    match_playouts = 150
    replayed = 2_000_000
    plan: tuple[Generation, ...] = (
        Generation(800_000, 0, 6000, 0.002, False),
        Generation(900, 400, 3000, 0.003, False, learns=games.CHOICES),
        Generation(800_000, 0, 6000, 0.001, True),
        Generation(900, 400, 3000, 0.002, True, learns=games.CHOICES),
        Generation(800_000, 0, 5000, 0.0007, True),
        Generation(1800, 400, 4000, 0.003, False, games.CHOICES),
        Generation(60_000, 150, 1000, 0.0007, True, games.NET, 2048),
        Generation(60_000, 150, 1500, 0.0005, True, games.NET, 2048),
        Generation(1800, 400, 1500, 0.0015, True, games.CHOICES),
    )

    def layers(self, kind: str) -> Mapping[str, str]:
        """The names of the nets in the file."""
        return {games.NET: VALUE, games.CHOICES: PRIORS}

    def standard(self, kind: str) -> dict[str, Any]:
        """The options of a standard game."""
        return {}

    def searcher(self, net: bytes | None, state: Any) -> Searcher:
        """A searcher with the nets of a file's bytes; without any, the hand-written one."""
        return searcher_of(net, state)

    def gather(self, job: Job) -> Positions | Choices:
        """What there is to learn for the net that is to learn."""
        if job.learns == games.CHOICES:
            return self.choices(job)
        return self.thoughts(job) if job.playouts else self.positions(job)

    def positions(self, job: Job) -> Positions:
        """Positions between the rounds of quick games."""
        rng = Rng(job.seed)
        rows: list[bytes] = []
        outcomes: list[float] = []
        look = Judge(Net(net_files.blank(SIZE), 1))
        known = Evaluation()
        for number in range(job.games):
            state = moon_base.GAME.new(f"{job.seed}/{number}", options(rng)).rules_state
            game = self.quick_game
            if job.net is not None and rng.below(100) >= QUICK:
                game = self.drawn_game
            seats: list[int] = []
            for seat in game(job, state, rng):
                known.read(state)
                look.look(state, known)
                rows.append(np.asarray(look.net.inputs).astype(np.int8).tobytes())
                seats.append(seat)
            outcomes += [float(state.winner == seat) for seat in seats]
        players = np.frombuffer(b"".join(rows), np.int8).reshape(-1, SIZE)
        won = np.array(outcomes, np.float32)
        return Positions(players, np.zeros((len(players), 0, 0), np.int8), won, won)

    def thoughts(self, job: Job) -> Positions:
        """Positions between the rounds of drawn games, with what a search thinks of them."""
        rng = Rng(job.seed)
        rows: list[bytes] = []
        thoughts: list[float] = []
        outcomes: list[float] = []
        look = Judge(Net(net_files.blank(SIZE), 1))
        known = Evaluation()
        for number in range(job.games):
            state = moon_base.GAME.new(f"{job.seed}/{number}", options(rng)).rules_state
            searcher = searcher_of(job.net, state)
            for _ in self.drawn_game(job, state, rng):
                here = state.copy()
                if rng.below(100) < TURNED_OFF:
                    searcher.walker.read(here)
                    searcher.play_round(here, rng)
                    if here.outcome() is not None:
                        continue
                known.read(here)
                look.look(here, known)
                rows.append(np.asarray(look.net.inputs).astype(np.int8).tobytes())
                thoughts.append(searcher.search(here, rng, job.playouts, 0.0)[0][0])
                seat = here.seat
                searcher.walker.read(here)
                while here.outcome() is None:
                    here.apply(searcher.draw(here, rng))
                outcomes.append(float(here.winner == seat))
        players = np.frombuffer(b"".join(rows), np.int8).reshape(-1, SIZE)
        won = np.array(outcomes, np.float32)
        targets = THOUGHT * np.array(thoughts, np.float32) + (1 - THOUGHT) * won
        return Positions(players, np.zeros((len(players), 0, 0), np.int8), targets, won)

    def quick_game(self, job: Job, state: Any, rng: Rng) -> Iterator[int]:
        """A game by the quick policy: who is to move at the end of each round but the last."""
        searcher = Searcher(state)
        searcher.tries = TRIES[rng.below(len(TRIES))]
        searcher.walker.read(state)
        searcher.play_round(state, rng)
        while state.outcome() is None:
            yield state.seat
            searcher.play_round(state, rng)

    def drawn_game(self, job: Job, state: Any, rng: Rng) -> Iterator[int]:
        """The same for moves that are drawn by the net that chooses them."""
        searcher = searcher_of(job.net, state)
        searcher.sharpness *= SHARPNESS[rng.below(len(SHARPNESS))]
        searcher.walker.read(state)
        if rng.below(100) < QUICK_OPENINGS:
            searcher.play_round(state, rng)
            yield state.seat
        running = state.round
        while state.outcome() is None:
            state.apply(searcher.draw(state, rng))
            if state.round != running and state.outcome() is None:
                running = state.round
                yield state.seat

    def choices(self, job: Job) -> Choices:
        """What a searcher that plays both seats tries, move by move."""
        rng = Rng(job.seed)
        look = Priors(Net(net_files.blank(priors.SIZE), 1))
        known = Evaluation()
        positions: list[bytes] = []
        counts: list[int] = []
        moves: list[bytes] = []
        visits: list[int] = []
        for number in range(job.games):
            state = moon_base.GAME.new(f"{job.seed}/{number}", options(rng)).rules_state
            searcher = searcher_of(job.net, state)
            if rng.below(100) < QUICK_OPENINGS:
                searcher.walker.read(state)
                searcher.play_round(state, rng)
            while state.outcome() is None:
                found = searcher.search(state, rng, job.playouts, 0.0)
                if len(found) > 1 and state.step >= DRAFT_LARGE:
                    known.read(state)
                    known.weigh(state, state.seat)
                    look.look(state, known)
                    row = np.asarray(look.net.inputs)[:POSITION_SIZE]
                    positions.append(row.astype(np.int8).tobytes())
                    counts.append(len(found))
                    for _, (move,) in found:
                        gain = known.gain(state, move) if move >= PUT_RING else 0.0
                        listed = look.listed(state, known, move, gain)
                        moves.append(np.array(listed, np.int8).tobytes())
                    visits += searcher.visits
                place = 0
                if state.round <= SAMPLED_ROUNDS or rng.below(100) < SAMPLED:
                    place = min(softly(rng, [*searcher.visits, 0.01]), len(found) - 1)
                state.apply(found[place][1][0])
        return Choices(
            np.frombuffer(b"".join(positions), np.int8).reshape(-1, POSITION_SIZE),
            np.array(counts, np.int32),
            np.frombuffer(b"".join(moves), np.int8).reshape(-1, priors.MOVE_SIZE),
            np.array(visits, np.float32),
        )

    def duel(self, job: Job) -> list[float]:
        """Searchers against each other, each deal from both seats."""
        results = []
        for number in range(job.games):
            won = 0.0
            for first in range(2):
                state = moon_base.GAME.new(f"{job.seed}/{number}", {}).rules_state
                nets = [job.net, job.against][:: 1 if first == 0 else -1]
                players = [searcher_of(net, state) for net in nets]
                rngs = [Rng(f"{job.seed}/{number}/{first}/{seat}") for seat in range(2)]
                while state.outcome() is None:
                    seat = state.seat
                    found = players[seat].search(state, rngs[seat], job.playouts, 0.0)
                    state.apply(found[0][1][0])
                won += 0.5 * (state.winner == first)
            results.append(won)
        return results
