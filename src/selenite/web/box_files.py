"""Boxes as TOML files, in the same form as the command line takes."""

from __future__ import annotations

from pathlib import PurePath

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from selenite.core.game import Game
from selenite.core.printed import Source
from selenite.core.refusals import Refusal
from selenite.core.user_files import to_toml
from selenite.table import boxes
from selenite.table.boxes import LONGEST_NAME, MOST_BYTES, free_name, parts
from selenite.table.model import Refused
from selenite.table.services import Services
from selenite.table.store import Box
from selenite.web.box_page import BoxPageContent, refuse
from selenite.web.dependencies import Injected
from selenite.web.requests import Request, form_fields
from selenite.web.responder import Responder, TextResponse
from selenite.web.session import Session

_LARGEST_FORM = 4 * MOST_BYTES
_ROOM_FOR_A_NUMBER = 3


@get("/box/{game:str}/{box:str}/file.toml")
async def download(own_box: Injected[Box], responder: Injected[Responder]) -> TextResponse:
    """My box as a file."""
    return _file(responder, own_box)


@get("/shared-box/{key:str}/file.toml")
async def download_shared(
    shared_box: Injected[Box], responder: Injected[Responder]
) -> TextResponse:
    """A shared box as a file."""
    return _file(responder, shared_box)


def _file(responder: Responder, box: Box) -> TextResponse:
    """A box as a file, without the owner's name for it."""
    option = parts()[box.game].OPTION
    comment = responder.say("box-file", game=box.game, name=box.game, option=option)
    headers = {"Content-Disposition": f'attachment; filename="{box.game}-{option}.toml"'}
    text = f"# {comment}\n\n{to_toml(box.source)}"
    return responder.respond(text, "text/plain", headers=headers)


@post("/box/{game:str}/upload", status_code=200, request_max_body_size=_LARGEST_FORM)
async def upload(
    request: Request,
    printed_game: Injected[Game],
    services: Injected[Services],
    session: Injected[Session],
    responder: Injected[Responder],
) -> TextResponse:
    """Save the numbers of a file as my own box, named after the file."""
    game = printed_game.name
    try:
        name, source = await _sent(request, game)
        person = await session.ensure_person()
        mine = [box.name for box in await services.boxes.of_person(person, game)]
        named = free_name(name or responder.say("box-title"), mine)
        box = await services.boxes.add(person, game, named, source)
    except Refusal as reason:
        return await refuse(responder, services, BoxPageContent.ours(printed_game), reason)
    return responder.redirect(f"/box/{game}/{box.id}")


async def _sent(request: Request, game: str) -> tuple[str, Source]:
    """The name and the numbers of the file in a form."""
    try:
        file = (await form_fields(request)).get("file")
    except RequestEntityTooLarge:
        raise Refused("box-too-large", most=MOST_BYTES // 1024) from None
    if not isinstance(file, UploadFile) or not file.filename:
        raise Refused("box-no-file")
    source = boxes.read(game, await file.read(MOST_BYTES + 1))
    return _name_of(file.filename), source


def _name_of(file: str) -> str:
    """The name of a box that comes from a file.

    >>> _name_of("my  attic.toml")
    'my attic'
    """
    stem = "".join(c if c.isprintable() else " " for c in PurePath(file).stem)
    return " ".join(stem.split())[: LONGEST_NAME - _ROOM_FOR_A_NUMBER]
