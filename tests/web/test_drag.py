"""Dragging what is in the hand to where it is to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .driving import Serve, against_bots, at_table, drag, my_turn, play_turn

if TYPE_CHECKING:
    from playwright.sync_api import Browser


class TestDragging:
    @pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
    def test_turns_by_dragging(self, serve: Serve, browser: Browser, game: str) -> None:
        server = serve()
        options = {"players": 2} if game == "blue-moon-city" else {}
        table, ada = server.do(lambda services: against_bots(services, game, options))
        with at_table(browser, server, table, ada, viewport={"width": 1440, "height": 900}) as page:
            for _ in range(4 if game == "blue-moon-city" else 8):
                if my_turn(page, table, [0]):
                    play_turn(page, server, table, ada, drag)
            assert len([one for one in table.moves if one.seat == 0 and one.by_hand]) >= 6

    def test_a_ring_that_is_let_go_waits_for_its_button(
        self, serve: Serve, browser: Browser
    ) -> None:
        """Nothing is placed on release, and a click on the dock isn't one more choice."""
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, "moon-base", {}))
        with at_table(browser, server, table, ada, viewport={"width": 1440, "height": 900}) as page:
            while not any(">" in move for move in table.view(0).legal):
                play_turn(page, server, table, ada, drag)
                assert my_turn(page, table, [0])
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
