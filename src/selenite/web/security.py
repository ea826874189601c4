"""Security: response headers, and the checks that every request passes first."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlsplit

from litestar.exceptions import ClientException, PermissionDeniedException

from selenite.table.services import Services
from selenite.web.requests import Request

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none';"
        " frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
"""The headers of every response: nothing is loaded from other sites or sent to them."""


async def check_request(request: Request) -> None:
    """Refuse invalid hosts, cross-site requests and banned clients."""
    if not has_valid_host(request.headers.get("host", "")):
        raise ClientException("an invalid host")
    _check_origin(request)
    services: Services = request.app.state.services
    services.bans.check_address()


@lru_cache(maxsize=256)
def has_valid_host(host: str) -> bool:
    """Whether a host header is valid, so that addresses with it can be parsed.

    >>> has_valid_host("127.0.0.1:8000"), has_valid_host("["), has_valid_host("x:99999999")
    (True, False, False)
    """
    try:
        _ = urlsplit(f"http://{host}/").port
    except ValueError:
        return False
    return True


def _check_origin(request: Request) -> None:
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise PermissionDeniedException("another site")
        return
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise PermissionDeniedException("another site")
