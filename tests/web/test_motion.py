"""The script that plays the steps of a move, in a real browser."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest

from selenite.bots import make
from selenite.core.chance import Rng
from selenite.table.model import Seat

from .driving import Serve, at_table, open_table, visitor, wait

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from local_server import Server
    from selenite.table.services import Services
    from selenite.table.store import Person
    from selenite.table.table import Table

RECORD = """
window.animations = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const box = this.getBoundingClientRect().toJSON();
  const animation = animate.call(this, frames, timing);
  const seen = { class: this.getAttribute('class') ?? '', id: this.id, frames, box, isOver: false };
  window.animations.push(seen);
  animation.finished.then(() => { seen.isOver = true; }, () => {});
  return animation;
};"""
"""Remembers every animation that the page's script starts."""


async def two_people(services: Services, game: str) -> tuple[Table, Person, Person]:
    """A table of two, always the same game."""
    ada = await services.people.welcome("Ada")
    ben = await services.people.welcome("Ben")
    seats = [Seat(ada.id, "Ada"), Seat(ben.id, "Ben")]
    table = await services.seating.set_up(ada, game, {}, seats, seed=bytes([5]) * 32)
    return table, ada, ben


async def _play_until(
    services: Services, table: Table, people: list[Person], is_wanted: Any, most: int = 2000
) -> str:
    """Play greedily until the next move is one that is wanted, which is not played."""
    for n in range(most):
        seat = table.to_move
        assert seat is not None, "the game ended first"
        view = table.view(seat)
        if table.automatic_move() is not None:
            await asyncio.sleep(0)
            continue
        move = make("greedy", Rng(f"{n}")).choose(view)
        if is_wanted(seat, move):
            return move
        await services.play.move(table.id, people[seat], move, table.acted)
    raise AssertionError("no such move came")


CITY = "blue-moon-city"


def unisolated(text: str | None) -> str:
    """A text without the signs that isolate what is inserted."""
    return re.sub("[\u2066-\u2069]", "", text or "")


