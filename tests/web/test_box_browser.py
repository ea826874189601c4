"""My box in a real browser: from a wrong number to a game that is played with the right one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from local_server import Server
from selenite.games.blue_moon_city import printed
from selenite.table.services import Services
from selenite.table.store import Box, Person
from selenite.table.table import Table
from selenite.texts import say

from .driving import Serve, click, my_turn, play_move, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CITY, MOON = "blue-moon-city", "moon-base"
MILL = printed.corrected(printed.standard(), "tile.mill", {"box-2-value": "3"}, False)
CHANGE = "Mill, Box 2: Terrah 2 → Terrah 3"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


async def with_box(services: Services) -> tuple[Person, Box]:
    """Somebody with a box that is shared."""
    ada = await services.people.welcome("Ada")
    box = await services.boxes.add(ada, CITY, "Attic", MILL)
    return ada, await services.boxes.share(box)


def type_number(page: Page, fact: str, label: str, text: str) -> None:
    """Type a number into a field; the server is asked about it."""
    group = page.get_by_role("group", name=fact, exact=True)
    with page.expect_response("**/check?**"):
        group.get_by_label(label, exact=True).fill(text)


def table_at(page: Page, server: Server) -> Table:
    """The table that a page has come to."""
    page.wait_for_url("**/t/*")
    return server.services.tables.loaded[page.url.rpartition("/")[2]]


def play_first_moves(page: Page, server: Server, table: Table) -> None:
    """Some moves of whoever has the page."""
    person = table.seats[0].person
    assert person is not None
    somebody = server.do(lambda services: services.people.find(person))
    assert somebody is not None
    count = len(table.moves)
    while len(table.moves) < count + 3 and my_turn(page, server, table, [0]):
        play_move(page, server, table, somebody, click)
    assert len(table.moves) >= count + 3


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_from_a_wrong_number_to_a_game(
    serve: Serve, browser: Browser, device: dict[str, Any]
) -> None:
    server = serve()
    with visitor(browser, server, **device) as page:
        page.goto(f"{server.address}/box")
        page.get_by_role("link", name=say("box-compare")).first.click()
        page.get_by_role("link", name="Mill").click()
        title = page.locator("#edit-title")
        expect(title).to_be_focused()
        expect(title).to_be_in_viewport()

        fault = page.locator("#fault")
        expect(fault).to_be_empty()
        type_number(page, "Box 2", "Value", "9")
        expect(fault).to_contain_text("with a value from 1 to 5")
        type_number(page, "Box 2", "Value", "4")
        expect(fault).to_be_empty()
        expect(page.locator("#preview")).to_contain_text("4")
        expect(page.locator("#note-box-2")).to_have_text(say("box-note-ours", ours="Terrah 2"))
        type_number(page, "Box 2", "Value", "3")

        page.get_by_label(say("box-name")).fill("Attic")
        page.get_by_role("button", name=say("box-save"), exact=True).click()
        expect(page.get_by_role("status")).to_have_text(say("box-saved"))
        expect(page.locator(".box-changes")).to_have_text(CHANGE)

        page.get_by_role("link", name=say("box-play")).click()
        expect(page.get_by_label("Printed numbers")).to_be_visible()
        page.get_by_label(say("lobby-nickname")).fill("Ada")
        page.get_by_role("button", name=say("lobby-play"), exact=True).first.click()
        table = table_at(page, server)
        assert table.view(None).position["options"]["components"] == MILL
        page.locator("#first-room [data-close]").click()  # on phones the offer lies over the bar
        page.locator("#open-menu-room").click()
        page.locator("#corrections summary").click()
        expect(page.locator("#corrections li")).to_have_text(CHANGE)
        page.keyboard.press("Escape")
        play_first_moves(page, server, table)


def test_another_person_opens_a_shared_link(serve: Serve, browser: Browser) -> None:
    server = serve()
    _, box = server.do(with_box)
    with visitor(browser, server) as page:
        page.goto(f"{server.address}/shared-box/{box.share}")
        expect(page.locator(".box-changes")).to_have_text(CHANGE)
        assert page.locator("input, select").locator("visible=true").count() == 0
        page.get_by_role("button", name=say("box-copy")).click()
        expect(page.locator("#set-title")).to_have_text(say("box-title"))
        page.goto(f"{server.address}/shared-box/{box.share}")
        page.get_by_role("link", name=say("box-play")).click()
        expect(page.get_by_label("Printed numbers")).to_have_value(box.share or "")
        page.get_by_label(say("lobby-nickname")).fill("Ben")
        page.get_by_role("button", name=say("lobby-play"), exact=True).first.click()
        table = table_at(page, server)
        assert table.view(None).position["options"]["components"] == MILL
        play_first_moves(page, server, table)


def test_a_box_is_corrected_by_keyboard_alone(serve: Serve, browser: Browser) -> None:
    server = serve()
    ada, box = server.do(with_box)
    with visitor(browser, server, ada) as page:
        page.goto(f"{server.address}/box/{CITY}/{box.id}")
        page.get_by_role("link", name="Citadel").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#edit-title")).to_be_focused()
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.name") == "f.box-1-people"
        page.keyboard.press("Tab")
        with page.expect_response("**/check?**"):
            page.keyboard.type("2")
        expect(page.locator("#note-box-1")).to_have_text(say("box-note-ours", ours="Vulca 3"))
        page.keyboard.press("Enter")
        expect(page.locator(".box-changes")).to_contain_text("Citadel, Box 1: Vulca 3 → Vulca 2")


def test_one_goes_from_tile_to_tile(serve: Serve, browser: Browser) -> None:
    server = serve()
    ada, box = server.do(with_box)
    with visitor(browser, server, ada) as page:
        page.goto(f"{server.address}/box/{CITY}/{box.id}?item=tile.mill")
        for tile in ("Caravanserai", "Monastery Tower", "Citadel"):
            page.get_by_label(say("box-compared")).check()
            page.get_by_role("button", name=say("box-save-next", item=tile)).click()
            expect(page.locator("#edit-title")).to_have_text(tile)
        expect(page.locator(".box-set")).to_contain_text(say("box-progress", done=3, all=22))


def test_a_crater_that_is_clicked_leads_to_its_row(serve: Serve, browser: Browser) -> None:
    server = serve()
    with visitor(browser, server) as page:
        page.goto(f"{server.address}/box/{MOON}")
        page.locator('#preview [data-crater="S20"]').click()
        expect(page.locator("#fact-crater-S20")).to_be_in_viewport()
        type_number(page, "S20", "x", "3")
        expect(page.locator("#fault")).to_contain_text("coordinates are even")
        type_number(page, "S20", "x", "4")
        expect(page.locator("#preview .differs")).to_have_count(1)


def test_a_message_is_copied_and_a_box_is_deleted(serve: Serve, browser: Browser) -> None:
    server = serve()
    ada, box = server.do(with_box)
    with visitor(browser, server, ada) as page:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.goto(f"{server.address}/box/{CITY}/{box.id}")
        page.locator("#send summary").click()
        page.get_by_role("button", name=say("box-send-copy")).click()
        expect(page.get_by_role("button", name=say("gathering-copied"))).to_be_visible()
        assert CHANGE in page.evaluate("navigator.clipboard.readText()")
        sure = page.get_by_role("button", name=say("box-delete-yes"))
        expect(sure).to_be_hidden()
        page.locator("#delete summary").click()
        sure.click()
        page.wait_for_url("**/box")
        assert server.do(lambda services: services.boxes.of_person(ada)) == []


def test_without_the_script_everything_can_be_saved(serve: Serve, browser: Browser) -> None:
    server = serve()
    ada, box = server.do(with_box)
    with visitor(browser, server, ada, java_script_enabled=False) as page:
        page.goto(f"{server.address}/box/{CITY}/{box.id}")
        page.get_by_role("link", name="Citadel").click()
        group = page.get_by_role("group", name="Leader", exact=True)
        group.get_by_label("Crystals", exact=True).fill("x")
        page.get_by_role("button", name=say("box-save"), exact=True).click()
        expect(page.locator("#fault")).to_contain_text("must be a whole number from 0 to 9")
        expect(group.get_by_label("Crystals", exact=True)).to_have_value("x")
        group.get_by_label("Crystals", exact=True).fill("2")
        page.get_by_role("button", name=say("box-save"), exact=True).click()
        expect(page.locator(".box-changes")).to_contain_text("Citadel, Leader")
