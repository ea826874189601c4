"""Play twin games that differ only in what a seat can't know, and compare all that is sent to it.

    python benchmarks/twins.py [--games 1000] [--moves 4] [--seed 1] [--minutes 5]
                               [--database sqlite|postgresql] [--json]

Each pair begins at a random position of a random kind of game. The twin is dealt again so that it
looks the same to one seat, or to spectators. The same is done in both while it still looks the
same: moves are made and taken back, with and without asking, something is said, the end of the game
is asked for, and a bot stands in for somebody. Then and in between everything is compared byte by
byte: pages, streams, the API, refusals and what the server logs. Only the tables' names and times
are left out. On PostgreSQL there are two web processes: the twins' pages come from different ones,
and so do the moves.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
from local_server import Server
from postgres_server import PostgresServer
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.games import blue_moon_city
from selenite.table.access import SCOPES
from selenite.table.model import RUNNING, Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from web_process import WebProcess, services_at, show

GAME = "blue-moon-city"
"""The game with secrets."""

HOST = "table.example"
SEED = bytes(32)
MOST_FAULTS = 10
_PATIENCE = 30.0
_DOES_MORE = 0.5
"""How often something else follows a move."""
_PAGES = (
    "/since", "/since?step=1", "/replay", "/replay?at=1", "/screen", "/record.sel",
    "/about?thing=d4", "/hover?thing=c3", "/hover?thing=d4", "/preview?part=d4", "/friend/1/guess",
)  # fmt: skip
_WORDS = ("hand", "score", "discards", "last", "where", "d4", "c3", "pay 1", "nonsense")
_API = ("", "/view", "/record", "/events?wait=false")
_REGION = re.compile(r'<hx-partial hx-target="#([^"]+)"[^>]*>(.*?)</hx-partial>', re.DOTALL)
_TIME = re.compile(r'"at":[0-9.]+')
_STALL = "the event loop stood still"

T = TypeVar("T")
Work = Callable[[Services], Awaitable[T]]


class Web(NamedTuple):
    """The processes that serve the tables, and a way to their services."""

    ports: list[int]
    do: Callable[[Work[Any]], Awaitable[Any]]


class Records(logging.Handler):
    """Collects what the server logs, not what the client that sends the requests does."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.addFilter(lambda record: not record.name.startswith(("httpx", "httpcore")))

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def taken(self) -> str:
        """What was logged since the last time."""
        taken, self.found = self.found, []
        return without_stalls("\n".join(taken))


def without_stalls(logged: str) -> str:
    """What was logged, except that the machine was busy."""
    return "\n".join(line for line in logged.splitlines() if not line.startswith(_STALL))


@asynccontextmanager
async def served(kind: str, folder: Path) -> AsyncIterator[Web]:
    """One process on SQLite, or two on PostgreSQL."""
    if kind == "sqlite":
        server = Server(folder / "t.sqlite")

        async def do(work: Work[Any]) -> Any:
            return await asyncio.to_thread(server.do, work)

        yield Web([server.port], do)
        await asyncio.to_thread(server.stop)
        return
    with ExitStack() as stack:
        postgres = PostgresServer()
        stack.callback(postgres.stop)
        url = postgres.new_database()
        with (folder / "log").open("w", encoding="utf-8") as log:
            async with services_at(url) as services:

                async def do_here(work: Work[Any]) -> Any:
                    return await work(services)

                ports = []
                with ExitStack() as processes:
                    for _ in range(2):
                        process = await asyncio.to_thread(WebProcess, url, log=log)
                        processes.callback(process.stop)
                        ports.append(process.port)
                    yield Web(ports, do_here)
        logged = without_stalls((folder / "log").read_text("utf-8"))
        assert not logged, f"the web processes have logged: {logged[:2000]}"


@dataclass
class Compared:
    """What was compared."""

    games: int = 0
    moves: int = 0
    answers: int = 0
    regions: int = 0
    viewers: Counter[str] = field(default_factory=Counter)
    more: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def compare(self, what: str, one: str, other: str) -> None:
        """Note a difference."""
        if one != other:
            at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            around = slice(max(0, at - 80), at + 120)
            self.faults.append(f"{what}: {one[around]!r} {other[around]!r}")


