"""Futures that another thread resolves in batches, for event loops and threads."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Generator, Iterable
from contextlib import suppress
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_LOCK = threading.Lock()
"""Held for a moment whenever somebody begins to wait, and when a batch is answered."""


class Pending(Generic[T]):
    """The answer to a piece of work, or the problem that it failed with.

    A future of the standard library wakes the event loop for every answer. A whole batch of these
    wakes it once (:func:`answer_all`). The work is done even if nobody waits for it any longer.

    >>> pending = Pending[int]()
    >>> answer_all([(pending, 3, None)])
    >>> pending.result()
    3
    """

    __slots__ = ("_answer", "_is_done", "_problem", "_signal", "_waiting")

    def __init__(self) -> None:
        self._is_done = False
        self._answer: T | None = None
        self._problem: BaseException | None = None
        self._signal: threading.Event | None = None
        self._waiting: list[asyncio.Future[None]] = []

    def result(self) -> T:
        """The answer; blocks this thread until it is there."""
        with _LOCK:
            if not self._is_done and self._signal is None:
                self._signal = threading.Event()
        if not self._is_done:
            assert self._signal is not None
            self._signal.wait()
        return self._outcome()

    def __await__(self) -> Generator[Any, None, T]:
        with _LOCK:
            if not self._is_done:
                waiting = asyncio.get_running_loop().create_future()
                self._waiting.append(waiting)
        if not self._is_done:
            yield from waiting
        return self._outcome()

    def _outcome(self) -> T:
        if self._problem is not None:
            raise self._problem
        return self._answer  # type: ignore[return-value]


def answer_all(
    answered: Iterable[tuple[Pending[Any], Any, BaseException | None]],
) -> None:
    """Resolve several futures, each with an answer or a problem, and wake those waiting."""
    loops: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    with _LOCK:
        for pending, answer, problem in answered:
            pending._answer, pending._problem = answer, problem
            pending._is_done = True
            if pending._signal is not None:
                pending._signal.set()
            for waiting in pending._waiting:
                loops.setdefault(waiting.get_loop(), []).append(waiting)
            pending._waiting = []
    for loop, futures in loops.items():
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(_wake, futures)


def _wake(futures: Iterable[asyncio.Future[None]]) -> None:
    for waiting in futures:
        if not waiting.done():
            waiting.set_result(None)
