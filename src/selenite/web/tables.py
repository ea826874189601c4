"""A table's addresses: its page, its stream, and everything that can be done there."""

from __future__ import annotations

from dataclasses import dataclass

from litestar import Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from selenite.table import advice
from selenite.table.advice import Advice
from selenite.table.model import GATHERING, Refused
from selenite.table.promises import Offer
from selenite.table.services import Services
from selenite.table.table import Table
from selenite.web import chance as chances
from selenite.web import command, fair, gathering, regions, stream
from selenite.web import hint as hints
from selenite.web.actor import Actor
from selenite.web.command import OFFER_HEADER
from selenite.web.compression import COMPRESSED_HERE
from selenite.web.corrections import corrections
from selenite.web.dependencies import Injected
from selenite.web.html import EMPTY, Markup, element, escape
from selenite.web.icons import entry, icon, labelled
from selenite.web.lesson_cookies import LessonCookies
from selenite.web.parts import view_3d, web_of
from selenite.web.pieces import partials
from selenite.web.preferences import SLOWNESS, Preferences
from selenite.web.requests import Request, form_data, unless_gone
from selenite.web.responder import Responder, TextResponse, no_content
from selenite.web.session import Session
from selenite.web.table_form import stronger
from selenite.web.viewer import ViewerContext

_MOST_PARTS = 32
_LONGEST_SELECTION = 400
_PREVIEW = element("i", hidden=True, data_preview=True)
"""Tells the page's script that what is shown belongs to a selection."""


@dataclass(frozen=True)
class ChatForm:
    """A line of chat: written, or one of the ready-made phrases."""

    text: str = ""
    phrase: str = ""


@dataclass(frozen=True)
class CommandForm:
    """What was written into the command box."""

    words: str = ""


# What is shown


@get("/t/{name:str}")
async def page(
    services: Injected[Services],
    context: Injected[ViewerContext],
    responder: Injected[Responder],
    lessons: Injected[LessonCookies],
) -> TextResponse:
    """The page of a table: the people who gather, or the game."""
    if context.table.status == GATHERING:
        return gathering.page(responder, services, context)
    return _game_page(responder, services, context, lessons)


def _game_page(
    responder: Responder, services: Services, context: ViewerContext, lessons: LessonCookies
) -> TextResponse:
    """The page of a game that runs or is over."""
    table, person = context.table, responder.person
    mine = table.seats_of(person.id if person else None)
    return responder.page(
        "table.html",
        game=table.game.name,
        table=table,
        regions=regions.of(services, context, person),
        mine=mine,
        is_first=lessons.offers_lesson_at(table, mine),
        phrases=regions.PHRASES,
        paced=services.bot_turns.pause > 0,
        labelled=labelled,
        entry=entry,
        icon=icon,
        corrections=corrections(table, responder.speaker(table.game.name)),
        deal=fair.shown(table, responder.speaker(table.game.name)),
        view_3d=view_3d(table.game),
        has_chance=responder.preferences.chance and bool(mine) and table.is_solo,
    )


@get("/t/{name:str}/events", opt={COMPRESSED_HERE: True})
async def events(
    request: Request,
    services: Injected[Services],
    table: Injected[Table],
    session: Injected[Session],
    preferences: Injected[Preferences],
) -> Stream:
    """The stream of a table's page; it ends when the person signs out."""
    services.check_stream(table, session.person)
    slowness, language = SLOWNESS[preferences.pace], preferences.language
    heard = stream.follow(
        services, table, session.person, language, slowness, lambda: session.is_over
    )
    return stream.respond(request, heard)


