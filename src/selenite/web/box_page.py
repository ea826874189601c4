"""The page of a set of printed numbers: ours, one of mine, or one that somebody shares."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from selenite.core import registry
from selenite.core.game import Game
from selenite.core.printed import Source
from selenite.core.refusals import Refusal
from selenite.table.boxes import LONGEST_NAME, free_name, parts
from selenite.table.services import Services
from selenite.table.store import Box
from selenite.web.box_view import FIELD, BoxView
from selenite.web.corrections import in_words
from selenite.web.dependencies import Injected
from selenite.web.qr import qr_code
from selenite.web.responder import Responder, TextResponse
from selenite.web.session import Session

OURS, MINE, SHARED = "ours", "mine", "shared"
"""Whose numbers a page shows."""


@dataclass(frozen=True)
class BoxPageContent:
    """What a page shows: whose numbers they are, and the item whose form is open.

    ``form`` is what was typed and refused, ``refused`` why. ``opened`` is what is unfolded.
    """

    whose: str
    game: Game
    source: Source
    box: Box | None = None
    item: str = ""
    form: Mapping[str, str] | None = None
    refused: str = ""
    opened: str = ""
    is_saved: bool = False

    @classmethod
    def ours(cls, game: Game, item: str = "") -> BoxPageContent:
        """The numbers as they are shipped."""
        return cls(OURS, game, parts()[game.name].standard(), item=item)

    @classmethod
    def of_box(cls, box: Box, whose: str = MINE, item: str = "") -> BoxPageContent:
        """A box that somebody saved."""
        return cls(whose, registry.find(box.game), box.source, box, item)

    @property
    def address(self) -> str:
        """Where the page is."""
        if self.box is None:
            return f"/box/{self.game.name}"
        if self.whose == SHARED:
            return f"/shared-box/{self.box.share}"
        return f"/box/{self.game.name}/{self.box.id}"

    def view(self, responder: Responder) -> BoxView:
        """The numbers in the visitor's language."""
        return BoxView(self.game, self.source, responder.speaker(self.game.name))


async def page(responder: Responder, services: Services, shown: BoxPageContent) -> TextResponse:
    """Every item as drawn, what differs, and the form of one."""
    view, box = shown.view(responder), shown.box
    mine = await services.boxes.of_person(responder.person, shown.game.name)
    is_linked = shown.whose == MINE and box is not None and box.share
    link = responder.address(f"/shared-box/{box.share}") if box and is_linked else ""
    edited = _edited(view, shown)
    return responder.page(
        "box.html",
        400 if shown.refused else 200,
        game=shown.game.name,
        shown=shown,
        view=view,
        mine=mine,
        in_words=in_words,
        edited=edited,
        values=_values(view, edited, shown),
        new_name=free_name(responder.say("box-title"), [one.name for one in mine]),
        longest_name=LONGEST_NAME,
        field=FIELD,
        option=view.part.OPTION,
        link=link,
        qr=qr_code(link) if link else "",
    )


async def refuse(
    responder: Responder, services: Services, shown: BoxPageContent, reason: Refusal
) -> TextResponse:
    """The page with what was typed, and why it is refused."""
    return await page(responder, services, replace(shown, refused=responder.refusal_text(reason)))


def _edited(view: BoxView, shown: BoxPageContent) -> str:
    """The item whose form is open: the one that is asked for, or the only one there is."""
    if shown.whose == SHARED:
        return ""
    only = next(iter(view.items)) if len(view.items) == 1 else ""
    return shown.item if shown.item in view.items else only


def _values(view: BoxView, edited: str, shown: BoxPageContent) -> dict[str, str]:
    """What the fields of the page hold: what is saved, or what was typed and refused."""
    typed = dict(shown.form or {})
    if not edited:
        return typed
    item = view.items[edited]
    saved = {FIELD + field.name: field.value for fact in item.facts for field in fact.fields}
    if shown.form is None and view.can_be_compared(edited) and not item.is_unconfirmed:
        saved["compared"] = "yes"
    return saved | typed


# What the handlers get


def provide_printed_game(game: FromPath[str]) -> Game:
    """The game of the address, if its numbers can be corrected."""
    if game not in parts():
        raise NotFoundException
    return registry.find(game)


async def provide_own_box(
    box: FromPath[str],
    game: FromPath[str],
    services: Injected[Services],
    session: Injected[Session],
) -> Box:
    """The box of the address, if it is the visitor's."""
    return await services.boxes.find(box, session.person, game)


async def provide_form_content(
    printed_game: Injected[Game],
    services: Injected[Services],
    session: Injected[Session],
    item: FromQuery[str],
    box: FromQuery[str] = "",
) -> BoxPageContent:
    """What an item's form corrects: our numbers, or a box of the visitor's if one is named."""
    if not box:
        return BoxPageContent.ours(printed_game, item)
    own_box = await services.boxes.find(box, session.person, printed_game.name)
    return BoxPageContent.of_box(own_box, item=item)


async def provide_shared_box(key: FromPath[str], services: Injected[Services]) -> Box:
    """The box that a link leads to."""
    return await services.boxes.shared(key)
