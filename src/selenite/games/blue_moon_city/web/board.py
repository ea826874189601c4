"""The city with what can be clicked now: a last layer of places, boxes and the obelisk's space."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple

from selenite.core.drawing import box as frame_of
from selenite.core.drawing import disc, element, escape, group, path, title
from selenite.games.blue_moon_city import draw, signs, tiles
from selenite.games.blue_moon_city.web import tiles as city_tiles
from selenite.games.blue_moon_city.web.forecast import can_offer, payable
from selenite.games.blue_moon_city.web.sight import COURTYARD, END, Sight, Voice, text_of
from selenite.web.look import to
from selenite.web.pieces import Drawing

_CHECK = "M4 12l6 6L20 6"
_FRAME = frame_of(0, 0, tiles.WIDTH, tiles.HEIGHT, "frame", 7)
_NEWS = path("M-1 7a8 8 0 0 1 8-8h11L-1 18z", "news")
"""A folded corner, on tiles where something happened since the viewer's last turn."""

_DRAGONS = {"v": "red", "t": "green", "a": "blue"}


def board(sight: Sight) -> Drawing:
    """The whole board, with everything that answers to a click in its last layer."""
    shown = Drawing(draw.live_head(sight.position["game"], sight.say))
    _draw_city(sight, shown)
    shown.add('</g><g id="lit">')
    shown.layers(_places(sight))
    shown.layer(_spots(sight))
    shown.add("</g></svg>")
    return shown


def _draw_city(sight: Sight, shown: Drawing) -> None:
    """The layers of the city as they are drawn for everybody who reads the same language."""
    for name, keys in draw.LAYERS.items():
        if name == "tiles":
            _draw_tiles(sight, shown)
            continue
        facts = [sight.position[key] for key in keys]
        make = partial(_city_layer, sight, name)
        shown.layer(sight.look.kept(f"city-{name}", facts, make, for_all=True))


def _city_layer(sight: Sight, name: str) -> str:
    """A layer with a name of its own."""
    drawn = draw.city_layer(name, sight.position, sight.say, dict(enumerate(sight.called)))
    return drawn.replace("<g ", f'<g id="city-{name}" ', 1)


def _draw_tiles(sight: Sight, shown: Drawing) -> None:
    """The tiles, each to be sent on its own."""
    key = ("tiles", sight.look.language)
    city = sight.city
    before, tiles = sight.look.table.cache.get(key, ({}, {}))
    if before is not city:
        tiles = dict(tiles)
        for cell, entry in city.items():
            if before.get(cell) != entry:
                drawn = draw.tile(sight.components, cell, entry, sight.say, sight.called)
                tiles[cell] = drawn.replace("<g ", f'<g id="tile-{cell}" ', 1)
        sight.look.table.cache[key] = (city, tiles)
    shown.add('<g id="city-tiles" class="layer" data-layer="tiles">')
    shown.layers([*tiles.values()])
    shown.add("</g>")


def _places(sight: Sight) -> list[str]:
    """The places of all cells, each to be sent on its own; those are kept that don't change."""
    targets = {} if sight.only_looks else lit_targets(sight)
    now = _Ground(
        sight.only_looks,
        sight.tile_open,
        sight.here or COURTYARD,
        sight.hand_without("") if targets else "",
        targets,
        sight.city,
        city_tiles.standing(sight),
        city_tiles.forecasts(sight),
        sight.news,
    )
    kept, key = sight.look.table.cache, ("places", sight.look.language, sight.seat)
    before: _Ground | None
    places: dict[str, str]
    before, places = kept.get(key, (None, {}))
    if before != now:
        cells = now.changed_since(before) if before else sight.city
        places = places | {cell: now.place(sight, cell) for cell in cells}
        kept[key] = (now, places)
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
    ahead: dict[str, list[str]]
    news: dict[str, list[str]]

    def by_cell(self) -> list[Mapping[str, Any]]:
        """What is told cell by cell."""
        return [self.targets, self.city, self.standing, self.ahead, self.news]

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

    def place(self, sight: Sight, cell: str) -> str:
        """The place of a cell."""
        move, new = self.targets.get(cell), self.news.get(cell, ())
        choice = Choice(
            move,
            _steps(self.here, cell) if move else 0,
            _payable_after(sight, cell, move) if move else (),
            self.only_looks,
            self.tile_open == cell,
            self.here == cell,
            bool(new),
        )
        head, end = _place(sight.voice, cell, sight.tile_name(cell), choice)
        told = [*self.standing.get(cell, ()), *self.ahead.get(cell, ()), *new]
        lines = "".join([f"\n{_escaped(line)}" for line in (*city_tiles.boxes(sight, cell), *told)])
        return f"{head}{lines}{end}"


