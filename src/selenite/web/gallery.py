"""The pieces of the games as small pictures with their names, to be shown beside the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from selenite.games.blue_moon_city import components, tiles
from selenite.games.blue_moon_city import signs as city
from selenite.games.blue_moon_city.components import Reward, Tile
from selenite.games.drawing import NAMESPACE, Say, box, disc, element, group, number, words
from selenite.games.moon_base import signs as moon
from selenite.games.moon_base.codes import OUTER_LARGE, OUTER_SMALL

CITY, MOON = "blue-moon-city", "moon-base"
_PIECES = ("gem", "card", "scale", "cube", "obelisk", "crown", "heads")
_SEATS = range(2)


class Figure(NamedTuple):
    """A picture, what it shows, and what there is to say about it."""

    svg: str
    name: str
    notes: tuple[str, ...] = ()


class Shelf(NamedTuple):
    """Pictures of one kind."""

    title: str
    kind: str
    figures: tuple[Figure, ...]


def of(name: str, say: Say) -> tuple[Shelf, ...]:
    """The pieces of a game; none for documents that are about both."""
    makers: dict[str, Callable[[Say], tuple[Shelf, ...]]] = {CITY: _city, MOON: _moon}
    return makers[name](say) if name in makers else ()


def _picture(game: str, body: str, x: float, y: float, width: float, height: float) -> str:
    """A picture that says nothing by itself: its name stands below it."""
    return element(
        "svg", body, xmlns=NAMESPACE, class_=f"selenite {game}", aria_hidden="true",
        viewBox=" ".join(map(number, (x, y, width, height))),
    )  # fmt: skip


# Blue Moon City


def _city(say: Say) -> tuple[Shelf, ...]:
    return (
        Shelf(say("gallery.peoples"), "small", tuple(_people(name, say) for name in _peoples())),
        Shelf(say("gallery.dragons"), "small", tuple(_dragon(name, say) for name in _dragons())),
        Shelf(
            say("gallery.pieces"), "small",
            (_figure(say), *(_sign(name, say) for name in _PIECES)),
        ),
        Shelf(
            say("gallery.tiles"), "tiles",
            tuple(_tile(key, tile, say) for key, tile in components.standard().tiles.items()),
        ),
    )  # fmt: skip


def _peoples() -> tuple[str, ...]:
    return tuple(people for people in city.LETTERS if people != "any")


def _dragons() -> tuple[str, ...]:
    return tuple(city.DRAGON_PEOPLES)


def _people(name: str, say: Say) -> Figure:
    """A people's sign and letter, as they are on cards and boxes."""
    letter = city.LETTERS[name]
    body = group(
        box(1, 1, 46, 46, "slot", 7),
        city.people(name, 6, 8, 26),
        words(letter, 44, 41, 16, "bold on-card", "end"),
        class_=name,
    )
    named = say("gallery.people", people=name, colour=name)
    return Figure(_picture(CITY, body, 0, 0, 48, 48), named)


def _dragon(name: str, say: Say) -> Figure:
    body = group(city.dragon(name), class_=f"dragon dragon-{name}")
    people = city.DRAGON_PEOPLES[name]
    note = say("gallery.moved-by", people=people, colour=people)
    return Figure(_picture(CITY, body, -17, -16, 34, 32), say("draw.dragon", dragon=name), (note,))


def _figure(say: Say) -> Figure:
    drawn = "".join(group(city.figure(seat), x=20.0 * seat) for seat in _SEATS)
    return Figure(_picture(CITY, drawn, -11, -16, 42, 32), say("gallery.figure"))


def _sign(name: str, say: Say) -> Figure:
    shape = group(city.cube(0, 20), x=12, y=12) if name == "cube" else city.sign(name, 0, 0, 24)
    return Figure(_picture(CITY, shape, -3, -3, 30, 30), say(f"gallery.{name}"))


def _tile(key: str, tile: Tile, say: Say) -> Figure:
    """Both sides of a tile, and what it gives."""
    named = say("draw.tile", tile=key)
    plan = tiles.plan(tile, (None,) * len(tile.boxes)) + tiles.label(named)
    built = group(tiles.built(tile), tiles.label(named), x=tiles.WIDTH + 6)
    drawn = _picture(CITY, plan + built, -2, -2, 2 * tiles.WIDTH + 10, tiles.HEIGHT + 4)
    notes = [
        say(f"tile-text.{which}", reward=_reward(given, say))
        for which, given in (
            ("leader", tile.leader),
            ("everyone", tile.everyone),
            ("neighbour", tile.neighbour),
        )
    ]
    if tile.ability:
        notes.append(say(f"tile-text.{tile.ability}"))
    return Figure(drawn, named, tuple(notes))


def _reward(given: Reward, say: Say) -> str:
    """A reward in words."""
    told = [
        say(f"tile-text.{key}", n=count)
        for key, count in zip(("crystals", "cards", "scales"), given, strict=True)
        if count
    ]
    return ", ".join(told) or say("tile-text.no-reward")


# Moon Base


def _moon(say: Say) -> tuple[Shelf, ...]:
    kinds = [size + colour for size in moon.OUTER for colour in moon.COLOUR_NAMES]
    return (
        Shelf(say("gallery.rings"), "small", tuple(_ring(kind, say) for kind in kinds)),
        Shelf(
            say("gallery.pieces"), "small",
            (
                _standing(moon.tower(), say("gallery.tower")),
                *(_owned(kind, say) for kind in ("settlement", "base")),
            ),
        ),
        Shelf(
            say("gallery.craters"), "small",
            (
                _crater(OUTER_LARGE, say("gallery.large-crater")),
                _crater(OUTER_SMALL, say("gallery.small-crater")),
            ),
        ),
    )  # fmt: skip


def _ring(kind: str, say: Say) -> Figure:
    drawn = moon.flat_ring(kind, 0, 0, moon.OUTER[kind[0]])
    named = say("draw.kind", ring=kind)
    return Figure(_picture(MOON, drawn, -11, -11, 22, 22), named[:1].upper() + named[1:])


def _standing(shape: str, named: str) -> Figure:
    return Figure(_picture(MOON, shape, -6, -7, 12, 12), named)


def _owned(kind: str, say: Say) -> Figure:
    """A piece of each of the two players."""
    draw = moon.settlement if kind == "settlement" else moon.base
    drawn = "".join(group(draw(seat), x=10.0 * seat) for seat in _SEATS)
    return Figure(_picture(MOON, drawn, -5, -6, 20, 12), say(f"gallery.{kind}"))


def _crater(radius: float, named: str) -> Figure:
    drawn = disc(0, 0, radius - 0.4, "hollow") + disc(0, 0, radius - 0.4, "brim")
    return Figure(_picture(MOON, drawn, -11, -11, 22, 22), named)
