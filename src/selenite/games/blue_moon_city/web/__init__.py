"""Blue Moon City at the web table."""

from __future__ import annotations

from functools import cache

from selenite.core.drawing import Svg, join
from selenite.games.blue_moon_city import art, signs
from selenite.games.blue_moon_city.web.ending import ENDINGS, account, bars, course
from selenite.games.blue_moon_city.web.gallery import gallery
from selenite.games.blue_moon_city.web.lesson import LESSON
from selenite.games.blue_moon_city.web.panorama import panorama
from selenite.games.blue_moon_city.web.pictures import pictures
from selenite.games.blue_moon_city.web.table_page import BlueMoonCityPage

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

TABLE_PAGE = BlueMoonCityPage()
REMARKABLE_EVENTS = ("completed", "offering")
PICTURE_MOVES = 90
COLOURS = (signs.LIGHT, signs.DARK)
STYLE = signs.STYLE


@cache
def symbols() -> Svg:
    """The symbols of the drawings."""
    return join(art.symbols().values())
