"""The pictures that the drawings of Moon Base are composed of, and where each lies around (0, 0).

``tools/moon_art.py`` renders them into ``web/art``. A page holds them once, as symbols, and its
drawings use them by name; a drawing that stands alone holds those that it uses.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from selenite.core.drawing import EMPTY, Svg, element, join
from selenite.games.moon_base.moon import OUTER

LEVEL = 1.55
"""How high a ring is, and so how much further up each level is drawn."""

MOON = 70
"""The radius of the moon's disc in its picture; boards of other sizes scale it."""

EARTH = 7
"""The Earth's radius in the sky."""

CRATERS = 3
"""How many different craters there are of each size."""

BLURS = (0.18, 0.5, 0.95)
"""How much out of focus the shadows of rings are: the higher a ring lies, the more."""

STACKED = {"L": 56, "S": 40}
"""How wide a ring of a stack is, seen from the side."""

STACKED_FLAT, STACKED_HIGH = 14, 14
"""How high the oval of such a ring is, and its wall."""

_USED = re.compile(r'href="#mb-([\w-]+)"')


class SpriteBox(NamedTuple):
    """The part of the plane that a picture shows; y goes down."""

    x: float
    y: float
    width: float
    height: float


class Sprite(NamedTuple):
    """A picture: what it shows, how many pixels a unit has, and the quality of its file."""

    box: SpriteBox
    scale: float
    quality: int


def _around(reach: float, up: float | None = None, down: float | None = None) -> SpriteBox:
    """A box around (0, 0)."""
    top, bottom = reach if up is None else up, reach if down is None else down
    return SpriteBox(-reach, -top, 2 * reach, top + bottom)


def _all() -> dict[str, Sprite]:
    found = {
        "moon": Sprite(_around(76), 7.0, 42),
        "haze": Sprite(_around(50), 0.8, 60),
        "earth": Sprite(_around(8.5), 9, 74),
    }
    for letter, outer in OUTER.items():
        for n in range(CRATERS):
            found[f"crater-{letter}{n}"] = Sprite(_around(1.2 * outer), 8, 54)
        for colour in "gsb":
            found[f"ring-{letter}{colour}"] = Sprite(
                _around(outer + 0.25, outer + 2, outer + 0.25), 11, 70
            )
            half = STACKED[letter] / 2
            high = STACKED_FLAT + STACKED_HIGH + 2
            found[f"stacked-{letter}{colour}"] = Sprite(
                SpriteBox(-half - 1, -high + 1, 2 * half + 2, high), 2.5, 74
            )
        for n, blur in enumerate(BLURS):
            room = outer + 3 * blur + 2.2
            scale = (5.0, 3.0, 2.0)[n]
            found[f"shadow-{letter}{n}"] = Sprite(_around(room), scale, 60)
    for seat in range(2):
        found[f"dome-{seat}"] = Sprite(_around(5.2, 6, 4.4), 12, 82)
        found[f"base-{seat}"] = Sprite(_around(3.4, 4.4, 3), 12, 82)
    found["domeshade"] = Sprite(_around(8), 6, 60)
    found["baseshade"] = Sprite(_around(6), 6, 60)
    found["tower"] = Sprite(_around(3.2, 10, 3), 12, 82)
    found["towershade"] = Sprite(SpriteBox(-4, -4, 15, 15), 6, 60)
    return found


SPRITES = _all()
"""Every picture by its name; its file is the name with ``.webp``."""


@lru_cache(maxsize=1024)
def use(name: str, *, x: float = 0, y: float = 0, class_: str | None = None) -> Svg:
    """A picture in a drawing.

    >>> use("ring-Lg", y=-1.55)
    '<use href="#mb-ring-Lg" y="-1.55"/>'
    """
    return element("use", href=f"#mb-{name}", x=x or None, y=y or None, class_=class_)


def symbols(address: Callable[[str], str], names: Iterable[str] = tuple(SPRITES)) -> Svg:
    """The pictures as symbols; ``address`` gives where a file is.

    >>> symbols(lambda file: f"/{file}", ["earth"])[:60]
    '<symbol id="mb-earth" overflow="visible"><image x="-8.5" y="'
    """
    return join(_symbol(name, address(f"{name}.webp")) for name in names)


def _symbol(name: str, address: str) -> Svg:
    x, y, width, height = SPRITES[name].box
    image = element("image", x=x, y=y, width=width, height=height, href=address)
    return element("symbol", image, id=f"mb-{name}", overflow="visible")


def embedded(*parts: Svg) -> Svg:
    """The symbols that parts of a drawing use, with their pictures in them."""
    used = {name for part in parts for name in _USED.findall(part)}
    return symbols(_data, (name for name in SPRITES if name in used)) if used else EMPTY


@lru_cache(maxsize=len(SPRITES))
def _data(file: str) -> str:
    """A picture's file as an address that holds all of it."""
    data = (files(__package__) / "web" / "art" / file).read_bytes()
    return f"data:image/webp;base64,{b64encode(data).decode()}"
