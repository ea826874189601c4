"""The city of Blue Moon City, drawn: tiles, what stands on them, obelisk, supply and dragons.

The board is a view of the city by the water. On its left, up to :data:`CITY_WIDTH`, is the city
itself; on its right the obelisk, with the dragons that wait outside. A narrow page shows the left
part alone and the obelisk as a line of its own above it (:func:`obelisk_line`): what is drawn in
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
    path,
    title,
    words,
)
from selenite.core.state import Position
from selenite.games.blue_moon_city import art, signs, tiles, wording
from selenite.games.blue_moon_city.options import components_of
from selenite.games.blue_moon_city.rules.components import Components, Tile
from selenite.games.blue_moon_city.tiles import Frame, shade

_COLUMNS, _ROWS = "abcde", "54321"
_LEFT, _TOP = 8, 10
_GAP_X, _GAP_Y = 7.5, 10
_PITCH_X, _PITCH_Y = tiles.WIDTH + _GAP_X, tiles.HEIGHT + _GAP_Y
_CORNERS = ("a5", "e5", "a1", "e1")

CITY_WIDTH = round(2 * _LEFT + len(_COLUMNS) * _PITCH_X - _GAP_X)
"""How much of the board's width is the city."""

_COLUMN_W = 150
WIDTH = CITY_WIDTH + _COLUMN_W
HEIGHT = 2 * _TOP + len(_ROWS) * _PITCH_Y - _GAP_Y + 4
"""The size of the board."""

MARGIN = 0
"""The water reaches to the board's edges."""

_MIDDLE = CITY_WIDTH + _COLUMN_W / 2 - 4
_SHAFT_TOP, _SHAFT_BOTTOM = 126, 556
_SHAFT_NARROW, _SHAFT_WIDE = 42, 72
_LINE_H = 62

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
    line = obelisk_line(position, say, names)
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
        return _ground(position["city"])
    if name == "supply":
        return _supply(position, say)
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
    return _LEFT + _COLUMNS.index(cell[0]) * _PITCH_X, _TOP + _ROWS.index(cell[1]) * _PITCH_Y


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
    return _block(space, len(components_of(position).obelisk(len(position["players"]))))


@cache
def _block(space: int, spaces: int) -> Frame:
    """A block of the obelisk's shaft, the first one at its foot; it is narrower further up."""
    height = (_SHAFT_BOTTOM - _SHAFT_TOP) / spaces
    width = _SHAFT_WIDE - (_SHAFT_WIDE - _SHAFT_NARROW) * (space + 0.5) / spaces
    y = _SHAFT_BOTTOM - (space + 1) * height
    return Frame(_MIDDLE - width / 2, y + 1, width, height - 2)


# The ground


def _ground(city: Mapping[str, Any]) -> list[Svg]:
    """What the city lies on: water, a quay around every tile, bridges, and the free corners."""
    return [_scene(tuple(city))]


@lru_cache(maxsize=64)
def _scene(cells: tuple[str, ...]) -> Svg:
    free = [cell for cell in _CORNERS if cell not in cells]
    moon = _moon(free)
    plots = [cell for cell in free if cell != "e5"]
    return join(
        (
            element("rect", width=WIDTH, height=HEIGHT, class_="water"),
            _waves(),
            shade(0, 0, WIDTH, HEIGHT, "moonlight"),
            art.use("moon", moon[0] - 46, moon[1] - 46, 92, 92),
            _glitter(*moon),
            join(_quay(cell) for cell in (*cells, *plots)),
            join(_paving(cell) for cell in plots),
            _bridges(cells),
            _islet(),
            _corners(free),
            join(_code(cell) for cell in cells),
        )
    )


def _moon(free: Sequence[str]) -> tuple[float, float]:
    """Where the moon stands: over a free corner beside the obelisk, or behind the obelisk."""
    if "e5" not in free:
        return _MIDDLE, 62
    x, y = _corner("e5")
    return x + 62, y + 50


