"""The small card beside what is pointed at on the board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from local_server import Server
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.parts import web_of
from selenite.web.regions import viewer_context
from tests.table.running_services import two_people

from .driving import COUNT_MESSAGES, FRAMES, Serve, against_bots, at_table
from .test_browser import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SIZES = [(1024, 700), (1440, 900)]
OPTIONS = {"blue-moon-city": {"players": 2, "first": 0}, "moon-base": {}}
BOX = "one => { const b = one.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"


async def in_the_city(services: Services) -> tuple[Table, Person]:
    """A table of Blue Moon City where somebody plays against a bot, and is to move."""
    return await against_bots(services, "blue-moon-city", OPTIONS["blue-moon-city"])


@contextmanager
def at_city(serve: Serve, browser: Browser, **options: object) -> Iterator[Page]:
    """The page of a new table of Blue Moon City."""
    server = serve()
    table, ada = server.do(in_the_city)
    with at_table(browser, server, table, ada, **options) as page:
        yield page


def point_at(page: Page, selector: str) -> None:
    """Move the pointer to the middle of something on the board."""
    left, top, right, bottom = page.locator(selector).first.evaluate(BOX)
    page.mouse.move((left + right) / 2, (top + bottom) / 2)


def overlap(one: list[float], other: list[float]) -> bool:
    """Whether two boxes have something in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("size", SIZES)
def test_it_covers_neither_its_thing_nor_the_hand(
    serve: Serve, browser: Browser, size: tuple[int, int]
) -> None:
    with at_city(serve, browser, viewport={"width": size[0], "height": size[1]}) as page:
        for cell in ("a3", "b1", "b5", "d1", "d5", "e3"):
            point_at(page, f"#at-{cell}")
            name = page.locator(f"#at-{cell}").get_attribute("aria-label") or ""
            head = name.partition(", ")[2].partition(":")[0]
            page.wait_for_selector(f"#card:not([hidden]) h3 >> text={head}")
            card = page.locator("#card:not([hidden])").evaluate(BOX)
            assert not overlap(card, page.locator(f"#at-{cell}").evaluate(BOX))
            assert not overlap(card, page.locator("#hand-room").evaluate(BOX))
            assert card[0] >= 0
            assert card[1] >= 0


LIT = """() => [...document.querySelectorAll('#board [data-part][data-lit]')]
  .filter((one) => one.getClientRects().length)
  .map((one) => one.getBoundingClientRect())
  .map((box) => [box.left, box.top, box.right, box.bottom])"""
SEEN_CRATERS = """() => [...document.querySelectorAll('#board [data-about^="crater-S"]')]
  .filter((one) => {
    const b = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2));
  }).map((one) => one.dataset.about)"""
OPENING = ["gold", "tower=L20", "draft=L1", "draft=L2", "draft=S1", "draft=S2"]


def has_free_place(page: Page, card: list[float], taken: list[list[float]]) -> bool:
    """Whether a card of the same size could lie anywhere without covering something."""
    size = page.viewport_size
    assert size is not None
    width, height = card[2] - card[0], card[3] - card[1]
    return any(
        not any(overlap([x, y, x + width, y + height], one) for one in taken)
        for x in range(12, int(size["width"] - width) - 12, 8)
        for y in range(12, int(size["height"] - height) - 12, 8)
    )


