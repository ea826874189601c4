"""What the card beside a ring or a crater says."""

from __future__ import annotations

import re

import pytest

from selenite.core.state import GameState
from selenite.games.moon_base import GAME
from selenite.games.moon_base.web.page import MoonPage
from selenite.web.viewer import ViewerContext
from tests.games.looking import context_of

from .looking import LATE, TABLE_PAGE, mover, state_of

PASSING = {"blue-bonus": "pass"}
WORTH = re.compile(r'<span class="worth" data-seat="(\d)">\D*(\+\d)</span>')
HIGHEST = "On the highest level that counts"
BLUE_ALONE = ["0/14/moon", "2/23/moon"]
"""States with nothing but blue rings on the highest level."""


def told(context: ViewerContext, ring: int, about: str) -> list[tuple[int, int]] | None:
    """Who gets how many points by the line of a ring's card; None without such a line."""
    card = str(TABLE_PAGE.hover(context, f"ring-{ring}"))
    lines = [line for line in re.findall(r"<p[^>]*>(.*?)</p>", card) if line.startswith(about)]
    return [(int(seat), int(by)) for seat, by in WORTH.findall(lines[0])] if lines else None


def with_blue_passed_over(state: GameState) -> GameState:
    """The same position where blue is passed over for the bonuses (6.3)."""
    position = state.position()
    return GAME.from_position({**position, "options": {**position["options"], **PASSING}})


@pytest.mark.parametrize("name", [*LATE, *BLUE_ALONE])
class TestMoon:
    def test_a_ring_says_its_level_and_no_code(self, name: str) -> None:
        context = mover(state_of(name))
        for ring in MoonPage(context).moon.rings:
            card = str(TABLE_PAGE.hover(context, f"ring-{ring.number}"))
            assert f"Level {ring.level}" in card
            assert "#" not in re.sub(r"<[^>]*>", "", card)

    def test_a_crater_without_a_ring_says_whether_one_fits(self, name: str) -> None:
        context = mover(state_of(name))
        page = MoonPage(context)
        taken = {ring.crater for ring in page.moon.rings}
        taken |= {piece.place for piece in page.moon.pieces if piece.ring is None}
        for crater in page.craters_by_id.keys() - taken:
            card = str(TABLE_PAGE.hover(context, f"crater-{crater}"))
            assert ("Free for a ring" in card) == (page.block(crater) is None)

    def test_what_it_counts_adds_up_to_the_score(self, name: str) -> None:
        context = mover(state_of(name))
        page = MoonPage(context)
        for piece in page.moon.pieces:
            thing = f"crater-{piece.place}" if piece.ring is None else f"ring-{piece.ring}"
            card = str(TABLE_PAGE.hover(context, thing))
            counts = {"settlement": "+2", "base": "+1", "tower": "+3"}[piece.kind]
            owner = piece.seat
            if piece.kind == "tower":
                owner = None if piece.ring is None else page.owner(page.ring(piece.ring).kind)
            assert ((str(owner), counts) in WORTH.findall(card)) == (owner is not None)

    def test_the_bonuses_of_rings_are_those_of_the_score(self, name: str) -> None:
        for state in (state_of(name), with_blue_passed_over(state_of(name))):
            context = context_of(state, state.seat)
            page = MoonPage(context)
            groups, highest = set[tuple[int, int]](), set[tuple[int, int]]()
            for ring in page.moon.rings:
                groups |= {*(told(context, ring.number, "Largest group") or [])}
                highest |= {*(told(context, ring.number, HIGHEST) or [])}
            scores = [*enumerate(page.standing.scores)]
            assert groups == {(seat, one.group) for seat, one in scores if one.group}
            assert highest == {(seat, one.highest) for seat, one in scores if one.highest}

    def test_a_ring_of_the_hand_says_whose_settlements_it_gets(self, name: str) -> None:
        context = mover(state_of(name))
        page = MoonPage(context)
        for kind in ("Lg", "Ls"):
            card = str(TABLE_PAGE.hover(context, f"kind-{kind}"))
            is_own = page.owner(kind) == context.seat
            assert ("Your settlements come onto rings" in card) == is_own
        assert "settlements come" not in str(TABLE_PAGE.hover(context, "kind-Lb"))
        assert TABLE_PAGE.hover(context, "kind-Xx") is None


class TestHighestLevel:
    def test_the_first_ring_is_on_it(self) -> None:
        assert told(mover(state_of("9/7/moon")), 0, HIGHEST) == [(1, 2)]

    @pytest.mark.parametrize("name", BLUE_ALONE)
    def test_blue_alone_is_on_it_for_nobody(self, name: str) -> None:
        context = mover(state_of(name))
        marked = [
            ring
            for ring in MoonPage(context).moon.rings
            if told(context, ring.number, HIGHEST) is not None
        ]
        assert {ring.kind[1] for ring in marked} == {"b"}
        assert all(told(context, ring.number, HIGHEST) == [] for ring in marked)

    @pytest.mark.parametrize("name", BLUE_ALONE)
    def test_the_next_level_counts_where_blue_is_passed_over(self, name: str) -> None:
        context = mover(with_blue_passed_over(state_of(name)))
        rings = MoonPage(context).moon.rings
        marked = [ring for ring in rings if told(context, ring.number, HIGHEST) is not None]
        top = max(ring.level for ring in rings if ring.kind[1] != "b")
        assert marked == [ring for ring in rings if ring.level == top and ring.kind[1] != "b"]
