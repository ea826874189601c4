"""The regions of a table's page that all games share."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from html import escape
from typing import cast

from selenite.table.house import House
from selenite.table.model import GATHERING, OVER
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import say
from selenite.web import ending
from selenite.web.look import Look, to
from selenite.web.parts import web_of
from selenite.web.pieces import Lines, Region
from selenite.web.places import places

LAST_SENTENCES = 60
PHRASES = ("hello", "good-move", "thinking", "thanks", "oops", "good-game", "again", "bye")


def look_at(
    house: House, table: Table, person: Person | None, language: str, picked: Mapping[str, str]
) -> Look:
    """A table as a person sees it."""
    seat = house.screens.seat_shown(table, person)
    mine = table.seats_of(person.id if person else None)
    is_asked = table.to_move in table.seats_played_by(person.id if person else None)
    covered = len(mine) > 1 and seat is None and is_asked
    return Look(table, seat, table.view(seat), language, covered, picked)


def of(house: House, look: Look, person: Person | None) -> dict[str, Region]:
    """Every region of a table's page by its id.

    The state comes last: it says how far the game is, and must not be ahead of what is shown.
    """
    table = look.table
    if table.status == GATHERING:
        return {"places": places(house, look, person), "chat": chat(look), "state": state(look)}
    mine = table.seats_of(person.id if person else None)
    return {
        **web_of(table.game).ROOM.regions(look),
        "ending": ending.account(look),
        "since-offer": since_offer(look),
        "seats": seats(house, look, mine),
        "log": sentences(look),
        "chat": chat(look),
        "table-menu": menu(look, mine),
        "state": state(look),
    }


def state(look: Look) -> str:
    """What the page's script wants to know: whose turn it is, for the title and the sound."""
    table, tell = look.table, look.say
    title = tell("title")
    turn = "yes" if look.can_act or look.covered else "no"
    if table.status == OVER:
        words = ending.result(look)
    elif look.covered:
        words = tell("web-pass-on", who=look.names[table.to_move or 0])
    elif look.can_act:
        words = tell("web-your-turn")
    elif table.to_move is not None:
        words = tell("web-turn-of", who=look.names[table.to_move])
    else:
        words = tell("web-gathering")
    cover = ""
    if look.covered:
        cover = _button(to("uncover"), tell("web-uncover"), "main")
    return (
        f'<p class="turn" data-turn="{turn}" data-status="{table.status}" data-seq="{table.acted}"'
        f' data-seat="{"" if look.seat is None else look.seat}"'
        f' data-title="{escape(title)}"{_spoken(look)}>{escape(words)}</p>{cover}'
    )


def _spoken(look: Look) -> str:
    """What is said when the turn comes to the viewer, as an attribute."""
    moves = look.table.moves
    if not look.can_act or (moves and moves[-1].seat == look.seat):
        return ""
    where = web_of(look.table.game).ROOM.answer(look, "where") or ""
    return f' data-spoken="{escape(where)}"'


def since_offer(look: Look) -> str:
    """The way to what the others did since the viewer's last turn, if they did anything."""
    table = look.table
    if look.seat is None:
        return ""
    left, back = table.absence(look.seat)
    begin = table.moves[left].sentences if left < back else 0
    end = table.moves[back].sentences if back < len(table.moves) else len(table.sentences)
    if left == back or all(one.is_routine for one in table.sentences[begin:end]):
        return ""
    return _since_button(look.language)


@cache
def _since_button(language: str) -> str:
    words = escape(say("replay-since", language))
    return (
        f'<button type="button" id="since-open" hx-get="{to("since")}" hx-target="#since-steps"'
        ' hx-swap="innerMorph" data-key="s" aria-keyshortcuts="s" aria-haspopup="dialog">'
        f"{words}</button>"
    )


def seats(house: House, look: Look, mine: list[int]) -> str:
    """Who sits where, who is here, and what can be done about those who aren't."""
    table = look.table
    away = [house.presence.is_away(table, number) for number in range(table.players)]
    watching = house.presence.watching(table)
    facts = (away, watching, mine, table.to_move, table.status)
    return look.kept("seats", facts, lambda: _seats(look, mine, away, watching))


def _seats(look: Look, mine: list[int], away: list[bool], watching: int) -> str:
    table, tell = look.table, look.say
    items = []
    for number, seat in enumerate(table.seats):
        notes, button = [], ""
        if seat.stand_in:
            notes.append(tell("web-stands-in", bot=seat.bot))
            if number in mine:
                button = _button(to("come-back", seat=number), tell("web-come-back"))
            elif mine and seat.key and table.status != OVER:
                link = f"/t/{table.id}/friend/{number}/{seat.key}"
                button = f'<a class="button" href="{link}">{escape(tell("web-friend-plays"))}</a>'
        elif seat.bot is not None:
            notes.append(tell("web-bot", bot=seat.bot))
        elif away[number]:
            notes.append(tell("web-absent"))
            if mine and number not in mine and table.status != OVER:
                button = _button(to("stand-in", seat=number), tell("web-let-bot-play"))
        turn = ' aria-current="true"' if number == table.to_move else ""
        note = f" <small>{escape(', '.join(notes))}</small>" if notes else ""
        items.append(f'<li{turn} data-seat="{number}">{escape(seat.name)}{note}{button}</li>')
    crowd = f"<p>{escape(tell('web-watching', n=watching))}</p>" if watching else ""
    return f"<ul>{''.join(items)}</ul>{crowd}"


