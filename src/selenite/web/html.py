"""What the pages of all games are made of, beside elements (:mod:`selenite.core.html`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from selenite.core.html import EMPTY, READY, Attribute, Markup, element, escape, join

__all__ = [
    "EMPTY", "READY", "Markup", "bullets", "button", "code", "element", "escape", "join", "picture",
    "tags",
]  # fmt: skip


def tags(tag: str, **attributes: Attribute) -> tuple[Markup, Markup]:
    """The start tag and the end tag of an element whose content is written separately.

    >>> tags("div", class_="wide")
    (Markup('<div class="wide">'), Markup('</div>'))
    """
    end = Markup("</{}>").format(tag)
    return element(tag, **attributes).removesuffix(end), end


def code(text: str) -> Markup:
    """A code of the move language, which is read from left to right in every language."""
    return element("bdi", text, dir="ltr", class_="code")


def button(
    *inside: object,
    get: str | None = None,
    post: str | None = None,
    key: str | None = None,
    pressed: bool | None = None,
    disabled: bool = False,
    **attributes: Attribute,
) -> Markup:
    """A button that shows what comes after a choice (``get``) or does something (``post``).

    ``key`` presses it. A ``disabled`` one does nothing but keeps the focus: its title says why.

    >>> button("Go", post="move?move=%3Ed4", id="go")
    Markup('<button type="button" hx-post="move?move=%3Ed4" hx-swap="none" id="go">Go</button>')
    """
    does = {} if disabled or (get is None and post is None) else {"hx_swap": "none"}
    return element(
        "button",
        *inside,
        type="button",
        hx_get=None if disabled else get,
        hx_post=None if disabled else post,
        **does,
        **attributes,
        data_key=key,
        aria_keyshortcuts=key,
        aria_pressed=None if pressed is None else str(pressed).lower(),
        aria_disabled="true" if disabled else None,
    )


def bullets(lines: Iterable[object], class_: str | None = None) -> Markup:
    """A list; empty without lines."""
    items = [element("li", line) for line in lines]
    return element("ul", *items, class_=class_) if items else EMPTY


def picture(
    game: str, inside: object, x: float, y: float, width: float, height: float, class_: str = ""
) -> Markup:
    """A small drawing of a game's beside words that say the same."""
    return element(
        "svg", inside, class_=f"selenite {game} {class_}".rstrip(), aria_hidden="true",
        focusable="false", viewBox=f"{x:g} {y:g} {width:g} {height:g}",
    )  # fmt: skip


def without_codes(worded: str, coded: str) -> Markup:
    """The text without codes for sighted readers, with codes for screen readers."""
    if worded == coded:
        return join([coded])
    return join(
        [
            element("span", worded, class_="worded", aria_hidden="true"),
            element("span", coded, class_="coded"),
        ]
    )


Row = tuple[str, tuple[int, ...]]
"""A row of a table: its heading and its figures."""


def headed(tag: str, name: str, head: str, *inside: object, **attributes: Attribute) -> Markup:
    """A part of the page that its heading names.

    >>> headed("section", "aid", "Player aid")
    Markup('<section aria-labelledby="aid-head"><h2 id="aid-head">Player aid</h2></section>')
    """
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
