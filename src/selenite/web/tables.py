"""A table's addresses: its page, its stream, and everything that can be done there."""

from __future__ import annotations

import secrets

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from selenite.core.refusals import Refusal
from selenite.table.model import GATHERING, Refused
from selenite.table.table import Table
from selenite.web import gathering, regions, stream
from selenite.web.forms import form_of
from selenite.web.hint import WAYS, Advice, advice, in_a_line
from selenite.web.look import Look
from selenite.web.parts import web_of
from selenite.web.pieces import partials
from selenite.web.visit import Asked, Visit

Answer = Response[str]
OFFER = "Selenite-Offer"
"""The move that an answer of the command box proposes: the box holds it, and Enter plays it."""

_OWN = frozenset({"seq", "move"})
_LONGEST_CHOICE = 250


@get("/t/{name:str}")
async def page(request: Asked, name: FromPath[str]) -> Answer:
    """The page of a table: the people who gather, or the game."""
    visit = await Visit.of(request)
    table = await visit.house.tables.find(name)
    if table.status == GATHERING:
        return gathering.page(visit, table)
    look = regions.look_at(visit.house, table, visit.person, visit.taste.language, {})
    shown = regions.of(visit.house, look, visit.person)
    mine = table.seats_of(visit.person.id if visit.person else None)
    return visit.page(
        "table.html",
        game=table.game.name,
        table=table,
        look=look,
        regions=shown,
        mine=mine,
        phrases=regions.PHRASES,
        page=secrets.token_hex(16),
    )


@get("/t/{name:str}/events")
async def events(request: Asked, name: FromPath[str], page: FromQuery[str] = "") -> Stream:
    """The stream of a table's page."""
    visit = await Visit.of(request)
    table, language = await visit.house.tables.find(name), visit.taste.language
    pages = request.app.state.pages
    return stream.answer(stream.follow(visit.house, pages, table, visit.person, language, page))


@get("/t/{name:str}/choose")
async def choose(request: Asked, name: FromPath[str]) -> Answer:
    """What comes after a choice that isn't a move yet: lit places, the next question.

    A page whose stream is open gets it there, so that it never shows two things at once.
    """
    visit = await Visit.of(request)
    table = await visit.house.tables.find(name)
    picked = _picked(request)
    page = visit.open_page(table)
    if page is not None:
        page.pick(picked)
        if page.is_live:
            return visit.answer("", status=204)
    look = regions.look_at(visit.house, table, visit.person, visit.taste.language, picked)
    return visit.answer(partials(web_of(table.game).ROOM.regions(look)))


def _picked(request: Asked) -> dict[str, str]:
    """What an address says of the viewer's choices; what is longer than any choice is left out."""
    asked = request.query_params.items()
    return {key: value for key, value in asked if key not in _OWN and len(value) <= _LONGEST_CHOICE}


@post("/t/{name:str}/move", status_code=200)
async def move(request: Asked, name: FromPath[str], move: FromQuery[str]) -> Answer:
    """Play a move, and show what is chosen after it."""
    visit = await Visit.of(request)
    table = await visit.house.play.move(name, visit.player, move, visit.seen)
    _turn_over(visit, table, _picked(request))
    return visit.answer("", status=204)


def _turn_over(visit: Visit, table: Table, picked: dict[str, str]) -> None:
    """Forget what was chosen on the page before something was done there, but for what stays.

    Where several people sit at one screen nothing does: the next one must not see it.
    """
    page = visit.open_page(table)
    if page is not None and visit.person is not None:
        is_alone = len(table.seats_of(visit.person.id)) < 2
        stays = web_of(table.game).ROOM.stays if is_alone else ()
        left = {key: value for key, value in page.picked.items() if key in stays} | picked
        if left != page.picked:
            page.pick(left)


@post("/t/{name:str}/{action:str}", status_code=200)
async def act(
    request: Asked,
    name: FromPath[str],
    action: FromPath[str],
    seat: FromQuery[int] = -1,
    what: FromQuery[str] = "",
    yes: FromQuery[bool] = False,
) -> Answer:
    """Everything else that is done with one click."""
    visit = await Visit.of(request)
    house, person = visit.house, visit.player
    seq = visit.seen
    if action in ("undo", "restart"):
        table = await house.play.undo(name, person, seq, whole_turn=action == "restart")
        _turn_over(visit, table, {})
    elif action == "uncover":
        house.screens.uncover(await house.tables.find(name), person)
    elif action == "ask" and what in ("undo", "abort"):
        await house.play.ask(name, person, what, seq)
    elif action == "answer":
        await house.play.answer(name, person, yes, seq)
    elif action == "resign":
        await house.play.resign(name, person, seat)
    elif action == "stand-in":
        await house.seating.stand_in(name, person, seat)
    elif action == "come-back":
        await house.seating.come_back(name, person, seat)
    elif action == "rematch":
        return visit.go(f"/t/{(await house.play.rematch(name, person)).id}")
    else:
        raise Refused("table-no-such-action", action=action)
    return visit.answer("", status=204)


