"""Every game by the bot API: set up, played by two programs, followed and recorded."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from selenite.bots import make
from selenite.core import records
from selenite.core.chance import Rng
from selenite.core.game import Game
from selenite.core.state import View
from selenite.table.model import OVER
from selenite.table.table import Table
from selenite.web.app import create_app
from tests.web.clients import Client, User
from tests.web.programs import Program

MOST_MOVES = 60
CONFLICT = 409


@pytest.fixture
def client(game: Game) -> Iterator[Client]:
    with TestClient(create_app(None, pause=0, workers=1)) as client:
        yield client


@pytest.fixture
def programs(client: Client) -> list[Program]:
    return [Program.of(User(client), name) for name in ("Ada", "Ben")]


def begin(client: Client, game: Game, programs: list[Program]) -> Table:
    """A running game of two programs."""
    table = programs[0].set_up(game.name)["id"]
    programs[1].post(f"/tables/{table}/join")
    for program in programs:
        assert program.post(f"/tables/{table}/ready").status_code == 200
    tables: dict[str, Table] = client.app.state.services.tables.loaded
    return tables[table]


def turn(programs: list[Program], table: Table) -> tuple[Program, dict[str, Any]] | None:
    """The program to move, and what it sees; None once the game is over."""
    while table.status != OVER:
        for program in programs:
            seen = program.view(table.id)
            if seen["your_move"]:
                return program, seen
    return None


def test_two_programs_play_it(client: Client, game: Game, programs: list[Program]) -> None:
    table = begin(client, game, programs)
    chance = Random("api")
    made = 0
    while made < MOST_MOVES and (found := turn(programs, table)) is not None:
        program, seen = found
        answer = program.move(table.id, chance.choice(seen["view"]["legal"]), seen["seq"])
        made += answer.status_code == 200
        assert answer.status_code in (200, CONFLICT), answer.text  # a phase has passed by itself
    told = [one for one in programs[0].events(table.id) if one.get("kind") == "move"]
    assert [one["data"]["move"] for one in told] == [one.move for one in table.moves]
    if table.status != OVER:
        programs[0].post(f"/tables/{table.id}/resign")
    record = records.read(programs[1].get(f"/tables/{table.id}/record").text)
    assert [move for turn in record.turns for move in turn.moves] == [
        one.move for one in table.moves
    ]


def test_a_view_is_all_that_a_bot_needs(
    client: Client, game: Game, programs: list[Program]
) -> None:
    table = begin(client, game, programs)
    found = turn(programs, table)
    assert found is not None
    seen = found[1]
    view = View(game.name, seen["seat"], seen["view"])
    assert view == table.view(seen["seat"])
    for name in (*game.bots.LEVELS[:2], "random"):
        assert make(name, Rng("api"), game).choose(view) in view.legal


def test_it_is_among_the_games(client: Client, game: Game, programs: list[Program]) -> None:
    listed = {one["name"]: one for one in programs[0].get("/games").json()["games"]}
    assert listed[game.name]["levels"] == list(game.bots.LEVELS)
    assert listed[game.name]["rules"] == game.rules


def test_a_wrong_number_of_seats_is_refused(
    client: Client, game: Game, programs: list[Program]
) -> None:
    fewest, most = game.seats
    for number in (fewest - 1, most + 1):
        seats = ["me", *["free"] * (number - 1)]
        answer = programs[0].post("/tables", game=game.name, seats=seats)
        assert (answer.status_code, answer.json()["code"]) == (400, "table-seats")
        assert f"{number}" in answer.json()["message"]


def test_a_bot_of_the_server_is_an_opponent(
    client: Client, game: Game, programs: list[Program]
) -> None:
    info = programs[0].set_up(game.name, "me", game.bots.LEVELS[0])
    assert info["status"] == "running"
    assert {seat["kind"] for seat in info["seats"]} == {"person", "bot"}