class TestPage:
    def _paid(self, server: Server, page: Page, table: Table, people: list[Person]) -> str:
        """A payment by the first seat, whose page is open."""

        async def play(services: Services) -> str:
            return await _play_until(
                services, table, people, lambda seat, move: seat == 0 and re.match(r"\d=", move)
            )

        move = server.do(play)
        turn = page.locator("#state .turn")
        wait(page, lambda: turn.get_attribute("data-seq") == f"{table.acted}")
        page.evaluate("() => { window.animations = []; }")
        server.do(lambda services: services.play.move(table.id, people[0], move, table.acted))
        return move

    def test_cards_fly_from_the_hand_to_the_box_and_are_gone(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, ben = server.do(lambda services: two_people(services, CITY))
        with at_table(browser, server, table, ada, viewport={"width": 1440, "height": 900}) as page:
            page.evaluate(f"() => {{{RECORD}}}")
            move = self._paid(server, page, table, [ada, ben])
            page.wait_for_function("() => window.animations.some(a => a.class === 'flyer')")
            flown = page.evaluate("() => window.animations.filter(a => a.class === 'flyer')")
            hand = page.locator("#hand-room").bounding_box()
            cell = table.view(0).position["figures"][0]
            tile = page.locator(f"#tile-{cell}").bounding_box()
            assert hand is not None
            assert tile is not None
            cards = flown[: len(move.partition("=")[2].partition(":")[0]) // 2]
            assert cards
            for card in cards:
                x, y = card["box"]["x"] + 31, card["box"]["y"] + 44
                assert hand["y"] - 60 < y < hand["y"] + hand["height"]
                last = card["frames"][-1]["translate"]
                dx, dy = (float(part.rstrip("px")) for part in last.split())
                assert tile["x"] < x + dx < tile["x"] + tile["width"]
                assert tile["y"] < y + dy < tile["y"] + tile["height"]
            page.wait_for_function("() => window.animations.every(a => a.isOver)")
            page.wait_for_function("() => document.querySelector('#flight').children.length === 0")

    def test_numbers_count_up_to_what_they_are(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, ben = server.do(lambda services: two_people(services, CITY))
        with at_table(browser, server, table, ada) as page:
            self._paid(server, page, table, [ada, ben])
            cubes = table.view(0).position["players"][0]["cubes"]
            figure = page.locator('#player-0 [data-count="cubes-0"]')
            wait(page, lambda: figure.text_content() == f"{cubes}")

    def test_with_less_motion_places_are_marked_and_nothing_moves(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, ben = server.do(lambda services: two_people(services, CITY))
        with at_table(browser, server, table, ada, reduced_motion="reduce") as page:
            page.evaluate(f"() => {{{RECORD}}}")
            self._paid(server, page, table, [ada, ben])
            page.wait_for_function("() => window.animations.some(a => a.class === 'glow')")
            frames = page.evaluate("() => JSON.stringify(window.animations.map(a => a.frames))")
            assert "translate" not in frames

    def test_with_less_motion_a_place_is_marked_once_however_much_comes_there(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, _ = server.do(lambda services: two_people(services, CITY))
        with visitor(browser, server, ada, reduced_motion="reduce") as page:
            page.add_init_script(RECORD)
            open_table(page, server, table)
            page.wait_for_function("() => window.animations.some(a => a.class === 'glow')")
            boxes = page.evaluate(
                "() => animations.filter(a => a.class === 'glow').map(a => JSON.stringify(a.box))"
            )
            assert page.locator('#happened [data-to="#hand"]').count() > 1
            assert len(boxes) == len(set(boxes))

    def test_a_page_that_is_loaded_plays_nothing(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, ben = server.do(lambda services: two_people(services, CITY))
        with at_table(browser, server, table, ada) as page:
            self._paid(server, page, table, [ada, ben])
            page.add_init_script(RECORD)
            page.reload()
            page.wait_for_selector("#flight", state="attached")
            server.do(lambda services: services.play.say(table.id, ben, "hello"))
            page.wait_for_selector("#chat li", state="attached")
            assert page.evaluate("() => window.animations") == []

    @pytest.mark.parametrize("game", [CITY, "moon-base"])
    def test_a_game_opens_once(self, serve: Serve, browser: Browser, game: str) -> None:
        server = serve()
        table, ada, ben = server.do(lambda services: two_people(services, game))
        with visitor(browser, server, ada) as page:
            page.add_init_script(RECORD)
            open_table(page, server, table)
            page.wait_for_function("() => window.animations.some(a => a.class === 'banner')")
            first = table.names()[table.to_move or 0]
            city = "You begin!" if table.to_move == 0 else f"{first} begins"
            words = city if game == CITY else "Ben takes a colour, Ada begins"
            assert unisolated(page.locator("#happened [data-do=banner]").text_content()) == words
            page.reload()
            page.wait_for_selector("#flight", state="attached")
            server.do(lambda services: services.play.say(table.id, ben, "hello"))
            page.wait_for_selector("#chat li", state="attached")
            assert page.evaluate("() => window.animations") == []

    def test_a_ring_is_carried_from_the_hand_to_its_place(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, ben = server.do(lambda services: two_people(services, "moon-base"))
        people = [ada, ben]
        with at_table(browser, server, table, ada, viewport={"width": 1440, "height": 900}) as page:
            page.evaluate(f"() => {{{RECORD}}}")

            async def play(services: Services) -> str:
                return await _play_until(
                    services, table, people, lambda seat, move: seat == 1 and ">" in move
                )

            move = server.do(play)
            turn = page.locator("#state .turn")
            wait(page, lambda: turn.get_attribute("data-seq") == f"{table.acted}")
            mover = table.to_move or 0
            server.do(
                lambda services: services.play.move(table.id, people[mover], move, table.acted)
            )
            page.wait_for_function("() => window.animations.some(a => a.class === 'glider')")
            carried = page.evaluate("() => window.animations.find(a => a.class === 'glider')")
            hand = page.locator("#hand-room").bounding_box()
            assert hand is not None
            _, dy = (float(part.rstrip("px")) for part in carried["frames"][0]["translate"].split())
            start = carried["box"]["y"] + carried["box"]["height"] / 2 + dy
            assert hand["y"] < start < hand["y"] + hand["height"]
            hidden = page.evaluate("() => window.animations.find(a => a.id.startsWith('ring-'))")
            assert hidden["frames"] == [{"opacity": 0}, {"opacity": 0}]
            page.wait_for_function("() => window.animations.every(a => a.isOver)")
