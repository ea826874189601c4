"""Make the short film of a turn in the README: an animated picture, always of the same game.

    python tools/film.py [--out docs/screenshots/turn.webp]

Needs Chromium. The page's animations are stopped and shown moment by moment, so that the film
doesn't depend on how fast this machine draws.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import struct
import sys
from base64 import b64decode, b64encode
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

ROOT = Path(__file__).parent.parent
GAME = "blue-moon-city"
SEED = b"a film of the moon, each time".ljust(32)
SIZE = (1280, 800)
SCALE = 0.5
"""How much smaller the film is than the page."""

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
_ENCODE = """async source => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d", { alpha: false }).drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.6 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return [image.width, image.height, btoa(text)];
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


def film(frames: Sequence[tuple[int, int, bytes, int]]) -> bytes:
    """Pictures in WebP one after the other: width, height, file, and milliseconds of each."""
    width, height = frames[0][:2]
    head = struct.pack("<I", 2) + _three(width - 1) + _three(height - 1)
    parts = [_part(b"VP8X", head), _part(b"ANIM", struct.pack("<IH", 0xFF000000, 0))]
    for wide, high, file, shown in frames:
        place = _three(0) + _three(0) + _three(wide - 1) + _three(high - 1) + _three(shown) + b"\2"
        parts.append(_part(b"ANMF", place + _picture(file)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _picture(file: bytes) -> bytes:
    """The chunk of a WebP file that has the picture itself."""
    at = 12
    while at < len(file):
        name, (length,) = file[at : at + 4], struct.unpack("<I", file[at + 4 : at + 8])
        if name in (b"VP8 ", b"VP8L"):
            return _part(name, file[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("a WebP file without a picture")


def _three(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]


def _part(name: bytes, data: bytes) -> bytes:
    """A chunk of a WebP file."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


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
            source = f"data:image/png;base64,{b64encode(picture).decode()}"
            width, height, encoded = encoder.evaluate(_ENCODE, source)
            made.append((width, height, b64decode(encoded), shown))
        browser.close()
    server.stop()
    options.out.write_bytes(film(made))
    sys.stdout.write(f"{options.out}: {len(made)} pictures\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
