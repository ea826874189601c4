"""The city of Blue Moon City, drawn: tiles, what stands on them, obelisk, supply and dragons.

The board is a view of the city by the water. On its left, up to :data:`CITY_WIDTH`, is the city
itself; on its right the obelisk, with the dragons that wait outside. A narrow page shows the left
part alone and the obelisk as a line of its own above it (:func:`obelisk.lying`): what is drawn in
the city is the same, so that the page can choose by its width alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from selenite.core import drawing
from selenite.core.drawing import (
    Names,
    Part,
    Say,
    Spot,
    Svg,
    below,
    box,
    element,
    escape,
    group,
    join,
    layer,
    number,
    title,
    words,
)
from selenite.core.state import Position
from selenite.games.blue_moon_city import art, obelisk, signs, tiles, wording
from selenite.games.blue_moon_city.obelisk import count, space_frame
from selenite.games.blue_moon_city.options import components_of
from selenite.games.blue_moon_city.rules.components import Components, Tile
from selenite.games.blue_moon_city.scene import CITY_WIDTH, FOOT, HEIGHT, WIDTH, corner, ground
from selenite.games.blue_moon_city.tiles import Frame

__all__ = [
    "CITY_WIDTH", "HEIGHT", "LAYERS", "LIVE_END", "LIVE_MIDDLE", "WIDTH", "board",
    "box_frame", "cell_frame", "city_layer", "count", "live_head", "seat_names", "space_frame",
    "spots", "tile",
]  # fmt: skip

LAYERS: dict[str, tuple[str, ...]] = {
    "ground": (),
    "tiles": ("options", "city"),
    "obelisk": ("options", "obelisk"),
    "supply": ("supply", "deck", "discard"),
    "dragons": ("dragons", "figures"),
    "figures": ("dragons", "figures"),
}
"""The layers of the city, the lowest first, and what that can change in a game each shows."""


def board(position: Position, say: Say, names: Names, *, narrow: bool = False) -> Part:
    """The city and the obelisk beside it; where it is narrow, the obelisk as a line above."""
    whole = join(city_layer(name, position, say, names) for name in LAYERS if name != "obelisk")
    if not narrow:
        whole = join(city_layer(name, position, say, names) for name in LAYERS)
        return Part(WIDTH, HEIGHT, whole)
    inside = element(
        "svg", whole, width=CITY_WIDTH, height=HEIGHT, viewBox=f"0 0 {CITY_WIDTH} {HEIGHT}"
    )
    line = obelisk.lying(position, say, seat_names(position, say, names))
    line = Part(line.width, line.height, layer("obelisk", [line.body]))
    return below(line, Part(CITY_WIDTH, HEIGHT, inside), gap=6)


def spots(position: Position) -> list[Spot]:
    """Where the cells are, and the boxes of buildings that aren't complete."""
    found = []
    for cell, entry in position["city"].items():
        found.append(Spot("cell", cell, *cell_frame(cell)))
        boxes = () if entry.get("built", True) else entry["boxes"]
        for n in range(1, len(boxes) + 1):
            frame = box_frame(cell, n, len(boxes))
            found.append(Spot("box", f"{n}", *frame, within=cell))
    return found


