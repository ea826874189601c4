"""Forms as browsers send them."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import FormMultiDict
from litestar.exceptions import ClientException


async def fields_of(request: Request[Any, Any, Any]) -> FormMultiDict:
    """The fields of a form, files among them."""
    try:
        return await request.form()
    except (UnicodeError, LookupError) as problem:
        raise ClientException("a field in an unknown writing") from problem


async def form_of(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The fields of a form with what was written into each; files are left out."""
    fields = await fields_of(request)
    return {key: value for key, value in fields.items() if isinstance(value, str)}
