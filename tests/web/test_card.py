"""The small card beside what is pointed at on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from selenite.web.parts import web_of
from selenite.web.regions import viewer_context

from .driving import Serve, against_bots, at_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SIZES = [(1024, 700), (1440, 900)]
OPTIONS = {"blue-moon-city": {"players": 2, "first": 0}, "moon-base": {}}
BOX = "one => { const b = one.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"


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
    server = serve()
    table, ada = server.do(lambda s: against_bots(s, "blue-moon-city", OPTIONS["blue-moon-city"]))
    viewport = {"width": size[0], "height": size[1]}
    with at_table(browser, server, table, ada, viewport=viewport) as page:
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


class TestClosing:
    def test_it_goes_with_the_pointer_and_the_title_comes_back(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada = server.do(
            lambda s: against_bots(s, "blue-moon-city", OPTIONS["blue-moon-city"])
        )
        with at_table(browser, server, table, ada) as page:
            before = page.locator("#at-b1 > title").text_content()
            point_at(page, "#at-b1")
            page.wait_for_selector("#card:not([hidden])")
            assert page.locator("#at-b1 > title").text_content() == ""
            point_at(page, "#log-room")
            page.wait_for_selector("#card", state="hidden")
            assert page.locator("#at-b1 > title").text_content() == before

    def test_escape_closes_it_for_those_who_use_keys(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(
            lambda s: against_bots(s, "blue-moon-city", OPTIONS["blue-moon-city"])
        )
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("m")
            page.wait_for_selector("#card:not([hidden])")
            page.keyboard.press("Escape")
            page.wait_for_selector("#card", state="hidden")

    def test_it_is_fetched_once_for_a_position(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(
            lambda s: against_bots(s, "blue-moon-city", OPTIONS["blue-moon-city"])
        )
        with at_table(browser, server, table, ada) as page:
            asked: list[str] = []
            page.on("request", lambda one: asked.append(one.url) if "/hover?" in one.url else None)
            for _ in range(3):
                point_at(page, "#at-b1")
                page.wait_for_selector("#card:not([hidden])")
                point_at(page, "#log-room")
                page.wait_for_selector("#card", state="hidden")
            assert len(asked) == 1


def test_those_who_use_keys_hear_what_it_tells(serve: Serve, browser: Browser) -> None:
    server = serve()
    table, ada = server.do(lambda s: against_bots(s, "blue-moon-city", OPTIONS["blue-moon-city"]))
    with at_table(browser, server, table, ada) as page:
        page.keyboard.press("m")
        page.wait_for_selector("#card:not([hidden])")
        page.keyboard.press("ArrowRight")
        page.locator("#spoken p", has_text="box 1: ").wait_for(state="attached")


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
        server = serve()
        table, ada = server.do(
            lambda s: against_bots(s, "blue-moon-city", OPTIONS["blue-moon-city"])
        )
        with at_table(browser, server, table, ada) as page:
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
        server = serve()
        table, ada = server.do(
            lambda s: against_bots(s, "blue-moon-city", OPTIONS["blue-moon-city"])
        )
        phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
        with at_table(browser, server, table, ada, **phone) as page:
            page.locator("#hand .card").first.evaluate(
                """card => card.dispatchEvent(new PointerEvent("contextmenu",
                  { bubbles: true, cancelable: true, pointerType: "touch" }))"""
            )
            page.wait_for_selector("#card[data-touch]:not([hidden])")
            assert page.locator("#sheet").is_hidden()
            page.locator("#card").tap()
            page.wait_for_selector("#sheet[data-open]")
            assert page.locator("#card").is_hidden()
