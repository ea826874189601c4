"""What several benchmarks need: web processes, services beside them, figures on the terminal."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

from selenite.table import databases
from selenite.table.bot_pool import BotPool
from selenite.table.limits import UNLIMITED
from selenite.table.services import Services
from selenite.table.store import Store


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class WebProcess:
    """A web process on a database; ``scale_server.py`` says what its limits are."""

    def __init__(self, url: str, *proxies: str, log: IO[str] | None = None) -> None:
        self.port = free_port()
        script = str(Path(__file__).with_name("scale_server.py"))
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, script, url, f"{self.port}", *proxies],
            stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "serving\n"
        self.started = time.perf_counter() - began
        """How many seconds the start took."""

    def memory(self) -> int:
        """Its memory, in bytes."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """The seconds of processor time so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)


@asynccontextmanager
async def services_at(url: str) -> AsyncIterator[Services]:
    """Services on a database, to lay out tables there: bots don't move, and nothing is limited."""
    services = Services(Store(databases.opened(url)), BotPool(1), limits=UNLIMITED)
    services.bot_turns.stop()
    try:
        yield services
    finally:
        await services.close()


def show(found: Mapping[str, Any], as_json: bool) -> None:
    """Print figures for programs or for people."""
    if as_json:
        print(json.dumps(found), flush=True)
        return
    print(f"load average: {os.getloadavg()}")
    for name, value in found.items():
        shown = f"{value:,.2f}" if isinstance(value, float) else f"{value}"
        print(f"{name:62}{shown:>14}", flush=True)
