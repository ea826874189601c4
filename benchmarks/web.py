"""Measure the web table: moves a second with many tables, and how soon the others see a move.

    python benchmarks/web.py [--tables 200] [--seconds 8] [--spectators 40] [--json]

Server and load run on this machine, beside each other, so on a busy one the server's processor time
for a move says more than moves a second do. Spectators are measured at one table, with and without
them. With Chromium at hand, also from a choice to the painted selection and from a click to the
painted board, how long frames take while much is to be seen, and how much a first visit transfers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from selenite.games import blue_moon_city
from web_process import show

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MOVERS = 32
PACE = 100.0
CLICKS = 40
SPECTATORS = 40


def quantile(values: list[float], share: float) -> float:
    """The value below which a share of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def read_answer(reader: asyncio.StreamReader) -> int:
    """The status of an answer, which is read to its end."""
    head = await reader.readuntil(b"\r\n\r\n")
    fields = head.lower().split(b"\r\n")
    length = next((int(f[16:]) for f in fields if f.startswith(b"content-length: ")), 0)
    await reader.readexactly(length)
    return int(head.split(b" ", 2)[1])


class SeatClient:
    """A connected browser, as far as the server can tell: a stream, and a line for requests."""

    def __init__(self, port: int, table: str, cookie: str = "") -> None:
        self.port, self.table, self.cookie = port, table, cookie
        self.heard = 0
        self.changed = asyncio.Condition()
        self.task: asyncio.Task[None] | None = None
        self.stream: asyncio.StreamWriter | None = None
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def _head(self, method: str, path: str) -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Cookie: selenite={self.cookie}; language=en\r\nHX-Request: true\r\n"
            "Accept-Encoding: identity\r\nContent-Length: 0\r\n\r\n"
        ).encode()

    async def connect(self) -> None:
        """Open the stream and the line."""
        reader, self.stream = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        self.stream.write(self._head("GET", f"/t/{self.table}/events"))
        self.task = asyncio.create_task(self._listen(reader))
        self.line = await asyncio.open_connection("127.0.0.1", self.port)

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        while line := await reader.readline():
            if line.startswith(b"id: "):
                async with self.changed:
                    self.heard = int(line[4:])
                    self.changed.notify_all()

    async def until(self, seq: int) -> None:
        """Wait until an entry has come through the stream."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.heard >= seq)

    async def post(self, move: str, seq: int) -> int:
        """Play a move; the answer's status."""
        assert self.line is not None
        reader, writer = self.line
        path = f"/t/{self.table}/move?move={quote(move)}&seq={seq}"
        writer.write(self._head("POST", path))
        return await read_answer(reader)

    def close(self) -> None:
        """Listen no more."""
        assert self.task is not None
        self.task.cancel()


