"""Replays: every position of a game at its own address, for tables and uploaded records.

An uploaded record isn't stored. It is packed into the address of its replay, where even long games
fit, so the address can be saved and shared, and works on any server.
"""

from __future__ import annotations

import asyncio
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from bisect import bisect_left
from itertools import pairwise
from urllib.parse import urlencode

from litestar import Router, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromPath, FromQuery

from selenite.core import records, registry
from selenite.core.cache import Recent
from selenite.core.drawing import seat_names
from selenite.core.refusals import Refusal
from selenite.table.model import GATHERING, OVER, Refused, Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web import ending
from selenite.web.corrections import corrections
from selenite.web.dependencies import Injected
from selenite.web.html import EMPTY, Markup, element
from selenite.web.requests import Request, form_fields
from selenite.web.responder import Responder, TextResponse
from selenite.web.timeline import Timeline
from selenite.web.timeline_view import TimelineView

MOST_BYTES = 256 * 1024
MOST_MOVES = 6000
LONGEST_ADDRESS = 12_000
_LARGEST_FORM = 4 * MOST_BYTES
_MOST_IN_MEMORY = 40_000
"""How many moves of uploaded records are cached."""

_MOST_TURNS = 200
"""How many turns a page lists: those of every usual game."""


@get("/t/{name:str}/replay")
async def table_page(
    services: Injected[Services],
    table: Injected[Table],
    person: Injected[Person | None],
    responder: Injected[Responder],
    at: FromQuery[int | None] = None,
    since: FromQuery[bool] = False,
) -> TextResponse:
    """A position of a table's game, or what has happened since the viewer's last turn."""
    if table.status == GATHERING:
        raise Refused("table-not-running")
    services.limiter.check("replays", person.id if person else "")
    timeline = Timeline.seen_by(services, table, person)
    if since:
        at = timeline.last_left
    return _page(responder, timeline, at)


@get("/t/{name:str}/replay/news")
async def news(
    count: FromQuery[int], table: Injected[Table], responder: Injected[Responder]
) -> TextResponse:
    """A link to the newest position, if the game went on after a page that knew so many moves."""
    new = len(table.moves) - max(0, count)
    if new <= 0:
        return responder.respond("")
    words = responder.say("replay-news", n=new)
    newest = f"?at={len(table.moves)}" if table.result else ""
    href = f"/t/{table.id}/replay{newest}"
    return responder.respond(element("a", words, class_="button", href=href))


@get("/replay")
async def send_page(responder: Injected[Responder]) -> TextResponse:
    """The page that takes a record."""
    return responder.page("replay_send.html", refusal="")


@post("/replay", status_code=200, request_max_body_size=_LARGEST_FORM)
async def send(
    request: Request,
    services: Injected[Services],
    responder: Injected[Responder],
    replaying: Injected[asyncio.Semaphore],
) -> TextResponse:
    """Take a record, and go to its replay."""
    try:
        services.limiter.check("replays", responder.session.player.id)
        packed = await _packed(request)
        async with replaying:
            await asyncio.to_thread(unpacked, packed)
    except Refusal as reason:
        refused = responder.refusal_html(reason)
        return responder.page("replay_send.html", 400, refusal=refused)
    return responder.redirect(f"/replay/{packed}")


@get("/replay/{packed:str}")
async def record_page(
    packed: FromPath[str],
    services: Injected[Services],
    responder: Injected[Responder],
    replaying: Injected[asyncio.Semaphore],
    at: FromQuery[int | None] = None,
) -> TextResponse:
    """A position of an uploaded record, hidden information included."""
    services.limiter.check("replays", responder.session.player.id)
    if len(packed) > LONGEST_ADDRESS:
        raise Refused("replay-too-long")
    async with replaying:
        table = await asyncio.to_thread(unpacked, packed)
        return await asyncio.to_thread(_page, responder, Timeline(table, is_whole=True), at)


router = Router("/", route_handlers=[table_page, news, send_page, send, record_page])


