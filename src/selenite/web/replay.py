"""Replays: every position of a game at its own address, for tables and for records of one's own.

A record that somebody sends isn't kept. It is packed into the address of its replay, where even
long games fit, so that the address can be kept and shared, and works as long as there is a server.
"""

from __future__ import annotations

import asyncio
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from html import escape
from urllib.parse import urlencode

from litestar import Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromPath, FromQuery

from selenite.core import records, registry
from selenite.core.drawing import seat_names
from selenite.core.refusals import Refusal
from selenite.core.state import View
from selenite.table.model import GATHERING, Refused, Seat
from selenite.table.table import Table
from selenite.web import ending
from selenite.web.forms import fields_of
from selenite.web.look import Look
from selenite.web.parts import web_of
from selenite.web.story import Story
from selenite.web.visit import Asked, Visit

MOST_BYTES = 256 * 1024
MOST_MOVES = 6000
LONGEST_ADDRESS = 12_000
_LARGEST_FORM = 4 * MOST_BYTES


@get("/t/{name:str}/replay")
async def table_page(
    request: Asked,
    name: FromPath[str],
    at: FromQuery[int | None] = None,
    since: FromQuery[bool] = False,
) -> Response[str]:
    """A position of a table's game, or what has happened since the viewer's last turn."""
    visit = await Visit.of(request)
    table = await visit.house.tables.find(name)
    if table.status == GATHERING:
        raise Refused("table-not-running")
    story = Story.seen_by(visit.house, table, visit.person)
    if since:
        at = story.last_left
    return _page(visit, story, at)


@get("/t/{name:str}/replay/news")
async def news(request: Asked, name: FromPath[str], count: FromQuery[int]) -> Response[str]:
    """A way to the newest position, if the game went on after a page that knew so many moves."""
    visit = await Visit.of(request)
    table = await visit.house.tables.find(name)
    new = len(table.moves) - max(0, count)
    if new <= 0:
        return visit.answer("")
    words = escape(visit.say("replay-news", n=new))
    return visit.answer(f'<a class="button" href="/t/{escape(table.id)}/replay">{words}</a>')


@get("/replay")
async def send_page(request: Asked) -> Response[str]:
    """The page that takes a record."""
    visit = await Visit.of(request)
    return visit.page("replay_send.html", refusal="")


@post("/replay", status_code=200, request_max_body_size=_LARGEST_FORM)
async def send(request: Asked) -> Response[str]:
    """Take a record, and go to its replay."""
    visit = await Visit.of(request)
    try:
        packed = await _packed(request)
    except Refusal as reason:
        words = str(visit.refused(reason).content)
        return visit.page("replay_send.html", 400, refusal=words)
    return visit.go(f"/replay/{packed}")


@get("/replay/{packed:str}")
async def record_page(
    request: Asked, packed: FromPath[str], at: FromQuery[int | None] = None
) -> Response[str]:
    """A position of somebody's own record, with everything that it holds."""
    visit = await Visit.of(request)
    table = await asyncio.to_thread(unpacked, packed)
    return _page(visit, Story(table, is_whole=True), at)


router = Router("/", route_handlers=[table_page, news, send_page, send, record_page])


def _page(visit: Visit, story: Story, at: int | None) -> Response[str]:
    """The page of a position; of the last one unless another is named."""
    at = story.count if at is None else story.within(at)
    table = story.table
    ways = story.ways(at)
    now = story.position(at)
    before = now if ways.back is None else story.position(ways.back)
    look = Look(table, story.seat, View(table.game.name, story.seat, now), visit.taste.language)
    board, beside = web_of(table.game).pictures(now, before, look.say, look.names)
    return visit.page(
        "replay.html",
        game=table.game.name,
        story=story, table=table, at=at, ways=ways, board=board, beside=beside,
        turn=_turn(story, look, at), missed=_missed(story, look, at),
        told=_sentences(story, look, at),
        turns=_turns(story, look),
        end=ending.html(look) if at == story.count else "",
        back=_address(visit, at),
    )  # fmt: skip


def _address(visit: Visit, at: int) -> str:
    """The address of a position."""
    return f"{visit.request.url.path}?{urlencode({'at': at})}"


def _sentences(story: Story, look: Look, at: int) -> list[str]:
    """What was told of the move that led to a position."""
    return [look.sentence(one) for one in story.told(at)]


def _turn(story: Story, look: Look, at: int) -> list[tuple[int, list[str]]]:
    """What was told of the turn that a position belongs to, if it has more than one move."""
    turn = story.turn_of(at)
    return [(n, _sentences(story, look, n)) for n in turn] if len(turn) > 1 else []


def _missed(story: Story, look: Look, at: int) -> list[tuple[int, list[str]]]:
    """What was told since the viewer's last turn, while that is what is looked at."""
    if story.table.result is not None or at < story.last_left:
        return []
    return [(n, _sentences(story, look, n)) for n in story.missed]


def _turns(story: Story, look: Look) -> list[tuple[str, str, list[tuple[int, str]]]]:
    """The whole game: each turn's round and player, and the moves that are worth telling."""
    found = []
    stops = set(story.stops)
    for begin, end in zip(story.turns, story.turns[1:], strict=False):
        played = story.table.moves[begin]
        moves = [
            (at, _sentences(story, look, at)[0]) for at in range(begin + 1, end + 1) if at in stops
        ]
        found.append((played.label.partition(".")[0], look.names[played.seat], moves))
    return found


# Records


async def _packed(request: Asked) -> str:
    """The record of a form, checked and packed."""
    try:
        file = (await fields_of(request)).get("record")
    except RequestEntityTooLarge:
        raise Refused("replay-too-large", most=MOST_BYTES // 1024) from None
    text = await file.read(MOST_BYTES + 1) if isinstance(file, UploadFile) else b""
    if len(text) > MOST_BYTES:
        raise Refused("replay-too-large", most=MOST_BYTES // 1024)
    packed = pack(text)
    await asyncio.to_thread(unpacked, packed)
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


@lru_cache(maxsize=64)
def unpacked(packed: str) -> Table:
    """The game of a packed record, as a table at which it was played."""
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
