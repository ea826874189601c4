"""Dragging a ring to its place, and placing it by a second click, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from selenite.games.moon_base.analysis import Block
from selenite.games.moon_base.web import hover
from selenite.games.moon_base.web.page import MoonPage
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from tests.games.moon_base.web.looking import mover, state_of
from tests.table.running_services import two_people
from tests.web.driving import Serve, at_table, wait

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
MIDDLE = (
    "e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] }"
)
SIZE = "e => e.getBoundingClientRect().width"
ZOOM = "getComputedStyle(document.querySelector('#moon')).transform"
CHOSEN = "all => all.map(one => one.id)"
CRATERS = "#board .crater-lit[data-lit]"


async def table_at(services: Services, state: str) -> tuple[Table, Person]:
    """A table of two that goes on from a state, and whoever is to move."""
    table, ada, ben = await two_people(services, "moon-base", position=state_of(state).position())
    return table, ben if table.to_move else ada


class Finger:
    """A finger on the screen of a page."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def press(self, x: float, y: float) -> None:
        self.at = (x, y)
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float, steps: int = 8) -> None:
        start_x, start_y = self.at
        for step in range(1, steps + 1):
            share = step / steps
            point = {"x": start_x + (x - start_x) * share, "y": start_y + (y - start_y) * share}
            self._send("touchMove", [point])
        self.at = (x, y)

    def lift(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def chosen(page: Page) -> list[str]:
    """What is chosen on the board."""
    found: list[str] = page.locator("#board [data-part][data-chosen]").evaluate_all(CHOSEN)
    return found


def lifted(page: Page) -> Finger:
    """A finger that has lifted the first ring of the hand."""
    finger = Finger(page)
    x, y = page.locator("#hand [data-lit]").first.evaluate(MIDDLE)
    finger.press(x, y)
    finger.move(x, y - 30)
    page.wait_for_selector("#flight .dragged", state="attached")
    return finger


class TestDraggingByTouch:
    def test_the_moon_stays_while_a_ring_is_dragged_over_it(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, person = server.do(lambda services: table_at(services, "1/12/moon"))
        with at_table(browser, server, table, person, reduced_motion="reduce", **PHONE) as page:
            finger = lifted(page)
            places = [each.evaluate(MIDDLE) for each in page.locator(f"{CRATERS} .lands").all()]
            names = [each.get_attribute("id") for each in page.locator(CRATERS).all()]
            for place in (places[0], places[-1]):
                finger.move(*place)
                page.wait_for_selector("#ghost", state="attached")
                assert page.evaluate(ZOOM) == "none"
            finger.lift()
            wait(page, lambda: chosen(page) == [names[-1]])
            wait(page, lambda: page.evaluate(ZOOM) != "none")

    def test_what_was_passed_on_the_way_is_not_chosen(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, person = server.do(lambda services: table_at(services, "1/12/moon"))
        with at_table(browser, server, table, person, **PHONE) as page:
            x, y = page.locator("#board [data-ring]").first.evaluate(MIDDLE)
            finger = lifted(page)
            finger.move(*page.locator(f"{CRATERS} .lands").first.evaluate(MIDDLE))
            wait(page, lambda: len(chosen(page)) == 1)
            finger.move(x, y)
            finger.lift()
            page.wait_for_selector("#flight .why-not")
            assert chosen(page) == []
            wait(page, lambda: page.locator("#flight .dragged").count() == 0)
            assert "two rings" in (page.locator("#flight .why-not").text_content() or "")

    def test_a_ring_is_dragged_as_large_as_it_will_be(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, person = server.do(lambda services: table_at(services, "3/38/moon"))
        with at_table(browser, server, table, person, reduced_motion="reduce", **PHONE) as page:
            finger = lifted(page)
            kind = page.locator("#hand [data-chosen]").get_attribute("data-part") or ""
            lying = page.locator(f'#board [data-ring][data-kind^="{kind[0]}"] .shade').first
            finger.move(*page.locator("#board [data-lit] .lands").first.evaluate(MIDDLE))
            dragged = page.locator("#flight .dragged[data-snapped] svg")
            assert 1 <= dragged.evaluate(SIZE) / lying.evaluate(SIZE) < 1.25
            finger.lift()


class TestASecondClick:
    def test_on_the_ghost_places_the_ring(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, person = server.do(lambda services: table_at(services, "3/38/moon"))
        with at_table(browser, server, table, person, **DESKTOP) as page:
            count = len(table.moves)
            page.locator("#hand [data-lit]").first.click()
            page.locator(CRATERS).first.click()
            page.wait_for_selector("#ghost", state="attached")
            page.wait_for_selector("#shield", state="detached")
            page.locator("#moon-ghost .hit").click()
            wait(page, lambda: len(table.moves) > count)

    def test_of_a_double_click_does_not(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, person = server.do(lambda services: table_at(services, "3/38/moon"))
        with at_table(browser, server, table, person, **DESKTOP) as page:
            count = len(table.moves)
            page.locator("#hand [data-lit]").first.click()
            name = page.locator(CRATERS).first.get_attribute("id")
            page.locator(CRATERS).first.dblclick()
            page.wait_for_selector("#ghost", state="attached")
            assert chosen(page) == [name]
            page.wait_for_selector("#shield", state="detached")
            assert len(table.moves) == count


class TestWhyNot:
    """Each case has its short sentence."""

    def test_a_crater_of_the_other_size(self) -> None:
        page = MoonPage(mover(state_of("1/12/moon")))
        for crater in page.craters_by_id.values():
            ring = "Sb" if crater.size == 0 else "Lb"
            words = hover.why_not(page, ring, f"crater-{crater.id}")
            size = "small" if ring == "Sb" else "large"
            assert words == f"A {size} ring goes into a {size} crater"

    def test_a_crater_that_is_blocked(self) -> None:
        page = MoonPage(mover(state_of("3/38/moon")))
        blocked = {
            crater.id: block
            for crater in page.craters_by_id.values()
            if (block := page.block(crater.id)) is not None
        }
        assert {block.kind for block in blocked.values()} >= {"ring", "base"}
        for name, block in blocked.items():
            assert isinstance(block, Block)
            ring = "Lb" if page.craters_by_id[name].size == 0 else "Sb"
            words = hover.why_not(page, ring, f"crater-{name}") or ""
            assert words.startswith("No ring fits: ")

    def test_rings_and_the_rest_of_the_moon(self) -> None:
        page = MoonPage(mover(state_of("3/38/moon")))
        words = {hover.why_not(page, ring, "ring-0") for ring in ("Lg", "Sg")}
        assert len(words) == 2
        assert hover.why_not(page, "Lg", "") == "A ring lies in a crater, or on two other rings"
        assert hover.why_not(page, "draft=L1", "ring-0") is None
