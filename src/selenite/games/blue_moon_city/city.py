"""The city of Blue Moon City, drawn: tiles, what stands on them, obelisk, supply and dragons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from selenite.core import drawing
from selenite.core.drawing import (
    WIDTH,
    Names,
    Part,
    Say,
    Spot,
    Svg,
    box,
    element,
    escape,
    group,
    join,
    layer,
    title,
    words,
)
from selenite.core.state import Position
from selenite.games.blue_moon_city import signs, tiles, wording
from selenite.games.blue_moon_city.options import components_of
from selenite.games.blue_moon_city.rules.components import Components, Tile
from selenite.games.blue_moon_city.tiles import Frame

_COLUMNS, _ROWS = "abcde", "54321"
_LEFT, _TOP = 16, 4
_PITCH_X, _PITCH_Y = 100, 120
_CITY_H = _TOP + len(_ROWS) * _PITCH_Y + 16
_BOARD_H = _CITY_H + 94
_ROW_W = 66
_SMALLEST = 0.75
MARGIN = 8

LAYERS: dict[str, tuple[str, ...]] = {
    "ground": (),
    "tiles": ("options", "city"),
    "obelisk": ("options", "obelisk"),
    "supply": ("supply",),
    "dragons": ("dragons", "figures"),
    "figures": ("dragons", "figures"),
}
"""The layers of the city, the lowest first, and what that can change in a game each shows."""


def board(position: Position, say: Say, names: Names) -> Part:
    """The city, and below it the obelisk, the supply of scales and the dragons outside."""
    return Part(WIDTH, _BOARD_H, join(city_layer(name, position, say, names) for name in LAYERS))


def spots(position: Position) -> list[Spot]:
    """Where the cells are, and the boxes of buildings that aren't complete."""
    found = []
    for cell, entry in position["city"].items():
        found.append(Spot("cell", cell, *cell_frame(cell)))
        boxes = () if entry.get("built", True) else entry["boxes"]
        for number in range(1, len(boxes) + 1):
            frame = box_frame(cell, number, len(boxes))
            found.append(Spot("box", f"{number}", *frame, within=cell))
    return found


@lru_cache(maxsize=64)
def live_head(game: str, say: Say) -> Svg:
    """The beginning of a city that a page keeps up to date.

    The layers of :func:`city_layer` follow, which many viewers share and which aren't read out;
    then :data:`LIVE_MIDDLE`, layers of what can be done, and :data:`LIVE_END`.
    """
    width, height = WIDTH + 2 * MARGIN, _BOARD_H + 2 * MARGIN
    return Svg(
        f'<svg xmlns="{drawing.NAMESPACE}" id="city" class="selenite {escape(game)}"'
        f' viewBox="-{MARGIN} -{MARGIN} {width} {height}" role="group"'
        f' aria-label="{escape(say("title"))}"><g id="drawn" aria-hidden="true">'
    )


LIVE_MIDDLE = Svg('</g><g id="lit">')
LIVE_END = Svg("</g></svg>")


def city_layer(
    name: str, position: Position, say: Say, names: Names = None, id_: str | None = None
) -> Svg:
    """One of :data:`LAYERS`."""
    return layer(name, _inside(name, position, say, names), id=id_)


def _inside(name: str, position: Position, say: Say, names: Names) -> list[Svg]:
    if name == "ground":
        return _ground(position["city"])
    if name == "supply":
        return _supply(position["supply"]["scales"], say)
    if name == "dragons":
        return _dragons(position, say)
    called = seat_names(position, say, names)
    if name == "figures":
        return _figures(position, say, called)
    components, city = components_of(position), position["city"]
    if name == "obelisk":
        return _obelisk(position, components, say, called)
    return [tile(components, cell, city[cell], say, called) for cell in city]


def seat_names(position: Position, say: Say, names: Names) -> list[str]:
    """What each seat is called."""
    return drawing.seat_names(names, len(position["players"]), say)


def _corner(cell: str) -> tuple[float, float]:
    """The top left corner of a cell's tile."""
    x = _LEFT + _COLUMNS.index(cell[0]) * _PITCH_X
    return x + 2, _TOP + _ROWS.index(cell[1]) * _PITCH_Y + 2


