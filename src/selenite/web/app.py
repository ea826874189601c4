"""The application: all pages, over one set of services."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router

from selenite.core import registry
from selenite.core.refusals import Refusal
from selenite.table.bot_pool import BotPool
from selenite.table.presence import GRACE
from selenite.table.services import Services
from selenite.table.store import Store
from selenite.web import (
    assets,
    boxes,
    errors,
    fonts,
    friend,
    gathering,
    installation,
    lobby,
    people,
    replay,
    rules_pages,
    sheets,
    since,
    tables,
    tutorial,
    world_pages,
)
from selenite.web.dependencies import DEPENDENCIES
from selenite.web.parts import art, art_folder, script, script_folder
from selenite.web.security import HEADERS, check_request

_LARGEST_FORM = 64 * 1024


def create_app(
    database: Path | Store | None,
    pause: float = 0.6,
    workers: int | None = None,
    grace: float = GRACE,
) -> Litestar:
    """The application over a store, or over the one of a file; without either, in memory.

    ``pause`` is how long a bot waits between its moves so that people can follow, ``grace`` how
    long somebody must be silent before a bot may play for them.
    """

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = database if isinstance(database, Store) else Store(database)
        app.state.services = Services(store, BotPool(workers), pause, grace)
        app.state.secret = store.secret("cookie", lambda: secrets.token_hex(32))
        try:
            yield
        finally:
            await app.state.services.close()

    return Litestar(
        route_handlers=[
            lobby.router,
            people.router,
            boxes.router,
            gathering.router,
            tables.router,
            friend.router,
            rules_pages.router,
            world_pages.router,
            replay.router,
            since.router,
            tutorial.router,
            sheets.router,
            fonts.router,
            installation.router,
            create_static_files_router(path="/static", directories=[assets.STATIC]),
            *_games_own_files(),
        ],
        dependencies=DEPENDENCIES,
        lifespan=[open_house],
        before_request=check_request,
        after_request=_add_headers,
        exception_handlers={
            Refusal: errors.on_refusal,
            HTTPException: errors.on_http_exception,
            Exception: errors.on_exception,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=600, gzip_compress_level=6
        ),
        request_max_body_size=_LARGEST_FORM,
        openapi_config=None,
    )


def _games_own_files() -> list[Router]:
    """The pictures and scripts of the games that have some."""
    games = registry.games()
    folders = {art(name, ""): art_folder(game) for name, game in games.items()}
    folders |= {script(name, ""): script_folder(game) for name, game in games.items()}
    return [
        create_static_files_router(path=path, directories=[folder])
        for path, folder in folders.items()
        if folder.is_dir()
    ]


async def _add_headers(response: Response[Any]) -> Response[Any]:
    for key, value in HEADERS.items():
        response.headers.setdefault(key, value)
    return response
