"""People gather at a table: taking seats, the host's arrangement, readiness, the big screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from litestar import Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from selenite.core.refusals import Refusal
from selenite.table.model import GATHERING, Refused, Seat
from selenite.table.people import checked_name
from selenite.table.services import Services
from selenite.table.table import Table
from selenite.web import errors, fair, regions, stream
from selenite.web.actor import Actor
from selenite.web.corrections import corrections
from selenite.web.dependencies import Injected
from selenite.web.nicknames import propose
from selenite.web.people import NameForm
from selenite.web.preferences import Preferences
from selenite.web.qr import qr_code
from selenite.web.requests import Request, form_data, is_htmx
from selenite.web.responder import Responder, TextResponse, no_content
from selenite.web.session import Session
from selenite.web.table_form import bot_seat


@dataclass(frozen=True)
class BotForm:
    """How strong a bot is to be; the weakest by default."""

    level: str | None = None


def page(responder: Responder, services: Services, table: Table, refused: str = "") -> TextResponse:
    """The page of a table that waits for people."""
    person = responder.person
    context = regions.viewer_context(services, table, person, responder.language)
    link = responder.address(f"/t/{table.id}")
    return responder.page(
        "gathering.html",
        400 if refused else 200,
        game=table.game.name,
        table=table,
        regions=regions.of(services, context, person),
        mine=table.seats_of(person.id if person else None),
        is_host=person is not None and person.id == table.host,
        may_sit=table.may_sit(person.id if person else None),
        phrases=regions.PHRASES,
        link=link,
        qr=qr_code(link),
        refused=refused,
        nickname=(person.name if person else "") or propose(responder.language, table.seats),
        options=_options(table, responder),
        corrections=corrections(table, responder.speaker(table.game.name)),
        deal=fair.shown(table, responder.speaker(table.game.name)),
        levels=table.game.bots.LEVELS,
    )


def _options(table: Table, responder: Responder) -> list[str]:
    """What was settled for the game, in sentences."""
    say = responder.speaker(table.game.name).say
    lines = list(table.game.options.described(table.start.rules_state, say))
    if table.first_player is not None:
        lines.append(say(f"gathering-first-{table.first_player}"))
    return lines


# Taking seats


@post("/t/{name:str}/seats/sit", status_code=200, dependencies={"form": form_data(NameForm)})
async def sit(
    form: Injected[NameForm],
    services: Injected[Services],
    table: Injected[Table],
    session: Injected[Session],
    responder: Injected[Responder],
    seat: FromQuery[int] = 0,
) -> TextResponse:
    """Sit down; a visitor without a nickname gets this one."""
    checked_name(form.name)
    person = await session.ensure_person()
    await services.seating.sit(table.id, person, seat, form.name)
    if not person.name:
        await session.rename(form.name)
    return responder.redirect(f"/t/{table.id}")


@post("/t/{name:str}/seats/leave", status_code=200)
async def leave(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    responder: Injected[Responder],
) -> TextResponse:
    """Get up again."""
    await services.seating.leave(name, actor.person)
    return responder.redirect(f"/t/{name}")


@post("/t/{name:str}/seats/ready", status_code=200)
async def ready(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    responder: Injected[Responder],
) -> TextResponse:
    """Be ready to start."""
    await services.seating.ready(name, actor.person, True)
    return _done(responder, name)


@post("/t/{name:str}/seats/not-yet", status_code=200)
async def not_yet(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    responder: Injected[Responder],
) -> TextResponse:
    """Not be ready after all."""
    await services.seating.ready(name, actor.person, False)
    return _done(responder, name)


@post("/t/{name:str}/seats/allow-friend", status_code=200)
async def allow_friend(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    responder: Injected[Responder],
) -> TextResponse:
    """Allow a friend of the others to play for oneself when one is away."""
    await services.seating.consent(name, actor.person, True)
    return _done(responder, name)


@post("/t/{name:str}/seats/forbid-friend", status_code=200)
async def forbid_friend(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    responder: Injected[Responder],
) -> TextResponse:
    """Allow only a bot to play for oneself."""
    await services.seating.consent(name, actor.person, False)
    return _done(responder, name)


def _done(responder: Responder, name: str) -> TextResponse:
    """The page's stream shows what was done; a page without the script is loaded again."""
    return no_content() if is_htmx(responder.request) else responder.redirect(f"/t/{name}")


# The host's arrangement of the seats


class Arranging(NamedTuple):
    """What the host does to one of the seats."""

    services: Services
    table: Table
    actor: Actor
    responder: Responder
    seat: int

    async def settle(self, seats: list[Seat]) -> TextResponse:
        """Settle who sits where."""
        await self.services.seating.arrange(self.table.id, self.actor.person, seats, self.actor.seq)
        return _done(self.responder, self.table.id)

    async def swap(self, other: int) -> TextResponse:
        """Let the seat change places with another one, if there is one."""
        seats = list(self.table.seats)
        if 0 <= other < len(seats):
            seats[self.seat], seats[other] = seats[other], seats[self.seat]
        return await self.settle(seats)


