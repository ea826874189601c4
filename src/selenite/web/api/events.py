"""The stream of a table's events: lines of JSON, from any entry of its log on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import ExitStack, contextmanager

import msgspec

from selenite.table import log
from selenite.table.access import Caller
from selenite.table.caller import ADDRESS
from selenite.table.log import Entry
from selenite.table.model import Refused
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.api.shown import waits_for_answer, waits_for_move
from selenite.web.api.structs import EventLine, Heartbeat, Line, StateLine

HEARTBEAT = 15.0
"""Seconds of silence after which a client is told that the stream is alive."""

MOST_STREAMS = 32
"""How many streams a person's programs may have open at once."""

_SECONDS_TO_WAIT = 5
_SLOWNESS = 0.0
"""Programs need no pauses between the moves of bots; people at the same table get theirs."""

OPEN_DATA: dict[str, tuple[str, ...]] = {
    log.SET_UP: ("game", "rules", "options", "open", "first_player", "commitment"),
    log.SEAT: ("seat", "name", "bot", "ready", "stand_in"),
    log.READY: ("seats", "ready"),
    log.COMMIT: ("seat", "commitment"),
    log.DEAL: ("commitments",),
    log.PART: ("seat", "part"),
    log.START: ("order",),
    log.MOVE: ("seat", "move"),
    log.UNDO: ("seat", "moves"),
    log.ASK: ("what", "seat", "moves", "about"),
    log.ANSWER: ("seat", "yes"),
    log.WITHDRAW: ("seat",),
    log.CONSENT: (),
    log.REMOVE: (),
    log.SEVERAL: ("yes",),
    log.CHAT: ("who", "seat", "text", "phrase"),
    log.RESIGN: ("seat",),
    log.ABORT: (),
    log.REMATCH: ("table",),
}
"""What everybody may know of an entry. Seeds, secrets, people's numbers, keys and whether a player
had a choice are never sent."""


def event_of(entry: Entry) -> EventLine:
    """What everybody may know of an entry."""
    fields = OPEN_DATA.get(entry.kind, ())
    data = {key: entry.data[key] for key in fields if key in entry.data}
    return EventLine(entry.seq, round(entry.at, 3), entry.kind, data)


def state_of(table: Table, person: Person) -> StateLine:
    """The state of a table, for a person's program."""
    return StateLine(
        table.acted, table.status, table.to_move,
        your_move=waits_for_move(table, person), your_answer=waits_for_answer(table, person),
        request=table.request.what if table.request else None,
    )  # fmt: skip


class OpenStreams:
    """Counts the open streams of each person's programs."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def check(self, person: Person) -> None:
        """Refuse one more stream if there are too many."""
        if self._open[person.id] >= MOST_STREAMS:
            raise Refused("api-streams", most=MOST_STREAMS, seconds=_SECONDS_TO_WAIT)

    @contextmanager
    def counted(self, person: Person) -> Iterator[None]:
        """Count a stream while it is open."""
        self._open[person.id] += 1
        try:
            yield
        finally:
            self._open[person.id] -= 1
            if not self._open[person.id]:
                del self._open[person.id]


async def follow(
    services: Services,
    table: Table,
    caller: Caller,
    after: int,
    goes_on: bool,
    streams: OpenStreams,
) -> AsyncGenerator[bytes, None]:
    """The events after an entry, then the state, and so on whenever something has happened.

    If it doesn't go on, it ends with the state. It ends when the token is revoked or somebody is
    banned, too.
    """
    person = caller.person
    heard, loop = asyncio.Event(), asyncio.get_running_loop()
    sent: StateLine | None = None
    sent_at = loop.time()
    address = ADDRESS.get()
    with ExitStack() as stack:
        if goes_on:
            stack.enter_context(services.bans.waking(heard))
            stack.enter_context(streams.counted(person))
            stack.enter_context(services.presence.listening(table, person, heard, _SLOWNESS))
        while not _is_over(services, table, caller, address):
            heard.clear()
            while entries := await services.tables.entries_after(table, after):
                yield b"".join(_line(event_of(entry)) for entry in entries)
                after = entries[-1].seq
            if (state := state_of(table, person)) != sent:
                sent, sent_at = state, loop.time()
                yield _line(state)
            elif loop.time() - sent_at >= HEARTBEAT:
                sent_at = loop.time()
                yield _line(Heartbeat())
            if not goes_on:
                return
            alarm = loop.call_at(sent_at + HEARTBEAT, heard.set)
            try:
                await heard.wait()
            finally:
                alarm.cancel()


def _is_over(services: Services, table: Table, caller: Caller, address: str) -> bool:
    """Whether a stream has to end."""
    is_banned = services.bans.has(caller.person.id) or services.bans.has_address(address)
    is_refused = services.access.is_revoked(caller.token) or is_banned
    return services.is_closed or is_refused or not services.tables.has(table)


def _line(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"