@get("/t/{name:str}/preview")
async def preview(
    request: Request,
    context: Injected[ViewerContext],
    actor: Injected[Actor],
    responder: Injected[Responder],
    keep: FromQuery[str] = "",
) -> TextResponse:
    """What is shown for the parts of a move that a page has chosen; nothing if it lags behind."""
    parts = request.query_params.getall("part", [])
    if actor.seq != context.table.acted or _is_too_long(parts, keep):
        return no_content()
    shown = dict(web_of(context.table.game).TABLE_PAGE.preview(context, parts, keep))
    if parts and "act" in shown:
        shown["act"] = escape(shown["act"]) + _PREVIEW
    return responder.respond(partials(shown))


def _is_too_long(parts: list[str], keep: str) -> bool:
    """Whether a selection is longer than any that a page makes."""
    return len(parts) > _MOST_PARTS or len(keep) + sum(map(len, parts)) > _LONGEST_SELECTION


@get("/t/{name:str}/about")
async def about(
    context: Injected[ViewerContext],
    responder: Injected[Responder],
    thing: FromQuery[str] = "",
) -> TextResponse:
    """The details of something on the page."""
    shown = web_of(context.table.game).TABLE_PAGE.about(context, thing)
    if shown is None:
        raise Refused("table-no-such-action", action="about")
    return responder.respond(partials({"sheet-inside": shown}))


@get("/t/{name:str}/hover")
async def hover(
    context: Injected[ViewerContext],
    responder: Injected[Responder],
    thing: FromQuery[str] = "",
) -> TextResponse:
    """The small card beside something on the board; nothing if it has none."""
    shown = web_of(context.table.game).TABLE_PAGE.hover(context, thing)
    return no_content() if shown is None else responder.respond(shown)


@get("/t/{name:str}/why-not")
async def why_not(
    context: Injected[ViewerContext],
    responder: Injected[Responder],
    part: FromQuery[str] = "",
    thing: FromQuery[str] = "",
) -> TextResponse:
    """Why something can't go where it was dragged, in a short sentence."""
    words = web_of(context.table.game).TABLE_PAGE.why_not(context, part, thing)
    return responder.respond(words or context.say("web-not-there"), "text/plain")


@get("/t/{name:str}/hint")
async def hint(
    request: Request,
    services: Injected[Services],
    table: Injected[Table],
    context: Injected[ViewerContext],
    actor: Injected[Actor],
    responder: Injected[Responder],
    plan: FromQuery[str] = "",
) -> TextResponse:
    """What the strongest bot would do, and why; or the rest of a plan that it has made."""
    if plan:
        ways = _rest_of(plan, context)
        advice = _shown(ways, context, responder) if ways else EMPTY
    else:
        work = hints.hints_for(services, table, actor.person, responder.language)
        advice = _shown(await unless_gone(request, work) or [], context, responder)
    return responder.respond(partials({"advice": advice}))


def _rest_of(plan: str, context: ViewerContext) -> list[Advice]:
    """The rest of a plan that a hint has made, if the viewer can still follow it."""
    if not context.can_act or len(plan) > _LONGEST_SELECTION:
        return []
    return advice.rest_of(context.view, plan.split(), context.language)


def _shown(ways: list[Advice], context: ViewerContext, responder: Responder) -> Markup:
    """Suggestions as the page shows them, or that there are none."""
    return responder.rendered("hint.html", ways=hints.shown(context, ways))


@get("/t/{name:str}/chance")
async def chance(
    request: Request,
    services: Injected[Services],
    table: Injected[Table],
    actor: Injected[Actor],
    responder: Injected[Responder],
    at: FromQuery[int | None] = None,
) -> TextResponse:
    """How likely the viewer is to win; or whoever was to move in a position of a finished game."""
    work = chances.chance_for(services, table, actor.person, at, responder.speaker(table.game.name))
    return responder.respond(await unless_gone(request, work) or EMPTY)


@get("/t/{name:str}/record.sel")
async def record(table: Injected[Table], responder: Injected[Responder]) -> TextResponse:
    """The game's record, to download."""
    file = f"{table.game.name}-{table.id}.sel"
    headers = {"Content-Disposition": f'attachment; filename="{file}"'}
    return responder.respond(table.record_text(), "text/plain", headers=headers)


