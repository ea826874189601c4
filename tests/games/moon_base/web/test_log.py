"""A turn of Moon Base in pictures and in words."""

from __future__ import annotations

from typing import Any

import pytest

from selenite.games.moon_base.web.log import done_steps, worded
from selenite.games.moon_base.web.parts import ring_picture
from selenite.table.model import Sentence
from selenite.texts import speaker
from selenite.web.log_steps import word
from tests.games.looking import context_of

from .looking import state_of

say = speaker("en", "moon-base").say


def told(code: str, seat: int = 0, **parameters: Any) -> Sentence:
    return Sentence(0, code, seat, parameters, is_routine=False)


class TestPictures:
    def test_a_ring_and_the_level_it_lies_on(self) -> None:
        ring, level = done_steps(
            say,
            [told("move-point", ring="Lg", point="(0,2)"), told("event-placed", ring=9, level=4)],
        )
        assert ring.pictures == (ring_picture("Lg"),)
        assert "level 4" in level.pictures[-1]
        assert level.where == ("ring=9",)

    def test_two_rings_are_taken(self) -> None:
        (step,) = done_steps(say, [told("move-draft", size="large", stack=2, rings="Lg Lb")])
        assert step.pictures == (ring_picture("Lg"), ring_picture("Lb"))

    def test_the_tower_is_where_it_moved_to(self) -> None:
        (step,) = done_steps(say, [told("event-tower-moved", ring=7)])
        assert step.where == ("ring=7",)
        assert "tower" in step.pictures[-1]

    def test_a_ring_set_aside_costs_a_point(self) -> None:
        (step,) = done_steps(say, [told("move-aside", ring="Sb")])
        assert step.pictures[-1] == word("\N{MINUS SIGN}1")

    def test_a_round_that_begins_has_no_picture(self) -> None:
        assert done_steps(say, [told("event-round", round=2)]) == []


class TestWords:
    @pytest.mark.parametrize(
        ("one", "words"),
        [
            (
                told("move-crater", ring="Lg", crater="L12"),
                "Ada placed a large gold ring on a crater",
            ),
            (told("event-placed", ring=0, level=1), "It lies on level 1"),
            (
                told("move-draft", size="large", stack=2, rings="Lg Lb"),
                "Ada took two large rings: gold and blue",
            ),
        ],
    )
    def test_places_instead_of_codes(self, one: Sentence, words: str) -> None:
        assert worded(context_of(state_of("3/38/moon"), 0), one) == words

    def test_a_ring_on_the_board_is_told_by_its_level(self) -> None:
        context = context_of(state_of("3/38/moon"), 0)
        ring = context.view.position["rings"][3]
        words = worded(context, told("event-tower-moved", ring=3)) or ""
        kind = say("draw-kind", ring=ring["ring"])
        assert words.endswith(f"{kind} on level {ring['level']}")

    def test_what_has_no_code_has_no_other_words(self) -> None:
        context = context_of(state_of("3/38/moon"), 0)
        assert worded(context, told("move-colour", colour="gold")) is None
