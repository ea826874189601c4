"""The moon in three dimensions: when it is loaded, what it shows, and that it can be played on."""

from __future__ import annotations

import gzip
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from math import dist
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from selenite.core import registry
from selenite.games.moon_base.moon import moon_of
from selenite.games.moon_base.web.page import MoonPage
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import say
from selenite.web import assets
from selenite.web.parts import view_3d
from tests.games.moon_base.web.looking import mover, some_pair, state_of
from tests.table.running_services import two_people
from tests.web.conftest import launched
from tests.web.driving import COUNT_MESSAGES, HAS_STREAM, Serve, open_table, visitor, wait
from tests.web.test_pages import serious

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

GAME = "moon-base"
MOST = 250_000
"""Bytes that the view may add to what a page loads, compressed."""

PLACING, HIGH = "3/38/moon", "5/74/moon"
WINDOW = {"width": 900, "height": 700}
CANVAS = "#view-3d canvas"
NO_WEBGL = "HTMLCanvasElement.prototype.getContext = () => null;"
COLOURS = """source => new Promise(done => {
  const image = new Image();
  image.onload = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
    const paint = canvas.getContext('2d');
    paint.drawImage(image, 0, 0, 60, 60);
    const bytes = paint.getImageData(0, 0, 60, 60).data;
    const seen = new Set();
    for (let at = 0; at < bytes.length; at += 4) seen.add(bytes.slice(at, at + 3).join());
    done(seen.size);
  };
  image.src = source;
})"""
"""How many colours a picture has when it is made smaller."""


async def table_at(services: Services, state: str) -> tuple[Table, Person]:
    """A table of two that goes on from a state, and whoever is to move."""
    position = state_of(state).position()
    table, ada, ben = await two_people(services, GAME, position=position)
    return table, ben if table.to_move else ada


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser that draws in three dimensions without a graphics card."""
    with launched(
        "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"
    ) as chromium:
        yield chromium


@contextmanager
def at_the_moon(
    serve: Serve,
    browser: Browser,
    script: str = "",
    has_touch: bool = False,
    state: str = PLACING,
) -> Iterator[Page]:
    """The page of whoever is to move."""
    server = serve()
    table, person = server.do(lambda services: table_at(services, state))
    options = {"viewport": WINDOW, "reduced_motion": "reduce", "has_touch": has_touch}
    with visitor(browser, server, person, **options) as page:
        page.add_init_script(COUNT_MESSAGES + script)
        open_table(page, server, table)
        page.wait_for_function(HAS_STREAM)
        yield page


def switch_on(page: Page) -> None:
    page.locator("#view-switch").click()
    page.wait_for_selector("#view-3d.ready", timeout=60_000)


def picture(page: Page) -> bytes:
    """The moon once it is drawn."""
    page.wait_for_selector(f"{CANVAS}[aria-busy=false]")
    return page.locator(CANVAS).screenshot(animations="disabled")


def from_view(page: Page, script: str) -> Any:
    """What a script finds by the function ``read``, by which the view reads the flat drawing."""
    source = registry.find(GAME).folder / "web" / "view3d" / "position.js"
    page.route("**/position.js", lambda route: route.fulfill(path=source))
    return page.evaluate(
        f"async () => {{ const {{ read }} = await import('/position.js'); {script} }}"
    )


def ghost(page: Page) -> Any:
    """What the view takes the selected thing for."""
    return from_view(
        page,
        """const { isRing, kind, level, x, z } = read(document.querySelector('#board')).ghost;
        return { isRing, kind, level, x, z };""",
    )


def point_of(element: Locator) -> list[float]:
    """Where an element of the flat drawing is."""
    moved = element.get_attribute("transform") or ""
    return [float(one) for one in moved.removeprefix("translate(").removesuffix(")").split()]


PRESSED = """
  const board = document.querySelector('#board').cloneNode(true);
  for (const moved of board.querySelectorAll('[transform]')) moved.removeAttribute('transform');
  for (const text of board.querySelectorAll('text')) text.remove();
  return read(board).targets.map(({ id, number, x, z }) => [id, number, x, z]);
