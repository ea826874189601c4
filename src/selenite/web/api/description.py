"""The description of the API in OpenAPI 3.1, made by Litestar from the handlers."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from litestar import Litestar, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Server

from selenite.web.api.routing import protected
from selenite.web.dependencies import DEPENDENCIES

VERSION = "1"
_ABOUT = (
    "Programs play at the tables of a Selenite server. Every request sends a token, which is made"
    " on the page Me of its owner. docs/bot-api.md leads from nothing to a playing bot."
)


@cache
def description() -> dict[str, Any]:
    """The description of all addresses that need a token."""
    config = OpenAPIConfig(
        title="Selenite",
        version=VERSION,
        description=_ABOUT,
        servers=[Server(url="/")],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
        ),
    )
    app = Litestar([protected], dependencies=DEPENDENCIES, openapi_config=config)
    found: dict[str, Any] = app.openapi_schema.to_schema()
    return found


def written() -> str:
    """The description as a file."""
    return json.dumps(description(), indent=1, ensure_ascii=False, default=dict) + "\n"


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi() -> Response[str]:
    """The description, for everybody: it tells nothing about any table."""
    return Response(written(), media_type="application/json")
