"""A friend takes over for somebody who is away: the link, and the page it leads to."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath

from selenite.core.refusals import Refusal
from selenite.table.model import RUNNING
from selenite.table.people import checked_name
from selenite.table.services import Services
from selenite.table.table import Table
from selenite.web.dependencies import Injected
from selenite.web.people import NameForm
from selenite.web.qr import qr_code
from selenite.web.requests import form_data
from selenite.web.responder import Responder, TextResponse
from selenite.web.session import Session

_PATH = "/t/{name:str}/friend/{seat:int}/{key:str}"


def leads_to_seat(table: Table, seat: int, key: str) -> bool:
    """Whether a link still leads to a seat where a bot stands in."""
    if table.status != RUNNING or not 0 <= seat < table.players:
        return False
    return table.seats[seat].opens_with(key)


def page(
    responder: Responder,
    table: Table,
    seat: int,
    key: str,
    typed: str | None = None,
    refused: str = "",
) -> TextResponse:
    """The link for those who sit at the table, the way to the seat for everybody else."""
    person = responder.person
    is_valid = leads_to_seat(table, seat, key)
    is_seated = bool(table.seats_of(person.id if person else None))
    link = responder.address(f"/t/{table.id}/friend/{seat}/{key}") if is_valid and is_seated else ""
    name = person.name if person else ""
    return responder.page(
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


@get(_PATH)
async def show(
    seat: FromPath[int],
    key: FromPath[str],
    table: Injected[Table],
    responder: Injected[Responder],
) -> TextResponse:
    """Whose place it is and how to take it; for those who sit at the table, the link to send."""
    return page(responder, table, seat, key)


@post(_PATH, status_code=200, dependencies={"form": form_data(NameForm)})
async def take(
    seat: FromPath[int],
    key: FromPath[str],
    form: Injected[NameForm],
    table: Injected[Table],
    services: Injected[Services],
    session: Injected[Session],
    responder: Injected[Responder],
) -> TextResponse:
    """Take the seat; a visitor without a nickname gets this one."""
    if not leads_to_seat(table, seat, key):
        return page(responder, table, seat, key)
    try:
        await _take_over(services, session, table, seat, key, form.name)
    except Refusal as reason:
        return page(responder, table, seat, key, form.name, responder.refusal_text(reason))
    return responder.redirect(f"/t/{table.id}")


async def _take_over(
    services: Services, session: Session, table: Table, seat: int, key: str, name: str
) -> None:
    """Take a seat over by a name."""
    checked_name(name)
    person = await session.ensure_person()
    await services.seating.take_over(table.id, person, seat, key, name)
    await session.adopt_name(name)


router = Router("/", route_handlers=[show, take])