# What is done


@post("/t/{name:str}/move", status_code=200)
async def move(
    name: FromPath[str],
    move: FromQuery[str],
    services: Injected[Services],
    actor: Injected[Actor],
) -> TextResponse:
    """Play a move."""
    await services.play.move(name, actor.person, move, actor.seq)
    return no_content()


@post("/t/{name:str}/follow", status_code=200)
async def follow(
    name: FromPath[str],
    moves: FromQuery[str],
    services: Injected[Services],
    actor: Injected[Actor],
) -> TextResponse:
    """Play the next step of a hint: the moves that end earlier phases, then the move itself."""
    seq = actor.seq
    for one in moves.split()[:_MOST_PARTS] or [moves]:
        table = await services.play.move(name, actor.person, one, seq)
        seq = table.acted
    return no_content()


@post("/t/{name:str}/undo", status_code=200)
async def undo(
    name: FromPath[str], services: Injected[Services], actor: Injected[Actor]
) -> TextResponse:
    """Take back the last move of the turn."""
    await services.play.undo(name, actor.person, actor.seq)
    return no_content()


@post("/t/{name:str}/restart", status_code=200)
async def restart(
    name: FromPath[str], services: Injected[Services], actor: Injected[Actor]
) -> TextResponse:
    """Take back the whole turn."""
    await services.play.undo(name, actor.person, actor.seq, whole_turn=True)
    return no_content()


@post("/t/{name:str}/hurry", status_code=200)
async def hurry(
    name: FromPath[str], services: Injected[Services], actor: Injected[Actor]
) -> TextResponse:
    """Let the bots finish their turns without pauses."""
    await services.bot_turns.hurry(name, actor.person)
    return no_content()


@post("/t/{name:str}/ask-no-more", status_code=200)
async def ask_no_more(session: Injected[Session], responder: Injected[Responder]) -> TextResponse:
    """Stop asking before a move that can't be undone, until the preferences change."""
    session.set_cookie("questions", "off")
    return responder.respond("", status=204)


@post("/t/{name:str}/uncover", status_code=200)
async def uncover(
    services: Injected[Services], table: Injected[Table], actor: Injected[Actor]
) -> TextResponse:
    """Show the hand of the player to move, where several people share one screen."""
    services.limiter.check("moves", actor.person.id)
    services.screens.uncover(table, actor.person)
    return no_content()


@post("/t/{name:str}/ask-undo", status_code=200)
async def ask_undo(
    name: FromPath[str], services: Injected[Services], actor: Injected[Actor]
) -> TextResponse:
    """Ask the others to undo one's last move."""
    await services.play.ask(name, actor.person, "undo", actor.seq)
    return no_content()


@post("/t/{name:str}/ask-abort", status_code=200)
async def ask_abort(
    name: FromPath[str], services: Injected[Services], actor: Injected[Actor]
) -> TextResponse:
    """Ask the others to end the game without a winner."""
    await services.play.ask(name, actor.person, "abort", actor.seq)
    return no_content()


@post("/t/{name:str}/ask-friend", status_code=200)
async def ask_friend(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    seat: FromQuery[int] = -1,
) -> TextResponse:
    """Ask the others to let a friend take over a seat."""
    await services.seating.ask_for_friend(name, actor.person, seat, actor.seq)
    return no_content()


@post("/t/{name:str}/answer", status_code=200)
async def answer(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    yes: FromQuery[bool] = False,
) -> TextResponse:
    """Agree to what somebody asks for, or refuse it."""
    await services.play.answer(name, actor.person, yes, actor.seq)
    return no_content()


@post("/t/{name:str}/withdraw", status_code=200)
async def withdraw(
    name: FromPath[str], services: Injected[Services], actor: Injected[Actor]
) -> TextResponse:
    """Withdraw one's request."""
    await services.play.withdraw(name, actor.person, actor.seq)
    return no_content()


