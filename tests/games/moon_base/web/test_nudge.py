"""Nudging the ghost of a ring from place to place, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from selenite.bots import make
from selenite.core.chance import Rng
from selenite.games.moon_base.web.page import MoonPage
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.viewer import ViewerContext
from tests.web.driving import Serve, at_table

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
