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
    group,
    join,
    layer,
    number,
    opened,
    title,
    words,
)
from selenite.core.state import Position
from selenite.games.blue_moon_city import art, obelisk, signs, tiles, wording
from selenite.games.blue_moon_city.notation import card_count
from selenite.games.blue_moon_city.obelisk import space_frame
from selenite.games.blue_moon_city.options import components_of
from selenite.games.blue_moon_city.rules.components import Components, Tile
from selenite.games.blue_moon_city.scene import (
    CITY_WIDTH,
    HEIGHT,
    MIDDLE,
    WIDTH,
    corner,
    corners,
    foot,
    ground,
)
from selenite.games.blue_moon_city.tiles import Frame

__all__ = [
    "CITY_WIDTH", "HEIGHT", "LAYERS", "LIVE_END", "LIVE_MIDDLE", "WIDTH", "board",
    "box_frame", "cell_frame", "city_layer", "live_head", "seat_names", "space_frame",
    "spots", "tile",
]  # fmt: skip

LAYERS: dict[str, tuple[str, ...]] = {
    "ground": (),
    "tiles": ("options", "city"),
    "obelisk": ("options", "obelisk"),
    "supply": ("supply", "deck", "discard"),
    "dragons": ("dragons",),
    "figures": ("figures",),
}
"""The layers of the city, the lowest first, and the parts of a position that each one shows."""


def board(
    position: Position, say: Say, names: Names, *, narrow: bool = False, prefix: str = ""
) -> Part:
    """The city and the obelisk beside it; where it is narrow, the obelisk as a line above.

    All ids begin with ``prefix``.
    """
    shown = [name for name in LAYERS if name != "obelisk" or not narrow]
    whole = join(city_layer(name, position, say, names, prefix=prefix) for name in shown)
    if not narrow:
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
    beginning, _ = opened(
        "svg", xmlns=drawing.NAMESPACE, id="city", class_=f"selenite {game}",
        viewBox=f"0 0 {WIDTH} {HEIGHT}", role="group", aria_label=say("title"),
    )  # fmt: skip
    return beginning + _DRAWN


_DRAWN, _DRAWN_END = opened("g", id="drawn", aria_hidden="true")
_LIT, _LIT_END = opened("g", id="lit")
LIVE_MIDDLE = _DRAWN_END + _LIT
LIVE_END = _LIT_END + opened("svg")[1]


def city_layer(
    name: str, position: Position, say: Say, names: Names = None, id_: str | None = None,
    prefix: str = "",
) -> Svg:  # fmt: skip
    """One of :data:`LAYERS`; the ids of pieces in it begin with ``prefix``."""
    return layer(name, _inside(name, position, say, names, prefix), id=id_)


def _inside(name: str, position: Position, say: Say, names: Names, prefix: str) -> list[Svg]:
    if name == "ground":
        return [ground(tuple(position["city"]))]
    if name == "supply":
        return _supply(position, say)
    if name == "dragons":
        return _dragons(position, say, prefix)
    called = seat_names(position, say, names)
    if name == "figures":
        return _figures(position, say, called, prefix)
    if name == "obelisk":
        return obelisk.standing(position, say, called)
    components, city = components_of(position["options"]), position["city"]
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
    """The golden scales left, the draw pile and the discard pile: on free corners, or below the
    obelisk.
    """
    cells = tuple(position["city"])
    found = corners(cells)
    heap, *piles = _plaques(found.scales, found.piles, foot(cells))
    deck, discard = card_count(position["deck"]), card_count(position["discard"])
    return [
        _heap(position["supply"]["scales"], heap, say),
        _pile("deck", deck, piles[0], say),
        _pile("discard", discard, piles[1], say),
    ]


@cache
def _plaques(scales: str | None, piles: str | None, below_: float) -> list[Frame]:
    """Where the supply of scales and both piles lie."""
    lowest = below_ + 46
    frames = [Frame(MIDDLE - 55 + 37 * n, lowest, 35, 82) for n in range(3)]
    if scales:
        x, y = corner(scales)
        frames[0] = Frame(x + (tiles.WIDTH - 92) / 2, y + 8, 92, 104)
    if piles:
        x, y = corner(piles)
        frames[1:] = [Frame(x + 76 * n, y + 14, 72, 104) for n in range(2)]
    return frames


@lru_cache(maxsize=512)
def _heap(scales: int, frame: Frame, say: Say) -> Svg:
    """The supply of golden scales, and how many there are."""
    size = min(frame.width * 0.43, 40)
    middle, top = frame.x + frame.width / 2, frame.y + 7
    spread = ((-0.5, 2), (0.5, 2), (0, 0)) if scales > 2 else ((-0.25, 1), (0.25, 1))
    shown = spread if scales > 1 else spread[-1:]
    drawn = [
        signs.sign("scale", middle - size / 2 + at * size * 0.9, top + low, size)
        for at, low in shown
    ]
    text = title(say("draw-supply", scales=scales))
    inside = drawn if scales else []
    return element(
        "g", text, _plaque(frame), *inside, *_counted(scales, "board-scales-left", frame, say),
        data_supply=f"{scales}",
    )  # fmt: skip


def _plaque(frame: Frame) -> Svg:
    return box(*frame, "plaque", min(14, frame.width / 4))


