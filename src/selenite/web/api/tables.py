"""The API's addresses: games, tables, moves, events, chat and records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from selenite.core import registry
from selenite.core.chance import SEED_BYTES
from selenite.core.game import Game
from selenite.core.refusals import Invalid
from selenite.table import boxes, first_player
from selenite.table.access import CHAT, PLAY, READ, Caller
from selenite.table.model import OVER, Refused, Seat
from selenite.table.people import checked_name
from selenite.table.promises import Offer
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import compression
from selenite.web.api import examples
from selenite.web.api.callers import SCOPE, TableId
from selenite.web.api.events import OpenStreams, follow
from selenite.web.api.shown import game_info, table_info, view_info
from selenite.web.api.structs import (
    Games,
    Join,
    Line,
    Me,
    NewAnswer,
    NewMessage,
    NewMove,
    NewPart,
    NewTable,
    Problem,
    PromiseInfo,
    Ready,
    SentMessage,
    TableInfo,
    Tables,
    ViewInfo,
)
from selenite.web.compression import COMPRESSED_HERE
from selenite.web.dependencies import Injected
from selenite.web.requests import Request
from selenite.web.table_form import bot_seat

ME, FREE = "me", "free"
"""Who may sit on a seat, beside bots of a level."""

NDJSON = "application/x-ndjson"
_UNSTORED = {"Cache-Control": "no-store"}

_Limit = Annotated[int, QueryParameter(ge=1, le=60, description="How many at most.")]
_Of = Annotated[
    Literal["open", "mine"], QueryParameter(description="Open tables, or those where you sit.")
]
_Wait = Annotated[
    bool, QueryParameter(description="Whether the stream stays open and sends what happens next.")
]
_After = Annotated[
    int,
    QueryParameter(
        ge=-1, le=2**31 - 1,
        description="Only what happened after the entry with this number; -1 for everything.",
    ),
]  # fmt: skip


def _operation(
    scope: str, success: tuple[Any, Any] | None = None, *failures: int, status: int = 200,
    media_type: str = "application/json",
) -> dict[str, Any]:  # fmt: skip
    """What all handlers have: the scope a token needs, and the answers that are described."""
    told = {
        400: "The request is malformed, or the table refuses it; `code` says why.",
        401: "The token is missing, unknown or revoked.",
        403: "The token lacks the scope, or another site's page sent the request.",
        404: "There is no such table.",
        409: "Something has happened since: look again.",
        413: "The request is too large.",
        429: "Too many requests: try again after the seconds in `Retry-After`.",
        503: "The server can't reach its database, or can't save anything: try again later.",
    }
    described = {
        number: ResponseSpec(Problem, generate_examples=False, description=told[number])
        for number in sorted({400, 401, 403, 413, 429, 503, *failures})
    }
    if success is not None:
        kind, value = success
        described[status] = ResponseSpec(
            kind, generate_examples=False, description="Done.", media_type=media_type,
            examples=[Example(value=examples.whole(value))],
        )  # fmt: skip
    return {
        "opt": {SCOPE: scope, COMPRESSED_HERE: media_type == NDJSON},
        "responses": described,
        "security": [{"token": [scope]}],
        "status_code": status,
    }


# What there is


@get("/me", operation_id="me", **_operation(READ, (Me, {"name": "Robo", "scopes": ["read"]})))
async def me(caller: Injected[Caller]) -> Me:
    """For whom the token acts, and what it allows."""
    return Me(caller.person.name, caller.scopes)


@get("/games", operation_id="games", **_operation(READ, (Games, examples.GAMES)))
async def games() -> Games:
    """The games of this server, with their options and bots."""
    return Games([game_info(game) for game in registry.games().values()])


_TABLES = (Tables, examples.TABLES)
_TABLE = (TableInfo, examples.TABLE_INFO)
_VIEW = (ViewInfo, examples.VIEW_INFO)


@get("/tables", operation_id="tables", **_operation(READ, _TABLES))
async def tables(
    services: Injected[Services],
    person: Injected[Person],
    of: _Of = "open",
    limit: _Limit = 30,
) -> Tables:
    """The newest open tables, or those where you sit; finished ones only among yours."""
    services.limiter.check("pages", person.id)
    if of == "mine":
        found = await services.tables.of_person(person, limit)
        found = [one for one in found if one.host == person.id or one.seats_of(person.id)]
    else:
        found = await services.tables.newest(limit)
        found = [one for one in found if one.is_open and one.status != OVER]
    return Tables([table_info(table, person) for table in found])


@get("/tables/{table_id:str}", operation_id="table", **_operation(READ, _TABLE, 404))
async def table(table: Injected[Table], person: Injected[Person]) -> TableInfo:
    """A table: who sits there, and where the game stands."""
    return table_info(table, person)


@get("/tables/{table_id:str}/view", operation_id="view", **_operation(READ, _VIEW, 404))
async def view(
    services: Injected[Services], table: Injected[Table], person: Injected[Person]
) -> ViewInfo:
    """What you may know of the game, with your legal moves."""
    return view_info(services, table, person)


@get(
    "/tables/{table_id:str}/events",
    operation_id="events",
    **_operation(READ, (Line, examples.STREAM), 404, media_type=NDJSON),
)
async def events(
    request: Request,
    services: Injected[Services],
    table: Injected[Table],
    caller: Injected[Caller],
    streams: Injected[OpenStreams],
    after: _After = -1,
    wait: _Wait = True,
) -> Stream:
    """What happens at a table, one JSON object per line: events, then the state they lead to.

    The stream stays open and sends what happens next, and a heartbeat while nothing does. With
    `wait=false` it ends with the state.
    """
    if wait:
        streams.check(caller.person)
        services.check_stream(table, caller.person)
    lines = follow(services, table, caller, after, wait, streams)
    headers = {**_UNSTORED, "X-Accel-Buffering": "no"}
    return compression.stream(request, lines, NDJSON, headers)


@get(
    "/tables/{table_id:str}/record",
    operation_id="record",
    **_operation(READ, (str, examples.RECORD), 404, media_type="text/plain"),
)
async def record(table: Injected[Table]) -> Response[str]:
    """The game's record. Until the game is over, it has only the hash of the seed."""
    return Response(table.record_text(), media_type="text/plain", headers=_UNSTORED)


