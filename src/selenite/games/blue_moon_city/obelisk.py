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
from selenite.games.blue_moon_city.options import components_of
from selenite.games.blue_moon_city.scene import CITY_WIDTH, FOOT, MIDDLE
from selenite.games.blue_moon_city.tiles import Frame, shade

_SHAFT_TOP = 126
_SHAFT_NARROW, _SHAFT_WIDE = 42, 72
_LINE_H, _BESIDE_H = 62, 38


def space_frame(position: Position, space: int) -> Frame:
    """Where a space of the obelisk lies, by its number from 0 on."""
    return _block(space, len(_prices(position)))


def _prices(position: Position) -> tuple[int, ...]:
    """What the spaces cost, the lowest first."""
    return components_of(position).obelisk(len(position["players"]))


@cache
def _block(space: int, spaces: int) -> Frame:
    """A block of the obelisk's shaft, the first one at its foot; it is narrower further up."""
    height = (FOOT - _SHAFT_TOP) / spaces
    width = _SHAFT_WIDE - (_SHAFT_WIDE - _SHAFT_NARROW) * (space + 0.5) / spaces
    y = FOOT - (space + 1) * height
    return Frame(MIDDLE - width / 2, y + 1, width, height - 2)


def standing(position: Position, say: Say, called: Sequence[str]) -> list[Svg]:
    """The obelisk: its spaces up the shaft, with prices and offerings, the crystal on its tip."""
    prices = _prices(position)
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
    foot, half_top, half = FOOT, _SHAFT_NARROW / 2, _SHAFT_WIDE / 2
    tip = _SHAFT_TOP - 34
    shoulder, narrow, wide = _SHAFT_TOP - 3, half_top + 3, half + 4
    left, right = number(MIDDLE - narrow), number(MIDDLE + narrow)
    cap = f"M{left} {shoulder}L{number(MIDDLE)} {tip}L{right} {shoulder}"
    shaft = f"{cap}L{number(MIDDLE + wide)} {foot}H{number(MIDDLE - wide)}z"
    steps = join(
        box(MIDDLE - half - 8 - 8 * n, foot + 8 * n, 2 * (half + 8 + 8 * n), 9, class_, 2)
        for n, class_ in enumerate(("space", "side", "space"))
    )
    return join(
        (
            path(shaft, "shaft"),
            path(cap + "z", "cap"),
            path(f"M{left} {shoulder}L{number(MIDDLE - wide)} {foot}", "ridge"),
            element("path", d=shaft, fill="url(#bmc-side)"),
            steps,
            element("circle", cx=MIDDLE, cy=tip - 14, r=46, fill="url(#bmc-halo)"),
            signs.sign("gem", MIDDLE - 19, tip - 36, 38),
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
        inside.append(words(f"{price}", width - 4, height / 2 + 4, 11, "", "end"))
    return group(
        *inside, x=frame.x, y=frame.y, data_space=f"{n + 1}",
        data_offering=None if seat is None else f"{seat}",
    )  # fmt: skip


def lying(position: Position, say: Say, called: Sequence[str]) -> Part:
    """The obelisk lying on its side, as wide as the city, and what else stands beside the city."""
    below = _beside(position)
    height = _LINE_H + (_BESIDE_H if below else 0)
    water = element("rect", width=CITY_WIDTH, height=height, rx=8, class_="water")
    steps = _steps(_prices(position), tuple(position["obelisk"]), say, tuple(called))
    return Part(CITY_WIDTH, height, join((water, steps, group(*below, y=_LINE_H - 4))))


@lru_cache(maxsize=1024)
def _steps(
    prices: tuple[int, ...], taken: tuple[int, ...], say: Say, called: tuple[str, ...]
) -> Svg:
    """The lying obelisk with all its spaces."""
    left = 50
    pitch = (CITY_WIDTH - left - 18) / len(prices)
    drawn = [_shaft_line(left, pitch * len(prices))]
    for n, price in enumerate(prices):
        seat = taken[n] if n < len(taken) else None
        text = _offering_text(n, price, seat, say, called)
        frame = Frame(left + n * pitch, 12, pitch - 2, _LINE_H - 24)
        drawn.append(_step(text, n, price, seat, frame, is_next=n == len(taken)))
    return join(drawn)


def _beside(position: Position) -> list[Svg]:
    """What stands beside the city: dragons outside, and piles that found no free corner."""
    waiting = [key for key, at in position["dragons"].items() if at is None]
    drawn = [
        group(signs.dragon(key), x=28 + 44 * n, y=_BESIDE_H / 2, class_=f"dragon dragon-{key}")
        for n, key in enumerate(waiting)
    ]
    piles = []
    if "a1" in position["city"]:
        piles.append((signs.sign("scale", 0, 4, 28), position["supply"]["scales"]))
    if "e1" in position["city"]:
        discarded = element("g", art.use("card-back", 4, 1, 23, 33), transform="rotate(12 16 18)")
        piles.append((art.use("card-back", 4, 1, 23, 33), count(position["deck"])))
        piles.append((discarded, count(position["discard"])))
    right = CITY_WIDTH - 8 - 72 * len(piles)
    return drawn + [
        group(pile, words(f"{many}", 35, 25, 20, "bold", "start"), x=right + 72 * n)
        for n, (pile, many) in enumerate(piles)
    ]


def count(cards: str | int) -> int:
    """How many cards there are, known or not."""
    return cards if isinstance(cards, int) else len(cards) // 2


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
