"""A table that fills the window: nothing scrolls, and nothing moves under the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from .driving import Serve, against_bots, at_table, click, my_turn, play_move, wait

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from local_server import Server
    from selenite.table.store import Person
    from selenite.table.table import Table

SIZES = [(1024, 700), (1280, 800), (1440, 900), (1920, 1080)]
GAMES = ["blue-moon-city", "moon-base"]
ROOMS = ("#board-room", "#players-room", "#act-room", "#slot", "#bar", "#hand-room")
SCROLLS = """() => {
  const page = document.scrollingElement;
  return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
}"""
BOXES = """selectors => Object.fromEntries(selectors.flatMap(selector =>
  [...document.querySelectorAll(selector)].map((one, n) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [`${selector} ${n}`, [x, y, width, height].map(Math.round)];
  })))"""


def boxes(page: Page, *more: str) -> dict[str, list[int]]:
    """Where the parts of the table and the buttons of the bar are."""
    found: dict[str, list[int]] = page.evaluate(BOXES, [*ROOMS, "#bar button", *more])
    return found


def same(page: Page, before: dict[str, list[int]], what: str) -> None:
    """Nothing has moved."""
    now = boxes(page)
    moved = {name: (box, now.get(name)) for name, box in before.items() if now.get(name) != box}
    assert moved == {}, what


class TestFixedTable:
    @pytest.mark.parametrize("game", GAMES)
    def test_nothing_scrolls_and_nothing_moves(
        self, serve: Serve, browser: Browser, game: str
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, game, {}))
        with at_table(browser, server, table, ada) as page:
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                assert my_turn(page, table, [0])
                wait(page, lambda: not page.evaluate(SCROLLS))
                before = boxes(page)
                _every_kind_of_click(page, before)
                play_move(page, server, table, ada, click)
                same(page, before, "a move")
                assert not page.evaluate(SCROLLS)

    @pytest.mark.parametrize("game", GAMES)
    def test_what_is_clicked_stays_while_a_turn_is_played(
        self, serve: Serve, browser: Browser, game: str
    ) -> None:
        """The hand, the buttons and the prompt stay where they are through whole turns."""
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, game, {}))
        with at_table(browser, server, table, ada, viewport={"width": 1280, "height": 800}) as page:
            assert my_turn(page, table, [0])
            before = boxes(page)
            for _ in range(12):
                assert my_turn(page, table, [0])
                move = _pressed(page, server, table, ada, before)
                same(page, before, move)


def _pressed(
    page: Page, server: Server, table: Table, ada: Person, before: dict[str, list[int]]
) -> str:
    """A move by clicks, after each of which everything is where it was."""

    def press(page: Page, wanted: str) -> None:
        click(page, wanted)
        same(page, before, wanted)

    return play_move(page, server, table, ada, press)


def _every_kind_of_click(page: Page, before: dict[str, Any]) -> None:
    """Choose and take back, open and close whatever opens."""
    for wanted in ("#hand [data-lit]", "#board [data-waits][data-lit]", "#hand [data-part]"):
        if page.locator(wanted).locator("visible=true").count():
            page.locator(wanted).locator("visible=true").first.click(button="right")
            same(page, before, f"a look at {wanted}")
            page.keyboard.press("Escape")
            same(page, before, "a sheet is closed")
    for opener in ("#open-chat-room", "#open-menu-room"):
        page.locator(opener).click()
        same(page, before, opener)
        page.keyboard.press("Escape")
        same(page, before, f"{opener} is closed")
    page.keyboard.press("a")
    page.wait_for_selector("#sheet[data-open]")
    same(page, before, "the player aid")
    page.keyboard.press("Escape")
