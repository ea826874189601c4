"""The application: all pages over one house."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import ClientException, HTTPException
from litestar.static_files import create_static_files_router

from selenite.core.refusals import Refusal
from selenite.table.bot_pool import BotPool
from selenite.table.house import House
from selenite.table.presence import GRACE
from selenite.table.store import Store
from selenite.web import friend, lobby, replay, rules_pages, since, tables, tutorial
from selenite.web.stream import Pages
from selenite.web.visit import HEADERS, Asked, Visit, check_origin

STATIC = Path(__file__).parent / "static"
_LARGEST_FORM = 64 * 1024
_LOG = logging.getLogger("selenite")


def create_app(
    path: Path | None, pause: float = 0.6, workers: int | None = None, grace: float = GRACE
) -> Litestar:
    """The application over a store; without a path, over one that is forgotten at the end.

    ``pause`` is how long a bot waits between its moves so that people can follow, ``grace`` for how
    long somebody must not be heard of before a bot may play for them.
    """

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(path)
        app.state.house = House(store, BotPool(workers), pause, grace)
        app.state.pages = Pages()
        app.state.secret = store.secret("cookie", lambda: secrets.token_hex(32))
        try:
            yield
        finally:
            await app.state.house.close()

    return Litestar(
        route_handlers=[
            lobby.router,
            tables.router,
            friend.router,
            rules_pages.router,
            replay.router,
            since.router,
            tutorial.router,
            create_static_files_router(path="/static", directories=[STATIC]),
        ],
        lifespan=[open_house],
        before_request=_before,
        after_request=_after,
        exception_handlers={
            Refusal: tables.on_refusal,
            HTTPException: _failed,
            Exception: _broken,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=600, gzip_compress_level=6
        ),
        request_max_body_size=_LARGEST_FORM,
        openapi_config=None,
    )


async def _before(request: Asked) -> None:
    if not _has_address(request):
        raise ClientException("a host that can't be")
    check_origin(request)


async def _after(response: Response[Any]) -> Response[Any]:
    for key, value in HEADERS.items():
        response.headers.setdefault(key, value)
    return response


def _failed(request: Asked, problem: HTTPException) -> Response[str]:
    """What can't be done with what was sent."""
    code = "web-not-found" if problem.status_code == 404 else "web-bad-request"
    return _told(request, code, problem.status_code)


def _broken(request: Asked, problem: Exception) -> Response[str]:
    """A mistake of ours: whoever keeps the house reads what it was."""
    _LOG.error("%s %s failed", request.method, request.scope["path"], exc_info=problem)
    return _told(request, "lobby-broken", 500)


def _told(request: Asked, code: str, status: int) -> Response[str]:
    """Why there is no answer, as a page or a sentence."""
    visit = Visit.at_once(request)
    words = visit.say(code)
    is_page = request.method == "GET" and not request.headers.get("hx-request")
    if is_page and _has_address(request):
        return visit.page("refused.html", status, reason=words)
    return visit.answer(words, "text/plain", status)


def _has_address(request: Asked) -> bool:
    """Whether the address that was asked for can be read; its host may be anything."""
    try:
        return bool(request.url.path)
    except ValueError:
        return False
