"""The regions of a table's page that all games share."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from selenite.table.model import GATHERING, OVER
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import say
from selenite.web import ending, html, turn_log
from selenite.web.ending_sheet import sheet
from selenite.web.html import EMPTY, Markup, element, join
from selenite.web.icons import entry, labelled
from selenite.web.parts import web_of
from selenite.web.pieces import Region
from selenite.web.places import places
from selenite.web.portraits import portrait
from selenite.web.viewer import ViewerContext, to

LAST_MESSAGES = 60
PHRASES = ("hello", "good-move", "thinking", "thanks", "oops", "good-game", "again", "bye")


def viewer_context(
    services: Services,
    table: Table,
    person: Person | None,
    language: str,
) -> ViewerContext:
    """A table as a person sees it."""
    seat = services.screens.seat_shown(table, person)
    mine = table.seats_of(person.id if person else None)
    is_asked = table.to_move in table.seats_played_by(person.id if person else None)
    covered = len(mine) > 1 and seat is None and is_asked
    return ViewerContext(table, seat, table.view(seat), language, covered)


def of(services: Services, context: ViewerContext, person: Person | None) -> dict[str, Region]:
    """Every region of a table's page by its id.

    The state comes last: it says how far the game is, and must not be ahead of what is shown.
    """
    table = context.table
    if table.status == GATHERING:
        return {
            "places": places(services, context, person),
            "chat": chat(context),
            "state": state(context),
        }
    mine = table.seats_of(person.id if person else None)
    page = web_of(table.game).TABLE_PAGE
    drawn: dict[str, Region] = {
        **page.regions(context),
        "ending": sheet(context, mine) if table.status == OVER else EMPTY,
        "log": turn_log.log(context),
        **around(services, context, mine, table.seats_lent_by(person.id if person else None)),
        "moves": page.moves(context) if context.can_act else EMPTY,
        "happened": happened(context),
        "state": state(context),
    }
    context.release()
    return drawn


def state(context: ViewerContext) -> Markup:
    """Whose turn it is, in words and for the page's script."""
    table, tell = context.table, context.say
    title = context.say("title")
    turn = "yes" if context.can_act or context.covered else "no"
    if table.status == OVER:
        words = ending.result(context)
    elif context.covered:
        words = tell("web-pass-on", who=context.names[table.to_move or 0])
    elif context.can_act:
        words = tell("web-your-turn")
    elif table.to_move is not None:
        words = tell("web-turn-of", who=context.names[table.to_move])
    else:
        words = tell("web-dealing" if table.is_dealing else "web-gathering")
    is_thinking = table.to_move is not None and table.seats[table.to_move].is_played_by_bot
    line = element(
        "p", words, class_="turn", data_turn=turn, data_status=table.status, data_seq=table.acted,
        data_seat="" if context.seat is None else context.seat, data_title=title,
        data_spoken=_spoken(context), data_thinking=is_thinking,
    )  # fmt: skip
    if context.covered:
        return line + _button(to("uncover"), tell("web-uncover"), "main")
    if is_thinking and _plays_bots_alone(context):
        return line + _button(to("hurry"), tell("web-hurry"), "quick", key="k")
    return line


def _plays_bots_alone(context: ViewerContext) -> bool:
    """Whether everybody else at the table is a bot, so that nobody else has to follow."""
    seats = enumerate(context.table.seats)
    others = [seat for number, seat in seats if number != context.seat]
    return context.seat is not None and all(seat.is_played_by_bot for seat in others)


def _spoken(context: ViewerContext) -> str | None:
    """What screen readers say when the turn comes to the viewer."""
    moves = context.table.moves
    if not context.can_act or (moves and moves[-1].seat == context.seat):
        return None
    return web_of(context.table.game).TABLE_PAGE.answer(context, "where") or ""


def happened(context: ViewerContext) -> Markup:
    """What is seen and heard of the last move, for the page's script (:mod:`.motion`).

    Before the first move it is the opening, which a page plays once.
    """
    if not context.table.moves:
        return context.cached("opening", context.table.to_move, lambda: _opening(context))
    return context.cached("happened", context.table.acted, lambda: _happened(context))


def _opening(context: ViewerContext) -> Markup:
    """Who begins, and what is dealt."""
    if context.table.to_move is None:
        return EMPTY
    steps = web_of(context.table.game).TABLE_PAGE.opening(context)
    return join([element("i", data_opening=True), *steps])


def _happened(context: ViewerContext) -> Markup:
    table = context.table
    played, number = table.moves[-1], len(table.moves)
    told = [one for one in table.sentences[played.sentences :] if one.move == number - 1]
    steps = web_of(table.game).TABLE_PAGE.motion(context, told)
    return join([element("i", data_move=number, data_seat=played.seat), *steps])


