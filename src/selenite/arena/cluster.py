"""The games of a tournament on a Ray cluster.

Every host is a Ray actor with one worker process, so that a bot that hangs or crashes is dealt with
on the machine where it happens.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from selenite.arena.lineups import Task
from selenite.arena.play import MatchSettings
from selenite.arena.results import Result
from selenite.arena.workers import Worker, cores
from selenite.bots import own
from selenite.core.refusals import Invalid

LOCAL = "local"
"""The address that starts a cluster of this machine alone."""
_TRIES = 3
"""Attempts at a game whose machine is lost."""
_POLL_SECONDS = 0.05


class RayHost:
    """An actor of the cluster, with its worker."""

    def __init__(self, settings: MatchSettings) -> None:
        self.worker = Worker(settings)

    def play(self, task: Task) -> Result:
        """Play one game."""
        self.worker.submit(task)
        while True:
            self.worker.connection.poll(_POLL_SECONDS)
            result = self.worker.poll()
            if result is not None:
                return result


def play_on_ray(
    settings: MatchSettings, tasks: Iterable[Task], workers: int | None, address: str
) -> Iterator[Result]:
    """The results of games as they finish; by default from all cores of the cluster."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Invalid("no-ray") from None
    _connect(ray, address, workers)
    try:
        hosts = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _play(ray, settings, iter(tasks), hosts)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, workers: int | None) -> None:
    """Start a cluster here, or connect to one that runs."""
    options: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        options |= {"num_cpus": workers or cores(), "include_dashboard": False}
    try:
        ray.init(address=address, **options)
    except Exception as fault:
        reason = " ".join(str(fault).split())
        raise Invalid("ray-unreachable", address=address, reason=reason) from None


def _play(ray: Any, settings: MatchSettings, tasks: Iterator[Task], hosts: int) -> Iterator[Result]:
    """Keep so many hosts busy; a lost host is replaced, and its game is played again."""
    kind = ray.remote(num_cpus=1)(RayHost)
    running: dict[Any, tuple[Any, Task, int]] = {}

    def give(host: Any, task: Task, tries: int) -> None:
        running[host.play.remote(task)] = (host, task, tries)

    for task in tasks:
        give(kind.remote(settings), task, 1)
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
            give(kind.remote(settings), task, tries + 1)
            continue
        following = next(tasks, None)
        if following is not None:
            give(host, following, 1)
        yield result