# Before a game


@post(
    "/promises",
    operation_id="promise",
    **_operation(PLAY, (PromiseInfo, {"promise": examples.PROMISE}), status=201),
)
async def promise(services: Injected[Services], person: Injected[Person]) -> PromiseInfo:
    """Let the server commit to the secret of a table that you are about to set up."""
    return PromiseInfo(await services.dealing.promise(person))


@post("/tables", operation_id="set_up", **_operation(PLAY, _TABLE, status=201))
async def set_up(
    data: JSONBody[NewTable], services: Injected[Services], person: Injected[Person]
) -> TableInfo:
    """Set up a table. It starts at once if no seat is free."""
    game = registry.find(data.game)
    checked_name(person.name)
    if boxes.is_deeper(data.options, boxes.MOST_LEVELS):
        raise Invalid("too-deep")
    players = game.players(game.new(bytes(SEED_BYTES), data.options))
    kinds = [ME, *[FREE] * (players - 1)] if data.seats is None else data.seats
    new = await services.seating.set_up(
        person, game.name, data.options, _seats(game, kinds, person), data.open,
        first_player=_first_player(game, data),
        offer=Offer(data.promise, data.part) if data.promise and data.part else None,
    )  # fmt: skip
    return table_info(new, person)


def _seats(game: Game, kinds: list[str], person: Person) -> list[Seat]:
    """Who is to sit where."""
    if kinds.count(ME) > 1:
        raise Refused("lobby-one-me")
    if ME not in kinds and FREE not in kinds:
        raise Refused("table-nobody")
    me = Seat(person.id, person.name)
    seats: list[Seat] = []
    for kind in kinds:
        others = [me, *seats] if ME in kinds else seats
        known = {ME: me, FREE: Seat()}
        seats.append(known[kind] if kind in known else bot_seat(game, kind, others))
    return seats


