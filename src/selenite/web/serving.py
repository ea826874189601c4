"""Serving the application until somebody ends it."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import uvicorn

if TYPE_CHECKING:
    import socket
    from types import FrameType

    from litestar import Litestar

_SECONDS_TO_LEAVE = 1
_SECONDS_TO_KEEP = 75
_COLLECT_AFTER = (50_000, 20, 50)


class Host(uvicorn.Server):
    """A server that ends its streams before it leaves: they would keep it waiting."""

    def __init__(self, app: Litestar) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_level="warning",
                access_log=False,
                lifespan="on",
                timeout_graceful_shutdown=_SECONDS_TO_LEAVE,
                timeout_keep_alive=_SECONDS_TO_KEEP,
            )
        )
        self.application = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave when a signal says so."""
        super().handle_exit(sig, frame)
        if self.started:
            self.application.state.house.hang_up()


def settle() -> None:
    """Let the collector of garbage leave alone what is here for good, and come by less often.

    Pages are drawn from many small texts that go by themselves; it would look through all tables
    for nothing, several times a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)


def serve(app: Litestar, listening: socket.socket) -> bool:
    """Serve on a socket; whether it ever began."""
    settle()
    host = Host(app)
    host.run(sockets=[listening])
    return host.started