def _counted(many: int, code: str, frame: Frame, say: Say) -> list[Svg]:
    """How many there are in a frame, and of what."""
    middle, bottom = frame.x + frame.width / 2, frame.y + frame.height
    if frame.width < 50:
        return [words(f"{many}", middle, bottom - 8, 18, "bold serif")]
    room = (frame.width - 8) * 1.22
    return [
        words(f"{many}", middle, bottom - 26, 24, "bold display"),
        words(say(code), middle, bottom - 10, 12.5, "", width=room),
    ]


@lru_cache(maxsize=512)
def _pile(which: str, cards: int, frame: Frame, say: Say) -> Svg:
    """A pile of cards as high as it is, and its number; an empty one is a place."""
    width = min(frame.width - 8, 34)
    height = width * 158 / 112
    x, y = frame.x + (frame.width - width) / 2, frame.y + 9
    high = min(-(-cards // 12), 4)
    drawn = [box(x, y, width, height, "hole", 4)]
    drawn += [art.use("card-back", x, y - 1.3 * n, width, height) for n in range(high)]
    if which == "discard":
        middle = f"{number(x + width / 2)} {number(y + height / 2)}"
        drawn[1:] = [
            element("g", card, transform=f"rotate({turn} {middle})")
            for card, turn in zip(drawn[1:], (-9, 8), strict=False)
        ]
    text = title(say(f"draw-{which}", n=cards))
    told = _counted(cards, f"board-in-{which}", frame, say)
    return element("g", text, _plaque(frame), *drawn, *told, data_pile=which)


Place = tuple[float, float, float]
_DRAGON_SCALE, _FIGURE_SCALE = 2.1, 1.5
_DRAGON_W, _FIGURE_W = 76, 28
"""How large dragons and figures are, and how much room each has on a tile of its own."""


@lru_cache(maxsize=4096)
def _flying(
    dragons: tuple[tuple[str, str | None], ...], cells: tuple[str, ...]
) -> dict[str, Place]:
    """Where each dragon is, and how large it is drawn.

    They fly over the right side of their cell in a row, in which all three of them have room,
    beside badges and above the boxes.
    """
    flying: dict[str | None, list[str]] = {}
    for key, at in dragons:
        flying.setdefault(at, []).append(key)
    places = _outside(flying.pop(None, []), cells)
    for at, row in flying.items():
        assert at is not None
        x, y = corner(at)
        scale = min(1.0, (tiles.WIDTH + 12) / (_DRAGON_W * len(row)))
        pitch = _DRAGON_W * scale
        for n, piece in enumerate(reversed(row)):
            left = x + tiles.WIDTH + 8 - pitch * (n + 0.5)
            places[piece] = (left, y + tiles.DRAGONS_Y, _DRAGON_SCALE * scale)
    return places


@lru_cache(maxsize=4096)
def _standing(figures: tuple[str, ...]) -> list[Place]:
    """Where each figure is, and how large it is drawn.

    They stand on the left side of their cell in a row, in which all four of them have room, beside
    badges and above the boxes.
    """
    places = []
    for seat, cell in enumerate(figures):
        x, y = corner(cell)
        left = x + 19 + _FIGURE_W * figures[:seat].count(cell)
        places.append((left, y + tiles.FIGURES_Y, _FIGURE_SCALE))
    return places


def _outside(waiting: list[str], cells: tuple[str, ...]) -> dict[str, Place]:
    """Where dragons wait outside the city: over a free corner, or around the obelisk's tip."""
    cell = corners(cells).dragons
    if cell is None:
        return {
            piece: (MIDDLE - 34 + 68 * (n % 2), 46.0 + 42 * (n // 2) + 14 * (n % 2), 1.35)
            for n, piece in enumerate(waiting)
        }
    x, y = corner(cell)
    spots = ((44.0, 34.0), (108.0, 62.0), (48.0, 96.0))
    return {
        piece: (x + left, y + top, 1.9) for piece, (left, top) in zip(waiting, spots, strict=False)
    }


def _dragons(position: Position, say: Say, prefix: str) -> list[Svg]:
    """The dragons, each with the sign of its element; those outside wait beside the city."""
    places = _flying(tuple(position["dragons"].items()), tuple(position["city"]))
    return [
        _dragon(say("draw-dragon", dragon=key), key, at, prefix, *places[key])
        for key, at in position["dragons"].items()
    ]


@lru_cache(maxsize=1024)
def _dragon(
    text: str, key: str, at: str | None, prefix: str, x: float, y: float, scale: float
) -> Svg:
    return group(
        title(text), group(signs.dragon(key), scale=scale), x=x, y=y,
        id=f"{prefix}dragon-{key}", class_=f"dragon dragon-{key}", data_dragon=key,
        data_at=at or "outside",
    )  # fmt: skip


def _figures(position: Position, say: Say, called: Sequence[str], prefix: str) -> list[Svg]:
    """The figures, with their seats' signs."""
    places = _standing(tuple(position["figures"]))
    return [
        _figure(say("draw-figure", who=called[seat]), seat, at, prefix, *places[seat])
        for seat, at in enumerate(position["figures"])
    ]


@lru_cache(maxsize=4096)
def _figure(text: str, seat: int, at: str, prefix: str, x: float, y: float, scale: float) -> Svg:
    return group(
        title(text), group(signs.figure(seat), scale=scale), x=x, y=y,
        id=f"{prefix}figure-{seat}", class_="figure", data_figure=f"{seat}", data_at=at,
    )  # fmt: skip
