"""A request as the pages see it: who asks, in which language, and how to answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import PermissionDeniedException

from selenite.core import registry
from selenite.core.refusals import Illegal, Refusal
from selenite.table.house import House
from selenite.table.store import NOBODY, Person
from selenite.table.table import Table
from selenite.texts import LANGUAGES, Speaker, speaker
from selenite.web.identity import COOKIE, YEAR, Taste, signed, taste, unsigned
from selenite.web.stream import Page, Pages

_CLAUSE = re.compile(r"[A-Z]?\d")
TEMPLATES = Path(__file__).parent / "templates"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none';"
        " frame-ancestors 'none'; manifest-src 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
"""What every answer says about itself: nothing of it comes from elsewhere or goes there."""

SEEN, PAGE = "selenite-seq", "selenite-page"
"""What a table's page says of itself: the last entry it shows, and its name."""

_THIS_MACHINE = ("localhost", "127.0.0.1", "::1")
_LONGEST_NUMBER = 12

Asked = Request[Any, Any, Any]


class Visit:
    """A request of a person, known or not."""

    def __init__(self, request: Asked, house: House, secret: str) -> None:
        self.request = request
        self.house = house
        self.secret = secret
        self.taste: Taste = taste(request.cookies, request.headers.get("accept-language", ""))
        self.person: Person | None = None
        self.cookies: list[Cookie] = []

    @classmethod
    def unknown(cls, request: Asked) -> Visit:
        """The visit of a request, whoever it is."""
        return cls(request, request.app.state.house, request.app.state.secret)

    @classmethod
    async def of(cls, request: Asked) -> Visit:
        """The visit of a request, with the person its cookie names."""
        visit = cls.unknown(request)
        if visit.number is not None:
            visit.person = await visit.house.people.find(visit.number)
        return visit

    @classmethod
    def at_once(cls, request: Asked) -> Visit:
        """The visit of a request that failed, where nothing can be awaited.

        Its person is known if the house has them in mind, as it has whoever was here lately.
        """
        visit = cls.unknown(request)
        if visit.number is not None:
            visit.person = visit.house.people.known(visit.number)
        return visit

    @property
    def number(self) -> str | None:
        """The person's number that the cookie names."""
        return unsigned(self.request.cookies.get(COOKIE, ""), self.secret)

    async def somebody(self, name: str = "") -> Person:
        """The person who asks, made known if need be."""
        if self.person is None:
            self.person = await self.house.people.welcome(name)
            self.know(self.person)
        return self.person

    def know(self, person: Person) -> None:
        """Remember a person in the browser."""
        self.person = person
        self.remember(COOKIE, signed(person.id, self.secret), hidden=True)

    def remember(self, key: str, value: str, hidden: bool = False) -> None:
        """Put a cookie into the answer."""
        secure = self.request.url.scheme == "https"
        self.cookies.append(
            Cookie(key, value=value, max_age=YEAR, httponly=hidden, samesite="lax", secure=secure)
        )

    def forget(self) -> None:
        """Know nobody in this browser any more."""
        self.person = None
        self.cookies.append(Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax"))

    @property
    def seen(self) -> int:
        """The last entry of the table's log that the page showed when something was done there."""
        told = self.request.query_params.get("seq") or self.request.headers.get(SEEN) or ""
        return int(told) if told.isdecimal() and len(told) <= _LONGEST_NUMBER else -1

    @property
    def player(self) -> Person:
        """Who does something at a table; nobody new is made known by that."""
        return self.person or NOBODY

    def open_page(self, table: Table) -> Page | None:
        """The page that asks, if its stream is open or was a moment ago."""
        pages: Pages = self.request.app.state.pages
        return pages.find(table, self.request.headers.get(PAGE, ""))

    def address(self, path: str) -> str:
        """The whole address of a page, to be sent to others."""
        return self._base.rstrip("/") + path

    @property
    def _base(self) -> str:
        """Where others find this server: as the visitor did, but not by a way of this machine's."""
        own = self.request.base_url
        reach: str | None = self.request.app.state.get("reach")
        return reach if reach and own.hostname in _THIS_MACHINE else str(own)

    @property
    def is_only_here(self) -> bool:
        """Whether other devices can't follow links to this server."""
        return urlsplit(self._base).hostname in _THIS_MACHINE

    def say(self, code: str, **parameters: Any) -> str:
        """A sentence in the visitor's language."""
        return self.speaker().say(code, **parameters)

    def speaker(self, game: str | None = None) -> Speaker:
        """Who speaks to the visitor, about a game if one is named."""
        return speaker(self.taste.language, game)

    def page(
        self, template: str, status: int = 200, game: str = "", **values: Any
    ) -> Response[str]:
        """A page from a template; with a game, one that has the game's own style sheet."""
        text = (
            _templates()
            .get_template(template)
            .render(
                say=self.speaker(game or None).say,
                speaker=self.speaker,
                taste=self.taste,
                languages=LANGUAGES,
                person=self.person,
                path=self.request.url.path,
                is_only_here=self.is_only_here,
                all_games=registry.games(),
                game=game,
                **values,
            )
        )
        return self.answer(text, "text/html", status)

    def answer(
        self,
        text: str,
        media_type: str = "text/html",
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> Response[str]:
        """Any answer, with the cookies that are due.

        Nobody may keep it: it may show a hand or a key.
        """
        return Response(
            text,
            media_type=media_type,
            status_code=status,
            headers={**HEADERS, "Cache-Control": "no-store", **(headers or {})},
            cookies=self.cookies,
        )

    def go(self, path: str) -> Response[str]:
        """Send the browser to another page, after a form or a click."""
        if self.request.headers.get("hx-request"):
            return self.answer("", status=200, headers={"HX-Redirect": path})
        return self.answer("", status=303, headers={"Location": path})

    def refused(self, reason: Refusal, status: int = 400) -> Response[str]:
        """Why something can't be done: a sentence, with a link to its rule if it has one."""
        return self.answer(self.why(reason), status=status)

    def why(self, reason: Refusal) -> str:
        """The sentence of a refusal as HTML; its clause leads to the rules of the table's game."""
        link = ""
        table = self.house.tables.loaded.get(str(self.request.path_params.get("name", "")))
        words = self.speaker(table.game.name if table else None).refusal(reason)
        if isinstance(reason, Illegal) and not _CLAUSE.match(reason.clause):
            words = words.removeprefix(f"{reason.clause}: ")
        elif isinstance(reason, Illegal) and table is not None:
            clause = escape(reason.clause)
            link = f'<a href="/rules/{table.game.name}#{clause}"><bdi>{clause}</bdi></a>'
            words = words.removeprefix(reason.clause)
        if not link:
            words = words[:1].upper() + words[1:]
        return link + escape(words)


@cache
def _templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def check_origin(request: Asked) -> None:
    """Refuse what another site's page sends in somebody's name."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise PermissionDeniedException("another site")
        return
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise PermissionDeniedException("another site")
