"""The router of everything that needs a token."""

from __future__ import annotations

from litestar import Router
from litestar.datastructures import CacheControlHeader

from selenite.web.api.callers import DEPENDENCIES, authenticate
from selenite.web.api.tables import HANDLERS

PATH = "/api/v1"

protected = Router(
    PATH,
    route_handlers=HANDLERS,
    guards=[authenticate],
    dependencies=DEPENDENCIES,
    cache_control=CacheControlHeader(no_store=True),
)
