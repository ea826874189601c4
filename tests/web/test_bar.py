"""The bar below the prompt: its labels fit into its buttons, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from selenite.core import registry
from selenite.texts import LANGUAGES
from tests.table.running_services import two_people

from .driving import Serve, at_table, set_preferences

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SIZES = [(390, 844), (844, 390), (1024, 700), (1280, 800)]
TOO_LONG = """() => [...document.querySelectorAll('#bar button')]
  .filter((button) => button.getClientRects().length)
  .filter((button) => {
    const inside = document.createRange();
    inside.selectNodeContents(button);
    const [words, box] = [inside, button].map((one) => one.getBoundingClientRect());
    const isWide = words.left < box.left - 1 || words.right > box.right + 1;
    return isWide || words.bottom > box.bottom + 1;
  }).map((button) => button.textContent)"""
OVERLAPS = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('#state .turn'));
  const [one, other] = [words, document.querySelector('#since-open')]
    .map((each) => each.getBoundingClientRect());
  return one.left < other.right && other.left < one.right;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_label_fits(serve: Serve, browser: Browser, game: str, language: str) -> None:
    server = serve(pause=60.0)
    table, ada, _ = server.do(lambda services: two_people(services, game=game))
    with at_table(browser, server, table, ada) as page:
        set_preferences(page, server, language=language)
        page.reload()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(TOO_LONG) == [], (width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_is_not_covered(serve: Serve, browser: Browser, language: str) -> None:
    server = serve(pause=60.0)
    table, ada, ben = server.do(lambda services: two_people(services, game="moon-base"))
    server.do(lambda services: services.play.move(table.id, ben, "gold", table.acted))
    server.do(lambda services: services.play.move(table.id, ben, "tower=L20", table.acted))
    with at_table(browser, server, table, ada) as page:
        set_preferences(page, server, language=language)
        page.reload()
        for width, height in SIZES[2:]:
            page.set_viewport_size({"width": width, "height": height})
            assert not page.evaluate(OVERLAPS)
