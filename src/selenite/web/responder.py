"""Responses in the visitor's language: pages from templates, redirects, refusals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Response
from litestar.response.base import ASGIResponse

from selenite.core import registry
from selenite.core.refusals import Illegal, Refusal
from selenite.table.limits import TooMany
from selenite.table.store import Person
from selenite.texts import LANGUAGES, Speaker, speaker
from selenite.texts.typography import capitalised
from selenite.web import assets, documents
from selenite.web.html import Markup, element, escape, join
from selenite.web.parts import web_of
from selenite.web.preferences import CHOICES, Preferences, preferences_of
from selenite.web.requests import Request, is_htmx
from selenite.web.security import HEADERS
from selenite.web.session import Session

TextResponse = Response[str]

_TEMPLATES = Path(__file__).parent / "templates"
_THIS_MACHINE = ("localhost", "127.0.0.1", "::1")
_TOO_MANY_REQUESTS = 429
_CLAUSE = re.compile(r"[A-Z]?\d")


class Responder:
    """Makes the response to a request: in the language of its preferences, with its cookies."""

    def __init__(self, request: Request, session: Session) -> None:
        self.request = request
        self.session = session
        self.preferences: Preferences = preferences_of(
            request.cookies, request.headers.get("accept-language", "")
        )
        self._retry_after: int | None = None

    @classmethod
    def of_failed(cls, request: Request) -> Responder:
        """The responder for a request that failed, where nothing can be awaited."""
        return cls(request, Session.of_failed(request))

    @property
    def language(self) -> str:
        """The visitor's language."""
        return self.preferences.language

    @property
    def person(self) -> Person | None:
        """The visitor, if they are known."""
        return self.session.person

    def say(self, code: str, **parameters: Any) -> str:
        """A sentence in the visitor's language."""
        return self.speaker().say(code, **parameters)

    def speaker(self, game: str | None = None) -> Speaker:
        """The speaker for the visitor's language, and for a game if one is named."""
        return speaker(self.language, game)

    # Responses

    def page(
        self, template: str, status: int = 200, game: str = "", drawn: Iterable[str] = (),
        **values: Any,
    ) -> TextResponse:  # fmt: skip
        """A page from a template; with a game, one that loads the game's style sheet.

        ``drawn`` are the games that it has drawings of, if it isn't just its own.
        """
        return self.respond(self.rendered(template, game, drawn, **values), status=status)

    def rendered(
        self, template: str, game: str = "", drawn: Iterable[str] = (), **values: Any
    ) -> Markup:
        """What a template makes of values, which it escapes."""
        shown = tuple(drawn) or ((game,) if game else ())
        text = (
            templates()
            .get_template(template)
            .render(
                say=self.speaker(game or None).say,
                speaker=self.speaker,
                preferences=self.preferences,
                languages=LANGUAGES,
                themes=CHOICES["theme"],
                paces=CHOICES["pace"],
                person=self.person,
                path=self.request.url.path,
                is_only_here=self.is_only_here,
                asset=assets.versioned,
                theme_colour=assets.theme_colour(),
                all_games=registry.games(),
                worlds=documents.worlds(),
                game=game,
                drawn=shown,
                symbols=_symbols(shown),
                **values,
            )
        )
        return Markup(text)

    def respond(
        self,
        text: str,
        media_type: str = "text/html",
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> TextResponse:
        """Any response, with the cookies that were set.

        It must not be cached: it may show a hand or a key.
        """
        retry = {} if self._retry_after is None else {"Retry-After": str(self._retry_after)}
        return Response(
            text,
            media_type=media_type,
            status_code=_TOO_MANY_REQUESTS if retry else status,
            headers={**HEADERS, "Cache-Control": "no-store", **retry, **(headers or {})},
            cookies=self.session.cookies,
        )

    def redirect(self, path: str) -> TextResponse:
        """Send the browser to another page, after a form or a click."""
        if is_htmx(self.request):
            return self.respond("", headers={"HX-Redirect": path})
        return self.respond("", status=303, headers={"Location": path})

    # Refusals

    def refusal_text(self, reason: Refusal) -> str:
        """A refusal as a plain sentence; over a rate limit, the response says how long to wait."""
        if isinstance(reason, TooMany):
            self._retry_after = reason.seconds
        return self.speaker().refusal(reason)

    def refusal_html(self, reason: Refusal) -> Markup:
        """A refusal as a sentence; its clause links to the rules of the table's game."""
        words = self.refusal_text(reason)
        if not isinstance(reason, Illegal):
            return escape(capitalised(words))
        sentence = self.speaker().refusal_sentence(reason)
        if not _CLAUSE.match(reason.clause):
            return escape(capitalised(sentence))
        services = self.request.app.state.services
        table = services.tables.loaded.get(str(self.request.path_params.get("name", "")))
        if table is None:
            return escape(capitalised(words))
        href = f"/rules/{table.game.name}#{reason.clause}"
        link = element("a", element("bdi", reason.clause), href=href)
        return join([link, self.say("before-explanation"), sentence])

    # Addresses

    def address(self, path: str) -> str:
        """The full address of a page, to be sent to others."""
        return self._base.rstrip("/") + path

    @property
    def _base(self) -> str:
        """The address of this server for others: the visitor's, unless it is a loopback address."""
        own = self.request.base_url
        reach: str | None = self.request.app.state.get("reach")
        return reach if reach and own.hostname in _THIS_MACHINE else str(own)

    @property
    def is_only_here(self) -> bool:
        """Whether other devices can't follow links to this server."""
        return urlsplit(self._base).hostname in _THIS_MACHINE


class _NoContent(TextResponse):
    """Nothing but headers. They are the same for every request, so they are encoded once."""

    def __init__(self) -> None:
        headers = {**HEADERS, "Cache-Control": "no-store"}
        super().__init__("", status_code=204, headers=headers)
        self._encoded = ASGIResponse(status_code=204, headers=headers)

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:
        """The encoded response, whatever the request."""
        return self._encoded


@cache
def no_content() -> TextResponse:
    """The response to an action: the page's stream shows what came of it."""
    return _NoContent()


@cache
def _symbols(games: tuple[str, ...]) -> Markup:
    """What the drawings of some games use by name."""
    return join([web_of(registry.find(game)).symbols() for game in games])


@cache
def templates() -> Environment:
    """The templates of all pages."""
    return Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
