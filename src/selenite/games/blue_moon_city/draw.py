"""A position or a view of Blue Moon City as a picture: SVG for pages, files and notebooks.

A drawing shows what the position it is given holds, and nothing else: given a view, it can't tell
a secret. The city, the hand, the players and the piles can be drawn each on their own.

>>> from selenite.games import blue_moon_city as bmc
>>> from selenite.texts import speaker
>>> view = bmc.new(players=2, seed="selenite").view(0)
>>> drawing = board_svg(view.position, speaker("en", "blue-moon-city").say)
>>> drawing.count('data-cell="'), drawing.count('data-figure="')
(21, 2)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from selenite.core import drawing
from selenite.core.drawing import (
    Part,
    Say,
    below,
    beside,
    box,
    document,
    element,
    escape,
    group,
    layer,
    path,
    title,
    words,
)
from selenite.games.blue_moon_city import signs, tiles
from selenite.games.blue_moon_city.rules import components as parts
from selenite.games.blue_moon_city.rules.components import Components, Tile
from selenite.games.blue_moon_city.tiles import Frame

Position = Mapping[str, Any]
Names = Mapping[int, str] | None

WIDTH = 518
"""The width of every part, so that they can be stacked."""

_COLUMNS, _ROWS = "abcde", "54321"
_LEFT, _TOP = 16, 4
_PITCH_X, _PITCH_Y = 100, 120
_CITY_H = _TOP + len(_ROWS) * _PITCH_Y + 16
_BOARD_H = _CITY_H + 94
_ROW_W = 66
_SMALLEST = 0.75
_CARD_W, _CARD_H = 60, 86
_CHIP_W, _CHIP_H = 32, 21

STYLE = signs.STYLE
"""The style sheet of all drawings here, for pages that keep theirs in a file."""


def svg(
    position: Position, say: Say, names: Names = None, *, narrow: bool = False, style: bool = True
) -> str:
    """The whole picture: city, whose turn it is, players, hands and piles.

    ``position`` is a position or a view, ``say`` gives the words, ``names`` are the players'. A
    narrow picture has everything in one column. Without ``style`` the page brings :data:`STYLE`.
    """
    city = _board(position, say, names)
    others = (_players(position, say, names), _hands(position, say, names), _piles(position, say))
    head = drawing.heading(_title(position, say), _doing(position, say, names), WIDTH)
    if narrow:
        whole = below(head, city, *others)
    else:
        whole = beside(city, below(head, *others))
    return _document(whole, position, say, names, style)


def board_svg(position: Position, say: Say, names: Names = None, *, style: bool = True) -> str:
    """The city with all that stands on it, the obelisk and the supply."""
    return _document(_board(position, say, names), position, say, names, style)


@lru_cache(maxsize=64)
def live_head(game: str, say: Say) -> str:
    """The beginning of a city that a page keeps up to date.

    The layers of :func:`city_layer` follow, which many viewers share and which aren't read out;
    then ``</g>``, a layer of what can be done, and the drawing's end.
    """
    return (
        f'<svg xmlns="{drawing.NAMESPACE}" id="city" class="selenite {game}"'
        f' viewBox="-8 -8 {WIDTH + 16} {_BOARD_H + 16}" role="group"'
        f' aria-label="{escape(say("title"))}"><g id="drawn" aria-hidden="true">'
    )


LAYERS: dict[str, tuple[str, ...]] = {
    "ground": (),
    "tiles": ("options", "city"),
    "obelisk": ("options", "obelisk"),
    "supply": ("supply",),
    "dragons": ("dragons", "figures"),
    "figures": ("dragons", "figures"),
}
"""The layers of the city, the lowest first, and what that can change in a game each shows."""


def city_layer(name: str, position: Position, say: Say, names: Names = None) -> str:
    """One of :data:`LAYERS`."""
    if name == "ground":
        return layer(name, _ground(position["city"]))
    if name == "supply":
        return layer(name, _supply(position["supply"]["scales"], say))
    if name == "dragons":
        return layer(name, _dragons(position, say))
    called = _names(position, say, names)
    if name == "figures":
        return layer(name, _figures(position, say, called))
    components, city = components_of(position), position["city"]
    if name == "obelisk":
        return layer(name, _obelisk(position, components, say, called))
    return layer(name, (tile(components, cell, city[cell], say, called) for cell in city))


def players_svg(position: Position, say: Say, names: Names = None, *, style: bool = True) -> str:
    """What is open of each player."""
    return _document(_players(position, say, names), position, say, names, style)


def hand_svg(position: Position, say: Say, names: Names = None, *, style: bool = True) -> str:
    """The hands that the position shows, in a view the viewer's own."""
    return _document(_hands(position, say, names), position, say, names, style)