def _glitter(x: float, y: float) -> Svg:
    """The moon on the water below it, broken by small waves."""
    lines = []
    for n in range(7):
        half = 15 - 1.6 * n + 3 * (n % 2)
        lines.append(f"M{number(x - half)} {number(y + 40 + 5 * n)}h{number(2 * half)}")
    return path("".join(lines), "glitter")


def _quay(cell: str) -> Svg:
    """The islet under a tile."""
    x, y = _corner(cell)
    wide, high = tiles.WIDTH + 4, tiles.HEIGHT + 4
    return box(x - 2, y, wide, high + 2, "quay", 8) + box(x - 2, y - 2, wide, high + 1, "street", 8)


def _paving(cell: str) -> Svg:
    """The stones of a corner without a tile: rows of slabs, each row a little further."""
    x, y = _corner(cell)
    lines = []
    for row in range(8):
        top = y + 2 + 14.5 * row
        lines.append(f"M{number(x)} {number(top)}h{tiles.WIDTH}")
        starts = range(10 + 12 * (row % 2), tiles.WIDTH - 2, 24)
        lines += [f"M{number(x + start)} {number(top)}v14.5" for start in starts]
    return path("".join(lines), "paving")


def _waves() -> Svg:
    """Small waves all over the water, some of them a little longer."""
    lines = []
    for n in range(60):
        x, y = (n * 137) % (WIDTH - 30) + 4, (n * 89) % (HEIGHT - 10) + 6
        lines.append(f"M{x} {y}q4-3 8 0t8 0" + ("t8 0" if n % 3 == 0 else ""))
    return path("".join(lines), "wave")


def _islet() -> Svg:
    """The islet at the obelisk's foot."""
    y, width, height = _SHAFT_BOTTOM + 20, _COLUMN_W - 12, HEIGHT - _SHAFT_BOTTOM - 30
    return box(CITY_WIDTH + 2, y + 4, width, height, "quay", 14) + box(
        CITY_WIDTH + 2, y, width, height, "street", 14
    )


def _bridges(cells: Sequence[str]) -> Svg:
    """A bridge between every two tiles side by side: who walks crosses it."""
    drawn = []
    for cell in cells:
        x, y = _corner(cell)
        east = chr(ord(cell[0]) + 1) + cell[1]
        south = cell[0] + chr(ord(cell[1]) - 1)
        if east in cells:
            left, top = x + tiles.WIDTH - 1, y + tiles.HEIGHT / 2 - 12
            drawn.append(_bridge(left, top, _GAP_X + 2, 24, across=True))
        if south in cells:
            left, top = x + tiles.WIDTH / 2 - 13, y + tiles.HEIGHT
            drawn.append(_bridge(left, top, 26, _GAP_Y + 1, across=False))
    return join(drawn)


def _bridge(x: float, y: float, width: float, height: float, *, across: bool) -> Svg:
    """A bridge with its two sides, and a lamp on each."""
    if across:
        sides = ((x, y - 1.5, width, 3.0), (x, y + height - 1.5, width, 3.0))
    else:
        sides = ((x - 1.5, y, 3.0, height), (x + width - 1.5, y, 3.0, height))
    drawn = [box(x, y, width, height, "bridge", 2)]
    for left, top, wide, high in sides:
        drawn.append(box(left, top, wide, high, "rail", 1.5))
        drawn.append(drawing.disc(left + wide / 2, top + high / 2, 1.5, "lamp"))
    return join(drawn)


