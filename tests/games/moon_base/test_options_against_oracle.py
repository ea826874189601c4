"""Engine and oracle agree at every turn of games with changed rules (6)."""

from __future__ import annotations

from random import Random

import pytest

from selenite.core.state import GameState
from selenite.games import moon_base
from tests.games.moon_base.comparing import BOARDS, POLICIES
from tests.games.moon_base.plans import CHANGED, READ_ANEW, Plan, clause
from tests.games.playing import THOROUGH, texts_of
from tests.oracle.moon_base import KINDS, Oracle, Point, point_text

GAMES = 20 if THOROUGH else 1
TRIES = 12
"""How many refused placements are tried at each turn."""

PLANS = [
    Plan(board, policy, str(seed), changed)
    for changed in CHANGED
    for board in BOARDS
    for policy in POLICIES
    for seed in range(GAMES)
]


def near_a_ring(oracle: Oracle, chance: Random) -> tuple[str, Point]:
    """A ring of the hand, or another one, and a point where it would lie on two rings or so."""
    kind = chance.choice([*oracle.hands[oracle.turn["seat"]] * 4, *KINDS])
    point = (0, 0)
    for _ in range(6):
        x, y = chance.choice([ring.at for ring in oracle.rings] or [(0, 0)])
        point = x + chance.randrange(-18, 19, 2), y + chance.randrange(-18, 19, 2)
        if oracle.refusal(kind, point) != "G2":
            break
    return kind, point


@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_engine_and_oracle_agree_at_every_turn(plan: Plan) -> None:
    state, oracle, chance = plan.state(), plan.oracle(), Random(plan.name)
    legal = oracle.legal()
    while legal:
        assert state.position() == oracle.position()
        assert texts_of(state) == legal
        if chance.random() < READ_ANEW:
            assert texts_of(moon_base.from_position(state.position(), plan.seed)) == legal
        refuse(plan, state, oracle, chance)
        text = POLICIES[plan.policy](legal, chance)
        state.play(text)
        oracle.play(text)
        legal = oracle.legal()
    assert state.position() == oracle.position()


def refuse(plan: Plan, state: GameState, oracle: Oracle, chance: Random) -> None:
    """Both name the same clause for moves that may be refused."""
    if plan.policy != "anything":
        return
    if oracle.turn["step"] == "place":
        for _ in range(TRIES):
            kind, point = near_a_ring(oracle, chance)
            text = f"{kind}>{point_text(point)}"
            assert clause(state, text) == oracle.refusal(kind, point), text
    if oracle.turn["step"] == "base":
        for name in oracle.craters:
            free = oracle.free_for_base(name)
            refused = "6.2" if "bases" in oracle.options else "G8"
            assert clause(state, f"base={name}") == (None if free else refused), name


@pytest.mark.parametrize("changed", CHANGED)
def test_the_games_would_go_another_way_by_the_usual_rules(changed: str) -> None:
    """The engine alone: somewhere the usual rules offer other moves, or end in other points."""
    assert any(differs(plan) for plan in PLANS if plan.changed == changed)


def differs(plan: Plan) -> bool:
    """Whether the usual rules differ somewhere in a game."""
    state, chance = plan.state(), Random(plan.name)
    while state.outcome() is None:
        texts = texts_of(state)
        if texts != texts_of(usual(state)):
            return True
        usual_end, text = usual(state), POLICIES[plan.policy](texts, chance)
        state.play(text)
    usual_end.play(text)
    return bool(state.position()["score"] != usual_end.position()["score"])


def usual(state: GameState) -> GameState:
    """The same position of a game by the usual rules."""
    position = state.position()
    position["options"] = {"board": position["options"]["board"]}
    return moon_base.from_position(position, "usual")
