"""The lobby: which games I play, open ones, and setting up another."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from litestar import Response, Router, get, post

from selenite.core import registry
from selenite.core.chance import Luck
from selenite.core.drawing import Svg
from selenite.core.refusals import Refusal
from selenite.table.model import GATHERING, OVER, RUNNING
from selenite.table.people import checked_name
from selenite.table.table import Table
from selenite.texts import LANGUAGES, join, refusal, speaker
from selenite.web import gathering, people, sheets, table_form
from selenite.web.forms import form_of
from selenite.web.identity import THEMES
from selenite.web.parts import web_of
from selenite.web.visit import Asked, Visit

Answer = Response[str]
_SHOWN = 60
"""How many of the newest tables are looked through for open ones."""

_MINE, _FINISHED = 100, 50
"""How many of somebody's own tables are looked through, and how many finished games are shown."""


@get("/")
async def lobby(request: Asked) -> Answer:
    """My games, open games, and a new one."""
    visit = await Visit.of(request)
    form = table_form.defaults()
    if request.query_params.get("game") in registry.games():
        form["game"] = request.query_params["game"]
    if visit.person is not None:
        form["name"] = visit.person.name
    return await page(visit, form)


@get("/games")
async def lists(request: Asked) -> Answer:
    """The lobby's lists of games, looked at again and again while the page is open."""
    visit = await Visit.of(request)
    return visit.page("games.html", **await _lists(visit))


@post("/tables", status_code=200)
async def new_table(request: Asked) -> Answer:
    """Set up a table as the form says; a refusal shows the form as it was filled in."""
    visit = await Visit.of(request)
    sent = await form_of(request)
    form = {**table_form.defaults(), **sent}
    if sent.get("how") == table_form.INVITE:
        others = range(1, table_form.most_seats())
        form |= {"seat0": table_form.ME, **{f"seat{n}": table_form.INVITE for n in others}}
    try:
        table = await _set_up(visit, form)
    except Refusal as reason:
        words = refusal(reason, visit.taste.language)
        return await page(visit, {**table_form.defaults(), **sent}, words, 400)
    return visit.go(f"/t/{table.id}")


async def _set_up(visit: Visit, form: dict[str, str]) -> Table:
    """The table of a form, and whoever sent it called as it says."""
    name = checked_name(form["name"])
    game = registry.find(form["game"])
    options = table_form.options(game, form)
    person = await visit.somebody(name)
    if person.name != name:
        person = visit.person = await visit.house.people.rename(person, name)
    seats = table_form.seats(game, form, person)
    return await visit.house.seating.set_up(person, game.name, options, seats, "open" in form)


async def page(visit: Visit, form: dict[str, str], refused: str = "", status: int = 200) -> Answer:
    """The lobby's page with its form filled in."""
    return visit.page(
        "lobby.html",
        status,
        form=form,
        refused=refused,
        games=registry.games().values(),
        levels=dict.fromkeys(
            level for game in registry.games().values() for level in game.bots.LEVELS
        ),
        field=table_form.field,
        seats=range(table_form.most_seats()),
        pictures={game: picture(game, visit.taste.language) for game in registry.games()},
        **await _lists(visit),
    )


class Shown(NamedTuple):
    """A table in a list: where it is, who plays, and what there is to say about it."""

    id: str
    game: str
    who: str
    note: str
    is_my_turn: bool = False


async def _lists(visit: Visit) -> dict[str, Any]:
    """The tables of the visitor and those open to everybody."""
    me = visit.person.id if visit.person else None
    known = await visit.house.tables.of_person(visit.person, _MINE + 1) if visit.person else []
    mine = [
        table
        for table in known[:_MINE]
        if table.status == OVER or table.host == me or table.seats_of(me)
    ]
    over = [_shown(visit, table, me) for table in mine if table.status == OVER]
    has_more = len(known) > _MINE or len(over) > _FINISHED
    running = [_shown(visit, table, me) for table in mine if table.status != OVER]
    others = [
        _shown(visit, table, me)
        for table in await visit.house.tables.newest(_SHOWN)
        if table.is_open and table not in mine and table.status != OVER
    ]
    return {
        "running": sorted(running, key=lambda one: not one.is_my_turn),
        "finished": over[:_FINISHED],
        "more": visit.say("lobby-not-all") if has_more else "",
        "others": others,
    }


def _shown(visit: Visit, table: Table, me: str | None) -> Shown:
    """A table as a list shows it."""
    names = [seat.name for seat in table.seats if not seat.is_free]
    seat = table.to_move
    is_my_turn = seat in table.seats_of(me) and not table.seats[seat or 0].bot
    who = join(names, visit.taste.language)
    return Shown(table.id, table.game.name, who, _note(visit, table, is_my_turn), is_my_turn)


def _note(visit: Visit, table: Table, is_my_turn: bool) -> str:
    """Where a table stands."""
    if table.status == GATHERING:
        return visit.say("lobby-waiting", n=len(table.free_seats()))
    if is_my_turn:
        return visit.say("lobby-your-turn")
    if table.status == RUNNING:
        return visit.say("lobby-their-turn", who=table.seats[table.to_move or 0].name)
    winners = [table.seats[seat].name for seat in table.result.winners] if table.result else []
    if not winners:
        return visit.say("lobby-no-winner")
    return visit.say("lobby-won", n=len(winners), who=join(winners, visit.taste.language))


@cache
def picture(game: str, language: str) -> Svg:
    """A game as it looks after some moves, to choose it by."""
    rules = registry.find(game)
    state = rules.new("selenite", {})
    luck = Luck("the lobby's picture")
    for _ in range(web_of(rules).PICTURE_MOVES):
        legal = state.legal_moves()
        state.apply(legal[luck.below(len(legal))])
    return rules.draw.board_svg(
        state.view(None).position, speaker(language, game).say, style=False,
        aria_hidden="true", preserveAspectRatio="xMidYMid slice",
    )  # fmt: skip


@post("/taste", status_code=200)
async def change_taste(request: Asked) -> Answer:
    """Another language, theme, motion or sound."""
    visit = await Visit.of(request)
    form = await form_of(request)
    allowed = {
        "language": tuple(LANGUAGES), "theme": THEMES, "motion": ("on", "off"),
        "sound": ("on", "off"),
    }  # fmt: skip
    for key, values in allowed.items():
        if form.get(key) in values:
            visit.remember(key, form[key])
    return visit.go(local(form.get("back", "/")))


def local(address: str) -> str:
    """An address of this house, or the lobby.

    >>> local("/t/moon"), local("//elsewhere.example"), local("https://elsewhere.example")
    ('/t/moon', '/', '/')
    """
    is_ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if is_ours and address.isascii() and address.isprintable() else "/"


router = Router(
    "/",
    route_handlers=[
        lobby, lists, new_table, change_taste, sheets.drawings_css, sheets.game_css,
        people.router, gathering.router,
    ],
)  # fmt: skip