def check_card(page: Page, thing: str) -> bool:
    """Point at a thing: its card covers neither it, nor where one works, nor what is lit.

    The last holds if there is a free place, which is returned.
    """
    box = page.locator(thing).first.evaluate(BOX)
    page.mouse.move((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    page.wait_for_selector("#card:not([hidden])")
    card = page.locator("#card").evaluate(BOX)
    lit = [one for one in page.evaluate(LIT) if one != box]
    assert lit
    rooms = [page.locator(room).evaluate(BOX) for room in ("#hand-room", "#act-room", "#bar")]
    assert not [one for one in [box, *rooms] if overlap(card, one)], thing
    thing_and_gap = [box[0] - 11, box[1] - 11, box[2] + 11, box[3] + 11]
    is_free = has_free_place(page, card, [thing_and_gap, *rooms, *lit])
    assert not is_free or not [one for one in lit if overlap(card, one)], thing
    page.mouse.move(1, 1)
    page.wait_for_selector("#card", state="hidden")
    return is_free


@pytest.mark.parametrize("size", SIZES)
class TestWhatCanBeChosenNext:
    def test_tiles_to_walk_to_stay_in_sight(
        self, serve: Serve, browser: Browser, size: tuple[int, int]
    ) -> None:
        server = serve(pause=60.0)
        table, ada, _ = server.do(two_people)
        viewport = {"width": size[0], "height": size[1]}
        with at_table(browser, server, table, ada, viewport=viewport) as page:
            lit = page.locator("#board [data-part][data-lit]").all()
            free = [check_card(page, f"#{one.get_attribute('id')}") for one in lit]
            assert free.count(True) >= len(lit) / 3
            assert check_card(page, "#hand .card")

    @pytest.mark.parametrize("moves", [OPENING[:1], OPENING])
    def test_craters_stay_in_sight(
        self, serve: Serve, browser: Browser, size: tuple[int, int], moves: list[str]
    ) -> None:
        server = serve(pause=60.0)
        table, *people = server.do(lambda services: two_people(services, game="moon-base"))
        for move in moves:
            play(server, table, people[table.to_move or 0], move)
        viewport = {"width": size[0], "height": size[1]}
        mover = people[table.to_move or 0]
        with at_table(browser, server, table, mover, viewport=viewport) as page:
            if moves == OPENING:  # a ring is chosen, and its craters are lit
                page.locator("#hand [data-lit]").first.click()
                page.wait_for_selector("#board .crater-lit[data-lit]")
                page.mouse.move(1, 1)
                for number in range(1, 4):
                    assert check_card(page, f"#hand-{table.to_move}-{number}")
            else:
                craters = page.evaluate(SEEN_CRATERS)
                assert len(craters) > 4
                for name in craters[:5]:
                    assert check_card(page, f'[data-about="{name}"]')


def play(server: Server, table: Table, person: Person, move: str) -> None:
    server.do(lambda services: services.play.move(table.id, person, move, table.acted))


class TestClosing:
    def test_it_goes_with_the_pointer_and_the_title_comes_back(
        self, serve: Serve, browser: Browser
    ) -> None:
        with at_city(serve, browser) as page:
            before = page.locator("#at-b1 > title").text_content()
            point_at(page, "#at-b1")
            page.wait_for_selector("#card:not([hidden])")
            assert page.locator("#at-b1 > title").text_content() == ""
            point_at(page, "#log-room")
            page.wait_for_selector("#card", state="hidden")
            assert page.locator("#at-b1 > title").text_content() == before

    def test_escape_closes_it_for_those_who_use_keys(self, serve: Serve, browser: Browser) -> None:
        with at_city(serve, browser) as page:
            page.keyboard.press("m")
            page.wait_for_selector("#card:not([hidden])")
            page.keyboard.press("Escape")
            page.wait_for_selector("#card", state="hidden")

    def test_the_note_below_it_keeps_its_words(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(in_the_city)
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("m")
            page.wait_for_selector("#card:not([hidden])")
            note = page.locator("#tip").text_content()
            page.evaluate(COUNT_MESSAGES)
            server.do(lambda services: services.play.say(table.id, ada, "Hello!", ""))
            page.wait_for_function("() => window.messages > 0")
            page.evaluate(FRAMES)
            page.keyboard.press("Escape")
            page.wait_for_selector("#card", state="hidden")
            assert page.locator("#tip:visible").text_content() == note != ""

    def test_it_is_fetched_once_for_a_position(self, serve: Serve, browser: Browser) -> None:
        with at_city(serve, browser) as page:
            asked: list[str] = []
            page.on("request", lambda one: asked.append(one.url) if "/hover?" in one.url else None)
            for _ in range(3):
                point_at(page, "#at-b1")
                page.wait_for_selector("#card:not([hidden])")
                point_at(page, "#log-room")
                page.wait_for_selector("#card", state="hidden")
            assert len(asked) == 1


def test_those_who_use_keys_hear_what_it_tells(serve: Serve, browser: Browser) -> None:
    with at_city(serve, browser) as page:
        page.keyboard.press("m")
        page.wait_for_selector("#card:not([hidden])")
        page.keyboard.press("ArrowRight")
        page.locator("#spoken p", has_text="box 1: ").last.wait_for(state="attached")


@pytest.mark.parametrize("game", OPTIONS)
def test_what_is_not_on_the_board_has_no_card(serve: Serve, game: str) -> None:
    async def look(services: object) -> list[object]:
        table, ada = await against_bots(services, game, OPTIONS[game])  # type: ignore[arg-type]
        context = viewer_context(services, table, ada, "en")  # type: ignore[arg-type]
        hover = web_of(table.game).TABLE_PAGE.hover
        return [hover(context, thing) for thing in ("", "aid", "ring-99", "tile-z9", "x-1")]

    assert serve().do(look) == [None] * 5


class TestHand:
    def test_a_card_says_what_it_pays_and_does_above_the_hand(
        self, serve: Serve, browser: Browser
    ) -> None:
        with at_city(serve, browser) as page:
            held = page.locator("#hand .card").first
            title = held.get_attribute("title")
            held.hover()
            page.wait_for_selector("#card:not([hidden])")
            assert page.locator("#card p").first.inner_text().startswith("Pays ")
            card = page.locator("#card").evaluate(BOX)
            assert not overlap(card, page.locator("#hand-room").evaluate(BOX))
            assert held.get_attribute("title") is None
            point_at(page, "#log-room")
            page.wait_for_selector("#card", state="hidden")
            assert held.get_attribute("title") == title
            page.keyboard.press("c")
            page.wait_for_selector("#card:not([hidden])")

    def test_a_long_press_shows_it_and_a_tap_on_it_tells_all(
        self, serve: Serve, browser: Browser
    ) -> None:
        with at_city(serve, browser, **PHONE) as page:
            page.locator("#hand .card").first.evaluate(
                """card => card.dispatchEvent(new PointerEvent("contextmenu",
                  { bubbles: true, cancelable: true, pointerType: "touch" }))"""
            )
            page.wait_for_selector("#card[data-touch]:not([hidden])")
            assert page.locator("#sheet").is_hidden()
            page.locator("#card").tap()
            page.wait_for_selector("#sheet[data-open]")
            assert page.locator("#card").is_hidden()
