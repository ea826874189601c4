"""A process that only runs bots, for the tables of all web processes."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from selenite.table.bot_pool import BotPool
from selenite.table.cluster.cluster import Member
from selenite.table.store import Store


def run(store: Store, workers: int | None, started: Callable[[Member], None]) -> None:
    """Run bots until the process gets a signal; ``started`` is called once it begins."""
    asyncio.run(_run(store, workers, started))


async def _run(store: Store, workers: int | None, started: Callable[[Member], None]) -> None:
    loop, is_over = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, is_over.set)
    member = Member(store, BotPool(workers))
    try:
        started(member)
        await is_over.wait()
    finally:
        await member.close()
        await asyncio.to_thread(store.close)
