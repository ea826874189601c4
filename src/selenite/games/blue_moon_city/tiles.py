"""The tiles of Blue Moon City, drawn: a plan with boxes, a complete building, the courtyard.

A tile is a slab with a picture on its upper part, where dragons fly and figures stand, and what
the game asks and gives below it: nothing that stands on a tile ever covers a box or a reward.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from selenite.core import drawing
from selenite.core.drawing import EMPTY, Svg, box, element, group, join, path, words
from selenite.games.blue_moon_city import art, signs
from selenite.games.blue_moon_city.rules.components import COURTYARD, Tile

WIDTH, HEIGHT = 116, 116
"""The size of a tile."""

DRAGONS_Y, FIGURES_Y = 33, 64
"""The middles of the row where dragons fly and of the row where figures stand."""

BADGE_Y, BADGE_X = 66, 10
"""The middle of a badge beside the figures, and its distance from the tile's side."""

_MOST_IN_A_ROW_OF_BOXES = 4
_BOX_Y, _BOX_H = 92, 21
_ABILITIES = {"draw-two": ("card", "+2"), "teleport": ("any", ""), "offering": ("offering", "")}
_ROUND = 6
_SCAFFOLDS = 3
_ART = (0, -6, 120, 90)
"""The frame that buildings are drawn in."""

_GROUND, _LEVELS, _LEVEL_H = 80, 12, 6
"""Where their ground is, and the levels up to which the art can cut them off."""


class Frame(NamedTuple):
    """A place on a drawing: its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float


@lru_cache(maxsize=512)
def label(named: str) -> Svg:
    """A tile's name on one or two lines at its top."""
    lines = drawing.two_lines(named, WIDTH - 8, 10)
    if len(lines) == 1:
        return words(lines[0], WIDTH / 2, 12.5, 10, "bold tile-name", width=WIDTH - 8)
    return join(
        words(line, WIDTH / 2, 10.5 + 9.5 * n, 9.2, "bold tile-name", width=WIDTH - 8)
        for n, line in enumerate(lines)
    )


@cache
def code(cell: str) -> Svg:
    """A cell's name as records write it, for those who want to see it."""
    return words(cell, 4, 53, 9, "bold codes", "start")


def _slab(class_: str) -> Svg:
    """A tile's slab, a little thick."""
    side = box(-0.6, 2.6, WIDTH + 1.2, HEIGHT + 1.4, "slab", _ROUND + 1)
    return side + box(0, 0, WIDTH, HEIGHT, class_, _ROUND)


@cache
def _grid() -> Svg:
    """The lines of the paper that plans are drawn on."""
    lines = [f"M2 {y}h{WIDTH - 4}" for y in range(12, HEIGHT, 12)]
    lines += [f"M{x} 2v{HEIGHT - 4}" for x in range(12, WIDTH, 12)]
    return path("".join(lines), "grid")


@lru_cache(maxsize=512)
def plan(tile: Tile, cubes: tuple[int | None, ...]) -> Svg:
    """The unbuilt side: a plan that turns to stone from below as its boxes are paid for."""
    return (
        _slab("tile")
        + _grid()
        + _rising(tile, cubes)
        + box(3, 77, WIDTH - 6, 13.5, "strip", 3)
        + _rewards(tile)
        + _boxes(tile, cubes)
    )


def _rising(tile: Tile, cubes: Sequence[int | None]) -> Svg:
    """The building as a plan, and as stone up to its share of the value that has been paid."""
    building = art.use(art.building(tile.key), *_ART)
    values = [value for _, value in tile.boxes]
    paid = sum(value for value, seat in zip(values, cubes, strict=True) if seat is not None)
    drawn = [element("g", building, class_="p-plan")]
    if paid:
        level = min(max(round(_LEVELS * paid / sum(values)), 1), _LEVELS - 1)
        drawn.append(element("g", building, class_="p-stone", clip_path=f"url(#bmc-cut-{level})"))
        kind = 1 + sum(map(ord, tile.key)) % _SCAFFOLDS
        top = _GROUND - _LEVEL_H * level
        drawn.append(art.use(f"scaffold-{kind}", 0, top - 24, 120, 40))
    return group(*drawn, x=11.2, y=14, scale=0.78)