def piles_svg(position: Position, say: Say, *, style: bool = True) -> str:
    """The draw pile and what has been discarded."""
    return _document(_piles(position, say), position, say, None, style)


def _document(part: Part, position: Position, say: Say, names: Names, style: bool) -> str:
    called, doing = _title(position, say), _doing(position, say, names)
    return document(part, position["game"], called, doing, STYLE if style else "")


def components_of(position: Position) -> Components:
    """The printed numbers that a position is played with."""
    source = position["options"].get("components")
    return parts.standard() if source is None else parts.from_source(source)


def _names(position: Position, say: Say, names: Names) -> list[str]:
    return drawing.seat_names(names, len(position["players"]), say)


def tile_name(components: Components, key: str, say: Say) -> str:
    """A tile's name; that of a changed components file where nobody translated it."""
    named = say("draw-tile", tile=key)
    if named == key and key in components.tiles:
        return components.tiles[key].name
    return named[:1].upper() + named[1:]


# The city


def _board(position: Position, say: Say, names: Names) -> Part:
    """The city, and below it the obelisk, the supply of scales and the dragons outside."""
    body = [city_layer(name, position, say, names) for name in LAYERS]
    return Part(WIDTH, _BOARD_H, "".join(body))


def _corner(cell: str) -> tuple[float, float]:
    """The top left corner of a cell's tile."""
    x = _LEFT + _COLUMNS.index(cell[0]) * _PITCH_X
    return x + 2, _TOP + _ROWS.index(cell[1]) * _PITCH_Y + 2


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


def _ground(city: Mapping[str, Any]) -> list[str]:
    """What the city lies on: a plate under every tile, and the names of columns and rows."""
    width, height = tiles.WIDTH + 10, tiles.HEIGHT + 10
    plates = [box(x - 5, y - 5, width, height, "ground", 9) for x, y in map(_corner, city)]
    columns = [
        words(letter, _corner(letter + "1")[0] + tiles.WIDTH / 2, _CITY_H - 1, 13, "faint")
        for letter in _COLUMNS
    ]
    middle = tiles.HEIGHT / 2 + 4
    rows = [words(row, 6, _corner("a" + row)[1] + middle, 13, "faint row-name") for row in _ROWS]
    return plates + columns + rows


def tile(
    components: Components, cell: str, entry: Mapping[str, Any], say: Say, called: Sequence[str]
) -> str:
    """A tile with its name, its boxes or its bonus, and what it gives."""
    x, y = _corner(cell)
    named = tile_name(components, entry["tile"], say)
    if "boxes" not in entry:
        inside = tiles.courtyard()
        told = say("building-courtyard", cell=cell)
    else:
        plan = components.tiles[entry["tile"]]
        inside = tiles.built(plan) if entry["built"] else tiles.plan(plan, tuple(entry["boxes"]))
        told = _told(plan, cell, named, entry, say, called)
    return group(
        title(told), inside, tiles.label(named), x=x, y=y,
        class_="cell", data_cell=cell, data_tile=entry["tile"],
    )  # fmt: skip


