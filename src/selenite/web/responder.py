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

from selenite.core import registry
from selenite.core.refusals import Illegal, Refusal
from selenite.table.limits import TooMany
from selenite.table.store import Person
from selenite.texts import LANGUAGES, Speaker, speaker
from selenite.texts.typography import capitalised
from selenite.web import assets, documents
from selenite.web.html import EMPTY, Markup, element, join
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
        return self.respond(text, "text/html", status)

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
        words, link = self.refusal_text(reason), EMPTY
        services = self.request.app.state.services
        table = services.tables.loaded.get(str(self.request.path_params.get("name", "")))
        if isinstance(reason, Illegal) and not _CLAUSE.match(reason.clause):
            words = words.removeprefix(f"{reason.clause}: ")
        elif isinstance(reason, Illegal) and table is not None:
            href = f"/rules/{table.game.name}#{reason.clause}"
            link = element("a", element("bdi", reason.clause), href=href)
            words = words.removeprefix(reason.clause)
        if not link:
            words = capitalised(words)
        return join([link, words])

    # Addresses

    def address(self, path: str) -> str:
        """The whole address of a page, to be sent to others."""
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


def no_content() -> TextResponse:
    """The response to an action: the page's stream shows what came of it."""
    return Response("", status_code=204, headers={**HEADERS, "Cache-Control": "no-store"})


@cache
def _symbols(games: tuple[str, ...]) -> Markup:
    """What the drawings of some games use by name."""
    return join([web_of(registry.find(game)).SYMBOLS for game in games])


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