class Watcher:
    """Everything that is sent to somebody about one of the twins."""

    def __init__(
        self, port: int, table: Table, cookie: str, token: str, others: dict[int, str]
    ) -> None:
        self.table = table
        self._others = others
        self._port = port
        self._cookie = cookie
        self._token = token
        headers = {"Host": HOST, "Cookie": f"selenite={cookie}", "Authorization": f"Bearer {token}"}
        self._client = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=_PATIENCE
        )
        self._lines: list[str] = []
        self._api_lines: list[str] = []
        self._listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to listen to the API's stream, and then to that of the page.

        In this order the page shows both from its beginning among those who look on.
        """
        cookie, token = f"Cookie: selenite={self._cookie}", f"Authorization: Bearer {self._token}"
        api = f"/api/v1/tables/{self.table.id}/events"
        await self._follow(api, token, self._api_lines)
        await self._until(lambda: bool(self.events()))
        await self._follow(f"/t/{self.table.id}/events", cookie, self._lines)

    async def _follow(self, path: str, credential: str, lines: list[str]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
        request = f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n{credential}\r\n\r\n"
        writer.write(request.encode())
        self._listening.append(asyncio.create_task(self._listen(reader, writer, lines)))

    @staticmethod
    async def _listen(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lines: list[str]
    ) -> None:
        try:
            while line := await reader.readline():
                lines.append(line.decode().rstrip("\n"))
        finally:
            writer.close()

    async def close(self) -> None:
        for listening in self._listening:
            listening.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        await self._client.aclose()

    async def heard(self, seq: int) -> None:
        """Wait until both streams have told an entry of the log."""
        await self._until(lambda: any(line == f"id: {seq}" for line in self._lines[-400:]))
        await self._until(lambda: len(self.events()) > seq)

    @staticmethod
    async def _until(is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(_PATIENCE):
            while not is_so():
                await asyncio.sleep(0.004)

    def events(self) -> list[str]:
        """The events that the API's stream has sent."""
        found = [line for line in self._api_lines if line.startswith('{"type":"event"')]
        return [_TIME.sub('"at":…', line.replace(self.table.id, "TABLE")) for line in found]

    def regions(self) -> dict[str, str]:
        """The last text of every region that was streamed."""
        text = "\n".join(line.removeprefix("data: ") for line in self._lines)
        return dict(_REGION.findall(text.replace(self.table.id, "TABLE")))

    async def ask(self, method: str, path: str, **more: Any) -> str:
        """The answer to a request, as it can be compared; ``NAME`` stands for the table's."""
        answer = await self._client.request(method, path.replace("NAME", self.table.id), **more)
        kept = {key: answer.headers.get(key) for key in ("content-type", "location", "set-cookie")}
        text = f"{answer.status_code} {kept} {answer.text}"
        return _TIME.sub('"at":…', text.replace(self.table.id, "TABLE"))

    async def move(self, move: str) -> None:
        """Play a move for the seat that is to move."""
        assert self.table.to_move is not None
        status = await self.act(self.table.to_move, "move", move=move)
        assert status == 204, (status, move)

    async def act(self, player: int, action: str, text: str = "", **params: Any) -> int:
        """Let the player of a seat do something; the status of the answer."""
        query = httpx.QueryParams({**params, "seq": self.table.acted})
        self._client.cookies.clear()
        answer = await self._client.post(
            f"/t/{self.table.id}/{action}?{query}",
            headers={"Cookie": f"selenite={self._others[player]}"},
            data={"text": text} if text else None,
        )
        return answer.status_code


class TwinPlayer(NamedTuple):
    """Somebody with their credentials."""

    person: Person
    cookie: str
    token: str


async def welcome(services: Services, name: str) -> TwinPlayer:
    person = await services.people.welcome(name)
    token = await services.access.create(person, "twins", SCOPES)
    return TwinPlayer(person, await services.sign_ins.begin(person), token)


def random_state(chance: Random) -> Any:
    """A position somewhere in a random game of a random kind."""
    while True:
        state = blue_moon_city.new(
            players=chance.choice((2, 2, 3, 4)), city=chance.choice(("standard", "free")),
            new_buildings=chance.choice(((), (1,), (2,), (1, 2))), seed=chance.randbytes(32),
        )  # fmt: skip
        for _ in range(chance.randrange(400)):
            if state.outcome() is not None:
                break
            state.play(state.text(chance.choice(state.legal_moves())))
        if state.outcome() is None:
            return state


