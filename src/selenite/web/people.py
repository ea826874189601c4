"""Who I am: my nickname, and the personal link that takes me to another device."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import FromPath

from selenite.core.refusals import Refusal
from selenite.table.model import Refused
from selenite.table.people import checked_name
from selenite.texts import refusal
from selenite.web.forms import form_of
from selenite.web.qr import qr_code
from selenite.web.visit import Asked, Visit

Answer = Response[str]


def page(visit: Visit, refused: str = "", typed: str | None = None, status: int = 200) -> Answer:
    """My page, which shows my key."""
    person = visit.person
    link = visit.address(f"/me/{person.key}") if person else ""
    name = person.name if person else ""
    return visit.page(
        "me.html",
        status,
        name=name if typed is None else typed,
        link=link,
        qr=qr_code(link) if link else "",
        refused=refused,
    )


@get("/me")
async def me(request: Asked) -> Answer:
    """My nickname and my personal link."""
    return page(await Visit.of(request))


@post("/me", status_code=200)
async def rename(request: Asked) -> Answer:
    """Another nickname; a first one for somebody new."""
    visit = await Visit.of(request)
    name = (await form_of(request)).get("name", "")
    try:
        person = await visit.somebody(checked_name(name))
        visit.person = await visit.house.people.rename(person, name)
    except Refusal as reason:
        return page(visit, refusal(reason, visit.taste.language), name, 400)
    return visit.go("/me")


@post("/me/leave", status_code=200)
async def leave(request: Asked) -> Answer:
    """Forget me on this device."""
    visit = await Visit.of(request)
    visit.forget()
    return visit.go("/")


@get("/me/{key:str}")
async def arrive(request: Asked, key: FromPath[str]) -> Answer:
    """Somebody comes with their personal link; whoever was known here is asked first."""
    visit = await Visit.of(request)
    person = await visit.house.people.with_key(key)
    if person is None:
        raise Refused("me-unknown")
    if visit.person is not None and visit.person.id != person.id:
        return visit.page("switch.html", newcomer=person)
    visit.know(person)
    return visit.go("/")


@post("/me/{key:str}", status_code=200)
async def become(request: Asked, key: FromPath[str]) -> Answer:
    """Be somebody else on this device from now on."""
    visit = await Visit.of(request)
    person = await visit.house.people.with_key(key)
    if person is None:
        raise Refused("me-unknown")
    visit.know(person)
    return visit.go("/")


router = Router("/", route_handlers=[me, rename, leave, arrive, become])
