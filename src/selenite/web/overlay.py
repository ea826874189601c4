"""What pages lay over the games' drawings: marks, and places that can be clicked.

A drawing is asked where its things are, so that this doesn't depend on how it is laid out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple
from xml.etree import ElementTree

from selenite.core.drawing import NAMESPACE, disc, element, layer

_TRANSLATE = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")
_TAG = f"{{{NAMESPACE}}}"
_KINDS = ("cell", "box", "card", "stack", "crater", "ring")


class Spot(NamedTuple):
    """A thing of a drawing: what it is, which one, in what, and where.

    A round one has a radius around its point, others a width and a height from there. ``within``
    is the thing around it, such as a box's cell.
    """

    kind: str
    key: str
    within: str
    x: float
    y: float
    width: float
    height: float
    radius: float

    def outline(self, class_: str) -> str:
        """The thing's shape."""
        if self.radius:
            return disc(self.x, self.y, self.radius, class_)
        return element(
            "rect", x=self.x, y=self.y, width=self.width, height=self.height, rx=6, class_=class_
        )


def spots(svg: str) -> list[Spot]:
    """The things of a drawing that can be marked or clicked, in its order."""
    found: list[Spot] = []
    _look(ElementTree.fromstring(svg), 0, 0, "", found)
    return found


def _look(node: ElementTree.Element, x: float, y: float, within: str, found: list[Spot]) -> None:
    """Look for things in a node that is drawn at a point."""
    moved = _TRANSLATE.match(node.get("transform", ""))
    if moved is not None:
        x, y = x + float(moved[1]), y + float(moved[2])
    for kind in _KINDS:
        key = node.get(f"data-{kind}")
        if key is not None:
            found.append(_spot(node, kind, key, within, x, y))
            within = key
    for child in node:
        _look(child, x, y, within, found)


def _spot(node: ElementTree.Element, kind: str, key: str, within: str, x: float, y: float) -> Spot:
    """A thing with the size of its first shape, a stack with that of all its rings."""
    if "data-radius" in node.attrib:
        return Spot(kind, key, within, x, y, 0, 0, float(node.attrib["data-radius"]))
    round_ = node.find(f"{_TAG}circle")
    if round_ is not None:
        return Spot(kind, key, within, x, y, 0, 0, float(round_.get("r", "0")))
    shapes = list(node.iter(f"{_TAG}rect"))
    if kind != "stack":
        shapes = shapes[:1]
    left = min(float(shape.get("x", "0")) for shape in shapes)
    top = min(float(shape.get("y", "0")) for shape in shapes)
    right = max(_far(shape, "x", "width") for shape in shapes)
    bottom = max(_far(shape, "y", "height") for shape in shapes)
    return Spot(kind, key, within, x + left, y + top, right - left, bottom - top, 0)


def _far(shape: ElementTree.Element, start: str, length: str) -> float:
    return float(shape.get(start, "0")) + float(shape.get(length, "0"))


def with_layer(svg: str, name: str, parts: Iterable[str]) -> str:
    """A drawing with one more layer on top."""
    return svg.removesuffix("</svg>") + layer(name, parts) + "</svg>"


def clickable(svg: str) -> str:
    """A drawing whose parts can be reached: a group of things instead of one picture."""
    return svg.replace('role="img"', 'role="group"', 1)
