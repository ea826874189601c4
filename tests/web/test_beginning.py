"""Somebody new in a real browser: from the lobby to a first table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from selenite.core import registry
from selenite.texts import say
from selenite.web.parts import web_of

from .driving import Serve, press_keys, visitor, wait, wait_for_board

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PHONE = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
BOXES = """() => Object.fromEntries(["board", "told"].map((name) => {
  const element = document.querySelector({ board: ".lesson-board", told: ".telling" }[name]);
  return [name, element.getBoundingClientRect().toJSON()];
}))"""
"""Where the board of a lesson is, and where its words are."""
LEADS_ON = '#on, .choices a:not([href*="tried="]), #lesson .lit:not([href*="tried="])'


class TestLobby:
    @pytest.mark.parametrize("game", registry.games())
    def test_keys_lead_to_a_first_table(self, serve: Serve, browser: Browser, game: str) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            name = page.get_by_label(say("lobby-nickname")).input_value()
            press_keys(page, f"#play-{game}")
            wait_for_board(page)
            table = server.services.tables.loaded[page.url.rpartition("/")[2]]
            assert table.game.name == game
            assert name in table.names().values()

    @pytest.mark.parametrize("typed", ["", "Żółta Łódź"])
    def test_the_nickname_is_the_same_after_the_lesson(
        self, serve: Serve, browser: Browser, typed: str
    ) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            name = page.get_by_label(say("lobby-nickname"))
            if typed:
                name.fill(typed)
            shown = name.input_value()
            page.locator("#learn-moon-base").click()
            for number in range(1, len(web_of(registry.find("moon-base")).LESSON.steps)):
                page.locator(LEADS_ON).first.click()
                page.wait_for_selector(f".dots .here:nth-child({number + 1})", state="attached")
            page.locator("#play").click()
            wait_for_board(page)
            table = server.services.tables.loaded[page.url.rpartition("/")[2]]
            assert shown in table.names().values()

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
            wait_for_board(page)
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

    @pytest.mark.parametrize("width", [360, 390])
    @pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
    def test_on_a_phone_the_offer_asks_its_question_and_covers_no_counts(
        self, serve: Serve, browser: Browser, game: str, width: int
    ) -> None:
        server = serve()
        with visitor(browser, server, viewport={"width": width, "height": 780}) as page:
            page.goto(server.address)
            page.locator(f"#play-{game}").click()
            wait_for_board(page)
            assert page.get_by_text(say("web-first-table")).is_visible()
            offer = page.locator("#first-room").bounding_box()
            assert offer is not None
            for room in ("#players-room", "#board-room", "#act-room"):
                box = page.locator(room).bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= offer["y"], room

    def test_a_lesson_that_is_learnt_leads_back(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            page.locator("#play-moon-base").click()
            wait_for_board(page)
            address = page.url
            page.locator("#first-room").get_by_role("link", name=say("lobby-learn")).click()
            page.wait_for_selector("#lesson")
            page.goto(server.address)
            assert page.locator(f'a[href="{address.removeprefix(server.address)}"]').count() > 0


class TestLessonsOnPhones:
    @pytest.mark.parametrize("language", ["en", "he"])
    @pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
    def test_on_a_lying_phone_the_words_are_beside_the_board(
        self, serve: Serve, browser: Browser, game: str, language: str
    ) -> None:
        server = serve()
        steps = len(web_of(registry.find(game)).LESSON.steps)
        with visitor(browser, server, viewport=LYING, is_mobile=True, has_touch=True) as page:
            page.context.add_cookies(
                [{"name": "language", "value": language, "url": server.address}]
            )
            page.goto(f"{server.address}/learn/{game}")
            for number in range(1, steps):
                boxes = page.evaluate(BOXES)
                board, told = boxes["board"], boxes["told"]
                assert board["right"] <= told["left"] or told["right"] <= board["left"]
                assert board["height"] > 0.75 * LYING["height"]
                assert max(board["bottom"], told["bottom"]) <= LYING["height"]
                page.locator(LEADS_ON).first.tap()
                page.wait_for_selector(f".dots .here:nth-child({number + 1})", state="attached")
            assert page.locator("#play").is_visible()
