"""Somebody new in a real browser: from the lobby to a first table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from selenite.core import registry
from selenite.texts import say

from .driving import Serve, press_keys, visitor, wait

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PHONE = {"width": 390, "height": 844}


class TestLobby:
    @pytest.mark.parametrize("game", registry.games())
    def test_keys_lead_to_a_first_table(self, serve: Serve, browser: Browser, game: str) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            name = page.get_by_label(say("lobby-nickname")).input_value()
            press_keys(page, f"#play-{game}")
            page.wait_for_selector("#board svg")
            table = server.services.tables.loaded[page.url.rpartition("/")[2]]
            assert table.game.name == game
            assert name in table.names().values()

    @pytest.mark.parametrize("language", ["en", "de", "ru", "he"])
    def test_a_phone_shows_both_ways_at_once(
        self, serve: Serve, browser: Browser, language: str
    ) -> None:
        server = serve()
        with visitor(browser, server, viewport=PHONE, is_mobile=True, has_touch=True) as page:
            page.context.add_cookies(
                [{"name": "language", "value": language, "url": server.address}]
            )
            page.goto(server.address)
            game = next(iter(registry.games()))
            for way in ("learn", "play"):
                box = page.locator(f"#{way}-{game}").bounding_box()
                assert box is not None
                assert box["y"] + box["height"] < PHONE["height"]
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    def test_an_opponent_is_chosen_by_keys(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            page.locator('[name="opponent"][value="newcomer"]').focus()
            page.keyboard.press("ArrowRight")
            page.locator("#play-moon-base").press("Enter")
            page.wait_for_selector("#board svg")
            table = server.services.tables.loaded[page.url.rpartition("/")[2]]
            assert "apprentice" in [seat.bot for seat in table.seats]


class TestFirstTable:
    def test_the_offer_of_a_lesson_is_put_aside(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            page.locator("#play-blue-moon-city").click()
            page.get_by_role("button", name=say("web-not-now")).click()
            wait(page, lambda: not page.locator("#first-room").is_visible())

    def test_a_lesson_that_is_learnt_leads_back(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            page.locator("#play-moon-base").click()
            page.wait_for_selector("#board svg")
            address = page.url
            page.locator("#first-room").get_by_role("link", name=say("lobby-learn")).click()
            page.wait_for_selector("#lesson")
            page.goto(server.address)
            assert page.locator(f'a[href="{address.removeprefix(server.address)}"]').count() > 0
