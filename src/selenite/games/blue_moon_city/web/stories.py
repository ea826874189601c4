"""The stories of tiles, peoples and dragons, and where to read more."""

from __future__ import annotations

from selenite.games.blue_moon_city.rules.components import DRAGON_OF
from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.web.html import EMPTY, Markup, element, join


def of_tile(page: CityPage, cell: str) -> Markup:
    """What is told of a cell's tile, of the peoples that build it and of the dragons there."""
    key, tile = page.city[cell]["tile"], page.tile(cell)
    story = f"story-{key}"
    own = EMPTY
    if page.context.speaker.knows(story):  # a game may have tiles of its own
        own = element("p", page.say(story), " ", page.context.world_link(key), class_="story")
    peoples = dict.fromkeys(people for people, _ in tile.boxes if people != "any") if tile else {}
    dragons = [name for name, at in page.position["dragons"].items() if at == cell]
    return join(
        (own, *(_people(page, name) for name in peoples), *(_dragon(page, n) for n in dragons))
    )


def of_card(page: CityPage, card: str) -> Markup:
    """What is told of a card's people, and of the dragon that it calls."""
    people = PEOPLES[card[0]]
    dragon = _dragon(page, DRAGON_OF[people]) if people in DRAGON_OF else EMPTY
    more = element("p", page.context.world_link(people), class_="story")
    return join((_people(page, people), dragon, more))


def _people(page: CityPage, name: str) -> Markup:
    """What a people is like."""
    return element("p", faces.people(name), " ", page.say(f"story-{name}"), class_="story")


def _dragon(page: CityPage, name: str) -> Markup:
    """What is told of a dragon."""
    return element("p", faces.dragon(name), " ", page.say(f"story-dragon-{name}"), class_="story")
