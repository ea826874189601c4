"""The progress bar of long commands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from selenite.texts import say


@contextmanager
def progress(wanted: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; yields a function that advances it."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(say("cli-progress"), total=wanted, completed=done)
        yield lambda games: bar.advance(task, games)
