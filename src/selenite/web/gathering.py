"""People gather at a table: sitting down, the host's order, the ready check, the big screen."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from selenite.core.refusals import Refusal
from selenite.table.model import GATHERING, Refused, Seat
from selenite.table.people import checked_name
from selenite.table.store import NOBODY
from selenite.table.table import Table
from selenite.texts import refusal
from selenite.web import regions, stream
from selenite.web.forms import form_of
from selenite.web.qr import qr_code
from selenite.web.table_form import bot_seat
from selenite.web.visit import Asked, Visit

Answer = Response[str]


def page(visit: Visit, table: Table, refused: str = "", status: int = 200) -> Answer:
    """The page of a table that waits for people."""
    person = visit.person
    look = regions.look_at(visit.house, table, person, visit.taste.language, {})
    link = visit.address(f"/t/{table.id}")
    return visit.page(
        "gathering.html",
        status,
        table=table,
        look=look,
        regions=regions.of(visit.house, look, person),
        mine=table.seats_of(person.id if person else None),
        is_host=person is not None and person.id == table.host,
        phrases=regions.PHRASES,
        link=link,
        qr=qr_code(link),
        refused=refused,
        options=table.game.options.described(
            table.start.rules_state, visit.speaker(table.game.name).say
        ),
        levels=table.game.bots.LEVELS,
    )


@post("/t/{name:str}/seats/{action:str}", status_code=200)
async def act(
    request: Asked,
    name: FromPath[str],
    action: FromPath[str],
    seat: FromQuery[int] = 0,
) -> Answer:
    """Sit down, get up, be ready; or, as the host, put the seats in order."""
    visit = await Visit.of(request)
    form = await form_of(request)
    try:
        await _do(visit, name, action, seat, form)
    except Refusal as reason:
        table = await visit.house.tables.find(name)
        if request.headers.get("hx-request") or table.status != GATHERING:
            raise
        return page(visit, table, refusal(reason, visit.taste.language), 400)
    if request.headers.get("hx-request") and action not in ("sit", "leave"):
        return visit.answer("", status=204)
    return visit.go(f"/t/{name}")


async def _do(visit: Visit, name: str, action: str, seat: int, form: dict[str, str]) -> None:
    """Do one of the things that are done before a game."""
    house, person = visit.house, visit.person or NOBODY
    if action == "sit":
        await _sit(visit, await house.tables.find(name), seat, form.get("name", ""))
    elif action == "leave":
        await house.seating.leave(name, person)
    elif action in ("ready", "not-yet"):
        await house.seating.ready(name, person, action == "ready")
    else:
        table = await house.tables.find(name)
        seats = arranged(table, action, seat, form.get("level", table.game.bots.LEVELS[0]))
        await house.seating.arrange(name, person, seats, visit.seen)


async def _sit(visit: Visit, table: Table, seat: int, name: str) -> None:
    """Sit down; whoever had no name yet is called like that from now on."""
    checked_name(name)
    person = await visit.somebody()
    await visit.house.seating.sit(table.id, person, seat, name)
    if not person.name:
        visit.person = await visit.house.people.rename(person, name)


def arranged(table: Table, action: str, seat: int, level: str) -> list[Seat]:
    """The seats after something the host does to one of them."""
    seats = list(table.seats)
    table.seat(seat)
    if action in ("up", "down"):
        other = seat + (-1 if action == "up" else 1)
        if 0 <= other < len(seats):
            seats[seat], seats[other] = seats[other], seats[seat]
    elif action == "free":
        seats[seat] = Seat()
    elif action == "bot":
        seats[seat] = bot_seat(table.game, level, seats[:seat] + seats[seat + 1 :], seat)
    else:
        raise Refused("table-no-such-action", action=action)
    return seats


@get("/t/{name:str}/screen")
async def screen(request: Asked, name: FromPath[str]) -> Answer:
    """A table for everybody in the room to see: no hands, whoever asks."""
    visit = await Visit.of(request)
    table = await visit.house.tables.find(name)
    look = regions.look_at(visit.house, table, None, visit.taste.language, {})
    link = visit.address(f"/t/{table.id}")
    return visit.page(
        "screen.html",
        game=table.game.name,
        table=table,
        regions=regions.of(visit.house, look, None),
        is_gathering=table.status == GATHERING,
        link=link,
        qr=qr_code(link),
    )


@get("/t/{name:str}/screen/events")
async def screen_events(request: Asked, name: FromPath[str]) -> Stream:
    """The stream of the big screen."""
    visit = await Visit.of(request)
    table = await visit.house.tables.find(name)
    pages = request.app.state.pages
    return stream.answer(stream.follow(visit.house, pages, table, None, visit.taste.language))


router = Router("/", route_handlers=[act, screen, screen_events])