def sentences(look: Look) -> Lines:
    """The log: numbered sentences, those since the viewer's last turn marked."""
    table = look.table
    count = len(table.sentences)
    since = count if look.seat is None else table.since(look.seat)
    marked = None if look.seat is None else since
    key = ("log", look.language, look.seat)
    known, told, shown = table.cache.get(key, (None, -1, Lines([])))
    if told == count and known == marked:
        return cast("Lines", shown)
    lines = shown.lines
    if told < 0 or known != marked or len(lines) > 2 * LAST_SENTENCES:
        told, lines = max(0, count - LAST_SENTENCES), []
    new = [_told(look, number, number >= since) for number in range(told, count)]
    shown = Lines([*lines, *filter(None, new)])
    table.cache[key] = (marked, count, shown)
    return shown


def _told(look: Look, number: int, is_new: bool) -> str:
    """A sentence of the log as HTML; empty if it isn't worth telling."""
    kept: dict[tuple[int, bool], str] = look.table.cache.setdefault(("lines", look.language), {})
    line = kept.get((number, is_new))
    if line is None:
        line, new = "", ' class="new"' if is_new else ""
        if not look.table.sentences[number].is_routine:
            words = escape(look.told(number))
            place = _told_before(look.table, number) + 1
            line = f'<li id="s{number}" value="{place}"{new}>{words}</li>'
        kept[number, is_new] = line
    return line


def _told_before(table: Table, number: int) -> int:
    """How many sentences before one are worth telling."""
    counts: list[int] = table.cache.setdefault("told-before", [0])
    for one in table.sentences[len(counts) - 1 : number]:
        counts.append(counts[-1] + (not one.is_routine))
    return counts[number]


def chat(look: Look) -> str:
    """What was said at the table."""
    return look.kept("chat", len(look.table.chat), lambda: _chat(look))


def _chat(look: Look) -> str:
    items = []
    for number, said in enumerate(look.table.chat[-LAST_SENTENCES:]):
        text = look.say(f"phrase-{said.phrase}") if said.phrase else said.text
        seat = "" if said.seat is None else f' data-seat="{said.seat}"'
        items.append(
            f'<li id="c{number}"{seat}><b>{escape(said.who)}</b> <bdi>{escape(text)}</bdi></li>'
        )
    return f"<ul>{''.join(items)}</ul>"


def menu(look: Look, mine: list[int]) -> str:
    """Undo, hint, requests, resigning, and after the end the way on."""
    table = look.table
    if not mine:
        return ""
    seat = table.to_move
    can_undo = look.can_act and seat is not None and table.undo_point(seat) is not None
    can_ask = any(table.asking_point(number) is not None for number in mine)
    facts = (mine, seat, look.can_act, can_undo, can_ask, table.status, table.request)
    return look.kept("menu", (*facts, table.rematch), lambda: _menu(look, mine, can_undo, can_ask))


def _menu(look: Look, mine: list[int], can_undo: bool, can_ask: bool) -> str:
    table, tell = look.table, look.say
    if table.status == OVER:
        again = f"/t/{table.rematch}" if table.rematch else None
        if again:
            return f'<a class="button main" href="{again}">{escape(tell("web-to-rematch"))}</a>'
        return _button(to("rematch"), tell("web-rematch"), "main")
    parts = [_request(look, mine, tell)]
    seat = table.to_move
    if look.can_act:
        if can_undo:
            parts.append(_button(to("undo"), tell("web-undo"), key="u"))
            parts.append(_button(to("restart"), tell("web-restart-turn")))
        parts.append(_button(to("hint"), tell("web-hint"), key="h", method="get"))
    if table.request is None:
        if can_ask and not can_undo:
            parts.append(_button(to("ask", what="undo"), tell("web-ask-undo")))
        parts.append(
            _button(to("ask", what="abort"), tell("web-ask-abort"), sure=tell("web-sure-abort"))
        )
    resigning = seat if seat in mine else mine[0]
    parts.append(
        _button(
            to("resign", seat=resigning or 0),
            tell("web-resign"),
            sure=tell("web-sure-resign"),
        )
    )
    return "".join(parts)


def _request(look: Look, mine: list[int], tell: Callable[..., str]) -> str:
    """What somebody asks for."""
    request = look.table.request
    if request is None:
        return ""
    words = tell(f"web-asks-{request.what}", who=look.names[request.seat])
    buttons = ""
    if set(look.table.must_agree()) & set(mine):
        buttons = _button(to("answer", yes=1), tell("web-agree"), "main") + _button(
            to("answer", yes=0), tell("web-refuse")
        )
    return f'<div class="request" role="alert"><p>{escape(words)}</p>{buttons}</div>'


@lru_cache(maxsize=4096)
def _button(
    url: str, words: str, kind: str = "", key: str = "", sure: str = "", method: str = "post"
) -> str:
    """A button that does something at the table; it has its name from what it does."""
    name = "do-" + re.sub(r"\W+", "-", url)
    shortcut = f' data-key="{key}" aria-keyshortcuts="{key}"' if key else ""
    confirm = f' hx-confirm="{escape(sure)}"' if sure else ""
    return (
        f'<button type="button" id="{name}" class="{kind}" hx-{method}="{escape(url)}"'
        f' hx-swap="none"{shortcut}{confirm}>{escape(words)}</button>'
    )
