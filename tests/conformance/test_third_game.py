"""A third game, installed beside Selenite, works everywhere without changes to Selenite."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page  # noqa: TC002

import selenite
from local_server import Server
from selenite.core import registry
from selenite.core.game import Game
from selenite.table.model import OVER
from selenite.table.table import Table
from tests.conformance.installing import NAME
from tests.web.driving import visitor

SOURCES = Path(selenite.__file__).parent
GENERIC = [
    path
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in (".py", ".pxd", ".html", ".js", ".css", ".ftl")
    and "games" not in path.relative_to(SOURCES).parts
    and path.name != "bundle.js"
]
OURS = [name for name, game in registry.games().items() if game.package.startswith("selenite.")]
NAMES = re.compile(
    rf"(?<![A-Za-z])(?i:{'|'.join(name.replace('-', '.?') for name in (*OURS, NAME))})(?![a-z])"
)
"""As words of their own, or the beginning of a name in code."""


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: str(path.relative_to(SOURCES)))
def test_generic_code_names_no_game(path: Path) -> None:
    assert not NAMES.findall(path.read_text(encoding="utf-8"))


def test_it_installs_its_own_package_alone(toy_folder: Path) -> None:
    installed = {path.name.partition("-")[0] for path in toy_folder.iterdir()}
    assert installed == {"lunar_nim", "selenite_lunar_nim"}


@pytest.fixture
def server(toy: Game) -> Iterator[Server]:
    """A server that finds the toy game."""
    server = Server()
    yield server
    server.stop()


def start(page: Page, server: Server, toy: Game) -> Table:
    """Choose the game in the lobby, and play against a bot."""
    page.goto(server.address)
    page.get_by_label("Your nickname").fill("Ada")
    page.get_by_role("region", name=toy.title).get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    return server.services.tables.loaded[page.url.rpartition("/")[2]]


def is_my_turn(page: Page) -> bool:
    """Whether the page asks for a move; waits until it does or the game is over."""
    page.wait_for_selector('#state [data-turn="yes"], #state [data-status="over"]')
    return page.locator('#state [data-turn="yes"]').count() > 0


@contextmanager
def a_move_later(page: Page) -> Iterator[None]:
    """Do something, and wait until the page shows it."""
    before = page.locator("#state .turn").get_attribute("data-seq")
    yield
    shown = "seq => document.querySelector('#state .turn').dataset.seq !== seq"
    page.wait_for_function(shown, arg=before)


def test_it_is_played_with_the_mouse(browser: Browser, server: Server, toy: Game) -> None:
    with visitor(browser, server) as page:
        table = start(page, server, toy)
        while is_my_turn(page):
            with a_move_later(page):
                page.locator("#act button").first.click()
        assert table.status == OVER
        page.goto(f"{page.url}/replay?at=1")
        assert page.locator(f".{toy.name} [data-heap]").count() == 3


def test_it_is_played_with_the_keyboard(browser: Browser, server: Server, toy: Game) -> None:
    with visitor(browser, server) as page:
        table = start(page, server, toy)
        while is_my_turn(page):
            with a_move_later(page):
                page.keyboard.press("d")
                page.keyboard.press("Enter")
        assert table.status == OVER


def test_its_rules_are_among_the_rules_pages(browser: Browser, server: Server, toy: Game) -> None:
    with visitor(browser, server) as page:
        page.goto(f"{server.address}/rules/{toy.name}#2.1")
        assert page.locator('a[id="2.1"]').count() == 1
        assert page.get_by_role("link", name="Lunar Nim", exact=True).count() == 1


def test_it_needs_no_page_on_its_world(browser: Browser, server: Server, toy: Game) -> None:
    with visitor(browser, server) as page:
        page.goto(f"{server.address}/rules/{toy.name}")
        assert page.locator('a[href^="/world/"]').count() == 2
        assert page.locator(f'a[href="/world/{toy.name}"]').count() == 0
        answer = page.goto(f"{server.address}/world/{toy.name}")
        assert answer is not None
        assert answer.status == 404
