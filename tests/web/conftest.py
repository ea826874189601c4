"""A real server in this process, and a real browser."""

from __future__ import annotations

import asyncio
import os
import shutil
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from playwright.sync_api import Browser, sync_playwright

from selenite.table.house import House
from selenite.web.app import create_app

T = TypeVar("T")


class Server:
    """The web table on a port of its own, with its house at hand."""

    def __init__(self, path: Path | None = None, port: int = 0, pause: float = 0.0) -> None:
        self.app = create_app(path, pause=pause, workers=1)
        config = uvicorn.Config(
            self.app, port=port, log_level="error", timeout_graceful_shutdown=1, lifespan="on"
        )
        self.uvicorn = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        while not self.uvicorn.started and self.thread.is_alive():
            threading.Event().wait(0.01)
        assert self.uvicorn.started, "the server did not start"
        self.port: int = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve()

        asyncio.run(serve())

    @property
    def house(self) -> House:
        """The house that the server serves."""
        house: House = self.app.state.house
        return house

    def do(self, story: Callable[[House], Awaitable[T]]) -> T:
        """Let something happen in the house, inside the server's own loop."""

        async def whole() -> T:
            return await story(self.house)

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(whole(), self.loop).result(60)

    def stop(self) -> None:
        """Stop serving, as a signal would."""
        assert self.loop is not None
        self.uvicorn.should_exit = True
        self.loop.call_soon_threadsafe(self.house.hang_up)
        self.thread.join(20)


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Servers that are stopped when the test ends."""
    yield from _serving()


@pytest.fixture(scope="module")
def serve_module() -> Iterator[Callable[..., Server]]:
    """Servers that are stopped when the tests of a module end."""
    yield from _serving()


def _serving() -> Iterator[Callable[..., Server]]:
    servers: list[Server] = []

    def start(**options: Any) -> Server:
        servers.append(Server(**options))
        return servers[-1]

    yield start
    for server in servers:
        if server.thread.is_alive():
            server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium from this machine."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    found = found or shutil.which("google-chrome")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no chromium on this machine: install the package chromium")
        pytest.skip("NO BROWSER: install chromium to run the browser tests")
    flags = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=flags)
        yield chromium
        chromium.close()
