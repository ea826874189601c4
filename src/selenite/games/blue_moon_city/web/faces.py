"""Small pictures of Blue Moon City for its pages: card faces, chips, signs and boxes."""

from __future__ import annotations

from functools import lru_cache

from selenite.core.drawing import Say, Svg, group
from selenite.core.drawing import element as drawn
from selenite.games.blue_moon_city import art, cards, signs, tiles
from selenite.games.blue_moon_city.rules import NAME
from selenite.games.blue_moon_city.rules.components import Tile
from selenite.web.html import Markup, picture


def _picture(width: float, height: float, inside: Svg, class_: str) -> Markup:
    return picture(NAME, inside, 0, 0, width, height, class_)


@lru_cache(maxsize=256)
def face(card: str, say: Say | None = None) -> Markup:
    """A card as it lies in the hand; with ``say`` its people and its power in words too."""
    inside = drawn("g", cards.face(card, say), class_="card")
    return _picture(cards.WIDTH, cards.HEIGHT, inside, "face")


@lru_cache(maxsize=1)
def back() -> Markup:
    """The back of a card."""
    inside = art.use("card-back", 0, 0, cards.WIDTH, cards.HEIGHT)
    return _picture(cards.WIDTH, cards.HEIGHT, inside, "face")


@lru_cache(maxsize=64)
def chip(card: str) -> Markup:
    """A card as small as can be."""
    return _chip(signs.PEOPLES[card[0]], card[1])


@lru_cache(maxsize=64)
def people(name: str, value: int | None = None) -> Markup:
    """A people's sign in its colour, with a box's value."""
    return _chip(name, f"{value}" if value else "")


def _chip(people: str, written: str) -> Markup:
    """A small plate in a people's colour with its sign and something written."""
    inside = drawn("g", cards.chip(people, written, 42, 24), class_=people)
    return _picture(42, 24, inside, "chip")


@lru_cache(maxsize=8)
def dragon(name: str) -> Markup:
    """A dragon with the sign of its element."""
    inside = drawn("g", group(signs.dragon(name), x=18, y=15), class_=f"dragon dragon-{name}")
    return _picture(36, 31, inside, "dragon-small")


def portrait(shown: Tile | None, cubes: tuple[int | None, ...] | None) -> Markup:
    """A tile's picture as far as it is built, without words; the courtyard for no tile."""
    inside = tiles.portrait(shown, cubes) if shown else tiles.courtyard()
    return picture(NAME, inside, -4, -4, tiles.WIDTH + 8, tiles.HEIGHT + 12, "portrait")


@lru_cache(maxsize=16)
def sign(name: str) -> Markup:
    """A sign of the table, such as gem, card, scale or crown."""
    return _picture(24, 24, signs.sign(name, 0, 0, 24), "sign-small")


@lru_cache(maxsize=1)
def lock() -> Markup:
    """A padlock, on cards that are locked."""
    return sign("lock")


@lru_cache(maxsize=8)
def cube(seat: int) -> Markup:
    """A seat's cube with its shape."""
    return _picture(24, 24, group(signs.cube(seat, 20), x=12, y=12), "sign-small")


@lru_cache(maxsize=8)
def figure(seat: int) -> Markup:
    """A seat's figure with its shape."""
    return _picture(22, 28, group(signs.figure(seat), x=11, y=15), "figure-small")


@lru_cache(maxsize=64)
def tile(key: str) -> Markup:
    """A tile's building in its colours, as small as can be."""
    building = drawn("g", art.use(art.building(key), 0, 0, 120, 94), class_=f"p-lit b-{key}")
    return picture(NAME, building, 0, 0, 120, 94, "tile-small")
