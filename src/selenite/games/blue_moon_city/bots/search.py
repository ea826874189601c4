"""Searching Blue Moon City: the best turns of the planner, played on in many deals.

Compiled with the types of ``search.pxd``. What the seat can't see is dealt anew for
every playout, so a turn is judged over the hands that others may have and the cards that may come.
A playout goes on for a few turns, each planned as its own seat would plan it; then the evaluation
judges. All turns that are compared are played on in the same deals; the worse half of them drops
out again and again, so that most playouts go to the turns that are hard to tell apart.

With a :class:`Judge` it is the champion's search. A playout then is everybody else's next turn, and
the net's opinion of the best turn that could follow it: longer ones add more noise than knowledge.
"""

from __future__ import annotations

from time import perf_counter

from selenite.core.chance import Rng
from selenite.games.blue_moon_city.bots.judge import Judge
from selenite.games.blue_moon_city.bots.planner import Planner
from selenite.games.blue_moon_city.rules.codes import OVER
from selenite.games.blue_moon_city.rules.state import State

WAYS = 12
"""Turns that are compared."""

TURNS = 3
"""The turns of a playout; with more players than that, each has one."""

MOST_LEAVES = 6000
"""Turns that a net judges for a plan at most: with many cards there can be far more."""

PLANNING = 0.4
"""The share of the time that may go into finding the turns to compare."""


class Searcher:
    """Searches for the best turn of the seat to move. One at a time: each bot has its own.

    >>> from selenite.games import blue_moon_city
    >>> from selenite.core.chance import Rng
    >>> state = blue_moon_city.new(players=2, seed="selenite", first=0).rules_state
    >>> searcher = Searcher(state)
    >>> found = searcher.search(state, Rng("a bot"), 40, 0.0)
    >>> len(found), sum(searcher.visits) <= 40
    (12, True)
    """

    def __init__(self, state: State, judge: Judge | None = None) -> None:
        self.judge = judge
        self.planner = Planner(state, judge)
        if judge is not None:
            self.planner.limit = MOST_LEAVES
        self.dealt = state.copy()
        self.state = state.copy()
        self.again = Rng(0)
        self.seat = 0
        self.visits: list[int] = []

    def search(
        self, state: State, rng: Rng, playouts: int, deadline: float
    ) -> list[tuple[float, list[int]]]:
        """The turns worth a thought, the best first, each with its chance to win.

        It takes at most so many playouts, or goes on for 0 or less; and it stops at a deadline on
        the clock of :func:`time.perf_counter`, if that isn't 0. Without either it doesn't begin:
        then, as for a single turn, the planner alone answers. ``visits`` says how many of the
        playouts each of the turns had. Without a deadline the same generator gives the same
        answer. Of the state only what the seat to move can see counts.
        """
        begun = perf_counter()
        self.seat = state.seat
        self.planner.deadline = 0.0
        if deadline > 0.0:
            self.planner.deadline = begun + PLANNING * (deadline - begun)
        plans = self.planner.plan(state, WAYS)
        ways = [moves for _, moves in plans]
        totals = [0.0] * len(ways)
        visits = [0] * len(ways)
        live = list(range(len(ways)))
        self.planner.deadline = deadline
        done = 0
        cuts = 0
        while 1 << cuts < len(ways):
            cuts += 1
        cut = 1
        while len(live) > 1 and (playouts > 0 or deadline > 0.0):
            if playouts > 0 and done + len(live) > playouts:
                break
            chances = self.deal(state, [ways[i] for i in live], rng)
            if not chances:
                break
            done += len(live)
            for i, chance in zip(live, chances, strict=True):
                totals[i] += chance
                visits[i] += 1
            spent = 0.0
            if playouts > 0:
                spent = done / playouts
            if deadline > 0.0:
                spent = max(spent, (perf_counter() - begun) / (deadline - begun))
            if spent * cuts >= cut:
                cut += 1
                live = self.better_half(live, totals, visits)
        found = []
        for i, (chance, moves) in enumerate(plans):
            seen = totals[i] / visits[i] if visits[i] > 0 else chance
            found.append((-visits[i], -seen, i, moves))
        found.sort()
        self.visits = [-seen for seen, _, _, _ in found]
        return [(-chance, moves) for _, chance, _, moves in found]

    def better_half(self, live: list[int], totals: list[float], visits: list[int]) -> list[int]:
        """The half of the turns that did best so far; of equal ones, those found first."""
        ranked = [(-totals[i] / visits[i], i) for i in live]
        ranked.sort()
        return sorted([i for _, i in ranked[: (len(live) + 1) // 2]])

    def deal(self, state: State, ways: list[list[int]], rng: Rng) -> list[float]:
        """Play turns on in one deal: the chance each leads to; none if it got late."""
        dealt = self.dealt
        state.copy_to(dealt)
        dealt.scatter(self.seat, rng)
        self.again.word = rng.word
        chances = []
        for moves in ways:
            rng.word = self.again.word
            chance = self.play_out(dealt, moves, rng)
            if chance < 0.0:
                return []
            chances.append(chance)
        return chances

    def play_out(self, dealt: State, moves: list[int], rng: Rng) -> float:
        """Play a turn and what follows: the chance then, or -1 if it got late."""
        state = self.state
        planner = self.planner
        dealt.copy_to(state)
        state.rng = rng
        for move in moves:
            state.apply(move)
        if self.judge is not None:
            return self.answer(state)
        turns = max(TURNS, state.rules.players)
        while turns > 0 and state.phase != OVER:
            if not planner.play(state):
                return -1.0
            turns -= 1
        planner.evaluation.look(state)
        return planner.evaluation.chance(state, self.seat)

    def answer(self, state: State) -> float:
        """Play everybody else's next turn: the chance that the best turn then leads to."""
        assert self.judge is not None
        planner = self.planner
        turns = state.rules.players - 1
        while turns > 0 and state.phase != OVER:
            if not planner.play(state):
                return -1.0
            turns -= 1
        if state.phase == OVER:
            return self.judge.chance(state, self.seat)
        chance: float = planner.plan(state, 1)[0][0]
        return -1.0 if planner.is_over_time else chance
