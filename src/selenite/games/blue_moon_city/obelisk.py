"""The obelisk of Blue Moon City, drawn: upright beside the city, or lying as a line above it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from selenite.core.drawing import (
    Part,
    Say,
    Svg,
    box,
    element,
    group,
    join,
    number,
    path,
    title,
    words,
)
from selenite.core.state import Position
from selenite.games.blue_moon_city import art, signs
from selenite.games.blue_moon_city.analysis import Space, obelisk_spaces, offering_price
from selenite.games.blue_moon_city.notation import card_count
from selenite.games.blue_moon_city.options import rules_of
from selenite.games.blue_moon_city.rules.components import COURTYARD
from selenite.games.blue_moon_city.scene import CITY_WIDTH, MIDDLE, corner, corners, foot
from selenite.games.blue_moon_city.tiles import HEIGHT, WIDTH, Frame

_SHAFT_TOP = 136
_SHAFT_NARROW, _SHAFT_WIDE = 50, 78
_TIP = 44
_LINE_H, _BESIDE_H = 58, 44


def space_frame(position: Position, space: int) -> Frame:
    """Where a space of the obelisk lies, by its number from 0 on."""
    return _block(space, rules_of(position["options"]).spaces, foot(tuple(position["city"])))


@cache
def _block(space: int, spaces: int, bottom: float) -> Frame:
    """A block of the obelisk's shaft, the first one at its foot; it is narrower further up."""
    height = (bottom - 6 - _SHAFT_TOP) / spaces
    width = _SHAFT_WIDE - (_SHAFT_WIDE - _SHAFT_NARROW) * (space + 0.5) / spaces
    y = bottom - 6 - (space + 1) * height
    return Frame(MIDDLE - width / 2, y + 1, width, height - 2)


def standing(position: Position, say: Say, called: Sequence[str]) -> list[Svg]:
    """The obelisk: its spaces up the shaft, with prices and offerings, the crystal on its tip."""
    rules = rules_of(position["options"])
    spaces = obelisk_spaces(rules, position)
    bottom = foot(tuple(position["city"]))
    drawn = [_monument(bottom, say("board-first-to", n=rules.to_win))]
    for n, space in enumerate(spaces):
        text = _offering_text(n, space, say, called)
        drawn.append(_space(text, n, space, _block(n, len(spaces), bottom)))
    if any(space.is_next for space in spaces):
        price = offering_price(rules, position)
        drawn += [
            _asked(price, *corner(cell))
            for cell, entry in position["city"].items()
            if entry["tile"] == COURTYARD
        ]
    return drawn


@lru_cache(maxsize=1024)
def _asked(price: int, x: float, y: float) -> Svg:
    """The price of the next offering, on a small plate in the courtyard."""
    room = 12 * len(f"{price}") + 18
    return group(
        box(0, 0, room + 14, 25, "next", 12.5),
        words(f"{price}", 8, 19, 18, "bold serif", "start"),
        signs.sign("gem", room - 10, 4.5, 16), x=x + WIDTH - room - 21, y=y + HEIGHT - 32,
    )  # fmt: skip


@lru_cache(maxsize=64)
def _monument(bottom: float, goal: str) -> Svg:
    """The obelisk without what is on its spaces: the plinth tells how many offerings win."""
    narrow, wide = _SHAFT_NARROW / 2, _SHAFT_WIDE / 2
    tip = _SHAFT_TOP - _TIP
    left, middle, right = (number(MIDDLE + by) for by in (-narrow, 0, narrow))
    shaft = (
        f"M{left} {_SHAFT_TOP}H{right}L{number(MIDDLE + wide)} {bottom}H{number(MIDDLE - wide)}z"
    )
    return join(
        (
            element("circle", cx=MIDDLE, cy=tip - 16, r=74, fill="url(#bmc-beam)"),
            _crystals(tip),
            element("ellipse", cx=MIDDLE, cy=bottom + 38, rx=64, ry=11, class_="under"),
            box(MIDDLE - 60, bottom + 16, 120, 24, "face-d", 3),
            box(MIDDLE - 60, bottom + 16, 120, 4, "face-b", 2),
            box(MIDDLE - 51, bottom, 102, 17, "face-c", 3),
            box(MIDDLE - 51, bottom, 102, 4, "face-a", 2),
            element("path", d=shaft, fill="url(#bmc-shaft)"),
            path(f"M{left} {_SHAFT_TOP}L{middle} {tip}V{_SHAFT_TOP}z", "face-a"),
            path(f"M{right} {_SHAFT_TOP}L{middle} {tip}V{_SHAFT_TOP}z", "face-c"),
            words(goal, MIDDLE, bottom + 33.5, 13.5, "bold on-plinth", width=112 * 1.2),
        )
    )


def _crystals(tip: float) -> Svg:
    """The crystal over the obelisk's tip, with two splinters."""
    shards = ((0, -30, 1.0), (-26, -18, 0.5), (26, -18, 0.5))
    return join(
        group(signs.shard(), x=MIDDLE + x, y=tip + y, scale=scale) for x, y, scale in shards
    )