@get("/t/{name:str}/hint")
async def hint(request: Asked, name: FromPath[str]) -> Answer:
    """What the strongest bot would do, and why."""
    visit = await Visit.of(request)
    ways = await _advice(visit, await visit.house.tables.find(name))
    return visit.answer(partials({"advice": visit.page("hint.html", ways=ways).content}))


async def _advice(visit: Visit, table: Table) -> list[Advice]:
    thoughts = await visit.house.play.hint(table.id, visit.player, WAYS)
    return advice(table.view(table.to_move), thoughts, visit.taste.language)


@post("/t/{name:str}/chat", status_code=200)
async def chat(request: Asked, name: FromPath[str]) -> Answer:
    """Say something."""
    visit = await Visit.of(request)
    form = await form_of(request)
    phrase = form.get("phrase", "")
    if phrase and phrase not in regions.PHRASES:
        raise Refused("table-empty-chat")
    person = visit.player
    await visit.house.play.say(name, person, form.get("text", ""), phrase)
    return visit.answer("", status=204)


@post("/t/{name:str}/command", status_code=200)
async def command(request: Asked, name: FromPath[str]) -> Answer:
    """The command box: a move, or a question."""
    visit = await Visit.of(request)
    words = (await form_of(request)).get("words", "").strip()
    table = await visit.house.tables.find(name)
    person = visit.player
    look = regions.look_at(visit.house, table, person, visit.taste.language, {})
    room = web_of(table.game).ROOM
    told, offered = room.answer(look, words) if words else None, None
    if told is None:
        told = await _do(visit, look, words)
    else:
        offered = room.offer(look, words)
    headers = {OFFER: offered} if offered else {}
    return visit.answer(told, "text/plain", headers=headers)


async def _do(visit: Visit, look: Look, words: str) -> str:
    """Give a hint, take back, or play the moves that were written: all of them, or none."""
    if not words:
        return visit.say("web-command-help")
    if words == "hint":
        return in_a_line(await _advice(visit, look.table), visit.taste.language)
    table, person = look.table, visit.player
    before, seen = len(table.sentences), visit.seen
    try:
        if words == "undo":
            await visit.house.play.undo(table.id, person, seen)
            return visit.say("web-undone")
        moves = words.split()
        if look.can_act:
            _check(table, moves)
        for number, one in enumerate(moves):
            await visit.house.play.move(table.id, person, one, table.acted if number else seen)
    finally:
        if table.acted != seen:
            _turn_over(visit, table, {})
    after = regions.look_at(visit.house, table, person, visit.taste.language, {})
    told = [after.sentence(one) for one in table.sentences[before:] if not one.is_routine]
    return ". ".join(told)


def _check(table: Table, moves: list[str]) -> None:
    """Refuse moves of which one can't be played, or is another player's.

    Only for whoever is to move: refusals tell what is in a hand.
    """
    state = table.state.copy()
    seat = state.seat
    for one in moves:
        if state.outcome() is not None:
            raise Refused("table-not-running")
        if state.seat != seat:
            raise Refused("table-not-your-turn", who=table.seats[state.seat].name)
        state.play(state.text(state.parse(one)))


@get("/t/{name:str}/record.sel")
async def record(request: Asked, name: FromPath[str]) -> Answer:
    """The game's record."""
    visit = await Visit.of(request)
    table = await visit.house.tables.find(name)
    kept = {"Content-Disposition": f'attachment; filename="{table.game.name}-{name}.sel"'}
    return visit.answer(table.record_text(), "text/plain", headers=kept)


router = Router("/", route_handlers=[page, events, choose, move, act, hint, chat, command, record])


def on_refusal(request: Asked, reason: Refusal) -> Answer:
    """A refusal as a sentence: in the page's message, or as a page of its own."""
    visit = Visit.at_once(request)
    status = 409 if reason.code == "table-stale" else 404 if reason.code == "table-unknown" else 400
    if request.headers.get("hx-request") or "text/html" not in request.headers.get("accept", ""):
        return visit.refused(reason, status)
    return visit.page("refused.html", status, reason=visit.why(reason))