class Twins:
    """A pair of games, and somebody who watches both."""

    def __init__(
        self, web: Web, chance: Random, count: Compared, people: Sequence[TwinPlayer],
        logged: Records, most_moves: int,
    ) -> None:  # fmt: skip
        self._web = web
        self._chance = chance
        self._count = count
        self._people = people
        self._logged = logged
        self._most_moves = most_moves

    async def play(self) -> None:
        """Play a pair of games for as long as they look the same."""
        chance, count = self._chance, self._count
        state = random_state(chance)
        view = state.view(None)
        players = len(view.position["players"])
        viewer = chance.choice([None, *range(players)])
        twin = registry.find(GAME).redeal(state.view(viewer), Rng(chance.randbytes(8).hex()))
        tables = [await self._table(one.position(), players) for one in (state, twin)]
        who = self._people[-1] if viewer is None else self._people[viewer]
        cookie = "" if viewer is None else who.cookie
        cookies = {seat: self._people[seat].cookie for seat in range(players)}
        ports = chance.sample(self._web.ports, len(self._web.ports)) * 2
        watchers = [
            Watcher(port, table, cookie, who.token, cookies)
            for port, table in zip(ports, tables, strict=False)
        ]
        count.games += 1
        count.viewers["spectator" if viewer is None else f"seat of {players}"] += 1
        try:
            for one in watchers:
                await one.open()
            await self._settle(tables, watchers)
            for _ in range(self._most_moves):
                if not self._look_the_same(tables, viewer):
                    break
                if not await self._compare(watchers) or not await self._step(watchers):
                    break
                if chance.random() < _DOES_MORE and self._look_the_same(tables, viewer):
                    await self._compare(watchers)
                    await self._do_more(watchers)
        finally:
            for one in watchers:
                await one.close()

    async def _table(self, position: dict[str, Any], players: int) -> Table:
        seats = [Seat(one.person.id, one.person.name) for one in self._people[:players]]
        host = self._people[0].person

        async def set_up(services: Services) -> Table:
            return await services.seating.set_up(
                host, GAME, position["options"], seats, seed=SEED, position=position
            )

        table: Table = await self._web.do(set_up)
        return table

    def _look_the_same(self, tables: list[Table], viewer: int | None) -> bool:
        """Whether nothing was revealed that differs; a game that is over reveals all."""
        one, other = tables
        return (
            one.status == other.status == RUNNING
            and one.view(viewer).position == other.view(viewer).position
            and [played.move for played in one.moves] == [played.move for played in other.moves]
        )

    async def _caught_up(self, table: Table) -> None:
        await self._web.do(lambda services: services.tables.catch_up(table.id))

    async def _settle(self, tables: list[Table], watchers: list[Watcher]) -> None:
        """Wait for phases that pass; where one passes in one twin only, a player passes it."""
        async with asyncio.timeout(_PATIENCE):
            while True:
                for table in tables:
                    await self._caught_up(table)
                if any(table.automatic_move() is not None for table in tables):
                    await asyncio.sleep(0.005)
                    continue
                most = max(len(table.moves) for table in tables)
                behind = [one for one in watchers if len(one.table.moves) < most]
                if not behind:
                    return
                for one in behind:
                    if one.table.status != RUNNING or "/" not in self._legal(one.table):
                        return
                    await one.move("/")

    @staticmethod
    def _legal(table: Table) -> list[str]:
        return list(table.view(table.to_move).legal)

    async def _step(self, watchers: list[Watcher]) -> bool:
        """Play a move that is possible in both; whether there was one."""
        one, other = (self._legal(watcher.table) for watcher in watchers)
        both = [move for move in one if move in other]
        if not both:
            return False
        move = self._chance.choice(both)
        for watcher in watchers:
            await watcher.move(move)
        await self._settle([watcher.table for watcher in watchers], watchers)
        self._count.moves += 1
        return True

    async def _do_more(self, watchers: list[Watcher]) -> None:
        """Let whoever moved last take something back, ask for something, or say something."""
        chance, tables = self._chance, [watcher.table for watcher in watchers]
        seat = tables[0].moves[-1].seat
        action = chance.choice(("undo", "restart", "ask-undo", "ask-abort", "chat", "stand-in"))
        if action == "stand-in":
            await self._stand_in(watchers)
            return
        text = "hello" if action == "chat" else ""
        done = [[await watcher.act(seat, action, text)] for watcher in watchers]
        await self._settle(tables, watchers)
        answers = chance.choices((0, 1), weights=(1, 3), k=tables[0].players)
        while all(table.request is not None for table in tables):
            asked = tables[0].must_agree()[0]
            for watcher, statuses in zip(watchers, done, strict=True):
                statuses.append(await watcher.act(asked, "answer", yes=answers[asked]))
            await self._settle(tables, watchers)
        self._count.more[action] += done[0][0] == 204
        one, other = (
            f"{statuses} {[played.move for played in table.moves]}"
            for statuses, table in zip(done, tables, strict=True)
        )
        self._count.compare(f"{action} of seat {seat}", one, other)

    async def _stand_in(self, watchers: list[Watcher]) -> None:
        """Let a bot stand in for somebody who isn't to move; nobody can end the game meanwhile."""
        chance, table = self._chance, watchers[0].table
        absent = chance.choice([seat for seat in range(table.players) if seat != table.to_move])
        asking = chance.choice([seat for seat in range(table.players) if seat != absent])
        done: list[list[int]] = [[] for _ in watchers]
        steps: list[tuple[int, str, dict[str, Any]]] = [
            (absent, "stand-in", {"seat": absent}),
            (asking, "ask-abort", {}),
            (absent, "come-back", {"seat": absent}),
        ]
        for player, action, params in steps:
            for watcher, statuses in zip(watchers, done, strict=True):
                statuses.append(await watcher.act(player, action, **params))
            await self._settle([watcher.table for watcher in watchers], watchers)
            await self._compare(watchers)
        self._count.more["stand-in"] += done[0] == [204, 400, 204]
        self._count.compare(f"a stand-in for seat {absent}", *map(str, done))

    async def _compare(self, watchers: list[Watcher]) -> bool:
        """Compare what is sent; whether it is the same."""
        chance, count = self._chance, self._count
        before = len(count.faults)
        acted = watchers[0].table.acted
        requests: list[tuple[str, str, dict[str, Any]]] = [("GET", "/t/NAME", {})]
        requests += [("GET", f"/t/NAME{path}", {}) for path in chance.sample(_PAGES, 3)]
        requests += [("GET", f"/api/v1/tables/NAME{path}", {}) for path in _API]
        for words in chance.sample(_WORDS, 2):
            headers = {"selenite-seq": f"{acted}"}
            sent = {"data": {"words": words}, "headers": headers}
            requests.append(("POST", "/t/NAME/command", sent))
        refused = {"move": chance.choice((">a9", "1=h2h3", "pay", "")), "seq": acted}
        requests.append(("POST", "/api/v1/tables/NAME/moves", {"json": refused}))
        requests.append(("POST", f"/t/NAME/move?move={chance.choice('<1=')}&seq={acted}", {}))
        for watcher in watchers:
            await watcher.heard(watcher.table.seq)
        self._logged.taken()
        for method, path, more in requests:
            answers = []
            for watcher in watchers:
                answer = await watcher.ask(method, path, **more)
                answers.append(f"{answer} LOGGED {self._logged.taken()}")
            count.answers += 1
            count.compare(f"{method} {path} {more}", *answers)
        told = ["\n".join(watcher.events()) for watcher in watchers]
        count.compare("the API's stream", *told)
        one, other = (watcher.regions() for watcher in watchers)
        count.regions += len(one)
        for name in sorted({*one, *other}):
            count.compare(f"region {name}", one.get(name, ""), other.get(name, ""))
        return len(count.faults) == before


