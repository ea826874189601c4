"""Play many games of Moon Base and count what happens in them.

Everything that is counted is a histogram: how often each number came up. Histograms of parts of
the games add up to those of all games in any order, so the number of workers makes no difference.
Each game has its own seed.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator

from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base.rules.codes import (
    KINDS,
    OVER,
    PLACE,
    PLACES,
    POINTS,
    PUT_RING,
    ROUNDS,
    SETTLEMENT_POINTS,
    SETTLEMENTS,
)
from selenite.games.moon_base.rules.state import State

CHUNK = 100
PARTS = ("settlements", "bases", "aside", "group", "highest", "tower")
"""The parts of a score, in their order in a state (5.1 to 5.5)."""

Histogram = Counter[int]
Tally = defaultdict[tuple[str, int], Histogram]
"""What was counted, by its name and a seat, a round, a turn or a part of the score."""

Choice = Callable[[GameState[State], list[int]], int]
"""A player: picks one of the legal moves."""


# What is counted


def count_game(state: GameState[State], choose: Choice, tally: Tally) -> None:
    """Play a game to its end, and count it in."""
    turn = collaborations = 0
    moves = state.legal_moves()
    while moves:
        placing = state.rules_state.step == PLACE
        if placing:
            turn += 1
            count_places(state.rules_state.round, turn, moves, tally)
        tower = state.rules_state.tower_ring
        state.apply(choose(state, moves))
        if placing and state.rules_state.tower_ring != tower:
            collaborations += 1
        moves = state.legal_moves()
    tally["collaborations", 0][collaborations] += 1
    count_end(state, tally)


def count_places(number: int, turn: int, moves: list[int], tally: Tally) -> None:
    """Count the moves of a placement turn (a kind of ring and a place each), and its places.

    If the only choice is which ring to set aside, there are none.
    """
    rings = [move for move in moves if move >= PUT_RING]
    places = len({place_of(move) for move in rings})
    tally["moves", 0][len(rings)] += 1
    tally["places", 0][places] += 1
    tally["moves of round", number][len(rings)] += 1
    tally["places of round", number][places] += 1
    tally["places of turn", turn][places] += 1


def count_end(state: GameState[State], tally: Tally) -> None:
    """Count the result of a game."""
    aside = state.rules_state.aside
    scores = state.rules_state.scores
    totals = [state.rules_state.total(seat) for seat in range(2)]
    tally["aside", 0][sum(aside)] += 1
    tally["top", 0][max(state.rules_state.ring_level[: state.rules_state.ring_count])] += 1
    tally["winner", 0][state.rules_state.winner] += 1
    tally["lead", 0][totals[0] - totals[1]] += 1
    for seat in range(2):
        tally["settlements", seat][state.rules_state.settled[seat]] += 1
        tally["bases", seat][state.rules_state.bases[seat]] += 1
        tally["score", seat][totals[seat]] += 1
        for part in range(len(PARTS)):
            tally[f"{PARTS[part]} points", seat][scores[6 * seat + part]] += 1
    if totals[0] != totals[1]:
        won, lost = 6 * state.rules_state.winner, 6 - 6 * state.rules_state.winner
        for part in range(len(PARTS)):
            tally["winner's lead", part][scores[won + part] - scores[lost + part]] += 1


def place_of(move: int) -> int:
    """The place of a move with a ring: a lattice point or a crater."""
    return (move - PUT_RING) % PLACES


def kind_of(move: int) -> int:
    """The kind of ring of a move with one: below 3 if it is large."""
    order = (move - PUT_RING) // PLACES
    return order // 3 * 3 + (order + 2) % 3


def is_stacked(move: int) -> bool:
    """Whether a move with a ring lays it on other rings."""
    return place_of(move) < POINTS


# Policies


def pick(moves: list[int], rng: Rng) -> int:
    """A random one of some moves."""
    return moves[rng.below(len(moves))]


def by_ring(state: GameState[State], moves: list[int], rng: Rng) -> int:
    """A ring of the hand first, of those that have a place; then one of its places."""
    hand = state.rules_state.hands[state.seat * KINDS : state.seat * KINDS + KINDS]
    placeable = {kind_of(move) for move in moves}
    rings = [kind for kind in range(KINDS) for _ in range(hand[kind]) if kind in placeable]
    kind = pick(rings, rng)
    return pick([move for move in moves if kind_of(move) == kind], rng)


def by_place(state: GameState[State], moves: list[int], rng: Rng) -> int:
    """A place first, then one of the kinds of ring that may lie there."""
    place = pick(sorted({place_of(move) for move in moves}), rng)
    return pick([move for move in moves if place_of(move) == place], rng)


def by_coin(state: GameState[State], moves: list[int], rng: Rng) -> int:
    """Craters or rings by the toss of a coin, where there are both."""
    side = rng.below(2) == 0
    return pick([move for move in moves if is_stacked(move) == side] or moves, rng)


def on_craters(state: GameState[State], moves: list[int], rng: Rng) -> int:
    """On a crater as long as there is one."""
    return pick([move for move in moves if not is_stacked(move)] or moves, rng)


def on_rings(state: GameState[State], moves: list[int], rng: Rng) -> int:
    """On two rings wherever that can be done."""
    return pick([move for move in moves if is_stacked(move)] or moves, rng)


def collaborating(state: GameState[State], moves: list[int], rng: Rng) -> int:
    """A collaboration wherever there is one."""
    found = []
    for move in moves:
        if is_stacked(move) and kind_of(move) < 3:
            after = state.copy()
            after.apply(move)
            if after.rules_state.tower_ring != state.rules_state.tower_ring:
                found.append(move)
    return pick(found or moves, rng)


def for_points(state: GameState[State], moves: list[int], rng: Rng) -> int:
    """The move with the greatest lead if the game ended after it."""
    seat = state.seat
    best: list[int] = []
    most = -1000
    for move in moves:
        after = state.copy()
        after.apply(move)
        lead = lead_here(after, seat)
        if lead > most:
            most = lead
            best = []
        if lead == most:
            best.append(move)
    return pick(best, rng)


def for_points_at_times(state: GameState[State], moves: list[int], rng: Rng) -> int:
    """For points or at random, by the toss of a coin."""
    return for_points(state, moves, rng) if rng.below(2) else pick(moves, rng)


def for_points_at_last(state: GameState[State], moves: list[int], rng: Rng) -> int:
    """For points with the last ring of the game, at random before."""
    last = state.rules_state.round == ROUNDS and state.rules_state.hand_size(state.seat) == 1
    return for_points(state, moves, rng) if last else pick(moves, rng)


def lead_here(state: GameState[State], seat: int) -> int:
    """A player's lead if open rings had their settlements and the game ended; this ends it."""
    coming = 0
    if state.rules_state.step != OVER:
        coming = settlements_due(state, seat) - settlements_due(state, 1 - seat)
        state.rules_state.finish()
    lead: int = state.rules_state.total(seat) - state.rules_state.total(1 - seat)
    return lead + SETTLEMENT_POINTS * coming