def _told(
    tile: Tile, cell: str, named: str, entry: Mapping[str, Any], say: Say, called: Sequence[str]
) -> str:
    """A building in words: its boxes, or that it is complete."""
    lines = [say("building-head", cell=cell, tile=named)]
    if entry["built"]:
        return "\n".join([*lines, say("building-built")])
    for number, ((people, value), seat) in enumerate(
        zip(tile.boxes, entry["boxes"], strict=True), 1
    ):
        if seat is not None:
            lines.append(say("building-box-taken", box=number, value=value, who=called[seat]))
        elif people == "any":
            lines.append(say("building-box-any", box=number, value=value))
        else:
            lines.append(
                say("building-box-free", box=number, value=value, people=people, colour=people)
            )
    return "\n".join(lines)


# What stands around


def _obelisk(
    position: Position, components: Components, say: Say, called: Sequence[str]
) -> list[str]:
    """The obelisk's spaces from the lowest to the highest, with prices and offerings."""
    prices = components.obelisk(len(position["players"]))
    taken = position["obelisk"]
    pitch = (WIDTH - 38) / len(prices)
    drawn = [group(signs.sign("obelisk", 4, _CITY_H + 8, 36))]
    for n, price in enumerate(prices):
        seat = taken[n] if n < len(taken) else None
        frame = "space next" if n == len(taken) else "space"
        inside = [title(_offering_told(n, price, seat, say, called))]
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


def _offering_told(n: int, price: int, seat: int | None, say: Say, called: Sequence[str]) -> str:
    if seat is None:
        return say("draw-space", space=n + 1, price=price)
    return say("draw-offering", space=n + 1, price=price, who=called[seat])


def _supply(scales: int, say: Say) -> list[str]:
    """The golden scales left, each of them as far as there is room, and their number."""
    y = _CITY_H + 62
    shown = min(scales, 15)
    pitch = 17
    left = WIDTH - 4 - shown * pitch
    drawn = [signs.sign("scale", left + n * pitch, y, 17) for n in range(shown)]
    count = words(f"{scales}", left - 5, y + 15, 17, "bold", "end")
    told = title(say("draw-supply", scales=scales))
    return [element("g", told, count, *drawn, data_supply=f"{scales}")]


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


def _dragons(position: Position, say: Say) -> list[str]:
    """The dragons, each with the sign of its element; those outside wait below the city."""
    places = _places(position)
    return [
        _dragon(say("draw-dragon", dragon=key), key, at, *places[f"dragon-{key}"])
        for key, at in position["dragons"].items()
    ]


@lru_cache(maxsize=1024)
def _dragon(told: str, key: str, at: str | None, x: float, y: float, scale: float) -> str:
    return group(
        title(told), _scaled(signs.dragon(key), scale), x=x, y=y, id=f"dragon-{key}",
        class_=f"dragon dragon-{key}", data_dragon=key, data_at=at or "outside",
    )  # fmt: skip


def _figures(position: Position, say: Say, called: Sequence[str]) -> list[str]:
    """The figures, with their seats' signs."""
    places = _places(position)
    return [
        _figure(say("draw-figure", who=called[seat]), seat, at, *places[f"figure-{seat}"])
        for seat, at in enumerate(position["figures"])
    ]


@lru_cache(maxsize=4096)
def _figure(told: str, seat: int, at: str, x: float, y: float, scale: float) -> str:
    return group(
        title(told), _scaled(signs.figure(seat), scale), x=x, y=y, id=f"figure-{seat}",
        class_="figure", data_figure=f"{seat}", data_at=at,
    )  # fmt: skip


def _scaled(piece: str, scale: float) -> str:
    return group(piece, scale=scale) if scale < 1 else piece


# Beside the city


def _title(position: Position, say: Say) -> str:
    return say("board-title", game=position["game"], round=position["turn"]["round"])


