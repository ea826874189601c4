"""Services, people and bots for the tests of tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from selenite.bots.turns import Thought
from selenite.core.state import Options, Position
from selenite.table.bot_pool import BotPool
from selenite.table.databases import Database
from selenite.table.limits import UNLIMITED
from selenite.table.model import OVER, Seat
from selenite.table.observers import TableObserver
from selenite.table.services import Services
from selenite.table.store import Person, Store
from selenite.table.table import Table

CITY, MOON = "blue-moon-city", "moon-base"
SEED = bytes(32)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Let time pass at once."""
        self.now += seconds
        await asyncio.sleep(0)


class Stopwatch(TableObserver):
    """Somebody who is told of every move at the same moment as all others, with a watch."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._told: dict[int, float] = {}

    def changed(self, table: Table) -> None:
        self._told.setdefault(len(table.moves), self._clock())

    def seconds(self, move: int) -> float:
        """How long a move took, by its number."""
        return self._told[move + 1] - self._told[move]


class Quick(BotPool):
    """Bots that answer at once, with the first legal move."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def plan(self, spec: str, view: Any, seed: str, claim: Any = None) -> list[str]:
        self.asked.append(spec)
        return [view.legal[0]]


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """How well the best limit tells two kinds of times apart: 0 not at all, 1 always."""

    def share(times: Sequence[float], limit: float) -> float:
        return sum(time <= limit for time in times) / len(times)

    return max(abs(share(one, limit) - share(other, limit)) for limit in (*one, *other))


class Still(BotPool):
    """Bots that think until they are let go; their requests are counted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = self.advised = self.dropped = 0
        self.go = asyncio.Event()

    async def plan(self, spec: str, view: Any, seed: str, claim: Any = None) -> list[str]:
        self.asked += 1
        await self.go.wait()
        return [view.legal[0]]

    async def advise(self, view: Any, seed: str, most: int, claim: Any = None) -> list[Thought]:
        self.advised += 1
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return []


class Sure(Quick):
    """A bot that gives hints and is sure of its chance; what it was shown is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Any] = []

    async def advise(self, view: Any, seed: str, most: int, claim: Any = None) -> list[Thought]:
        self.shown.append(view)
        return [Thought((view.legal[0],), 0.63)]


def with_services(
    story: Callable[[Services], Awaitable[None]],
    path: Database | Path | None = None,
    grace: float = 0,
    clock: Callable[[], float] = time.time,
) -> None:
    """Run a coroutine function with services that are closed afterwards."""

    async def whole() -> None:
        services = Services(
            Store(path), Quick(), pause=0, grace=grace, limits=UNLIMITED, clock=clock
        )
        try:
            await story(services)
        finally:
            await services.close()

    asyncio.run(whole())


async def two_people(
    services: Services, game: str = CITY, *, second: str = "Ben", position: Position | None = None
) -> tuple[Table, Person, Person]:
    """A running game between Ada and a second person; in Blue Moon City Ada is to move."""
    ada, ben = await services.people.welcome("Ada"), await services.people.welcome(second)
    seats = [Seat(ada.id, "Ada"), Seat(ben.id, second)]
    return await _set_up(services, ada, game, seats, position), ada, ben


async def one_screen(services: Services, game: str = CITY) -> tuple[Table, Person]:
    """A running game at one screen: Ada holds both seats, the second one for Ben."""
    ada = await services.people.welcome("Ada")
    return await _set_up(services, ada, game, [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]), ada


async def against_a_bot(
    services: Services, bot: str = "builder", *, first: int = 0, position: Position | None = None
) -> tuple[Table, Person]:
    """A running game of Blue Moon City between Ada and a bot."""
    ada = await services.people.welcome("Ada")
    seats = [Seat(ada.id, "Ada"), Seat(bot=bot, name="Bot")]
    return await _set_up(services, ada, CITY, seats, position, first), ada


async def _set_up(
    services: Services, ada: Person, game: str, seats: list[Seat],
    position: Position | None = None, first: int = 0,
) -> Table:  # fmt: skip
    options: Options = {"first": first} if game == CITY else {}
    if position is not None:
        options = position["options"]
    return await services.seating.set_up(ada, game, options, seats, seed=SEED, position=position)


async def three_people(services: Services) -> tuple[Table, list[Person]]:
    """A running game of three people, Ada to move."""
    people = [await services.people.welcome(name) for name in ("Ada", "Ben", "Cem")]
    seats = [Seat(person.id, person.name) for person in people]
    table = await services.seating.set_up(
        people[0], CITY, {"players": 3, "first": 0}, seats, seed=SEED
    )
    return table, people


async def end(services: Services, table: Table, person: Person) -> None:
    """End a game at one screen."""
    await services.play.ask(table.id, person, "abort", table.acted)
    assert table.status == OVER


async def play(services: Services, table: Table, person: Person, *moves: str) -> None:
    for move in moves:
        await services.play.move(table.id, person, move, table.acted)
        await settled(table)


async def settled(table: Table) -> None:
    """Wait for automatic phases."""
    while (seat := table.to_move) is not None and table.view(seat).legal == ["/"]:
        await asyncio.sleep(0.001)


async def until_person(table: Table) -> None:
    """Wait until no bot is to move."""
    while table.to_move is not None and table.seats[table.to_move].bot is not None:
        await asyncio.sleep(0.001)
    await settled(table)


def think_with(services: Services, pool: BotPool) -> None:
    """Use another pool of bots from now on."""
    services.play.pool = services.bot_turns.pool = pool
