"""Several players at one screen: it is passed on, and shows the hand when they say so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table

from .driving import Serve, at_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCREENS = [(390, 844), (844, 390), (1280, 800)]


async def at_one_screen(services: Services) -> tuple[Table, Person]:
    """A table where one person sits at both seats."""
    ada = await services.people.welcome("Ada")
    seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
    table = await services.seating.set_up(
        ada, "blue-moon-city", {"players": 2, "first": 0}, seats, seed=bytes(32)
    )
    services.screens.cover(table)
    return table, ada


@pytest.mark.parametrize("size", SCREENS)
def test_the_button_that_shows_the_hand_is_in_sight(
    serve: Serve, browser: Browser, size: tuple[int, int]
) -> None:
    server = serve()
    table, ada = server.do(at_one_screen)
    viewport: dict[str, Any] = {"width": size[0], "height": size[1]}
    with at_table(browser, server, table, ada, viewport=viewport) as page:
        assert page.locator("#hand button").count() == 0
        page.locator("#do-uncover").click()
        page.wait_for_selector("#hand button")