def around(
    services: Services, context: ViewerContext, mine: list[int], lent: list[int]
) -> dict[str, Region]:
    """The regions around the game, which seldom change.

    ``lent`` are the viewer's own seats where a friend plays on.
    """
    table = context.table
    can_restart = context.can_act and _can_restart(context)
    can_ask = any(table.asking_point(number) is not None for number in mine)
    can_undo = can_ask if table.undoes_bots else can_restart
    away, watching = services.presence.away(table), services.presence.watching(table)
    has_missed = _has_missed(context)
    facts = (
        mine, lent, away, watching, table.to_move, table.status, table.request, len(table.chat),
        context.can_act, can_undo, can_restart, can_ask, has_missed,
    )  # fmt: skip
    return context.cached(
        "around",
        facts,
        lambda: {
            "since-offer": _since_button(context.language) if has_missed else EMPTY,
            "seats": _seats(context, mine, lent, away, watching),
            "chat": chat(context),
            "request": request(context, mine),
            "quick": quick(context, mine, can_undo),
            "table-menu": menu(context, mine, can_restart, can_ask and not table.undoes_bots),
            "table-ends": ends(context, mine),
        },
    )


def _has_missed(context: ViewerContext) -> bool:
    """Whether the others did something worth telling since the viewer's last turn."""
    table = context.table
    if context.seat is None:
        return False
    left, back = table.absence(context.seat)
    begin = table.moves[left].sentences if left < back else 0
    end = table.moves[back].sentences if back < len(table.moves) else len(table.sentences)
    return left != back and not all(one.is_routine for one in table.sentences[begin:end])


@cache
def _since_button(language: str) -> Markup:
    return element(
        "button", say("replay-since", language), type="button", id="since-open",
        hx_get=to("since"), hx_target="#since-steps", hx_swap="innerMorph", data_key="s",
        aria_keyshortcuts="s", aria_haspopup="dialog",
    )  # fmt: skip


def _seats(
    context: ViewerContext, mine: list[int], lent: list[int], away: list[bool], watching: int
) -> Markup:
    numbers = range(context.table.players)
    items = [_seat(context, number, mine, lent, away[number]) for number in numbers]
    crowd = element("p", context.say("web-watching", n=watching)) if watching else EMPTY
    return join((element("ul", *items), crowd))


def _seat(
    context: ViewerContext, number: int, mine: list[int], lent: list[int], is_away: bool
) -> Markup:
    """Who sits at the table, who is away, and what can be done about it."""
    table, tell = context.table, context.say
    seat = table.seats[number]
    notes, button = [], EMPTY
    if seat.owner:
        notes.append(tell("web-plays-for", who=seat.owner_name))
    if seat.stand_in:
        notes.append(tell("web-stands-in", bot=seat.bot))
        button = _way_to_stand_in(context, number) if mine and number not in mine else EMPTY
    elif seat.bot is not None:
        notes.append(tell("web-bot", bot=seat.bot))
    elif is_away:
        notes.append(tell("web-absent"))
        if mine and number not in mine and table.status != OVER:
            button = _button(to("stand-in", seat=number), tell("web-let-bot-play"))
    if (number in mine and seat.stand_in) or (number in lent and table.status != OVER):
        button = _button(to("come-back", seat=number), tell("web-come-back"))
    shown = join([join([" ", element("small", note)]) for note in notes])
    current = "true" if number == table.to_move else None
    face = portrait(table.game, seat.bot)
    return element(
        "li", face, seat.name, shown, button, aria_current=current, data_seat=number,
        data_lent=bool(seat.owner),
    )  # fmt: skip


def _way_to_stand_in(context: ViewerContext, number: int) -> Markup:
    """How a friend can take over from a bot: by a link, or once all others have agreed."""
    table, tell = context.table, context.say
    seat = table.seats[number]
    if table.status == OVER:
        return EMPTY
    if seat.is_open_to_friends:
        link = f"/t/{table.id}/friend/{number}/{seat.key}"
        return element("a", tell("web-friend-plays"), class_="button", href=link)
    if table.request is None and table.can_ask_for_friend(number):
        return _button(to("ask-friend", seat=number), tell("web-ask-friend"))
    return EMPTY


def chat(context: ViewerContext) -> Markup:
    """What was said at the table."""
    return context.cached("chat", len(context.table.chat), lambda: _chat(context))


def _chat(context: ViewerContext) -> Markup:
    items = []
    for number, said in enumerate(context.table.chat[-LAST_MESSAGES:]):
        text = context.say(f"phrase-{said.phrase}") if said.phrase else said.text
        who, words = element("b", said.who), element("bdi", text)
        items.append(element("li", who, " ", words, id=f"c{number}", data_seat=said.seat))
    return element("ul", *items)