def settlements_due(state: GameState[State], seat: int) -> int:
    """How many settlements a player would get if the round ended here (4.1)."""
    open_rings: int = state.rules_state.count_open(seat)
    return min(SETTLEMENTS - int(state.rules_state.settled[seat]), open_rings)


POLICIES: dict[str, Callable[[GameState[State], list[int], Rng], int]] = {
    "any move": lambda state, moves, rng: pick(moves, rng),
    "a ring, then its place": by_ring,
    "a place, then a ring": by_place,
    "craters or rings, by a coin": by_coin,
    "craters first": on_craters,
    "rings first": on_rings,
    "collaborations first": collaborating,
    "for points, the last ring only": for_points_at_last,
    "for points, every second turn": for_points_at_times,
    "for points": for_points,
}
"""How rings are placed. All other decisions are random legal moves."""


def player(policy: str, rng: Rng) -> Choice:
    """A player who places rings by a policy."""
    place = POLICIES[policy]

    def choose(state: GameState[State], moves: list[int]) -> int:
        return place(state, moves, rng) if moves[0] >= PUT_RING else pick(moves, rng)

    return choose


# Many games

Task = tuple[str, str, int, int]
"""A policy, a seed, and a range of game numbers."""


def play_chunk(task: Task) -> tuple[int, Tally]:
    """Play some of the games."""
    policy, seed, start, stop = task
    tally: Tally = defaultdict(Counter)
    for number in range(start, stop):
        rng = Rng(f"{seed}/{policy}/{number}")
        count_game(moon_base.new(seed=f"{seed}/{number}"), player(policy, rng), tally)
    return stop - start, tally


def play(policy: str, seed: str, games: int, workers: int = 1, report: bool = False) -> Tally:
    """Play games by a policy and count what happens; the same with any number of workers."""
    tasks = [(policy, seed, at, min(at + CHUNK, games)) for at in range(0, games, CHUNK)]
    tally: Tally = defaultdict(Counter)
    began = time.perf_counter()
    played = 0
    for count, part in _mapped(tasks, workers):
        for key, histogram in part.items():
            tally[key].update(histogram)
        played += count
        if report:
            left = (time.perf_counter() - began) / played * (games - played)
            print(f"\r{policy}: {played:,} games, {left:,.0f} s left  ", end="", file=sys.stderr)
    if report:
        print(file=sys.stderr)
    return tally


def _mapped(tasks: Iterable[Task], workers: int) -> Iterator[tuple[int, Tally]]:
    if workers == 1:
        yield from map(play_chunk, tasks)
        return
    with multiprocessing.Pool(workers) as pool:
        yield from pool.imap_unordered(play_chunk, tasks)


# Statistics of histograms


def mean(histogram: Histogram) -> float:
    """The mean of the values."""
    return sum(value * count for value, count in histogram.items()) / histogram.total()


def quantile(histogram: Histogram, share: float) -> int:
    """The least value that at least this share of all values don't exceed.

    >>> quantile(Counter({1: 50, 2: 50}), 0.5), quantile(Counter({1: 50, 2: 50}), 0.51)
    (1, 2)
    """
    needed = share * histogram.total()
    reached = 0
    for value in sorted(histogram):
        reached += histogram[value]
        if reached >= needed:
            return value
    raise ValueError("an empty histogram")


def share(histogram: Histogram, *values: int) -> float:
    """How often one of the values came up."""
    return sum(histogram[value] for value in values) / histogram.total()


def margin(part: float, games: int) -> float:
    """Half the width of the 95 % interval of a share of so many games."""
    return 1.96 * float((part * (1 - part) / games) ** 0.5)


def over_seats(tally: Tally, name: str) -> Histogram:
    """What was counted for both seats, together."""
    return tally[name, 0] + tally[name, 1]
