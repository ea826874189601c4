"""The city with what can be clicked now: a last layer of places, boxes and the obelisk's space."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple

from selenite.core.drawing import (
    EMPTY,
    GAP,
    Svg,
    around_gap,
    disc,
    element,
    group,
    join,
    path,
    title,
)
from selenite.core.drawing import box as frame_of
from selenite.games.blue_moon_city import city, signs, tiles
from selenite.games.blue_moon_city.analysis import distance
from selenite.games.blue_moon_city.tiles import Frame
from selenite.games.blue_moon_city.web import tile_text
from selenite.games.blue_moon_city.web.page import COURTYARD, END, CityPage, Viewer, text_of
from selenite.web.pieces import Drawing
from selenite.web.viewer import to

_CHECK = "M4 12l6 6L20 6"
_FRAME = frame_of(0, 0, tiles.WIDTH, tiles.HEIGHT, "frame", 7)
_NEWS = path("M-1 7a8 8 0 0 1 8-8h11L-1 18z", "news")
"""A folded corner, on tiles where something happened since the viewer's last turn."""

_TILES_START = Svg('<g id="city-tiles" class="layer" data-layer="tiles">')
_TILES_END = Svg("</g>")
_DRAGONS = {"v": "red", "t": "green", "a": "blue"}


def board(page: CityPage) -> Drawing:
    """The whole board, with everything that answers to a click in its last layer."""
    table, language = page.context.table, page.context.language
    shown = table.cache.value(("city", language), table.seq, lambda: _draw_city(page)).copy()
    shown.layers([*_places(page)])
    shown.layer(_spots(page))
    shown.add(city.LIVE_END)
    return shown


def _draw_city(page: CityPage) -> Drawing:
    """The layers of the city as they are drawn for everybody who reads the same language."""
    shown = Drawing(city.live_head(page.position["game"], page.say))
    for name, keys in city.LAYERS.items():
        if name == "tiles":
            _draw_tiles(page, shown)
            continue
        facts = [page.position[key] for key in keys]
        make = partial(_city_layer, page, name)
        shown.layer(page.context.cached(f"city-{name}", facts, make, for_all=True))
    shown.add(city.LIVE_MIDDLE)
    return shown


def _city_layer(page: CityPage, name: str) -> Svg:
    """A layer with a name of its own."""
    names = dict(enumerate(page.called))
    return city.city_layer(name, page.position, page.say, names, f"city-{name}")


def _draw_tiles(page: CityPage, shown: Drawing) -> None:
    """The tiles, each to be sent on its own."""
    key = ("tiles", page.context.language)
    before, drawn = page.context.table.cache.get(key, ({}, {}))
    if before is not page.city:
        drawn = dict(drawn)
        for cell, entry in page.city.items():
            if before.get(cell) != entry:
                drawn[cell] = city.tile(
                    page.components, cell, entry, page.say, page.called, f"tile-{cell}"
                )
        page.context.table.cache[key] = (page.city, drawn)
    shown.add(_TILES_START)
    shown.layers([*drawn.values()])
    shown.add(_TILES_END)


# Places: a cell that can be clicked


def _places(page: CityPage) -> list[Svg]:
    """The places of all cells, each to be sent on its own; only those that changed are redrawn."""
    targets = {} if page.only_looks else _lit_targets(page)
    now = _Ground(
        page.only_looks,
        page.tile_open,
        page.here or COURTYARD,
        page.hand_text if targets else "",
        targets,
        page.city,
        tile_text.standing(page),
        tile_text.forecasts(page),
        page.news,
    )
    cached, key = page.context.table.cache, ("places", page.context.language, page.seat)
    before: _Ground | None
    places: dict[str, Svg]
    before, places = cached.get(key, (None, {}))
    if before != now:
        cells = now.changed_since(before) if before else page.city
        places = places | {cell: now.place(page, cell) for cell in cells}
        cached[key] = (now, places)
    return [*places.values()]


class _Ground(NamedTuple):
    """What the places of all cells show: it is compared to see which of them have changed."""

    only_looks: bool
    tile_open: str | None
    here: str
    hand: str
    targets: dict[str, str]
    city: dict[str, Any]
    standing: dict[str, list[str]]
    forecasts: dict[str, list[str]]
    news: dict[str, list[str]]

    def by_cell(self) -> list[Mapping[str, Any]]:
        """What is said cell by cell."""
        return [self.targets, self.city, self.standing, self.forecasts, self.news]

    def changed_since(self, before: _Ground) -> set[str]:
        """The cells whose places may have changed."""
        if self.only_looks != before.only_looks:
            return set(self.city)
        cells = {self.here, before.here, self.tile_open or self.here, before.tile_open or self.here}
        if self.here != before.here or self.hand != before.hand:
            cells.update(self.targets)
        for old, new in zip(before.by_cell(), self.by_cell(), strict=True):
            if old is not new:
                keys = old.keys() | new.keys()
                cells.update([cell for cell in keys if old.get(cell) != new.get(cell)])
        return cells & self.city.keys()

    def place(self, page: CityPage, cell: str) -> Svg:
        """The place of a cell."""
        move, new = self.targets.get(cell), self.news.get(cell, ())
        click = _Click(
            move,
            distance(page.rules, self.here, cell) if move else 0,
            _payable_after(page, cell, move) if move else (),
            self.only_looks,
            self.tile_open == cell,
            self.here == cell,
            bool(new),
        )
        before, after = _place(page.viewer, cell, page.tile_name(cell), click)
        lines = (
            "",
            *tile_text.boxes(page, cell),
            *self.standing.get(cell, ()),
            *self.forecasts.get(cell, ()),
            *new,
        )
        return join((before, "\n".join(lines), after))


