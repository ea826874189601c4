"""Every page in every language and theme: nothing missing, nothing serious for axe, no overflow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from selenite.bots import make
from selenite.core.chance import Rng
from selenite.games.blue_moon_city import printed as city_printed
from selenite.games.moon_base import printed as moon_printed
from selenite.table import boxes
from selenite.table.model import Seat
from selenite.table.table import Table
from selenite.texts import LANGUAGES

from .driving import COUNT_MESSAGES, HAS_STREAM, foreign_nodes, set_preferences, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from local_server import Server
    from selenite.table.services import Services
    from selenite.table.store import Person

PHONE = {"viewport": {"width": 360, "height": 740}}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
MILL = city_printed.corrected(
    city_printed.standard(), "tile.mill", {"box-2-value": "3", "leader-cards": "1"}, True
)
BOARD = moon_printed.corrected(moon_printed.standard(), "board", {"L05.x": "8"}, False)
FOCUS_CHECK = """() => [...document.querySelectorAll('[hx-post], [hx-get]')]
  .filter(e => !e.matches('button, a, input, form, select, [tabindex], [hx-trigger]'))
  .filter(e => !e.closest('[aria-hidden=true]'))
  .map(e => e.outerHTML)"""


async def lay_out(services: Services) -> tuple[Person, dict[str, str]]:
    """Somebody with tables of all kinds, and the addresses of every page by name."""
    ada = await services.people.welcome("Ada")
    seed = bytes([3]) * 32
    city = await services.seating.set_up(
        ada, "blue-moon-city", {"first": 0}, [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")], seed=seed
    )
    moon = await services.seating.set_up(
        ada, "moon-base", {}, [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")], seed=seed
    )
    for table, count in ((city, 90), (moon, 30)):
        await play_on(services, table, ada, count)
    services.screens.uncover(city, ada)
    together = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
    more = []
    for count in (20, 300, 60):
        table = await services.seating.set_up(
            ada, "blue-moon-city", {"first": 0}, together, seed=seed
        )
        await play_on(services, table, ada, count)
        more.append(table)
    covered, ended, paying = more
    while not any(move[1:2] == "=" for move in paying.view(paying.to_move).legal):
        await play_on(services, paying, ada, len(paying.moves) + 1)
    services.screens.uncover(paying, ada)
    seats = [Seat(ada.id, "Ada"), Seat(bot="newcomer", name="Bot")]
    over = await services.seating.set_up(ada, "moon-base", {}, seats, seed=seed)
    await services.play.resign(over.id, ada, 0)
    dan = await services.people.welcome("Dan")
    away = {}
    for somebody in (ada, dan):
        ben = await services.people.welcome("Ben")
        seats = [Seat(somebody.id, somebody.name), Seat(ben.id, "Ben")]
        table = await services.seating.set_up(
            somebody, "blue-moon-city", {"first": 0}, seats, seed=seed
        )
        await services.seating.stand_in(table.id, somebody, 1)
        away[somebody.name] = f"/t/{table.id}/friend/1/{table.seats[1].key}"
    gathering = await services.seating.set_up(
        ada, "blue-moon-city", {}, [Seat(ada.id, "Ada"), Seat()]
    )
    box = await services.boxes.add(ada, "blue-moon-city", "My box", MILL)
    box = await services.boxes.share(box)
    moon_box = await services.boxes.add(ada, "moon-base", "My board", BOARD)
    corrected_table = await services.seating.set_up(
        ada, "blue-moon-city", {"first": 0, **boxes.option(box)}, together, seed=seed
    )
    return ada, {
        "boxes": "/box",
        "box": f"/box/blue-moon-city/{box.id}?opened=share",
        "box-tile": f"/box/blue-moon-city/{box.id}?item=tile.mill",
        "box-pieces": f"/box/blue-moon-city/{box.id}?item=pieces",
        "box-board": f"/box/moon-base/{moon_box.id}",
        "box-shared": f"/shared-box/{box.share}",
        "corrected": f"/t/{corrected_table.id}",
        "lobby": "/",
        "me": "/me",
        "gathering": f"/t/{gathering.id}",
        "city": f"/t/{city.id}",
        "moon": f"/t/{moon.id}",
        "over": f"/t/{over.id}",
        "city-over": f"/t/{ended.id}",
        "covered": f"/t/{covered.id}",
        "paying": f"/t/{paying.id}",
        "screen": f"/t/{city.id}/screen",
        "screen-moon": f"/t/{moon.id}/screen",
        "replay": f"/t/{city.id}/replay?at=20",
        "replay-moon": f"/t/{moon.id}/replay?at=20",
        "upload": "/replay",
        "rules-city": "/rules/blue-moon-city",
        "rules-moon": "/rules/moon-base",
        "world-city": "/world/blue-moon-city",
        "world-moon": "/world/moon-base",
        "learn-city": "/learn/blue-moon-city",
        "learn-moon": "/learn/moon-base",
        "friend": away["Ada"],
        "take-seat": away["Dan"],
        "no-friend": away["Dan"] + "-gone",
        "nothing": "/t/no-such-table",
    }


async def play_on(services: Services, table: Table, person: Person, count: int) -> None:
    """Let a bot play so many moves for both seats."""
    while len(table.moves) < count and table.to_move is not None:
        view = table.view(table.to_move)
        move = make("greedy", Rng(f"{len(table.moves)}")).choose(view)
        if table.game.automatic_move(view.legal) is None:
            services.screens.uncover(table, person)
            await services.play.move(table.id, person, move, table.acted)
            services.screens.cover(table)
        else:
            await asyncio.sleep(0.005)


@pytest.fixture(scope="module")
def pages(serve_module: Callable[..., Server]) -> tuple[Server, Person, dict[str, str]]:
    server = serve_module()
    ada, addresses = server.do(lay_out)
    return server, ada, addresses


NAMES = [
    "lobby", "me", "gathering", "city", "moon", "over", "city-over", "covered", "paying", "screen",
    "screen-moon", "replay", "replay-moon", "upload", "rules-city", "rules-moon", "world-city",
    "world-moon",
    "learn-city", "learn-moon", "friend", "take-seat", "no-friend", "nothing",
    "boxes", "box", "box-tile", "box-pieces", "box-board", "box-shared", "corrected",
]  # fmt: skip
Pages = tuple[Any, Any, dict[str, str]]


def serious(page: Page) -> list[str]:
    """The serious and critical violations that axe finds."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing_serious(pages: Pages, browser: Browser, name: str, theme: str) -> None:
    server, ada, addresses = pages
    with visitor(browser, server, ada, **DESKTOP) as page:
        set_preferences(page, server, theme=theme, motion="off")
        page.goto(server.address + addresses[name])
        assert serious(page) == []


