"""The stream of a table's events: live, from any number on, with signs of life."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from selenite.table.services import Services
from selenite.web.api import events
from tests.table.running_services import two_people

from .driving import until
from .programs import Follower, Program

if TYPE_CHECKING:
    from local_server import Server
    from selenite.table.store import Person
    from selenite.table.table import Table


@pytest.fixture
def server(serve: Callable[..., Server]) -> Server:
    return serve()


@pytest.fixture
def playing(server: Server) -> tuple[Table, Person, Person]:
    """A game between Ada, who is to move, and Ben."""
    return server.do(two_people)


def play(server: Server, table: Table, person: Person) -> None:
    """Let somebody make a move on their page."""
    move = table.view(table.to_move).legal[1]
    server.do(lambda services: services.play.move(table.id, person, move, table.acted))


def opened(program: Program, table: Table) -> tuple[int, str]:
    """Open one more stream: the status, and why it was refused, with the seconds to wait."""
    path = f"/api/v1/tables/{table.id}/events"
    with program.client.stream("GET", path, headers=program.headers) as answer:
        if answer.status_code == 200:
            return 200, ""
        problem = json.loads(answer.read())
        assert answer.headers["retry-after"] == f"{problem['retry_after']}"
        return answer.status_code, problem["code"]


def test_events_come_as_they_happen(server: Server, playing: tuple[Table, Person, Person]) -> None:
    table, ada, ben = playing
    program = Program.at(server, ben)
    follower = Follower(program, table.id, after=table.seq)
    until(lambda: follower.kinds() == ["state"])
    play(server, table, ada)
    until(lambda: follower.kinds()[:3] == ["state", "move", "state"])
    assert follower.lines[1]["data"] == {"seat": 0, "move": table.moves[0].move}
    first, second, *_ = (state["seq"] for state in follower.states())
    assert second == first + 1
    assert not any(state["your_move"] for state in follower.states())


def test_a_stream_goes_on_where_the_last_one_ended(
    server: Server, playing: tuple[Table, Person, Person]
) -> None:
    table, ada, ben = playing
    first = Follower(Program.at(server, ben), table.id)
    until(lambda: "state" in first.kinds())
    last = [line["seq"] for line in first.lines if line["type"] == "event"][-1]
    play(server, table, ada)
    second = Follower(Program.at(server, ben), table.id, after=last)
    until(lambda: second.kinds()[:1] == ["move"])
    assert second.lines[0]["seq"] == last + 1


def test_silence_is_broken_by_heartbeats(
    server: Server, playing: tuple[Table, Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "HEARTBEAT", 0.02)
    table, _, ben = playing
    follower = Follower(Program.at(server, ben), table.id, after=table.seq)
    until(lambda: follower.kinds()[:3] == ["state", "heartbeat", "heartbeat"])


def test_whoever_follows_is_present(server: Server, playing: tuple[Table, Person, Person]) -> None:
    table, ada, ben = playing
    assert server.services.presence.is_away(table, 1)
    Follower(Program.at(server, ben), table.id)
    until(lambda: not server.services.presence.is_away(table, 1))
    assert server.services.presence.is_away(table, 0)
    assert ada.id != ben.id


def test_too_many_streams_have_to_wait(
    server: Server, playing: tuple[Table, Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "MOST_STREAMS", 2)
    table, ada, ben = playing
    program = Program.at(server, ben)
    for _ in range(2):
        follower = Follower(program, table.id)
        until(lambda follower=follower: "state" in follower.kinds())  # type: ignore[misc]
    assert opened(program, table) == (429, "api-streams")
    assert program.get(f"/tables/{table.id}/events?wait=false").status_code == 200
    assert Program.at(server, ada).events(table.id)


def test_a_closed_stream_makes_room(
    server: Server, playing: tuple[Table, Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "MOST_STREAMS", 1)
    table, _, ben = playing
    program = Program.at(server, ben)
    path = f"/api/v1/tables/{table.id}/events"
    with program.client.stream("GET", path, headers=program.headers) as answer:
        lines = answer.iter_lines()
        assert next(lines)
        assert opened(program, table) == (429, "api-streams")
    until(lambda: not server.app.state.api_streams._open)


def test_streams_end_with_the_server(server: Server, playing: tuple[Table, Person, Person]) -> None:
    table, _, ben = playing
    follower = Follower(Program.at(server, ben), table.id)
    until(lambda: "state" in follower.kinds())

    async def hang_up(services: Services) -> None:
        services.hang_up()

    server.do(hang_up)
    follower.join()


def test_a_stream_ends_with_its_token(
    server: Server, playing: tuple[Table, Person, Person]
) -> None:
    table, ada, ben = playing
    follower = Follower(Program.at(server, ben), table.id, after=table.seq)
    until(lambda: follower.kinds() == ["state"])

    async def revoke(services: Services) -> None:
        for token in await services.access.of_person(ben):
            await services.access.revoke(ben, token.id)

    server.do(revoke)
    play(server, table, ada)
    follower.join()
    assert follower.kinds() == ["state"]