@cache
def box_frames(count: int) -> tuple[Frame, ...]:
    """Where the boxes lie on a tile: from left to right, narrower where they are many."""
    width = 27.5 if count <= _MOST_IN_A_ROW_OF_BOXES else (WIDTH - 6) / count
    left = (WIDTH - width * count) / 2
    return tuple(Frame(left + n * width + 0.75, _BOX_Y, width - 1.5, _BOX_H) for n in range(count))


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
        size = min(width, height) + 1
        cube = group(signs.cube(seat, size), x=width / 2, y=height / 2, data_cube=f"{seat}")
        return box(0, 0, width, height, "empty", 4) + cube
    socket = box(0, 0, width, height, "slot socket", 4) + shade(0, 0, width, height, "shine", 4)
    if width < 20:
        return (
            socket
            + signs.people(people, (width - 9) / 2, 1, 9)
            + words(f"{value}", width / 2, height - 1.2, 11.5, "bold on-card")
        )
    return (
        socket
        + signs.people(people, 2, 4.6, 12)
        + words(f"{value}", width - 6.2, height - 4.6, 16.5, "bold on-card")
    )


def shade(x: float, y: float, width: float, height: float, name: str, round_: float = 0) -> Svg:
    """A rectangle of light or shadow from one of the art's gradients."""
    return element(
        "rect", x=x, y=y, width=width, height=height, rx=round_ or None, fill=f"url(#bmc-{name})"
    )


def _rewards(tile: Tile) -> Svg:
    """What the leader and every builder get, and the ability, in one row."""
    drawn, x = [], 0.0
    for sign, given in (("crown", tile.leader), ("heads", tile.everyone)):
        row, width = signs.reward(given, 12)
        drawn += [signs.sign(sign, x, 0.2, 11.5), group(row, x=x + 13)]
        x += 13 + width + 5
    if tile.ability:
        ability, width = _ability(tile.ability)
        drawn.append(group(ability, x=x))
        x += width + 5
    return _centred(drawn, x - 5, 77.8)


def _centred(drawn: Sequence[Svg], width: float, y: float) -> Svg:
    """Signs in the middle of a tile, smaller where there are too many."""
    scale = min(1.0, (WIDTH - 10) / width) if width > 0 else 1.0
    return group(*drawn, x=(WIDTH - width * scale) / 2, y=y + 6 * (1 - scale), scale=scale)


def _ability(ability: str) -> tuple[Svg, float]:
    """A new building's ability as a sign (6.2 to 6.4), and its width."""
    sign, word = _ABILITIES[ability]
    drawn = signs.sign(sign, 0, 0, 12)
    return (drawn + words(word, 12, 10, 11, "bold", "start"), 27) if word else (drawn, 12)


@lru_cache(maxsize=512)
def built(tile: Tile) -> Svg:
    """The complete side: the building in its colours, and what it gives to its neighbours'."""
    frame = Frame(5, 15, 106, 79.5)
    colours = group(art.use(art.building(tile.key), *frame), class_=f"of-{tile.boxes[0][0]}")
    return (
        _slab("built")
        + path(_stars(tile.key), "star")
        + shade(1.2, 1.2, WIDTH - 2.4, HEIGHT - 2.4, "glow", _ROUND - 1)
        + colours
        + _bonus(tile)
    )


def _stars(key: str) -> str:
    """Some stars in a tile's sky, for each tile in other places."""
    seed = sum(n * ord(letter) for n, letter in enumerate(key, 1))
    drawn = []
    for n in range(1, 11):
        x, y = 6 + (seed + 37 * n * n) % (WIDTH - 12), 18 + (seed + 13 * n * n * n) % 41
        r = 1.5 if n % 3 == 0 else 0.9
        drawn.append(f"M{x - r:g} {y}l{r} {r}l{r}-{r}l-{r}-{r}z")
    return "".join(drawn)


def _bonus(tile: Tile) -> Svg:
    """What a complete building gives, on a plaque, and its ability beside it."""
    row, width = signs.reward(tile.neighbour, 15)
    drawn = [group(row)] if width else []
    if tile.ability:
        ability, wide = _ability(tile.ability)
        drawn.append(group(ability, x=width + (8 if width else 0), y=1.5))
        width += wide + (8 if width else 0)
    if not drawn:
        return group(EMPTY, class_="bonus")
    scale = min(1.0, (WIDTH - 20) / width)
    plaque = box(-7, -2.5, width + 14, 20, "plaque", 10)
    return group(
        plaque, *drawn, x=(WIDTH - width * scale) / 2, y=95 + 7 * (1 - scale), scale=scale,
        class_="bonus",
    )  # fmt: skip


@cache
def courtyard() -> Svg:
    """The courtyard: a paved square with the obelisk in its middle."""
    return (
        _slab("court")
        + shade(1, 1, WIDTH - 2, HEIGHT - 2, "glow", _ROUND - 1)
        + art.use(art.building(COURTYARD), 2, 24, WIDTH - 4, 78)
    )
