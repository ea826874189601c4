"""Blue Moon City without a mouse: keys lead to every step, and the focus survives every update."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.table.running_services import two_people

from .driving import (
    Serve,
    against_bots,
    at_table,
    lost_focus,
    my_turn,
    play_move,
    wait,
    walk_by_keys,
    watch_focus,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def is_on(page: Page, selector: str) -> bool:
    """Whether an element has the focus, and shows it."""
    found: bool = page.evaluate(
        "wanted => document.activeElement.matches(`:is(${wanted}):focus-visible`)", selector
    )
    return found


class TestWholeGame:
    def test_against_a_bot(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(
            lambda services: against_bots(services, "blue-moon-city", {"players": 2})
        )
        with at_table(browser, server, table, ada, reduced_motion="reduce") as page:
            watch_focus(page)
            while my_turn(page, server, table, [0]):
                assert lost_focus(page) == []
                play_move(page, server, table, ada, walk_by_keys)
            page.wait_for_selector('#state [data-status="over"]')
            assert is_on(page, "#table *")
            assert lost_focus(page) == []


class TestFocus:
    def test_it_goes_to_the_next_step_and_then_to_whose_turn_it_is(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("d")
            assert is_on(page, "#end-move")
            page.keyboard.press("Enter")
            page.wait_for_selector("#draw")
            assert is_on(page, "#draw")
            assert table.to_move == 0
            page.keyboard.press("Enter")
            page.wait_for_selector("#draw", state="detached")
            assert table.to_move == 1
            assert is_on(page, "#state")

    def test_it_does_not_follow_the_mouse(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            page.click("#end-move")
            page.wait_for_selector("#draw")
            assert page.evaluate("document.activeElement === document.body")

    def test_a_key_that_is_held_down_presses_once(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            for key in ("Enter", "e"):
                page.keyboard.press("d")
                page.keyboard.down(key)
                page.wait_for_selector("#draw")
                page.keyboard.down(key)
                page.keyboard.up(key)
                page.keyboard.press("u")
                wait(page, lambda: not table.moves, seconds=10)
                page.wait_for_selector("#draw", state="detached")

    def test_the_focused_element_says_what_it_would_do(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("m")
            page.wait_for_selector("#tip:not(:empty)", state="attached")  # a card may be over it
            label = page.evaluate("document.activeElement.getAttribute('aria-label')")
            assert page.locator("#tip").text_content() == label
            page.locator("#spoken p", has_text="box 1").wait_for(state="attached")
            page.mouse.click(5, 5)
            page.wait_for_selector("#tip:empty", state="attached")


class TestRooms:
    def test_keys_go_to_the_map_the_steps_and_the_cards(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            for key, there in (
                ("c", "#hand button"),
                ("m", "#board [data-lit]"),
                ("d", "#act .main"),
            ):
                page.keyboard.press(key)
                assert is_on(page, there)

    def test_arrows_walk_over_the_hand(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("c")
            page.keyboard.press("ArrowRight")
            assert is_on(page, "#hand .column + .column button")
