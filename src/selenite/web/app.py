"""The application: all pages, over one set of services."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router

from selenite.core import registry
from selenite.core.refusals import Refusal
from selenite.table.bot_pool import BotPool
from selenite.table.limits import DEFAULT_LIMITS, Limits
from selenite.table.presence import GRACE
from selenite.table.services import Services
from selenite.table.store import Store
from selenite.web import (
    access_page,
    api,
    assets,
    boxes,
    errors,
    fair,
    fonts,
    friend,
    gathering,
    health,
    installation,
    lesson_pages,
    lobby,
    metrics,
    people,
    replay,
    robots,
    rules_pages,
    sheets,
    since,
    tables,
    world_pages,
)
from selenite.web.api import errors as api_errors
from selenite.web.api.events import OpenStreams
from selenite.web.compression import COMPRESSED_HERE
from selenite.web.dependencies import DEPENDENCIES
from selenite.web.gate import Gate
from selenite.web.parts import art, art_folder, script, script_folder
from selenite.web.security import HEADERS, check_request

_LARGEST_FORM = 64 * 1024


def create_app(
    database: Path | Store | None,
    pause: float = 0.6,
    workers: int | None = None,
    grace: float = GRACE,
    limits: Limits = DEFAULT_LIMITS,
    hosts: Collection[str] = (),
    metrics_at: tuple[str, int] | None = None,
) -> Litestar:
    """The application on a store or a database file; with neither, in memory.

    ``pause`` is how long a bot waits between its moves so that people can follow, ``grace`` how
    long somebody must be silent before a bot may play for them. ``limits`` apply to each person and
    address, ``hosts`` are the names that the server answers to (default: any). ``metrics_at`` is
    the address and the port where metrics are served, if at all.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = database if isinstance(database, Store) else Store(database)
        app.state.services = Services(store, BotPool(workers), pause, grace, limits)
        app.state.replaying = asyncio.Semaphore(1)
        app.state.api_streams = OpenStreams()
        app.state.secret = store.secret("cookie", lambda: secrets.token_hex(32))
        async with AsyncExitStack() as stack:
            stack.push_async_callback(app.state.services.close)
            watching = asyncio.create_task(app.state.services.bans.watch())
            stack.callback(watching.cancel)
            if metrics_at is not None:
                await stack.enter_async_context(
                    metrics.served(app.state.services, requests, *metrics_at)
                )
            yield

    requests = metrics.RequestMetrics()

    app = Litestar(
        route_handlers=[
            lobby.router,
            people.router,
            access_page.router,
            boxes.router,
            gathering.router,
            tables.router,
            fair.router,
            friend.router,
            rules_pages.router,
            world_pages.router,
            replay.router,
            since.router,
            lesson_pages.router,
            sheets.router,
            fonts.router,
            installation.router,
            robots.router,
            health.router,
            *api.ROUTERS,
            create_static_files_router(path="/static", directories=[assets.STATIC]),
            *_games_own_files(),
        ],
        dependencies=DEPENDENCIES,
        lifespan=[lifespan],
        before_request=check_request,
        after_request=_add_headers,
        exception_handlers={
            Refusal: api_errors.either(api_errors.on_refusal, errors.on_refusal),
            HTTPException: api_errors.either(
                api_errors.on_http_exception, errors.on_http_exception
            ),
            Exception: api_errors.either(api_errors.on_exception, errors.on_exception),
        },
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=600,
            gzip_compress_level=6,
            exclude_opt_key=COMPRESSED_HERE,
        ),
        request_max_body_size=_LARGEST_FORM,
        openapi_config=None,
        logging_config=None,  # the command line configures logging
    )
    app.asgi_handler = Gate(app.asgi_handler, hosts, requests, limits.connections_by_address)
    return app


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
