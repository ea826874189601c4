"""Detects when the event loop is blocked."""

from __future__ import annotations

import asyncio
import logging
import time

_LOG = logging.getLogger("selenite")
_SECONDS_BETWEEN_LOOKS = 1.0
_LONGEST_STALL = 0.5


class StallWatch:
    """Logs a warning when a timer fires too late.

    The processor time shows whether the process itself was busy or wasn't given the processor.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._wait()

    def _wait(self) -> None:
        self._due = self._loop.time() + _SECONDS_BETWEEN_LOOKS
        self._busy = time.process_time()
        self._timer = self._loop.call_at(self._due, self._look)

    def _look(self) -> None:
        late = self._loop.time() - self._due
        if late > _LONGEST_STALL:
            busy = time.process_time() - self._busy
            _LOG.warning(
                "the event loop stood still for %.1f s; processor time of the process: %.1f s",
                late, busy,
            )  # fmt: skip
        self._wait()

    def stop(self) -> None:
        """Stop watching."""
        self._timer.cancel()
