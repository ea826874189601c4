"""My box: printed numbers to compare and to correct, to save, to share and to play with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from litestar import Router, get, post
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery

from selenite.core import registry
from selenite.core.game import Game
from selenite.core.refusals import Refusal
from selenite.table import boxes
from selenite.table.boxes import checked_name, free_name, parts
from selenite.table.services import Services
from selenite.table.store import Box
from selenite.web import box_files
from selenite.web.box_page import (
    SHARED,
    BoxPageContent,
    page,
    provide_form_content,
    provide_own_box,
    provide_printed_game,
    provide_shared_box,
    refuse,
)
from selenite.web.box_view import BoxView, typed
from selenite.web.dependencies import Injected
from selenite.web.html import EMPTY, escape
from selenite.web.lobby import picture
from selenite.web.people import NameForm
from selenite.web.pieces import Drawing, Region, partials
from selenite.web.requests import form_data, text_fields
from selenite.web.responder import Responder, TextResponse
from selenite.web.session import Session

# The pages


@get("/box")
async def overview(services: Injected[Services], responder: Injected[Responder]) -> TextResponse:
    """The games whose numbers can be corrected, and my boxes."""
    mine = await services.boxes.of_person(responder.person)
    games = [registry.find(name) for name in parts()]
    return responder.page(
        "boxes.html",
        games=games,
        mine={game.name: [box for box in mine if box.game == game.name] for game in games},
        pictures={game.name: picture(game.name, responder.language) for game in games},
        drawn=[game.name for game in games],
    )


@get("/box/{game:str}")
async def our_numbers(
    printed_game: Injected[Game],
    services: Injected[Services],
    responder: Injected[Responder],
    item: FromQuery[str] = "",
) -> TextResponse:
    """The numbers as they are shipped, to compare and to start from."""
    return await page(responder, services, BoxPageContent.ours(printed_game, item))


@get("/box/{game:str}/{box:str}")
async def my_numbers(
    own_box: Injected[Box],
    services: Injected[Services],
    responder: Injected[Responder],
    item: FromQuery[str] = "",
    opened: FromQuery[str] = "",
    saved: FromQuery[bool] = False,
) -> TextResponse:
    """A box of mine."""
    shown = replace(BoxPageContent.of_box(own_box, item=item), opened=opened, is_saved=saved)
    return await page(responder, services, shown)


@get("/shared-box/{key:str}")
async def shared_numbers(
    shared_box: Injected[Box], services: Injected[Services], responder: Injected[Responder]
) -> TextResponse:
    """A box that somebody shares: its numbers, and nothing about whose it is."""
    return await page(responder, services, BoxPageContent.of_box(shared_box, SHARED))


# Correcting


@post(
    "/box/{game:str}/check",
    status_code=200,
    dependencies={"form": text_fields, "content": provide_form_content},
)
async def check(
    form: Injected[dict[str, str]],
    content: Injected[BoxPageContent],
    responder: Injected[Responder],
) -> TextResponse:
    """The feedback on a form while it is filled in: a fault, or a preview."""
    before = _view_with_item(responder, content)
    try:
        after = BoxView(content.game, _corrected(content, form), before.speaker)
    except Refusal as reason:
        return responder.respond(partials({"fault": escape(responder.refusal_text(reason))}))
    return responder.respond(partials(_feedback(before, after, content.item)))


def _feedback(before: BoxView, after: BoxView, item: str) -> dict[str, Region]:
    """The regions that show an item without a fault, and how it differs from before."""
    notes = after.notes(item, before.items[item])
    regions = {f"note-{fact}": note for fact, note in notes.items()}
    return {"fault": EMPTY, "preview": Drawing(after.picture(item)), **regions}


@post("/box/{game:str}", status_code=200, dependencies={"form": text_fields})
async def save_new(
    form: Injected[dict[str, str]],
    printed_game: Injected[Game],
    services: Injected[Services],
    session: Injected[Session],
    responder: Injected[Responder],
    item: FromQuery[str],
) -> TextResponse:
    """Save a first correction of our numbers as a box of my own."""

    async def store(source: dict[str, Any]) -> Box:
        name = checked_name(form.get("name", ""), ())
        return await services.boxes.add(
            await session.ensure_person(), printed_game.name, name, source
        )

    return await _save(responder, services, BoxPageContent.ours(printed_game, item), form, store)


@post("/box/{game:str}/{box:str}", status_code=200, dependencies={"form": text_fields})
async def save(
    form: Injected[dict[str, str]],
    own_box: Injected[Box],
    services: Injected[Services],
    responder: Injected[Responder],
    item: FromQuery[str],
) -> TextResponse:
    """Save an item of my box."""

    async def store(source: dict[str, Any]) -> Box:
        return await services.boxes.change(own_box, source)

    return await _save(responder, services, BoxPageContent.of_box(own_box, item=item), form, store)


async def _save(
    responder: Responder,
    services: Services,
    shown: BoxPageContent,
    form: Mapping[str, str],
    store: Callable[[dict[str, Any]], Awaitable[Box]],
) -> TextResponse:
    """Save an item as a form says, and continue with the same item or the next one."""
    view = _view_with_item(responder, shown)
    try:
        box = await store(_corrected(shown, form))
    except Refusal as reason:
        return await refuse(responder, services, replace(shown, form=form), reason)
    after = view.next_after(shown.item) if form.get("then") == "next" else None
    query = urlencode({"item": after.key if after else shown.item, "saved": 1})
    return responder.redirect(f"/box/{box.game}/{box.id}?{query}#edit")


def _view_with_item(responder: Responder, shown: BoxPageContent) -> BoxView:
    """The view of the numbers, if they have the requested item."""
    view = shown.view(responder)
    if shown.item not in view.items:
        raise NotFoundException
    return view


def _corrected(shown: BoxPageContent, form: Mapping[str, str]) -> dict[str, Any]:
    """The numbers with one item changed as a form says, checked."""
    part = parts()[shown.game.name]
    changed = part.corrected(shown.source, shown.item, typed(form), "compared" in form)
    return boxes.checked_source(shown.game.name, changed)


# Saving and sharing


@post("/box/{game:str}/{box:str}/name", status_code=200, dependencies={"form": form_data(NameForm)})
async def rename(
    form: Injected[NameForm],
    own_box: Injected[Box],
    services: Injected[Services],
    responder: Injected[Responder],
) -> TextResponse:
    """Give my box another name."""
    try:
        await services.boxes.rename(responder.person, own_box, form.name)
    except Refusal as reason:
        shown = replace(BoxPageContent.of_box(own_box), form={"name": form.name}, opened="rename")
        return await refuse(responder, services, shown, reason)
    return responder.redirect(f"/box/{own_box.game}/{own_box.id}")


@post("/box/{game:str}/{box:str}/delete", status_code=200)
async def delete(
    own_box: Injected[Box], services: Injected[Services], responder: Injected[Responder]
) -> TextResponse:
    """Delete my box; the page has asked whether I am sure."""
    await services.boxes.remove(own_box)
    return responder.redirect("/box")


@post("/box/{game:str}/{box:str}/share", status_code=200)
async def share(
    own_box: Injected[Box], services: Injected[Services], responder: Injected[Responder]
) -> TextResponse:
    """Make a link to my box."""
    await services.boxes.share(own_box)
    return _to_sharing(responder, own_box)


@post("/box/{game:str}/{box:str}/stop-sharing", status_code=200)
async def stop_sharing(
    own_box: Injected[Box], services: Injected[Services], responder: Injected[Responder]
) -> TextResponse:
    """Disable the link to my box."""
    await services.boxes.stop_sharing(own_box)
    return _to_sharing(responder, own_box)


def _to_sharing(responder: Responder, box: Box) -> TextResponse:
    """Go to what the page of my box says about its link."""
    return responder.redirect(f"/box/{box.game}/{box.id}?opened=share#share")


@post("/shared-box/{key:str}/copy", status_code=200)
async def copy(
    shared_box: Injected[Box],
    services: Injected[Services],
    session: Injected[Session],
    responder: Injected[Responder],
) -> TextResponse:
    """Copy a shared box to mine; it gets a name of my own."""
    person = await session.ensure_person()
    mine = await services.boxes.of_person(person, shared_box.game)
    name = free_name(responder.say("box-title"), [box.name for box in mine])
    box = await services.boxes.add(person, shared_box.game, name, shared_box.source)
    return responder.redirect(f"/box/{box.game}/{box.id}")


router = Router(
    "/",
    route_handlers=[
        overview,
        our_numbers,
        my_numbers,
        shared_numbers,
        check,
        save_new,
        save,
        rename,
        delete,
        share,
        stop_sharing,
        copy,
        box_files.download,
        box_files.download_shared,
        box_files.upload,
    ],
    dependencies={
        "printed_game": Provide(provide_printed_game, sync_to_thread=False),
        "own_box": Provide(provide_own_box),
        "shared_box": Provide(provide_shared_box),
    },
)
