"""The application with clients that run no scripts, a real server, and a real browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient
from playwright.sync_api import Browser, sync_playwright

from local_server import Server
from selenite.table.limits import UNLIMITED
from selenite.web.app import create_app

from .clients import Client, User


@pytest.fixture
def client() -> Iterator[Client]:
    """The application, without a server."""
    with TestClient(create_app(None, pause=0, workers=1, limits=UNLIMITED)) as client:
        yield client


@pytest.fixture(scope="module")
def module_client() -> Iterator[Client]:
    """The application for all tests of a module, which only read its pages."""
    with TestClient(create_app(None, pause=0, workers=1, limits=UNLIMITED)) as client:
        yield client


@pytest.fixture
def ada(client: Client) -> User:
    return User(client)


@pytest.fixture
def ben(client: Client) -> User:
    return User(client)


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


@contextmanager
def launched(*flags: str) -> Iterator[Browser]:
    """Chromium from this machine, with some flags."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    found = found or shutil.which("google-chrome")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no chromium on this machine: install the package chromium")
        pytest.skip("NO BROWSER: install chromium to run the browser tests")
    always = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=[*always, *flags])
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of a module.

    Not for the whole session: it keeps an event loop running, and other tests start their own.
    """
    with launched() as chromium:
        yield chromium