@lru_cache(maxsize=4096)
def _space(text: str, n: int, space: Space, frame: Frame) -> Svg:
    """A space of the obelisk: its price, or the offering on it."""
    price, seat, is_next = space
    width, height = frame.width, frame.height
    inside = [title(text), path(f"M0 {number(height + 1)}h{number(width)}", "joint")]
    if seat is not None:
        size = min(height - 3, 32)
        inside.append(group(signs.cube(seat, size), x=width / 2 + 5, y=height / 2))
        inside.append(words(f"{price}", 11, height / 2 + 5, 14, "bold on-shaft serif"))
    elif is_next:
        room, high = 13.5 * len(f"{price}") + 20, min(height - 2, 36)
        wide = room + 16
        left = (wide - room) / 2
        inside.append(
            group(
                box(0, 0, wide, high, "next", 6),
                words(f"{price}", left, high / 2 + 7.5, 21, "bold serif", "start"),
                signs.sign("gem", left + room - 18, high / 2 - 9, 18),
                x=(width - wide) / 2, y=(height - high) / 2,
            )
        )  # fmt: skip
    else:
        high = min(height - 5, 30)
        top = (height - high) / 2
        inside.append(box(width / 2 - 17, top, 34, high, "space", 6))
        inside.append(words(f"{price}", width / 2, height / 2 + 6.5, 18, "bold serif"))
    return group(
        *inside, x=frame.x, y=frame.y, data_space=f"{n + 1}",
        data_offering=None if seat is None else f"{seat}",
    )  # fmt: skip


def lying(position: Position, say: Say, called: Sequence[str]) -> Part:
    """The obelisk lying on its side, as wide as the city, and what else stands beside the city."""
    below = _beside(position)
    height = _LINE_H + (_BESIDE_H if below else 0)
    spaces = obelisk_spaces(rules_of(position["options"]), position)
    steps = _steps(spaces, say, tuple(called))
    return Part(CITY_WIDTH, height, join((steps, group(*below, y=_LINE_H - 4))))


@lru_cache(maxsize=1024)
def _steps(spaces: tuple[Space, ...], say: Say, called: tuple[str, ...]) -> Svg:
    """The lying obelisk with all its spaces."""
    left = 58
    pitch = (CITY_WIDTH - left - 26) / len(spaces)
    drawn = [_shaft_line(left, pitch * len(spaces))]
    for n, space in enumerate(spaces):
        text = _offering_text(n, space, say, called)
        frame = Frame(left + n * pitch, 10, pitch - 3, _LINE_H - 22)
        drawn.append(_step(text, n, space, frame))
    return join(drawn)


def _beside(position: Position) -> list[Svg]:
    """What stands beside the city: dragons outside, and piles that found no free corner."""
    found = corners(tuple(position["city"]))
    outside = [key for key, at in position["dragons"].items() if at is None]
    waiting = [] if found.dragons else outside
    drawn = [
        group(
            group(signs.dragon(key), scale=1.5), x=36 + 62 * n, y=_BESIDE_H / 2,
            class_=f"dragon dragon-{key}",
        )
        for n, key in enumerate(waiting)
    ]  # fmt: skip
    piles = []
    if not found.scales:
        piles.append((signs.sign("scale", -2, 4, 34), position["supply"]["scales"]))
    if not found.piles:
        discarded = element("g", art.use("card-back", 1, 2, 27, 38), transform="rotate(12 15 21)")
        piles.append((art.use("card-back", 1, 2, 27, 38), card_count(position["deck"])))
        piles.append((discarded, card_count(position["discard"])))
    right = CITY_WIDTH - 8 - 84 * len(piles)
    return drawn + [
        group(pile, words(f"{many}", 38, 31, 26, "bold serif", "start"), x=right + 84 * n)
        for n, (pile, many) in enumerate(piles)
    ]


def _shaft_line(left: float, length: float) -> Svg:
    """The shaft of the lying obelisk, its plinth with the sign, its tip and the lit face."""
    start, end, tip = (number(x) for x in (left - 10, left + length, left + length + 22))
    middle, low = _LINE_H // 2, _LINE_H - 6
    lit = f"M{start} 4H{end}L{tip} {middle}H{start}z"
    dark = f"M{start} {middle}H{tip}L{end} {low}H{start}z"
    return join(
        (
            path(lit, "face-b"),
            path(dark, "face-c"),
            box(2, 1, left - 10, _LINE_H - 4, "face-d", 5),
            signs.sign("obelisk", 8, 8, _LINE_H - 20),
        )
    )


def _step(text: str, n: int, space: Space, frame: Frame) -> Svg:
    """A space of the lying obelisk."""
    price, seat, is_next = space
    width, height = frame.width, frame.height
    inside = [title(text), box(0, 0, width, height, "next" if is_next else "space", 6)]
    if seat is None:
        inside.append(words(f"{price}", width / 2, height / 2 + 9.5, 27, "bold serif", width=width))
    else:
        size = min(width - 2, height + 2)
        inside.append(group(signs.cube(seat, size), x=width / 2, y=height / 2))
    return group(
        *inside, x=frame.x, y=frame.y, data_space=f"{n + 1}",
        data_offering=None if seat is None else f"{seat}",
    )  # fmt: skip


def _offering_text(n: int, space: Space, say: Say, called: Sequence[str]) -> str:
    if space.seat is None:
        return say("draw-space", space=n + 1, price=space.price)
    return say("draw-offering", space=n + 1, price=space.price, who=called[space.seat])
