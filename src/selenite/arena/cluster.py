"""The games of a tournament on a Ray cluster.

Every host there is a Ray actor that keeps one worker process, just as a worker is kept here: what a
bot does to its process is seen to on the machine where it happens.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from selenite.arena.lineups import Task
from selenite.arena.play import Table
from selenite.arena.results import Result
from selenite.arena.workers import Worker, cores
from selenite.bots import own
from selenite.core.refusals import Invalid

LOCAL = "local"
"""The address that starts a cluster of this machine alone."""
_TRIES = 3
"""How often a game is begun whose machine was lost."""
_LOOK_AGAIN = 0.05


class Host:
    """What runs on the cluster: a worker that is kept busy."""

    def __init__(self, table: Table) -> None:
        self.worker = Worker(table)

    def play(self, task: Task) -> Result:
        """Play one game."""
        self.worker.give(task)
        while True:
            self.worker.connection.poll(_LOOK_AGAIN)
            result = self.worker.look()
            if result is not None:
                return result


def play_on_ray(
    table: Table, tasks: Iterable[Task], workers: int | None, address: str
) -> Iterator[Result]:
    """The results of games as they come; by default from all cores of the cluster."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Invalid("no-ray") from None
    _connect(ray, address, workers)
    try:
        hosts = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _play(ray, table, iter(tasks), hosts)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, workers: int | None) -> None:
    """Start a cluster here, or connect to one that runs."""
    settings: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        settings |= {"num_cpus": workers or cores(), "include_dashboard": False}
    try:
        ray.init(address=address, **settings)
    except Exception as fault:
        reason = " ".join(str(fault).split())
        raise Invalid("ray-unreachable", address=address, reason=reason) from None


def _play(ray: Any, table: Table, tasks: Iterator[Task], hosts: int) -> Iterator[Result]:
    """Keep so many hosts busy; a host that is lost is replaced, and its game begun anew."""
    kind = ray.remote(num_cpus=1)(Host)
    running: dict[Any, tuple[Any, Task, int]] = {}

    def give(host: Any, task: Task, tries: int) -> None:
        running[host.play.remote(task)] = (host, task, tries)

    for task in tasks:
        give(kind.remote(table), task, 1)
        if len(running) == hosts:
            break
    while running:
        done, _ = ray.wait(list(running), num_returns=1)
        host, task, tries = running.pop(done[0])
        try:
            result = ray.get(done[0])
        except ray.exceptions.RayTaskError as fault:
            raise fault.cause from None
        except ray.exceptions.RayError as fault:
            if tries == _TRIES:
                raise Invalid("ray-lost", reason=own.describe(fault)) from None
            give(kind.remote(table), task, tries + 1)
            continue
        following = next(tasks, None)
        if following is not None:
            give(host, following, 1)
        yield result
