"""Kill processes under load, and count the acknowledged moves that are missing afterwards.

    python benchmarks/kills.py [--database sqlite|postgresql] [--rounds 12] [--seconds 4]
                               [--tables 40] [--minutes 10] [--json]

On SQLite the server is killed; on PostgreSQL by turns one of two web processes, the worker, and the
database with all its processes. Whatever was killed is started again a moment later. Each player is
a program that plays through the API, half of them against bots: it streams the events, and goes to
another process when its own has gone. In the end every game must have gone on, and every move that
was acknowledged must be in the log, at its place.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
from postgres_server import PostgresServer
from selenite.table import databases
from selenite.table.log import MOVE, Entry
from selenite.table.model import OVER, Seat
from selenite.table.store import Store, decoded
from selenite.table.table import Table
from web_process import free_port, services_at, show

GAME = "blue-moon-city"
SECONDS_DOWN = 0.5
PATIENCE = 60.0
_LOST = (httpx.TransportError, httpx.StreamError, json.JSONDecodeError)


class Process:
    """A command of Selenite that can be killed and started again."""

    def __init__(self, *arguments: str) -> None:
        self._command = [sys.executable, "-m", "selenite.cli", *arguments]
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def wait_until_ready(self) -> None:
        """Wait for the line that says so."""
        assert self.process is not None
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), "it did not start"

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


class KilledServer:
    """All processes that serve the tables, on one of the databases."""

    def __init__(self, kind: str, folder: Path, tablespace: Path | None = None) -> None:
        self.postgres = PostgresServer() if kind == "postgresql" else None
        if self.postgres is None:
            self.url = f"sqlite:///{folder}/tables.sqlite"
            web, workers = 1, 1
        else:
            self.url = self.postgres.new_database(tablespace)
            web, workers = 2, 0
        self.ports = [free_port() for _ in range(web)]
        common = ("--database", self.url)
        self.processes = {
            f"web {number}": Process(
                "serve", "--no-browser", "--port", str(port), "--workers", str(workers), *common
            )
            for number, port in enumerate(self.ports)
        }
        if self.postgres is not None:
            self.processes["worker"] = Process("worker", "--workers", "1", *common)

    @property
    def parts(self) -> list[str]:
        """What can be killed."""
        return [*self.processes, *(["database"] if self.postgres is not None else [])]

    def start(self) -> None:
        for process in self.processes.values():
            process.start()
        for process in self.processes.values():
            process.wait_until_ready()

    def kill(self, part: str) -> None:
        """Kill a part, and start it again a moment later."""
        if part == "database":
            assert self.postgres is not None
            self.postgres.kill()
            time.sleep(SECONDS_DOWN)
            self.postgres.start()
        else:
            self.processes[part].kill()
            time.sleep(SECONDS_DOWN)
            self.processes[part].start()
            self.processes[part].wait_until_ready()

    def stop(self) -> None:
        for process in self.processes.values():
            process.stop()

    def clean_up(self) -> None:
        if self.postgres is not None:
            self.postgres.stop()


async def lay_out(url: str, tables: int) -> list[tuple[str, list[str]]]:
    """Tables, each with the tokens of its people: two people, or one against a bot."""
    laid_out = []
    async with services_at(url) as services:
        for number in range(tables):
            names = ("Ada", "Ben") if number % 2 else ("Ada",)
            people = [await services.people.welcome(name) for name in names]
            seats = [Seat(person.id, person.name) for person in people]
            seats += [Seat(bot="newcomer", name="Bot")] * (2 - len(seats))
            table = await services.seating.set_up(people[0], GAME, {"first": 0}, seats)
            tokens = [
                await services.access.create(person, "bench", ["read", "play"]) for person in people
            ]
            laid_out.append((table.id, tokens))
    return laid_out


@dataclass
class AckedMoves:
    """What happened to all players together."""

    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    unanswered: int = 0
    stale: int = 0
    refused: Counter[int] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    resumed: int = 0
    seen: dict[str, int] = field(default_factory=dict)
    over: set[str] = field(default_factory=set)


class PlayerClient:
    """A program that plays at one table, at whichever process answers."""

    def __init__(
        self, count: AckedMoves, ports: list[int], table: str, token: str, seed: int
    ) -> None:
        self._count = count
        self._ports = ports
        self._table = table
        self._random = Random(seed)
        self._port = self._random.choice(ports)
        self._client = httpx.AsyncClient(
            headers={"Authorization": f"Bearer {token}"}, timeout=httpx.Timeout(15, read=40)
        )

    async def play(self, is_over: asyncio.Event) -> None:
        """Play until the game or the load is over."""
        seen = -1
        while not is_over.is_set() and self._table not in self._count.over:
            try:
                async with self._stream(seen) as lines:
                    async for text in lines:
                        line = json.loads(text)
                        if line["type"] != "heartbeat":
                            seen = max(seen, line["seq"])
                            self._count.seen[self._table] = seen
                        if line["type"] == "state" and line["status"] == OVER:
                            self._count.over.add(self._table)
                        if is_over.is_set() or self._table in self._count.over:
                            break
                        if line["type"] == "state" and line["your_move"]:
                            await self._move(line["seq"])
            except _LOST:
                self._count.resumed += 1
                self._port = self._random.choice(self._ports)
                await asyncio.sleep(0.1)
        await self._client.aclose()

    @asynccontextmanager
    async def _stream(self, after: int) -> AsyncIterator[AsyncIterator[str]]:
        url = f"{self._address}/events?after={after}"
        async with self._client.stream("GET", url) as response:
            if response.status_code != 200:
                raise httpx.StreamError(f"{response.status_code}")
            yield response.aiter_lines()

    @property
    def _address(self) -> str:
        return f"http://127.0.0.1:{self._port}/api/v1/tables/{self._table}"

    async def _move(self, seen: int) -> None:
        """Make a move, if it is still one's turn; sometimes at another process than before."""
        self._port = self._random.choice(self._ports) if self._random.random() < 0.2 else self._port
        found = await self._client.get(f"{self._address}/view")
        if found.status_code != 200:
            raise httpx.StreamError(f"{found.status_code}")
        view = found.json()
        if view["seq"] < seen:  # the process that was asked hasn't heard of it yet
            raise httpx.StreamError("behind")
        if not view["your_move"]:
            return
        move, seq = self._random.choice(view["view"]["legal"]), view["seq"]
        try:
            sent = {"move": move, "seq": seq}
            answer = await self._client.post(f"{self._address}/moves", json=sent)
        except _LOST:
            self._count.unanswered += 1
            raise
        if answer.status_code == 200:
            self._count.acknowledged[self._table, seq + 1] = move
        elif answer.status_code == 409:
            self._count.stale += 1
        else:
            self._count.refused[answer.status_code] += 1
            self._count.codes[str(answer.json().get("code"))] += 1
            raise httpx.StreamError(f"{answer.status_code}")


