"""Serving the application until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import TYPE_CHECKING

import uvicorn

from selenite.table.limits import DEFAULT_LIMITS, Limits
from selenite.web.connections import LimitedConfig
from selenite.web.stalls import StallWatch

if TYPE_CHECKING:
    import socket
    from collections.abc import Sequence
    from types import FrameType

    from litestar import Litestar

_LOG = logging.getLogger("selenite")
_SHUTDOWN_SECONDS = 1
_COLLECTION_THRESHOLDS = (30_000, 3, 7_000)


class GracefulServer(uvicorn.Server):
    """A server that ends its streams on shutdown, since it would wait for them."""

    def __init__(self, app: Litestar, limits: Limits, proxies: Sequence[str] = ()) -> None:
        super().__init__(
            LimitedConfig(
                app,
                limits,
                proxies,
                log_level="error",  # a warning for every malformed request would fill the disk
                access_log=False,
                lifespan="on",
                timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
            )
        )
        self.application = app

    async def main_loop(self) -> None:
        """Serve until the server has to stop, and watch for stalls."""
        watch = StallWatch(asyncio.get_running_loop())
        try:
            await super().main_loop()
        finally:
            watch.stop()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down on a signal."""
        super().handle_exit(sig, frame)
        if self.started:
            self.application.state.services.hang_up()


def tune_garbage_collection() -> None:
    """Collect garbage in small portions, and never scan the objects of the start-up.

    Everything stops during a collection. With these thresholds that takes 30 ms once in some 900
    moves at 200 tables, and 70 ms once in some 4,000: new objects are scanned twice, and all tables
    together hardly ever. Smaller portions would scan what a table shows now, which is new but soon
    replaced, again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTION_THRESHOLDS)


def serve(
    app: Litestar,
    listening: socket.socket,
    proxies: Sequence[str] = (),
    limits: Limits = DEFAULT_LIMITS,
) -> bool:
    """Serve on a socket; returns whether the server ever started.

    ``proxies`` are the addresses or networks whose forwarding headers are trusted.
    """
    tune_garbage_collection()
    _LOG.info("serving on port %s", listening.getsockname()[1])
    server = GracefulServer(app, limits, proxies)
    server.run(sockets=[listening])
    _LOG.info("stopped")
    return server.started
