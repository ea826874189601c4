"""The faces of bots beside their names."""

from __future__ import annotations

from functools import cache

from selenite.core.game import Game
from selenite.web import assets
from selenite.web.characters import character
from selenite.web.html import EMPTY, Markup, element


@cache
def portrait(game: Game, level: str | None, mood: str = "calm") -> Markup:
    """A bot's face; nothing for people.

    The drawing knows the moods ``thinking`` and ``happy``, each by the fragment of its name.
    """
    if level not in game.bots.LEVELS:
        return EMPTY
    address = assets.versioned(f"/static/portrait-{character(game, level).face}.svg")
    address += "" if mood == "calm" else f"#{mood}"
    return element("img", src=address, alt="", class_="portrait", width=64, height=64)
