"""Pieces of the report's page: sections, and tables with numbers or drawings in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from selenite.core.drawing import Svg
from selenite.core.html import EMPTY, Markup, element, join

NUMBER, WIDE, PLOT, TEXT = "number", "number wide", "plot", ""
"""Kinds of columns: numbers, those that narrow screens leave out, drawings, text."""


def section(title: str, note: str, body: Markup) -> Markup:
    """A part of the page with a title, and a sentence below it if there is one."""
    words = element("p", note, class_="soft") if note else EMPTY
    return join([element("section", element("h2", title), words, body), "\n"])


def row(head: str, *cells: Markup) -> Markup:
    """A row of a table."""
    return element("tr", element("th", head, scope="row"), *cells)


def number(text: str, small: str = "", kind: str = NUMBER) -> Markup:
    """A cell with a number, and something small below it."""
    return element("td", text, element("small", small) if small else EMPTY, class_=kind)


def plot(drawing: Svg) -> Markup:
    """A cell with a drawing."""
    return element("td", drawing, class_=PLOT)


def table(
    heads: Sequence[str], kinds: Sequence[str], rows: Iterable[Markup], axis: Svg | None = None
) -> Markup:
    """A table, with the kinds of its columns after the first, and an axis below its drawings."""
    cells = [
        element("th", head, scope="col", class_=kind or None)
        for head, kind in zip(heads, (TEXT, *kinds), strict=True)
    ]
    foot = EMPTY
    if axis:
        rest = [element("td", class_=kind or None) for kind in kinds[1:]]
        foot = element("tfoot", element("tr", element("td"), plot(axis), *rest))
    layout = "plain" if PLOT not in kinds else "plots two" if kinds.count(NUMBER) > 1 else "plots"
    return scrolling(layout, cells, rows, foot)


def scrolling(
    layout: str, heads: Iterable[Markup], rows: Iterable[Markup], foot: Markup = EMPTY
) -> Markup:
    """A table that scrolls where it is too wide."""
    inside = (element("thead", element("tr", *heads)), element("tbody", *rows), foot)
    return element("div", element("table", *inside, class_=layout), class_="scroll")
