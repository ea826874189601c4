"""The tiles of Blue Moon City, drawn: a plan with boxes, a complete building, the courtyard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from selenite.core import drawing
from selenite.core.drawing import EMPTY, Svg, box, group, join, words
from selenite.games.blue_moon_city import signs
from selenite.games.blue_moon_city.rules.components import Tile

WIDTH, HEIGHT = 96, 116
"""The size of a tile."""

_MOST_IN_A_ROW_OF_BOXES = 4
_ABILITIES = {"draw-two": ("card", "+2"), "teleport": ("any", ""), "offering": ("obelisk", "+1")}


@lru_cache(maxsize=512)
def label(named: str) -> Svg:
    """A tile's name on one or two lines at its top."""
    lines = drawing.two_lines(named, WIDTH - 8, 12)
    if len(lines) == 1:
        return words(lines[0], WIDTH / 2, 19, 12, "bold", width=WIDTH - 8)
    return join(
        words(line, WIDTH / 2, 14 + 12 * n, 11.5, "bold", width=WIDTH - 8)
        for n, line in enumerate(lines)
    )


@lru_cache(maxsize=512)
def plan(tile: Tile, cubes: tuple[int | None, ...]) -> Svg:
    """The unbuilt side: a plan with its boxes, and what its completion gives."""
    return box(0, 0, WIDTH, HEIGHT, "tile", 7) + _boxes(tile, cubes) + _rewards(tile)


class Frame(NamedTuple):
    """A place on a drawing: its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float


@cache
def box_frames(count: int) -> tuple[Frame, ...]:
    """Where the boxes lie on a tile: from left to right, on two rows where they are many."""
    in_a_row = count if count <= _MOST_IN_A_ROW_OF_BOXES else (count + 1) // 2
    rows = -(-count // in_a_row)
    width = min((WIDTH - 7) / in_a_row, 30)
    height = 36 / rows
    left = (WIDTH - width * in_a_row) / 2
    return tuple(
        Frame(
            left + (n % in_a_row) * width + 1, 31 + (n // in_a_row) * height,
            width - 2, height - (rows - 1),
        )
        for n in range(count)
    )  # fmt: skip


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
    """A box: the people's sign and letter over the value, or the cube that lies there."""
    frame = box(0, 0, width, height, "slot", 4)
    if seat is not None:
        size = min(width - 5, height - 4, 22)
        cube = group(
            signs.cube(seat, size), x=width / 2, y=height / 2 + size / 12, data_cube=f"{seat}"
        )
        return frame + cube
    letter = signs.LETTERS[people]
    if height < 24:
        return (
            frame
            + signs.people(people, 1.5, height / 2 - 4, 8)
            + words(f"{letter}{value}", width - 1.5, height / 2 + 3.8, 10.5, "bold on-card", "end")
        )
    sign = min(width - 13, 12.5)
    return (
        frame
        + signs.people(people, 2, 3.5, sign)
        + words(letter, width - 2.5, 13.5, 11.5, "on-card", "end")
        + words(f"{value}", width / 2, height - 3.5, 18, "bold on-card")
    )


def _rewards(tile: Tile) -> Svg:
    """What the leader and every builder get, and the ability, in one row."""
    drawn, x = [], 0.0
    for sign, given in (("crown", tile.leader), ("heads", tile.everyone)):
        row, width = signs.reward(given, 13)
        drawn += [signs.sign(sign, x, 1, 11.5), group(row, x=x + 14)]
        x += 14 + width + 5
    if tile.ability:
        ability, width = _ability(tile.ability)
        drawn.append(group(ability, x=x))
        x += width + 5
    return _centred(drawn, x - 5, 70)


def _centred(drawn: Sequence[Svg], width: float, y: float) -> Svg:
    """Signs in the middle of a tile, smaller where there are too many."""
    scale = min(1.0, (WIDTH - 6) / width) if width > 0 else 1.0
    return group(*drawn, x=(WIDTH - width * scale) / 2, y=y + 6 * (1 - scale), scale=scale)


def _ability(ability: str) -> tuple[Svg, float]:
    """A new building's ability as a sign (6.2 to 6.4), and its width."""
    sign, word = _ABILITIES[ability]
    drawn = signs.sign(sign, 0, 0, 12)
    return (drawn + words(word, 12, 10, 11, "bold", "start"), 29) if word else (drawn, 12)


@lru_cache(maxsize=512)
def built(tile: Tile) -> Svg:
    """The complete side: a house with what it gives to its neighbours' builders."""
    row, width = signs.reward(tile.neighbour, 19)
    drawn, wide = _ability(tile.ability) if tile.ability else (EMPTY, 0)
    scale = min(1.0, (WIDTH - 24) / width) if width else 1.0
    bonus = group(row, x=(WIDTH - width * scale) / 2, y=53, scale=scale, class_="bonus")
    ability = _centred([drawn], wide, 74)
    house = group(signs.house(tile.boxes[0][0]), x=8, y=30)
    return box(0, 0, WIDTH, HEIGHT, "built", 7) + house + bonus + ability


@lru_cache(maxsize=512)
def courtyard() -> Svg:
    """The courtyard: a paved square with the obelisk in its middle."""
    middle_x, middle_y = WIDTH / 2, 56
    rings = join(drawing.disc(middle_x, middle_y, radius, "plaza") for radius in (12, 22, 32))
    return (
        box(0, 0, WIDTH, HEIGHT, "court", 7)
        + rings
        + signs.sign("obelisk", middle_x - 17, middle_y - 22, 34)
    )
