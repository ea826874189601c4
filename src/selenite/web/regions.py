"""The regions of a table's page that all games share."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from html import escape

from selenite.table.house import House
from selenite.table.store import Person
from selenite.table.table import GATHERING, OVER, Table
from selenite.texts import say
from selenite.web import ending
from selenite.web.look import Look
from selenite.web.places import places
from selenite.web.rooms import ROOMS

LAST_SENTENCES = 60
_MOST_KEPT = 500
PHRASES = ("hello", "good-move", "thinking", "thanks", "oops", "good-game", "again", "bye")


def look_at(
    house: House, table: Table, person: Person | None, language: str, picked: dict[str, str]
) -> Look:
    """A table as a person sees it."""
    seat = house.seat_shown(table, person)
    mine = table.seats_of(person.id if person else None)
    covered = len(mine) > 1 and seat is None and table.to_move in mine
    return Look(table, seat, table.view(seat), language, covered, picked)


def of(house: House, look: Look, person: Person | None) -> dict[str, str]:
    """Every region of a table's page by its id."""
    table = look.table
    if table.status == GATHERING:
        return {"state": state(look), "places": places(house, look, person), "chat": chat(look)}
    return {
        **ROOMS[table.game.name].regions(look),
        "state": state(look),
        "ending": ending.account(look),
        "seats": seats(house, look, person),
        "log": sentences(look),
        "chat": chat(look),
        "table-menu": menu(look, person),
    }


def state(look: Look) -> str:
    """What the page's script wants to know: whose turn it is, for the title and the sound."""
    table, tell = look.table, look.say
    title = say("game." + table.game.name, look.language)
    turn = "yes" if look.can_act or look.covered else "no"
    if table.status == OVER:
        words = ending.result(look)
    elif look.covered:
        words = tell("web.pass-on", who=look.names[table.to_move or 0])
    elif look.can_act:
        words = tell("web.your-turn")
    elif table.to_move is not None:
        words = tell("web.turn-of", who=look.names[table.to_move])
    else:
        words = tell("web.gathering")
    cover = ""
    if look.covered:
        cover = _button(look.url("uncover"), tell("web.uncover"), "main")
    return (
        f'<p class="turn" data-turn="{turn}" data-status="{table.status}"'
        f' data-title="{escape(title)}">{escape(words)}</p>{cover}'
    )


def seats(house: House, look: Look, person: Person | None) -> str:
    """Who sits where, who is here, and what can be done about those who aren't."""
    table, tell = look.table, look.say
    mine = table.seats_of(person.id if person else None)
    items = []
    for number, seat in enumerate(table.seats):
        notes, button = [], ""
        if seat.stand_in:
            notes.append(tell("web.stands-in", bot=seat.bot))
            if number in mine:
                button = _button(look.url("come-back", seat=number), tell("web.come-back"))
        elif seat.bot is not None:
            notes.append(tell("web.bot", bot=seat.bot))
        elif not house.is_present(table, seat.person):
            notes.append(tell("web.absent"))
            if mine and number not in mine and table.status != OVER:
                button = _button(look.url("stand-in", seat=number), tell("web.let-bot-play"))
        turn = ' aria-current="true"' if number == table.to_move else ""
        note = f" <small>{escape(', '.join(notes))}</small>" if notes else ""
        items.append(f'<li{turn} data-seat="{number}">{escape(seat.name)}{note}{button}</li>')
    watching = max(0, house.watching(table) - sum(1 for s in table.seats if s.person))
    crowd = f"<p>{escape(tell('web.watching', n=watching))}</p>" if watching else ""
    return f"<ul>{''.join(items)}</ul>{crowd}"


def sentences(look: Look) -> str:
    """The log: numbered sentences, those since the viewer's last turn marked."""
    table = look.table
    since = table.since(look.seat) if look.seat is not None else len(table.sentences)
    items = []
    for number in range(max(0, len(table.sentences) - LAST_SENTENCES), len(table.sentences)):
        if not table.sentences[number].is_routine:
            items.append(_told(look, number, number >= since))
    return f"<ol>{''.join(items)}</ol>"