def logs(url: str, tables: list[str]) -> dict[str, list[Entry]]:
    """What is stored in the end."""
    store = Store(databases.opened(url))
    found = {name: list(decoded(store.log(name).result())) for name in tables}
    store.close()
    return found


@asynccontextmanager
async def under_load(
    server: KilledServer, count: AckedMoves, tables: int
) -> AsyncIterator[list[str]]:
    """A server with programs that play at so many tables, whose names it yields; then it stops."""
    laid_out = await lay_out(server.url, tables)
    await asyncio.to_thread(server.start)
    is_over = asyncio.Event()
    players = [
        asyncio.create_task(PlayerClient(count, server.ports, name, token, seed).play(is_over))
        for seed, (name, tokens) in enumerate(laid_out)
        for token in tokens
    ]
    yield [name for name, _ in laid_out]
    is_over.set()
    await asyncio.to_thread(server.stop)
    done, waiting = await asyncio.wait(players, timeout=PATIENCE)
    for task in waiting:
        task.cancel()
    for task in done:
        task.result()


async def run(
    kind: str, rounds: int, seconds: float, tables: int, most: float = 600.0
) -> dict[str, Any]:
    """Load with kills in between; what was acknowledged, what is missing, which games are stuck.

    It takes little more than ``most`` seconds.
    """
    count = AckedMoves()
    with tempfile.TemporaryDirectory() as folder:
        server = KilledServer(kind, Path(folder))
        with stopped_after(server):
            async with under_load(server, count, tables) as names:
                killed: dict[str, int] = {}
                end = time.monotonic() + most
                for number in range(rounds):
                    if time.monotonic() > end:
                        break
                    await asyncio.sleep(seconds)
                    part = server.parts[number % len(server.parts)]
                    killed[part] = killed.get(part, 0) + 1
                    await asyncio.to_thread(server.kill, part)
                stuck, recovered = await recovery(count, names)
            stored = logs(server.url, names)
    missing, damaged = check(count, stored)
    return {
        "database": kind, "killed": killed, "tables": tables,
        "moves acknowledged": len(count.acknowledged), "acknowledged but missing": len(missing),
        "moves without an answer": count.unanswered, "moves refused as stale": count.stale,
        "refused for other reasons": dict(count.refused), "streams resumed": count.resumed,
        "games over": len(count.over), "games stuck": len(stuck), "logs damaged": len(damaged),
        "entries": sum(len(entries) for entries in stored.values()),
        "seconds until every game went on after the last kill": recovered,
    }  # fmt: skip


@contextmanager
def stopped_after(server: KilledServer) -> Iterator[None]:
    """Stop a server afterwards, in whatever state it is, and clean up after it."""
    try:
        yield
    finally:
        with suppress(Exception):
            server.stop()
        server.clean_up()


async def recovery(count: AckedMoves, tables: list[str]) -> tuple[list[str], float]:
    """The games that don't go on, and how many seconds it took until the others did."""
    began = time.monotonic()
    stuck = await still_stuck(count, tables)
    return stuck, time.monotonic() - began


async def still_stuck(count: AckedMoves, tables: list[str]) -> list[str]:
    """The games that don't go on after the last kill, although they aren't over."""
    before = dict(count.seen)
    end = time.monotonic() + PATIENCE

    def waiting() -> list[str]:
        return [
            name
            for name in tables
            if name not in count.over and count.seen.get(name, -1) <= before.get(name, -1)
        ]

    while waiting() and time.monotonic() < end:
        await asyncio.sleep(0.05)
    return waiting()


def check(
    count: AckedMoves, stored: dict[str, list[Entry]]
) -> tuple[list[tuple[str, int]], list[str]]:
    """The acknowledged moves that are missing, and the logs that don't hold together."""
    missing = []
    for (table, seq), move in count.acknowledged.items():
        entries = stored[table]
        found = entries[seq] if seq < len(entries) else None
        if found is None or found.kind != MOVE or found.data["move"] != move:
            missing.append((table, seq))
    damaged = []
    for table, entries in stored.items():
        is_whole = [entry.seq for entry in entries] == list(range(len(entries)))
        if not is_whole or Table.of(table, entries).seq != len(entries) - 1:
            damaged.append(table)
    return missing, damaged


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=4.0, help="of load before each kill")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=10.0, help="at most")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = asyncio.run(
        run(
            options.database, options.rounds, options.seconds, options.tables, options.minutes * 60
        )
    )  # fmt: skip
    show(found, options.json)
    return 1 if found["acknowledged but missing"] or found["games stuck"] else 0


if __name__ == "__main__":
    sys.exit(main())
