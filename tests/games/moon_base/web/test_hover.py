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
