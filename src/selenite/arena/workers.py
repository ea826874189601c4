"""Worker processes that play the games of a tournament, supervised from outside.

A bot may hang in compiled code, where no exception reaches it, or end the whole process. So games
are played by processes that can be stopped: each shows in shared memory which seat it has asked for
a move, and since when. A process over its bot's limit is ended, its game is forfeited, and another
process takes its place.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import connection
from time import monotonic, sleep
from typing import Any

from selenite.arena.lineups import Task
from selenite.arena.play import MatchSettings, Watch, broken_off_result, over_limit, play
from selenite.arena.results import DIED, SLOW, Result
from selenite.bots import own
from selenite.core.refusals import Invalid, Refusal

_POLL_SECONDS = 0.1
_GRACE = 0.5
"""Seconds over its limit in which a turn may still end by itself."""
_TRIES = 3
"""Attempts at a game whose process ends while no bot is thinking."""


def cores() -> int:
    """How many processes this machine can run at the same time."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


class Worker:
    """A process that plays one game at a time, with its supervisor."""

    def __init__(self, settings: MatchSettings) -> None:
        self.settings = settings
        self.task: Task | None = None
        self.tries = 0
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        numbers = context.RawArray("d", Watch.SIZE)
        self.watch = Watch(numbers)
        self.connection, theirs = context.Pipe()
        self.process = context.Process(
            target=_work, args=(theirs, self.settings, numbers), daemon=True
        )
        self.process.start()
        theirs.close()

    def submit(self, task: Task) -> None:
        """Let the process play a game; it must be idle."""
        self.task = task
        self.tries += 1
        # A process that has just ended is noticed at the next poll.
        with suppress(OSError):
            self.connection.send(task)

    def poll(self) -> Result | None:
        """The result of the game if it is over; replaces a process that hangs or has ended."""
        if self.task is None:
            return None
        result = None
        # Asked first: what a process has sent before it ended can still be received.
        alive = self.process.is_alive()
        try:
            if self.connection.poll():
                result = self._received()
            elif not alive:
                result = self._died()
            elif self._is_over_limit():
                result = self._broken_off(SLOW, over_limit(self._limit))
        except (EOFError, OSError):
            result = self._died()
        if result is not None:
            self.task = None
            self.tries = 0
        return result

    def _received(self) -> Result:
        answer = self.connection.recv()
        if isinstance(answer, BaseException):
            raise answer
        assert isinstance(answer, Result)
        return answer

    @property
    def _limit(self) -> float:
        """The seconds that the bot which is asked may take."""
        assert self.task is not None
        return self.settings.limits[self.task.seats[self.watch.seat]]

    def _is_over_limit(self) -> bool:
        """Whether a turn takes too long."""
        waiting = self.watch.waiting
        return waiting is not None and waiting > self._limit + _GRACE

    def _died(self) -> Result | None:
        """The result of a game whose process has ended or hangs; None if the game is retried."""
        assert self.task is not None
        code = self._exit_status()
        if self.watch.waiting is not None:
            return self._broken_off(DIED, "-" if code is None else f"{code}")
        if self.tries >= _TRIES:
            raise Invalid("worker-died", status=code)
        self.close()
        self._start()
        self.submit(self.task)
        return None

    def _exit_status(self) -> int | None:
        """The status of the process if it ends soon; None if it lives on.

        Joining it with a timeout would not do: that relies on a pipe which a bot may have closed.
        """
        until = monotonic() + _GRACE
        while self.process.is_alive() and monotonic() < until:
            sleep(_GRACE / 50)
        return self.process.exitcode

    def _broken_off(self, why: str, text: str) -> Result:
        """End the process, begin another, and make the result of the game it leaves behind."""
        assert self.task is not None
        result = broken_off_result(self.settings, self.task, self.watch, why, text)
        self.close()
        self._start()
        return result

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.connection.close()


def play_locally(settings: MatchSettings, tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """The results of games as they finish, from processes on this machine."""
    left = iter(tasks)
    free: list[Worker] = []
    busy: list[Worker] = []
    try:
        for task in left:
            worker = free.pop() if free else Worker(settings)
            worker.submit(task)
            busy.append(worker)
            while len(busy) == workers:
                yield from _some(busy, free)
        while busy:
            yield from _some(busy, free)
    finally:
        for worker in (*free, *busy):
            worker.close()


def _some(busy: list[Worker], free: list[Worker]) -> Iterator[Result]:
    """Wait a little for workers to finish; their results."""
    connection.wait([worker.connection for worker in busy], _POLL_SECONDS)
    for worker in list(busy):
        result = worker.poll()
        if result is not None:
            busy.remove(worker)
            free.append(worker)
            yield result


def _work(tasks: Any, settings: MatchSettings, numbers: Any) -> None:
    """The main function of a worker process: play games until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # What bots print goes to standard error: it is not part of our output.
    with suppress(OSError):
        os.dup2(2, 1)
    if os.path.isdir(settings.folder):
        os.chdir(settings.folder)
    watch = Watch(numbers)
    while True:
        try:
            task = tasks.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Any = play(settings, task, watch)
        except Refusal as reason:
            answer = reason
        except Exception as fault:
            answer = RuntimeError(own.describe(fault))
        tasks.send(answer)


def _end_with_parent() -> None:
    """Exit at once when the supervising process has gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