def _doing(position: Position, say: Say, names: Names) -> str:
    """Who is to do what, or how the game ended."""
    called = _names(position, say, names)
    turn = position["turn"]
    if "result" in position:
        winners = position["result"]["winners"]
        longest = drawing.longest_name(len(winners))
        called = drawing.seat_names(names, len(position["players"]), say, longest)
        who = ", ".join(called[seat] for seat in winners)
        return say("board-over", n=len(winners), who=who, reason=position["result"]["reason"])
    doing = say("board-turn", who=called[turn["seat"]], phase=turn["phase"])
    steps = f", {say('board-steps', n=turn['steps'])}" if turn["phase"] == "move" else ""
    return doing + steps


def _players(position: Position, say: Say, names: Names) -> Part:
    """A panel for each player with what is open of them."""
    called = _names(position, say, names)
    panels = [_panel(position, seat, called[seat], say) for seat in range(len(called))]
    column = below(*(Part(WIDTH, 58, panel) for panel in panels), gap=6)
    return Part(WIDTH, column.height, layer("players", [column.body]))


def _panel(position: Position, seat: int, called: str, say: Say) -> str:
    """A player: sign, name, crystals, scales, cubes, offerings, cards."""
    is_active = position["turn"]["seat"] == seat
    marks = _marks(position, seat)
    return element(
        "g",
        box(0.5, 0.5, WIDTH - 1, 57, "panel active" if is_active else "panel", 8),
        path("M2 19l9 10l-9 10z", "sign") if is_active else "",
        marks,
        group(signs.figure(seat), x=30, y=30, scale=1.5),
        drawing.name(called, 54, 35, 17, 108 if marks else 135),
        *_stats(position, seat, say),
        data_player=f"{seat}",
    )


def _marks(position: Position, seat: int) -> str:
    """A winner's crown, and the flag of a player who declared to stop (4.9)."""
    if seat in position.get("result", {}).get("winners", ()):
        return group(signs.sign("crown", 170, 19, 20), class_="winner")
    if seat in position["turn"]["declared"]:
        return group(signs.sign("flag", 172, 20, 18), class_="declared")
    return ""


def _stats(position: Position, seat: int, say: Say) -> list[str]:
    """The numbers of a player, each under its sign."""
    player = position["players"][seat]
    goal = components_of(position).to_win[len(position["players"])]
    stats = (
        ("gem", "crystals", _crystals(position, seat)),
        ("scale", "scales", f"{player['scales']}"),
        ("cube", "cubes", f"{player['cubes']}"),
        ("obelisk", "offerings", f"{position['obelisk'].count(seat)}/{goal}"),
        ("card", "cards", f"{_count(player['hand'])}" + _aside(player["aside"])),
    )
    return [
        _stat(sign, say(f"board-head-{key}"), key, value, 200 + n * 64)
        for n, (sign, key, value) in enumerate(stats)
    ]


def _stat(sign: str, told: str, key: str, value: str, x: float) -> str:
    """A number of a player under its sign."""
    return element(
        "g",
        title(told),
        signs.sign(sign, x + 20, 6, 22),
        words(value, x + 32, 49, 17, "bold", width=60),
        data_stat=key,
        data_value=value,
    )


def _crystals(position: Position, seat: int) -> str:
    """A player's crystals; covered for others unless the option opens them (3.7)."""
    is_open = (
        position["options"]["open-crystals"]
        or position.get("view", seat) == seat
        or "result" in position
    )
    return f"{position['players'][seat]['crystals']}" if is_open else "?"


def _count(cards: str | int) -> int:
    return cards if isinstance(cards, int) else len(cards) // 2


def _aside(cards: str | int) -> str:
    return f"+{_count(cards)}" if _count(cards) else ""


# Cards


def _hands(position: Position, say: Say, names: Names) -> Part:
    """The viewer's hand as cards; in a whole position everybody's cards and the pile, smaller."""
    view = position.get("view")
    if isinstance(view, int):
        hand = _rows(position["players"][view]["hand"], _CARD_W, _CARD_H, _card, say)
        return Part(WIDTH, hand.height, layer("hand", [hand.body]))
    called = _names(position, say, names)
    lists = [
        (f"{called[seat]}, {say(f'board-{key}')}", player[key])
        for seat, player in enumerate(position["players"])
        for key in ("hand", "aside")
    ]
    lists.append((say("board-deck"), position["deck"]))
    shown = [_chips(name, cards, say) for name, cards in lists if isinstance(cards, str) and cards]
    column = below(*shown, gap=6) if shown else Part(WIDTH, 0, "")
    return Part(WIDTH, column.height, layer("hand", [column.body]))