_escaped = lru_cache(maxsize=16384)(escape)


def _payable_after(sight: Sight, cell: str, move: str) -> tuple[int, ...]:
    """The boxes of a cell that could be paid for after a move of the own figure there."""
    head = move.partition(">")[0]
    return payable(sight, cell, spent=head) if head in ("", "f1") else ()


def _spots(sight: Sight) -> str:
    """The boxes and the obelisk's space that can be paid for."""
    if not sight.legal or sight.only_looks:
        return '<g id="spots"></g>'
    return f'<g id="spots">{_boxes(sight)}{_space(sight)}</g>'


def lit_targets(sight: Sight) -> dict[str, str]:
    """The moves that a click on a cell plays now."""
    card = sight.card_open
    if card in sight.targets:
        return sight.targets[card]
    if sight.aid_open:
        return {}
    return sight.targets.get("", {}) or sight.targets.get("hall", {})


def action(sight: Sight, move: str) -> str:
    """What a move to a cell does, in words."""
    cell = move.partition(">")[2]
    return _action(sight.voice, move, sight.tile_name(cell), _steps(sight.here or cell, cell))


def _action(voice: Voice, move: str, named: str, steps: int) -> str:
    head, _, cell = move.partition(">")
    if head == "":
        return voice.say("page-walk", cell=cell, tile=named, n=steps)
    if head == "hall":
        return voice.say("page-hall", cell=cell, tile=named)
    if head == "f1":
        return voice.say("page-jump", card=head, cell=cell, tile=named)
    dragon = _DRAGONS[head[0]]
    return voice.say("page-dragon", card=head, dragon=dragon, cell=cell, tile=named)


def _steps(here: str, cell: str) -> int:
    """How many steps a walk takes; the city has no holes that lie in the way."""
    return abs(ord(here[0]) - ord(cell[0])) + abs(ord(here[1]) - ord(cell[1]))


class Choice(NamedTuple):
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


@lru_cache(maxsize=16384)
def _place(voice: Voice, cell: str, named: str, choice: Choice) -> tuple[str, str]:
    """A cell: lit where a click is a move, else a way to look at its tile.

    It comes in two parts; between them its title tells what else is to be known of it.
    """
    kind, marks, more = "place", "", ""
    if choice.move is not None:
        label = _action(voice, choice.move, named, choice.steps)
        kind, marks = "place lit", _mover(choice.move)
        if choice.boxes:
            numbers = voice.join(f"{number}" for number in choice.boxes)
            more = "\n" + voice.say("page-payable", n=len(choice.boxes), boxes=numbers)
            marks += _builds()
        address = f'hx-post="{escape(to("move", move=choice.move))}"'
    else:
        label = voice.say("page-open", cell=cell, tile=named)
        picked = {} if choice.is_open else {"tile": cell}
        looks = {"look": "1"} if choice.only_looks else {}
        address = f'hx-get="{escape(to("choose", **picked, **looks))}"'
    pressed = ""
    if choice.is_new:
        marks += _NEWS
    if choice.is_open:
        kind, marks, pressed = f"{kind} chosen", marks + _tick(84, 12), ' aria-pressed="true"'
    reach = 0 if choice.is_stop or choice.is_open or choice.move is not None else -1
    head = (
        f'<g {_at(cell)} class="{kind}" role="button" tabindex="{reach}"'
        f' aria-label="{escape(label)}"{pressed} hx-swap="none" {address}>'
        f"<title>{escape(label + more)}"
    )
    return head, f"</title>{_FRAME}{marks}</g>"


@cache
def _at(cell: str) -> str:
    """A place's name and where it lies."""
    frame = draw.cell_frame(cell)
    where = f"translate({frame.x:g} {frame.y:g})"
    return f'id="at-{cell}" data-cell="{cell}" transform="{where}"'


@lru_cache(maxsize=256)
def _mover(move: str) -> str:
    """The sign of what a move moves, in a lower corner of its place."""
    head = move.partition(">")[0]
    if head[:1] in _DRAGONS:
        dragon = _DRAGONS[head[0]]
        inside = group(signs.dragon(dragon), x=12, y=105, scale=0.65)
        return element("g", inside, class_=f"mover dragon dragon-{dragon}")
    return _badge("any" if head else "steps", 10)


