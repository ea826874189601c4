"""Small pictures of Blue Moon City for its pages: card faces, chips, signs and boxes."""

from __future__ import annotations

from functools import lru_cache

from selenite.core.drawing import Svg, box, group, path, words
from selenite.core.drawing import element as drawn
from selenite.games.blue_moon_city import signs
from selenite.games.blue_moon_city.rules import NAME
from selenite.web.html import Markup, button, element, picture

_FACE_W, _FACE_H = 44, 52


def _picture(width: float, height: float, inside: Svg, class_: str) -> Markup:
    return picture(NAME, inside, 0, 0, width, height, class_)


@lru_cache(maxsize=64)
def face(card: str) -> Markup:
    """A card as it lies in the hand: sign, letter, value, and the sign of its power."""
    people = signs.PEOPLES[card[0]]
    inside = (
        box(1, 1, _FACE_W - 2, _FACE_H - 2, "slot", 6)
        + signs.people(people, 4, 6, 14)
        + words(card, _FACE_W - 4, 19, 15, "bold on-card", "end")
        + signs.power(card, 6, _FACE_H - 20, 13)
    )
    return _picture(_FACE_W, _FACE_H, drawn("g", inside, class_=f"card {people}"), "face")


@lru_cache(maxsize=64)
def chip(card: str) -> Markup:
    """A card as small as can be."""
    return _chip(signs.PEOPLES[card[0]], card)


@lru_cache(maxsize=64)
def people(name: str, value: int | None = None) -> Markup:
    """A people's sign and letter in its colour, with a box's value."""
    return _chip(name, signs.LETTERS[name] + (f"{value}" if value else ""))


def _chip(people: str, written: str) -> Markup:
    """A small plate in a people's colour with its sign and something written."""
    inside = (
        box(1, 1, 40, 22, "slot", 5)
        + signs.people(people, 4, 5, 14)
        + words(written, 38, 18, 14, "bold on-card", "end")
    )
    return _picture(42, 24, drawn("g", inside, class_=people), "chip")


@lru_cache(maxsize=8)
def dragon(name: str) -> Markup:
    """A dragon with the sign of its element."""
    inside = drawn("g", group(signs.dragon(name), x=17, y=16), class_=f"dragon dragon-{name}")
    return _picture(34, 32, inside, "dragon-small")


@lru_cache(maxsize=16)
def sign(name: str) -> Markup:
    """A sign of the table, such as gem, card, scale or crown."""
    return _picture(24, 24, signs.sign(name, 0, 0, 24), "sign-small")


@lru_cache(maxsize=1)
def lock() -> Markup:
    """A padlock, on cards that are locked."""
    shackle = path("M7 11V8a5 5 0 0 1 10 0v3", "line", stroke_width=3)
    return _picture(24, 24, shackle + box(4, 10, 16, 12, "solid", 3), "sign-small")


@lru_cache(maxsize=8)
def cube(seat: int) -> Markup:
    """A seat's cube with its shape."""
    return _picture(24, 24, group(signs.cube(seat, 20), x=12, y=12), "sign-small")


@lru_cache(maxsize=8)
def figure(seat: int) -> Markup:
    """A seat's figure with its shape."""
    return _picture(22, 28, group(signs.figure(seat), x=11, y=15), "figure-small")


def box_tab(
    name: str, label: str, face: Markup, note: str = "", *, get: str | None = None,
    post: str | None = None, pressed: bool | None = None,
) -> Markup:  # fmt: skip
    """A box as a button: one that can be selected, or that is at rest."""
    return button(
        face,
        element("small", note) if note else "",
        get=get,
        post=post,
        pressed=pressed,
        at_rest=get is None and post is None,
        id=name,
        class_="box-tab chosen" if pressed else "box-tab",
        title=label,
        aria_label=f"{label}. {note}" if note else label,
    )
