"""Runs an operation for many names at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from itertools import islice
from typing import Any

_MOST_AT_ONCE = 500


class Batches:
    """Names that arrive while it is busy are processed together afterwards, each once.

    ``begin`` starts a task.
    """

    def __init__(
        self,
        work: Callable[[list[str]], Awaitable[None]],
        begin: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._work = work
        self._begin = begin
        self._names: set[str] = set()
        self._is_busy = False

    def add(self, name: str) -> None:
        """Process a name soon."""
        self._names.add(name)
        if not self._is_busy:
            self._is_busy = True
            self._begin(self._run())

    async def _run(self) -> None:
        try:
            while self._names:
                some = list(islice(self._names, _MOST_AT_ONCE))
                self._names.difference_update(some)
                await self._work(some)
        finally:
            self._is_busy = False
