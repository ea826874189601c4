"""The rules as pages: the Markdown documents with a list of contents, and pictures of the pieces.

Every clause has its address, ``/rules/GAME#3.2``, to which refused moves lead.
"""

from __future__ import annotations

from functools import cache

from litestar import Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from selenite.core import registry
from selenite.web import documents
from selenite.web.dependencies import Injected
from selenite.web.markdown import RenderedDocument, render
from selenite.web.parts import web_of
from selenite.web.responder import Responder, TextResponse


@cache
def rendered(name: str, language: str) -> RenderedDocument:
    """A document of the rules, rendered."""
    return render(documents.document(name, language))


@get("/rules/{name:str}")
async def page(name: FromPath[str], responder: Injected[Responder]) -> TextResponse:
    """A document of the rules in the visitor's language."""
    if name not in documents.names():
        raise NotFoundException
    games = registry.games()
    gallery = web_of(games[name]).gallery(responder.speaker(name).say) if name in games else ()
    return responder.page(
        "rules.html",
        game=name if name in games else "",
        name=name,
        titles={one: _title(responder, one) for one in documents.names()},
        shown=rendered(name, responder.language),
        gallery=gallery,
    )


def _title(responder: Responder, document: str) -> str:
    """What a document is called among the others."""
    if document in registry.games():
        return responder.speaker(document).say("manual-title")
    return responder.say(f"rules-{document}")


router = Router("/", route_handlers=[page])
