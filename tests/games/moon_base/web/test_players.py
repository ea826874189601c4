"""Hands, and who got each bonus at the end."""

from __future__ import annotations

import re
from functools import cache

import pytest

from selenite.core.state import GameState
from selenite.games.moon_base.analysis import analyse
from selenite.games.moon_base.rules.codes import SCORES
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.table.model import OVER as IS_OVER
from tests.games.looking import context_of
from tests.games.moon_base.playing import played
from tests.games.moon_base.web.looking import NAMES, about, mover, regions_of, state_of


@cache
def ended(tower: str = "", tie: bool = False) -> GameState:
    """A game that is over: with the tower on a ring of some colour, or with equal points."""
    for seed in range(200):
        state = played(seed, 1000)
        position = state.position()
        totals = position["result"]["scores"]
        on = position["tower"].get("ring")
        colour = "" if on is None else position["rings"][on]["ring"][1]
        if (not tower or colour == tower) and (not tie or totals[0] == totals[1]):
            return state
    pytest.fail("no such end")


def bonus_lines(state: GameState, names: tuple[str, ...] = NAMES) -> list[str]:
    """The lines below the players once a game is over."""
    text = regions_of(context_of(state, 0, names))["players"]
    return re.findall("<li>(.*?)</li>", text.partition('class="bonuses"')[2])


class TestHands:
    def test_both_hands_are_open_to_everybody(self) -> None:
        state = state_of("3/38/moon")
        held = sum(len(hand.split()) for hand in state.position()["hands"])
        for seat in (None, 0, 1):
            assert regions_of(context_of(state, seat))["hand"].count('class="held') == held


class TestTheEnd:
    def test_plates_have_the_points_by_their_parts(self) -> None:
        for state in (ended(), state_of("3/38/moon")):
            players = regions_of(context_of(state, 0))["players"]
            totals = re.findall(r'class="total"[^>]*>(-?\d+)<', players)
            points = [score.total for score in analyse(state.position()).standing.scores]
            assert totals == [f"{total}" for total in points]
            shown = re.findall(r"<dd[^>]*>(-?\d+)</dd>", players)
            assert len(shown) == 2 * len(SCORES)

    def test_every_part_of_the_points_is_named_with_its_number(self) -> None:
        players = regions_of(context_of(ended(), 0))["players"]
        told = re.findall(r'<div title="([^"]*)"', players)
        assert len(told) == 2 * len(SCORES)
        for text in told:
            assert re.fullmatch(r"[A-Z][a-z ]+: \u2212?\d+ points?", text)

    def test_after_a_resignation_the_score_is_still_there(self) -> None:
        context = mover(state_of("3/38/moon"))
        context.table.status = IS_OVER
        assert about(context, "score").count("<table") == 2

    @pytest.mark.parametrize("seed", range(12))
    def test_who_got_each_bonus_is_shown(self, seed: int) -> None:
        state = played(seed, 1000)
        lines = bonus_lines(state)
        scores = state.position()["score"]
        for line, part in zip(lines, ("group", "highest", "tower"), strict=False):
            got = {name for name, score in zip(NAMES, scores, strict=True) if score[part]}
            assert {name for name in NAMES if name in line} == got
            assert ("nobody" in line) == (not got)
        equal = len(set(state.position()["result"]["scores"])) == 1
        assert len(lines) == 3 + equal

    @pytest.mark.parametrize(
        ("colour", "names"), [("g", ("Ada", "Ben")), ("s", ("Ada", "Ben")), ("b", ("nobody",))]
    )
    def test_where_the_tower_stands_is_the_reason(
        self, colour: str, names: tuple[str, ...]
    ) -> None:
        state = ended(colour)
        number = state.position()["tower"]["ring"]
        assert bonus_lines(state)[2].endswith(
            f"because it stands on {COLOUR_NAMES[colour]} #{number}."
        )
        assert any(name in bonus_lines(state)[2] for name in names)

    def test_a_tie_goes_to_a_name(self) -> None:
        names = ("Zoe", "Yan")
        lines = bonus_lines(ended(tie=True), names)
        assert lines[-1] == "Equal points: Yan won, because a tie goes to the second seat (5.6)."
        aid = about(context_of(state_of("3/38/moon"), 0, names), "aid")
        assert "a tie goes to the second seat: Yan." in aid
        assert "P2" not in aid
