"""What is seen and heard of moves: the steps that games list, and the script that plays them."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest

from selenite.bots import make
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.table.model import Seat
from selenite.web import motion, regions
from tests.table.running_services import with_services

from .driving import Serve, at_table, wait

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from local_server import Server
    from selenite.table.services import Services
    from selenite.table.store import Person
    from selenite.table.table import Table

SOUNDS = {"card", "stone", "metal", "crystal", "offering", "step"}
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


def _two_people(services: Services, game: str, options: dict[str, Any]) -> Any:
    async def seated() -> tuple[Table, Person, Person]:
        ada = await services.people.welcome("Ada")
        ben = await services.people.welcome("Ben")
        seats = [Seat(ada.id, "Ada"), Seat(ben.id, "Ben")]
        table = await services.seating.set_up(ada, game, options, seats, seed=bytes([5]) * 32)
        return table, ada, ben

    return seated()


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


class TestSteps:
    @pytest.mark.parametrize("game", sorted(registry.games()))
    def test_everything_that_moves_is_on_the_page(self, game: str) -> None:
        """Each step names a place that the page of every viewer has, and a sound there is."""

        async def story(services: Services) -> None:
            table, ada, ben = await _two_people(services, game, {})
            people, n = [ada, ben], 0
            while (seat := table.to_move) is not None and n < 160:
                if table.automatic_move() is not None:
                    await asyncio.sleep(0)
                    continue
                before = [_ids(services, table, person) for person in (ada, ben, None)]
                move = make("random", Rng(f"{game}/{n}")).choose(table.view(seat))
                await services.play.move(table.id, people[seat], move, table.acted)
                n += 1
                for person, ids in zip((ada, ben, None), before, strict=True):
                    shown = _steps(services, table, person)
                    now = _ids(services, table, person)
                    for step in shown:
                        if "data-sound" in step:
                            assert step["data-sound"] in SOUNDS
                        if "data-from" in step:
                            assert _is_there(step["data-from"], ids), (move, step)
                        if "data-to" in step and step["data-do"] != "appear":
                            assert _is_there(step["data-to"], now), (move, step)

        with_services(story)

    def test_a_step_says_when_it_begins(self) -> None:
        assert (
            motion.sound("card", 250) == '<i data-do="sound" data-at="250" data-sound="card"></i>'
        )

    def test_words_are_escaped(self) -> None:
        assert "&lt;b&gt;" in motion.banner("<b>")


def _regions(services: Services, table: Table, person: Person | None) -> str:
    context = regions.viewer_context(services, table, person, "en")
    return "".join(
        f'<div id="{key}">{one}</div>' for key, one in regions.of(services, context, person).items()
    )


def _ids(services: Services, table: Table, person: Person | None) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', _regions(services, table, person)))


def _steps(services: Services, table: Table, person: Person | None) -> list[dict[str, str]]:
    context = regions.viewer_context(services, table, person, "en")
    found = re.findall(r"<i ([^>]*)>", regions.happened(context))
    steps = [dict(re.findall(r'([\w-]+)="([^"]*)"', one)) for one in found]
    return [step for step in steps if "data-do" in step]


def _is_there(places: str, ids: set[str]) -> bool:
    """Whether one of several places begins with an id of the page; what has none isn't checked."""
    named = [re.match(r"#([\w-]+)", place) for place in places.split(" | ")]
    return any(one is None or one[1] in ids for one in named)


CITY = "blue-moon-city"


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
        table, ada, ben = server.do(lambda services: _two_people(services, CITY, {}))
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
        table, ada, ben = server.do(lambda services: _two_people(services, CITY, {}))
        with at_table(browser, server, table, ada) as page:
            self._paid(server, page, table, [ada, ben])
            cubes = table.view(0).position["players"][0]["cubes"]
            figure = page.locator('#player-0 [data-count="cubes-0"]')
            wait(page, lambda: figure.text_content() == f"{cubes}")

    def test_with_less_motion_places_are_marked_and_nothing_moves(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, ben = server.do(lambda services: _two_people(services, CITY, {}))
        with at_table(browser, server, table, ada, reduced_motion="reduce") as page:
            page.evaluate(f"() => {{{RECORD}}}")
            self._paid(server, page, table, [ada, ben])
            page.wait_for_function("() => window.animations.some(a => a.class === 'glow')")
            frames = page.evaluate("() => JSON.stringify(window.animations.map(a => a.frames))")
            assert "translate" not in frames

    def test_a_page_that_is_loaded_plays_nothing(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, ben = server.do(lambda services: _two_people(services, CITY, {}))
        with at_table(browser, server, table, ada) as page:
            self._paid(server, page, table, [ada, ben])
            page.add_init_script(RECORD)
            page.reload()
            page.wait_for_selector("#flight", state="attached")
            server.do(lambda services: services.play.say(table.id, ben, "hello"))
            page.wait_for_selector("#chat li", state="attached")
            assert page.evaluate("() => window.animations") == []

    def test_a_ring_is_carried_from_the_hand_to_its_place(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada, ben = server.do(lambda services: _two_people(services, "moon-base", {}))
        people = [ada, ben]
        with at_table(browser, server, table, ada, viewport={"width": 1440, "height": 900}) as page:
            page.evaluate(f"() => {{{RECORD}}}")

            async def play(services: Services) -> str:
                return await _play_until(services, table, people, lambda _, move: ">" in move)

            move = server.do(play)
            turn = page.locator("#state .turn")
            wait(page, lambda: turn.get_attribute("data-seq") == f"{table.acted}")
            mover = table.to_move
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
