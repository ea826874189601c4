"""Playing at the web table with a real browser, by mouse or by keyboard."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Position

from local_server import Server
from selenite.bots import make
from selenite.core.chance import Rng
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import regions
from selenite.web.identity import COOKIE
from selenite.web.parts import web_of
from selenite.web.viewer import ViewerContext

Press = Callable[[Page, str], None]
Serve = Callable[..., Server]
_FOREIGN = """() => [...document.querySelectorAll('svg *')]
  .filter(e => e.namespaceURI !== 'http://www.w3.org/2000/svg').map(e => e.outerHTML)"""
_MOST_KEYS = 24
_ROOM_KEYS = {"board": "m", "act": "d", "hand": "c"}
_NEXT_KEY = """([wanted, rooms, walks]) => {
  const now = document.activeElement;
  if (now.matches(wanted)) return 'Enter';
  const room = (element) => element.closest('#board, #act, #hand')?.id;
  const shown = [...document.querySelectorAll(wanted)].filter(e => e.getClientRects().length);
  const target = shown.find(e => room(e) === room(now)) ?? shown[0];
  if (!target) return null;
  if (room(now) !== room(target)) return rooms[room(target)];
  const [a, b] = [now, target].map(e => e.getBoundingClientRect());
  const right = b.x + b.width / 2 - a.x - a.width / 2;
  const down = b.y + b.height / 2 - a.y - a.height / 2;
  if (walks && room(now) !== 'act')
    return Math.abs(right) > Math.abs(down)
      ? right > 0 ? 'ArrowRight' : 'ArrowLeft'
      : down > 0 ? 'ArrowDown' : 'ArrowUp';
  const isAfter = now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter ? 'Tab' : 'Shift+Tab';
}"""
"""The key that a player would press to move the focus towards an element."""

_WATCH_FOCUS = """() => {
  window.lostFocus = [];
  let last = null;
  const watch = () => {
    const now = document.activeElement;
    if (now !== document.body) last = now.id || now.outerHTML;
    else if (last !== null && window.lostFocus.at(-1) !== last) window.lostFocus.push(last);
    requestAnimationFrame(watch);
  };
  watch();
}"""
_NETWORK = ("Failed to load resource", "Failed to fetch")
"""What a browser reports about a server that has stopped or refused something: tests do both."""


class Broken(AssertionError):
    """A page is not as it should be."""


@contextmanager
def visitor(
    browser: Browser, server: Server, person: Person | None = None, **options: object
) -> Iterator[Page]:
    """A page in a separate browser context; errors on its console fail the test."""
    context: BrowserContext = browser.new_context(**options)  # type: ignore[arg-type]
    if person is not None:
        cookie = server.cookie(person)
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.address}])
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
    )
    yield page
    context.close()
    errors = [text for text in complaints if not any(network in text for network in _NETWORK)]
    if errors:
        raise Broken(f"the console says: {errors}")


async def against_bots(
    services: Services, game: str, options: dict[str, Any]
) -> tuple[Table, Person]:
    """A table where a person plays against newcomers."""
    ada = await services.people.welcome("Ada")
    players = options.get("players", 2)
    bots = [Seat(bot="newcomer", name=f"Bot {n}") for n in range(1, players)]
    seed = bytes([7]) * 32
    table = await services.seating.set_up(
        ada, game, options, [Seat(ada.id, "Ada"), *bots], seed=seed
    )
    return table, ada


@contextmanager
def at_table(
    browser: Browser, server: Server, table: Table, person: Person | None = None, **options: object
) -> Iterator[Page]:
    """A visitor's page that shows a table."""
    with visitor(browser, server, person, **options) as page:
        open_table(page, server, table)
        yield page


COUNT_MESSAGES = """window.messages = 0;
document.addEventListener("htmx:sse:after:message", () => { window.messages += 1; });"""
"""Counts what has come through the page's stream."""

FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until what the next frame brings is done."""

HAS_STREAM = """() =>
  document.querySelector("[hx-sse\\\\:connect]") === null || window.messages > 0"""
"""Whether the stream of a page that has one is open."""

_IS_SCRIPTED = """() => document.querySelector("[hx-get], [hx-post]") === null
  || document.querySelector("[data-htmx-powered]") !== null"""
"""Whether htmx has taken over its elements, which it does a moment after all scripts have run."""


def open_table(page: Page, server: Server, table: Table) -> None:
    """Go to a table, and wait until its board is there."""
    page.goto(f"{server.address}/t/{table.id}")
    wait_for_board(page)


def wait_for_board(page: Page) -> None:
    """Wait until a page shows a board, and its scripts have run."""
    page.wait_for_selector("#board svg")
    page.wait_for_load_state("load")
    page.wait_for_function(_IS_SCRIPTED)


def reload(page: Page) -> None:
    """Load a table's page again, and wait until its board is there."""
    page.reload()
    wait_for_board(page)


def set_preferences(page: Page, server: Server, **preferences: str) -> None:
    """Language, theme, motion, sound."""
    page.context.add_cookies(
        [{"name": key, "value": value, "url": server.address} for key, value in preferences.items()]
    )


def click(page: Page, wanted: str) -> None:
    """Click an element with the mouse."""
    page.locator(wanted).locator("visible=true").first.click(timeout=10_000)


def drag(page: Page, wanted: str) -> None:
    """Choose by dragging as much as can be: what is in the hand, to where it is to go.

    What lies in the hand is dragged to the box that has been chosen, or lifted; what is on the
    board is where the chosen thing of the hand is dragged to. All else is clicked.
    """
    target = page.locator(wanted).locator("visible=true").first
    where = target.evaluate("one => one.closest('#hand, #board')?.id ?? ''")
    held = page.locator("#hand [data-part][data-chosen]")
    chosen = page.locator("#board [data-part][data-chosen]").locator("visible=true")
    if where == "hand":
        _drag(page, target, chosen.first if chosen.count() else None)
    elif where == "board" and held.count():
        _drag(page, held.first, target)
    else:
        click(page, wanted)


_FREE_SHARE = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [0.25, 0.5, 0.75].find((share) =>
    one.contains(document.elementFromPoint(x + width * share, y + height / 3))) ?? 0.25;
}"""
"""How far from the left a thing can be taken: a fanned card may lie over it."""


def _drag(page: Page, thing: Locator, target: Locator | None) -> None:
    """Drag something to the middle of something else, or a little upwards."""
    box = thing.bounding_box()
    assert box is not None
    within = Position(x=box["width"] * thing.evaluate(_FREE_SHARE), y=box["height"] / 3)
    thing.hover(position=within)  # waits until it lies still
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + within["x"], box["y"] + within["y"]
    page.mouse.down()
    page.mouse.move(x, y - 20, steps=3)
    if target is not None:
        landing = target.locator(".lands")
        goal = (landing if landing.count() else target).bounding_box()
        assert goal is not None
        middle = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
        page.mouse.move(*middle, steps=6)
    page.mouse.up()


def press_keys(page: Page, wanted: str) -> None:
    """Reach an element by Tab alone, and press Enter."""
    for _ in range(600):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise Broken(f"the keyboard does not reach {wanted}")


def walk_by_keys(page: Page, wanted: str) -> None:
    """Go to an element as a player without a mouse would, and press Enter.

    A key goes to its part of the page, arrows move over board and hand, and Tab does the rest.
    """
    for count in range(_MOST_KEYS):
        walks = count < _MOST_KEYS // 2
        key = page.evaluate(_NEXT_KEY, [wanted, _ROOM_KEYS, walks])
        if key is None:
            raise Broken(f"nothing is shown for {wanted}")
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise Broken(f"{_MOST_KEYS} keys do not lead to {wanted}")


def watch_focus(page: Page) -> None:
    """From now on, record whenever the focus is lost."""
    page.evaluate(_WATCH_FOCUS)


def lost_focus(page: Page) -> list[str]:
    """The elements that have lost the focus since it is watched."""
    lost: list[str] = page.evaluate("lostFocus")
    return lost


def foreign_nodes(page: Page) -> list[str]:
    """The elements inside drawings that aren't SVG, and so aren't drawn."""
    found: list[str] = page.evaluate(_FOREIGN)
    return found


def quoted(text: str) -> str:
    """A text as the value of an attribute in a selector."""
    return text.replace("\\", "\\\\").replace('"', '\\"')


def listed_moves(context: ViewerContext) -> list[tuple[str, list[str], bool, str]]:
    """The moves that the page's script knows: text, parts, whether it waits, and its words."""
    lines = unescape(str(web_of(context.table.game).TABLE_PAGE.moves(context))).split("\n")
    fields = [line.split("\t") for line in lines if line and not line.startswith("?")]
    return [(move, parts.split(), waits == "1", words) for move, parts, waits, words, _ in fields]


