"""The tiles of Blue Moon City, drawn: a plan with boxes, a complete building, the courtyard.

A tile is a slab with a picture on its upper part, where dragons fly and figures stand, and what
the game asks and gives at its foot: nothing that stands on a tile ever covers a box or a reward.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from selenite.core import drawing
from selenite.core.drawing import EMPTY, Svg, box, element, group, join, words
from selenite.games.blue_moon_city import art, signs
from selenite.games.blue_moon_city.rules.codes import MORE_AT_HOSPITAL
from selenite.games.blue_moon_city.rules.components import COURTYARD, Reward, Tile

WIDTH, HEIGHT = 152, 128
"""The size of a tile."""

DRAGONS_Y, FIGURES_Y = 43, 66
"""The middles of the row where dragons fly and of the row where figures stand."""

BADGE_Y, BADGE_X = 77, 13
"""The middle of a badge beside the figures, and its distance from the tile's side."""

_LIGHT = 13
"""How far a complete building shines."""

ROUND = 10
"""The radius of a tile's corners."""

_FOOT_Y = 91
_BOX_Y, _BOX_W, _BOX_H = 94.5, 27, 30
_BOX_LEFT = 5
_RIGHT, _REWARDS_W = WIDTH - 5, 60
_ABILITIES = {
    "draw-two": ("card", f"+{MORE_AT_HOSPITAL}"), "teleport": ("any", ""),
    "offering": ("offering", ""),
}  # fmt: skip
_SCAFFOLDS = 3
_ART = (0, -4, 120, 94)
"""The frame that buildings are drawn in."""

_LEVELS = 12
"""How many levels a building rises by: the art can cut it off at each but the last."""

_LARGE, _ONE_LINE = 15, 18
"""The most letters of a name in its largest size, and of one on a single line."""

_HEBREW = re.compile("[\u05d0-\u05ea]")
"""Hebrew letters: they are as high as small Latin ones, and are set larger."""

_NAME_W = 160
"""The room for a name, a little more than the tile: widths are estimated generously."""


class Frame(NamedTuple):
    """A place on a drawing: its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float


@lru_cache(maxsize=512)
def label(named: str) -> Svg:
    """A tile's name on one or two lines at its top."""
    if len(named) <= _ONE_LINE or " " not in named:
        size = 15 if _HEBREW.search(named) else 13 if len(named) <= _LARGE else 12
        return words(named, WIDTH / 2, 15.5, size, "tile-name", width=_NAME_W)
    return join(
        words(line, WIDTH / 2, 13 + 11.5 * n, 11.8, "tile-name", width=_NAME_W)
        for n, line in enumerate(drawing.two_lines(named, 0, 12))
    )


@cache
def code(cell: str) -> Svg:
    """A cell's name as records write it, for those who want to see it."""
    return words(cell, 5, 32, 11, "bold codes", "start")


def _slab(which: str) -> Svg:
    """A tile's slab, a little thick, with its ground; that of a complete building shines."""
    around, below = (_LIGHT, _LIGHT) if which == "built" else (4, 8)
    return art.use(f"slab-{which}", -around, -around, WIDTH + 2 * around, HEIGHT + around + below)


@lru_cache(maxsize=512)
def plan(tile: Tile, cubes: tuple[int | None, ...]) -> Svg:
    """The unbuilt side: a plan that turns to stone from below as its boxes are paid for."""
    return join(
        (
            _slab("plan"),
            _rising(tile, cubes),
            art.use("foot", 0, _FOOT_Y, WIDTH, HEIGHT - _FOOT_Y),
            _rewards(tile),
            _boxes(tile, cubes),
            _badge(tile.ability) if tile.ability else EMPTY,
        )
    )


@lru_cache(maxsize=512)
def portrait(tile: Tile, cubes: tuple[int | None, ...] | None) -> Svg:
    """A tile's picture alone, as far as it is built: complete where no boxes are left."""
    if cubes is None:
        return _slab("built") + _complete(tile)
    return _slab("plan") + group(_rising(tile, cubes), x=-15.6, y=-2, scale=1.2)


def _rising(tile: Tile, cubes: Sequence[int | None]) -> Svg:
    """The building as a plan, and as stone up to its share of the value that has been paid."""
    building = art.use(art.building(tile.key), *_ART)
    values = [value for _, value in tile.boxes]
    paid = sum(value for value, seat in zip(values, cubes, strict=True) if seat is not None)
    drawn = [element("g", building, class_="p-plan")]
    if paid:
        level = min(max(round(_LEVELS * paid / sum(values)), 1), _LEVELS - 1)
        stone = f"p-lit b-{tile.key} raw"
        drawn.append(element("g", building, class_=stone, clip_path=f"url(#bmc-cut-{level})"))
        kind = 1 + sum(map(ord, tile.key)) % _SCAFFOLDS
        drawn.append(art.use(f"scaffold-{kind}", *_ART))
    return group(*drawn, x=24.4, y=16.6, scale=0.86)


@cache
def box_frames(count: int) -> tuple[Frame, ...]:
    """Where the boxes lie on a tile: from left to right, narrower where they are many."""
    gap = 3 if count <= 3 else 2
    room = 90 if count <= 4 else 98
    width = min(_BOX_W, (room - gap * (count - 1)) / count)
    return tuple(Frame(_BOX_LEFT + n * (width + gap), _BOX_Y, width, _BOX_H) for n in range(count))


