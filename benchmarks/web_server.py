"""The server that ``benchmarks/web.py`` measures, with tables of two people laid out.

It prints one line of JSON about them and serves until its standard input ends. To each line there
it answers how much processor time it has used; after ``clock`` also how much of it draws pages.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvicorn

from selenite.bots import make
from selenite.core.chance import Rng
from selenite.games import blue_moon_city
from selenite.table.limits import UNLIMITED
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.web import regions
from selenite.web.app import create_app
from selenite.web.serving import tune_garbage_collection


class TimedFunction:
    """Adds up the processor time that a function takes."""

    def __init__(self, function: Any) -> None:
        self.function = function
        self.seconds = 0.0
        self.calls = 0

    def __call__(self, *arguments: Any) -> Any:
        began = time.thread_time()
        try:
            return self.function(*arguments)
        finally:
            self.seconds += time.thread_time() - began
            self.calls += 1


async def lay_out(services: Services, number: int) -> dict[str, Any]:
    """A table of two people, and the cookies that let them in."""
    people = [await services.people.welcome(name) for name in ("Ada", "Ben")]
    seats = [Seat(person.id, person.name) for person in people]
    seed = number.to_bytes(32, "big")
    table = await services.seating.set_up(
        people[0], "blue-moon-city", {"first": 0}, seats, seed=seed
    )
    cookies = [await services.sign_ins.begin(person) for person in people]
    return {"id": table.id, "seq": table.acted, "cookies": cookies, "seed": seed.hex()}


async def lay_out_moon(services: Services) -> dict[str, Any]:
    """A table of the other game, whose page can show its board in three dimensions."""
    person = await services.people.welcome("Cem")
    seats = [Seat(person.id, person.name), Seat(person.id, person.name)]
    table = await services.seating.set_up(person, "moon-base", {}, seats, seed=bytes(32))
    return {"id": table.id, "cookies": [await services.sign_ins.begin(person)]}


def busiest_move() -> tuple[dict[str, Any], str]:
    """The position and the move of a game between bots after which most is to be seen."""
    state = blue_moon_city.new(players=2, seed="web bench", first=0)
    bot = make("greedy", Rng("web bench"))
    most = 0
    found: tuple[dict[str, Any], str] = ({}, "")
    while state.outcome() is None:
        seat, before = state.seat, state.copy()
        assert seat is not None
        move = bot.choose(state.view(seat))
        events = state.play(move)
        if seat == 0 and len(events) > most and state.outcome() is None:
            most, found = len(events), (before.position(), move)
    return found


async def lay_out_busiest(services: Services) -> dict[str, Any]:
    """A table just before the move after which most is to be seen."""
    people = [await services.people.welcome(name) for name in ("Ada", "Ben")]
    seats = [Seat(person.id, person.name) for person in people]
    position, move = busiest_move()
    table = await services.seating.set_up(
        people[0], "blue-moon-city", position["options"], seats, seed=bytes(32), position=position
    )
    cookies = [await services.sign_ins.begin(people[0])]
    return {"id": table.id, "cookies": cookies, "move": move, "seq": table.acted}


async def main(count: int) -> None:
    """Serve until the other side has gone."""
    tune_garbage_collection()
    plain, drawing = regions.of, TimedFunction(regions.of)
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Path(folder) / "tables.sqlite", pause=0, limits=UNLIMITED)
        config = uvicorn.Config(
            app,
            port=0,
            log_level="error",
            access_log=False,
            timeout_graceful_shutdown=1,
            timeout_keep_alive=75,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        tables = [await lay_out(app.state.services, number) for number in range(count)]
        port = server.servers[0].sockets[0].getsockname()[1]
        moon = await lay_out_moon(app.state.services)
        busiest = await lay_out_busiest(app.state.services)
        told = {"port": port, "tables": tables, "moon": moon, "busiest": busiest}
        print(json.dumps(told), flush=True)
        loop = asyncio.get_running_loop()
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            # Looking at the clock takes time, too: only while the share of drawing is asked for.
            regions.of = drawing if line.strip() == "clock" else plain  # type: ignore[assignment]
            used = {"cpu": time.process_time(), "drawing": drawing.seconds, "calls": drawing.calls}
            print(json.dumps({"mark": line.strip(), **used}), flush=True)
        app.state.services.hang_up()
        server.should_exit = True
        await serving


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(int(sys.argv[1])))