def way_to(context: ViewerContext, move: str) -> list[str]:
    """What is to be pressed, in order, to play a move: selectors."""
    page = web_of(context.table.game).TABLE_PAGE
    if f'hx-post="{context.play(move)}"' in unescape(str(page.regions(context)["act"])):
        return [f'#act [hx-post="{quoted(context.play(move))}"]']
    known = [one for one in listed_moves(context) if one[0] == move]
    if not known:
        raise Broken(f"no clicks lead to {move}")
    _, parts, waits, _ = known[0]
    way = []
    for place, part in enumerate(parts):
        if part.startswith("~"):
            way += _instead_of_the_first(context, parts, place)
        else:
            way.append(f'[data-part="{quoted(part.lstrip("+"))}"][data-lit]')
    if waits:
        way.append('#act [data-play]:not([aria-disabled="true"])')
    return way


def _instead_of_the_first(context: ViewerContext, parts: list[str], place: int) -> list[str]:
    """What is to be pressed for a part of which the first one is chosen by itself."""
    before = [one[1] for one in listed_moves(context) if one[1][:place] == parts[:place]]
    choices = list(dict.fromkeys(one[place] for one in before if len(one) > place))
    if parts[place] == choices[0]:
        return []
    if "#" in parts[place]:
        return ["#step-looser"] * choices.index(parts[place])
    return [f'[data-part="{quoted(parts[place][1:])}"][data-lit]']


def play_move(page: Page, server: Server, table: Table, person: Person, press: Press) -> str:
    """Let a bot choose a move for the person, and play it on the page."""
    context = server.read(lambda: regions.viewer_context(server.services, table, person, "en"))
    seat = table.to_move
    bot = make("builder", Rng(f"test/{len(table.moves)}"))
    move = bot.choose(context.view)
    count = len(table.moves)
    for wanted in server.read(lambda: way_to(context, move)):
        page.wait_for_selector(wanted, state="attached")
        page.wait_for_selector("#shield", state="detached")  # the next step may lie there
        press(page, wanted)
    wait(page, lambda: server.read(lambda: len(table.moves) > count or table.to_move != seat))
    return move


def play_turn(page: Page, server: Server, table: Table, person: Person, press: Press) -> None:
    """Let a bot choose moves for the person to move until it is another seat's turn."""
    seat = table.to_move
    while table.to_move == seat and my_turn(page, server, table, [0, 1]) and table.to_move == seat:
        play_move(page, server, table, person, press)


def my_turn(page: Page, server: Server, table: Table, seats: list[int]) -> bool:
    """Wait until one of the seats has a choice, or the game is over; false if it is over."""
    wait(page, lambda: server.read(lambda: table.to_move is None or _has_choice(table, seats)))
    if table.to_move is not None:
        catch_up(page, table)
    return table.to_move is not None


def _has_choice(table: Table, seats: list[int]) -> bool:
    seat = table.to_move
    if seat not in seats:
        return False
    return table.game.automatic_move(table.view(seat).legal) is None


def catch_up(page: Page, table: Table) -> None:
    """Wait until the page shows all that has been played, including automatic phases."""
    turn = page.locator("#state .turn")
    wait(page, lambda: turn.get_attribute("data-seq") == f"{table.acted}")


def until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until a condition is true, without a page."""
    for _ in range(int(seconds * 200)):
        if true():
            return
        threading.Event().wait(0.005)
    raise AssertionError("it did not happen in time")


def wait(page: Page, true: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until a condition is true, while the page runs."""
    for _ in range(int(seconds * 100)):
        if true():
            return
        page.wait_for_timeout(10)
    raise Broken("it did not happen in time")
