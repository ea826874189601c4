"""Moon Base at the web table."""

from __future__ import annotations

from functools import cache

from selenite.core.drawing import Svg
from selenite.games.moon_base import signs, sprites
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.web.ending import ENDINGS, account, bars, course
from selenite.games.moon_base.web.gallery import gallery
from selenite.games.moon_base.web.lesson import LESSON
from selenite.games.moon_base.web.panorama import panorama
from selenite.games.moon_base.web.pictures import pictures
from selenite.games.moon_base.web.table_page import MoonBasePage
from selenite.web import assets
from selenite.web.parts import art

__all__ = [
    "COLOURS",
    "ENDINGS",
    "LESSON",
    "PICTURE_MOVES",
    "REMARKABLE_EVENTS",
    "STYLE",
    "TABLE_PAGE",
    "account",
    "bars",
    "course",
    "gallery",
    "panorama",
    "pictures",
    "symbols",
]  # fmt: skip

TABLE_PAGE = MoonBasePage()
REMARKABLE_EVENTS = ("tower-moved", "settled")
PICTURE_MOVES = 44
COLOURS = (signs.LIGHT, signs.DARK)
STYLE = signs.STYLE


@cache
def symbols() -> Svg:
    """The symbols of the drawings; the addresses of their pictures name the build."""
    return sprites.symbols(lambda file: assets.versioned(art(NAME, file)))