def _corners(free: Sequence[str]) -> Svg:
    """What stands on the free corners, where nothing else does: houses, a garden, a boat."""
    drawn = []
    for cell in free:
        x, y = _corner(cell)
        if cell == "a5":
            drawn.append(art.use("houses-1", x + 4, y + 5, 66, 48))
            drawn.append(art.use("houses-2", x + 66, y + 20, 46, 34))
            drawn.append(art.use("houses-2", x + 5, y + 66, 48, 35))
            drawn.append(art.use("garden", x + 50, y + 64, 62, 45))
        elif cell == "e5":
            drawn.append(art.use("boat", x + 10, y + 84, 34, 25))
            drawn.append(art.use("boat", x + 84, y + 98, 20, 15))
        elif cell == "a1":
            drawn.append(art.use("houses-2", x + 4, y + 4, 52, 38))
            drawn.append(art.use("garden", x + 60, y + 2, 52, 38))
            drawn.append(art.use("garden", CITY_WIDTH + 6, _SHAFT_BOTTOM + 26, 62, 45))
        else:
            drawn.append(art.use("houses-1", x + 58, y + 2, 54, 40))
            drawn.append(art.use("houses-2", x + 4, y + 4, 50, 37))
            drawn.append(art.use("houses-2", CITY_WIDTH + 76, _SHAFT_BOTTOM + 26, 54, 40))
    return join(drawn)


def _code(cell: str) -> Svg:
    """A cell's name as records write it, for those who want to see it."""
    x, y = _corner(cell)
    return words(cell, x + 3, y + tiles.HEIGHT + 9.5, 9, "bold codes", "start")


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
    for n, (asked, seat) in enumerate(zip(tile.boxes, entry["boxes"], strict=True), 1):
        lines.append(wording.box(say, n, *asked, None if seat is None else called[seat]))
    return "\n".join(lines)


# What stands around


def _obelisk(
    position: Position, components: Components, say: Say, called: Sequence[str]
) -> list[Svg]:
    """The obelisk: its spaces up the shaft, with prices and offerings, the crystal on its tip."""
    prices = components.obelisk(len(position["players"]))
    taken = position["obelisk"]
    drawn = [_monument()]
    for n, price in enumerate(prices):
        seat = taken[n] if n < len(taken) else None
        text = _offering_text(n, price, seat, say, called)
        frame = _block(n, len(prices))
        drawn.append(_space(text, n, price, seat, frame, is_next=n == len(taken)))
    return drawn


@cache
def _monument() -> Svg:
    """The obelisk without what is on its spaces."""
    foot, half_top, half = _SHAFT_BOTTOM, _SHAFT_NARROW / 2, _SHAFT_WIDE / 2
    tip = _SHAFT_TOP - 34
    shoulder, narrow, wide = _SHAFT_TOP - 3, half_top + 3, half + 4
    left, right = number(_MIDDLE - narrow), number(_MIDDLE + narrow)
    cap = f"M{left} {shoulder}L{number(_MIDDLE)} {tip}L{right} {shoulder}"
    shaft = f"{cap}L{number(_MIDDLE + wide)} {foot}H{number(_MIDDLE - wide)}z"
    steps = join(
        box(_MIDDLE - half - 8 - 8 * n, foot + 8 * n, 2 * (half + 8 + 8 * n), 9, class_, 2)
        for n, class_ in enumerate(("space", "side", "space"))
    )
    return join(
        (
            path(shaft, "shaft"),
            path(cap + "z", "cap"),
            path(f"M{left} {shoulder}L{number(_MIDDLE - wide)} {foot}", "ridge"),
            element("path", d=shaft, fill="url(#bmc-side)"),
            steps,
            element("circle", cx=_MIDDLE, cy=tip - 14, r=46, fill="url(#bmc-halo)"),
            signs.sign("gem", _MIDDLE - 19, tip - 36, 38),
        )
    )


@lru_cache(maxsize=4096)
def _space(text: str, n: int, price: int, seat: int | None, frame: Frame, *, is_next: bool) -> Svg:
    """A space of the obelisk: its price, or the offering on it."""
    width, height = frame.width, frame.height
    inside = [
        title(text),
        box(0, 0, width, height, "space next" if is_next else "space", 4),
        shade(0.5, 0.5, width - 1, height - 1, "side", 4),
    ]
    if seat is None:
        room = 10.5 * len(f"{price}")
        left = (width - room - 15) / 2
        inside.append(words(f"{price}", left + room / 2, height / 2 + 6, 17, "bold"))
        inside.append(signs.sign("gem", left + room, height / 2 - 8, 16))
    else:
        size = min(height - 3, 26)
        inside.append(group(signs.cube(seat, size), x=width / 2 - 6, y=height / 2))
        inside.append(words(f"{price}", width - 4, height / 2 + 4, 11, "faint", "end"))
    return group(
        *inside, x=frame.x, y=frame.y, data_space=f"{n + 1}",
        data_offering=None if seat is None else f"{seat}",
    )  # fmt: skip


