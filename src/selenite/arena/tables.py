"""Pieces of the report's page: sections, and tables with numbers or drawings in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

NUMBER, WIDE, PLOT, TEXT = "number", "number wide", "plot", ""
"""Kinds of columns: numbers, those that narrow screens leave out, drawings, text."""


def escaped(text: Any) -> str:
    """Anything as text of a page."""
    return escape(str(text))


def section(title: str, note: str, body: str) -> str:
    """A part of the page with a title, and a sentence below it if there is one."""
    words = f'<p class="soft">{escaped(note)}</p>' if note else ""
    return f"<section><h2>{escaped(title)}</h2>{words}{body}</section>\n"


def row(head: str, *cells: str) -> str:
    """A row of a table; all in HTML."""
    return f'<tr><th scope="row">{head}</th>{"".join(cells)}</tr>'


def number(text: str, small: str = "", kind: str = NUMBER) -> str:
    """A cell with a number, and something small below it."""
    below = f"<small>{escaped(small)}</small>" if small else ""
    return f'<td class="{kind}">{escaped(text)}{below}</td>'


def plot(drawing: str) -> str:
    """A cell with a drawing."""
    return f'<td class="{PLOT}">{drawing}</td>'


def table(heads: Sequence[str], kinds: Sequence[str], rows: Iterable[str], axis: str = "") -> str:
    """A table, with the kinds of its columns after the first, and an axis below its drawings."""
    cells = "".join(
        f'<th scope="col" class="{kind}">{escaped(head)}</th>'
        for head, kind in zip(heads, (TEXT, *kinds), strict=True)
    )
    foot = ""
    if axis:
        rest = "".join(f'<td class="{kind}"></td>' for kind in kinds[1:])
        foot = f"<tfoot><tr><td></td>{plot(axis)}{rest}</tr></tfoot>"
    layout = "plain" if PLOT not in kinds else "plots two" if kinds.count(NUMBER) > 1 else "plots"
    return (
        f'<div class="scroll"><table class="{layout}"><thead><tr>{cells}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody>{foot}</table></div>"
    )
