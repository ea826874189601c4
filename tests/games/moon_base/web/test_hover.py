"""What the card beside a ring or a crater says."""

from __future__ import annotations

import re

import pytest

from selenite.games.moon_base.web.page import MoonPage

from .looking import LATE, TABLE_PAGE, mover, state_of


@pytest.mark.parametrize("name", LATE)
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
            told = re.findall(r'<span class="worth" data-seat="(\d)">\D*(\+\d)</span>', card)
            assert ((str(owner), counts) in told) == (owner is not None)

    def test_a_ring_of_the_hand_says_whose_settlements_it_gets(self, name: str) -> None:
        context = mover(state_of(name))
        page = MoonPage(context)
        for kind in ("Lg", "Ls"):
            card = str(TABLE_PAGE.hover(context, f"kind-{kind}"))
            is_own = page.owner(kind) == context.seat
            assert ("Your settlements come onto rings" in card) == is_own
        assert "settlements come" not in str(TABLE_PAGE.hover(context, "kind-Lb"))
        assert TABLE_PAGE.hover(context, "kind-Xx") is None
