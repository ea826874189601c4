"""What the card beside a tile says."""

from __future__ import annotations

from selenite.games.blue_moon_city.analysis import completing
from selenite.games.blue_moon_city.web.page import CityPage
from tests.games.blue_moon_city.playing import KINDS
from tests.games.looking import context_of

from .looking import TABLE_PAGE


class TestTiles:
    def test_a_plan_shows_its_boxes_and_what_completing_it_brings(self) -> None:
        context = context_of(KINDS[0].new("hover"), 0)
        page = CityPage(context)
        for cell in page.city:
            if page.tile(cell) is None:
                continue
            card = str(TABLE_PAGE.hover(context, f"tile-{cell}"))
            assert page.tile_name(cell) in card
            assert card.count(' chip"') >= len(page.free_boxes(cell))
            has_forecast = bool(completing(page.rules, page.position, cell, 0))
            assert ('class="forecast"' in card) == has_forecast

    def test_it_tells_in_words_what_it_shows_in_pictures(self) -> None:
        context = context_of(KINDS[0].new("hover"), 0)
        card = str(TABLE_PAGE.hover(context, "tile-d3"))
        told = card.partition('data-told="')[2].partition('"')[0]
        assert "box 1: " in told
        assert "If it is completed now: You 3 crystals, 1 card and 1 golden scale" in told

    def test_the_courtyard_says_what_an_offering_costs(self) -> None:
        context = context_of(KINDS[0].new("hover"), 0)
        card = str(TABLE_PAGE.hover(context, "tile-c3"))
        assert f"{CityPage(context).price()}" in card