def _page(responder: Responder, timeline: Timeline, at: int | None) -> TextResponse:
    """The page of a position: without a number the last one, or the first once a game is over."""
    table = timeline.table
    if at is None:
        at = timeline.count if table.result is None else 0
    at = timeline.within(at)
    ways = timeline.navigation(at)
    now = timeline.position(at)
    before = now if ways.back is None else timeline.position(ways.back)
    shown = TimelineView(timeline, responder.language)
    board, beside = shown.pictures(now, before)
    return responder.page(
        "replay.html",
        game=table.game.name,
        timeline=timeline, table=table, at=at, ways=ways,
        board=board, beside=beside,
        turn=_turn(shown, at), missed=_missed(shown, at), told=shown.sentences(at),
        turns=_turns(shown, at), first_turn=_first_listed(timeline, at),
        corrections=corrections(table, shown.newest.speaker),
        end=ending.html(shown.context(now)) if at == timeline.count else EMPTY,
        back=_address(responder, at),
        has_chance=responder.preferences.chance and bool(table.id) and table.status == OVER,
    )  # fmt: skip


def _address(responder: Responder, at: int) -> str:
    """The address of a position."""
    return f"{responder.request.url.path}?{urlencode({'at': at})}"


def _turn(shown: TimelineView, at: int) -> list[tuple[int, list[Markup]]]:
    """The sentences about the turn of a position, if it has more than one move."""
    turn = shown.timeline.turn_of(at)
    return [(n, shown.sentences(n)) for n in turn] if len(turn) > 1 else []


def _missed(shown: TimelineView, at: int) -> list[tuple[int, list[Markup]]]:
    """The sentences since the viewer's last turn, while the replay is within that part."""
    timeline = shown.timeline
    if timeline.table.result is not None or at < timeline.last_left:
        return []
    return [(n, shown.sentences(n)) for n in timeline.missed]


def _first_listed(timeline: Timeline, at: int) -> int:
    """The first turn that is listed; an endless game has lists for several parts of it."""
    turn = max(0, bisect_left(timeline.turns, at) - 1)
    return turn - turn % _MOST_TURNS


def _turns(shown: TimelineView, at: int) -> list[tuple[str, str, list[tuple[int, Markup]]]]:
    """The whole game: each turn's round and player, and the moves that are worth telling."""
    timeline, found = shown.timeline, []
    stops = set(timeline.stops)
    first = _first_listed(timeline, at)
    for begin, end in pairwise(timeline.turns[first : first + _MOST_TURNS + 1]):
        played = timeline.table.moves[begin]
        moves = [(at, shown.sentences(at)[0]) for at in range(begin + 1, end + 1) if at in stops]
        found.append((played.label.partition(".")[0], shown.newest.names[played.seat], moves))
    return found


# Records


async def _packed(request: Request) -> str:
    """The record of a form, packed into a part of an address."""
    try:
        file = (await form_fields(request)).get("record")
    except RequestEntityTooLarge:
        raise Refused("replay-too-large", most=MOST_BYTES // 1024) from None
    text = await file.read(MOST_BYTES + 1) if isinstance(file, UploadFile) else b""
    if len(text) > MOST_BYTES:
        raise Refused("replay-too-large", most=MOST_BYTES // 1024)
    packed = pack(text)
    if len(packed) > LONGEST_ADDRESS:
        raise Refused("replay-too-long")
    return packed


def pack(text: bytes) -> str:
    """A record as a part of an address.

    >>> unpack(pack(b"a record"))
    b'a record'
    """
    return urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")


def unpack(packed: str) -> bytes:
    """The record of a part of an address."""
    try:
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        return zlib.decompressobj().decompress(data, MOST_BYTES)
    except (ValueError, zlib.error):
        raise Refused("replay-unreadable") from None


def _moves(game: Table) -> int:
    """How many moves a game has; one without moves takes some room, too."""
    return len(game.moves) + 1


RECENT: Recent[str, Table] = Recent(_MOST_IN_MEMORY, _moves)
"""The games of recently uploaded records, so that stepping through one is quick.

A move takes about a kilobyte, so a number of games would be no limit for memory.
"""


def unpacked(packed: str) -> Table:
    """The game of a packed record, as a table at which it was played."""
    game = RECENT.get(packed)
    if game is None:
        game = RECENT[packed] = _read(packed)
    return game


def _read(packed: str) -> Table:
    record = records.read(unpack(packed))
    moves = [move for turn in record.turns for move in turn.moves]
    if len(moves) > MOST_MOVES:
        raise Refused("replay-too-long")
    players = registry.find(record.game).players(records.verify(record))
    names = seat_names(record.seats, players, _nameless)
    return Table.of_record(record, [Seat(name=name) for name in names])


def _nameless(code: str, seat: int) -> str:
    """What a seat without a name is called, in every language."""
    return f"P{seat + 1}"
