"""Nudging the ghost of a ring from place to place, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from selenite.bots import make
from selenite.core.chance import Rng
from selenite.games.moon_base.web.page import MoonPage
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.viewer import ViewerContext
from tests.web.driving import Serve, at_table, open_table, set_preferences, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GHOST = "() => document.querySelector('#ghost')?.getAttribute('transform')"


async def with_pairs(services: Services) -> tuple[Table, Person, str, str]:
    """A table where the first seat can lay a ring on a pair with several places, ring and pair."""
    people = [await services.people.welcome(name) for name in ("Ada", "Ben")]
    seats = [Seat(one.id, one.name) for one in people]
    table = await services.seating.set_up(people[0], "moon-base", {}, seats, seed=bytes(32))
    bot = make("greedy", Rng("nudge"))
    while True:
        seat = table.to_move
        assert seat is not None
        page = MoonPage(ViewerContext(table, seat, table.view(seat), "en"))
        for ring in page.hand if seat == 0 and page.step == "place" else ():
            for pair in page.pairs_for(ring):
                if len(pair.places) > 1:
                    return table, people[0], ring, pair.key
        move = bot.choose(table.view(seat))
        await services.play.move(table.id, people[seat], move, table.acted)


def test_every_arrow_moves_the_ghost_or_is_at_rest(serve: Serve, browser: Browser) -> None:
    server = serve()
    table, ada, ring, pair = server.do(with_pairs)
    with at_table(browser, server, table, ada, reduced_motion="reduce") as page:
        page.locator(f'#hand [data-part="{ring}"]').first.click()
        page.locator(f"#list-{pair}").click()
        page.wait_for_selector("#ghost", state="attached")
        moved = 0
        for way in ("left", "right", "up", "down"):
            arrow = page.locator(f"#nudge-{way}")
            if arrow.get_attribute("aria-disabled"):
                continue
            before = page.evaluate(GHOST)
            arrow.click()
            page.wait_for_function(f"before => ({GHOST})() !== before", arg=before)
            moved += 1
        assert moved


ROOM = """() => {
  const { clientHeight, scrollHeight, scrollTop } = document.querySelector("#act-room");
  return [scrollTop, scrollHeight - clientHeight];
}"""
"""How far the prompt is scrolled, and how much of it doesn't fit."""

BELOW = """selector => {
  const room = document.querySelector("#act-room").getBoundingClientRect();
  return document.querySelector(selector).getBoundingClientRect().bottom - room.bottom;
}"""
"""How far something reaches below the prompt."""


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (390, 844), (360, 640)])
def test_pairs_and_all_that_moves_the_ghost_are_in_sight(
    serve: Serve, browser: Browser, size: tuple[int, int], language: str
) -> None:
    server = serve()
    table, ada, ring, pair = server.do(with_pairs)
    viewport = {"width": size[0], "height": size[1]}
    with visitor(browser, server, ada, viewport=viewport, reduced_motion="reduce") as page:
        set_preferences(page, server, language=language)
        open_table(page, server, table)
        page.locator(f'#hand [data-part="{ring}"]').first.click()
        page.wait_for_selector(f"#list-{pair}")
        assert page.evaluate(BELOW, "#act .pair-list li") < 0
        page.locator(f"#list-{pair}").click()
        page.wait_for_selector("#ghost", state="attached")
        assert page.evaluate(ROOM) == [0, 0]
        assert page.evaluate(BELOW, "#step-looser") < 0