def _told(look: Look, number: int, is_new: bool) -> str:
    """A sentence of the log as HTML, kept as long as the table doesn't go back behind it."""
    kept, key = look.table.kept, (look.language, number, is_new)
    told: str | None = kept.get(key)
    if told is None:
        if len(kept) > _MOST_KEPT:
            kept.clear()
        new = ' class="new"' if is_new else ""
        words = escape(look.sentence(look.table.sentences[number]))
        told = kept[key] = f'<li id="s{number}" value="{number + 1}"{new}>{words}</li>'
    return told


def chat(look: Look) -> str:
    """What was said at the table."""
    items = []
    for number, said in enumerate(look.table.chat[-LAST_SENTENCES:]):
        text = look.say(f"phrase.{said.phrase}") if said.phrase else said.text
        seat = "" if said.seat is None else f' data-seat="{said.seat}"'
        items.append(
            f'<li id="c{number}"{seat}><b>{escape(said.who)}</b> <bdi>{escape(text)}</bdi></li>'
        )
    return f"<ul>{''.join(items)}</ul>"


def menu(look: Look, person: Person | None) -> str:
    """Undo, hint, requests, resigning, and after the end the way on."""
    table, tell = look.table, look.say
    mine = table.seats_of(person.id if person else None)
    if not mine:
        return ""
    if table.status == OVER:
        again = f"/t/{table.rematch}" if table.rematch else None
        if again:
            return f'<a class="button main" href="{again}">{escape(tell("web.to-rematch"))}</a>'
        return _button(look.url("rematch"), tell("web.rematch"), "main")
    parts = [_request(look, mine, tell)]
    seat = table.to_move
    if seat in mine and not look.covered and seat is not None:
        if table.undo_point(seat) is not None:
            parts.append(_button(look.url("undo"), tell("web.undo"), key="u"))
            parts.append(_button(look.url("restart"), tell("web.restart-turn")))
        parts.append(_button(look.url("hint"), tell("web.hint"), key="h", method="get"))
    points = [table.asking_point(number) for number in mine]
    if table.request is None:
        if any(point is not None for point in points) and (
            seat not in mine or seat is None or table.undo_point(seat) is None
        ):
            parts.append(_button(look.url("ask", what="undo"), tell("web.ask-undo")))
        parts.append(
            _button(
                look.url("ask", what="abort"), tell("web.ask-abort"), sure=tell("web.sure-abort")
            )
        )
    resigning = seat if seat in mine else mine[0]
    parts.append(
        _button(
            look.url("resign", seat=resigning or 0),
            tell("web.resign"),
            sure=tell("web.sure-resign"),
        )
    )
    return "".join(parts)


def _request(look: Look, mine: list[int], tell: Callable[..., str]) -> str:
    """What somebody asks for."""
    request = look.table.request
    if request is None:
        return ""
    words = tell(f"web.asks-{request.what}", who=look.names[request.seat])
    buttons = ""
    if set(look.table.must_agree()) & set(mine):
        buttons = _button(look.url("answer", yes=1), tell("web.agree"), "main") + _button(
            look.url("answer", yes=0), tell("web.refuse")
        )
    return f'<div class="request" role="alert"><p>{escape(words)}</p>{buttons}</div>'


def _button(
    url: str, words: str, kind: str = "", key: str = "", sure: str = "", method: str = "post"
) -> str:
    """A button that does something at the table."""
    return (
        f'<button type="button" class="{kind}" hx-{method}="{escape(url)}" hx-swap="none"'
        f"{_rest_of_button(words, key, sure)}"
    )


@lru_cache(maxsize=1024)
def _rest_of_button(words: str, key: str, sure: str) -> str:
    """What doesn't change with the game."""
    shortcut = f' data-key="{key}" aria-keyshortcuts="{key}"' if key else ""
    confirm = f' hx-confirm="{escape(sure)}"' if sure else ""
    return f"{shortcut}{confirm}>{escape(words)}</button>"
