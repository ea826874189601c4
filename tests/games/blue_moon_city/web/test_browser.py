"""Blue Moon City in a browser: what fits on a phone, and where the focus goes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from local_server import Server
from selenite.bots.turns import Thought
from selenite.core.state import GameState
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from tests.games.blue_moon_city.web.looking import at_palace, drawing, moving
from tests.table.running_services import two_people
from tests.web.driving import (
    Serve,
    at_table,
    open_table,
    reload,
    set_preferences,
    visitor,
    wait,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FloatRect, Page

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TALL = {"viewport": {"width": 390, "height": 844}}
HAND = "v3v2t3t2k1k1m1m2"


async def table_at(services: Services, state: GameState) -> tuple[Table, Person]:
    """A table of two that goes on from a state."""
    table, ada, _ = await two_people(services, position=state.position())
    return table, ada


def box_of(page: Page, selector: str) -> FloatRect:
    """Where something lies on the page."""
    found = page.locator(selector).bounding_box()
    assert found is not None
    return found


class TestHebrew:
    def test_boxes_stand_as_on_the_tile(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(lambda services: table_at(services, at_palace(HAND)))
        with visitor(browser, server, ada) as page:
            set_preferences(page, server, language="he")
            open_table(page, server, table)
            places = [box_of(page, f"#pay-box-{number}") for number in (1, 2, 3, 4)]
            assert [place["x"] for place in places] == sorted(place["x"] for place in places)
            asks, last = box_of(page, "#tray-boxes"), places[-1]
            assert last["x"] + last["width"] == pytest.approx(asks["x"] + asks["width"], abs=2)


def advise_draw(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every hint be to discard a card and draw."""

    async def advise(*_: object) -> list[Thought]:
        return [Thought(("drop=v3",), 0.5)]

    monkeypatch.setattr(server.services.play.pool, "advise", advise)


@contextmanager
def asked_before_the_draw(
    serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Page, Table]]:
    """The page of somebody who follows a hint to draw, and is asked whether to."""
    server = serve()
    table, ada = server.do(lambda services: table_at(services, drawing(HAND)))
    advise_draw(server, monkeypatch)
    with at_table(browser, server, table, ada) as page:
        page.keyboard.press("h")
        page.locator("#follow-1").click()
        yield page, table


