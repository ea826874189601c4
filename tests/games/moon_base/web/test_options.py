"""The table page of games with changed rules (6): bonuses, notes and the player aid."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base.analysis import Standing, analyse
from selenite.games.moon_base.options import VARIANTS
from selenite.games.moon_base.rules.state import State
from selenite.games.moon_base.web.bonuses import bonuses
from selenite.texts import speaker
from tests.games.looking import context_of
from tests.games.moon_base.web.looking import NAMES, about

SAY = speaker("en", "moon-base").say
ALL = {variant.key: variant.other for variant in VARIANTS}


@cache
def ended(seed: int) -> GameState[State]:
    """A game that was played at random to its end, with blue passed over."""
    state, chance = moon_base.new(f"{seed}", blue_bonus="pass"), Random(seed)
    while state.outcome() is None:
        state.apply(chance.choice(state.legal_moves()))
    return state


def first(found: Callable[[Standing], bool]) -> GameState[State]:
    """The first game that ended in some way."""
    return next(state for state in map(ended, range(200)) if found(standing(state)))


def standing(state: GameState[State]) -> Standing:
    return analyse(state.position()).standing


def told(state: GameState[State]) -> list[str]:
    """Who got each bonus, in words."""
    return bonuses("en", NAMES, analyse(state.position()).moon, standing(state))


def owner(state: GameState[State], colour: str) -> str:
    return NAMES[state.position()["colours"].index(colour)]


class TestBluePassedOver:
    def test_the_group_that_counts_is_told(self) -> None:
        state = first(lambda now: now.groups[2] > now.groups[0] > now.groups[1])
        gold = standing(state).groups[0]
        assert standing(state).largest == gold
        assert SAY("page-bonus-group", n=gold, who=owner(state, "gold")) in told(state)

    def test_the_level_that_counts_is_told(self) -> None:
        state = first(lambda now: now.top > now.top_counted and now.highest == ("silver",))
        now = standing(state)
        who = owner(state, "silver")
        assert SAY("page-bonus-highest", level=now.top_counted, who=who) in told(state)

    def test_the_level_that_counts_may_be_lower_than_the_highest(self) -> None:
        state = first(lambda now: now.top > now.top_counted)
        rings = state.position()["rings"]
        assert standing(state).top == max(ring["level"] for ring in rings)
        owned = [ring["level"] for ring in rings if ring["ring"][1] != "b"]
        assert standing(state).top_counted == max(owned)

    def test_the_points_of_the_standing_are_those_of_the_rules(self) -> None:
        for seed in range(10):
            state = ended(seed)
            scores = [score.total for score in standing(state).scores]
            assert scores == state.position()["result"]["scores"]

    def test_without_gold_and_silver_blue_is_named(self) -> None:
        position = moon_base.new("blue", blue_bonus="pass").position()
        position["options"]["board"] = {
            "format": 1, "name": "two", "moon_radius": 70,
            "crater": [{"id": "L1", "size": "large", "x": 0, "y": 0},
                       {"id": "S1", "size": "small", "x": 40, "y": 0}],
        }  # fmt: skip
        state = moon_base.from_position(position, "blue")
        chance = Random(1)
        while "Sb" not in state.position()["hands"][state.seat] or state.rules_state.step != 4:
            state.apply(chance.choice(state.legal_moves()))
        state.play("Sb>S1")
        now = standing(state)
        assert (now.largest, now.top_counted, now.highest) == (1, 1, ("blue",))
        assert [score.group for score in now.scores] == [0, 0]


class TestPlayerAid:
    def test_it_lists_what_is_changed_at_this_table(self) -> None:
        state = moon_base.GAME.new("aid", ALL)
        shown = about(context_of(state, 1), "aid")
        assert SAY("page-changed-rules") in shown
        for variant in VARIANTS:
            assert SAY(f"option-{variant.key}-{variant.other}") in shown

    def test_the_usual_rules_need_no_such_list(self) -> None:
        shown = about(context_of(moon_base.new("aid"), 1), "aid")
        assert SAY("page-changed-rules") not in shown

    @pytest.mark.parametrize(
        ("passes", "code"), [(False, "clause-5-2"), (True, "page-group-passing")]
    )
    def test_scoring_is_told_as_it_is(self, passes: bool, code: str) -> None:
        state = moon_base.new("aid", blue_bonus="pass" if passes else "none")
        codes = ("clause-5-2", "page-group-passing")
        shown = about(context_of(state, 1), "aid")
        assert [one for one in codes if SAY(one) in shown] == [code]
