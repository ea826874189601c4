"""Make the short film of a turn in the README: an animated picture, always of the same game.

    python tools/film.py [--out docs/screenshots/turn.webp]

Needs Chromium. The page's animations are stopped and shown moment by moment, so that the film
doesn't depend on how fast this machine draws.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from local_server import Server
from selenite.bots import make
from selenite.core.chance import Rng
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.identity import COOKIE
from webp import as_webp, film

ROOT = Path(__file__).parent.parent
GAME = "blue-moon-city"
SEED = b"a film of the moon, each time".ljust(32)
SIZE = (1280, 800)
SCALE, QUALITY = 0.5, 0.6
"""How much smaller the film is than the page, and how well its pictures are kept."""

STEP, LONGEST, STILL = 120, 1900, 700
"""Milliseconds between two pictures, of the longest animation, and of a picture at rest."""

WANTED = "event-completed"
"""The film shows the turn in which this happens first."""

_STOP = """() => {
  window.stopped = document.getAnimations().filter(one => one.effect.target.closest('#table'));
  for (const one of window.stopped) one.pause();
  return Math.max(0, ...window.stopped.map(one => one.effect.getComputedTiming().endTime));
}"""
_SHOW = """moment => {
  for (const one of window.stopped) {
    if (moment >= one.effect.getComputedTiming().endTime) one.finish();
    else one.currentTime = moment;
  }
}"""
Frame = tuple[bytes, int]
"""A picture as PNG, and for how many milliseconds it is shown."""


async def _set_up(services: Services) -> tuple[Table, list[Person]]:
    people = [await services.people.welcome(name) for name in ("Ada", "Luna", "Orion")]
    seats = [Seat(person.id, person.name) for person in people]
    options = {"players": 3, "open-crystals": True}
    table = await services.seating.set_up(people[0], GAME, options, seats, seed=SEED)
    return table, people


async def _next(services: Services, table: Table, people: list[Person]) -> None:
    """A move as a simple bot would make it; phases without a choice pass by themselves."""
    while table.automatic_move() is not None:
        await asyncio.sleep(0.005)
    assert table.to_move is not None, "the game ended before the turn came"
    move = make("greedy", Rng(f"{len(table.moves)}")).choose(table.view(table.to_move))
    await services.play.move(table.id, people[table.to_move], move, table.acted)


async def _rehearse(services: Services) -> tuple[int, int]:
    """Where the turn begins that is to be filmed, and how many moves it has."""
    table, people = await _set_up(services)
    while not any(one.code == WANTED and one.seat == 0 for one in table.sentences):
        await _next(services, table, people)
    label, count = table.moves[-1].label, len(table.moves)
    return next(n for n, played in enumerate(table.moves) if played.label == label), count


async def _play_to(services: Services, start: int) -> tuple[Table, list[Person]]:
    table, people = await _set_up(services)
    while len(table.moves) < start:
        await _next(services, table, people)
    return table, people


def _frames(page: Page, server: Server) -> Iterator[Frame]:
    """The pictures of the turn."""
    start, end = server.do(_rehearse)
    table, people = server.do(lambda services: _play_to(services, start))
    cookies = {COOKIE: server.cookie(people[0]), "theme": "dark", "sound": "off"}
    page.context.add_cookies(
        [{"name": key, "value": one, "url": server.address} for key, one in cookies.items()]
    )
    page.goto(f"{server.address}/t/{table.id}")
    page.wait_for_selector("#flight", state="attached")
    page.wait_for_timeout(1000)
    yield page.screenshot(), STILL
    while len(table.moves) < end:
        count = len(table.moves)
        server.do(lambda services: _next(services, table, people))
        page.wait_for_function(
            "count => Number(document.querySelector('#happened [data-move]').dataset.move) > count",
            arg=count,
        )
        last = min(page.evaluate(_STOP), LONGEST)
        for moment in range(0, int(last) + STEP, STEP):
            page.evaluate(_SHOW, moment)
            yield page.screenshot(), STEP
        page.evaluate(_SHOW, 10 * LONGEST)
    page.wait_for_timeout(600)
    yield page.screenshot(), 3 * STILL


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments and make the film."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "docs/screenshots/turn.webp")
    options = parser.parse_args(arguments)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.stderr.write("no chromium on this machine\n")
        return 1
    server = Server()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        size = {"width": SIZE[0], "height": SIZE[1]}
        page = browser.new_page(viewport=size, device_scale_factor=SCALE)  # type: ignore[arg-type]
        encoder = browser.new_page()
        made = []
        for picture, shown in _frames(page, server):
            made.append((as_webp(encoder, picture, QUALITY), shown))
        browser.close()
    server.stop()
    options.out.write_bytes(film(made))
    sys.stdout.write(f"{options.out}: {len(made)} pictures\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
