"""Health checks for a proxy or a supervisor: whether the process is alive and ready."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, Router, get

from selenite.table.model import Refused
from selenite.table.services import Services
from selenite.web.dependencies import Injected

PATHS = ("/health", "/ready")
"""They are answered for every host name: the client may not know ours."""

_SECONDS_TO_ANSWER = 2.0
_UNSTORED = {"Cache-Control": "no-store"}


@get(PATHS[0], media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> Response[str]:
    """The process is alive."""
    return Response("alive\n", headers=_UNSTORED)


@get(PATHS[1], media_type=MediaType.TEXT)
async def ready(services: Injected[Services]) -> Response[str]:
    """The database answers, and the server isn't about to stop."""
    try:
        await asyncio.wait_for(services.store.ping(), _SECONDS_TO_ANSWER)
        is_ready = not services.is_closed
    except (TimeoutError, Refused):
        is_ready = False
    return Response(
        "ready\n" if is_ready else "not ready\n",
        status_code=200 if is_ready else 503,
        headers=_UNSTORED,
    )


router = Router("/", route_handlers=[health, ready])