def _arranging(
    services: Injected[Services],
    table: Injected[Table],
    actor: Injected[Actor],
    responder: Injected[Responder],
    seat: FromQuery[int] = 0,
) -> Arranging:
    table.seat(seat)
    return Arranging(services, table, actor, responder, seat)


@post("/t/{name:str}/seats/up", status_code=200)
async def move_up(arranging: Injected[Arranging]) -> TextResponse:
    """Let a seat change places with the one before."""
    return await arranging.swap(arranging.seat - 1)


@post("/t/{name:str}/seats/down", status_code=200)
async def move_down(arranging: Injected[Arranging]) -> TextResponse:
    """Let a seat change places with the one after."""
    return await arranging.swap(arranging.seat + 1)


@post("/t/{name:str}/seats/free", status_code=200)
async def free(arranging: Injected[Arranging]) -> TextResponse:
    """Free a seat."""
    seats = list(arranging.table.seats)
    seats[arranging.seat] = Seat()
    return await arranging.settle(seats)


@post("/t/{name:str}/seats/remove", status_code=200)
async def remove(arranging: Injected[Arranging]) -> TextResponse:
    """Remove the person on a seat."""
    services, table, actor, responder, seat = arranging
    await services.seating.remove(table.id, actor.person, seat, actor.seq)
    return _done(responder, table.id)


@post("/t/{name:str}/seats/let-back", status_code=200)
async def let_back(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    responder: Injected[Responder],
    seat: FromQuery[int] = -1,
) -> TextResponse:
    """Let a removed person sit again, by their number in the list."""
    await services.seating.let_back(name, actor.person, seat, actor.seq)
    return _done(responder, name)


@post("/t/{name:str}/seats/allow-several", status_code=200)
async def allow_several(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    responder: Injected[Responder],
) -> TextResponse:
    """Let one person take several seats."""
    await services.seating.allow_several(name, actor.person, True, actor.seq)
    return _done(responder, name)


@post("/t/{name:str}/seats/forbid-several", status_code=200)
async def forbid_several(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    responder: Injected[Responder],
) -> TextResponse:
    """Let everybody take one seat only."""
    await services.seating.allow_several(name, actor.person, False, actor.seq)
    return _done(responder, name)


@post("/t/{name:str}/seats/bot", status_code=200, dependencies={"form": form_data(BotForm)})
async def put_bot(form: Injected[BotForm], arranging: Injected[Arranging]) -> TextResponse:
    """Give a seat to a bot."""
    table, seat = arranging.table, arranging.seat
    seats = list(table.seats)
    level = table.game.bots.LEVELS[0] if form.level is None else form.level
    seats[seat] = bot_seat(table.game, level, seats[:seat] + seats[seat + 1 :])
    return await arranging.settle(seats)


@post("/t/{name:str}/seats/{action:str}", status_code=200)
async def unknown_action(action: FromPath[str], table: Injected[Table]) -> TextResponse:
    """Refuse what can't be done with seats."""
    raise Refused("table-no-such-action", action=action)


def on_refusal(request: Request, reason: Refusal) -> TextResponse:
    """A refusal on the page where people gather, if it is the browser that asks."""
    services: Services = request.app.state.services
    table = services.tables.loaded.get(request.path_params["name"])
    if is_htmx(request) or table is None or table.status != GATHERING:
        return errors.on_refusal(request, reason)
    responder = Responder.of_failed(request)
    return page(responder, services, table, responder.refusal_text(reason))


# The big screen


@get("/t/{name:str}/screen")
async def screen(
    services: Injected[Services], table: Injected[Table], responder: Injected[Responder]
) -> TextResponse:
    """A table for everybody in the room to see: nothing secret, no matter who opens it."""
    context = regions.viewer_context(services, table, None, responder.language)
    link = responder.address(f"/t/{table.id}")
    return responder.page(
        "screen.html",
        game=table.game.name,
        table=table,
        regions=regions.of(services, context, None),
        is_gathering=table.status == GATHERING,
        link=link,
        qr=qr_code(link),
    )


@get("/t/{name:str}/screen/events")
async def screen_events(
    request: Request,
    services: Injected[Services],
    table: Injected[Table],
    preferences: Injected[Preferences],
) -> Stream:
    """The stream of the big screen."""
    services.presence.check_room(table, None, services.limiter.limits)
    return stream.respond(stream.follow(services, table, None, preferences.language))


router = Router(
    "/",
    route_handlers=[
        Router(
            "/",
            route_handlers=[
                sit,
                leave,
                ready,
                not_yet,
                allow_friend,
                forbid_friend,
                move_up,
                move_down,
                free,
                remove,
                let_back,
                allow_several,
                forbid_several,
                put_bot,
                unknown_action,
            ],
            dependencies={"arranging": Provide(_arranging, sync_to_thread=False)},
            exception_handlers={Refusal: on_refusal},
        ),
        screen,
        screen_events,
    ],
)