"""
"""What can be pressed on the moon, by attributes alone."""


def press(page: Page, wanted: str) -> str:
    """Click on something on the moon whose id starts like this; its id."""
    point_at(page, wanted)
    found = page.locator(CANVAS).get_attribute("data-over")
    assert found is not None
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector(f"#{found}[data-chosen]", state="attached")
    page.wait_for_selector("#ghost", state="attached")
    return found


def colours(page: Page) -> int:
    """How many colours the moon has."""
    found = b64encode(picture(page)).decode()
    number: int = page.evaluate(COLOURS, f"data:image/png;base64,{found}")
    return number


def point_at(page: Page, wanted: str) -> None:
    """Move the mouse over the moon until it is on something whose id starts like this.

    It begins where one of those is in the flat drawing: in the view it won't be far from there.
    """
    box = page.locator(CANVAS).bounding_box()
    flat = page.locator(f'#board [id^="{wanted}"][data-lit]').first.bounding_box()
    assert box is not None
    assert flat is not None
    start = flat["x"] + flat["width"] / 2, flat["y"] + flat["height"] / 2
    points = [
        (box["x"] + box["width"] * across / 100, box["y"] + box["height"] * down / 100)
        for across, down in product(range(5, 95, 2), range(30, 95, 2))
    ]
    for point in sorted(points, key=lambda point: dist(point, start)):
        page.mouse.move(*point)
        over = page.locator(CANVAS).get_attribute("data-over") or ""
        if over.startswith(wanted):
            return
    pytest.fail(f"nothing on the moon is called {wanted}")


def test_the_script_is_small() -> None:
    address = view_3d(registry.find(GAME))
    assert address is not None
    file = registry.find(GAME).folder / "web" / "scripts" / address.rpartition("/")[2]
    assert len(gzip.compress(file.read_bytes(), 6)) <= MOST


def test_it_is_not_loaded_before_it_is_wanted(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        assert view_3d(registry.find(GAME)) in assets.build().later
        loaded: list[str] = []
        page.on("response", lambda one: loaded.append(urlsplit(one.url).path))
        page.reload()
        page.wait_for_function(HAS_STREAM)
        assert not [path for path in loaded if path.startswith("/scripts/")]
        switch_on(page)
        assert f"/scripts/{GAME}/view3d.js" in loaded


def test_it_shows_the_moon_whenever_it_is_switched_on(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        assert page.locator("#view-switch").inner_text() == say("web-3d", "en")
        switch_on(page)
        assert colours(page) > 200
        assert page.locator("#view-switch").inner_text() == say("web-3d-flat", "en")
        before = picture(page)
        page.locator("#view-switch").click()
        assert page.locator(CANVAS).count() == 0
        assert not page.locator("#view-3d").is_visible()
        switch_on(page)
        wait(page, lambda: picture(page) == before, seconds=0.5)


def test_it_is_remembered(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        switch_on(page)
        page.reload()
        page.wait_for_selector("#view-3d.ready", timeout=60_000)
        page.keyboard.press("3")
        page.reload()
        page.wait_for_function(HAS_STREAM)
        assert page.locator(CANVAS).count() == 0


def test_a_crater_is_chosen_by_a_click_on_the_moon(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        switch_on(page)
        before = picture(page)
        page.locator("#hand [data-lit]").first.click()
        page.wait_for_selector("#board .crater-lit")
        press(page, "lit-")
        assert picture(page) != before


def test_a_ring_is_placed_on_a_pair_that_was_chosen_on_the_moon(
    serve: Serve, browser: Browser
) -> None:
    kind, _ = some_pair(state_of(PLACING))
    with at_the_moon(serve, browser) as page:
        switch_on(page)
        rings = page.locator("#board [data-ring]")
        count = rings.count()
        page.locator(f'#hand [data-part="{kind}"][data-lit]').first.click()
        chosen = press(page, f"pair-{kind}-")
        level = page.locator(f"#{chosen}").get_attribute("data-level")
        page.locator("#act .main:not([aria-disabled=true])").click()
        wait(page, lambda: rings.count() > count)
        placed = page.locator(f"#ring-{count}")
        assert placed.get_attribute("data-kind") == kind
        assert placed.get_attribute("data-level") == level


def test_the_ghost_of_a_ring_on_a_pair_lies_on_its_level(serve: Serve, browser: Browser) -> None:
    kind, pair = some_pair(state_of(HIGH))
    assert pair.level > 2
    with at_the_moon(serve, browser, state=HIGH) as page:
        page.locator(f'#hand [data-part="{kind}"][data-lit]').first.click()
        page.locator(f'#board [data-part="{kind}:{pair.key}"]').press("Enter")
        page.wait_for_selector("#ghost", state="attached")
        x, y = pair.places[0].x, pair.places[0].y
        assert ghost(page) == {"isRing": True, "kind": kind, "level": pair.level, "x": x, "z": -y}


def test_the_ghost_of_a_settlement_stands_on_its_ring(serve: Serve, browser: Browser) -> None:
    state = state_of("settle")
    number = MoonPage(mover(state)).settlement_rings[0]
    ring = moon_of(state.position()).rings[number]
    with at_the_moon(serve, browser, state="settle") as page:
        page.locator(f'#board [data-part="settle={number}"]').press("Enter")
        page.wait_for_selector("#ghost", state="attached")
        assert ghost(page) == {
            "isRing": False, "kind": "settlement", "level": ring.level, "x": ring.x, "z": -ring.y,
        }  # fmt: skip


def test_what_can_be_pressed_says_where_it_is_and_its_number(
    serve: Serve, browser: Browser
) -> None:
    kind, _ = some_pair(state_of(HIGH))
    with at_the_moon(serve, browser, state=HIGH) as page:
        page.locator(f'#hand [data-part="{kind}"][data-lit]').first.click()
        pairs = page.locator(f'#board [id^="pair-{kind}-"][data-lit]')
        pairs.first.wait_for(state="attached")
        wanted = [
            [pair.get_attribute("id"), pair.locator("text").text_content(), *point_of(pair)]
            for pair in pairs.all()
        ]
        found = from_view(page, PRESSED)
        assert [one for one in found if one[0].startswith("pair-")] == wanted


def test_a_drag_turns_the_moon_and_chooses_nothing(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        switch_on(page)
        page.locator("#hand [data-lit]").first.click()
        page.wait_for_selector("#board .crater-lit")
        point_at(page, "lit-")
        before = picture(page)
        page.mouse.down()
        page.mouse.move(300, 300, steps=4)
        page.mouse.up()
        assert picture(page) != before
        assert page.locator("#board [data-chosen]").count() == 0


def test_two_fingers_bring_it_closer_and_turn_it(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser, has_touch=True) as page:
        switch_on(page)
        before = picture(page)
        box = page.locator(CANVAS).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        developer = page.context.new_cdp_session(page)
        for kind, reach, rise in (("Start", 40, 0), ("Move", 90, 30), ("Move", 120, 60)):
            fingers = [{"x": x - reach, "y": y - rise}, {"x": x + reach, "y": y + rise}]
            developer.send(
                "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": fingers}
            )
        developer.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert picture(page) != before


def test_keys_turn_the_moon_and_home_turns_it_back(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        switch_on(page)
        page.locator(CANVAS).focus()
        page.keyboard.press("Home")  # from now on, the focus is seen
        pictures = [picture(page)]
        for key in ("ArrowLeft", "ArrowUp", "+"):
            page.keyboard.press(key)
            pictures.append(picture(page))
        assert len(set(pictures)) == len(pictures)
        page.keyboard.press("Home")
        wait(page, lambda: picture(page) == pictures[0], seconds=0.5)


def test_what_the_keys_are_on_is_marked_on_the_moon(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        switch_on(page)
        page.locator("#hand [data-lit]").first.click()
        page.wait_for_selector("#board .crater-lit")
        page.keyboard.press("m")
        focused = page.evaluate("document.activeElement.id")
        assert page.locator(CANVAS).get_attribute("data-over") == focused
        assert focused.startswith("lit-")


def test_axe_finds_nothing_serious(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        switch_on(page)
        assert serious(page) == []


def test_a_placed_ring_is_set_down_on_the_moon(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        page.emulate_media(reduced_motion="no-preference")
        switch_on(page)
        before = picture(page)
        rings = page.locator("#board [data-ring]")
        count = rings.count()
        page.locator("#hand [data-lit]").first.click()
        page.locator(".crater-list button").first.press("Enter")
        page.locator("#act .main:not([aria-disabled=true])").click()
        wait(page, lambda: rings.count() > count)
        assert picture(page) != before


def test_without_webgl_the_button_says_so(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser, NO_WEBGL) as page:
        page.locator("#view-switch").click()
        assert page.locator("#view-switch").inner_text() == say("web-3d-none", "en")
        assert page.locator(CANVAS).count() == 0
        assert page.locator("#board svg").first.is_visible()


def test_a_script_that_does_not_come_leaves_the_flat_board(serve: Serve, browser: Browser) -> None:
    with at_the_moon(serve, browser) as page:
        page.route("**/scripts/**", lambda route: route.abort())
        page.locator("#view-switch").click()
        page.wait_for_selector("#msg:not(:empty)")
        assert page.locator("#msg").inner_text() == say("web-failed", "en")
        assert page.locator("#view-switch").inner_text() == say("web-3d", "en")


LANDING = """target => {
  const asked = { target, place: null };
  document.querySelector('#view-3d canvas')
    .dispatchEvent(new CustomEvent('selenite:landing', { detail: asked }));
  const { x, y, width, height } = asked.place;
  return [x + width / 2, y + height / 2];
}"""
"""Where a ring would be seen if it lay where a target says."""


def test_a_ring_is_dragged_to_a_crater_and_placed_by_a_second_click(
    serve: Serve, browser: Browser
) -> None:
    with at_the_moon(serve, browser, state="1/12/moon") as page:
        switch_on(page)
        box = page.locator("#hand [data-lit]").first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 20, steps=3)
        target = page.locator("#board .crater-lit[data-lit]").first
        name, place = target.get_attribute("id"), target.evaluate(LANDING)
        page.mouse.move(*place, steps=4)
        page.wait_for_selector("#flight .dragged[data-snapped]")
        page.mouse.up()
        page.wait_for_selector(f"#{name}[data-chosen]", state="attached")
        page.wait_for_selector("#ghost", state="attached")
        page.wait_for_selector(f"{CANVAS}[aria-busy=false]")
        before = page.locator("#state .turn").get_attribute("data-seq")
        page.mouse.click(*place)
        page.wait_for_selector(f'#state .turn:not([data-seq="{before}"])', state="attached")