@cache
def _builds() -> str:
    """The sign of a place where the hand can pay for a box."""
    return _badge("cube", tiles.WIDTH - 10)


def _badge(sign: str, x: float) -> str:
    """A sign on a small plate, beside where the pieces stand."""
    plate = disc(x, 106, 9, "plate")
    return element("g", plate, signs.sign(sign, x - 6, 100, 12), class_="mover")


@lru_cache(maxsize=64)
def _tick(x: float, y: float, scale: float = 1) -> str:
    """The sign of what is chosen."""
    mark = group(path(_CHECK, "tick"), x=-7, y=-7, scale=0.58)
    plate = disc(0, 0, 10, "tick-plate")
    return group(plate, mark, x=x, y=y, scale=scale, class_="mover")


def _boxes(sight: Sight) -> str:
    """The boxes under the own figure that can be paid for: now, or once movement has ended."""
    cell = sight.here
    if cell is None or cell == COURTYARD:
        return ""
    tile = sight.tile(cell)
    assert tile is not None
    moving = sight.phase == "move" and END in sight.legal and sight.card_open not in sight.targets
    payments = payable(sight, cell) if moving else tuple(sorted(sight.payments))
    chosen = sight.box if sight.box in payments else min(payments, default=0)
    keep = text_of(sight.cards_picked("keep"))
    facts = (cell, payments, chosen, keep, moving)
    return sight.look.kept("boxes", facts, lambda: _all_boxes(sight.voice, tile.boxes, *facts))


def _all_boxes(
    voice: Voice,
    boxes: tuple[tuple[str, int], ...],
    cell: str,
    payments: tuple[int, ...],
    chosen: int,
    keep: str,
    moving: bool,
) -> str:
    shown = [
        _box(voice, cell, number, boxes, keep, moving, number == chosen) for number in payments
    ]
    if chosen and not moving:
        # Once more above its neighbours, which would else lie over its frame.
        x, y, width, height = draw.box_frame(cell, chosen, len(boxes))
        frame = frame_of(-1, -1, width + 2, height + 2, "frame", 5)
        tick = _tick(width, -2, 0.75)
        shown.append(group(frame, tick, x=x, y=y, id="box-chosen", class_="chosen"))
    return "".join(shown)


@lru_cache(maxsize=8192)
def _box(
    voice: Voice,
    cell: str,
    number: int,
    boxes: tuple[tuple[str, int], ...],
    keep: str,
    moving: bool,
    is_chosen: bool,
) -> str:
    """A box that can be paid for: a click opens it in the tray, and ends the movement first."""
    people, value = boxes[number - 1]
    code = "page-stop-and-pay" if moving else "page-pay-box"
    label = voice.say(code, box=number, value=value, people=people)
    kept = {"keep": keep} if keep else {}
    is_open = is_chosen and not moving
    x, y, width, height = draw.box_frame(cell, number, len(boxes))
    return group(
        title(label), frame_of(-1, -1, width + 2, height + 2, "halo", 5),
        frame_of(-1, -1, width + 2, height + 2, "frame", 5),
        x=x, y=y, id=f"box-{number}", class_="spot chosen" if is_open else "spot lit",
        data_at=cell, role="button", tabindex="0", aria_label=label,
        aria_pressed="true" if is_open else None, hx_swap="none",
        hx_post=to("move", move=END, box=number) if moving else None,
        hx_get=None if moving else to("choose", box=number, **kept),
    )  # fmt: skip


def _space(sight: Sight) -> str:
    """The obelisk's next space, where an offering can be made: now, or after the movement."""
    moving = sight.phase == "move" and END in sight.legal and can_offer(sight)
    if "offer" not in sight.legal and not moving:
        return ""
    x, y, width, height = draw.space_frame(sight.position, len(sight.position["obelisk"]))
    code = "page-stop-and-offer" if moving else "page-offer"
    label = sight.say(code, n=sight.price)
    return group(
        title(label), frame_of(-1, -1, width + 2, height + 2, "halo", 6),
        frame_of(-1, -1, width + 2, height + 2, "frame", 6),
        x=x, y=y, id="space-next", class_="spot lit", role="button", tabindex="0",
        aria_label=label, hx_swap="none", hx_post=sight.look.play(END if moving else "offer"),
    )  # fmt: skip
