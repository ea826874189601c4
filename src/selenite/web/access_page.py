"""The page where people create tokens for their programs, and revoke them."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import Router, get, post
from litestar.params import FromPath

from selenite.core.refusals import Refusal
from selenite.table.access import LONGEST_NAME, SCOPES
from selenite.table.services import Services
from selenite.web.dependencies import Injected
from selenite.web.requests import text_fields
from selenite.web.responder import Responder, TextResponse

PATH = "/me/tokens"


async def page(
    responder: Responder, services: Services, secret: str = "", refused: str = "", typed: str = ""
) -> TextResponse:
    """My tokens, a new one's secret, and a form for another."""
    mine = await services.access.of_person(responder.person)
    return responder.page(
        "tokens.html",
        400 if refused else 200,
        tokens=[(token, datetime.fromtimestamp(token.created, UTC).date()) for token in mine],
        scopes=SCOPES,
        longest=LONGEST_NAME,
        secret=secret,
        refused=refused,
        typed=typed,
    )


@get(PATH)
async def overview(services: Injected[Services], responder: Injected[Responder]) -> TextResponse:
    """My tokens."""
    return await page(responder, services)


@post(PATH, status_code=200, dependencies={"form": text_fields})
async def make(
    form: Injected[dict[str, str]], services: Injected[Services], responder: Injected[Responder]
) -> TextResponse:
    """Create a token. This page shows its secret, which is never shown again."""
    person = responder.person
    if person is None or not person.name:
        return responder.redirect(PATH)
    name = form.get("name", "")
    try:
        wanted = [scope for scope in SCOPES if scope in form]
        secret = await services.access.create(person, name, wanted)
    except Refusal as reason:
        return await page(responder, services, "", responder.refusal_text(reason), name)
    return await page(responder, services, secret)


@post(f"{PATH}/{{token:str}}/revoke", status_code=200)
async def revoke(
    token: FromPath[str], services: Injected[Services], responder: Injected[Responder]
) -> TextResponse:
    """Revoke a token of mine."""
    if responder.person is not None:
        await services.access.revoke(responder.person, token)
    return responder.redirect(PATH)


router = Router("/", route_handlers=[overview, make, revoke])
