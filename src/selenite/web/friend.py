"""A friend takes the place of somebody who is away: the link to it, and where it leads."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import FromPath

from selenite.core.refusals import Refusal
from selenite.table.model import RUNNING
from selenite.table.people import checked_name
from selenite.table.table import Table
from selenite.texts import refusal
from selenite.web.forms import form_of
from selenite.web.qr import qr_code
from selenite.web.visit import Asked, Visit

Answer = Response[str]


def leads_to_seat(table: Table, seat: int, key: str) -> bool:
    """Whether a link still leads to a seat where a bot stands in."""
    if table.status != RUNNING or not 0 <= seat < table.players:
        return False
    return table.seats[seat].opens_with(key)


def page(
    visit: Visit, table: Table, seat: int, key: str, typed: str | None = None, refused: str = ""
) -> Answer:
    """The link for those who sit at the table, the way to the seat for everybody else."""
    person = visit.person
    is_valid = leads_to_seat(table, seat, key)
    is_seated = bool(table.seats_of(person.id if person else None))
    link = visit.address(f"/t/{table.id}/friend/{seat}/{key}") if is_valid and is_seated else ""
    name = person.name if person else ""
    return visit.page(
        "friend.html",
        (400 if refused else 200) if is_valid else 404,
        table=table,
        who=table.seats[seat].name if is_valid else "",
        is_valid=is_valid,
        link=link,
        qr=qr_code(link) if link else "",
        name=name if typed is None else typed,
        refused=refused,
    )


@get("/t/{name:str}/friend/{seat:int}/{key:str}")
async def look(
    request: Asked, name: FromPath[str], seat: FromPath[int], key: FromPath[str]
) -> Answer:
    """Whose place it is and how to take it; for those who sit at the table, the link to send."""
    visit = await Visit.of(request)
    return page(visit, await visit.house.tables.find(name), seat, key)


@post("/t/{name:str}/friend/{seat:int}/{key:str}", status_code=200)
async def take(
    request: Asked, name: FromPath[str], seat: FromPath[int], key: FromPath[str]
) -> Answer:
    """Take the seat; whoever had no name yet is called like that from now on."""
    visit = await Visit.of(request)
    table = await visit.house.tables.find(name)
    if not leads_to_seat(table, seat, key):
        return page(visit, table, seat, key)
    called = (await form_of(request)).get("name", "")
    try:
        checked_name(called)
        person = await visit.somebody()
        await visit.house.seating.take_over(name, person, seat, key, called)
    except Refusal as reason:
        return page(visit, table, seat, key, called, refusal(reason, visit.taste.language))
    if not person.name:
        visit.person = await visit.house.people.rename(person, called)
    return visit.go(f"/t/{name}")


router = Router("/", route_handlers=[look, take])
