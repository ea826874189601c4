"""The small parts of Blue Moon City's regions: buttons, card faces, signs. All give HTML."""

from __future__ import annotations

from functools import lru_cache

from selenite.core.drawing import NAMESPACE, box, element, escape, group, path, words
from selenite.games.blue_moon_city import signs

_FACE_W, _FACE_H = 44, 52


@lru_cache(maxsize=8192)
def text(tag: str, words_: str, **attributes: str | None) -> str:
    """An element around a text that isn't HTML yet."""
    return element(tag, escape(words_), **attributes)


def code(words_: str) -> str:
    """A code of the move language, which is read from left to right in every language."""
    return element("bdi", escape(words_), dir="ltr", class_="code")


def play(url: str, *inside: str, **attributes: str | None) -> str:
    """A button that plays a move."""
    return _button(inside, {"hx_post": url, **attributes})


@lru_cache(maxsize=4096)
def choose(url: str, *inside: str, **attributes: str | None) -> str:
    """A button that shows what comes after a choice."""
    return _button(inside, {"hx_get": url, **attributes})


def _button(inside: tuple[str, ...], attributes: dict[str, str | None]) -> str:
    key = attributes.get("data_key")
    return element(
        "button", *inside, type="button", hx_swap="none",
        aria_keyshortcuts=key, **attributes,
    )  # fmt: skip


def disabled(*inside: str, **attributes: str | None) -> str:
    """A button that can't be pressed now; its title says why, and it can still be reached."""
    return element("button", *inside, type="button", aria_disabled="true", **attributes)


def tab(name: str, label: str, face: str, note: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """A box that can be chosen, or could be: what its button holds, and what it is called."""
    inside = (face, text("small", note)) if note else (face,)
    told = f"{label}. {note}" if note else label
    return inside, {"id": name, "class_": "box-tab", "title": label, "aria_label": told}


@lru_cache(maxsize=512)
def drawn(width: float, height: float, inside: str, class_: str = "") -> str:
    """A small drawing beside words, which say the same."""
    return element(
        "svg", inside, xmlns=NAMESPACE, viewBox=f"0 0 {width:g} {height:g}",
        class_=f"selenite blue-moon-city {class_}".rstrip(), aria_hidden="true",
    )  # fmt: skip


@lru_cache(maxsize=64)
def face(card: str) -> str:
    """A card as it lies in the hand: sign, letter, value, and the sign of its power."""
    people = signs.PEOPLES[card[0]]
    inside = (
        box(1, 1, _FACE_W - 2, _FACE_H - 2, "slot", 6)
        + signs.people(people, 4, 6, 14)
        + words(card, _FACE_W - 4, 19, 15, "bold on-card", "end")
        + signs.power(card, 6, _FACE_H - 20, 13)
    )
    return drawn(_FACE_W, _FACE_H, element("g", inside, class_=f"card {people}"), "face")


@lru_cache(maxsize=64)
def chip(card: str) -> str:
    """A card as small as can be."""
    return _chip(signs.PEOPLES[card[0]], card)


@lru_cache(maxsize=64)
def people(name: str, value: int | None = None) -> str:
    """A people's sign and letter in its colour, with a box's value."""
    return _chip(name, signs.LETTERS[name] + (f"{value}" if value else ""))


def _chip(people: str, written: str) -> str:
    """A small plate in a people's colour with its sign and something written."""
    inside = (
        box(1, 1, 40, 22, "slot", 5)
        + signs.people(people, 4, 5, 14)
        + words(written, 38, 18, 14, "bold on-card", "end")
    )
    return drawn(42, 24, element("g", inside, class_=people), "chip")


@lru_cache(maxsize=16)
def sign(name: str) -> str:
    """A sign of the table, such as gem, card, scale or crown."""
    return drawn(24, 24, signs.sign(name, 0, 0, 24), "sign-small")


@lru_cache(maxsize=1)
def lock() -> str:
    """A padlock, on cards that are kept."""
    shackle = path("M7 11V8a5 5 0 0 1 10 0v3", "line", stroke_width=3)
    return drawn(24, 24, shackle + box(4, 10, 16, 12, "solid", 3), "sign-small")


@lru_cache(maxsize=8)
def cube(seat: int) -> str:
    """A seat's cube with its shape."""
    return drawn(24, 24, group(signs.cube(seat, 20), x=12, y=12), "sign-small")


@lru_cache(maxsize=8)
def figure(seat: int) -> str:
    """A seat's figure with its shape."""
    return drawn(22, 28, group(signs.figure(seat), x=11, y=15), "figure-small")