async def run(kind: str, games: int, seed: int, seconds: float = 300.0, moves: int = 4) -> Compared:
    """Play so many pairs of games, or as many as the time allows."""
    count, chance, logged = Compared(), Random(f"twins {seed}"), Records()
    logging.getLogger().addHandler(logged)
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with served(kind, Path(folder)) as web:
                people = [
                    await web.do(partial(welcome, name=name))
                    for name in ("Ada", "Ben", "Cem", "Dan", "Stranger")
                ]
                end = time.monotonic() + seconds
                while count.games < games and time.monotonic() < end:
                    await Twins(web, chance, count, people, logged, moves).play()
                    if len(count.faults) >= MOST_FAULTS:
                        break
    finally:
        logging.getLogger().removeHandler(logged)
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--minutes", type=float, default=5.0, help="at most")
    parser.add_argument("--moves", type=int, default=4, help="in each of them, at most")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = asyncio.run(
        run(options.database, options.games, options.seed, options.minutes * 60, options.moves)
    )
    told = {
        "database": options.database, "pairs of games": found.games, "moves in both": found.moves,
        "answers compared": found.answers, "regions compared": found.regions,
        "viewers": dict(found.viewers), "done beside moves": dict(found.more),
        "differences": len(found.faults),
    }  # fmt: skip
    show(told, options.json)
    for fault in found.faults:
        print("DIFFERENCE", fault)
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
