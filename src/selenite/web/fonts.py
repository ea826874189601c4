"""The fonts of all pages: their style sheet, with the addresses of the build."""

from __future__ import annotations

import re

from litestar import Router, get

from selenite.web import assets

_ADDRESS = re.compile(r'(?<=url\(")[^"]+')


@get("/fonts.css", media_type="text/css")
async def fonts_css() -> str:
    """The style sheet that declares the fonts."""
    text = assets.FONTS_SHEET.read_text(encoding="utf-8")
    return _ADDRESS.sub(lambda address: assets.versioned(address[0]), text)


router = Router("/", route_handlers=[fonts_css])