def _payable_after(page: CityPage, cell: str, move: str) -> tuple[int, ...]:
    """The boxes of a cell that could be paid for after a move of the own figure there."""
    head = move.partition(">")[0]
    return page.payable(cell, spent=head) if head in ("", "f1") else ()


def _lit_targets(page: CityPage) -> dict[str, str]:
    """The moves that a click on a cell plays now."""
    card = page.card_open
    if card in page.targets:
        return page.targets[card]
    if page.aid_open:
        return {}
    return page.targets.get("", {}) or page.targets.get("hall", {})


def action(page: CityPage, move: str) -> str:
    """What a move to a cell does, in words."""
    cell = move.partition(">")[2]
    steps = distance(page.rules, page.here or cell, cell)
    return _action(page.viewer, move, page.tile_name(cell), steps)


def _action(viewer: Viewer, move: str, named: str, steps: int) -> str:
    head, _, cell = move.partition(">")
    if head == "":
        return viewer.say("page-walk", cell=cell, tile=named, n=steps)
    if head == "hall":
        return viewer.say("page-hall", cell=cell, tile=named)
    if head == "f1":
        return viewer.say("page-jump", card=head, cell=cell, tile=named)
    dragon = _DRAGONS[head[0]]
    return viewer.say("page-dragon", card=head, dragon=dragon, cell=cell, tile=named)


class _Click(NamedTuple):
    """What a click on a cell does, and how it is marked.

    ``boxes`` can be paid for after the move; a cell that a key can reach first is a ``stop``.
    """

    move: str | None
    steps: int
    boxes: tuple[int, ...]
    only_looks: bool
    is_open: bool
    is_stop: bool
    is_new: bool

    @property
    def class_(self) -> str:
        """How the place looks."""
        lit = " lit" if self.move is not None else ""
        return f"place{lit}{' chosen' if self.is_open else ''}"

    def label(self, viewer: Viewer, cell: str, named: str) -> str:
        """What the click does, in words."""
        if self.move is None:
            return viewer.say("page-open", cell=cell, tile=named)
        return _action(viewer, self.move, named, self.steps)

    def payable(self, viewer: Viewer) -> list[str]:
        """That boxes can be paid for there, in words."""
        if not self.boxes:
            return []
        numbers = viewer.join(f"{number}" for number in self.boxes)
        return [viewer.say("page-payable", n=len(self.boxes), boxes=numbers)]

    def opens(self, cell: str) -> str | None:
        """The address that opens the tile, or closes it, where the click isn't a move."""
        if self.move is not None:
            return None
        selection = {} if self.is_open else {"tile": cell}
        return to("choose", **selection, **({"look": "1"} if self.only_looks else {}))


@lru_cache(maxsize=1024)
def _marks(move: str | None, can_pay: bool, is_new: bool, is_open: bool) -> Svg:
    """The signs on a place."""
    return join(
        (
            EMPTY if move is None else _mover(move),
            _builds() if can_pay else EMPTY,
            _NEWS if is_new else EMPTY,
            _tick(84, 12) if is_open else EMPTY,
        )
    )


@lru_cache(maxsize=16384)
def _place(viewer: Viewer, cell: str, named: str, click: _Click) -> tuple[Svg, Svg]:
    """A cell: lit where a click is a move, else a way to look at its tile.

    It has a gap in its title, for what else there is to say about the cell.
    """
    label = click.label(viewer, cell, named)
    frame = city.cell_frame(cell)
    is_reached = click.is_stop or click.is_open or click.move is not None
    place = group(
        title(join(("\n".join((label, *click.payable(viewer))), GAP))),
        _FRAME,
        _marks(click.move, bool(click.boxes), click.is_new, click.is_open),
        x=frame.x, y=frame.y, id=f"at-{cell}", data_cell=cell, class_=click.class_,
        role="button", tabindex="0" if is_reached else "-1", aria_label=label,
        aria_pressed="true" if click.is_open else None, hx_swap="none",
        hx_post=None if click.move is None else to("move", move=click.move),
        hx_get=click.opens(cell),
    )  # fmt: skip
    return around_gap(place)


