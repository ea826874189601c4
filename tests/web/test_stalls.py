"""A warning when the event loop stood still."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest

from selenite.web.stalls import StallWatch


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose time passes when we say so."""

    def __init__(self) -> None:
        self.now = 100.0
        super().__init__()

    def time(self) -> float:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        """Let time pass, and what is due be done."""
        self.now += seconds
        self.call_soon(self.stop)
        self.run_forever()


@pytest.fixture
def warnings(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    return lambda: [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING]


def test_a_stall_is_logged_once(warnings: Callable[[], list[str]]) -> None:
    loop = Loop()
    watch = StallWatch(loop)
    for seconds in (1.0, 1.2, 1.4):
        loop.pass_seconds(seconds)
    assert warnings() == []
    loop.pass_seconds(14.0)
    loop.pass_seconds(1.0)
    (warning,) = warnings()
    assert "stood still for 13.0 s" in warning
    watch.stop()
    loop.pass_seconds(20.0)
    assert len(warnings()) == 1
    loop.close()