def quick(context: ViewerContext, mine: list[int], can_undo: bool) -> Markup:
    """The frequent actions: undo and hint."""
    if not mine or context.table.status == OVER:
        return EMPTY
    return _quick(context.language, can_undo, context.table.undoes_bots, context.can_act)


def _can_restart(context: ViewerContext) -> bool:
    seat = context.table.to_move
    return seat is not None and context.table.turn_start(seat) is not None


@lru_cache(maxsize=64)
def _quick(language: str, can_undo: bool, undoes_bots: bool, can_act: bool) -> Markup:
    """Buttons that keep their places: those that can't be used now are disabled."""
    words = {name: labelled(name, say(f"web-{name}", language)) for name in ("undo", "hint")}
    about = say("web-undo-bots" if undoes_bots else "web-undo-about", language)
    undo = _button(
        to("undo"), words["undo"], key="u", disabled=not can_undo,
        title=about if can_undo else None,
    )  # fmt: skip
    hint = _button(to("hint"), words["hint"], key="h", is_get=True, disabled=not can_act)
    return undo + hint


def menu(context: ViewerContext, mine: list[int], can_restart: bool, can_ask: bool) -> Markup:
    """The rare actions: restart the turn, request an undo, let a friend help."""
    if not mine or context.table.status == OVER:
        return EMPTY
    table, tell = context.table, context.say
    parts = []
    if can_restart:
        words = entry("restart", tell("web-restart-turn"), tell("menu-about-restart"))
        parts.append(_button(to("restart"), words))
    elif can_ask and table.request is None:
        words = entry("undo", tell("web-ask-undo"), tell("menu-about-ask-undo"))
        parts.append(_button(to("ask-undo"), words))
    own = [table.seats[number] for number in mine if not table.seats[number].owner]
    if own and all(one.consents for one in own):
        parts.append(_button(to("seats/forbid-friend"), entry("friend", tell("web-forbid-friend"))))
    elif own and not _plays_bots_alone(context):
        parts.append(_button(to("seats/allow-friend"), entry("friend", tell("web-allow-friend"))))
    return join(parts)


def ends(context: ViewerContext, mine: list[int]) -> Markup:
    """The actions that end the game, or the viewer's part in it."""
    table, tell = context.table, context.say
    if not mine or table.status == OVER:
        return EMPTY
    parts = []
    if table.request is None:
        sure = tell("web-sure-abort")
        words = entry("peace", tell("web-ask-abort"), tell("menu-about-abort"))
        parts.append(_button(to("ask-abort"), words, confirm=sure))
    seat = table.to_move
    resigning = (seat if seat in mine else mine[0]) or 0
    if table.seats[resigning].owner:
        words = entry("flag", tell("web-give-back"), tell("menu-about-bot"))
        sure = tell("web-sure-give-back")
    else:
        is_duel = table.players == 2
        sure = tell("web-sure-resign" if is_duel else "web-sure-resign-to-bot")
        note = tell("menu-about-resign" if is_duel else "menu-about-bot")
        words = entry("flag", tell("web-resign"), note)
    parts.append(_button(to("resign", seat=resigning), words, confirm=sure))
    return join(parts)


def request(context: ViewerContext, mine: list[int]) -> Markup:
    """A request with its answers; for the player who asked, a button to withdraw it."""
    asked, tell = context.table.request, context.say
    if asked is None or context.table.status == OVER:
        return EMPTY
    about = {} if asked.about is None else {"absent": context.names[asked.about]}
    if asked.seat in mine:
        told = element("p", tell(f"web-you-asked-{asked.what}", **about))
        withdraw = _button(to("withdraw"), tell("web-withdraw"))
        return element("div", told, withdraw, class_="request", role="status")
    words = tell(f"web-asks-{asked.what}", who=context.names[asked.seat], **about)
    buttons = EMPTY
    if set(context.table.must_agree()) & set(mine):
        agree = _button(to("answer", yes=1), tell("web-agree"), "main")
        buttons = agree + _button(to("answer", yes=0), tell("web-refuse"))
    return element("div", element("p", words), buttons, class_="request", role="alert")


@lru_cache(maxsize=4096)
def _button(
    url: str, words: str, class_: str = "", key: str | None = None, confirm: str | None = None,
    is_get: bool = False, disabled: bool = False, title: str | None = None,
) -> Markup:  # fmt: skip
    """A button that does something at the table; its id says what."""
    return html.button(
        words, get=url if is_get else None, post=None if is_get else url, key=key,
        id="do-" + re.sub(r"\W+", "-", url), class_=class_, hx_confirm=confirm, disabled=disabled,
        title=title,
    )  # fmt: skip
