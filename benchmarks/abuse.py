"""Attack a server of our own in many ways, and see how others go on playing meanwhile.

    python benchmarks/abuse.py [ATTACK …] [--seconds 8] [--json]

The server has its usual limits. Some tables of two people are played at a steady pace; measured is
how soon the other player sees a move, and the server's memory. The attacks come from a process of
their own, through another address of this machine: a trusted proxy, which names a single visitor as
the one whom it serves, so that the rates and the limits of an address hold. Only connections aren't
counted by address there. Nothing but this machine is ever addressed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from limits import log_of
from scale import lay_out_all
from selenite.core import records, registry
from selenite.table.limits import DEFAULT_LIMITS
from selenite.table.model import Seat
from selenite.table.store import Person
from selenite.table.table import Table
from web import MeasuredGame, keep_pace, quantile, read_answer
from web_process import WebProcess, services_at

HERE, PROXY = "127.0.0.1", "127.0.0.2"
VISITOR = "192.0.2.7"
"""Whom the proxy serves."""

HEADERS = f"Host: {HERE}\r\nX-Forwarded-For: {VISITOR}\r\n"
TABLES = 20
PACE = 20.0
STRONG = 200
LONG = 300
"""Moves of a long game."""

GAME = "blue-moon-city"
_WORKERS = 8
_MOST_AT_A_TIME = DEFAULT_LIMITS.connections_by_address * 3 // 4
_CHUNK = b"a" * (1 << 16)

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Targets(NamedTuple):
    """What is attacked: the tables that are played, players' cookies, and a long game.

    ``bots`` are tables where the strongest bots play each other.
    """

    tables: list[str]
    cookies: list[str]
    long: str
    bots: list[str]


class Attack:
    """One process that attacks for some seconds."""

    def __init__(self, port: int, seconds: float, targets: Targets) -> None:
        self._port = port
        self._end = time.monotonic() + seconds
        self._targets = targets
        self.answers: Counter[str] = Counter()

    @property
    def _goes_on(self) -> bool:
        return time.monotonic() < self._end

    async def _open(self) -> Line:
        return await asyncio.open_connection(HERE, self._port, local_addr=(PROXY, 0), limit=1 << 22)

    async def _rest(self) -> None:
        await asyncio.sleep(max(0.0, self._end - time.monotonic()))

    async def _many(self, number: int, work: Callable[[], Awaitable[None]]) -> None:
        async def guarded() -> None:
            try:
                await work()
            except OSError as problem:
                self.answers[type(problem).__name__] += 1

        await asyncio.gather(*(guarded() for _ in range(number)))

    async def idle(self) -> None:
        """Thousands of connections that say nothing."""

        async def one() -> None:
            reader, writer = await self._open()
            self.answers["connected"] += 1
            with suppress(TimeoutError):
                first = await asyncio.wait_for(reader.readline(), self._end - time.monotonic())
                self.answers[first.decode().strip()] += 1
            writer.close()

        await self._many(3000, one)

    async def slow(self) -> None:
        """Hundreds of clients that send a byte a second."""

        async def one() -> None:
            _, writer = await self._open()
            while self._goes_on:
                writer.write(b"G")
                self.answers["bytes"] += 1
                await asyncio.sleep(1)
            writer.close()

        await self._many(500, one)

    async def bodies(self) -> None:
        """Forms of a gigabyte."""

        async def one() -> None:
            while self._goes_on:
                reader, writer = await self._open()
                kind = "application/x-www-form-urlencoded"
                head = f"POST /tables HTTP/1.1\r\n{HEADERS}Content-Type: {kind}\r\n"
                writer.write(f"{head}Content-Length: 1000000000\r\n\r\n".encode())
                await self._pour(reader, writer)

        await self._many(_WORKERS, one)

    async def heads(self) -> None:
        """Headers without an end."""

        async def one() -> None:
            while self._goes_on:
                reader, writer = await self._open()
                writer.write(f"GET / HTTP/1.1\r\n{HEADERS}X: ".encode())
                await self._pour(reader, writer)

        await self._many(_WORKERS, one)

    async def trailers(self) -> None:
        """Trailers without an end, after an empty body."""
        await self._pour_after(b"0\r\nX: ")

    async def extensions(self) -> None:
        """Extensions of a chunk without an end."""
        await self._pour_after(b"1;x=")

    async def _pour_after(self, chunk: bytes) -> None:
        """A chunked body with a chunk that doesn't end."""

        async def one() -> None:
            while self._goes_on:
                reader, writer = await self._open()
                head = f"POST /me HTTP/1.1\r\n{HEADERS}Transfer-Encoding: chunked\r\n\r\n"
                writer.write(head.encode() + chunk)
                await self._pour(reader, writer)

        await self._many(_WORKERS, one)

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Send the same again and again, until there is an answer."""
        answer = asyncio.ensure_future(reader.readline())
        with suppress(OSError):
            while self._goes_on and not answer.done():
                writer.write(_CHUNK)
                await writer.drain()
                self.answers["chunks"] += 1
                await asyncio.sleep(0)
        if answer.done() and not answer.exception():
            self.answers[answer.result().decode().strip()[:30] or "closed"] += 1
        answer.cancel()
        writer.close()

    async def flood(self) -> None:
        """As many requests for the lobby as the server answers."""
        await self._ask_again(16, lambda _: f"GET / HTTP/1.1\r\n{HEADERS}\r\n".encode())

    async def files(self) -> None:
        """Hundreds of clients that ask for a large file again and again."""
        request = f"GET /static/bundle.js HTTP/1.1\r\n{HEADERS}Accept-Encoding: gzip\r\n\r\n"
        await self._ask_again(_MOST_AT_A_TIME, lambda _: request.encode())

    async def tables(self) -> None:
        """As many tables and people as the server allows."""
        form = b"name=Eve&game=" + GAME.encode() + b"&how=invite"

        def request(_: int) -> bytes:
            head = f"POST /tables HTTP/1.1\r\n{HEADERS}Content-Length: {len(form)}\r\n"
            return f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\n".encode() + form

        await self._ask_again(_WORKERS, request)

    async def replays(self) -> None:
        """A long replay, one of its last positions after the other."""
        await self._read(f"/t/{self._targets.long}/replay", "at", LONG - 20)

    async def since(self) -> None:
        """The steps since one's last turn, in a long game."""
        await self._read(f"/t/{self._targets.long}/since", "step", 0)

    async def _read(self, path: str, key: str, first: int) -> None:
        await self._ask_again(
            _WORKERS,
            lambda number: (
                f"GET {path}?{key}={first + number % 20} HTTP/1.1\r\n{HEADERS}\r\n".encode()
            ),
        )

    async def uploads(self) -> None:
        """Records of long games, each under another name, so that all have to be verified."""
        template = long_record()
        kind = "multipart/form-data; boundary=part"

        def request(_: int) -> bytes:
            self.answers["sent"] += 1
            record = template.replace("NAME", f"{self.answers['sent']}")
            head = 'Content-Disposition: form-data; name="record"; filename="game.sel"'
            form = f"--part\r\n{head}\r\n\r\n{record}\r\n--part--\r\n".encode()
            size = f"Content-Type: {kind}\r\nContent-Length: {len(form)}"
            return f"POST /replay HTTP/1.1\r\n{HEADERS}{size}\r\n\r\n".encode() + form

        await self._ask_again(_WORKERS, request)

    async def crlf(self) -> None:
        """Thousands of connections that send an empty line after a request, and nothing else."""

        async def one() -> None:
            reader, writer = await self._open()
            writer.write(f"GET /robots.txt HTTP/1.1\r\n{HEADERS}\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            self.answers[head.split(b" ", 2)[1].decode()] += 1
            writer.write(b"\r\n")
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(), self._end - time.monotonic())
                self.answers["closed"] += 1
            writer.close()

        await self._many(3000, one)

    async def ahead(self) -> None:
        """Clients that send thousands of requests without reading the answers."""

        async def one() -> None:
            while self._goes_on:
                _, writer = await self._open()
                with suppress(OSError, TimeoutError):
                    while self._goes_on:
                        writer.write(f"GET / HTTP/1.1\r\n{HEADERS}\r\n".encode() * 1000)
                        await asyncio.wait_for(writer.drain(), self._end - time.monotonic())
                        self.answers["requests"] += 1000
                self.answers["ended"] += 1
                writer.close()

        await self._many(_WORKERS, one)

    async def _ask_again(self, workers: int, request: Callable[[int], bytes]) -> None:
        async def one() -> None:
            reader, writer = await self._open()
            number = 0
            while self._goes_on:
                writer.write(request(number))
                number += 1
                self.answers[f"{await read_answer(reader)}"] += 1
            writer.close()

        await self._many(workers, one)

    async def streams(self) -> None:
        """Spectators who come and go at the tables that are played."""

        async def one() -> None:
            while self._goes_on:
                reader, writer = await self._open()
                name = self._targets.tables[self.answers["streams"] % TABLES]
                self.answers["streams"] += 1
                writer.write(f"GET /t/{name}/events HTTP/1.1\r\n{HEADERS}\r\n".encode())
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1 << 16), 5)
                await asyncio.sleep(1)
                writer.close()

        await self._many(400, one)

    async def player_churn(self) -> None:
        """Players who open and close further pages of the tables where they play."""
        places = list(zip(self._targets.tables, self._targets.cookies, strict=True))

        async def one() -> None:
            while self._goes_on:
                reader, writer = await self._open()
                name, cookie = places[self.answers["streams"] % len(places)]
                self.answers["streams"] += 1
                credential = f"{HEADERS}Cookie: selenite={cookie}\r\n"
                writer.write(f"GET /t/{name}/events HTTP/1.1\r\n{credential}\r\n".encode())
                head = await reader.readline()
                self.answers[head.split(b" ", 2)[1].decode()] += 1
                writer.close()

        await self._many(40, one)

    async def deaf(self) -> None:
        """Spectators who never read what the server sends."""

        async def one() -> None:
            _, writer = await asyncio.open_connection(
                HERE, self._port, local_addr=(PROXY, 0), limit=1024
            )
            name = self._targets.tables[self.answers["streams"] % TABLES]
            self.answers["streams"] += 1
            writer.write(f"GET /t/{name}/events HTTP/1.1\r\n{HEADERS}\r\n".encode())
            await self._rest()
            writer.close()

        await self._many(400, one)

    async def bots(self) -> None:
        """Somebody watches hundreds of tables where the strongest bots play each other."""

        async def one() -> None:
            reader, writer = await self._open()
            name = self._targets.bots[self.answers["watched"]]
            self.answers["watched"] += 1
            writer.write(f"GET /t/{name}/events HTTP/1.1\r\n{HEADERS}\r\n".encode())
            while self._goes_on:
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1 << 16), self._end - time.monotonic())
            writer.close()

        await self._many(STRONG, one)


