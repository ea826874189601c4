"""The city with what can be clicked now: a last layer of places, boxes and the obelisk's space."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import NamedTuple, cast

from selenite.core.drawing import (
    EMPTY,
    Svg,
    disc,
    element,
    group,
    join,
    opened,
    path,
    title,
)
from selenite.core.drawing import box as frame_of
from selenite.games.blue_moon_city import city, obelisk, signs, tiles
from selenite.games.blue_moon_city.notation import COURTYARD_CELL, END_MOVE, cell_text, read
from selenite.games.blue_moon_city.rules import NAME
from selenite.games.blue_moon_city.tiles import Frame
from selenite.games.blue_moon_city.web.page import CityPage, Viewer
from selenite.texts import Speaker
from selenite.web import html
from selenite.web.html import Markup
from selenite.web.pieces import Drawing, Layers
from selenite.web.viewer import to

_FRAME = frame_of(-4, -4, tiles.WIDTH + 8, tiles.HEIGHT + 8, "halo", tiles.ROUND + 4) + frame_of(
    0, 0, tiles.WIDTH, tiles.HEIGHT, "frame", tiles.ROUND
)
_NEWS = path("M-1 7a8 8 0 0 1 8-8h11L-1 18z", "news")
"""A folded corner, on tiles where something happened since the viewer's last turn."""

_TILES_START, _TILES_END = opened("g", id="city-tiles", class_="layer", data_layer="tiles")
_BESIDE = ("options", "obelisk", "dragons", "supply", "deck", "discard")
"""What the obelisk and what lies beside the city depend on."""

_IN_CITY = sorted({key for keys in city.LAYERS.values() for key in keys})
"""What the layers of the city depend on."""


def board(page: CityPage) -> Drawing:
    """The whole board, with everything that answers to a click in its last layer.

    It is the very same as before if nothing on it has changed.
    """
    context, position = page.context, page.position
    drawn = context.cached(
        "city", [position[key] for key in _IN_CITY], lambda: _draw_city(page), for_all=True
    )
    line = context.cached(
        "obelisk-line", [position[key] for key in _BESIDE], lambda: _line(page), for_all=True
    )
    parts = (drawn, _places(page), _spots(page), line)
    return context.cached("board", parts, lambda: _composed(*parts))


def _composed(drawn: Drawing, places: Layers, spots: Svg, line: Markup) -> Drawing:
    """What everybody sees alike, and what can be clicked."""
    shown = drawn.copy()
    shown.layers(places)
    shown.layer("spots", spots)
    shown.add(city.LIVE_END)
    shown.layer("obelisk-line", line)
    return shown


def _line(page: CityPage) -> Markup:
    """The obelisk lying above the city, for windows that are too narrow for it to stand."""
    line = obelisk.lying(page.position, page.say, page.called)
    drawn = html.picture(NAME, line.body, 0, 0, line.width, line.height)
    return html.element("div", drawn, id="obelisk-line")


def _draw_city(page: CityPage) -> Drawing:
    """The layers of the city as they are drawn for everybody who reads the same language."""
    shown = Drawing(city.live_head(page.position["game"], page.say))
    for name, keys in city.LAYERS.items():
        if name == "tiles":
            _draw_tiles(page, shown)
            continue
        facts = [page.position[key] for key in keys]
        make = partial(_city_layer, page, name)
        drawn = page.context.cached(f"city-{name}", facts, make, for_all=True)
        shown.layer(f"city-{name}", drawn)
    shown.add(city.LIVE_MIDDLE)
    return shown


def _city_layer(page: CityPage, name: str) -> Svg:
    """A layer with a name of its own."""
    names = dict(enumerate(page.called))
    return city.city_layer(name, page.position, page.say, names, f"city-{name}")


def _draw_tiles(page: CityPage, shown: Drawing) -> None:
    """The tiles, each to be sent on its own."""
    key = ("tiles", page.context.language)
    before, drawn, layers = page.context.table.cache.get(key, ({}, {}, None))
    if before is not page.city:
        drawn = dict(drawn)
        for cell, entry in page.city.items():
            if before.get(cell) != entry:
                name = f"tile-{cell}"
                drawn[name] = city.tile(page.components, cell, entry, page.say, page.called, name)
        layers = Layers(drawn)
        page.context.table.cache[key] = (page.city, drawn, layers)
    shown.add(_TILES_START)
    shown.layers(layers)
    shown.add(_TILES_END)


# Places: a cell that can be clicked


class _Places(NamedTuple):
    """The places that a viewer was shown last: where they stood, where news was, each place."""

    here: str
    news: frozenset[str]
    drawn: dict[str, Svg]
    layers: Layers


def _places(page: CityPage) -> Layers:
    """The places of all cells, each to be sent on its own; what one says is fetched on demand.

    Those are drawn that have changed.
    """
    here, news = page.here or COURTYARD_CELL, frozenset(page.news)
    key = ("places", page.context.language, page.seat)
    before: _Places | None = page.context.table.cache.get(key)
    if before is None:
        drawn, changed = cast("dict[str, Svg]", {}), frozenset(page.city)
    elif (before.here, before.news) == (here, news):
        return before.layers
    else:
        drawn, changed = before.drawn, before.news ^ news
        if here != before.here:
            changed |= {here, before.here}
    new = {
        f"at-{cell}": _place(page.viewer, cell, page.tile_name(cell), cell == here, cell in news)
        for cell in page.city
        if cell in changed
    }
    drawn = {**drawn, **new}
    layers = Layers(drawn)
    page.context.table.cache[key] = _Places(here, news, drawn, layers)
    return layers


