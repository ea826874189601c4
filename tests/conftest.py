"""Settings for all tests: property tests have no deadline, because machines can be slow.

In mutation tests, the tests that are likely to notice a mutant run first. A shell that runs the
tests in the background ignores SIGINT, and so would every command that a test interrupts.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.noticing import likeliest_first, mutated_function, remember

if TYPE_CHECKING:
    from postgres_server import PostgresServer

settings.register_profile("selenite", deadline=None)
settings.load_profile("selenite")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the tests if there is a mutant."""
    if function := mutated_function():
        named = {item.nodeid: item for item in items}
        items[:] = [named[test] for test in likeliest_first(config.rootpath, function, named)]


def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Remember a test that notices a mutant."""
    if (function := mutated_function()) and call.excinfo is not None:
        remember(item.config.rootpath, function, item.nodeid)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for all tests that need one."""
    from postgres_server import PostgresServer, programs  # noqa: PLC0415 - needs an extra

    if programs() is None:
        if os.environ.get("CI") == "true":
            pytest.fail("NO POSTGRESQL: install Debian's package postgresql")
        pytest.skip("NO POSTGRESQL: install Debian's package postgresql to run these tests")
    server = PostgresServer()
    yield server
    server.stop()


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> str:
    """The address of a new PostgreSQL database."""
    return postgres_server.new_database()
