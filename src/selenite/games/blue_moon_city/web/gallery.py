"""The pieces of Blue Moon City as small pictures, to be shown beside the rules."""

from __future__ import annotations

from selenite.core.drawing import Say, group, join
from selenite.games.blue_moon_city import signs, tiles, wording
from selenite.games.blue_moon_city.rules import NAME, components
from selenite.games.blue_moon_city.rules.components import DRAGON_OF, PEOPLE_NAMES, Tile
from selenite.web.gallery import Figure, Shelf, picture

_PIECES = ("gem", "card", "scale", "cube", "obelisk", "crown", "heads")
_SEATS = range(2)


def gallery(say: Say) -> tuple[Shelf, ...]:
    """Peoples, dragons, pieces and tiles."""
    return (
        Shelf(say("gallery-peoples"), "small", tuple(_people(name, say) for name in PEOPLE_NAMES)),
        Shelf(
            say("gallery-dragons"), "small",
            tuple(_dragon(*one, say) for one in DRAGON_OF.items()),
        ),
        Shelf(
            say("gallery-pieces"), "small",
            (_figure(say), *(_sign(name, say) for name in _PIECES)),
        ),
        Shelf(
            say("gallery-tiles"), "large",
            (
                _courtyard(say),
                *(_tile(key, tile, say) for key, tile in components.standard().tiles.items()),
            ),
        ),
    )  # fmt: skip


def _people(name: str, say: Say) -> Figure:
    """A people's emblem in its colours, as it is on cards."""
    ground = tiles.shade(1, 1, 46, 46, f"ground-{name}", 7)
    body = group(ground, signs.emblem(name, 5, 5, 38), class_=name)
    named = say("gallery-people", people=name, colour=name)
    return Figure(picture(NAME, body, 0, 0, 48, 48), named, section=name)


def _dragon(people: str, name: str, say: Say) -> Figure:
    body = group(signs.dragon(name), class_=f"dragon dragon-{name}")
    note = say("gallery-moved-by", people=people, colour=people)
    drawn = picture(NAME, body, -19, -17, 38, 34)
    return Figure(drawn, say("draw-dragon", dragon=name), (note,), f"dragon-{name}")


def _figure(say: Say) -> Figure:
    drawn = join(group(signs.figure(seat), x=22.0 * seat) for seat in _SEATS)
    return Figure(picture(NAME, drawn, -12, -17, 46, 34), say("gallery-figure"))


def _sign(name: str, say: Say) -> Figure:
    shape = group(signs.cube(0, 20), x=12, y=12) if name == "cube" else signs.sign(name, 0, 0, 24)
    return Figure(picture(NAME, shape, -3, -3, 30, 30), say(f"gallery-{name}"))


def _tile(key: str, tile: Tile, say: Say) -> Figure:
    """Both sides of a tile, and what it gives."""
    named = say("draw-tile", tile=key)
    sides, frame = tiles.both_sides(tile, named)
    drawn = picture(NAME, sides, *frame)
    notes = [
        say(f"building-{whose}", reward=wording.reward_list(say, given))
        for whose, given in wording.rewards(tile).items()
    ]
    if tile.ability:
        notes.append(say(f"building-{tile.ability}"))
    return Figure(drawn, named, tuple(notes), key)


def _courtyard(say: Say) -> Figure:
    named = say("draw-tile", tile=components.COURTYARD)
    drawn = tiles.courtyard() + tiles.label(named)
    square = picture(NAME, drawn, -5, -5, tiles.WIDTH + 10, tiles.HEIGHT + 14)
    return Figure(square, named, (say("clause-4-5"),), components.COURTYARD)
