"""Asking the workers of all processes, in place of a pool of one's own."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from selenite.bots.turns import Thought
from selenite.core.state import View
from selenite.table.bot_pool import BotPool
from selenite.table.cluster.thoughts import Job, Thoughts
from selenite.table.fair_queue import Claim

_PATIENCE = 2.0
"""After so many seconds it is looked for an answer whose notice was lost."""

_ANYBODY = Claim()


class SharedPool(BotPool):
    """What bots think is queued in the database, and done by whichever worker is free."""

    def __init__(self, thoughts: Thoughts) -> None:
        super().__init__(1)
        self._thoughts = thoughts
        self._answered: dict[str, asyncio.Event] = {}

    async def plan(self, spec: str, view: View, seed: str, claim: Claim = _ANYBODY) -> list[str]:
        """A bot's moves."""
        job = Job(view.game, view.seat, view.position, seed, spec)
        moves: list[str] = await self._ask(job, claim)
        return moves if moves and moves[0] in view.legal else [view.legal[0]]

    async def advise(
        self, view: View, seed: str, most: int, claim: Claim = _ANYBODY
    ) -> list[Thought]:
        """What the strongest bot would do in a seat's place; nothing if it fails."""
        job = Job(view.game, view.seat, view.position, seed, most=most)
        return [Thought(tuple(moves), chance) for moves, chance in await self._ask(job, claim)]

    async def _ask(self, job: Job, claim: Claim) -> Any:
        key = job.id
        heard = self._answered.setdefault(key, asyncio.Event())
        try:
            while (answer := await self._thoughts.ask(job, claim)) is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(_PATIENCE):
                        await heard.wait()
                heard.clear()
        except asyncio.CancelledError:
            self._thoughts.drop(job, only_waiting=True)
            raise
        finally:
            self._answered.pop(key, None)
        self._thoughts.drop(job)
        return answer

    def note_answer(self, key: str) -> None:
        """A worker has told its answer."""
        if key in self._answered:
            self._answered[key].set()
