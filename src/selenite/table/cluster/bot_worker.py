"""A worker: it takes jobs for bots from the queue and publishes the answers."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any

from selenite.core.state import View
from selenite.table.bot_pool import BotPool
from selenite.table.cluster.bot_jobs import BotJob, BotJobQueue, TakenJob
from selenite.table.model import Refused

_LOG = logging.getLogger("selenite")
_PATIENCE = 2.0
"""Every so many seconds it looks for jobs whose notice was lost or whose worker died."""


class BotWorker:
    """Does jobs for as long as the process runs, as many at a time as its pool has processes."""

    def __init__(self, jobs: BotJobQueue, pool: BotPool, process: str) -> None:
        self._jobs = jobs
        self._pool = pool
        self._process = process
        self._asked = asyncio.Event()
        self._busy: set[str] = set()
        self._taking = asyncio.Lock()
        self.done = 0
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._run()) for _ in range(pool.workers)]

    def wake(self) -> None:
        """Look for jobs now."""
        self._asked.set()

    async def close(self) -> None:
        """Stop; another worker takes over unfinished jobs."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.close()

    async def _run(self) -> None:
        while True:
            self._asked.clear()
            try:
                taken = await self._take()
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

    async def _take(self) -> TakenJob | None:
        """The next job; one at a time, so that each is known as begun before the next."""
        async with self._taking:
            taken = await self._jobs.take(self._process, self._busy)
            if taken is not None:
                self._busy.add(taken.id)
            return taken

    async def _do(self, taken: TakenJob) -> None:
        began = monotonic()
        try:
            answer = await self._think(taken.job)
            await self._jobs.answer(taken, answer, monotonic() - began)
        finally:
            self._busy.discard(taken.id)
        self.done += 1

    async def _think(self, job: BotJob) -> list[Any]:
        view = View(job.game, job.seat, job.position)
        if job.spec:
            return list(await self._pool.plan(job.spec, view, job.seed))
        return list(await self._pool.advise(view, job.seed, job.most))
