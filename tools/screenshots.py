"""Take screenshots of the pages for the documentation, always of the same games.

    python tools/screenshots.py [--out docs/screenshots] [--languages en,he] [--theme dark]
        [--sizes phone,desktop] [--all]

Needs Chromium. The files are called PAGE-SIZE-LANGUAGE.webp.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright

from local_server import Server
from selenite.bots import make
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.state import View
from selenite.table import tokens
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.identity import COOKIE
from selenite.web.parts import web_of
from webp import as_webp

ROOT = Path(__file__).parent.parent
PORT = 8765
"""A fixed port, because it is part of the links and QR codes that are shown."""

CITY, MOON = "blue-moon-city", "moon-base"
SEED = b"a picture of the moon, each time".ljust(32)
SIZES = {
    "phone": (390, 844), "small": (360, 740), "lying": (844, 390), "laptop": (1024, 700),
    "desktop": (1280, 900), "wide": (1920, 1080),
}  # fmt: skip
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
NAMES = ("Ada", "Ben", "Chen", "Dina")
ADA, DINA, NOBODY = 0, 3, -1
"""The viewers: Ada at the tables, Dina, who has few games, in the lobby, nobody at a big screen."""
CORRECTIONS = (
    (CITY, "tile.mill", {"box-2-value": "3", "leader-cards": "1", "leader-scales": "1"}),
    (MOON, "board", {"L05.x": "8", "S03.size": ""}),
)
"""What Ada has corrected in her boxes."""
SETTLED = 250
"""Milliseconds until a page stands still after a click."""


class Secrets:
    """Predictable names and keys instead of random ones."""

    def __init__(self) -> None:
        self.numbers = count(1)

    def token_bytes(self, size: int) -> bytes:
        return next(self.numbers).to_bytes(size, "big")

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return f"moon{next(self.numbers):0{size}}"


@contextmanager
def serving() -> Iterator[Server]:
    """The web table in this process."""
    with patch.object(tokens, "secrets", Secrets()):
        server = Server(port=PORT)
        try:
            yield server
        finally:
            server.stop()


# The games that are shown


class WholeGame(NamedTuple):
    """A whole game: its options, its moves, and before each move the view of its seat."""

    name: str
    options: dict[str, Any]
    moves: list[str]
    views: list[View]

    def when(self, is_it: Callable[[View], bool], first: int = 0) -> int:
        """The number of moves after which seat 0 first has a view of some kind."""
        for number in range(first, len(self.views)):
            if self.views[number].seat == 0 and is_it(self.views[number]):
                return number
        raise SystemExit(f"{self.name} has no such view")


def whole_game(name: str, options: dict[str, Any]) -> WholeGame:
    """A game that bots play against each other."""
    state = registry.find(name).new(SEED, options)
    bot = make("greedy", Rng("screenshots"))
    moves, views = [], []
    while state.seat is not None and (view := state.view(state.seat)).legal:
        views.append(view)
        moves.append(bot.choose(view))
        state.play(moves[-1])
    return WholeGame(name, options, moves, views)


def turn_of(view: View) -> dict[str, Any]:
    turn: dict[str, Any] = view.position["turn"]
    return turn


def phase(view: View) -> str:
    """The phase or step a turn is in."""
    return str(turn_of(view).get("phase") or turn_of(view).get("step"))


class Layout:
    """The people and tables that the screenshots show."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.people: list[Person] = []
        self.tables: dict[str, Table] = {}
        self.boxes: dict[str, str] = {}
        self.here: list[AbstractContextManager[None]] = []

    async def lay_out(self) -> None:
        self.people = [await self.services.people.welcome(name) for name in NAMES]
        city = whole_game(CITY, {"players": 3, "first": 0})
        moon = whole_game(MOON, {})
        middle = len(city.moves) // 2
        await self.add("city-start", city, 0)
        await self.add("city-card", city, city.when(_can_use_powers, middle))
        await self.add("city-pay", city, city.when(_has_ways_to_pay, middle))
        await self.add("city-draw", city, city.when(lambda view: phase(view) == "draw", middle))
        await self.add("city-over", city, len(city.moves))
        await self.add("moon-colour", moon, 0, asked=moon.views[0].seat or 0)
        await self.add("moon-draft", moon, moon.when(_drafts))
        await self.add("moon-place", moon, moon.when(_places, len(moon.moves) // 2))
        await self.add("moon-base", moon, moon.when(lambda view: phase(view) == "base", 20))
        await self.add("moon-over", moon, len(moon.moves))
        await self.add("hot-seat", city, middle, is_one_screen=True)
        await self.add("dina", moon, moon.when(_places, 20), host=DINA)
        for game, item, typed in CORRECTIONS:
            part = registry.find(game).printed
            assert part is not None
            source = part.corrected(part.standard(), item, typed, True)
            box = await self.services.boxes.add(self.people[ADA], game, "My box", source)
            self.boxes[game] = f"/box/{game}/{box.id}?item={item}"
        seats = [Seat(self.people[0].id, NAMES[0]), Seat(self.people[1].id, NAMES[1]), Seat()]
        options = {"players": 3}
        self.tables["gathering"] = await self.services.seating.set_up(
            self.people[0], CITY, options, seats, is_open=True, seed=SEED
        )
        for table in self.tables.values():
            for person in self.people[1:]:
                here = self.services.presence.listening(table, person, asyncio.Event())
                here.__enter__()
                self.here.append(here)

    async def add(
        self, key: str, game: WholeGame, moves: int, is_one_screen: bool = False, asked: int = 0,
        host: int = ADA,
    ) -> None:  # fmt: skip
        """Set up a table after some moves, with its host at the seat ``asked``."""
        players = game.options.get("players", 2)
        people = [self.people[0]] * players if is_one_screen else self.people[:players]
        if asked:
            people = people[::-1]
        if host:
            people[0] = self.people[host]
        seats = [Seat(one.id, self.called(n, one, is_one_screen)) for n, one in enumerate(people)]
        table = await self.services.seating.set_up(
            people[asked], game.name, game.options, seats, seed=SEED
        )
        while len(table.moves) < moves:  # the services play automatic moves themselves
            assert table.to_move is not None
            if table.game.automatic_move(table.view(table.to_move).legal) is not None:
                await asyncio.sleep(0.002)
                continue
            move = game.moves[len(table.moves)]
            self.services.screens.uncover(table, people[table.to_move])
            await self.services.play.move(table.id, people[table.to_move], move, table.acted)
            self.services.screens.cover(table)
        for person in people[1:2]:
            await self.services.play.say(table.id, person, "", "hello")
        self.tables[key] = table

    @staticmethod
    def called(number: int, person: Person, is_one_screen: bool) -> str:
        return NAMES[number] if is_one_screen else person.name


def _can_use_powers(view: View) -> bool:
    return phase(view) == "move" and sum(">" in move[1:] for move in view.legal) > 6


def _has_ways_to_pay(view: View) -> bool:
    return phase(view) == "build" and sum("=" in move for move in view.legal) > 8


def _drafts(view: View) -> bool:
    return phase(view).startswith("draft")


def _places(view: View) -> bool:
    return phase(view) == "place" and sum("(" in move for move in view.legal) > 60


# The pictures


class Shot(NamedTuple):
    """A page to take a screenshot of: its name, its address, what to click first, and its viewer.

    What is clicked only where it is there, as on some sizes, begins with a question mark.
    ``is_in_it`` marks those that the documentation shows; the others are for reviewing pages.
    """

    name: str
    path: str
    clicks: tuple[str, ...] = ()
    viewer: int = ADA
    is_in_it: bool = False


_PAIR = ("#hand [data-lit]", ".pair-list button")


def shots(layout: Layout) -> list[Shot]:
    """All pages, in the order in which somebody would visit them."""
    at = {key: f"/t/{table.id}" for key, table in layout.tables.items()}
    return [
        Shot("lobby", "/", viewer=DINA, is_in_it=True),
        Shot("lobby-options", "/", ("#more-options > summary",), viewer=DINA),
        Shot("gathering", at["gathering"], is_in_it=True),
        Shot("city-start", at["city-start"]),
        Shot("city-card", at["city-card"], ("#hand .card[data-lit]",), is_in_it=True),
        Shot("city-tile", at["city-card"], ("?#look", "#at-c4")),
        Shot("since", at["city-card"], ("#since-open",), is_in_it=True),
        Shot("city-pay", at["city-pay"], ("#board .spot[data-lit]",), is_in_it=True),
        Shot("city-draw", at["city-draw"]),
        Shot("city-over", at["city-over"], is_in_it=True),
        Shot("moon-colour", at["moon-colour"]),
        Shot("moon-draft", at["moon-draft"], is_in_it=True),
        Shot("moon-ring", at["moon-place"], ("#hand [data-lit]",)),
        Shot("moon-tower", at["moon-place"], ("#tower",)),
        Shot("moon-pair", at["moon-place"], _PAIR, is_in_it=True),
        Shot("moon-base", at["moon-base"]),
        Shot("moon-over", at["moon-over"], is_in_it=True),
        Shot("hot-seat", at["hot-seat"], is_in_it=True),
        Shot("screen-city", at["city-card"] + "/screen", viewer=NOBODY, is_in_it=True),
        Shot("screen-moon", at["moon-place"] + "/screen", viewer=NOBODY, is_in_it=True),
        Shot("replay-city", at["city-over"] + "/replay?at=80", is_in_it=True),
        Shot("replay-moon", at["moon-over"] + "/replay?at=40", is_in_it=True),
        Shot("rules-city", f"/rules/{CITY}", is_in_it=True),
        Shot("rules-moon", f"/rules/{MOON}", is_in_it=True),
        Shot("world-city", f"/world/{CITY}"),
        Shot("world-moon", f"/world/{MOON}"),
        *lessons(),
        Shot("me", "/me", is_in_it=True),
        Shot("boxes", "/box"),
        Shot("box-city", layout.boxes[CITY], is_in_it=True),
        Shot("box-moon", layout.boxes[MOON], is_in_it=True),
        Shot("refused", "/t/elsewhere", is_in_it=True),
    ]


def lessons() -> Iterator[Shot]:
    """The first, a middle and the last step of each lesson."""
    for short, game in (("city", CITY), ("moon", MOON)):
        steps = web_of(registry.find(game)).LESSON.steps
        for which, step in (("first", 0), ("middle", len(steps) // 2), ("last", len(steps) - 1)):
            is_in_it = which == "middle"
            yield Shot(f"learn-{short}-{which}", f"/learn/{game}#{step}", is_in_it=is_in_it)


def photograph(page: Page, server: Server, shot: Shot) -> None:
    """Open a page and click what has to be clicked."""
    path, _, step = shot.path.partition("#")
    page.goto(server.address + path)
    for one in (
        web_of(registry.find(path.rpartition("/")[2])).LESSON.steps[: int(step)] if step else ()
    ):
        wanted = f'[id|="{one.wanted[0]}"]' if one.wanted else "#on"
        page.goto(server.address + (page.locator(wanted).first.get_attribute("href") or ""))
    for selector in shot.clicks:
        target = page.locator(selector.lstrip("?")).locator("visible=true")
        if target.count() or not selector.startswith("?"):
            target.first.click()
            page.wait_for_timeout(SETTLED)
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLED)


def take(
    server: Server, browser: Browser, layout: Layout, out: Path, options: argparse.Namespace
) -> None:
    """Take all screenshots."""
    for language in options.languages.split(","):
        for size in options.sizes.split(","):
            width, height = SIZES[size]
            for viewer in (ADA, DINA, NOBODY):
                context = browser.new_context(
                    viewport={"width": width, "height": height}, has_touch=min(width, height) < 600,
                    is_mobile=min(width, height) < 600, reduced_motion="reduce",
                )  # fmt: skip
                cookies = {"language": language, "theme": options.theme, "sound": "off"}
                if viewer != NOBODY:
                    cookies[COOKIE] = server.cookie(layout.people[viewer])
                context.add_cookies(
                    [{"name": k, "value": v, "url": server.address} for k, v in cookies.items()]
                )
                page, developer = context.new_page(), context.new_page()
                for shot in shots(layout):
                    is_wanted = options.only in shot.name and (options.all or shot.is_in_it)
                    if shot.viewer == viewer and is_wanted:
                        photograph(page, server, shot)
                        picture = page.screenshot(full_page=options.full)
                        file = out / f"{shot.name}-{size}-{language}.webp"
                        file.write_bytes(as_webp(developer, picture).data)
                context.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments and take the screenshots."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "docs/screenshots")
    parser.add_argument("--languages", default="en,he")
    parser.add_argument("--sizes", default="phone,desktop", help="of phone, small, desktop")
    parser.add_argument("--theme", default="dark", choices=("light", "dark"))
    parser.add_argument("--all", action="store_true", help="also those that aren't documented")
    parser.add_argument("--only", default="", help="only pages whose names contain this")
    parser.add_argument("--full", action="store_true", help="whole pages, not only a screenful")
    options = parser.parse_args(arguments)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.stderr.write("no chromium on this machine\n")
        return 1
    options.out.mkdir(parents=True, exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)

        async def laid_out(services: Services) -> Layout:
            layout = Layout(services)
            await layout.lay_out()
            return layout

        take(server, browser, server.do(laid_out), options.out, options)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