@lru_cache(maxsize=64)
def live_head(game: str, say: Say) -> Svg:
    """The beginning of a city that a page keeps up to date.

    The layers of :func:`city_layer` follow, which many viewers share and which aren't read out;
    then :data:`LIVE_MIDDLE`, layers of what can be done, and :data:`LIVE_END`.
    """
    return Svg(
        f'<svg xmlns="{drawing.NAMESPACE}" id="city" class="selenite {escape(game)}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" role="group"'
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
        return [ground(tuple(position["city"]))]
    if name == "supply":
        return _supply(position, say)
    if name == "dragons":
        return _dragons(position, say)
    called = seat_names(position, say, names)
    if name == "figures":
        return _figures(position, say, called)
    if name == "obelisk":
        return obelisk.standing(position, say, called)
    components, city = components_of(position), position["city"]
    return [tile(components, cell, city[cell], say, called) for cell in city]


def seat_names(position: Position, say: Say, names: Names) -> list[str]:
    """What each seat is called."""
    return drawing.seat_names(names, len(position["players"]), say)


@cache
def cell_frame(cell: str) -> Frame:
    """Where a cell's tile lies."""
    return Frame(*corner(cell), tiles.WIDTH, tiles.HEIGHT)


def box_frame(cell: str, box: int, boxes: int) -> Frame:
    """Where one of a tile's boxes lies, by its number from 1 on."""
    x, y = corner(cell)
    frame = tiles.box_frames(boxes)[box - 1]
    return Frame(x + frame.x, y + frame.y, frame.width, frame.height)


def tile(
    components: Components, cell: str, entry: Mapping[str, Any], say: Say, called: Sequence[str],
    id_: str | None = None,
) -> Svg:  # fmt: skip
    """A tile with its name, its boxes or its bonus, and what it gives."""
    x, y = corner(cell)
    named = wording.tile_name(components, entry["tile"], say)
    if "boxes" not in entry:
        inside = tiles.courtyard()
        text = say("building-courtyard", cell=cell)
    else:
        plan = components.tiles[entry["tile"]]
        inside = tiles.built(plan) if entry["built"] else tiles.plan(plan, tuple(entry["boxes"]))
        text = _tile_text(plan, cell, named, entry, say, called)
    return group(
        title(text), inside, tiles.label(named), tiles.code(cell), x=x, y=y,
        id=id_, class_="cell", data_cell=cell, data_tile=entry["tile"],
    )  # fmt: skip


def _tile_text(
    tile: Tile, cell: str, named: str, entry: Mapping[str, Any], say: Say, called: Sequence[str]
) -> str:
    """A building in words: its boxes, or that it is complete."""
    lines = [say("building-head", cell=cell, tile=named)]
    if entry["built"]:
        return "\n".join([*lines, say("building-built")])
    for n, (asked, seat) in enumerate(zip(tile.boxes, entry["boxes"], strict=True), 1):
        lines.append(wording.box(say, n, *asked, None if seat is None else called[seat]))
    return "\n".join(lines)


# What stands around


def _supply(position: Position, say: Say) -> list[Svg]:
    """The golden scales left, the draw pile and the discard pile, on free corners or an islet."""
    free = [cell for cell in ("a1", "e1") if cell not in position["city"]]
    foot = FOOT + 26
    heap = Frame(CITY_WIDTH + 6, foot, 66, 56)
    pile = Frame(CITY_WIDTH + 72, foot, 62, 56)
    if "a1" in free:
        x, y = corner("a1")
        heap = Frame(x + 4, y + 46, 100, 66)
    if "e1" in free:
        x, y = corner("e1")
        pile = Frame(x + 4, y + 46, 100, 66)
    deck, discard = count(position["deck"]), count(position["discard"])
    return [
        _heap(position["supply"]["scales"], heap, say),
        _pile("deck", deck, Frame(pile.x, pile.y, pile.width / 2, pile.height), say),
        _pile(
            "discard", discard,
            Frame(pile.x + pile.width / 2, pile.y, pile.width / 2, pile.height), say,
        ),
    ]  # fmt: skip


@lru_cache(maxsize=512)
def _heap(scales: int, frame: Frame, say: Say) -> Svg:
    """The supply of golden scales: a heap, and how many there are."""
    size = frame.width / 5
    left = frame.x + frame.width / 2
    drawn = []
    rows = _heaped(min(scales, 15))
    bottom = frame.y + frame.height - 2
    for row, many in enumerate(rows):
        y = bottom - size - row * size * 0.62
        drawn += [
            signs.sign("scale", left + (n - many / 2) * size * 0.92, y, size) for n in range(many)
        ]
    plate = _counted(f"{scales}", frame.x + frame.width / 2, frame.y + 8)
    text = title(say("draw-supply", scales=scales))
    return element("g", text, *drawn, plate, data_supply=f"{scales}")


def _heaped(scales: int) -> list[int]:
    """How many scales lie in each row of a heap, the lowest first.

    >>> _heaped(15), _heaped(9), _heaped(0)
    ([5, 4, 3, 2, 1], [5, 4], [])
    """
    rows = []
    widest = 5
    while scales > 0:
        rows.append(min(widest, scales))
        scales -= rows[-1]
        widest = max(widest - 1, 1)
    return rows


def _counted(text: str, x: float, y: float) -> Svg:
    """A number on a small plate."""
    width = 8 * len(text) + 10
    return box(x - width / 2, y - 8, width, 16, "plaque", 8) + words(text, x, y + 4.8, 13, "bold")


@lru_cache(maxsize=512)
def _pile(which: str, cards: int, frame: Frame, say: Say) -> Svg:
    """A pile of cards as high as it is, and its number; an empty one is a place."""
    width = min(frame.width - 6, 34)
    height = width * 13 / 9
    x, y = frame.x + (frame.width - width) / 2, frame.y + frame.height - height - 1
    drawn = [box(x, y, width, height, "empty", 3)]
    high = min(-(-cards // 8), 6)
    drawn += [art.use("card-back", x, y - 1.4 * n, width, height) for n in range(high)]
    if which == "discard":
        middle = f"{number(x + width / 2)} {number(y + height / 2)}"
        drawn[1:] = [
            element("g", card, transform=f"rotate({turn} {middle})")
            for card, turn in zip(drawn[1:], (-8, 7), strict=False)
        ]
    plate = _counted(f"{cards}", x + width / 2, frame.y + 8)
    text = title(say(f"draw-{which}", n=cards))
    return element("g", text, *drawn, plate, data_pile=which)


Row = list[tuple[str, float]]
Place = tuple[float, float, float]
_ROW_W = {tiles.DRAGONS_Y: tiles.WIDTH - 8, tiles.FIGURES_Y: tiles.WIDTH - 4 * tiles.BADGE_X}
"""How wide a row of dragons and one of figures may be."""


@lru_cache(maxsize=4096)
def _standing(
    dragons: tuple[tuple[str, str | None], ...], figures: tuple[str, ...]
) -> dict[str, Place]:
    """Where each piece is, and how large it is drawn.

    Dragons fly over their cell and figures stand below them, each kind in a row: up to three and
    four of them have room, beside badges and above the boxes.
    """
    flying: dict[str | None, Row] = {}
    for key, at in dragons:
        flying.setdefault(at, []).append((f"dragon-{key}", 34.0))
    standing: dict[str | None, Row] = {}
    for seat, cell in enumerate(figures):
        standing.setdefault(cell, []).append((f"figure-{seat}", 20.0))
    places: dict[str, Place] = {}
    for rows, y in ((flying, tiles.DRAGONS_Y), (standing, tiles.FIGURES_Y)):
        for at, row in rows.items():
            places |= _in_a_row(row, at, y)
    return places


def _in_a_row(row: Row, cell: str | None, y: int) -> dict[str, Place]:
    """Where the pieces of a row are on a cell, or outside; smaller where they are many."""
    if cell is None:
        return {
            piece: (CITY_WIDTH + 26 + 46.0 * n, 26.0 + 18 * (n % 2), 1.0)
            for n, (piece, _) in enumerate(row)
        }
    total, before = sum(width for _, width in row), 0.0
    scale = min(1.0, _ROW_W[y] / total)
    x, top = corner(cell)
    left = x + (tiles.WIDTH - total * scale) / 2
    places = {}
    for piece, width in row:
        places[piece] = (left + (before + width / 2) * scale, top + y, scale)
        before += width
    return places


def _places(position: Position) -> dict[str, Place]:
    return _standing(tuple(position["dragons"].items()), tuple(position["figures"]))


def _dragons(position: Position, say: Say) -> list[Svg]:
    """The dragons, each with the sign of its element; those outside wait beside the city."""
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
