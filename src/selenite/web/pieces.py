"""Regions of a page that can be sent in pieces: drawings by layers, lists by their lines.

A region is HTML or one of these; plain text is escaped where it enters. Texts are compared as a
whole; most pieces are the same object as before, which is quick to check.

What is sent is a plain ``str``: it goes to htmx as it is, never into other markup, and copying it
into a ``Markup`` again for every viewer would take longer than finding what has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from selenite.core.drawing import Svg
from selenite.web.html import EMPTY, READY, Markup, escape, join, tags

Text = Markup | Svg
"""Text that is markup already."""

Named = Mapping[str, Text]
"""Elements by their ids."""

_SVG, _SVG_END = tags("svg")
_LIST, _LIST_END = tags("ol")


class Layers:
    """Consecutive layers of a drawing, prepared once for many drawings.

    >>> layers = Layers({"rings": Svg('<g id="rings"/>')})
    >>> layers.names, layers.pieces
    (['rings'], ['<g id="rings"/>', Markup('')])
    """

    __slots__ = ("names", "pieces")

    def __init__(self, named: Named) -> None:
        self.names = list(named)
        self.pieces: list[str] = []
        for text in named.values():
            self.pieces += (text if text.__class__ in READY else escape(text), EMPTY)


class Drawing:
    """A drawing whose layers can be sent one by one.

    Its pieces are, in turn, a text that stays and a layer: an element whose id is its name.

    >>> moon = Drawing(Svg("<svg>"))
    >>> moon.layer("rings", Svg('<g id="rings"></g>'))
    >>> moon.add(Svg("</svg>"))
    >>> str(moon)
    '<svg><g id="rings"></g></svg>'
    """

    __slots__ = ("names", "pieces")

    def __init__(self, start: Text = EMPTY) -> None:
        self.pieces: list[str] = [start if start.__class__ in READY else escape(start)]
        self.names: list[str] = []

    def copy(self) -> Drawing:
        """A copy to extend."""
        other = Drawing()
        other.pieces, other.names = [*self.pieces], [*self.names]
        return other

    def add(self, text: Text) -> None:
        """Append static markup."""
        self.pieces[-1] = join((self.pieces[-1], text))

    def layer(self, name: str, text: Text) -> None:
        """Append a layer."""
        self.names.append(name)
        self.pieces += (text if text.__class__ in READY else escape(text), EMPTY)

    def layers(self, layers: Layers) -> None:
        """Append consecutive layers."""
        self.names += layers.names
        self.pieces += layers.pieces

    def __str__(self) -> str:
        return "".join(self.pieces)

    __html__ = __str__

    def since(self, before: Region | None, name: str) -> str:
        """What a page with an earlier drawing in the region ``name`` has to swap."""
        if before is self:
            return ""
        if not isinstance(before, Drawing):
            return whole(name, self)
        new, old = self.pieces, before.pieces
        if self.names != before.names or old[::2] != new[::2]:
            return whole(name, self)
        return "".join(
            [
                swapped(layer, now)
                for layer, was, now in zip(self.names, old[1::2], new[1::2], strict=True)
                if now is not was and now != was
            ]
        )


def swapped(name: str, text: str) -> str:
    """An element as htmx swaps it in for the one with its id; plain text is escaped.

    >>> swapped("note", "2 < 3")
    '<hx-partial hx-target="#note" hx-swap="outerMorph">2 &lt; 3</hx-partial>'

    A drawing is wrapped in an svg, so that browsers don't take it for HTML.
    """
    if isinstance(text, Svg):
        start, end = _partial(name, "outerMorph strip:true")
        return "".join((start, _SVG, text, _SVG_END, end))
    start, end = _partial(name, "outerMorph")
    return "".join((start, text if text.__class__ in READY else escape(text), end))


@lru_cache(maxsize=4096)
def _partial(name: str, swap: str) -> tuple[Markup, Markup]:
    """The tags around what htmx swaps into a page; cached, since they repeat."""
    return tags("hx-partial", hx_target=f"#{name}", hx_swap=swap)


class GrowingList:
    """A list that grows at its end: only lines that are new or have changed are sent.

    >>> one, other = Markup('<li id="a">'), Markup('<li id="b">')
    >>> GrowingList({"a": one, "b": other}).since(GrowingList({"a": one}), "log")
    '<hx-partial hx-target="#log &gt; ol" hx-swap="beforeend"><li id="b"></hx-partial>'
    """

    __slots__ = ("lines", "names")

    def __init__(self, lines: Named) -> None:
        self.names = list(lines)
        self.lines: list[str] = [
            line if line.__class__ in READY else escape(line) for line in lines.values()
        ]

    def __str__(self) -> str:
        return "".join((_LIST, *self.lines, _LIST_END))

    __html__ = __str__

    def since(self, before: Region | None, name: str) -> str:
        """What a page with an earlier list in the region ``name`` has to swap."""
        if before is self:
            return ""
        if not isinstance(before, GrowingList) or not before.lines:
            return whole(name, self)
        count = len(before.lines)
        if self.names[:count] != before.names:
            return whole(name, self)
        kept = zip(before.names, before.lines, self.lines, strict=False)
        parts = [swapped(line, now) for line, was, now in kept if now is not was and now != was]
        if count < len(self.lines):
            start, end = _partial(f"{name} > ol", "beforeend")
            parts += (start, *self.lines[count:], end)
        return "".join(parts)


Region = Text | Drawing | GrowingList


def whole(name: str, region: Region) -> str:
    """A region as htmx swaps it into a page."""
    text = region if region.__class__ in READY else escape(region)
    start, end = _partial(name, "innerMorph")
    return "".join((start, text, end))


def partials(regions: Mapping[str, Region]) -> str:
    """Regions as htmx swaps them into a page; SVG that isn't a drawing is a layer of one."""
    return "".join(
        [
            swapped(name, region) if isinstance(region, Svg) else whole(name, region)
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