ATTACKS = (
    "none", "idle", "slow", "crlf", "ahead", "deaf", "bodies", "heads", "trailers", "extensions",
    "flood", "files", "tables", "replays", "since", "uploads", "streams", "player-churn", "bots",
)  # fmt: skip


def long_record() -> str:
    """The record of a long game that isn't over, of a player called NAME."""
    table = Table.of("long", log_of(Person("eve", "key", "Eve"), False, LONG))
    return records.write(replace(table.record, seats={0: "NAME"}))


async def attack(name: str, port: int, seconds: float, targets: Targets) -> None:
    """Attack, and tell what was answered."""
    one = Attack(port, seconds, targets)
    if name == "none":
        await one._rest()
    else:
        await getattr(one, name.replace("-", "_"))()
    print(json.dumps(one.answers))


async def lay_out(url: str, bots: int) -> tuple[str, list[str]]:
    """A long game, and tables where the strongest bots play each other."""
    level = registry.find(GAME).bots.LEVELS[-1]
    seats = [Seat(bot=level, name="One"), Seat(bot=level, name="Two")]
    async with services_at(url) as services:
        eve = await services.people.welcome("Eve")
        await services.store.append("long", log_of(eve, True, LONG), [eve.id])
        tables = [await services.seating.set_up(eve, GAME, {}, seats) for _ in range(bots)]
    return "long", [table.id for table in tables]


