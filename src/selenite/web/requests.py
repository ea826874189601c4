"""What a request says: its form data, who sent it from where, and what the page showed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import litestar
import msgspec
from litestar.datastructures import FormMultiDict
from litestar.di import Provide
from litestar.exceptions import ClientException

Request = litestar.Request[Any, Any, Any]
Form = TypeVar("Form")
Result = TypeVar("Result")

SEQ_HEADER = "selenite-seq"
"""What a table's page says about itself: the last log entry it shows, and its name."""

_LONGEST_NUMBER = 12


def is_htmx(request: Request) -> bool:
    """Whether the page's script sent the request, rather than the browser itself."""
    return bool(request.headers.get("hx-request"))


def shown_seq(request: Request) -> int:
    """The last log entry that the page showed when it sent the request; -1 if it doesn't say."""
    text = request.query_params.get("seq") or request.headers.get(SEQ_HEADER) or ""
    return int(text) if text.isdecimal() and len(text) <= _LONGEST_NUMBER else -1


async def unless_gone(request: Request, work: Coroutine[Any, Any, Result]) -> Result | None:
    """The result of a task, which is cancelled if the client disconnects; None in that case.

    The body of the request must have been read.
    """
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        return await working if working.done() else None
    finally:
        for task in (working, leaving):
            task.cancel()


async def _gone(request: Request) -> None:
    """Wait until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def form_fields(request: Request) -> FormMultiDict:
    """The fields of a form, files included."""
    try:
        return await request.form()
    except (UnicodeError, LookupError) as problem:
        raise ClientException("a field in an unknown encoding") from problem


async def text_fields(request: Request) -> dict[str, str]:
    """The fields of a form without its files."""
    fields = await form_fields(request)
    return {key: value for key, value in fields.items() if isinstance(value, str)}


def form_data(form: type[Form]) -> Provide:
    """Provide a form's fields as a dataclass of texts; fields it doesn't have are ignored."""

    async def read(request: Request) -> Form:
        return msgspec.convert(await text_fields(request), form)

    return Provide(read)
