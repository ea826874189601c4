"""The web table in this process, for the screenshots and the tests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import uvicorn

from selenite.table.limits import UNLIMITED
from selenite.table.services import Services
from selenite.table.store import Person, Store
from selenite.web.app import create_app

T = TypeVar("T")


class Server:
    """The web table on a port of its own, in a thread of its own."""

    def __init__(
        self,
        path: Path | Store | None = None,
        port: int = 0,
        pause: float = 0.0,
        grace: float = 0.0,
    ) -> None:
        self.app = create_app(path, pause=pause, workers=1, grace=grace, limits=UNLIMITED)
        config = uvicorn.Config(
            self.app, port=port, log_level="error", timeout_graceful_shutdown=1, lifespan="on"
        )
        self.uvicorn = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._cookies: dict[str, str] = {}
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        while not self.uvicorn.started and self.thread.is_alive():
            threading.Event().wait(0.01)
        assert self.uvicorn.started, f"the server did not start (port {port})"
        self.port: int = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve()

        asyncio.run(serve())

    @property
    def services(self) -> Services:
        """The services behind the server."""
        services: Services = self.app.state.services
        return services

    def do(self, action: Callable[[Services], Awaitable[T]]) -> T:
        """Run an action on the services, in the server's event loop."""

        async def run() -> T:
            return await action(self.services)

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(60)

    def read(self, look: Callable[[], T]) -> T:
        """What is seen in the server's event loop, where no change is half done."""

        async def run() -> T:
            return look()

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(60)

    def cookie(self, person: Person) -> str:
        """The cookie that identifies a person."""
        if person.id not in self._cookies:
            token = self.do(lambda services: services.sign_ins.begin(person))
            self._cookies[person.id] = token
        return self._cookies[person.id]

    def stop(self) -> None:
        """Stop serving, as a signal would."""
        assert self.loop is not None
        self.uvicorn.should_exit = True
        self.loop.call_soon_threadsafe(self.services.hang_up)
        self.thread.join(20)
