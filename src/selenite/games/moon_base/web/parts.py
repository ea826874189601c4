"""Parts that several regions of the page share: rings as pictures, headed parts, tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from selenite.core.html import Attribute
from selenite.games.moon_base import signs
from selenite.games.moon_base.moon import OUTER
from selenite.games.moon_base.rules import NAME
from selenite.web.html import EMPTY, Markup, element, picture

_MARGIN = 1.1

Row = tuple[str, tuple[int, ...]]
"""A row of a table: its heading and its figures."""


@lru_cache(maxsize=8)
def ring_picture(kind: str) -> Markup:
    """A ring with its letter, in its own size."""
    outer = OUTER[kind[0]]
    side = 2 * (outer + _MARGIN)
    size = "ring-large" if kind[0] == "L" else "ring-small"
    inside = signs.flat_ring(kind, 0, 0, outer)
    return picture(NAME, inside, -side / 2, -side / 2, side, side, f"ring-picture {size}")


def headed(tag: str, name: str, head: str, *inside: object, **attributes: Attribute) -> Markup:
    """A part of the page that its heading names."""
    label = f"{name}-head"
    return element(tag, element("h2", head, id=label), *inside, aria_labelledby=label, **attributes)


def table(
    caption: str, heads: Iterable[str], rows: Iterable[Row], foot: Row | None = None,
    **attributes: Attribute,
) -> Markup:  # fmt: skip
    """A table with headings on two sides."""
    return element(
        "table",
        element("caption", caption),
        _head(tuple(heads)),
        element("tbody", *(_row(row) for row in rows)),
        EMPTY if foot is None else element("tfoot", _row(foot)),
        **attributes,
    )


@lru_cache(maxsize=256)
def _head(heads: tuple[str, ...]) -> Markup:
    columns = [element("th", head, scope="col") for head in heads]
    return element("thead", element("tr", element("td"), *columns))


@lru_cache(maxsize=2048)
def _row(row: Row) -> Markup:
    head, figures = row
    cells = [element("td", figure) for figure in figures]
    return element("tr", element("th", head, scope="row"), *cells)
