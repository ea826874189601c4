"""Processes that play the games of a tournament, watched from outside.

A bot may hang in compiled code, where no exception reaches it, or end the whole process. So games
are played by processes that can be stopped: each shows, in numbers it shares with the one that
watches, which seat it has asked for a move and since when. A process over its bot's limit is ended,
its game is forfeited, and another process takes its place.
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
from selenite.arena.play import Table, Watch, broken_off, over, play
from selenite.arena.results import DIED, SLOW, Result
from selenite.bots import own
from selenite.core.refusals import Invalid, Refusal

_LOOK_AGAIN = 0.1
_GRACE = 0.5
"""Seconds over its limit that a turn may come back by itself."""
_TRIES = 3
"""How often a game is begun whose process ended while no bot was asked."""


def cores() -> int:
    """How many processes this machine can run at the same time."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


class Worker:
    """A process that plays one game at a time, and the eye that is kept on it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: Task | None = None
        self.tries = 0
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        numbers = context.RawArray("d", Watch.SIZE)
        self.watch = Watch(numbers)
        self.connection, theirs = context.Pipe()
        self.process = context.Process(
            target=_work, args=(theirs, self.table, numbers), daemon=True
        )
        self.process.start()
        theirs.close()

    def give(self, task: Task) -> None:
        """Let the process play a game; it must have none."""
        self.task = task
        self.tries += 1
        # A process that has just ended will be noticed on the next look.
        with suppress(OSError):
            self.connection.send(task)

    def look(self) -> Result | None:
        """The result of the game if it is over; sees to a process that hangs or has ended."""
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
                result = self._end_of(SLOW, over(self._limit))
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
        return self.table.limits[self.task.seats[self.watch.seat]]

    def _is_over_limit(self) -> bool:
        """Whether a turn takes too long."""
        waiting = self.watch.waiting
        return waiting is not None and waiting > self._limit + _GRACE

    def _died(self) -> Result | None:
        """What becomes of a game whose process has ended by itself, or is deaf to us."""
        assert self.task is not None
        code = self._exit_status()
        if self.watch.waiting is not None:
            return self._end_of(DIED, "-" if code is None else f"{code}")
        if self.tries >= _TRIES:
            raise Invalid("worker-died", status=code)
        self.close()
        self._start()
        self.give(self.task)
        return None

    def _exit_status(self) -> int | None:
        """The status of the process if it ends soon; None if it lives on.

        Joining it with a timeout would not do: that relies on a pipe which a bot may have closed.
        """
        until = monotonic() + _GRACE
        while self.process.is_alive() and monotonic() < until:
            sleep(_GRACE / 50)
        return self.process.exitcode

    def _end_of(self, why: str, text: str) -> Result:
        """End the process, begin another, and make the result of the game it leaves behind."""
        assert self.task is not None
        result = broken_off(self.table, self.task, self.watch, why, text)
        self.close()
        self._start()
        return result

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.connection.close()


def play_here(table: Table, tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """The results of games as they come, from some processes of this machine."""
    left = iter(tasks)
    free: list[Worker] = []
    busy: list[Worker] = []
    try:
        for task in left:
            worker = free.pop() if free else Worker(table)
            worker.give(task)
            busy.append(worker)
            while len(busy) == workers:
                yield from _some(busy, free)
        while busy:
            yield from _some(busy, free)
    finally:
        for worker in (*free, *busy):
            worker.close()


def _some(busy: list[Worker], free: list[Worker]) -> Iterator[Result]:
    """Wait a little for workers to be done; their results."""
    connection.wait([worker.connection for worker in busy], _LOOK_AGAIN)
    for worker in list(busy):
        result = worker.look()
        if result is not None:
            busy.remove(worker)
            free.append(worker)
            yield result


def _work(tasks: Any, table: Table, numbers: Any) -> None:
    """What a worker's process does: play what it is given until there is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # Bots may print: that is for people, and not part of our output.
    with suppress(OSError):
        os.dup2(2, 1)
    if os.path.isdir(table.folder):
        os.chdir(table.folder)
    watch = Watch(numbers)
    while True:
        try:
            task = tasks.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Any = play(table, task, watch)
        except Refusal as reason:
            answer = reason
        except Exception as fault:
            answer = RuntimeError(own.describe(fault))
        tasks.send(answer)


def _end_with_parent() -> None:
    """Leave at once when the process that watches has gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