@cache
def cell_frame(cell: str) -> Frame:
    """Where a cell's tile lies."""
    return Frame(*_corner(cell), tiles.WIDTH, tiles.HEIGHT)


def box_frame(cell: str, box: int, boxes: int) -> Frame:
    """Where one of a tile's boxes lies, by its number from 1 on."""
    x, y = _corner(cell)
    frame = tiles.box_frames(boxes)[box - 1]
    return Frame(x + frame.x, y + frame.y, frame.width, frame.height)


def space_frame(position: Position, space: int) -> Frame:
    """Where a space of the obelisk lies, by its number from 0 on."""
    prices = components_of(position).obelisk(len(position["players"]))
    pitch = (WIDTH - 38) / len(prices)
    return Frame(41 + space * pitch, _CITY_H + 4, pitch - 4, 40)


def _ground(city: Mapping[str, Any]) -> list[Svg]:
    """What the city lies on: a plate under every tile, and the names of columns and rows."""
    width, height = tiles.WIDTH + 10, tiles.HEIGHT + 10
    plates = [box(x - 5, y - 5, width, height, "ground", 9) for x, y in map(_corner, city)]
    columns = [
        words(letter, _corner(letter + "1")[0] + tiles.WIDTH / 2, _CITY_H - 1, 13, "faint")
        for letter in _COLUMNS
    ]
    middle = tiles.HEIGHT / 2 + 4
    rows = [words(row, 6, _corner("a" + row)[1] + middle, 13, "faint row-name") for row in _ROWS]
    return [*plates, *columns, *rows]


def tile(
    components: Components, cell: str, entry: Mapping[str, Any], say: Say, called: Sequence[str],
    id_: str | None = None,
) -> Svg:  # fmt: skip
    """A tile with its name, its boxes or its bonus, and what it gives."""
    x, y = _corner(cell)
    named = wording.tile_name(components, entry["tile"], say)
    if "boxes" not in entry:
        inside = tiles.courtyard()
        text = say("building-courtyard", cell=cell)
    else:
        plan = components.tiles[entry["tile"]]
        inside = tiles.built(plan) if entry["built"] else tiles.plan(plan, tuple(entry["boxes"]))
        text = _tile_text(plan, cell, named, entry, say, called)
    return group(
        title(text), inside, tiles.label(named), x=x, y=y,
        id=id_, class_="cell", data_cell=cell, data_tile=entry["tile"],
    )  # fmt: skip


def _tile_text(
    tile: Tile, cell: str, named: str, entry: Mapping[str, Any], say: Say, called: Sequence[str]
) -> str:
    """A building in words: its boxes, or that it is complete."""
    lines = [say("building-head", cell=cell, tile=named)]
    if entry["built"]:
        return "\n".join([*lines, say("building-built")])
    for number, (asked, seat) in enumerate(zip(tile.boxes, entry["boxes"], strict=True), 1):
        lines.append(wording.box(say, number, *asked, None if seat is None else called[seat]))
    return "\n".join(lines)


# What stands around


def _obelisk(
    position: Position, components: Components, say: Say, called: Sequence[str]
) -> list[Svg]:
    """The obelisk's spaces from the lowest to the highest, with prices and offerings."""
    prices = components.obelisk(len(position["players"]))
    taken = position["obelisk"]
    pitch = (WIDTH - 38) / len(prices)
    drawn = [group(signs.sign("obelisk", 4, _CITY_H + 8, 36))]
    for n, price in enumerate(prices):
        seat = taken[n] if n < len(taken) else None
        frame = "space next" if n == len(taken) else "space"
        inside = [title(_offering_text(n, price, seat, say, called))]
        inside.append(box(1, 4, pitch - 4, 40, frame, 5))
        if seat is None:
            inside.append(words(f"{price}", pitch / 2 - 1, 23, 17, "bold"))
            inside.append(signs.sign("gem", pitch / 2 - 7.5, 27, 13))
        else:
            inside.append(group(signs.cube(seat, 20), x=pitch / 2 - 1, y=18))
            inside.append(words(f"{price}", pitch / 2 - 1, 41, 11, "faint"))
        drawn.append(
            group(
                *inside, x=40 + n * pitch, y=_CITY_H, data_space=f"{n + 1}",
                data_offering=None if seat is None else f"{seat}",
            )
        )  # fmt: skip
    return drawn


