"""Engine and oracle agree on moves and positions at every step of games of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from selenite.core.state import Event, GameState, Position
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.state import State
from tests.games.blue_moon_city.playing import (
    BOTH_EXPANSIONS,
    KINDS,
    PHASES,
    POLICIES,
    Kind,
    complete_city,
    nearly_no_cubes,
    nearly_no_scales,
)
from tests.games.playing import THOROUGH, texts_of
from tests.oracle.blue_moon_city import Oracle
from tests.oracle.generator import seed_of

STEPS = 600 if THOROUGH else 160
SCALE_STEPS = 8
LARGE_HAND = 20
"""The oracle is slow to find the payments of hands beyond this size."""

WANTED = {
    *(f"phase {phase}" for phase in PHASES),
    *(f"over by {reason}" for reason in ("offerings", "city-complete", "cubes-out")),
    *(f"over by {reason}" for reason in ("agreed", "idle")),
    *("scale-scoring", "shuffled", "offer+p1", "offer+p2", "hall", "temple", "declare", "bound"),
    *("f1", "f2", "v1", "v2", "t1", "t2", "a1", "a2"),
}


class Plan(NamedTuple):
    """A game to play: its kind, policy and seed, and what it starts from."""

    kind: Kind
    policy: str
    seed: str
    start: str = "set-up"

    @property
    def name(self) -> str:
        return f"{self.kind.name}-{self.policy}-{self.start}-{self.seed}"

    def position(self) -> Position | None:
        """The constructed position it starts from, if any."""
        if self.start == "city complete":
            return complete_city(self.kind, self.seed)
        if self.start == "one unbuilt":
            return complete_city(self.kind, self.seed, unbuilt=1)
        if self.start == "one cube":
            return nearly_no_cubes(self.kind, self.seed)
        if self.start == "one scale":
            return nearly_no_scales(self.kind, self.seed)
        return None

    def state(self) -> GameState[State]:
        position = self.position()
        if position is None:
            return self.kind.new(self.seed)
        return bmc.from_position(position, self.seed)

    def oracle(self) -> Oracle:
        position = self.position()
        if position is None:
            return self.kind.oracle(self.seed)
        position["options"].pop("components", None)
        return Oracle(self.kind.components(), seed_of(self.seed), position)

    def moves(self, state: GameState[State]) -> Iterator[str]:
        """The moves of the game on a state; the caller plays each before the next."""
        chance = Random(f"{self.name} {self.seed}")
        for _ in range(SCALE_STEPS if self.start == "one scale" else STEPS):
            if state.outcome() is not None or self._is_slow(state):
                return
            texts = texts_of(state)
            yield POLICIES[self.policy](state, texts, chance)

    def _is_slow(self, state: GameState[State]) -> bool:
        position = state.position()
        seat = position["turn"]["seat"]
        at_building = position["turn"]["phase"] == "build" and position["figures"][seat] != "c3"
        return at_building and len(position["players"][seat]["hand"]) > 2 * LARGE_HAND


def _plans() -> list[Plan]:
    plans = []
    for seed in (str(n) for n in range(4 if THOROUGH else 1)):
        for kind in KINDS:
            plans += [Plan(kind, policy, seed) for policy in ("anything", "eager", "hasty")]
        for kind in BOTH_EXPANSIONS:
            plans += [Plan(kind, policy, seed) for policy in ("idle", "resigned")]
        for kind in KINDS[1::2]:
            plans += [Plan(kind, policy, seed, "city complete") for policy in ("anything", "eager")]
            plans += [Plan(kind, "eager", seed, "one unbuilt")]
        for kind in (KINDS[0], KINDS[6], KINDS[13], KINDS[16]):
            plans += [Plan(kind, "eager", seed, "one cube")]
            plans += [Plan(kind, "anything", seed, "one cube")]
        for kind in KINDS:
            plans += [Plan(kind, "eager", f"{seed}.{n}", "one scale") for n in range(3)]
    return plans


PLANS = _plans()


@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_engine_and_oracle_agree_at_every_step(plan: Plan) -> None:
    state, oracle = plan.state(), plan.oracle()
    moves = plan.moves(state)
    for text in moves:
        _compare(plan, state, oracle)
        state.play(text)
        oracle.play(text)
    _compare(plan, state, oracle)


def _compare(plan: Plan, state: GameState[State], oracle: Oracle) -> None:
    position = state.position()
    components = position["options"].pop("components", None)
    assert position == oracle.position()
    assert components == (None if plan.kind.split == (3, 4, 3) else plan.kind.components())
    if not plan._is_slow(state):
        assert texts_of(state) == oracle.legal()


def test_the_games_reach_every_part_of_the_rules() -> None:
    """Plays the default games on the engine alone until everything has occurred."""
    missing = set(WANTED)
    for plan in reversed(PLANS):
        state = plan.state()
        for text in plan.moves(state):
            bound = state.rules_state.is_bound()
            missing -= _seen(state, text, state.play(text), bound)
        missing.discard(f"phase {state.position()['turn']['phase']}")
        if not missing:
            break
    assert missing == set()


def _seen(state: GameState[State], text: str, events: list[Event], bound: bool) -> set[str]:
    """The kind of a move, its events, and the phase after it."""
    seen = {text, text.split(">", maxsplit=1)[0], f"phase {PHASES[state.rules_state.phase]}"}
    seen |= {event.code for event in events}
    seen |= {f"over by {event.parameters['reason']}" for event in events if event.code == "over"}
    return seen | ({"bound"} if bound else set())
