"""The pages on the games' worlds, with drawings of the pieces.

Every section has its address, ``/world/GAME#SECTION``, to which the sheets at the table lead.
"""

from __future__ import annotations

from functools import cache

from litestar import Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from selenite.core import registry
from selenite.core.drawing import Svg
from selenite.texts import speaker
from selenite.web import documents
from selenite.web.dependencies import Injected
from selenite.web.markdown import RenderedDocument, render
from selenite.web.parts import web_of
from selenite.web.responder import Responder, TextResponse


@cache
def rendered(game: str, language: str) -> RenderedDocument:
    """A game's document about its world, rendered, with the pictures of its gallery."""
    pictures: dict[str, list[Svg]] = {}
    for shelf in web_of(registry.find(game)).gallery(speaker(language, game).say):
        for figure in filter(lambda one: one.section, shelf.figures):
            pictures.setdefault(figure.section, []).append(figure.svg)
    return render(documents.world(game, language), pictures)


@get("/world/{game:str}")
async def page(game: FromPath[str], responder: Injected[Responder]) -> TextResponse:
    """The world of a game in the visitor's language."""
    if game not in documents.worlds():
        raise NotFoundException
    return responder.page("world.html", game=game, shown=rendered(game, responder.language))


router = Router("/", route_handlers=[page])
