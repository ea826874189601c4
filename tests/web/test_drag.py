"""Dragging what is in the hand to where it is to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.table.running_services import two_people

from .driving import Serve, against_bots, at_table, drag, my_turn, play_move, wait

if TYPE_CHECKING:
    from playwright.sync_api import Browser


class TestDragging:
    @pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
    def test_a_game_by_dragging(self, serve: Serve, browser: Browser, game: str) -> None:
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, game, {}))
        with at_table(browser, server, table, ada, viewport={"width": 1440, "height": 900}) as page:
            while my_turn(page, server, table, [0]):
                play_move(page, server, table, ada, drag)
            page.wait_for_selector('#state [data-status="over"]')

    def test_a_ring_that_is_let_go_waits_for_its_button(
        self, serve: Serve, browser: Browser
    ) -> None:
        """Nothing is placed on release, and a click on the dock isn't one more choice."""
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, "moon-base", {}))
        with at_table(browser, server, table, ada, viewport={"width": 1440, "height": 900}) as page:
            while my_turn(page, server, table, [0]) and not table.view(0).legal[0].startswith("L"):
                play_move(page, server, table, ada, drag)
            count = len(table.moves)
            drag(page, "#hand [data-part][data-lit]")
            drag(page, "#board [data-part][data-lit]")
            page.wait_for_selector('#act [data-play]:not([aria-disabled="true"])')
            assert len(table.moves) == count
            assert page.locator("#flight .dragged").count() == 0
            assert page.locator("#table[data-dragging]").count() == 0
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.wait_for_selector("#table:not([data-selecting])")

    @pytest.mark.parametrize("goal", [">c4", ">e4"])
    def test_the_own_figure_is_dragged_to_a_tile_that_is_lit(
        self, serve: Serve, browser: Browser, goal: str
    ) -> None:
        server = serve(pause=60.0)
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada, viewport={"width": 1440, "height": 900}) as page:
            here = page.locator("#board [data-drags]")
            target = page.locator(f'#board [data-part="{goal}"]')
            can_walk = target.get_attribute("data-lit") is not None
            assert can_walk == (goal == ">c4")
            start, end = here.bounding_box(), target.bounding_box()
            assert start is not None
            assert end is not None
            page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
            page.mouse.down()
            page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
            assert page.locator("#flight .dragged svg").count() == 1
            page.mouse.up()
            wait(page, lambda: page.locator("#flight .dragged").count() == 0)
            if can_walk:
                wait(page, lambda: [played.move for played in table.moves] == [goal])
            page.evaluate("() => 0")
            assert len(table.moves) == can_walk