class MeasuredGame:
    """A table, with the same game played along here to know what is legal."""

    def __init__(self, port: int, told: dict[str, Any]) -> None:
        self.seq: int = told["seq"]
        self.state = blue_moon_city.new(players=2, seed=bytes.fromhex(told["seed"]), first=0)
        self.seats = [SeatClient(port, told["id"], cookie) for cookie in told["cookies"]]
        self.rng = Random(told["seed"])

    async def connect(self) -> None:
        """Connect both seats, and wait until they are up to date."""
        await asyncio.gather(*(seat.connect() for seat in self.seats))
        await asyncio.gather(*(seat.until(self.seq) for seat in self.seats))

    def close(self) -> None:
        """Disconnect both seats."""
        for seat in self.seats:
            seat.close()

    async def play(self, latencies: list[float]) -> None:
        """One move; it took until the mover had the answer and the other seat had seen it."""
        latencies.append(max(await self.timed_move()))

    async def timed_move(self) -> tuple[float, float]:
        """One move, until nothing goes on by itself.

        Told are the seconds until the mover has the answer, and until the other seat has seen it.
        """
        state, seq = self.state, self.seq
        mover, other = self.seats[state.seat], self.seats[1 - state.seat]
        move = state.text(self.rng.choice(state.legal_moves()))
        began = time.perf_counter()

        async def answered() -> float:
            status = await mover.post(move, seq)
            assert status == 204, (status, move)
            return time.perf_counter() - began

        async def seen() -> float:
            await other.until(seq + 1)
            return time.perf_counter() - began

        waits = await asyncio.gather(answered(), seen())
        state.play(move)
        self.seq += 1
        while state.outcome() is None:
            legal = [state.text(one) for one in state.legal_moves()]
            if legal != ["/"]:
                break
            state.play("/")
            self.seq += 1
        await asyncio.gather(*(seat.until(self.seq) for seat in self.seats))
        return waits

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to play."""
        return self.state.outcome() is not None


class MeasuredServer:
    """The server's process."""

    def __init__(self, tables: int) -> None:
        command = [sys.executable, str(Path(__file__).with_name("web_server.py")), str(tables)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        told = json.loads(self.process.stdout.readline())
        self.port: int = told["port"]
        self.tables: list[dict[str, Any]] = told["tables"]
        self.moon: dict[str, Any] = told["moon"]
        self.busiest: dict[str, Any] = told["busiest"]

    def mark(self, words: str = "mark") -> dict[str, Any]:
        """The processor time so far; after ``clock`` that of drawing is measured, too."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{words}\n")
        self.process.stdin.flush()
        marked: dict[str, Any] = json.loads(self.process.stdout.readline())
        return marked

    def stop(self) -> None:
        """End it."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(20)


async def saturate(games: list[MeasuredGame], seconds: float) -> tuple[int, list[float]]:
    """As many moves as the server takes, from so many movers at a time."""
    latencies: list[float] = []
    end = time.perf_counter() + seconds
    waiting = list(games)

    async def mover() -> None:
        while time.perf_counter() < end and waiting:
            game = waiting.pop(0)
            if not game.is_over:
                await game.play(latencies)
                waiting.append(game)

    await asyncio.gather(*(mover() for _ in range(MOVERS)))
    return len(latencies), latencies


async def keep_pace(games: list[MeasuredGame], seconds: float, pace: float) -> list[float]:
    """Moves at a fixed rate, each at a table that isn't busy."""
    latencies: list[float] = []
    waiting = [game for game in games if not game.is_over]
    tasks: set[asyncio.Task[None]] = set()
    began = time.perf_counter()

    async def one(game: MeasuredGame) -> None:
        await game.play(latencies)
        if not game.is_over:
            waiting.append(game)

    for number in range(int(seconds * pace)):
        await asyncio.sleep(max(0.0, began + number / pace - time.perf_counter()))
        if waiting:
            task = asyncio.create_task(one(waiting.pop(0)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return latencies


async def measure_load(server: MeasuredServer, seconds: float) -> dict[str, float]:
    """Moves a second, latencies and the share of drawing."""
    games = [MeasuredGame(server.port, told) for told in server.tables]
    await asyncio.gather(*(game.connect() for game in games))
    await saturate(games, 1.0)
    before, began = server.mark(), time.perf_counter()
    entries = sum(game.seq for game in games)
    moves, latencies = await saturate(games, seconds)
    took = time.perf_counter() - began
    entries = sum(game.seq for game in games) - entries
    after = server.mark("clock")
    used = after["cpu"] - before["cpu"]
    await saturate(games, seconds / 4)
    drawn = server.mark()
    share = (drawn["drawing"] - after["drawing"]) / (drawn["cpu"] - after["cpu"])
    paced = await keep_pace(games, seconds, PACE)
    for game in games:
        game.close()
    return {
        "moves/s posted at saturation": moves / took,
        "moves/s with those that pass by themselves": entries / took,
        "p50 ms at saturation": 1000 * quantile(latencies, 0.5),
        "p99 ms at saturation": 1000 * quantile(latencies, 0.99),
        "share of drawing": share,
        "server's ms of processor a move": 1000 * used / moves,
        f"p50 ms at {PACE:.0f} moves/s": 1000 * quantile(paced, 0.5),
        f"p99 ms at {PACE:.0f} moves/s": 1000 * quantile(paced, 0.99),
    }


async def measure_spectators(
    server: MeasuredServer, seconds: float, spectators: int = SPECTATORS
) -> dict[str, float]:
    """The pace of a table without spectators and of one with many, who see every move."""
    return {
        **await _watched(server, server.tables[0], 0, seconds),
        **await _watched(server, server.tables[1], spectators, seconds),
    }


async def _watched(
    server: MeasuredServer, told: dict[str, Any], spectators: int, seconds: float
) -> dict[str, float]:
    """Moves at one table, each after everybody has seen the one before."""
    game = MeasuredGame(server.port, told)
    crowd = [SeatClient(server.port, told["id"]) for _ in range(spectators)]
    everybody = [*game.seats, *crowd]
    await asyncio.gather(*(one.connect() for one in everybody))
    await asyncio.gather(*(one.until(game.seq) for one in everybody))
    latencies: list[float] = []
    before, began = server.mark(), time.perf_counter()
    while time.perf_counter() < began + seconds and not game.is_over:
        await game.play(latencies)
        await asyncio.gather(*(one.until(game.seq) for one in crowd))
    took, used = time.perf_counter() - began, server.mark()["cpu"] - before["cpu"]
    for one in everybody:
        one.close()
    return {
        f"moves/s at a table with {spectators} spectators": len(latencies) / took,
        f"server's ms a move with {spectators} spectators": 1000 * used / len(latencies),
        f"p99 ms to the other player with {spectators} spectators": 1000
        * quantile(latencies, 0.99),
    }


def measure_page(server: MeasuredServer) -> dict[str, float]:
    """From a click to the painted board, and the size of a first visit, with a real browser."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        return {}
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - wanted with a browser only

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser, args=["--no-sandbox", "--enable-unsafe-swiftshader"]
        )
        results = {
            **_first_visit(chromium, server),
            **_reactions(chromium, server, server.tables[-1]),
            **_frames(chromium, server),
        }
        chromium.close()
    return results


def _open(
    chromium: Browser, server: MeasuredServer, told: dict[str, Any], motion: str = "off"
) -> tuple[Page, list[int]]:
    """The page of a table for somebody who was never here, and how much each file transferred."""
    address = f"http://127.0.0.1:{server.port}"
    context = chromium.new_context(service_workers="block")
    context.add_cookies(
        [
            {"name": "selenite", "value": told["cookies"][0], "url": address},
            {"name": "motion", "value": motion, "url": address},
        ]
    )
    page = context.new_page()
    transferred: list[int] = []
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    client.on("Network.loadingFinished", lambda e: transferred.append(e["encodedDataLength"]))
    page.goto(f"{address}/t/{told['id']}")
    page.wait_for_selector("#board svg")
    page.wait_for_timeout(1000)
    return page, transferred


def _first_visit(chromium: Browser, server: MeasuredServer) -> dict[str, float]:
    """What a first visit transfers, compressed: page, styles, scripts, fonts and pictures."""
    page, city = _open(chromium, server, server.tables[-1])
    page.context.close()
    page, moon = _open(chromium, server, server.moon)
    flat = sum(moon)
    page.evaluate("document.querySelector('#view-switch').click()")
    page.wait_for_selector("#view-3d canvas", timeout=60_000)
    page.wait_for_timeout(1000)
    page.context.close()
    return {
        "kB of a first visit to Blue Moon City": sum(city) / 1000,
        "kB of a first visit to Moon Base": flat / 1000,
        "kB more for its board in 3D": (sum(moon) - flat) / 1000,
    }


def _reactions(chromium: Browser, server: MeasuredServer, told: dict[str, Any]) -> dict[str, float]:
    """How soon the board shows a walk or its undo, and the hand a card that was chosen."""
    page, _ = _open(chromium, server, told)
    clicks = []
    for _ in range(CLICKS):
        page.wait_for_timeout(200)  # what goes on by itself has gone on
        clicks.append(float(page.evaluate(_CLICK)))
    page.click("#end-move")  # nothing can be built yet: cards can be chosen to be discarded
    page.wait_for_selector("#hand [data-lit]")
    choices = [float(page.evaluate(_CHOOSE)) for _ in range(CLICKS)]
    return {
        "p50 ms from a choice to the painted selection": quantile(choices, 0.5),
        "p95 ms from a choice to the painted selection": quantile(choices, 0.95),
        "p50 ms from click to painted board": quantile(clicks, 0.5),
        "p95 ms from click to painted board": quantile(clicks, 0.95),
    }


def _frames(chromium: Browser, server: MeasuredServer) -> dict[str, float]:
    """How long the frames take while the busiest move is seen."""
    told = server.busiest
    page, _ = _open(chromium, server, told, motion="on")
    move = f"/t/{told['id']}/move?move={quote(told['move'])}&seq={told['seq']}"
    frames: list[float] = page.evaluate(_ANIMATE, move)
    page.context.close()
    return {
        "frames while the busiest move is seen": len(frames),
        "p50 ms of a frame": quantile(frames, 0.5),
        "p95 ms of a frame": quantile(frames, 0.95),
        "ms of the longest frame": max(frames),
    }


_ANIMATE = """async (move) => {
  await fetch(move, { method: "POST", headers: { "HX-Request": "true" } });
  const flying = () => document.querySelector("#flight")?.childElementCount ?? 0;
  const frame = () => new Promise(requestAnimationFrame);
  const began = performance.now();
  while (!flying()) {
    if (performance.now() - began > 5000) throw new Error("nothing flies");
    await frame();
  }
  const frames = [];
  let last = await frame();
  while (flying()) {
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  return frames;
}"""


_CLICK = """async () => {
  const figure = document.querySelector('#figure-0');
  const before = figure.getAttribute('transform');
  const undo = document.querySelector('#do-undo:not([aria-disabled=true])');
  const walk = document.querySelector('#lit .place[data-lit]');
  const target = undo || walk;
  const began = performance.now();
  target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  while (document.querySelector('#figure-0').getAttribute('transform') === before) {
    if (performance.now() - began > 5000) throw new Error('the figure did not move');
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}"""


_CHOOSE = """async () => {
  const card = document.querySelector('#hand [data-lit], #hand [data-chosen]');
  if (!card) throw new Error('no card can be chosen');
  const before = card.dataset.chosen;
  const began = performance.now();
  card.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  if (card.dataset.chosen === before) throw new Error('nothing was chosen');
  return performance.now() - began;
}"""
"""Choose a card and take it back, by turns: until the next frame is painted."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each kind of load")
    parser.add_argument("--spectators", type=int, default=SPECTATORS, help="at one table")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    server = MeasuredServer(options.tables)
    try:
        results = measure_page(server)
        server.tables.pop()
        results |= asyncio.run(measure_spectators(server, options.seconds, options.spectators))
        del server.tables[:2]
        results |= asyncio.run(measure_load(server, options.seconds))
    finally:
        server.stop()
    show(results, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
