"""Who calls the API: a program with a token. Cookies are ignored here."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import PathParameter

from selenite.table.access import Caller
from selenite.table.model import Refused
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.api.events import OpenStreams
from selenite.web.dependencies import Injected
from selenite.web.requests import Request

TableId = Annotated[
    str, PathParameter(description="The name of a table, the last part of its page's address.")
]
"""The part of an address that names a table."""

SCOPE = "scope"
"""The option of a handler that names the scope a token needs."""

_CALLER = "caller"


async def authenticate(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Refuse a request without a token that allows what the handler does.

    Which methods an address has (OPTIONS) anybody may ask.
    """
    if connection.scope.get("method") == "OPTIONS":
        return
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise Refused("token-missing")
    services: Services = connection.app.state.services
    caller = await services.access.caller(secret.strip(), handler.opt[SCOPE])
    services.bans.check_person(caller.person.id)
    if connection.scope.get("method") == "GET":
        services.limiter.check("reads", caller.person.id)
    connection.state[_CALLER] = caller


def provide_caller(request: Request) -> Caller:
    """Whose token the request has."""
    caller: Caller = request.state[_CALLER]
    return caller


def provide_person(caller: Injected[Caller]) -> Person:
    """The person for whom the program acts."""
    return caller.person


def provide_streams(request: Request) -> OpenStreams:
    """The streams that programs have open."""
    streams: OpenStreams = request.app.state.api_streams
    return streams


async def provide_table(table_id: TableId, services: Injected[Services]) -> Table:
    """The table that the address names."""
    return await services.tables.latest(table_id)


DEPENDENCIES = {
    "caller": Provide(provide_caller, sync_to_thread=False),
    "streams": Provide(provide_streams, sync_to_thread=False),
    "person": Provide(provide_person, sync_to_thread=False),
    "table": Provide(provide_table),
}
