"""The cards of Blue Moon City, drawn: faces with what they are worth and what they can do."""

from __future__ import annotations

from functools import lru_cache

from selenite.core.drawing import EMPTY, Say, Svg, box, element, fit, group, join, words
from selenite.games.blue_moon_city import art, signs
from selenite.games.blue_moon_city.tiles import shade

WIDTH, HEIGHT = 112, 158
"""The size of a card."""

POWERS = {
    "v1": "fly", "t1": "fly", "a1": "fly", "v2": "walk", "t2": "walk", "a2": "walk",
    "f1": "jump", "f2": "stride", "k1": "joker", "m1": "pair", "m2": "pair", "h1": "recolour-four",
    "h2": "recolour-one", "p1": "offer-one", "p2": "offer-two",
}  # fmt: skip
"""What each card can do besides paying; those of value 3 can do no more."""

_PLATE_Y, _PLATE_H = 109, 43
_LINE_H, _LETTERS, _WIDE_LETTERS = 12.8, 12, 11
"""How high a line of a power's words is, and how many letters have room on it."""


@lru_cache(maxsize=256)
def face(card: str, say: Say | None = None) -> Svg:
    """A card's face: value, emblem, ornament and power; with ``say`` also in words."""
    people = signs.PEOPLES[card[0]]
    inside = (
        box(0.4, 0.4, WIDTH - 0.8, HEIGHT - 0.8, "card-edge", 11),
        shade(3, 3, WIDTH - 6, HEIGHT - 6, f"ground-{people}", 8.5),
        art.use("card-rays", 0, 0, WIDTH, HEIGHT),
        element("g", art.use(f"band-{people}", 8, 96, 96, 12), class_="band"),
        signs.emblem(people, 30, 28, 64),
        words(card[1], 12, 38, 34, "bold on-card display", "start"),
        signs.people(people, 12, 45, 16),
        EMPTY if say is None else _name(say("draw-people", people=people)),
        _plate(card, people, say),
        words(card, 12, 76, 10, "bold on-card codes", "start"),
    )
    return group(*inside, class_=f"face-{people} {people}")


def _name(named: str) -> Svg:
    return words(named, 101, 22.5, 13.5, "bold on-card serif", "end", width=84)


def _plate(card: str, people: str, say: Say | None) -> Svg:
    """What a card can do, as a sign and in short lines; three signs on a card of value 3."""
    if card not in POWERS:
        return join(
            signs.people(people, 17 + 28.0 * n, _PLATE_Y + 11, 22) for n in range(int(card[1]))
        )
    plate = box(6, _PLATE_Y, WIDTH - 12, _PLATE_H, "power-plate", 6)
    middle = _PLATE_Y + _PLATE_H / 2
    if say is None:
        drawn = signs.power(card, 30, middle - 11, 22)
    else:
        drawn = signs.power_sign(card, 9, middle - 8, 16) + _lines(say(f"power-{POWERS[card]}"))
    return group(plate, drawn, class_="on-power")


def _lines(text: str) -> Svg:
    """A power in words, on up to three lines of the same size."""
    lines = broken(text, _LETTERS if text.isascii() else _WIDE_LETTERS)
    size = min(fit(line, 98, 11.6)[1] for line in lines)
    top = _PLATE_Y + _PLATE_H / 2 + 4.2 - _LINE_H * (len(lines) - 1) / 2
    return join(
        words(line, 28, top + _LINE_H * n, size, "power-words", "start", width=98)
        for n, line in enumerate(lines)
    )


def broken(text: str, letters: int, lines: int = 3) -> list[str]:
    """A text on lines of about that many letters; the last one takes what is left.

    >>> broken("dragon flies to any tile", 12)
    ['dragon flies', 'to any tile']
    """
    found = [""]
    for word in text.split(" "):
        longer = f"{found[-1]} {word}".strip()
        if len(longer) <= letters or not found[-1] or len(found) == lines:
            found[-1] = longer
        else:
            found.append(word)
    return found


@lru_cache(maxsize=256)
def chip(people: str, value: str, width: float, height: float) -> Svg:
    """A small plate in a people's colour, with its sign and a value."""
    size = height * 0.62
    plate = shade(0.5, 0.5, width - 1, height - 1, f"ground-{people}", 4)
    plate += box(0.8, 0.8, width - 1.6, height - 1.6, "rim", 3.8)
    if not value:
        return plate + signs.people(people, (width - size) / 2, (height - size) / 2, size)
    return (
        plate
        + signs.people(people, width * 0.09, (height - size) / 2, size)
        + words(value, width * 0.78, height * 0.8, height * 0.82, "bold on-card serif")
    )