_BOXES = """() => ["#board svg", "#state", "#players", "#log"].map(selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
})"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1024, 700), (1920, 1080)])
@pytest.mark.parametrize("name", ["screen", "screen-moon"])
def test_nothing_of_the_big_screen_covers_anything_else(
    pages: Pages, browser: Browser, name: str, width: int, height: int
) -> None:
    server, _, addresses = pages
    with visitor(browser, server, viewport={"width": width, "height": height}) as page:
        page.goto(server.address + addresses[name])
        boxes = page.evaluate(_BOXES)
        assert all(right > left and bottom > top for left, top, right, bottom in boxes)
        for one, other in combinations(boxes, 2):
            is_apart = one[2] <= other[0] or other[2] <= one[0]
            assert is_apart or one[3] <= other[1] or other[3] <= one[1], (one, other)


OPENED = {
    "aid": ("city", "#aid", "#sheet[data-open] h2"),
    "tile": ("city", "#lit .place:not([data-lit])", "#sheet[data-open] h2"),
    "card": ("paying", "#hand button.card:not([data-lit])", "#sheet[data-open] h2"),
    "since": ("city", "#since-open", "#since[open] svg"),
    "tray": ("paying", "#hand .card[data-lit]", "#act .running"),
    "locks": ("paying", "#lock", "#lock[aria-pressed=true]"),
    "turn": ("city", "#log .turn-row", "#log .turn-row[aria-expanded=true]"),
    "moon-turn": ("moon", "#log .turn-row", "#log .turn-row[aria-expanded=true]"),
    "hint": ("paying", "#do-hint", "#advice .way[data-shown]"),
    "chat": ("city", "#open-chat-room", "#chat-room[data-open]"),
    "menu": ("city", "#open-menu-room", "#menu-room[data-open]"),
    "moon-aid": ("moon", "#tool-aid", "#sheet[data-open] .aid"),
    "moon-rings": ("moon", "#tool-rings", "#sheet[data-open] .rings"),
    "moon-score": ("moon", "#tool-score", "#sheet[data-open] table"),
    "corrections": ("corrected", "#open-menu-room", "#menu-room #corrections"),
    "send": ("box", "#send summary", "#send[open] textarea"),
}
"""What can be opened at a table: the page, what is clicked, and what appears."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", OPENED)
def test_axe_finds_nothing_serious_in_what_is_opened(
    pages: Pages, browser: Browser, name: str, theme: str
) -> None:
    server, ada, addresses = pages
    where, clicked, opened = OPENED[name]
    with visitor(browser, server, ada, **DESKTOP) as page:
        set_preferences(page, server, theme=theme, motion="off")
        page.add_init_script(COUNT_MESSAGES)
        page.goto(server.address + addresses[where])
        page.wait_for_function(HAS_STREAM)
        page.locator(clicked).first.click()
        page.wait_for_selector(opened)
        assert serious(page) == []
        assert foreign_nodes(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_page_in_every_language_fits_a_phone(
    pages: Pages, browser: Browser, name: str, language: str
) -> None:
    server, ada, addresses = pages
    with visitor(browser, server, ada, **PHONE) as page:
        set_preferences(page, server, language=language, motion="off")
        page.goto(server.address + addresses[name])
        assert page.locator("html").get_attribute("lang") == language
        assert page.locator("html").get_attribute("dir") == ("rtl" if language == "he" else "ltr")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert foreign_nodes(page) == []
        assert page.evaluate(FOCUS_CHECK) == []
        assert page.locator("h1").count() == 1


def test_the_board_is_not_mirrored_in_hebrew(pages: Pages, browser: Browser) -> None:
    server, ada, addresses = pages
    with visitor(browser, server, ada, **DESKTOP) as page:
        set_preferences(page, server, language="he")
        page.goto(server.address + addresses["city"])
        left = page.locator("#at-a3").bounding_box()
        right = page.locator("#at-e3").bounding_box()
        assert left is not None
        assert right is not None
        assert left["x"] < right["x"]


def test_a_page_is_in_the_browsers_language(pages: Pages, browser: Browser) -> None:
    server, ada, addresses = pages
    with visitor(browser, server, ada, locale="de-AT") as page:
        page.goto(server.address + addresses["lobby"])
        assert page.locator("html").get_attribute("lang") == "de"
