"""Moon Base at the web table."""

from __future__ import annotations

from selenite.core.drawing import EMPTY
from selenite.games.moon_base import signs
from selenite.games.moon_base.web.ending import ENDINGS, account
from selenite.games.moon_base.web.gallery import gallery
from selenite.games.moon_base.web.lesson import LESSON
from selenite.games.moon_base.web.pictures import pictures
from selenite.games.moon_base.web.table_page import MoonBasePage

__all__ = [
    "COLOURS", "ENDINGS", "LESSON", "PICTURE_MOVES", "STYLE", "SYMBOLS", "TABLE_PAGE", "account",
    "gallery", "pictures",
]  # fmt: skip

TABLE_PAGE = MoonBasePage()
PICTURE_MOVES = 44
COLOURS = (signs.LIGHT, signs.DARK)
STYLE = signs.STYLE
SYMBOLS = EMPTY
