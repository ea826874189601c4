"""Whole games in a real browser, alone, together, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from local_server import Server
from selenite.games import blue_moon_city
from selenite.table.model import OVER, RUNNING
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import regions
from tests.table.running_services import against_a_bot, one_screen, two_people

from .driving import (
    COUNT_MESSAGES,
    Serve,
    against_bots,
    at_table,
    catch_up,
    click,
    foreign_nodes,
    my_turn,
    open_table,
    play_move,
    play_turn,
    press_keys,
    reload,
    visitor,
    wait,
    way_to,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAMES = [
    pytest.param("blue-moon-city", {"players": 2}, id="city-2"),
    pytest.param(
        "blue-moon-city",
        {"players": 3, "city": "free", "new-buildings": [1, 2], "open-crystals": True},
        id="city-3-expansions",
    ),
    pytest.param("moon-base", {}, id="moon"),
]
IS_IN_SIGHT = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
}"""
SCROLLS = """() => document.documentElement.scrollWidth > innerWidth
  || document.documentElement.scrollHeight > innerHeight"""
UNDER_THE_POINTER = """detail => {
  const button = document.querySelector("#do-hint");
  const { x, y } = button.getBoundingClientRect();
  const [clientX, clientY] = [x + 9, y + 9];
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail, clientX, clientY }));
  return document.elementFromPoint(clientX, clientY).closest("[id]").id;
}"""
"""Ask for a hint, by a key or by a number of clicks; what the next click would hit."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def somewhere_to_build() -> tuple[dict[str, Any], int]:
    """A position in the movement phase where two boxes could be paid, and the second of them."""
    for seed in range(100):
        state = blue_moon_city.new(players=2, seed=f"boxes {seed}", first=0)
        while state.outcome() is None and state.rules_state.round < 6:
            legal = [state.text(move) for move in state.legal_moves()]
            after = state.copy()
            if state.position()["turn"]["phase"] == "move" and "/" in legal and state.seat == 0:
                after.play("/")
                ways = {after.text(move).partition("=")[0] for move in after.legal_moves()}
                boxes = sorted(way for way in ways if way.isdigit())
                if after.seat == 0 and len(boxes) > 1:
                    return state.position(), int(boxes[1])
            walks = [move for move in legal if move.startswith(">")]
            state.play(walks[0] if walks and state.rules_state.round % 2 else legal[-1])
    raise AssertionError("no such position")


async def play_at(table: Table, person: Person, move: str, services: Services) -> None:
    """Play a move on the server, not on the page."""
    await services.play.move(table.id, person, move, table.acted)


def play(page: Page, server: Server, table: Table, person: Person, move: str) -> None:
    """Play a given move by clicks."""
    count = len(table.moves)
    context = server.read(lambda: regions.viewer_context(server.services, table, person, "en"))
    for wanted in server.read(lambda: way_to(context, move)):
        page.wait_for_selector(wanted, state="attached")
        click(page, wanted)
    wait(page, lambda: server.read(lambda: len(table.moves) > count))


def tap_without_scrolling(page: Page, wanted: str) -> None:
    """Tap an element, on a page that is no larger than the phone."""
    assert not page.evaluate(SCROLLS)
    page.locator(wanted).locator("visible=true").first.tap()


def until_turn(page: Page, table: Table, seat: int) -> None:
    wait(page, lambda: table.to_move == seat)


def until_moved(page: Page, table: Table, count: int) -> None:
    wait(page, lambda: len(table.moves) > count)


@contextmanager
def after_a_turn(serve: Serve, browser: Browser) -> Iterator[tuple[Table, Page, Page]]:
    """A table of two people, each with a page; the first one has played a turn."""
    server = serve()
    table, ada, ben = server.do(two_people)
    with (
        at_table(browser, server, table, ada) as one,
        at_table(browser, server, table, ben) as two,
    ):
        play_turn(one, server, table, ada, click)
        yield table, one, two


def ask_to_undo(page: Page) -> None:
    """Ask by the menu, which closes when something is done."""
    page.click("#open-menu-room")
    page.click("#do-ask-undo")


class TestWholeGames:
    @pytest.mark.parametrize(("game", "options"), GAMES)
    def test_a_game_against_bots_by_mouse(
        self, serve: Serve, browser: Browser, game: str, options: dict[str, Any]
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, game, options))
        with at_table(browser, server, table, ada) as page:
            while my_turn(page, server, table, [0]):
                play_move(page, server, table, ada, click)
                assert foreign_nodes(page) == []
            page.wait_for_selector('#state [data-status="over"]')
            assert page.locator('#ending [hx-post*="rematch"]').count() == 1

    def test_a_game_by_keyboard_only(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, "moon-base", {}))
        with at_table(browser, server, table, ada) as page:
            while my_turn(page, server, table, [0]):
                play_move(page, server, table, ada, press_keys)
            page.wait_for_selector('#state [data-status="over"]')

    def test_a_turn_of_the_city_by_keyboard_only(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            play_turn(page, server, table, ada, press_keys)
            assert table.to_move == 1

    @pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
    @pytest.mark.parametrize("phone", [PHONE, LYING], ids=["upright", "lying"])
    def test_a_game_by_touch(
        self, serve: Serve, browser: Browser, game: str, phone: dict[str, Any]
    ) -> None:
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, game, {}))
        with at_table(browser, server, table, ada, **phone) as page:
            while my_turn(page, server, table, [0]):
                play_move(page, server, table, ada, tap_without_scrolling)
            page.wait_for_selector('#state [data-status="over"]')


class TestTogether:
    def test_two_browsers_and_somebody_who_watches(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, ben = server.do(two_people)
        with (
            at_table(browser, server, table, ada) as one,
            at_table(browser, server, table, ben) as two,
            at_table(browser, server, table) as three,
        ):
            for _ in range(4):
                page, person = (one, ada) if table.to_move == 0 else (two, ben)
                play_turn(page, server, table, person, click)
            last = table.sentences[-1].move
            for page in (one, two, three):
                page.wait_for_selector(f"#s{len(table.sentences) - 1}", state="attached")
            assert last == len(table.moves) - 1
            assert three.locator('[hx-post^="move"], [data-lit]').count() == 0
            hand = table.view(0).position["players"][0]["hand"]
            assert hand[:2] in one.content()
            assert three.locator("#hand button").count() == 0

    def test_one_screen(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(one_screen)
        with at_table(browser, server, table, ada) as page:
            for seat in (0, 1, 0):
                until_turn(page, table, seat)
                page.wait_for_selector('#state [hx-post*="uncover"]')
                assert page.locator('[hx-post^="move"], [data-lit]').count() == 0
                assert page.locator("#answer").text_content() == "", "what the other one asked"
                page.click('#state [hx-post*="uncover"]')
                page.wait_for_selector("#hand .card")
                page.keyboard.press("?")
                page.locator("#command input").fill("hand")
                page.locator("#command button").click()
                page.wait_for_selector("#answer:not(:empty)")
                page.keyboard.press("Escape")
                play_turn(page, server, table, ada, click)

    def test_chat_and_a_phrase(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, ben = server.do(two_people)
        with (
            at_table(browser, server, table, ada) as one,
            at_table(browser, server, table, ben) as two,
        ):
            for page in (one, two):
                page.click("#open-chat-room")
            one.fill("#chat-room input[name=text]", "good luck <b>Ben</b>")
            one.press("#chat-room input[name=text]", "Enter")
            two.wait_for_selector("text=good luck <b>Ben</b>")
            wait(one, lambda: one.input_value("#chat-room input[name=text]") == "")


class TestComingBack:
    def test_a_reload_and_a_restart_in_the_middle_of_a_turn(
        self, serve: Serve, browser: Browser, tmp_path: Path
    ) -> None:
        path = tmp_path / "tables.sqlite"
        server = serve(path=path)
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            play(page, server, table, ada, ">c4")
            page.reload()
            page.wait_for_selector("#s0")
            server.stop()
            page.wait_for_selector("#offline", state="visible")
            again = serve(path=path, port=server.port)
            same = again.do(lambda services: services.tables.find(table.id))
            assert same.state.position() == table.state.position()
            page.wait_for_selector("#offline", state="hidden")
            my_turn(page, again, same, [0])
            play(page, again, same, ada, ">d4")
            assert same.view(None).position["figures"][0] == "d4"

    def test_a_phone_takes_over_a_seat(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with (
            visitor(browser, server, ada) as laptop,
            visitor(browser, server, None, **PHONE) as phone,
        ):
            laptop.goto(f"{server.address}/me")
            link = f"{server.address}/me/{ada.key}"
            assert link in laptop.content()
            phone.goto(link)
            phone.click("form button.main")
            open_table(phone, server, table)
            play(phone, server, table, ada, ">c4")
            laptop.goto(f"{server.address}/t/{table.id}")
            laptop.wait_for_selector("#s0")


class TestControls:
    def test_undo_and_restart(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            start = table.state.position()
            play(page, server, table, ada, ">c4")
            my_turn(page, server, table, [0])
            page.keyboard.press("u")
            wait(page, lambda: not table.moves)
            assert table.state.position() == start

    def test_undo_after_a_bot_has_answered(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, "moon-base", {}))
        with at_table(browser, server, table, ada) as page:
            my_turn(page, server, table, [0])
            start = table.state.position()
            play_move(page, server, table, ada, click)
            my_turn(page, server, table, [0])
            wait(page, lambda: any(played.seat == 1 for played in table.moves))
            my_turn(page, server, table, [0])
            page.wait_for_selector("#do-undo:not([aria-disabled])")
            assert page.locator("#do-ask-undo").count() == 0
            page.click("#do-undo")
            wait(page, lambda: table.state.position() == start)

    def test_the_turn_from_its_beginning(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            for move in (">c4", ">c5"):
                play(page, server, table, ada, move)
                my_turn(page, server, table, [0])
            page.click("#open-menu-room")
            page.click("#do-restart")
            wait(page, lambda: not table.moves)

    def test_back_by_consent(self, serve: Serve, browser: Browser) -> None:
        with after_a_turn(serve, browser) as (table, one, two):
            for answer in ("0", "1"):
                ask_to_undo(one)
                two.click(f"#do-answer-yes-{answer}")
                wait(two, lambda: table.request is None)
                assert (table.to_move == 0) == (answer == "1")

    def test_a_request_is_withdrawn(self, serve: Serve, browser: Browser) -> None:
        with after_a_turn(serve, browser) as (table, one, two):
            ask_to_undo(one)
            two.wait_for_selector(".request >> text=Ada asks to take back a move")
            one.wait_for_selector(".request >> text=You have asked to take back a move")
            one.click("#do-withdraw")
            two.wait_for_selector(".request", state="detached")
            assert table.request is None

    def test_a_hint_and_a_rematch(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, ben = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("h")
            page.wait_for_selector("#advice:not(:empty)", timeout=60_000)
            play(page, server, table, ada, ">c4")
            page.wait_for_selector("#advice:empty", state="attached")
            server.do(lambda services: services.play.resign(table.id, ben, 1))
            page.click("#do-rematch")
            page.wait_for_url(lambda url: table.id not in url)
            assert table.rematch is not None
            assert table.rematch in page.url

    def test_a_bot_stands_in_and_its_person_comes_back(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve(pause=60.0)
        table, ada, ben = server.do(two_people)
        with at_table(browser, server, table, ben) as two:
            two.click("#do-stand-in-seat-0")
            wait(two, lambda: table.seats[0].stand_in)
        with at_table(browser, server, table, ada) as one:
            one.click("#do-come-back-seat-0")
            wait(one, lambda: not table.seats[0].stand_in)

    @pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
    def test_a_turn_through_the_command_box(
        self, serve: Serve, browser: Browser, game: str
    ) -> None:
        server = serve()
        table, *people = server.do(lambda services: two_people(services, game))
        seat = table.to_move
        assert seat is not None
        with visitor(browser, server, people[seat]) as page:
            open_table(page, server, table)
            page.keyboard.press("?")
            for words in ("hand", "score"):
                page.locator("#command input").fill(words)
                page.keyboard.press("Enter")
                page.wait_for_function(
                    "() => document.querySelector('#answer').innerText.length > 3"
                )
            turn, count = table.state.turn_label(), 0
            while (table.state.turn_label(), table.to_move) == (turn, seat):
                my_turn(page, server, table, [seat])
                legal = table.view(seat).legal
                wanted = [">c4", "drop", "/"] if count else [">c4"]
                move = next((one for one in wanted if one in legal), legal[0])
                count = len(table.moves)
                page.locator("#command input").fill(move)
                page.keyboard.press("Enter")
                until_moved(page, table, count)
                assert page.evaluate("document.activeElement.name") == "words"
            assert table.status == RUNNING
            assert table.moves[-1].seat == seat
            assert len(table.moves) >= (1 if game == "moon-base" else 3)

    def test_a_double_click_is_one_click(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            page.locator("#lit [data-lit]").first.dblclick()
            wait(page, lambda: bool(table.moves))
            catch_up(page, table)
            assert [played.by_hand for played in table.moves].count(True) == 1
            assert page.locator("#msg").text_content() == ""

    def test_a_second_click_spares_what_comes_under_the_pointer(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            assert page.evaluate(UNDER_THE_POINTER, 0) == "do-hint"
            assert page.evaluate(UNDER_THE_POINTER, 1) == "shield"
            page.wait_for_selector("#shield", state="detached")
            page.locator("#do-hint").click()

    def test_a_box_clicked_while_moving_opens_the_tray_on_it(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        position, box = somewhere_to_build()
        table, ada = server.do(partial(against_a_bot, bot="newcomer", position=position))
        with at_table(browser, server, table, ada) as page:
            page.locator(f"#box-{box}").click()
            page.wait_for_selector(f'#pay-box-{box}[aria-pressed="true"]')
            assert [played.move for played in table.moves] == ["/"]

    def test_what_helps_to_play_stays_open(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, *people = server.do(lambda services: two_people(services, "moon-base"))
        first = people[table.to_move or 0]
        with at_table(browser, server, table, first) as page:
            page.locator("#tool-aid").click()
            page.wait_for_selector("#sheet[data-open] .aid")
            play_move(page, server, table, first, click)
            catch_up(page, table)
            assert page.locator("#sheet[data-open] .aid").count() == 1

    def test_a_stale_page_gets_a_reason(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            page.route("**/events*", lambda route: route.abort())
            reload(page)
            server.do(lambda services: services.play.move(table.id, ada, ">c4", table.acted))
            page.locator('#act [hx-post^="move"]').first.click()
            page.wait_for_selector("#msg:not(:empty)")

    def test_a_turn_that_comes_is_spoken_and_so_is_a_folded_log(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, ben = server.do(two_people)
        with at_table(browser, server, table, ben, **PHONE) as page:
            for move in (">c4", "/", "/", "drop"):
                if my_turn(page, server, table, [0, 1]) and move in table.view(0).legal:
                    server.do(partial(play_at, table, ada, move))
            page.wait_for_selector(
                "#spoken p >> text=/^Your turn\\. Courtyard, c3/", state="attached"
            )
            spoken = page.locator("#spoken").text_content() or ""
            assert "Ada walked to c4, Fire Temple" in spoken

    def test_a_refused_command_is_answered_at_its_box(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada, **PHONE) as page:
            page.keyboard.press("?")
            page.locator("#command input").fill(">a9")
            page.keyboard.press("Enter")
            page.wait_for_selector("#answer:not(:empty)")
            page.wait_for_function(IS_IN_SIGHT, arg="#answer")
            assert page.locator("#answer").get_attribute("role") == "status"
            assert page.locator("#msg").text_content() == ""
            assert page.locator("#command input").input_value() == ">a9"

    def test_enter_pays_what_an_answer_proposes(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        position, box = somewhere_to_build()
        table, ada = server.do(partial(against_a_bot, bot="newcomer", position=position))
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("?")
            page.locator("#command input").fill(f"pay {box}")
            page.keyboard.press("Enter")
            page.wait_for_selector("#answer:not(:empty)")
            offered = page.locator("#command input").input_value()
            assert offered.startswith(f"/ {box}=")
            page.locator("#command input").press("Enter")
            wait(page, lambda: len(table.moves) >= 2)
            assert [played.move for played in table.moves][:2] == offered.split()

    def test_a_stream_that_shows_nothing_of_what_was_done_is_opened_again(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with visitor(browser, server, ada) as page:
            page.add_init_script(COUNT_MESSAGES)
            open_table(page, server, table)
            page.wait_for_function("() => window.messages > 0")
            monkeypatch.setattr(server.services.presence, "tell", lambda name: None)
            play(page, server, table, ada, ">c4")
            page.wait_for_selector("#s0", state="attached")

    def test_resigning_is_asked_about(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, _ = server.do(two_people)
        with at_table(browser, server, table, ada) as page:
            page.click("#open-menu-room")
            resign = page.locator('[hx-post*="resign"]')
            for way_out in ("Enter", "Escape"):
                resign.click()
                page.wait_for_selector("#confirm[open] >> text=The other player wins")
                page.keyboard.press(way_out)
                page.wait_for_selector("#confirm", state="hidden")
                assert page.evaluate("document.activeElement.id") == "do-resign-seat-0"
            assert table.status == RUNNING
            resign.click()
            page.locator("#confirm-yes >> text=Resign").click()
            wait(page, lambda: table.status == OVER)