class TestDrawing:
    def test_the_button_draws_without_another_question(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: table_at(services, drawing(HAND)))
        with at_table(browser, server, table, ada) as page:
            page.locator("#card-v3").click()
            page.locator("#draw").click()
            wait(page, lambda: bool(table.moves))
            assert table.moves[0].move == "drop=v3"
            assert not page.locator("#question").is_visible()

    def test_whoever_wants_no_question_is_never_asked_again(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with asked_before_the_draw(serve, browser, monkeypatch) as (page, table):
            page.locator("#question-never").click()
            wait(page, lambda: bool(table.moves))
            assert table.moves[0].move == "drop=v3"
            reload(page)
            assert page.locator("html").get_attribute("data-questions") == "off"

    def test_a_refused_question_changes_nothing(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with asked_before_the_draw(serve, browser, monkeypatch) as (page, table):
            page.locator("#question-no").click()
            page.wait_for_selector("#question", state="hidden")
            assert page.locator("#advice [data-playing]").count() == 0
            assert not table.moves


class TestPaying:
    @contextmanager
    def at_the_palace(self, serve: Serve, browser: Browser, hand: str) -> Iterator[Page]:
        server = serve()
        table, ada = server.do(lambda services: table_at(services, at_palace(hand)))
        with at_table(browser, server, table, ada) as page:
            page.wait_for_selector("#pay-box-1[data-chosen]")
            page.locator("#pay-in-vulca").click()
            yield page

    def lit(self, page: Page) -> set[str]:
        found: list[str] = page.evaluate(
            "() => [...document.querySelectorAll('#hand [data-lit]')].map(e => e.dataset.part)"
        )
        return set(found)

    def chosen(self, page: Page) -> dict[str, str]:
        found: dict[str, str] = page.evaluate(
            "() => Object.fromEntries([...document.querySelectorAll('#hand [data-chosen]')]"
            ".map(e => [e.dataset.part, e.dataset.chosen]))"
        )
        return found

    def test_cards_that_lead_nowhere_are_not_lit(self, serve: Serve, browser: Browser) -> None:
        with self.at_the_palace(serve, browser, "v3v2t3t1k1k1m1m2") as page:
            page.locator("#card-v3").click()
            assert "t3" not in self.lit(page)
            assert "v2" in self.lit(page)

    def test_what_is_not_needed_any_more_goes_by_itself(
        self, serve: Serve, browser: Browser
    ) -> None:
        with self.at_the_palace(serve, browser, "v3v2t3t1k1k1m1m2") as page:
            page.locator("#pay-box-4").click()
            page.locator("#pay-in-vulca").click()
            for card in ("v2", "k1"):
                page.locator(f"#card-{card}").click()
            assert self.chosen(page) == {"v2": "1", "k1": "1"}
            page.locator("#card-v3").click()
            assert self.chosen(page) == {"v3": "1"}

    def test_a_locked_card_is_kept_out(self, serve: Serve, browser: Browser) -> None:
        with self.at_the_palace(serve, browser, "v3v2t3t1k1k1m1m2") as page:
            page.locator("#lock").click()
            page.locator("#card-v3").click()
            page.wait_for_selector("#card-v3[data-locked]")
            page.locator("#lock").click()
            assert "v3" not in self.lit(page)
            reload(page)
            page.wait_for_selector("#card-v3[data-locked]")

    def test_escape_takes_one_choice_back_after_the_other(
        self, serve: Serve, browser: Browser
    ) -> None:
        with self.at_the_palace(serve, browser, "v3v2t3t1k1k1m1m2") as page:
            page.locator("#card-v3").click()
            assert self.chosen(page) == {"v3": "1"}
            page.keyboard.press("Escape")
            assert self.chosen(page) == {}
            page.wait_for_selector('#pay-in-vulca[aria-pressed="true"]')
            page.keyboard.press("Escape")
            page.wait_for_selector('#pay-in-vulca[aria-pressed="false"]')

    def test_choosing_waits_for_nothing(self, serve: Serve, browser: Browser) -> None:
        with self.at_the_palace(serve, browser, "v3v2t3t1k1k1m1m2") as page:
            page.route("**/preview?*", lambda route: None)
            for card in ("v3", "v2"):
                page.locator(f"#card-{card}").click()
            assert self.chosen(page) == {"v3": "1", "v2": "1"}

    def test_the_words_for_what_is_chosen_stay_when_the_page_is_shown_anew(
        self, serve: Serve, browser: Browser
    ) -> None:
        with self.at_the_palace(serve, browser, "v3v2t3t1k1k1m1m2") as page:
            before = page.locator("#act").inner_html().replace(' data-preview-shown=""', "")
            page.locator("#card-v3").click()
            page.wait_for_selector("#take-back-v3-1")
            page.evaluate(SHOW_ANEW, before)
            page.wait_for_selector("#take-back-v3-1")
            assert self.chosen(page) == {"v3": "1"}


SHOW_ANEW = """async (inside) => {
  const text = `<hx-partial hx-target="#act" hx-swap="innerHTML">${inside}</hx-partial>`;
  const place = document.querySelector("#preview");
  await htmx.swap({ text, sourceElement: place, target: place, swap: "none" });
  document.dispatchEvent(new Event("htmx:sse:after:message"));
}"""
"""What a stream does that was cut off and is open again."""


class TestPhone:
    @pytest.mark.parametrize("language", ["en", "he"])
    def test_five_tiles_lie_side_by_side(
        self, serve: Serve, browser: Browser, language: str
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: table_at(services, moving("d3", HAND)))
        with visitor(browser, server, ada, **(PHONE | TALL)) as page:
            page.context.add_cookies(
                [{"name": "language", "value": language, "url": server.address}]
            )
            open_table(page, server, table)
            for cell in ("a3", "c3", "e3"):
                frame = box_of(page, f"#at-{cell} .frame")
                assert frame["width"] >= 68
                assert frame["x"] >= 0
                assert frame["x"] + frame["width"] <= 390
            assert page.evaluate("document.documentElement.scrollWidth") <= 390

    def test_the_sheet_of_the_own_tile_shows_what_can_be_done(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: table_at(services, moving("d3", HAND)))
        with at_table(browser, server, table, ada, **PHONE) as page:
            page.locator("#at-d3").tap(position={"x": 10, "y": 12})
            page.wait_for_selector("#sheet-box-1")
            for name in ("sheet-end-move", *(f"sheet-box-{n}" for n in (1, 2, 3, 4))):
                button = box_of(page, f"#{name}")
                assert min(button["width"], button["height"]) >= 48
                assert button["y"] + button["height"] <= 740
            page.locator("#sheet-box-3").tap()
            page.wait_for_selector('#pay-box-3[aria-pressed="true"]')
            assert [played.move for played in table.moves] == ["/"]

    @pytest.mark.parametrize("phone", [PHONE, PHONE | TALL], ids=["low", "tall"])
    def test_all_ways_to_go_on_while_paying_are_in_sight(
        self, serve: Serve, browser: Browser, phone: dict[str, Any]
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: table_at(services, at_palace(HAND)))
        server.do(lambda services: services.play.move(table.id, ada, "1=v3k1k1", table.acted))
        with at_table(browser, server, table, ada, **phone) as page:
            page.wait_for_selector(".tray .way")
            room = box_of(page, "#act-room")
            for button in ("#pay-box-2", "#lock", "#end-build"):
                box = box_of(page, button)
                assert room["x"] <= box["x"]
                assert box["x"] + box["width"] <= room["x"] + room["width"]
                assert box["y"] + box["height"] <= room["y"] + room["height"]

    @pytest.mark.parametrize("state", [at_palace(HAND), drawing("v1k1h3m1m2p1p2t2")])
    def test_cards_to_choose_from_are_always_in_sight(
        self, serve: Serve, browser: Browser, state: GameState
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: table_at(services, state))
        with at_table(browser, server, table, ada, **PHONE) as page:
            page.locator("#hand [data-part]").first.tap()
            for room in ("#hand-room", "#act-room", "#board-room", "#bar"):
                box = box_of(page, room)
                assert box["y"] >= 0
                assert box["y"] + box["height"] <= 740
            assert box_of(page, "#board-room")["height"] >= 740 * 0.38


class TestFocus:
    def test_it_goes_from_the_end_of_the_movement_to_the_best_payment(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: table_at(services, moving("d3", HAND)))
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("d")
            page.keyboard.press("Enter")
            page.wait_for_selector(".tray")
            page.wait_for_selector("#act .main:focus")
            assert page.evaluate("document.activeElement.id") == "way-1"

    def test_it_goes_to_the_question_of_a_hint_and_back(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: table_at(services, drawing(HAND)))
        advise_draw(server, monkeypatch)
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("h")
            page.locator("#follow-1").press("Enter")
            page.wait_for_selector("#question")
            assert page.evaluate("document.activeElement.id") == "question-no"
            assert not table.moves
            page.keyboard.press("Escape")
            page.wait_for_selector("#question", state="hidden")
            assert page.evaluate("document.activeElement.id") == "follow-1"
            page.keyboard.press("Enter")
            page.wait_for_selector("#question")
            page.keyboard.press("y")
            wait(page, lambda: bool(table.moves))
            assert [played.move for played in table.moves] == ["drop=v3"]
