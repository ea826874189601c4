"""Reading SVG and measuring colours, for the tests of the drawings."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

from selenite.core.drawing import NAMESPACE

ALLOWED = {
    "svg", "title", "desc", "style", "g", "path", "rect", "circle", "ellipse", "text", "defs",
    "symbol", "use", "image", "linearGradient", "radialGradient", "stop", "clipPath",
}  # fmt: skip


def read(svg: str) -> ElementTree.Element:
    """The root of a drawing, which must be well-formed SVG without external resources."""
    root = ElementTree.fromstring(svg)
    for node in root.iter():
        assert node.tag.startswith(f"{{{NAMESPACE}}}"), node.tag
        assert node.tag.partition("}")[2] in ALLOWED
        assert not {"style", "onclick", "onload"} & set(node.attrib)
        assert node.get("href", "#").startswith(("#", "data:image/"))
    assert root.get("role") == "img"
    assert root[0].tag.endswith("}title")
    assert root[0].text
    for outside in ("url(", "@import", "http:", "https:"):
        assert outside not in svg.replace(NAMESPACE, "").replace("url(#", "")
    ids = values(root, "id")
    assert len(ids) == len(set(ids))
    return root


def values(root: ElementTree.Element, name: str) -> list[str]:
    """All values of an attribute, in the order of the drawing."""
    return [node.attrib[name] for node in root.iter() if name in node.attrib]


def counted(root: ElementTree.Element, name: str) -> Counter[str]:
    """How often each value of an attribute is there."""
    return Counter(values(root, name))


def having(root: ElementTree.Element, **attributes: str) -> list[ElementTree.Element]:
    """The elements with some attributes (``data_cell="b3"``)."""
    wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    return [
        node
        for node in root.iter()
        if all(node.get(name) == value for name, value in wanted.items())
    ]


def one(root: ElementTree.Element, **attributes: str) -> ElementTree.Element:
    """The only element with some attributes."""
    (found,) = having(root, **attributes)
    return found


def texts(root: ElementTree.Element) -> list[str]:
    """The visible lines of text."""
    return [node.text or "" for node in root.iter() if node.tag.endswith("}text")]


def classes(root: ElementTree.Element) -> set[str]:
    """Every class in use."""
    return {name for value in values(root, "class") for name in value.split()}


def styled(sheet: str) -> set[str]:
    """Every class that a style sheet has rules for."""
    selectors = re.sub(r"\{[^{}]*\}", " ", sheet)
    return set(re.findall(r"\.([a-z][a-z0-9-]*)", selectors))


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG 2."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
