"""The small card beside a tile that is pointed at: boxes, rewards, what completing it brings."""

from __future__ import annotations

from selenite.games.blue_moon_city.rules.components import COURTYARD
from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.games.blue_moon_city.web.tile_text import boxes, forecast, rewards, standing
from selenite.games.blue_moon_city.web.tile_text import lines as told
from selenite.web.html import EMPTY, Markup, element, join


def card(page: CityPage, thing: str) -> Markup | None:
    """The card of a cell's tile; None for anything else."""
    kind, _, cell = thing.partition("-")
    if kind != "tile" or cell not in page.city:
        return None
    news = page.news.get(cell, ())
    lines = [*rewards(page, cell), *standing(page, cell)]
    if page.city[cell]["tile"] == COURTYARD and "result" not in page.position:
        lines.append(page.say("page-next-price", price=page.price()))
    ahead = forecast(page, cell)
    return join(
        [
            element("h3", page.tile_name(cell)),
            _boxes(page, cell),
            *(element("p", line) for line in lines),
            element("p", ahead, class_="forecast") if ahead else EMPTY,
            *(element("p", line, class_="news") for line in news),
            element("i", hidden=True, data_told="\n".join((*told(page, cell), *news))),
        ]
    )


def _boxes(page: CityPage, cell: str) -> Markup:
    """The prices of free boxes, and the cubes on the others; a word where all is built."""
    tile, entry = page.tile(cell), page.city[cell]
    if tile is None:
        return EMPTY
    if entry["built"]:
        return element("p", *boxes(page, cell))
    shown = [
        faces.people(*box) if cube is None else faces.cube(cube) + page.who(cube)
        for box, cube in zip(tile.boxes, entry["boxes"], strict=True)
    ]
    return element("p", *(element("span", one) for one in shown), class_="hover-boxes")
