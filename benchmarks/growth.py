"""Measure how the cost of a move and of a page grows with spectators, length of game and old games.

    python benchmarks/growth.py [spectators] [length] [finished] [--seconds 10] [--most 1000]

``spectators`` are streams of a process of their own at one table, where two players move: measured
is how soon the other player sees a move, and how soon the mover has the answer. ``length`` is the
number of entries in a table's log, ``finished`` the number of finished games in the database: for
these, requests are sent one after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from limits import log_of
from selenite.table import actions
from selenite.table.log import ABORT, Change, entries
from selenite.table.store import Person, Store
from selenite.table.table import Table
from web import MeasuredGame, MeasuredServer, SeatClient, quantile
from web_process import WebProcess, services_at

CROWDS = (0, 100, 1000)
LENGTHS = ((40, 0), (300, 0), (40, 500), (40, 2000))
"""Moves, and then moves that are taken back."""

FINISHED = (0, 1000, 10_000)
PACE = 5.0
_AT_ONCE = 50
_ASKED = 30
_PAUSE = 0.03


# Spectators


async def stand_by(port: int, table: str, number: int) -> None:
    """Many spectators, until the standard input ends."""
    seats = [SeatClient(port, table) for _ in range(number)]
    for first in range(0, number, _AT_ONCE):
        some = seats[first : first + _AT_ONCE]
        await asyncio.gather(*(seat.connect() for seat in some))
        await asyncio.gather(*(seat.until(1) for seat in some))
    print("watching", flush=True)
    await asyncio.to_thread(sys.stdin.readline)


@contextmanager
def crowd(port: int, table: str, number: int) -> Iterator[None]:
    """So many spectators in a process of their own."""
    command = [sys.executable, __file__, "--crowd", f"{port}", table, f"{number}"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stdout.readline() == "watching\n"
        yield
        process.stdin.close()
        process.wait(20)


async def watched(
    server: MeasuredServer, told: dict[str, Any], number: int, seconds: float
) -> None:
    """Moves at one table at a steady pace, with so many spectators."""
    game = MeasuredGame(server.port, told)
    await game.connect()
    answered: list[float] = []
    seen: list[float] = []
    with crowd(server.port, told["id"], number):
        await asyncio.sleep(2.0)
        before, began = server.mark(), time.perf_counter()
        while time.perf_counter() < began + seconds and not game.is_over:
            next_move = time.perf_counter() + 1 / PACE
            waits = await game.timed_move()
            answered.append(waits[0])
            seen.append(waits[1])
            await asyncio.sleep(max(0.0, next_move - time.perf_counter()))
        used = server.mark()["cpu"] - before["cpu"]
    print(
        f"{number} spectators, {len(seen)} moves: the other player sees a move after"
        f" {1000 * quantile(seen, 0.5):.1f} ms (p99 {1000 * quantile(seen, 0.99):.1f}),"
        f" the mover's answer takes {1000 * quantile(answered, 0.5):.1f} ms"
        f" (p99 {1000 * quantile(answered, 0.99):.1f});"
        f" {1000 * used / len(seen):.1f} ms of the server's processor a move"
    )
    game.close()


def measure_spectators(seconds: float, most: int) -> None:
    server = MeasuredServer(len(CROWDS))
    for told, number in zip(server.tables, CROWDS, strict=False):
        asyncio.run(watched(server, told, min(number, most), seconds))
    server.stop()


# A database that is filled beforehand


async def prepare(url: str, fill: Callable[[Store, Person], None]) -> str:
    """A file with what a function fills in; the cookie of somebody there."""
    async with services_at(url) as services:
        ada = await services.people.welcome("Ada")
        fill(services.store, ada)
        await services.store.ping()
        return await services.sign_ins.begin(ada)


def timed(
    web: WebProcess,
    times: int,
    request: Callable[[], httpx.Response],
    get_ready: Callable[[], object] = bool,
) -> tuple[float, float]:
    """The median time of a request, and the processor time of one, in milliseconds."""
    took = []
    before = web.processor()
    for _ in range(times):
        get_ready()
        began = time.perf_counter()
        answer = request()
        took.append(time.perf_counter() - began)
        assert answer.status_code < 400, answer.text[:300]
    return 1000 * median(took), 1000 * (web.processor() - before) / times


class LocalTable:
    """The table as the server has it, to know what is legal and what passes by itself."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._pass()

    def next_move(self) -> str:
        """A move for whoever is to move."""
        seat = self.table.to_move
        assert seat is not None
        return self.table.view(seat).legal[0]

    def play(self, move: str) -> None:
        """Play it, and what passes by itself."""
        seat = self.table.to_move
        assert seat is not None
        self._take(actions.move(self.table, seat, move))
        self._pass()

    def _pass(self) -> None:
        while (passing := self.table.automatic_move()) is not None:
            assert self.table.to_move is not None
            self._take(actions.automatic_move(self.table, self.table.to_move, passing))

    def _take(self, change: Change) -> None:
        for entry in entries([change], self.table.seq + 1, time.time()):
            self.table.take(entry)


