"""The tools of the prompt: looking around, and the player aid."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.blue_moon_city.web.page import CityPage, Viewer
from selenite.web.html import Markup, button
from selenite.web.icons import labelled


def tools(page: CityPage) -> Markup:
    """What can be opened at any time."""
    return _tools(page.viewer)


@lru_cache(maxsize=64)
def _tools(viewer: Viewer) -> Markup:
    look = button(
        labelled("look", viewer.say("page-look-around")), data_sets="looking", key="l", id="look",
        pressed=False, title=viewer.say("page-look-hint"),
    )  # fmt: skip
    aid = labelled("aid", viewer.say("page-aid"))
    return look + button(aid, data_about="aid", key="a", id="aid")
