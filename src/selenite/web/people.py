"""The page Me: nickname, preferences, and the personal link for other devices."""

from __future__ import annotations

from dataclasses import dataclass

from litestar import Router, get, post
from litestar.params import FromPath

from selenite.core.refusals import Refusal
from selenite.table.model import Refused
from selenite.table.people import checked_name
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.web.dependencies import Injected
from selenite.web.preferences import CHOICES
from selenite.web.qr import qr_code
from selenite.web.requests import form_data
from selenite.web.responder import Responder, TextResponse
from selenite.web.session import Session


@dataclass(frozen=True)
class NameForm:
    """A form that asks for a nickname."""

    name: str = ""


@dataclass(frozen=True)
class PreferencesForm:
    """The preferences to change, and the page to go back to."""

    language: str = ""
    theme: str = ""
    motion: str = ""
    sound: str = ""
    questions: str = ""
    codes: str = ""
    chance: str = ""
    pace: str = ""
    back: str = "/"


def page(
    responder: Responder, refused: str = "", typed: str | None = None, status: int = 200
) -> TextResponse:
    """My page, which shows my key."""
    person = responder.person
    link = responder.address(f"/me/{person.key}") if person else ""
    name = person.name if person else ""
    return responder.page(
        "me.html",
        status,
        name=name if typed is None else typed,
        link=link,
        qr=qr_code(link) if link else "",
        refused=refused,
    )


@get("/me")
async def me(responder: Injected[Responder]) -> TextResponse:
    """My nickname and my personal link."""
    return page(responder)


@post("/me", status_code=200, dependencies={"form": form_data(NameForm)})
async def rename(
    form: Injected[NameForm], session: Injected[Session], responder: Injected[Responder]
) -> TextResponse:
    """Change my nickname, or set it for a new visitor."""
    try:
        checked_name(form.name)
        await session.rename(form.name)
    except Refusal as reason:
        return page(responder, responder.refusal_text(reason), form.name, 400)
    return responder.redirect("/me")


@post("/me/leave", status_code=200)
async def leave(session: Injected[Session], responder: Injected[Responder]) -> TextResponse:
    """Forget me on this device."""
    await session.sign_out()
    return responder.redirect("/")


@post("/me/sign-out-elsewhere", status_code=200)
async def sign_out_elsewhere(
    session: Injected[Session], responder: Injected[Responder]
) -> TextResponse:
    """Forget me on all other devices."""
    await session.sign_out_elsewhere()
    return responder.redirect("/me")


@post("/me/renew", status_code=200)
async def renew(session: Injected[Session], responder: Injected[Responder]) -> TextResponse:
    """Replace my personal link."""
    await session.renew_link()
    return responder.redirect("/me")


async def _newcomer(key: FromPath[str], services: Injected[Services]) -> Person:
    """The person that a personal link belongs to."""
    person = await services.people.with_key(key)
    if person is None:
        raise Refused("me-unknown")
    return person


@get("/me/{key:str}", dependencies={"newcomer": _newcomer})
async def arrive(
    newcomer: Injected[Person], session: Injected[Session], responder: Injected[Responder]
) -> TextResponse:
    """Ask before signing in with a personal link: opening one must change nothing."""
    if session.person is not None and session.person.id == newcomer.id:
        return responder.redirect("/")
    return responder.page("switch.html", newcomer=newcomer)


@post("/me/{key:str}", status_code=200, dependencies={"newcomer": _newcomer})
async def become(
    newcomer: Injected[Person], session: Injected[Session], responder: Injected[Responder]
) -> TextResponse:
    """Sign in on this device as the person of a personal link."""
    await session.sign_in(newcomer)
    return responder.redirect("/")


@post("/preferences", status_code=200, dependencies={"form": form_data(PreferencesForm)})
async def change_preferences(
    form: Injected[PreferencesForm], session: Injected[Session], responder: Injected[Responder]
) -> TextResponse:
    """Change language, theme, motion, sound, questions, codes or the chance to win."""
    for key, values in CHOICES.items():
        value = getattr(form, key)
        if value in values:
            session.set_cookie(key, value)
    return responder.redirect(local(form.back))


def local(address: str) -> str:
    """An address of this server, or the lobby.

    >>> local("/t/moon"), local("//elsewhere.example"), local("https://elsewhere.example")
    ('/t/moon', '/', '/')
    """
    is_ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if is_ours and address.isascii() and address.isprintable() else "/"


router = Router(
    "/",
    route_handlers=[
        me, rename, leave, sign_out_elsewhere, renew, arrive, become, change_preferences,
    ],
)  # fmt: skip