@lru_cache(maxsize=256)
def _mover(move: str) -> Svg:
    """The sign of what a move moves, in a lower corner of its place."""
    head = move.partition(">")[0]
    if head[:1] in _DRAGONS:
        dragon = _DRAGONS[head[0]]
        inside = group(signs.dragon(dragon), x=12, y=105, scale=0.65)
        return element("g", inside, class_=f"mover dragon dragon-{dragon}")
    return _badge("any" if head else "steps", 10)


@cache
def _builds() -> Svg:
    """The sign of a place where the hand can pay for a box."""
    return _badge("cube", tiles.WIDTH - 10)


def _badge(sign: str, x: float) -> Svg:
    """A sign on a small plate, beside where the pieces stand."""
    plate = disc(x, 106, 9, "plate")
    return element("g", plate, signs.sign(sign, x - 6, 100, 12), class_="mover")


@lru_cache(maxsize=64)
def _tick(x: float, y: float, scale: float = 1) -> Svg:
    """The sign of what is selected."""
    mark = group(path(_CHECK, "tick"), x=-7, y=-7, scale=0.58)
    plate = disc(0, 0, 10, "tick-plate")
    return group(plate, mark, x=x, y=y, scale=scale, class_="mover")


# Spots: a box or a space of the obelisk that can be clicked


def _spots(page: CityPage) -> Svg:
    """The boxes and the obelisk's space that can be paid for."""
    if not page.legal or page.only_looks:
        return _NO_SPOTS
    return element("g", _boxes(page), _space(page), id="spots")


_NO_SPOTS = element("g", EMPTY, id="spots")


def _boxes(page: CityPage) -> Svg:
    """The boxes under the own figure that can be paid for: now, or once movement has ended."""
    cell = page.here
    if cell is None or cell == COURTYARD:
        return EMPTY
    tile = page.tile(cell)
    assert tile is not None
    moving = page.phase == "move" and END in page.legal and page.card_open not in page.targets
    payable = page.payable(cell) if moving else tuple(sorted(page.payments))
    selected = page.box if page.box in payable else min(payable, default=0)
    locked = text_of(page.selected_cards("keep"))
    facts = (cell, payable, selected, locked, moving)
    return page.context.cached("boxes", facts, lambda: _all_boxes(page.viewer, tile.boxes, *facts))


def _all_boxes(
    viewer: Viewer,
    boxes: tuple[tuple[str, int], ...],
    cell: str,
    payable: tuple[int, ...],
    selected: int,
    locked: str,
    moving: bool,
) -> Svg:
    shown = [
        _box(viewer, cell, number, boxes, locked, moving, number == selected) for number in payable
    ]
    if selected and not moving:
        # Once more above its neighbours, which would else lie over its frame.
        frame = city.box_frame(cell, selected, len(boxes))
        tick = _tick(frame.width, -2, 0.75)
        shown.append(
            group(
                _around(frame, "frame", 5), tick, x=frame.x, y=frame.y, id="box-chosen",
                class_="chosen",
            )
        )  # fmt: skip
    return join(shown)


@lru_cache(maxsize=8192)
def _box(
    viewer: Viewer,
    cell: str,
    number: int,
    boxes: tuple[tuple[str, int], ...],
    locked: str,
    moving: bool,
    is_selected: bool,
) -> Svg:
    """A box that can be paid for: a click opens it in the tray, and ends the movement first."""
    people, value = boxes[number - 1]
    code = "page-stop-and-pay" if moving else "page-pay-box"
    label = viewer.say(code, box=number, value=value, people=people)
    keep = {"keep": locked} if locked else {}
    return _spot(
        city.box_frame(cell, number, len(boxes)), 5, label, f"box-{number}",
        is_selected and not moving, data_at=cell,
        hx_post=to("move", move=END, box=number) if moving else None,
        hx_get=None if moving else to("choose", box=number, **keep),
    )  # fmt: skip


def _space(page: CityPage) -> Svg:
    """The obelisk's next space, where an offering can be made: now, or after the movement."""
    moving = page.phase == "move" and END in page.legal and page.can_offer
    if "offer" not in page.legal and not moving:
        return EMPTY
    code = "page-stop-and-offer" if moving else "page-offer"
    return _spot(
        city.space_frame(page.position, len(page.position["obelisk"])), 6,
        page.say(code, n=page.price()), "space-next",
        hx_post=page.context.play(END if moving else "offer"),
    )  # fmt: skip


def _spot(
    frame: Frame, round_: float, label: str, name: str, is_selected: bool = False,
    **attributes: str | None,
) -> Svg:  # fmt: skip
    """Something small that can be clicked."""
    return group(
        title(label), _around(frame, "halo", round_), _around(frame, "frame", round_),
        x=frame.x, y=frame.y, scale=1, id=name, class_="spot chosen" if is_selected else "spot lit",
        role="button", tabindex="0", aria_label=label,
        aria_pressed="true" if is_selected else None, hx_swap="none", **attributes,
    )  # fmt: skip


def _around(frame: Frame, class_: str, round_: float) -> Svg:
    """A line around a frame that begins at (0, 0)."""
    return frame_of(-1, -1, frame.width + 2, frame.height + 2, class_, round_)
