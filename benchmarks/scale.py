"""Measure how much the web table takes, on SQLite and on PostgreSQL with several processes.

    python benchmarks/scale.py [--database sqlite|postgresql] [--processes 2] [--tables 200]
                               [--seconds 8] [--json]

Every table has two connected seats; with several processes, at different ones. Measured are moves a
second at saturation, and the time from a posted move to the event at the other seat, at 100 and 200
moves a second; also the memory of all web processes for each connected seat. Server, database and
load run on this machine, beside each other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from kills import free_port
from postgres_server import PostgresServer
from selenite.table import databases
from selenite.table.bot_pool import BotPool
from selenite.table.limits import UNLIMITED
from selenite.table.services import Services
from selenite.table.store import Store
from web import MeasuredGame, keep_pace, quantile, saturate
from web_server import lay_out

PACES = (100.0, 200.0)
_AT_ONCE = 50
_WARM_UP = 2.0


async def lay_out_all(url: str, count: int) -> list[dict[str, Any]]:
    """Tables of two people each, and the cookies that let them in."""
    services = Services(Store(databases.opened(url)), BotPool(1), limits=UNLIMITED)
    services.bot_turns.stop()

    tables: list[dict[str, Any]] = []
    for first in range(0, count, _AT_ONCE):
        numbers = range(first, min(count, first + _AT_ONCE))
        tables += await asyncio.gather(*(lay_out(services, number) for number in numbers))
    await services.close()
    return tables


class WebProcesses:
    """So many web processes on one database."""

    def __init__(self, url: str, number: int) -> None:
        self.ports = [free_port() for _ in range(number)]
        script = str(Path(__file__).with_name("scale_server.py"))
        self._processes = [
            subprocess.Popen(
                [sys.executable, script, url, str(port)], stdout=subprocess.PIPE, text=True
            )
            for port in self.ports
        ]
        for process in self._processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "serving\n"

    def memory(self) -> int:
        """The memory of all of them, in bytes."""
        page = os.sysconf("SC_PAGE_SIZE")
        statms = [Path(f"/proc/{one.pid}/statm") for one in self._processes]
        return sum(int(file.read_text("ascii").split()[1]) * page for file in statms)

    def stop(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.wait(20)


async def measure(
    web: WebProcesses, tables: list[dict[str, Any]], seconds: float
) -> dict[str, Any]:
    """Saturation, latencies and memory."""
    games = [MeasuredGame(web.ports[0], told) for told in tables]
    for number, game in enumerate(games):
        for place, seat in enumerate(game.seats):
            seat.port = web.ports[(number + place) % len(web.ports)]
    before = web.memory()
    for first in range(0, len(games), _AT_ONCE):
        some = [seat for game in games[first : first + _AT_ONCE] for seat in game.seats]
        await asyncio.gather(*(seat.connect() for seat in some))
    await asyncio.gather(*(seat.until(game.seq) for game in games for seat in game.seats))
    connected = web.memory()
    found: dict[str, Any] = {
        "seats connected": 2 * len(games),
        "kB of memory a seat": (connected - before) / (2 * len(games)) / 1000,
    }
    await saturate(games, _WARM_UP)
    for pace in PACES:
        paced = await keep_pace(games, seconds, pace)
        found |= {
            f"moves/s reached of {pace:.0f}": len(paced) / seconds,
            f"p50 ms at {pace:.0f} moves/s": 1000 * quantile(paced, 0.5),
            f"p99 ms at {pace:.0f} moves/s": 1000 * quantile(paced, 0.99),
        }
    began = time.perf_counter()
    moves, latencies = await saturate(games, seconds)
    found |= {
        "moves/s at saturation": moves / (time.perf_counter() - began),
        "p50 ms at saturation": 1000 * quantile(latencies, 0.5),
        "p99 ms at saturation": 1000 * quantile(latencies, 0.99),
        "MB of memory in the end": web.memory() / 1e6,
    }
    for game in games:
        for seat in game.seats:
            assert seat.task is not None
            seat.task.cancel()
    return found


def run(kind: str, processes: int, tables: int, seconds: float) -> dict[str, Any]:
    """Measure one set-up."""
    postgres = PostgresServer() if kind == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{folder}/t.sqlite" if postgres is None else postgres.new_database()
            laid_out = asyncio.run(lay_out_all(url, tables))
            web = WebProcesses(url, processes if postgres is not None else 1)
            try:
                found = asyncio.run(measure(web, laid_out, seconds))
            finally:
                web.stop()
    finally:
        if postgres is not None:
            postgres.stop()
    return {"database": kind, "processes": len(web.ports), "tables": tables, **found}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--processes", type=int, default=2, help="web processes on PostgreSQL")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each kind of load")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = run(options.database, options.processes, options.tables, options.seconds)
    if options.json:
        print(json.dumps(found))
        return 0
    print(f"load average: {os.getloadavg()}")
    for name, value in found.items():
        print(f"{name:40}{value if isinstance(value, (int, str)) else round(value, 2)!s:>14}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
