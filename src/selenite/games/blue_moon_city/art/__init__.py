"""The art of Blue Moon City: symbols that the drawings are put together from.

They lie in the SVG files beside this module, which any browser opens. A page holds them once and
its drawings refer to them; a drawing in a file of its own holds those that it uses.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files

from selenite.core.drawing import Svg, element, join

_FILES = ("buildings.svg", "peoples.svg", "pieces.svg", "scene.svg")
_NAMED = re.compile(
    r'<(symbol|linearGradient|radialGradient|clipPath) id="bmc-([a-z0-9-]+)".*?</\1>', re.DOTALL
)
_REFERENCE = re.compile(r'(?:href="#|url\(#)bmc-([a-z0-9-]+)')
_BETWEEN = re.compile(r">\s+<")


@cache
def symbols() -> dict[str, Svg]:
    """The symbols, gradients and outlines by name, in the order of the files.

    >>> symbols()["people-aqua"][:47]
    '<symbol id="bmc-people-aqua" viewBox="0 0 24 24'
    """
    found: dict[str, Svg] = {}
    for file in _FILES:
        text = (files(__package__) / file).read_text(encoding="utf-8")
        found |= {named[2]: Svg(_BETWEEN.sub("><", named[0])) for named in _NAMED.finditer(text)}
    return found


def used_in(drawing: str) -> Svg:
    """The symbols that a drawing uses, and those that these use.

    >>> used_in(use("dragon-red", 0, 0, 9, 9)).count("<symbol ")
    2
    """
    wanted: set[str] = set()
    new = _references(drawing)
    while new:
        wanted |= new
        new = _references("".join(symbols()[name] for name in new)) - wanted
    return join(symbol for name, symbol in symbols().items() if name in wanted)


def _references(drawing: str) -> set[str]:
    return set(_REFERENCE.findall(drawing))


@lru_cache(maxsize=4096)
def use(name: str, x: float, y: float, width: float, height: float) -> Svg:
    """A symbol within a frame.

    >>> use("moon", 1, 2, 3, 4)
    '<use href="#bmc-moon" x="1" y="2" width="3" height="4"/>'
    """
    return element("use", href=f"#bmc-{name}", x=x, y=y, width=width, height=height)


def building(tile: str) -> str:
    """The name of a tile's building: a plain house for a tile that is not in the box.

    >>> building("mill"), building("moon-mill")
    ('building-mill', 'building-any')
    """
    name = f"building-{tile}"
    return name if name in symbols() else "building-any"
