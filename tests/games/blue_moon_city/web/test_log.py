"""A turn of Blue Moon City in pictures."""

from __future__ import annotations

from typing import Any

from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.log import log_steps
from selenite.table.model import Sentence
from selenite.web.html import Markup
from selenite.web.log_steps import LogStep, word


def told(code: str, seat: int = 0, **parameters: Any) -> Sentence:
    return Sentence(0, code, seat, parameters, is_routine=False)


def walk(cell: str, tile: str) -> Sentence:
    return told("move-walk", cell=cell, tile=tile)


def drawn(*sentences: Sentence) -> list[tuple[Markup, ...]]:
    return [step.pictures for step in log_steps(sentences)]


class TestPictures:
    def test_a_walk_is_its_last_tile(self) -> None:
        steps = log_steps([walk("c4", "fire-temple"), walk("c5", "mill")])
        assert steps == [LogStep((faces.tile("mill"),), ("cell=c5",))]

    def test_a_payment_is_its_cards_and_a_cube(self) -> None:
        (step,) = log_steps([told("move-pay", cards="v1 k1", box=2, tile="mill")])
        assert step.pictures == (faces.chip("v1"), faces.chip("k1"), faces.cube(0))
        assert (step.where, step.uses) == (("tile=mill",), ("v1", "k1"))

    def test_a_dragon_flies_to_a_tile_that_is_shown_once(self) -> None:
        flight = told("move-fly", card="a1", dragon="blue", cell="c5", tile="mill")
        assert drawn(walk("c5", "mill"), flight)[1] == (faces.chip("a1"), faces.dragon("blue"))
        assert drawn(flight)[0][-1] == faces.tile("mill")

    def test_rewards_are_added_up_the_players_own_first(self) -> None:
        steps = drawn(
            told("event-completed", cell="c5", tile="mill"),
            told("event-crystals", 1, n=2, source="everyone", tile="mill"),
            told("event-crystals", n=2, source="leader", tile="mill"),
            told("event-crystals", n=1, source="neighbour", tile="mill"),
            told("event-scales", n=1, source="dragons"),
        )
        gem, scale = faces.sign("gem"), faces.sign("scale")
        assert steps[1:] == [
            (word("+3"), gem, word("+1"), scale),
            (faces.figure(1), word("+2"), gem),
        ]

    def test_scales_that_are_paid_out_are_told_from_other_rewards(self) -> None:
        steps = drawn(
            told("event-crystals", n=2, source="leader", tile="mill"),
            told("event-scale-scoring"),
            told("event-scored", 1, n=6, scales=5),
        )
        gem, scale = faces.sign("gem"), faces.sign("scale")
        paid = (faces.figure(1), word("\N{MINUS SIGN}5"), scale, word("+6"), gem)
        assert steps == [paid, (word("+2"), gem)]

    def test_an_offering_is_a_cube_on_the_obelisk_and_its_price(self) -> None:
        steps = drawn(told("move-offer"), told("event-offering", price=7, made=1))
        assert steps[0] == (faces.sign("obelisk"), faces.cube(0))
        assert "\N{MINUS SIGN}7" in steps[1][0]

    def test_cards_that_were_drawn_are_only_shown_for_want_of_anything_else(self) -> None:
        drew = told("event-drew", n=2)
        assert drawn(told("move-drop-none"), drew) == [(word("+2"), faces.sign("card"))]
        assert len(drawn(walk("c5", "mill"), drew)) == 1
