"""The cards of Blue Moon City, drawn: faces with what they are worth and what they can do."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin

from selenite.core.drawing import (
    EMPTY,
    Say,
    Svg,
    box,
    disc,
    fit,
    group,
    join,
    number,
    path,
    words,
)
from selenite.core.drawing import two_lines as in_two
from selenite.games.blue_moon_city import art, signs
from selenite.games.blue_moon_city.tiles import shade

WIDTH, HEIGHT = 90, 130
"""The size of a card."""

POWERS = {
    "v1": "fly", "t1": "fly", "a1": "fly", "v2": "walk", "t2": "walk", "a2": "walk",
    "f1": "jump", "f2": "stride", "k1": "joker", "m1": "pair", "m2": "pair", "h1": "recolour-four",
    "h2": "recolour-one", "p1": "offer-one", "p2": "offer-two",
}  # fmt: skip
"""What each card can do besides paying; those of value 3 can do no more."""

_MIDDLE_X, _MIDDLE_Y = 45, 52
_RAYS = 20


@lru_cache(maxsize=256)
def face(card: str, say: Say | None = None) -> Svg:
    """A card's face: value, emblem, ornament and power; with ``say`` also in words."""
    people = signs.PEOPLES[card[0]]
    inside = (
        box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, "edge", 8),
        box(4, 4, WIDTH - 8, HEIGHT - 8, "slot", 5),
        _rays(),
        shade(4, 4, WIDTH - 8, HEIGHT - 8, "shine", 5),
        shade(4, 4, WIDTH - 8, HEIGHT - 8, "fade", 5) if people != "hoax" else EMPTY,
        disc(_MIDDLE_X, _MIDDLE_Y, 31, "aura"),
        disc(_MIDDLE_X, _MIDDLE_Y, 26, "aura"),
        signs.emblem(people, _MIDDLE_X - 23, _MIDDLE_Y - 23, 46),
        words(card[1], 10, 29, 27, "bold on-card", "start"),
        signs.people(people, WIDTH - 24, 9, 15),
        EMPTY if say is None else _name(say("draw-people", people=people)),
        art.use(f"band-{people}", 8, 89, 74, 7.4),
        _plaque(card, people, say),
        words(card, WIDTH - 9, 33, 9, "bold on-card codes", "end"),
    )
    return group(*inside, class_=f"face-{people} {people}")


def _name(named: str) -> Svg:
    return words(named, _MIDDLE_X, 85, 10.5, "bold on-card", width=WIDTH - 14)


@cache
def _rays() -> Svg:
    """Rays from behind the emblem to the card's edge."""
    drawn = []
    for n in range(_RAYS):
        middle, half = 2 * pi * n / _RAYS, pi / _RAYS / 2
        first, last = (_at_the_edge(middle + turn) for turn in (-half, half))
        drawn.append(f"M{_MIDDLE_X} {_MIDDLE_Y}L{first}L{last}z")
    return path("".join(drawn), "ray")


def _at_the_edge(angle: float) -> str:
    """The point at which a ray leaves the card's coloured part."""
    along, down = cos(angle), sin(angle)
    room_x = (WIDTH - 4 - _MIDDLE_X) if along > 0 else (_MIDDLE_X - 4)
    room_y = (HEIGHT - 4 - _MIDDLE_Y) if down > 0 else (_MIDDLE_Y - 4)
    length = min(room_x / abs(along or 1e-9), room_y / abs(down or 1e-9))
    return f"{number(_MIDDLE_X + along * length)} {number(_MIDDLE_Y + down * length)}"


def _plaque(card: str, people: str, say: Say | None) -> Svg:
    """What a card can do, as a sign and in two short lines; three signs on a card of value 3."""
    plate = box(7, 98, WIDTH - 14, 25, "cream", 4)
    if card not in POWERS:
        drawn = join(signs.people(people, 24.0 + 15 * n, 104, 12) for n in range(int(card[1])))
    elif say is None:
        drawn = signs.power(card, 27, 102, 17)
    else:
        drawn = signs.power_sign(card, 10, 103, 15) + _lines(say(f"power-{POWERS[card]}"))
    return group(plate, drawn, class_="cream-ink")


def _lines(text: str) -> Svg:
    """A power in words, on one line or two of the same size."""
    lines = in_two(text, 52, 8.8)
    size = min(fit(line, 53, 8.8)[1] for line in lines)
    top = 113.6 if len(lines) == 1 else 108.8
    return join(
        words(line, 28, top + 9.4 * n, size, "cream-ink", "start", width=53)
        for n, line in enumerate(lines)
    )


@lru_cache(maxsize=256)
def chip(people: str, value: str, width: float, height: float) -> Svg:
    """A small plate in a people's colour, with its sign and a value."""
    size = height * 0.62
    plate = box(0.5, 0.5, width - 1, height - 1, "slot", 4)
    if not value:
        return plate + signs.people(people, (width - size) / 2, (height - size) / 2, size)
    return (
        plate
        + shade(0.5, 0.5, width - 1, height - 1, "shine", 4)
        + signs.people(people, width * 0.09, (height - size) / 2, size)
        + words(value, width * 0.78, height * 0.78, height * 0.76, "bold on-card")
    )
