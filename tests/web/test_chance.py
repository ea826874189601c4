"""The chance to win: for somebody who plays alone and wants to see it, and in replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from selenite.table.services import Services
from selenite.texts import LANGUAGES, speaker
from selenite.web.chance import shown
from selenite.web.preferences import preferences_of
from tests.table.running_services import Sure, against_a_bot, play, think_with, two_people

from .clients import words
from .driving import Serve, set_preferences, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def sure_of(services: Services) -> Sure:
    sure = Sure()
    think_with(services, sure)
    return sure


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    speak = speaker(language)
    own = shown(0.634, speak, "chance-own")
    other = shown(0.2, speak, "chance-of", "Ada")
    assert "63" in words(own)
    assert 'value="63"' in own
    assert "Ada" in words(other)
    assert "20" in words(other)


def test_it_is_off_unless_somebody_wants_it() -> None:
    assert not preferences_of({}, "").chance
    assert preferences_of({"chance": "on"}, "").chance


class TestInABrowser:
    def test_a_bar_is_shown_to_those_who_want_it(self, serve: Serve, browser: Browser) -> None:
        server = serve(pause=60.0)
        table, ada = server.do(against_a_bot)
        sure_of(server.services)
        with visitor(browser, server, ada) as page:
            page.goto(f"{server.address}/t/{table.id}")
            page.wait_for_selector("#state .turn[data-turn=yes]")
            assert page.locator("#chance").count() == 0
            set_preferences(page, server, chance="on")
            page.reload()
            page.wait_for_selector("#chance meter[value='63']")
            assert page.locator("#chance").inner_text() == "You win about 63 of 100 games from here"
            box = page.locator("#chance").aria_snapshot()
            assert "Chance to win" in box

    def test_never_in_a_running_game_among_people(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        sure = sure_of(server.services)
        with visitor(browser, server, ada) as page:
            set_preferences(page, server, chance="on")
            page.goto(f"{server.address}/t/{table.id}")
            page.wait_for_selector("#state .turn[data-turn=yes]")
            assert page.locator("#chance").count() == 0
            page.goto(f"{server.address}/t/{table.id}/replay")
            assert page.locator("#chance").count() == 0
            for asked in ("chance", "chance?at=0"):
                answer = page.request.get(f"{server.address}/t/{table.id}/{asked}")
                assert answer.status >= 400
                assert "alone against bots" in answer.text()
            assert sure.shown == []

    def test_a_replay_shows_the_chance_of_each_position(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        sure_of(server.services)
        server.do(lambda services: play(services, table, ada, ">c4"))
        server.do(lambda services: services.play.resign(table.id, ada, 0))
        with visitor(browser, server, ada) as page:
            set_preferences(page, server, chance="on")
            page.goto(f"{server.address}/t/{table.id}/replay?at=0")
            page.wait_for_selector("#chance meter[value='63']")
            assert "Ada is to move" in page.locator("#chance").inner_text()
            page.keyboard.press("End")
            page.wait_for_function(
                "() => document.querySelector('#replay').dataset.chance.endsWith('at=1')"
            )
            page.wait_for_selector("#chance:not([aria-busy]) meter")
