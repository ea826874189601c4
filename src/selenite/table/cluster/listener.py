"""A connection that receives every notice, and reconnects when it is lost."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress

import psycopg

from selenite.table.databases.postgresql import PostgreSQL

_LOG = logging.getLogger("selenite")
_SECONDS_TO_RECOVER = 0.2
_PATIENCE = 0.2


class Listener:
    """Calls ``heard`` in the event loop with every notice.

    ``connected`` is called after every connect: notices sent before it may have been missed.
    """

    def __init__(
        self,
        database: PostgreSQL,
        heard: Callable[[str], None],
        connected: Callable[[], None],
    ) -> None:
        self._database = database
        self._heard = heard
        self._connected = connected
        self._loop = asyncio.get_running_loop()
        self._is_stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._is_stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._is_stopped.is_set():
            try:
                with self._database.connect_listener() as connection:
                    self._call(self._connected)
                    self._listen(connection)
            except psycopg.Error as problem:
                _LOG.warning("the listener has lost the database: %s", type(problem).__name__)
                self._is_stopped.wait(_SECONDS_TO_RECOVER)

    def _listen(self, connection: psycopg.Connection[object]) -> None:
        while not self._is_stopped.is_set():
            for notice in connection.notifies(timeout=_PATIENCE):
                self._call(self._heard, notice.payload)
                if self._is_stopped.is_set():
                    return

    def _call(self, function: Callable[..., None], *arguments: str) -> None:
        with suppress(RuntimeError):  # the loop may have ended
            self._loop.call_soon_threadsafe(function, *arguments)
