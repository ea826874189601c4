"""A table that fills the window: nothing scrolls, and nothing moves under the pointer."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from selenite.games import blue_moon_city
from selenite.games.blue_moon_city.analysis import has_power, split
from selenite.games.blue_moon_city.notation import card_numbers
from selenite.texts import LANGUAGES
from selenite.web.identity import COOKIE
from tests.table.running_services import two_people

from .driving import (
    Serve,
    against_bots,
    at_table,
    catch_up,
    click,
    my_turn,
    open_table,
    play_move,
    set_preferences,
    visitor,
    wait,
)

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
                assert my_turn(page, server, table, [0])
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
            assert my_turn(page, server, table, [0])
            before = boxes(page)
            for _ in range(12):
                assert my_turn(page, server, table, [0])
                move = _pressed(page, server, table, ada, before)
                same(page, before, move)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_buttons_of_the_prompt_are_in_sight(
        self, serve_module: Serve, browser: Browser, language: str
    ) -> None:
        server = serve_module(pause=60.0)
        with visitor(browser, server) as page:
            set_preferences(page, server, language=language)
            for cell in ("c3", "c4"):
                table, ada, _ = server.do(partial(two_people, position=standing_on(cell)))
                page.context.add_cookies(
                    [{"name": COOKIE, "value": server.cookie(ada), "url": server.address}]
                )
                open_table(page, server, table)
                _buttons_in_sight(page, f"{language}: walking, on {cell}")
                click(page, "#end-move")
                catch_up(page, table)
                page.wait_for_selector("#end-build" if cell == "c3" else "#act .tray .way")
                _buttons_in_sight(page, f"{language}: stopped, on {cell}")

    @pytest.mark.parametrize("width", [360, 390])
    def test_plates_of_a_phone_keep_their_height_however_large_the_numbers(
        self, serve_module: Serve, browser: Browser, width: int
    ) -> None:
        server = serve_module(pause=60.0)
        phone = {"width": width, "height": 780}
        for few, many in (("12", "10"), ("9", "11+2")):
            table, ada, _ = server.do(two_people)
            with at_table(browser, server, table, ada, viewport=phone) as page:
                before = boxes(page)
                page.evaluate(LARGE_NUMBERS, [few, many])
                same(page, before, f"{few}, {many}")
                assert page.evaluate(OUTSIDE_THEIR_PLATE) == []


LARGE_NUMBERS = """([few, many]) => {
  const set = (stat, to) => {
    for (const one of document.querySelectorAll(`.plate [data-stat="${stat}"] dd`))
      one.textContent = to;
  };
  set("crystals", few); set("scales", few); set("cubes", "10"); set("cards", many);
}"""
OUTSIDE_THEIR_PLATE = """() => [...document.querySelectorAll(".plate dl div")].filter(one => {
  const [plate, box] = [one.closest(".plate"), one].map(each => each.getBoundingClientRect());
  return box.right > plate.right || box.left < plate.left || box.bottom > plate.bottom;
}).map(one => one.textContent)"""


def standing_on(cell: str) -> dict[str, Any]:
    """A position of Blue Moon City, in which much can be done from a tile."""
    position = blue_moon_city.new(players=2, seed="room", first=0).position()
    position["figures"][0] = cell
    ada, ben = position["players"]
    cards = split(ada["hand"] + ben["hand"] + position["deck"])
    held = [*islice((card for card in cards if has_power(card)), 8)]
    left = [*(Counter(cards) - Counter(held)).elements()]
    ben["hand"], position["deck"] = in_order(left[:8]), "".join(left[8:])
    ada |= {"crystals": 12, "hand": in_order(held)}
    return position


def in_order(cards: list[str]) -> str:
    """Cards as the text of a hand."""
    return "".join(sorted(cards, key=lambda card: card_numbers(card) or []))


HIDDEN_BUTTONS = """() => {
  const room = document.querySelector("#act-room");
  const { top, bottom, left, right } = room.getBoundingClientRect();
  const buttons = [...document.querySelectorAll("#act button")].filter(one => !one.matches(".way"));
  const cut = buttons.filter(button => {
    const box = button.getBoundingClientRect();
    return box.top < top || box.bottom > bottom || box.left < left || box.right > right
      || !button.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 3));
  }).map(button => button.textContent);
  const isCut = !document.querySelector(".tray") && room.scrollHeight > room.clientHeight;
  return { buttons: buttons.length, cut, isCut, by: room.scrollHeight - room.clientHeight };
}"""
"""The buttons of the prompt that aren't in sight; suggested payments are a list of their own."""


def _buttons_in_sight(page: Page, what: str) -> None:
    """All words of the prompt have room, and so do the buttons of a payment."""
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(HIDDEN_BUTTONS)
        assert found["buttons"], what
        assert (found["cut"], found["isCut"]) == ([], False), f"{what}, {width}×{height}: {found}"


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


def test_a_sheet_has_room_for_what_it_tells_in_a_low_window(serve: Serve, browser: Browser) -> None:
    server = serve()
    table, ada = server.do(lambda services: against_bots(services, "blue-moon-city", {}))
    viewport = {"width": 1024, "height": 700}
    with at_table(browser, server, table, ada, viewport=viewport) as page:
        page.click("#aid")
        page.wait_for_selector("#sheet[data-open] h2")
        sheet, bar = (page.locator(one).bounding_box() for one in ("#sheet", "#bar"))
        assert sheet is not None
        assert bar is not None
        assert sheet["height"] >= 300
        assert sheet["y"] + sheet["height"] <= bar["y"]