def action(speaker: Speaker, move: str, tile: str, steps: int) -> str:
    """What a move to a cell does, in words, given the name of its tile and the steps to it."""
    parts = read(move)
    cell, card = cell_text(parts.cell), parts.card
    if parts.verb == "walk":
        return speaker.say("page-walk", cell=cell, tile=tile, n=steps)
    if parts.verb == "hall":
        return speaker.say("page-hall", cell=cell, tile=tile)
    if parts.verb == "jump":
        return speaker.say("page-jump", card=card, cell=cell, tile=tile)
    return speaker.say("page-dragon", card=card, dragon=parts.dragon, cell=cell, tile=tile)


@lru_cache(maxsize=16384)
def _place(viewer: Viewer, cell: str, named: str, is_here: bool, is_new: bool) -> Svg:
    """A cell: a part of moves, and a way to look at its tile."""
    label = viewer.say("page-open", cell=cell, tile=named)
    frame, seat = city.cell_frame(cell), viewer.seat
    return group(
        title(label),
        _FRAME,
        _builds(),
        _NEWS if is_new else EMPTY,
        x=frame.x, y=frame.y, id=f"at-{cell}", data_cell=cell,
        class_="place" if not is_here else "place here" if seat is None else f"place here s{seat}",
        role="button", tabindex="0" if is_here else "-1", aria_label=label,
        data_part=f">{cell}", data_about=f"tile-{cell}", data_stop="here" if is_here else "",
        data_drags=f"figure-{seat}" if is_here and seat is not None else None,
    )  # fmt: skip


@cache
def _builds() -> Svg:
    """The sign of a place where the hand could pay for a box after a move there."""
    x, y = tiles.WIDTH - tiles.BADGE_X, tiles.BADGE_Y
    sign = signs.sign("cube", x - 7, y - 7, 14)
    return element("g", disc(x, y, 11, "plate"), sign, class_="mover builds")


# Spots: a box or a space of the obelisk that can be clicked


def _spots(page: CityPage) -> Svg:
    """The boxes and the obelisk's space that can be paid for: now, or once movement has ended."""
    if not page.legal:
        return _NO_SPOTS
    moving = page.phase == "move" and END_MOVE in page.legal
    here = page.here or COURTYARD_CELL
    facts = (here, _payable(page, moving), _offerings(page, moving), moving)
    return page.context.cached("spots", facts, lambda: _drawn_spots(page, *facts))


_NO_SPOTS = element("g", EMPTY, id="spots")


def _payable(page: CityPage, moving: bool) -> tuple[int, ...]:
    """The boxes under the own figure that can be paid for."""
    if page.here is None or page.here == COURTYARD_CELL:
        return ()
    return page.payable(page.here) if moving else tuple(sorted(page.payments))


def _offerings(page: CityPage, moving: bool) -> int | None:
    """How many offerings there are, if one can be added."""
    can_offer = page.can_offer if moving else "offer" in page.legal
    return len(page.position["obelisk"]) if can_offer else None


def _drawn_spots(
    page: CityPage, cell: str, payable: tuple[int, ...], offerings: int | None, moving: bool
) -> Svg:
    boxes = page.components.tiles[page.city[cell]["tile"]].boxes if payable else ()
    spots = [_box(page.viewer, cell, number, boxes, moving) for number in payable]
    if offerings is not None:
        spots.append(_space(page, offerings, moving))
    return element("g", join(spots), id="spots")


@lru_cache(maxsize=8192)
def _box(
    viewer: Viewer, cell: str, number: int, boxes: tuple[tuple[str, int], ...], moving: bool
) -> Svg:
    """A box that can be paid for: a click chooses it, and ends the movement first."""
    people, value = boxes[number - 1]
    code = "page-stop-and-pay" if moving else "page-pay-box"
    label = viewer.say(code, box=number, value=value, people=people)
    return _spot(
        city.box_frame(cell, number, len(boxes)), 5, label, f"box-{number}", data_at=cell,
        hx_post=to("move", move=END_MOVE) if moving else None, hx_swap="none" if moving else None,
        data_then=f"{number}=" if moving else None, data_part=None if moving else f"{number}=",
    )  # fmt: skip


def _space(page: CityPage, offerings: int, moving: bool) -> Svg:
    """The obelisk's next space."""
    code = "page-stop-and-offer" if moving else "page-offer"
    return _spot(
        city.space_frame(page.position, offerings), 6, page.say(code, n=page.price()), "space-next",
        hx_post=page.context.play(END_MOVE if moving else "offer"), hx_swap="none",
    )  # fmt: skip


def _spot(frame: Frame, round_: float, label: str, name: str, **attributes: str | None) -> Svg:
    """Something small that can be clicked."""
    return group(
        title(label), _around(frame, "halo", round_), _around(frame, "frame", round_),
        x=frame.x, y=frame.y, scale=1, id=name, class_="spot", role="button", tabindex="0",
        aria_label=label, **attributes,
    )  # fmt: skip


def _around(frame: Frame, class_: str, round_: float) -> Svg:
    """A line around a frame that begins at (0, 0)."""
    return frame_of(-1, -1, frame.width + 2, frame.height + 2, class_, round_)
