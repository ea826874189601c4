"""A worker: it takes what bots have to think about from the queue, and tells the answers."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any

from selenite.core.state import View
from selenite.table.bot_pool import BotPool
from selenite.table.cluster.thoughts import Job, Taken, Thoughts
from selenite.table.model import Refused

_LOG = logging.getLogger("selenite")
_PATIENCE = 2.0
"""After so many seconds it is looked for jobs whose notice was lost, or whose worker died."""


class Thinker:
    """Does jobs for as long as the process runs, as many at a time as its pool has processes."""

    def __init__(self, thoughts: Thoughts, pool: BotPool, process: str) -> None:
        self._thoughts = thoughts
        self._pool = pool
        self._process = process
        self._asked = asyncio.Event()
        self.done = 0
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._run()) for _ in range(pool.workers)]

    def wake(self) -> None:
        """There is something to do."""
        self._asked.set()

    async def close(self) -> None:
        """Break off; another worker does what was begun."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.close()

    async def _run(self) -> None:
        while True:
            self._asked.clear()
            try:
                taken = await self._thoughts.take(self._process)
                if taken is not None:
                    await self._do(taken)
                    continue
            except Refused:
                pass  # the database is away; the next attempt waits for it
            except Exception as problem:
                _LOG.error("a worker has failed", exc_info=problem)
            with suppress(TimeoutError):
                async with asyncio.timeout(_PATIENCE):
                    await self._asked.wait()

    async def _do(self, taken: Taken) -> None:
        began = monotonic()
        answer = await self._think(taken.job)
        await self._thoughts.answer(taken, answer, monotonic() - began)
        self.done += 1

    async def _think(self, job: Job) -> list[Any]:
        view = View(job.game, job.seat, job.position)
        if job.spec:
            return list(await self._pool.plan(job.spec, view, job.seed))
        return list(await self._pool.advise(view, job.seed, job.most))
