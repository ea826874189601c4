"""The lobby: which games I play, open ones, and setting up another."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from litestar import Router, get, post
from litestar.params import FromQuery

from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.drawing import Svg
from selenite.core.refusals import Refusal
from selenite.table import boxes, first_player
from selenite.table.model import GATHERING, OVER, RUNNING
from selenite.table.people import checked_name
from selenite.table.services import Services
from selenite.table.table import Table
from selenite.texts import join, speaker
from selenite.web import table_form
from selenite.web.characters import character
from selenite.web.dependencies import Injected
from selenite.web.html import Markup
from selenite.web.lesson_cookies import FIRST_TABLE
from selenite.web.nicknames import nickname_of
from selenite.web.parts import web_of
from selenite.web.portraits import portrait
from selenite.web.requests import text_fields
from selenite.web.responder import Responder, TextResponse
from selenite.web.session import Session

_SHOWN = 60
"""How many of the newest tables are searched for open ones."""

_MINE, _FINISHED = 100, 50
"""How many of the visitor's own tables are searched, and how many finished games are shown."""


@get("/")
async def lobby(
    services: Injected[Services],
    responder: Injected[Responder],
    game: FromQuery[str] = "",
    box: FromQuery[str] = "",
) -> TextResponse:
    """My games, open games, and a new one; with a box to play with, if one is named."""
    form = await _proposed(services, responder, game)
    if not box:
        return await page(responder, services, form, chosen_game=game)
    try:
        await services.boxes.chosen(box, responder.person, game)
    except Refusal as reason:
        return await page(responder, services, form, responder.refusal_text(reason), game)
    with_box = form | {table_form.box_field(game): box}
    return await page(responder, services, with_box, chosen_game=game)


async def _proposed(services: Services, responder: Responder, game: str) -> dict[str, str]:
    """The form with the visitor's name and last opponent, and a game that was asked for."""
    form = table_form.defaults() | {"name": nickname_of(responder)}
    if game in registry.games():
        form["game"] = game
    if level := await _last_opponent(services, responder):
        form[table_form.OPPONENT] = level
    return form


async def _last_opponent(services: Services, responder: Responder) -> str | None:
    """The level of the bots that the visitor played against last, if it was against any."""
    person = responder.person
    tables = await services.tables.of_person(person, 1) if person else []
    bots = [seat.bot for table in tables for seat in table.seats if seat.bot and not seat.stand_in]
    return next(iter(bots), None)


@get("/games")
async def lists(services: Injected[Services], responder: Injected[Responder]) -> TextResponse:
    """The lobby's lists of games, fetched at intervals while the page is open."""
    return responder.page("games.html", **await _lists(responder, services))


@post("/tables", status_code=200, dependencies={"form": text_fields})
async def new_table(
    form: Injected[dict[str, str]],
    services: Injected[Services],
    session: Injected[Session],
    responder: Injected[Responder],
) -> TextResponse:
    """Set up a table as the form says; a refusal shows the form as it was filled in."""
    filled = table_form.with_button(table_form.defaults() | form)
    is_first = session.person is None or not await services.tables.of_person(session.person, 1)
    try:
        table = await _set_up(services, session, table_form.with_invitations(filled))
    except Refusal as reason:
        return await page(responder, services, filled, responder.refusal_text(reason))
    if is_first:
        session.set_cookie(FIRST_TABLE, table.id)
    return responder.redirect(f"/t/{table.id}")


async def _set_up(services: Services, session: Session, form: dict[str, str]) -> Table:
    """Set up the table of a form; the visitor gets the nickname in it."""
    name = checked_name(form["name"])
    game = registry.find(form["game"])
    options = table_form.options(game, form)
    if name_of_box := form.get(table_form.box_field(game.name)):
        box = await services.boxes.chosen(name_of_box, session.person, game.name)
        options |= boxes.option(box)
    person = await session.ensure_person(name)
    if person.name != name:
        person = await session.rename(name)
    seats = table_form.seats(game, form, person)
    return await services.seating.set_up(
        person, game.name, options, seats, "open" in form,
        first_player=table_form.first_player(game, form), offer=table_form.offer(form),
    )  # fmt: skip