def obelisk_line(position: Position, say: Say, names: Names) -> Part:
    """The obelisk lying on its side, as wide as the city, and the dragons that wait outside."""
    prices = components_of(position).obelisk(len(position["players"]))
    called, taken = seat_names(position, say, names), position["obelisk"]
    waiting = [key for key, at in position["dragons"].items() if at is None]
    left, right = 50, CITY_WIDTH - 8 - 34 * len(waiting)
    pitch = min((right - left) / len(prices), 48)
    drawn = [
        element("rect", width=CITY_WIDTH, height=_LINE_H, rx=8, class_="water"),
        _shaft_line(left, pitch * len(prices)),
    ]
    for n, price in enumerate(prices):
        seat = taken[n] if n < len(taken) else None
        text = _offering_text(n, price, seat, say, called)
        frame = Frame(left + n * pitch, 12, pitch - 2, _LINE_H - 24)
        drawn.append(_step(text, n, price, seat, frame, is_next=n == len(taken)))
    drawn += [
        group(
            signs.dragon(key), x=right + 20 + 34 * n, y=_LINE_H / 2, class_=f"dragon dragon-{key}"
        )
        for n, key in enumerate(waiting)
    ]
    return Part(CITY_WIDTH, _LINE_H, join(drawn))


def _shaft_line(left: float, length: float) -> Svg:
    """The shaft of the lying obelisk, and the crystal that its tip points away from."""
    end, middle, low = left + length, _LINE_H / 2, _LINE_H - 6
    outline = f"M{left - 8:g} 6H{end:g}L{end + 10:g} {middle:g}L{end:g} {low:g}H{left - 8:g}z"
    shaft = path(outline, "side")
    glow = element("circle", cx=22, cy=_LINE_H / 2, r=28, fill="url(#bmc-halo)")
    return shaft + glow + signs.sign("gem", 4, _LINE_H / 2 - 18, 36)


def _step(text: str, n: int, price: int, seat: int | None, frame: Frame, *, is_next: bool) -> Svg:
    """A space of the lying obelisk."""
    width, height = frame.width, frame.height
    inside = [title(text), box(0, 0, width, height, "space next" if is_next else "space", 4)]
    if seat is None:
        inside.append(words(f"{price}", width / 2, 18, 17, "bold", width=width))
        inside.append(signs.sign("gem", width / 2 - 7.5, 21, 15))
    else:
        size = min(width - 2, 26)
        inside.append(group(signs.cube(seat, size), x=width / 2, y=height / 2))
    return group(
        *inside, x=frame.x, y=frame.y, data_space=f"{n + 1}",
        data_offering=None if seat is None else f"{seat}",
    )  # fmt: skip


def _offering_text(n: int, price: int, seat: int | None, say: Say, called: Sequence[str]) -> str:
    if seat is None:
        return say("draw-space", space=n + 1, price=price)
    return say("draw-offering", space=n + 1, price=price, who=called[seat])


def _supply(position: Position, say: Say) -> list[Svg]:
    """The golden scales left, the draw pile and the discard pile, on free corners or an islet."""
    free = [cell for cell in ("a1", "e1") if cell not in position["city"]]
    foot = _SHAFT_BOTTOM + 26
    heap = Frame(CITY_WIDTH + 6, foot, 66, 56)
    pile = Frame(CITY_WIDTH + 72, foot, 62, 56)
    if "a1" in free:
        x, y = _corner("a1")
        heap = Frame(x + 4, y + 46, 100, 66)
    if "e1" in free:
        x, y = _corner("e1")
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


def count(cards: str | int) -> int:
    """How many cards there are, known or not."""
    return cards if isinstance(cards, int) else len(cards) // 2


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
    x, top = _corner(cell)
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