def _boxes(tile: Tile, cubes: Sequence[int | None]) -> Svg:
    """The boxes of a plan, free or with a cube."""
    boxes = zip(tile.boxes, cubes, box_frames(len(tile.boxes)), strict=True)
    return join(
        group(
            _box(people, value, seat, frame.width, frame.height), x=frame.x, y=frame.y,
            class_=f"box {people}", data_box=f"{n}",
        )
        for n, ((people, value), seat, frame) in enumerate(boxes, 1)
    )  # fmt: skip


def _box(people: str, value: int, seat: int | None, width: float, height: float) -> Svg:
    """A box: a socket with the people's sign and the value, or the cube that lies there."""
    if seat is not None:
        size = min(width + 2, height - 2)
        cube = group(signs.cube(seat, size), x=width / 2, y=height / 2 - 1, data_cube=f"{seat}")
        return box(0, 0, width, height, "hole", 5) + cube
    is_narrow = width < 22
    size = 10 if is_narrow else 12
    return (
        shade(0, 0, width, height, f"ground-{people}", 5)
        + box(0.5, 0.5, width - 1, height - 1, "rim", 4.5)
        + signs.people(people, 2 if is_narrow else 3, 3, size)
        + words(
            f"{value}", width - (2.5 if is_narrow else 3.5), height - 4.5,
            16 if is_narrow else 19, "bold on-card serif", "end",
        )
    )  # fmt: skip


def shade(x: float, y: float, width: float, height: float, name: str, round_: float = 0) -> Svg:
    """A rectangle with one of the art's gradients."""
    return element(
        "rect", x=x, y=y, width=width, height=height, rx=round_ or None, fill=f"url(#bmc-{name})"
    )


def _rewards(tile: Tile) -> Svg:
    """What the leader and every builder get: two lines at the right of the foot."""
    last = box_frames(len(tile.boxes))[-1]
    room = min(_RIGHT - last.x - last.width - 4, _REWARDS_W)
    rows = [
        _reward_line(sign, given)
        for sign, given in (("crown", tile.leader), ("heads", tile.everyone))
        if any(given)
    ]
    widest = min(max((width for _, width in rows), default=0), room)
    drawn = []
    for n, (row, width) in enumerate(rows):
        scale = min(1.0, room / width)
        y = _BOX_Y + 1 + 15 * n + 6.5 * (1 - scale)
        drawn.append(group(row, x=_RIGHT - widest, y=y, scale=scale))
    return join(drawn)


def _reward_line(sign: str, given: Reward) -> tuple[Svg, float]:
    """Who gets something, and what."""
    row, width = signs.reward(given, 13)
    who = element("g", signs.sign(sign, 0, 0.5, 12), class_="who")
    return who + group(row, x=14.5), width + 14.5


def _badge(ability: str) -> Svg:
    """A new building's ability (6.2 to 6.4) on a small plate at the tile's side."""
    sign, width = _ability(ability)
    plate = box(0, 0, width + 8, 19, "plaque", 9)
    return group(plate, group(sign, x=4, y=3), x=5, y=24)


def _ability(ability: str) -> tuple[Svg, float]:
    """An ability as a sign, and its width."""
    sign, word = _ABILITIES[ability]
    drawn = signs.sign(sign, 0, 0, 13)
    return (drawn + words(word, 13, 11, 12, "bold", "start"), 29) if word else (drawn, 13)


@lru_cache(maxsize=512)
def built(tile: Tile) -> Svg:
    """The complete side: the building in its colours, and what it gives to its neighbours'."""
    return _slab("built") + _complete(tile) + _bonus(tile)


def _complete(tile: Tile) -> Svg:
    """A building in its colours."""
    building = art.use(art.building(tile.key), *_ART)
    return group(building, x=13, y=21, scale=1.05, class_=f"p-lit b-{tile.key}")


def _bonus(tile: Tile) -> Svg:
    """What a complete building gives, on a medallion over its corner, and its ability on one."""
    drawn = []
    right = WIDTH + 4.0
    if any(tile.neighbour):
        kinds = sum(map(bool, tile.neighbour))
        row, width = signs.reward(tile.neighbour, 18 if kinds == 1 else 14)
        drawn.append(_medallion(right, row, width, 18 if kinds == 1 else 14))
        right -= max(38.0, width + 15) + 4
    if tile.ability:
        drawn.append(_medallion(right, *_ability(tile.ability), 13))
    return group(*drawn, class_="bonus") if drawn else group(EMPTY, class_="bonus")


def _medallion(right: float, inside: Svg, width: float, height: float) -> Svg:
    """A golden plate that stands out over the tile's lower edge, with something in its middle."""
    wide = max(38.0, width + 15)
    return group(
        box(-1.5, -1.5, wide + 3, 41, "ring", 20.5), shade(0, 0, wide, 38, "medal", 19),
        group(inside, x=(wide - width) / 2, y=19 - height / 2), x=right - wide, y=HEIGHT - 34,
    )  # fmt: skip


def both_sides(tile: Tile, named: str) -> tuple[Svg, Frame]:
    """Both sides of a tile side by side, and the frame they lie in with their light."""
    free = (None,) * len(tile.boxes)
    front = plan(tile, free) + label(named)
    back = group(built(tile), label(named), x=WIDTH + 18)
    return front + back, Frame(-5, -_LIGHT, 2 * WIDTH + 23 + _LIGHT, HEIGHT + 2 * _LIGHT)


@cache
def courtyard() -> Svg:
    """The courtyard: a paved square with the obelisk in its middle."""
    return _slab("court") + art.use(art.building(COURTYARD), 11, 18, 130, 102)