async def page(
    responder: Responder, services: Services, form: dict[str, str], refused: str = "",
    chosen_game: str = "",
) -> TextResponse:  # fmt: skip
    """The lobby's page with its form filled in; the focus is on a game that was asked for."""
    games = registry.games()
    return responder.page(
        "lobby.html",
        400 if refused else 200,
        form=form,
        refused=refused,
        games=games.values(),
        levels=table_form.levels(),
        opponents=_opponents(),
        field=table_form.field,
        chosen_game=chosen_game,
        first_player_rules=first_player.RULES,
        boxes=await _boxes(responder, services, form),
        box_field=table_form.box_field,
        seats=range(table_form.most_seats()),
        pictures={game: picture(game, responder.language) for game in games},
        drawn=games,
        **await _lists(responder, services),
    )


class Opponent(NamedTuple):
    """A bot to play against: its level, a game that has it, its name and face."""

    level: str
    game: str
    name: str
    portrait: Markup


def _opponents() -> list[Opponent]:
    """The bots of all games, the weakest of each first."""
    found = []
    for level, playing in table_form.levels().items():
        game = registry.find(playing[0])
        name = character(game, level).names[0]
        found.append(Opponent(level, game.name, name, portrait(game, level)))
    return found


async def _boxes(
    responder: Responder, services: Services, form: dict[str, str]
) -> dict[str, list[tuple[str, str]]]:
    """The boxes to choose from by game, each with its name: mine, and a shared one if chosen."""
    mine = await services.boxes.of_person(responder.person)
    choices = {}
    for game in boxes.parts():
        choices[game] = [(box.id, box.name) for box in mine if box.game == game]
        chosen = form.get(table_form.box_field(game), "")
        if chosen not in ("", *dict(choices[game])) and await services.boxes.is_shared(chosen):
            choices[game].append((chosen, responder.say("box-shared-choice")))
    return choices


class ListedTable(NamedTuple):
    """A table in a list: where it is, who plays, and what there is to say about it."""

    id: str
    game: str
    who: str
    note: str
    is_my_turn: bool = False


async def _lists(responder: Responder, services: Services) -> dict[str, Any]:
    """The tables of the visitor and those open to everybody."""
    person = responder.person
    me = person.id if person else None
    known = await services.tables.of_person(person, _MINE + 1) if person else []
    mine = [
        table
        for table in known[:_MINE]
        if table.status == OVER or table.host == me or table.involves(me)
    ]
    over = [_listed(responder, table, me) for table in mine if table.status == OVER]
    has_more = len(known) > _MINE or len(over) > _FINISHED
    running = [_listed(responder, table, me) for table in mine if table.status != OVER]
    others = [
        _listed(responder, table, me)
        for table in await services.tables.newest(_SHOWN)
        if table.is_open and table not in mine and table.status != OVER
    ]
    return {
        "running": sorted(running, key=lambda one: not one.is_my_turn),
        "finished": over[:_FINISHED],
        "more": responder.say("lobby-not-all") if has_more else "",
        "others": others,
    }


def _listed(responder: Responder, table: Table, me: str | None) -> ListedTable:
    """A table as a list shows it."""
    names = [seat.name for seat in table.seats if not seat.is_free]
    seat = table.to_move
    is_my_turn = seat in table.seats_of(me) and not table.seats[seat or 0].bot
    who = join(names, responder.language)
    return ListedTable(
        table.id, table.game.name, who, _note(responder, table, is_my_turn), is_my_turn
    )


def _note(responder: Responder, table: Table, is_my_turn: bool) -> str:
    """Where a table stands."""
    if table.status == GATHERING:
        return responder.say("lobby-waiting", n=len(table.free_seats()))
    if is_my_turn:
        return responder.say("lobby-your-turn")
    if table.status == RUNNING:
        return responder.say("lobby-their-turn", who=table.seats[table.to_move or 0].name)
    winners = [table.seats[seat].name for seat in table.result.winners] if table.result else []
    if not winners:
        return responder.say("lobby-no-winner")
    return responder.say("lobby-won", n=len(winners), who=join(winners, responder.language))


@cache
def picture(game: str, language: str) -> Svg:
    """A game's world to choose it by, or else its board after some moves."""
    rules = registry.find(game)
    panorama = web_of(rules).panorama()
    if panorama is not None:
        return panorama
    state = rules.new("selenite", {})
    rng = Rng("the lobby's picture")
    for _ in range(web_of(rules).PICTURE_MOVES):
        legal = state.legal_moves()
        state.apply(legal[rng.below(len(legal))])
    return rules.draw.board_svg(
        state.view(None).position, speaker(language, game).say, style=False, aria_hidden="true"
    )


router = Router("/", route_handlers=[lobby, lists, new_table])