def requests_at(web: WebProcess, cookie: str, local: LocalTable) -> str:
    """What the page, a move and the lobby cost."""
    with httpx.Client(
        base_url=f"http://127.0.0.1:{web.port}", cookies={"selenite": cookie}, timeout=60
    ) as client:
        began = time.perf_counter()
        first = client.get("/t/table")
        loaded = 1000 * (time.perf_counter() - began)
        assert first.status_code == 200
        page, page_cpu = timed(web, _ASKED, lambda: client.get("/t/table"))

        def move() -> httpx.Response:
            chosen = local.next_move()
            query = httpx.QueryParams({"move": chosen, "seq": local.table.acted})
            answer = client.post(f"/t/table/move?{query}")
            local.play(chosen)
            return answer

        def uncover() -> None:
            time.sleep(_PAUSE)  # for what passes by itself
            client.post("/t/table/uncover")

        moved, move_cpu = timed(web, _ASKED, move, uncover)
        lobby, lobby_cpu = timed(web, _ASKED, lambda: client.get("/"))
    return (
        f"first page {loaded:.0f} ms, page {page:.1f} ms ({page_cpu:.1f} of processor),"
        f" move {moved:.1f} ms ({move_cpu:.1f}), lobby {lobby:.1f} ms ({lobby_cpu:.1f})"
    )


def measure(path: Path, fill: Callable[[Store, Person], None], log: Any) -> str:
    """Fill a file, and measure at the table that is named ``table``."""
    told: dict[str, Any] = {}

    def filled(store: Store, ada: Person) -> None:
        fill(store, ada)
        told["log"] = log(ada)
        store.append("table", told["log"], [ada.id]).result()

    url = f"sqlite:///{path}"
    cookie = asyncio.run(prepare(url, filled))
    web = WebProcess(url)
    try:
        said = requests_at(web, cookie, LocalTable(Table.of("table", told["log"])))
    finally:
        web.stop()
    size = sum(file.stat().st_size for file in path.parent.glob(f"{path.name}*")) / 1e6
    return f"start {web.started:.1f} s, {said}; {size:.0f} MB on disk"


def measure_length(folder: Path) -> None:
    for moves, pairs in LENGTHS:
        path = folder / f"length-{moves}-{pairs}.sqlite"
        log = partial(log_of, is_open=False, moves=moves, pairs=pairs)
        said = measure(path, lambda *_: None, log)
        print(f"{moves} moves, then {pairs} that are taken back: {said}", flush=True)


def measure_finished(folder: Path) -> None:
    for number in FINISHED:

        def fill(store: Store, ada: Person, number: int = number) -> None:
            one = log_of(ada, True, 150)
            one += entries([(ABORT, {})], one[-1].seq + 1, time.time())
            for game in range(number):
                done = store.append(f"old-{game}", one, [ada.id])
                store.note_over(f"old-{game}")
                if game % 500 == 499:
                    done.result()

        said = measure(
            folder / f"finished-{number}.sqlite", fill, lambda ada: log_of(ada, True, 40)
        )
        print(f"{number} finished games, all of one person: {said}", flush=True)


def main() -> None:
    if len(sys.argv) == 5 and sys.argv[1] == "--crowd":
        asyncio.run(stand_by(int(sys.argv[2]), sys.argv[3], int(sys.argv[4])))
        return
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", nargs="*")
    parser.add_argument("--seconds", type=float, default=10.0, help="with each crowd")
    parser.add_argument("--most", type=int, default=CROWDS[-1], help="spectators")
    options = parser.parse_args()
    print(f"load average before: {os.getloadavg()}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        measures: dict[str, Callable[[], None]] = {
            "spectators": lambda: measure_spectators(options.seconds, options.most),
            "length": lambda: measure_length(folder),
            "finished": lambda: measure_finished(folder),
        }
        for what in options.what or measures:
            measures[what]()
    print(f"load average after: {os.getloadavg()}")


if __name__ == "__main__":
    main()
