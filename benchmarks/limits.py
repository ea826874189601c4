"""Measure what one visitor can cost the others: many tables, long logs, and bots that think long.

    python benchmarks/limits.py [lobby] [restart] [bots] [--tables 10000] [--pairs 3000]

Everything runs in this process, without a web server: the store, the services and the bots' worker
processes. Stalls are how long the event loop was kept from doing anything else.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from selenite.core import registry
from selenite.table import actions, log
from selenite.table.bot_pool import BotPool
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person, Store
from selenite.table.table import Table

GAME = "blue-moon-city"
SEED = bytes(32)
ASKED = 20
SHOWN = 60
MOVES = 40
"""How many moves each of many tables has; what they cost is measured with long logs."""


def log_of(person: Person, is_open: bool, moves: int = 0, pairs: int = 0) -> list[log.Entry]:
    """The log of a table where a person plays both seats; the last move is taken back often."""
    data = {
        "game": GAME, "rules": registry.find(GAME).rules, "options": {"first": 0},
        "seed": SEED.hex(), "host": person.id, "open": is_open, "position": None,
        "first_player": None,
    }  # fmt: skip
    seats = [actions.sit(number, Seat(person.id, name)) for number, name in enumerate("AB")]
    entries = log.entries([(log.SET_UP, data), *seats, (log.START, {})], 0, time.time())
    table = Table.of("bench", entries)

    def add(change: log.Change) -> None:
        entries.extend(log.entries([change], table.seq + 1, time.time()))
        table.take(entries[-1])

    for number in range(moves):
        assert table.to_move is not None
        legal = table.view(table.to_move).legal
        add(actions.move(table, table.to_move, legal[number % len(legal)]))
    if not pairs:
        return entries
    assert table.to_move is not None
    seat = table.to_move
    move = actions.move(table, seat, table.view(seat).legal[0])
    undo = (log.UNDO, {"seat": seat, "moves": moves})
    now, seq = time.time(), table.seq + 1
    return entries + log.entries([move, undo] * pairs, seq, now)


async def lobby(folder: Path, tables: int) -> None:
    """How long the store takes to find the tables of the lobby."""
    store = Store(folder / "lobby.sqlite")
    ada, ben = Person("ada", "key-a", "Ada"), Person("ben", "key-b", "Ben")
    entries = log_of(ada, True, MOVES)
    for number in range(tables):
        who = [ada.id] if number % 100 == 0 else [ben.id]
        done = store.append(f"table-{number}", entries, who)
    await done
    for name, ask in (
        ("the newest open tables", partial(store.newest, SHOWN)),
        ("the tables of somebody who has 1 %", partial(store.tables_of, ada.id, SHOWN)),
        ("the tables of somebody who has 99 %", partial(store.tables_of, ben.id, SHOWN)),
    ):
        times = []
        for _ in range(ASKED):
            began = time.perf_counter()
            await ask()
            times.append(time.perf_counter() - began)
        print(f"{tables} tables: {name}: {1000 * median(times):.1f} ms")
    store.close()


class Stalls:
    """The longest time that the event loop did nothing else."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        """Look at the clock as often as possible."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.perf_counter() - began)


async def restart(folder: Path, pairs: int) -> None:
    """How long the first lobby takes after a restart, and how long everybody waits for it."""
    ada = Person("ada", "key-a", "Ada")
    for name, one in (("long", log_of(ada, True, 40, pairs)), ("usual", log_of(ada, True, 150))):
        path = folder / f"{name}.sqlite"
        store = Store(path)
        count = 1 if name == "long" else SHOWN
        for number in range(count):
            await store.append(f"{name}-{number}", one, [ada.id])
        store.close()
        services = Services(Store(path), BotPool(1))
        stalls = Stalls()
        watching = asyncio.create_task(stalls.watch())
        await asyncio.sleep(0.05)
        began = time.perf_counter()
        found = await services.tables.newest(SHOWN)
        took = time.perf_counter() - began
        await asyncio.sleep(0.05)
        watching.cancel()
        assert len(found) == count
        print(
            f"{count} table(s) with {len(one)} entries: loaded in {took:.2f} s,"
            f" longest stall {1000 * stalls.longest:.0f} ms"
        )
        await services.close()


async def bots(count: int) -> None:
    """How long somebody's weak bot takes to move while a visitor lets the strongest ones think."""
    services = Services(Store(None), BotPool(), pause=0)
    strongest, weakest = (registry.find(GAME).bots.LEVELS[number] for number in (-1, 0))
    eve, ada = await services.people.welcome("Eve"), await services.people.welcome("Ada")
    with ExitStack() as listening:

        async def set_up(host: Person, seats: list[Seat]) -> Table:
            table = await services.seating.set_up(host, GAME, {"first": 0}, seats)
            heard = asyncio.Event()
            listening.enter_context(services.presence.listening(table, host, heard))
            return table

        async def answer() -> float:
            began = time.perf_counter()
            table = await set_up(ada, [Seat(bot=weakest, name="Bot"), Seat(ada.id, "Ada")])
            while table.to_move != 1:
                await asyncio.sleep(0.005)
            return time.perf_counter() - began

        await answer()
        alone = await answer()
        for _ in range(count):
            await set_up(eve, [Seat(bot=strongest, name=name) for name in ("Bot", "Other")])
        await asyncio.sleep(1)
        print(
            f"{services.pool.workers} worker(s): a weak bot's turn takes {alone:.1f} s,"
            f" beside {count} tables of the strongest {await answer():.1f} s"
        )
    await services.close()


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--pairs", type=int, default=3_000)
    parser.add_argument("--strong", type=int, default=20)
    given = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"load average before: {load:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        measures: dict[str, Callable[[], Awaitable[Any]]] = {
            "lobby": lambda: lobby(folder, given.tables),
            "restart": lambda: restart(folder, given.pairs),
            "bots": lambda: bots(given.strong),
        }
        for what in given.what or measures:
            asyncio.run(_awaited(measures[what]()))


async def _awaited(measure: Awaitable[Any]) -> None:
    await measure


if __name__ == "__main__":
    main()
