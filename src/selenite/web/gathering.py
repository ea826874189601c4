"""People gather at a table: taking seats, the host's arrangement, readiness, the big screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from litestar import Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from selenite.core.refusals import Refusal
from selenite.table.model import GATHERING, Refused, Seat
from selenite.table.people import checked_name
from selenite.table.seating import Arrangement, Seating
from selenite.table.services import Services
from selenite.table.table import Table
from selenite.web import errors, fair, regions, stream
from selenite.web.actor import Actor
from selenite.web.compression import COMPRESSED_HERE
from selenite.web.corrections import corrections
from selenite.web.dependencies import Injected
from selenite.web.nicknames import nickname_of
from selenite.web.people import NameForm
from selenite.web.preferences import Preferences
from selenite.web.qr import qr_code
from selenite.web.requests import Request, form_data, is_htmx
from selenite.web.responder import Responder, TextResponse, no_content
from selenite.web.session import Session
from selenite.web.table_form import bot_seat
from selenite.web.viewer import ViewerContext


@dataclass(frozen=True)
class BotForm:
    """How strong a bot is to be; the weakest by default."""

    level: str | None = None


def page(
    responder: Responder, services: Services, context: ViewerContext, refused: str = ""
) -> TextResponse:
    """The page of a table that waits for people."""
    table, person = context.table, responder.person
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
        nickname=nickname_of(responder, table.seats),
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
    await session.adopt_name(form.name)
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


# What is settled by yes or no


class Settling(NamedTuple):
    """What somebody settles for their own seats, or the host for all."""

    seating: Seating
    name: str
    actor: Actor
    responder: Responder

    async def ready(self, is_ready: bool) -> TextResponse:
        """Settle whether the person is ready to start."""
        await self.seating.ready(self.name, self.actor.person, is_ready)
        return _done(self.responder, self.name)

    async def consent(self, does_consent: bool) -> TextResponse:
        """Settle whether a friend may play for the person when they are away."""
        await self.seating.consent(self.name, self.actor.person, does_consent)
        return _done(self.responder, self.name)

    async def allow_several(self, may_take: bool) -> TextResponse:
        """Settle whether one person may take several seats."""
        await self.seating.allow_several(self.name, self.actor.person, may_take, self.actor.seq)
        return _done(self.responder, self.name)


def _settling(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    responder: Injected[Responder],
) -> Settling:
    return Settling(services.seating, name, actor, responder)


@post("/t/{name:str}/seats/ready", status_code=200)
async def ready(settling: Injected[Settling]) -> TextResponse:
    """Be ready to start."""
    return await settling.ready(True)


@post("/t/{name:str}/seats/not-yet", status_code=200)
async def not_yet(settling: Injected[Settling]) -> TextResponse:
    """Not be ready after all."""
    return await settling.ready(False)


@post("/t/{name:str}/seats/allow-friend", status_code=200)
async def allow_friend(settling: Injected[Settling]) -> TextResponse:
    """Allow a friend of the others to play for oneself when one is away."""
    return await settling.consent(True)


@post("/t/{name:str}/seats/forbid-friend", status_code=200)
async def forbid_friend(settling: Injected[Settling]) -> TextResponse:
    """Allow only a bot to play for oneself."""
    return await settling.consent(False)


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

    async def settle(self, arrangement: Arrangement) -> TextResponse:
        """Settle who sits where."""
        seating, name = self.services.seating, self.table.id
        await seating.arrange(name, self.actor.person, arrangement, self.actor.seq)
        return _done(self.responder, name)

    async def swap(self, other: int) -> TextResponse:
        """Let the seat change places with another one, if there is one."""

        def arrangement(seats: list[Seat]) -> list[Seat]:
            if 0 <= other < len(seats):
                seats[self.seat], seats[other] = seats[other], seats[self.seat]
            return seats

        return await self.settle(arrangement)

    async def put(self, new: Callable[[list[Seat]], Seat]) -> TextResponse:
        """Put somebody on the seat, who may depend on the other seats."""
        number = self.seat
        return await self.settle(
            lambda seats: [
                *seats[:number], new(seats[:number] + seats[number + 1 :]), *seats[number + 1 :],
            ]
        )  # fmt: skip


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
    return await arranging.put(lambda _: Seat())


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
async def allow_several(settling: Injected[Settling]) -> TextResponse:
    """Let one person take several seats."""
    return await settling.allow_several(True)


@post("/t/{name:str}/seats/forbid-several", status_code=200)
async def forbid_several(settling: Injected[Settling]) -> TextResponse:
    """Let everybody take one seat only."""
    return await settling.allow_several(False)


@post("/t/{name:str}/seats/bot", status_code=200, dependencies={"form": form_data(BotForm)})
async def put_bot(form: Injected[BotForm], arranging: Injected[Arranging]) -> TextResponse:
    """Give a seat to a bot."""
    game = arranging.table.game
    level = game.bots.LEVELS[0] if form.level is None else form.level
    return await arranging.put(lambda others: bot_seat(game, level, others))


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
    context = regions.viewer_context(services, table, responder.person, responder.language)
    return page(responder, services, context, responder.refusal_text(reason))


# The big screen


def _spectator_context(
    services: Injected[Services], table: Injected[Table], preferences: Injected[Preferences]
) -> ViewerContext:
    """The table as everybody sees it who isn't seated there."""
    return regions.viewer_context(services, table, None, preferences.language)


@get(
    "/t/{name:str}/screen",
    dependencies={"context": Provide(_spectator_context, sync_to_thread=False)},
)
async def screen(
    services: Injected[Services],
    context: Injected[ViewerContext],
    responder: Injected[Responder],
) -> TextResponse:
    """A table for everybody in the room to see: nothing secret, no matter who opens it."""
    table = context.table
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


@get("/t/{name:str}/screen/events", opt={COMPRESSED_HERE: True})
async def screen_events(
    request: Request,
    services: Injected[Services],
    table: Injected[Table],
    session: Injected[Session],
    preferences: Injected[Preferences],
) -> Stream:
    """The stream of the big screen; it ends when the person who opened it signs out."""
    services.check_stream(table, None)
    language = preferences.language
    heard = stream.follow(services, table, None, language, is_over=lambda: session.is_over)
    return stream.respond(request, heard)


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
            dependencies={
                "settling": Provide(_settling, sync_to_thread=False),
                "arranging": Provide(_arranging, sync_to_thread=False),
            },
            exception_handlers={Refusal: on_refusal},
        ),
        screen,
        screen_events,
    ],
)
