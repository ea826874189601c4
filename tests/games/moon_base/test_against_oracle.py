"""Engine and oracle agree on moves, positions and results at every turn of random games."""

from __future__ import annotations

from random import Random

import pytest

from selenite.core.state import GameState
from selenite.games import moon_base
from tests.games.moon_base.comparing import BOARDS, POLICIES
from tests.games.moon_base.plans import READ_ANEW, Plan, clause
from tests.games.playing import THOROUGH, texts_of
from tests.oracle.moon_base import KINDS, Oracle, Point, point_text

GAMES = 30 if THOROUGH else 2
REFUSED_GAMES = 10 if THOROUGH else 1
TRIES = 40
"""How many placements are tried at each turn of a game of refusals."""

WANTED = {
    *("colour", "tower", "draft-large", "draft-small", "place", "settle", "base", "over"),
    *("aside", "collaboration", "no room for a base", "no settlement left", "level 5"),
}
CLAUSES = {"2.4", "3.1", "3.2", "G1", "G2", "G3", "G4", "G4b", "G5", "G6", "G7", "G8"}


def chance_of(plan: Plan) -> Random:
    """What the moves of a game are drawn by."""
    return Random(int(plan.seed))


def plans(policies: list[str], games: int) -> list[Plan]:
    """Games on every board."""
    return [
        Plan(board, policy, str(seed))
        for seed in range(games)
        for policy in policies
        for board in BOARDS
    ]


CHOICES = [Plan("dense", "settler", "40"), Plan("moon", "settler", "160")]
"""Games in which a player has too few settlements, twice each: that is rare."""
PLANS = CHOICES + plans(list(POLICIES), GAMES)
REFUSED_PLANS = plans(["anything"], REFUSED_GAMES)


@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_engine_and_oracle_agree_at_every_turn(plan: Plan) -> None:
    state, oracle, chance = plan.state(), plan.oracle(), chance_of(plan)
    reading = chance_of(plan)
    while True:
        assert state.position() == oracle.position()
        legal = oracle.legal()
        assert texts_of(state) == legal
        if reading.random() < READ_ANEW:
            assert texts_of(moon_base.from_position(state.position(), plan.seed)) == legal
        if not legal:
            break
        text = POLICIES[plan.policy](legal, chance)
        state.play(text)
        oracle.play(text)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "points"
    assert list(outcome.winners) == oracle.result()["result"]["winners"]


@pytest.mark.parametrize("plan", REFUSED_PLANS, ids=[plan.name for plan in REFUSED_PLANS])
def test_engine_and_oracle_name_the_same_clause_for_a_refusal(plan: Plan) -> None:
    state, oracle, chance = plan.state(), plan.oracle(), chance_of(plan)
    while oracle.turn["step"] != "over":
        if oracle.turn["step"] == "place":
            for _ in range(TRIES):
                kind, place = some_placement(oracle, chance)
                text = f"{kind}>{place if isinstance(place, str) else point_text(place)}"
                assert clause(state, text) == oracle.refusal(kind, place), text
        text = POLICIES[plan.policy](oracle.legal(), chance)
        state.play(text)
        oracle.play(text)


def some_placement(oracle: Oracle, chance: Random) -> tuple[str, str | Point]:
    """A ring, mostly from the hand, and a crater or a point near a ring, seldom one
    without two rings to rest on."""
    hand = oracle.hands[oracle.turn["seat"]]
    kind = chance.choice([*hand * 4, *KINDS])
    if chance.random() < 0.3:
        return kind, chance.choice(list(oracle.craters))
    spread = [*range(-18, 19, 2), *range(-18, 19, 2), 7]
    for _ in range(4):
        x, y = chance.choice([ring.at for ring in oracle.rings] or [(0, 0)])
        point = x + chance.choice(spread), y + chance.choice(spread)
        if oracle.refusal(kind, point) != "G2":
            break
    return kind, point


def test_the_games_reach_every_part_of_the_rules() -> None:
    """Plays the games of the comparison on the engine alone until everything has occurred."""
    missing = set(WANTED)
    for plan in PLANS:
        state, chance = plan.state(), chance_of(plan)
        while missing and state.outcome() is None:
            text = POLICIES[plan.policy](texts_of(state), chance)
            missing -= seen(state, text)
            state.play(text)
        missing -= seen(state, "")
    assert missing == set()


def seen(state: GameState, text: str) -> set[str]:
    """What a position shows of the rules, and the move that is played in it."""
    position = state.position()
    rings, bases = position["rings"], len(position["bases"])
    found = {position["turn"]["step"], *(f"level {ring['level']}" for ring in rings)}
    if text.startswith("aside="):
        found.add("aside")
    if "ring" in (position["tower"] or {}):
        found.add("collaboration")
    settled = [settlement["seat"] for settlement in position["settlements"]]
    if 6 in (settled.count(0), settled.count(1)):
        found.add("no settlement left")
    if position["turn"]["step"] == "over" and bases + len(settled) < 12:
        found.add("no room for a base")
    return found


def test_the_refusals_name_every_clause_of_placing() -> None:
    """Tries the same placements on the oracle alone until every clause has occurred."""
    missing = set(CLAUSES)
    for plan in REFUSED_PLANS:
        oracle, chance = plan.oracle(), chance_of(plan)
        while missing and oracle.turn["step"] != "over":
            if oracle.turn["step"] == "place":
                for _ in range(TRIES):
                    missing.discard(str(oracle.refusal(*some_placement(oracle, chance))))
            oracle.play(POLICIES[plan.policy](oracle.legal(), chance))
    assert missing == set()
