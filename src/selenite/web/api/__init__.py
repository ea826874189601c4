"""The bot API: what programs do at tables, as JSON, with a token."""

from __future__ import annotations

from litestar import Router

from selenite.web.api.description import openapi
from selenite.web.api.routing import PATH, protected

ROUTERS = [protected, Router(PATH, route_handlers=[openapi])]
