"""The application: all pages over one house."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router

from selenite.games.core import Refusal
from selenite.table.house import House
from selenite.table.store import Store
from selenite.table.thinking import Thinkers
from selenite.web import friend, lobby, replay, rules_pages, since, tables, tutorial
from selenite.web.stream import Pages
from selenite.web.visit import HEADERS, Asked, Visit, check_origin

STATIC = Path(__file__).parent / "static"


def create_app(path: Path | None, pause: float = 0.6, workers: int | None = None) -> Litestar:
    """The application over a store; without a path, over one that is forgotten at the end.

    ``pause`` is how long a bot waits between its moves so that people can follow.
    """

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(path)
        app.state.house = House(store, Thinkers(workers), pause)
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
        exception_handlers={Refusal: tables.on_refusal, HTTPException: _failed},
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=600, gzip_compress_level=6
        ),
        openapi_config=None,
    )


async def _before(request: Asked) -> None:
    check_origin(request)


async def _after(response: Response[Any]) -> Response[Any]:
    for key, value in HEADERS.items():
        response.headers.setdefault(key, value)
    return response


def _failed(request: Asked, problem: HTTPException) -> Response[str]:
    """What went wrong, as a page or a sentence."""
    visit = Visit.at_once(request)
    code = "web.not-found" if problem.status_code == 404 else "web.bad-request"
    words = visit.say(code)
    if request.headers.get("hx-request") or request.method != "GET":
        return visit.answer(words, "text/plain", problem.status_code)
    return visit.page("refused.html", problem.status_code, reason=words)
