"""Equal rings in the hand: each can be the one that is chosen."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

from selenite.games.moon_base import GAME
from selenite.table.model import Seat
from selenite.web.parts import web_of
from selenite.web.regions import viewer_context
from tests.web.driving import Serve, at_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from selenite.table.services import Services
    from selenite.table.store import Person
    from selenite.table.table import Table


def twins_in_hand(services: Services, table: Table, person: Person) -> list[str]:
    """The parts that several rings of the hand stand for."""
    context = viewer_context(services, table, person, "en")
    hand = str(web_of(GAME).TABLE_PAGE.regions(context)["hand"])
    parts = re.findall(r' data-part="([LS][gsb])" id="hand-', hand)
    return [part for part in dict.fromkeys(parts) if parts.count(part) > 1]


async def until_there_are_twins(services: Services) -> tuple[Table, Person, str]:
    """A table with two equal rings in the hand of the player who places a ring."""
    ada = await services.people.welcome("Ada")
    table = await services.seating.set_up(
        ada, GAME.name, {}, [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")], seed=bytes(32)
    )
    rng = Random(1)
    for _ in range(200):
        found = twins_in_hand(services, table, ada)
        assert table.to_move is not None
        legal = table.view(table.to_move).legal
        if found and any(move.startswith(f"{found[0]}>") for move in legal):
            return table, ada, found[0]
        await services.play.move(table.id, ada, rng.choice(legal), table.acted)
    raise AssertionError("no player ever held two equal rings")


def test_a_click_on_the_other_one_chooses_it_instead(serve: Serve, browser: Browser) -> None:
    server = serve()
    table, ada, part = server.do(until_there_are_twins)
    with at_table(browser, server, table, ada, viewport={"width": 1440, "height": 900}) as page:
        rings = page.locator(f'#hand [data-part="{part}"]')
        rings.nth(0).click()
        page.wait_for_selector(f'#hand [data-part="{part}"][data-chosen]')
        assert rings.nth(1).get_attribute("data-chosen") is None
        assert rings.nth(1).get_attribute("data-lit") is not None
        rings.nth(1).click()
        assert rings.nth(1).get_attribute("data-chosen") == "1"
        assert rings.nth(0).get_attribute("data-chosen") is None
        rings.nth(1).click()
        assert rings.nth(1).get_attribute("data-chosen") is None
