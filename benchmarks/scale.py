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
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
from postgres_server import PostgresServer
from web import MeasuredGame, keep_pace, quantile, saturate
from web_process import WebProcess, services_at, show
from web_server import lay_out

PACES = (100.0, 200.0)
_AT_ONCE = 50
_WARM_UP = 2.0


async def lay_out_all(url: str, count: int) -> list[dict[str, Any]]:
    """Tables of two people each, and the cookies that let them in."""
    tables: list[dict[str, Any]] = []
    async with services_at(url) as services:
        for first in range(0, count, _AT_ONCE):
            numbers = range(first, min(count, first + _AT_ONCE))
            tables += await asyncio.gather(*(lay_out(services, number) for number in numbers))
    return tables


def memory(web: list[WebProcess]) -> int:
    """The memory of all processes together, in bytes."""
    return sum(process.memory() for process in web)


async def measure(
    web: list[WebProcess], tables: list[dict[str, Any]], seconds: float
) -> dict[str, Any]:
    """Saturation, latencies and memory."""
    games = [MeasuredGame(web[0].port, told) for told in tables]
    for number, game in enumerate(games):
        for place, seat in enumerate(game.seats):
            seat.port = web[(number + place) % len(web)].port
    before = memory(web)
    for first in range(0, len(games), _AT_ONCE):
        await asyncio.gather(*(game.connect() for game in games[first : first + _AT_ONCE]))
    connected = memory(web)
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
        "MB of memory in the end": memory(web) / 1e6,
    }
    for game in games:
        game.close()
    return found


def run(kind: str, processes: int, tables: int, seconds: float) -> dict[str, Any]:
    """Measure one set-up."""
    postgres = PostgresServer() if kind == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{folder}/t.sqlite" if postgres is None else postgres.new_database()
            laid_out = asyncio.run(lay_out_all(url, tables))
            web: list[WebProcess] = []
            try:
                for _ in range(processes if postgres is not None else 1):
                    web.append(WebProcess(url))
                found = asyncio.run(measure(web, laid_out, seconds))
            finally:
                for process in web:
                    process.stop()
    finally:
        if postgres is not None:
            postgres.stop()
    return {"database": kind, "processes": len(web), "tables": tables, **found}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--processes", type=int, default=2, help="web processes on PostgreSQL")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each kind of load")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = run(options.database, options.processes, options.tables, options.seconds)
    show(found, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