@post("/t/{name:str}/resign", status_code=200)
async def resign(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    seat: FromQuery[int] = -1,
) -> TextResponse:
    """Give up the game."""
    await services.play.resign(name, actor.person, seat)
    return no_content()


@post("/t/{name:str}/stand-in", status_code=200)
async def stand_in(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    seat: FromQuery[int] = -1,
) -> TextResponse:
    """Let a bot play for somebody who is away."""
    await services.seating.stand_in(name, actor.person, seat)
    return no_content()


@post("/t/{name:str}/come-back", status_code=200)
async def come_back(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    seat: FromQuery[int] = -1,
) -> TextResponse:
    """Take one's seat back from a bot or a friend."""
    await services.seating.come_back(name, actor.person, seat)
    return no_content()


@post("/t/{name:str}/rematch", status_code=200)
async def rematch(
    name: FromPath[str],
    services: Injected[Services],
    actor: Injected[Actor],
    offer: Injected[Offer | None],
    responder: Injected[Responder],
) -> TextResponse:
    """Play the same game again."""
    table = await services.play.rematch(name, actor.person, offer=offer)
    return responder.redirect(f"/t/{table.id}")


@post("/t/{name:str}/stronger", status_code=200)
async def play_stronger(
    services: Injected[Services],
    table: Injected[Table],
    actor: Injected[Actor],
    offer: Injected[Offer | None],
    responder: Injected[Responder],
) -> TextResponse:
    """Play the same game again, against bots of the next level."""
    seats = stronger(table.game, table.seats)
    new = await services.play.rematch(table.id, actor.person, seats, offer)
    return responder.redirect(f"/t/{new.id}")


@post("/t/{name:str}/chat", status_code=200, dependencies={"form": form_data(ChatForm)})
async def chat(
    name: FromPath[str],
    form: Injected[ChatForm],
    services: Injected[Services],
    actor: Injected[Actor],
) -> TextResponse:
    """Say something."""
    if form.phrase and form.phrase not in regions.PHRASES:
        raise Refused("table-empty-chat")
    await services.play.say(name, actor.person, form.text, form.phrase)
    return no_content()


@post("/t/{name:str}/command", status_code=200, dependencies={"form": form_data(CommandForm)})
async def run_command(
    request: Request,
    form: Injected[CommandForm],
    services: Injected[Services],
    table: Injected[Table],
    actor: Injected[Actor],
    responder: Injected[Responder],
) -> TextResponse:
    """The command box: a move, or a question."""
    language = responder.language
    words = form.words.strip()
    work = command.run(services, table, actor, language, words)
    reply = await (unless_gone(request, work) if words == command.HINT else work)
    if reply is None:
        return no_content()
    headers = {OFFER_HEADER: reply.offer} if reply.offer else {}
    return responder.respond(reply.text, "text/plain", headers=headers)


@post("/t/{name:str}/{action:str}", status_code=200)
async def unknown_action(action: FromPath[str]) -> TextResponse:
    """Refuse what can't be done at a table."""
    raise Refused("table-no-such-action", action=action)


def _viewer_context(
    services: Injected[Services], table: Injected[Table], responder: Injected[Responder]
) -> ViewerContext:
    """The table as the visitor sees it."""
    return regions.viewer_context(services, table, responder.person, responder.language)


router = Router(
    "/",
    route_handlers=[
        page, events, preview, about, hover, why_not, hint, chance, record, move, follow, undo,
        restart, hurry, ask_no_more, uncover, ask_undo, ask_abort, ask_friend, answer, withdraw,
        resign, stand_in, come_back, rematch, play_stronger, chat, run_command, unknown_action,
    ],
    dependencies={
        "context": Provide(_viewer_context, sync_to_thread=False),
        "offer": Provide(fair.offer_in, sync_to_thread=False),
    },
)  # fmt: skip
