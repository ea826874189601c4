"""The faces of bots at the table, and their occasional remarks.

Both are derived from the log: every viewer sees the same face, and reads the remark in their own
language. Nothing is stored.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import NamedTuple

from selenite.table.model import OVER
from selenite.table.table import Table
from selenite.web.html import EMPTY, Markup, element
from selenite.web.parts import remarkable_events
from selenite.web.portraits import portrait
from selenite.web.turn_log import turns_of
from selenite.web.viewer import ViewerContext

_SILENCES = 3
"""A bot remarks on one of so many remarkable events."""

_WORDINGS = 2
"""How many wordings each remark has."""


class Remark(NamedTuple):
    """What a bot says: which one, about which sentence of the log, and the code of its words."""

    seat: int
    about: int
    code: str


def faces(context: ViewerContext) -> tuple[Markup, ...]:
    """The face of each seat's bot, and what it says; nothing for people."""
    table, said = context.table, remark(context.table)
    return tuple(
        _face(
            portrait(table.game, seat.bot, mood(table, number)),
            mood(table, number),
            said.about if said and said.seat == number else None,
            context.say(said.code) if said and said.seat == number else "",
            seat.name,
        )
        if seat.bot
        else EMPTY
        for number, seat in enumerate(table.seats)
    )


@lru_cache(maxsize=1024)
def _face(face: Markup, mood: str, about: int | None, words: str, name: str) -> Markup:
    if not face:
        return EMPTY
    bubble = (
        element("q", words, class_="remark", data_about=about, data_who=name, dir="auto")
        if words
        else EMPTY
    )
    return element("span", face, bubble, class_="company", data_mood=mood)


def mood(table: Table, seat: int) -> str:
    """How a bot looks: happy about what it has just done, deep in thought, or calm."""
    if table.status == OVER:
        winners = () if table.result is None else table.result.winners
        return "happy" if seat in winners else "calm"
    told = _last_moment(table)
    if told is not None and table.sentences[told].seat == seat:
        return "happy"
    return "thinking" if table.to_move == seat else "calm"


def remark(table: Table) -> Remark | None:
    """What a bot says now: seldom, and kindly, about the last remarkable event or the end."""
    bots = [
        number
        for number, seat in enumerate(table.seats)
        if seat.bot is not None and not seat.stand_in
    ]
    if not bots or not table.moves:
        return None
    if table.status == OVER:
        return _at_the_end(table, bots[0])
    told = _last_moment(table)
    if told is None or _drawn(table, told) % _SILENCES:
        return None
    one = table.sentences[told]
    is_own = one.seat in bots
    speaker = one.seat if is_own and one.seat is not None else bots[0]
    kind = one.code.removeprefix("event-") if is_own else "praise"
    return Remark(speaker, told, _worded(table, kind, told))


def _at_the_end(table: Table, seat: int) -> Remark | None:
    """A remark after the game, unless it ended without a winner."""
    if table.result is None or not table.result.winners:
        return None
    about = len(table.sentences)
    kind = "won" if seat in table.result.winners else "lost"
    return Remark(seat, about, _worded(table, kind, about))


def _last_moment(table: Table) -> int | None:
    """The number of the newest remarkable sentence of the last turn."""
    turns, telling = turns_of(table), remarkable_events(table.game)
    begin = turns[-1].begin if turns else 0
    numbers = range(len(table.sentences) - 1, begin - 1, -1)
    return next((n for n in numbers if table.sentences[n].code in telling), None)


def _worded(table: Table, kind: str, about: int) -> str:
    return f"remark-{kind}-{_drawn(table, about) // _SILENCES % _WORDINGS + 1}"


def _drawn(table: Table, about: int) -> int:
    """A number that differs from event to event, and is the same for every viewer."""
    return zlib.crc32(f"{table.id}/{about}".encode())
