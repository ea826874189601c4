"""The style sheet of the drawings, with their colours for whole pages in both themes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from litestar import get

from selenite.games import drawing
from selenite.games.blue_moon_city import signs as city
from selenite.games.moon_base import signs as moon

_GAMES = {"blue-moon-city": city, "moon-base": moon}


@get("/boards.css", media_type="text/css")
async def boards_css() -> str:
    """The games' drawings, and their colours as custom properties of the page around them."""
    return _sheet()


@cache
def _sheet() -> str:
    sheets = [themed(":root", drawing.LIGHT, drawing.DARK)]
    for game, signs in _GAMES.items():
        places = f":is(.{game},[data-game={game}])"
        sheets += [themed(places, signs.LIGHT, signs.DARK), signs.STYLE]
    return "\n".join(sheets)


def themed(places: str, light: Mapping[str, str], dark: Mapping[str, str]) -> str:
    """Colours of some places by the theme somebody chose, or else by that of their device.

    >>> print(themed(".go", {"moon": "#fff"}, {"moon": "#ccc"}))
    .go{--moon:#fff}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]) .go{--moon:#ccc}}
    :root[data-theme=dark] .go{--moon:#ccc}
    """
    chosen, device = ":root[data-theme=dark]", ":root:not([data-theme=light])"
    inner = "" if places == ":root" else f" {places}"
    return (
        f"{places}{{{_listed(light)}}}\n"
        f"@media (prefers-color-scheme:dark){{{device}{inner}{{{_listed(dark)}}}}}\n"
        f"{chosen}{inner}{{{_listed(dark)}}}"
    )


def _listed(colours: Mapping[str, str]) -> str:
    """Colours as custom properties."""
    return ";".join(f"--{name}:{value}" for name, value in colours.items())
