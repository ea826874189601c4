"""Metrics in Prometheus's text format, on a separate port.

They aren't public: by default the port is open on this machine only.
"""

from __future__ import annotations

import asyncio
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar.types import Message, Send

from selenite.core.refusals import Invalid
from selenite.table.services import Services

_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SECONDS_TO_ASK = 5.0
_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class RequestMetrics:
    """Counts requests by status, and the seconds until their responses begin."""

    def __init__(self) -> None:
        self._statuses: Counter[str] = Counter()
        self._buckets = [0] * (len(_BUCKETS) + 1)
        self._seconds = 0.0

    def counted(self, send: Send) -> Send:
        """Send a response, and count it when it begins."""
        began = time.perf_counter()

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._count(message["status"], time.perf_counter() - began)
            await send(message)

        return sent

    def _count(self, status: int, seconds: float) -> None:
        self._statuses[f"{status // 100}xx"] += 1
        self._buckets[bisect_left(_BUCKETS, seconds)] += 1
        self._seconds += seconds

    def lines(self) -> Iterator[str]:
        """The counters."""
        yield "# TYPE selenite_requests_total counter"
        for status, number in sorted(self._statuses.items()):
            yield f'selenite_requests_total{{status="{status}"}} {number}'
        yield "# TYPE selenite_request_seconds histogram"
        total = 0
        for limit, number in zip((*_BUCKETS, "+Inf"), self._buckets, strict=True):
            total += number
            yield f'selenite_request_seconds_bucket{{le="{limit}"}} {total}'
        yield f"selenite_request_seconds_sum {self._seconds:.6f}"
        yield f"selenite_request_seconds_count {total}"


async def text(services: Services, requests: RequestMetrics) -> str:
    """All metrics of this process."""
    store, cluster = services.store, services.cluster
    values: dict[str, tuple[str, float]] = {
        "selenite_tables_loaded": ("gauge", len(services.tables.loaded)),
        "selenite_streams_open": ("gauge", services.presence.listening_now()),
        "selenite_commits_total": ("counter", store.commits),
        "selenite_commit_seconds_total": ("counter", store.commit_seconds),
        "selenite_entries_total": ("counter", store.entries),
        "selenite_database_is_away": ("gauge", float(store.is_away)),
        "selenite_database_is_unwritable": ("gauge", float(store.is_unwritable)),
        "process_cpu_seconds_total": ("counter", time.process_time()),
    }
    if cluster is not None:
        values["selenite_thoughts_done_total"] = ("counter", cluster.bot_worker.done)
        if not store.is_away:
            values["selenite_thoughts_waiting"] = ("gauge", await cluster.jobs.waiting())
    if (memory := _memory()) is not None:
        values["process_resident_memory_bytes"] = ("gauge", memory)
    lines = list(requests.lines())
    for name, (kind, value) in values.items():
        lines += [f"# TYPE {name} {kind}", f"{name} {value:.10g}"]
    return "\n".join([*lines, ""])


def _memory() -> int | None:
    """The memory of the process, where the system reports it."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def served(
    services: Services, requests: RequestMetrics, host: str, port: int
) -> AsyncIterator[int]:
    """Answer ``GET /metrics`` on a separate port; yields its number."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_SECONDS_TO_ASK):
                head = await reader.readuntil(b"\r\n\r\n")
            is_asked = head.split(b" ")[:2] == [b"GET", b"/metrics"]
            body = (await text(services, requests)).encode() if is_asked else b""
            status = "200 OK" if is_asked else "404 Not Found"
            writer.write(
                f"HTTP/1.1 {status}\r\nContent-Type: {_TYPE}\r\nContent-Length: {len(body)}\r\n"
                "Connection: close\r\n\r\n".encode()
                + body
            )
            await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # the client has disconnected, or sent no HTTP request
        finally:
            writer.close()

    try:
        server = await asyncio.start_server(answer, host, port)
    except OSError as fault:
        raise Invalid("serve-port", host=host, port=port, fault=fault.strerror) from None
    async with server:
        yield server.sockets[0].getsockname()[1]
