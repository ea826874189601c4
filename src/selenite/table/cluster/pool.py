"""A pool that hands its jobs to the workers of all processes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from selenite.bots.turns import Thought
from selenite.core.state import View
from selenite.table.bot_pool import BotPool
from selenite.table.cluster.bot_jobs import BotJob, BotJobQueue
from selenite.table.fair_queue import Claim

_PATIENCE = 2.0
"""Every so many seconds it looks for an answer whose notice was lost."""

_ANYBODY = Claim()


class SharedPool(BotPool):
    """Queues jobs in the database, for the next free worker."""

    def __init__(self, jobs: BotJobQueue) -> None:
        super().__init__(1)
        self._jobs = jobs
        self._answered: dict[str, asyncio.Event] = {}

    async def plan(self, spec: str, view: View, seed: str, claim: Claim = _ANYBODY) -> list[str]:
        """A bot's moves."""
        job = BotJob(view.game, view.seat, view.position, seed, spec)
        moves: list[str] = await self._ask(job, claim)
        return moves if moves and moves[0] in view.legal else [view.legal[0]]

    async def advise(
        self, view: View, seed: str, most: int, claim: Claim = _ANYBODY
    ) -> list[Thought]:
        """What the strongest bot would do in a seat's place; nothing if it fails."""
        job = BotJob(view.game, view.seat, view.position, seed, most=most)
        return [Thought(tuple(moves), chance) for moves, chance in await self._ask(job, claim)]

    async def _ask(self, job: BotJob, claim: Claim) -> Any:
        key = job.id
        heard = self._answered.setdefault(key, asyncio.Event())
        try:
            while (answer := await self._jobs.ask(job, claim)) is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(_PATIENCE):
                        await heard.wait()
                heard.clear()
        except asyncio.CancelledError:
            self._jobs.drop(job, only_waiting=True)
            raise
        finally:
            self._answered.pop(key, None)
        self._jobs.drop(job)
        return answer

    def note_answer(self, key: str) -> None:
        """A worker has answered a job."""
        if key in self._answered:
            self._answered[key].set()
