"""The description of the API in OpenAPI 3.1, made by Litestar from the handlers."""

from __future__ import annotations

import inspect
import json
from functools import cache
from typing import Any

from litestar import Litestar, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Server
from msgspec import Struct

from selenite.web.api import structs
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
    for struct in _structs():
        schema = found["components"]["schemas"].get(
            getattr(struct, "__schema_name__", struct.__name__)
        )
        if schema is not None:
            schema["description"] = inspect.getdoc(struct)
            if tag := struct.__struct_config__.tag_field:
                schema["properties"][tag]["description"] = "Which kind of line it is."
    return found


def _structs() -> list[type[Struct]]:
    """What the requests and the answers consist of: Litestar doesn't read their docstrings."""
    values = vars(structs).values()
    return [one for one in values if isinstance(one, type) and issubclass(one, Struct)]


@cache
def written() -> str:
    """The description as a file."""
    return json.dumps(description(), indent=1, ensure_ascii=False, default=dict) + "\n"


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi() -> Response[str]:
    """The description, for everybody: it tells nothing about any table."""
    return Response(written(), media_type="application/json")
