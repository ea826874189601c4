"""What search engines may read: the lobby and the rules, but no table and nothing personal."""

from __future__ import annotations

from litestar import MediaType, Router, get

_ALLOWED = ("/$", "/rules", "/static/", "/games/")
_RULES = "".join(["User-agent: *\n", *(f"Allow: {path}\n" for path in _ALLOWED), "Disallow: /\n"])


@get("/robots.txt", media_type=MediaType.TEXT, sync_to_thread=False)
def robots() -> str:
    """The rules for robots."""
    return _RULES


router = Router("/", route_handlers=[robots])
