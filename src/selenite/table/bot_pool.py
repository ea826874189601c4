"""Worker processes for bots, so that a bot that crashes or hangs doesn't end a game."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from selenite.bots import stand_in
from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.state import View
from selenite.table import thinking
from selenite.table.fair_queue import Claim, FairQueue, Slot

TIMEOUT = 60.0
"""Seconds after which a bot counts as hanging."""

Answer = TypeVar("Answer")
_ANYBODY = Claim()


class BotPool:
    """A pool of worker processes, started when it is first needed.

    Each runs one bot at a time. Callers wait in a :class:`FairQueue`, each with a claim.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.workers = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._executor: ProcessPoolExecutor | None = None
        self._queue = FairQueue(self.workers)

    async def plan(self, spec: str, view: View, seed: str, claim: Claim = _ANYBODY) -> list[str]:
        """A bot's moves; if it fails, those of a simpler bot, and failing that any legal move."""
        for name in (spec, stand_in(registry.find(view.game))):
            try:
                moves = await self._run(claim, thinking.plan, name, view, seed)
            except Exception:
                continue
            if moves[0] in view.legal:
                return moves
        return [view.legal[0]]

    async def advise(
        self, view: View, seed: str, most: int, claim: Claim = _ANYBODY
    ) -> list[Thought]:
        """What the strongest bot would do in a seat's place; nothing if it fails."""
        try:
            return await self._run(claim, thinking.advise, view, seed, most)
        except Exception:
            return []

    async def _run(
        self, claim: Claim, function: Callable[..., Answer], *arguments: object
    ) -> Answer:
        """Run a function in a worker. Waiting for a free one doesn't count towards the timeout."""
        slot = await self._queue.acquire(claim)
        try:
            if self._executor is None:
                context = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(
                    self.workers, mp_context=context, initializer=thinking.end_with_server
                )
            executor = self._executor
            answer = executor.submit(function, *arguments)
        except BaseException:
            self._queue.release(slot)
            raise
        # A worker can't be interrupted: it is free once it has finished, even if nobody waits.
        loop = asyncio.get_running_loop()
        answer.add_done_callback(lambda _: self._free_worker(loop, slot))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(answer), TIMEOUT)
        except (BrokenProcessPool, TimeoutError):
            if self._executor is executor:
                self.close()
            raise

    def _free_worker(self, loop: asyncio.AbstractEventLoop, slot: Slot) -> None:
        with suppress(RuntimeError):  # the loop may have ended
            loop.call_soon_threadsafe(self._queue.release, slot)

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        executor, self._executor = self._executor, None
        if executor is not None:
            running = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()
