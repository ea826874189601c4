"""Regions of a page that can be sent in pieces: drawings by layers, lists by their lines.

A region is HTML or one of these; plain text is escaped where it enters. Texts are compared as a
whole; most pieces are the same object as before, which is quick to check.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from selenite.core.drawing import Svg
from selenite.web.html import EMPTY, READY, Markup, escape

Text = Markup | Svg
"""Text that is markup already."""

_ID = re.compile(r' id="([^"]+)"')


class Drawing:
    """A drawing whose layers can be sent one by one.

    Its pieces are, in turn, a text that stays and a layer: an element with an id.

    >>> moon = Drawing(Svg("<svg>"))
    >>> moon.layer(Svg('<g id="rings"></g>'))
    >>> moon.add(Svg("</svg>"))
    >>> str(moon)
    '<svg><g id="rings"></g></svg>'
    """

    __slots__ = ("pieces",)

    def __init__(self, start: Text = EMPTY) -> None:
        self.pieces: list[str] = [start if start.__class__ in READY else escape(start)]

    def copy(self) -> Drawing:
        """A copy to extend."""
        other = Drawing()
        other.pieces = [*self.pieces]
        return other

    def add(self, text: Text) -> None:
        """Append static markup."""
        self.pieces[-1] += text

    def layer(self, text: Text) -> None:
        """Append a layer."""
        self.layers((text,))

    def layers(self, texts: Iterable[Text]) -> None:
        """Append consecutive layers."""
        for text in texts:
            self.pieces += (text if text.__class__ in READY else escape(text), EMPTY)

    def __str__(self) -> str:
        return "".join(self.pieces)

    __html__ = __str__

    def since(self, before: Region | None, name: str) -> str:
        """What a page with an earlier drawing in the region ``name`` has to swap."""
        if before is self:
            return ""
        new = self.pieces
        old = before.pieces if isinstance(before, Drawing) else []
        if old == new:
            return ""
        if len(old) != len(new) or old[::2] != new[::2]:
            return whole(name, self)
        return "".join(
            [_layer(new[n]) for n in range(1, len(new), 2) if new[n] is not old[n] != new[n]]
        )


def _layer(text: str) -> str:
    """A layer as htmx swaps it, wrapped in an svg so that browsers don't take it for HTML."""
    target = _id(text)
    assert target is not None, "a layer has an id"
    if not text.startswith("<g "):
        return f'<hx-partial hx-target="#{target}" hx-swap="outerMorph">{text}</hx-partial>'
    return (
        f'<hx-partial hx-target="#{target}" hx-swap="outerMorph strip:true">'
        f"<svg>{text}</svg></hx-partial>"
    )


def _id(text: str) -> str | None:
    """The id of an element that begins a text."""
    found = _ID.search(text)
    return found[1] if found else None


class GrowingList:
    """A list that grows at its end: only lines that are new or have changed are sent.

    >>> one, other = Markup("<li>a</li>"), Markup("<li>b</li>")
    >>> GrowingList([one, other]).since(GrowingList([one]), "log")
    '<hx-partial hx-target="#log > ol" hx-swap="beforeend"><li>b</li></hx-partial>'
    """

    __slots__ = ("lines",)

    def __init__(self, lines: Iterable[Text]) -> None:
        self.lines: list[str] = [
            line if line.__class__ in READY else escape(line) for line in lines
        ]

    def __str__(self) -> str:
        return f"<ol>{''.join(self.lines)}</ol>"

    __html__ = __str__

    def since(self, before: Region | None, name: str) -> str:
        """What a page with an earlier list in the region ``name`` has to swap."""
        if before is self:
            return ""
        old = before.lines if isinstance(before, GrowingList) else []
        count = len(old)
        kept = zip(old, self.lines, strict=False)
        changed = [(was, line) for was, line in kept if was is not line and was != line]
        if (
            not old
            or count > len(self.lines)
            or any(_id(was) != _id(line) for was, line in changed)
        ):
            return whole(name, self)
        parts = [_layer(line) for _, line in changed]
        if count < len(self.lines):
            new = "".join(self.lines[count:])
            target = f"#{name} > ol"
            parts.append(f'<hx-partial hx-target="{target}" hx-swap="beforeend">{new}</hx-partial>')
        return "".join(parts)


Region = Text | Drawing | GrowingList


def whole(name: str, region: Region) -> str:
    """A region as htmx swaps it into a page."""
    text = region if region.__class__ in READY else escape(region)
    return f'<hx-partial hx-target="#{name}" hx-swap="innerMorph">{text}</hx-partial>'


def partials(regions: Mapping[str, Region]) -> str:
    """Regions as htmx swaps them into a page; layers of a drawing are swapped as such."""
    return "".join(
        [
            _layer(region)
            if isinstance(region, Svg) and region.startswith("<g ")
            else whole(name, region)
            for name, region in regions.items()
        ]
    )


def changes(before: Mapping[str, Region], now: Mapping[str, Region]) -> str:
    """What is new in a page's regions, as htmx swaps it."""
    parts = []
    for name, new in now.items():
        old = before.get(name)
        if not isinstance(new, str):
            parts.append(new.since(old, name))
        elif new != old:
            parts.append(whole(name, new))
    return "".join(parts)