async def measure(
    name: str, server: WebProcess, tables: list[dict[str, Any]], targets: Targets, seconds: float
) -> dict[str, Any]:
    """How others play during an attack."""
    games = [MeasuredGame(server.port, told) for told in tables]
    for game in games:
        await game.connect()
    before = server.memory() / 1e6
    wanted = [name, f"{server.port}", f"{seconds + 3}", json.dumps(targets)]
    command = [sys.executable, __file__, "--attack", *wanted]
    attacking = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    await asyncio.sleep(2)
    latencies = await asyncio.wait_for(keep_pace(games, seconds, PACE), 10 * seconds)
    during = server.memory() / 1e6
    told, _ = await asyncio.to_thread(attacking.communicate, timeout=60)
    for game in games:
        game.close()
    return {
        "attack": name, "moves": len(latencies), "p50 ms": 1000 * quantile(latencies, 0.5),
        "p99 ms": 1000 * quantile(latencies, 0.99), "longest ms": 1000 * max(latencies),
        "MB before": before, "MB during": during, "answers": json.loads(told),
    }  # fmt: skip


def run(name: str, seconds: float) -> dict[str, Any]:
    """One attack on a new server."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/t.sqlite"
        tables = asyncio.run(lay_out_all(url, TABLES))
        long, bots = asyncio.run(lay_out(url, STRONG if name == "bots" else 0))
        cookies = [told["cookies"][1] for told in tables]
        targets = Targets([told["id"] for told in tables], cookies, long, bots)
        server = WebProcess(url, PROXY)
        try:
            return asyncio.run(measure(name, server, tables, targets, seconds))
        finally:
            server.stop()


def main() -> int:
    if len(sys.argv) == 6 and sys.argv[1] == "--attack":
        name, port, seconds, targets = sys.argv[2:]
        asyncio.run(attack(name, int(port), float(seconds), Targets(*json.loads(targets))))
        return 0
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if unknown := set(options.attacks) - set(ATTACKS):
        parser.error(f"there is no attack {sorted(unknown)[0]}")
    for name in options.attacks or ATTACKS:
        found = run(name, options.seconds)
        found["load average"] = round(os.getloadavg()[0], 1)
        if options.json:
            print(json.dumps(found), flush=True)
            continue
        rounded = {k: round(v, 1) if isinstance(v, float) else v for k, v in found.items()}
        print(", ".join(f"{key} {value}" for key, value in rounded.items()), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