def _first_player(game: Game, data: NewTable) -> str | None:
    """The rule for who begins, in games that ask for one."""
    if data.first_player is not None and not game.first_seat_begins:
        raise Invalid("unknown-option", option="first_player")
    return first_player.rule_for(game, data.first_player)


@post("/tables/{table_id:str}/join", operation_id="join", **_operation(PLAY, _TABLE, 404))
async def join(
    data: JSONBody[Join],
    services: Injected[Services],
    table: Injected[Table],
    person: Injected[Person],
) -> TableInfo:
    """Sit down on a free seat, before the game."""
    if table.seats_of(person.id):
        raise Refused("table-seated-already")
    free = table.free_seats()
    seat = data.seat if data.seat is not None else free[0] if free else 0
    called = person.name if data.name is None else data.name
    await services.seating.sit(table.id, person, seat, called)
    return table_info(table, person)


@post("/tables/{table_id:str}/leave", operation_id="leave", **_operation(PLAY, _TABLE, 404))
async def leave(
    table_id: TableId, services: Injected[Services], person: Injected[Person]
) -> TableInfo:
    """Get up again, before the game."""
    return table_info(await services.seating.leave(table_id, person), person)


@post("/tables/{table_id:str}/ready", operation_id="ready", **_operation(PLAY, _TABLE, 404))
async def ready(
    table_id: TableId,
    data: JSONBody[Ready],
    services: Injected[Services],
    person: Injected[Person],
) -> TableInfo:
    """Be ready, or not yet. The game starts when everybody is."""
    if data.commitment is not None:
        await services.dealing.commit(table_id, person, data.commitment)
    return table_info(await services.seating.ready(table_id, person, data.ready), person)


@post("/tables/{table_id:str}/part", operation_id="part", **_operation(PLAY, _TABLE, 404))
async def part(
    table_id: TableId,
    data: JSONBody[NewPart],
    services: Injected[Services],
    person: Injected[Person],
) -> TableInfo:
    """Send your part of the deal, once everybody is ready. The game starts with the last one."""
    return table_info(await services.dealing.contribute(table_id, person, data.part), person)


# During a game


@post("/tables/{table_id:str}/moves", operation_id="move", **_operation(PLAY, _VIEW, 404, 409))
async def move(
    table_id: TableId,
    data: JSONBody[NewMove],
    services: Injected[Services],
    person: Injected[Person],
) -> ViewInfo:
    """Make a move for your seat. The answer is your view after it."""
    table = await services.play.move(table_id, person, data.move, data.seq)
    return view_info(services, table, person)


@post("/tables/{table_id:str}/answer", operation_id="answer", **_operation(PLAY, _TABLE, 404, 409))
async def answer(
    table_id: TableId,
    data: JSONBody[NewAnswer],
    services: Injected[Services],
    person: Injected[Person],
) -> TableInfo:
    """Agree to what somebody asks for, or decline it."""
    return table_info(await services.play.answer(table_id, person, data.yes, data.seq), person)


@post("/tables/{table_id:str}/resign", operation_id="resign", **_operation(PLAY, _TABLE, 404))
async def resign(
    services: Injected[Services], table: Injected[Table], person: Injected[Person]
) -> TableInfo:
    """Give up. At a table of more than two, a bot plays on for the seat."""
    mine = table.seats_of(person.id)
    seat = mine[0] if mine else -1
    return table_info(await services.play.resign(table.id, person, seat), person)


@post(
    "/tables/{table_id:str}/chat",
    operation_id="chat",
    **_operation(CHAT, (SentMessage, {"seq": 18}), 404, status=201),
)
async def chat(
    table_id: TableId,
    data: JSONBody[NewMessage],
    services: Injected[Services],
    person: Injected[Person],
) -> SentMessage:
    """Say something to everybody at the table; the stream of events has what others say."""
    return SentMessage((await services.play.say(table_id, person, data.text)).seq)


HANDLERS = [
    me, games, tables, table, view, events, record, promise, set_up, join, leave, ready, part, move,
    answer, resign, chat,
]  # fmt: skip