def _rows(
    cards: str, width: float, height: float, draw: Callable[[str], str], say: Say, y: float = 0
) -> Part:
    """Cards in rows, from the left, as many as fit."""
    pitch = width + 4.5
    in_a_row = int((WIDTH + 4.5) // pitch)
    listed = _listed(cards)
    drawn = [
        group(
            title(say("draw-card", card=card)), draw(card),
            x=(n % in_a_row) * pitch + 1, y=y + (n // in_a_row) * (height + 5) + 1,
            class_=f"card {signs.PEOPLES[card[0]]}", data_card=card,
        )
        for n, card in enumerate(listed)
    ]  # fmt: skip
    rows = -(-len(listed) // in_a_row)
    return Part(WIDTH, y + rows * (height + 5), "".join(drawn))


def _card(card: str) -> str:
    """A card: value, letter, the people's sign and the sign of its power."""
    return (
        box(0, 0, _CARD_W, _CARD_H, "slot", 7)
        + words(card[1], 7, 26, 26, "bold on-card", "start")
        + words(card[0], _CARD_W - 8, 22, 18, "on-card", "end")
        + signs.people(signs.PEOPLES[card[0]], _CARD_W / 2 - 14, 30, 28)
        + signs.power(card, 13, _CARD_H - 20, 15)
    )


def _chips(name: str, cards: str, say: Say) -> Part:
    """A list of cards as small chips under its name."""
    rows = _rows(cards, _CHIP_W, _CHIP_H, _chip, say, y=18)
    return Part(WIDTH, rows.height, words(name, 2, 13, 13, "faint", "start", WIDTH) + rows.body)


def _chip(card: str) -> str:
    """A card as small as can be: sign, letter and value."""
    return (
        box(0, 0, _CHIP_W, _CHIP_H, "slot", 4)
        + signs.people(signs.PEOPLES[card[0]], 2.5, 5, 11)
        + words(card, _CHIP_W - 2.5, 15, 11, "bold on-card", "end")
    )


def _piles(position: Position, say: Say) -> Part:
    """The draw pile's number, and the discarded cards counted by people and value."""
    deck, discard = _count(position["deck"]), position["discard"]
    pile = element(
        "g", title(say("draw-deck", n=deck)), signs.sign("card", 4, 2, 52),
        words(f"{deck}", 30, 74, 17, "bold"), data_deck=f"{deck}",
    )  # fmt: skip
    told = title(say("draw-discard", n=_count(discard)))
    columns = [
        _discarded(people, letter, discard, 84 + n * 54)
        for n, (people, letter) in enumerate(signs.LETTERS.items())
        if people != "any"
    ]
    table = element("g", told, *columns, data_discard=f"{_count(discard)}")
    return Part(WIDTH, 84, layer("piles", [pile, table]))


def _discarded(people: str, letter: str, discard: str, x: float) -> str:
    """How many cards of each value of a people have been discarded."""
    head = group(
        box(0, 0, 50, 20, "slot", 4),
        signs.people(people, 7, 3, 14),
        words(letter, 36, 15, 13, "bold on-card"),
        x=x, class_=people,
    )  # fmt: skip
    counts = {value: _listed(discard).count(letter + value) for value in "123"}
    lines = [
        words(f"{letter}{value}", x + 6, 37 + 19 * n, 13, "faint", "start")
        + words(f"{count or '–'}", x + 46, 37 + 19 * n, 15, "bold" if count else "faint", "end")
        for n, (value, count) in enumerate(counts.items())
    ]
    return head + "".join(lines)


def _listed(cards: str) -> list[str]:
    return [cards[n : n + 2] for n in range(0, len(cards), 2)]
