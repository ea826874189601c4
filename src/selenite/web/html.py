"""What the pages of all games are made of, beside elements (:mod:`selenite.core.html`)."""

from __future__ import annotations

from collections.abc import Iterable

from selenite.core.html import EMPTY, READY, Attribute, Markup, element, escape, join

__all__ = [
    "EMPTY", "READY", "Markup", "bullets", "button", "code", "element", "escape", "join", "picture",
]  # fmt: skip


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
