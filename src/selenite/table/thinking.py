"""Bots at a table: they think in processes of their own, and a crash there ends no game."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from selenite.bots import make, stand_in
from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.chance import Luck
from selenite.core.state import View

LONGEST = 60.0
"""Seconds after which a bot is taken to hang."""


def plan(spec: str, view: View, seed: str) -> list[str]:
    """The moves a bot wants to play now: one at least, with a bot that plans its whole turn all."""
    bot = make(spec, Luck(seed), registry.find(view.game))
    return [bot.choose(view), *getattr(bot, "moves", ())]


def advise(view: View, seed: str, most: int) -> list[Thought]:
    """What the bot that gives hints would do in a seat's place; nothing where there is none."""
    game = registry.find(view.game)
    if not game.bots.HINTS:
        return []
    thoughts: list[Thought] = make(game.bots.HINTS, Luck(seed), game).explain(view, most)  # type: ignore[attr-defined]
    return thoughts


class Thinkers:
    """The processes that bots think in, started when they are first needed."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.workers)

    async def plan(self, spec: str, view: View, seed: str) -> list[str]:
        """A bot's moves; if it fails, those of a simpler one, and at last any legal move."""
        for name in (spec, stand_in(registry.find(view.game))):
            try:
                moves: list[str] = await self._ask(plan, name, view, seed)
            except Exception:
                continue
            else:
                if moves[0] in view.legal:
                    return moves
        return [view.legal[0]]

    async def advise(self, view: View, seed: str, most: int) -> list[Thought]:
        """What the strongest bot would do in a seat's place; nothing if it fails."""
        try:
            thoughts: list[Thought] = await self._ask(advise, view, seed, most)
        except Exception:
            return []
        return thoughts

    async def _ask(self, function: Any, *arguments: Any) -> Any:
        """Let a process work something out; whoever waits for one to be free isn't late yet."""
        async with self._free:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
            pool = self._pool
            try:
                asked: Future[Any] = pool.submit(function, *arguments)
                return await asyncio.wait_for(asyncio.wrap_future(asked), LONGEST)
            except (BrokenProcessPool, TimeoutError):
                if self._pool is pool:
                    self.close()
                raise

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            running = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()
