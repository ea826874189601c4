"""The small card beside a tile or a card of the hand that is pointed at: what it brings."""

from __future__ import annotations

from selenite.games.blue_moon_city.analysis import has_power
from selenite.games.blue_moon_city.cards import POWERS
from selenite.games.blue_moon_city.rules.components import COURTYARD
from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.aid import powers_of
from selenite.games.blue_moon_city.web.descriptions import boxes, forecast, rewards, standing
from selenite.games.blue_moon_city.web.descriptions import lines as told
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.web.html import EMPTY, Markup, element, join


def card(page: CityPage, thing: str) -> Markup | None:
    """The card of a cell's tile, or of a card in the viewer's hand; None for anything else."""
    kind, _, cell = thing.partition("-")
    if kind == "card" and cell in page.hand:
        return _held(page, cell)
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


def _held(page: CityPage, card: str) -> Markup:
    """A card of the hand: what it pays, and what its power does."""
    pays = page.say("page-hover-pays", people=PEOPLES[card[0]], value=card[1])
    lines = [element("p", pays)]
    told = [page.card_name(card), pays]
    if has_power(card):
        power = page.say(f"power-{POWERS[card]}")
        lines.append(element("p", element("b", power), class_="power"))
        lines += [element("p", line, class_="faint") for line in powers_of(page, card[0])]
        told += [power, *powers_of(page, card[0])]
        if page.phase == "move" and page.legal and not page.can_use(card):
            lines.append(element("p", page.say("page-not-now"), class_="faint"))
    head = element("h3", faces.chip(card), page.card_name(card))
    return join([head, *lines, element("i", hidden=True, data_told="\n".join(told))])


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