def _offering_text(n: int, price: int, seat: int | None, say: Say, called: Sequence[str]) -> str:
    if seat is None:
        return say("draw-space", space=n + 1, price=price)
    return say("draw-offering", space=n + 1, price=price, who=called[seat])


def _supply(scales: int, say: Say) -> list[Svg]:
    """The golden scales left, each of them as far as there is room, and their number."""
    y = _CITY_H + 62
    shown = min(scales, 15)
    pitch = 17
    left = WIDTH - 4 - shown * pitch
    drawn = [signs.sign("scale", left + n * pitch, y, 17) for n in range(shown)]
    count = words(f"{scales}", left - 5, y + 15, 17, "bold", "end")
    text = title(say("draw-supply", scales=scales))
    return [element("g", text, count, *drawn, data_supply=f"{scales}")]


Row = list[tuple[str, float]]
Place = tuple[float, float, float]


@lru_cache(maxsize=4096)
def _standing(
    dragons: tuple[tuple[str, str | None], ...], figures: tuple[str, ...]
) -> dict[str, Place]:
    """Where each piece stands, in a row at its cell's bottom, and how large it is drawn."""
    rows: dict[str | None, Row] = {}
    for key, at in dragons:
        rows.setdefault(at, []).append((f"dragon-{key}", 27.0))
    for seat, cell in enumerate(figures):
        rows.setdefault(cell, []).append((f"figure-{seat}", 18.0))
    places: dict[str, Place] = {}
    for at, row in rows.items():
        places |= _in_a_row(row, at)
    return places


def _in_a_row(row: Row, cell: str | None) -> dict[str, Place]:
    """Where the pieces of a row stand on a cell, or outside.

    Where they are many they are smaller, and at last overlap: what lies above them stays in sight.
    """
    total, before = sum(width for _, width in row), 0.0
    places = {}
    for piece, width in row:
        middle = before + width / 2
        before += width
        if cell is None:
            places[piece] = (14 + middle * 1.2, float(_CITY_H + 72), 1.0)
        else:
            x, y = _corner(cell)
            scale = min(1.0, _ROW_W / total)
            left = x + (tiles.WIDTH - total * scale) / 2
            places[piece] = (left + middle * scale, y + 99, max(scale, _SMALLEST))
    return places


def _places(position: Position) -> dict[str, Place]:
    return _standing(tuple(position["dragons"].items()), tuple(position["figures"]))


def _dragons(position: Position, say: Say) -> list[Svg]:
    """The dragons, each with the sign of its element; those outside wait below the city."""
    places = _places(position)
    return [
        _dragon(say("draw-dragon", dragon=key), key, at, *places[f"dragon-{key}"])
        for key, at in position["dragons"].items()
    ]


@lru_cache(maxsize=1024)
def _dragon(text: str, key: str, at: str | None, x: float, y: float, scale: float) -> Svg:
    return group(
        title(text), _scaled(signs.dragon(key), scale), x=x, y=y, id=f"dragon-{key}",
        class_=f"dragon dragon-{key}", data_dragon=key, data_at=at or "outside",
    )  # fmt: skip


def _figures(position: Position, say: Say, called: Sequence[str]) -> list[Svg]:
    """The figures, with their seats' signs."""
    places = _places(position)
    return [
        _figure(say("draw-figure", who=called[seat]), seat, at, *places[f"figure-{seat}"])
        for seat, at in enumerate(position["figures"])
    ]


@lru_cache(maxsize=4096)
def _figure(text: str, seat: int, at: str, x: float, y: float, scale: float) -> Svg:
    return group(
        title(text), _scaled(signs.figure(seat), scale), x=x, y=y, id=f"figure-{seat}",
        class_="figure", data_figure=f"{seat}", data_at=at,
    )  # fmt: skip


def _scaled(piece: Svg, scale: float) -> Svg:
    return group(piece, scale=scale) if scale < 1 else piece
