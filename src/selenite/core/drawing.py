"""What the games' drawings share: SVG as a type, signs of the seats, themes.

A drawing is a standalone SVG text: one style sheet of its own, no scripts, nothing from outside.
Sheets are written with ``$names`` of colours; every colour becomes a CSS custom property with its
light value as a fallback, so that a page can give it another value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from selenite.core.markup import attribute, made

Say = Callable[..., str]
"""How a drawing gets its words: a code and parameters in, a text out (``selenite.texts.say``)."""

Names = Mapping[int, str] | None
"""The players' names by seat, as far as they are known."""

WIDTH = 518
"""The width of every part of a picture, so that they can be stacked."""

NAMESPACE = "http://www.w3.org/2000/svg"
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
LONGEST_NAME = 26
"""The longest name shown in full, so that a heading has room for what its player is doing."""

_UNSEEN = dict.fromkeys(map(ord, "\u2066\u2068\u2069"))
"""The isolates in a text that runs both ways: they take no room."""

_LETTER_WIDTH = 0.67  # of the font's size; no usual font is wider on average, bold ones too

LIGHT = {
    "paper": "#f4f1ea", "panel": "#fffdf8", "ink": "#23212c", "faint": "#5d5a68",
    "line": "#8d8a99", "accent": "#0b5fa5", "mark": "#ffffff",
    "seat0": "#0b6e80", "seat1": "#b81d56", "seat2": "#5f3dc4", "seat3": "#b54708",
}  # fmt: skip
DARK = {
    "paper": "#0b1030", "panel": "#151e4c", "ink": "#eef2ff", "faint": "#b6c2ea",
    "line": "#6f7fc0", "accent": "#74c0fc", "mark": "#0d1330",
    "seat0": "#3bc9db", "seat1": "#faa2c1", "seat2": "#b197fc", "seat3": "#ffa94d",
}  # fmt: skip
RULES = {
    "": "direction:ltr;font-family:system-ui,'DejaVu Sans',sans-serif;background:$paper",
    "text": "fill:$ink;unicode-bidi:plaintext",
    ".faint": "fill:$faint",
    ".bold": "font-weight:700",
    ".panel": "fill:$panel;stroke:$line",
    ".active": "stroke:$accent;stroke-width:3",
    ".sign": "fill:$accent",
    ".mark": "fill:$mark",
    ".seat0": "fill:$seat0;stroke:$mark",
    ".seat1": "fill:$seat1;stroke:$mark",
    ".seat2": "fill:$seat2;stroke:$mark",
    ".seat3": "fill:$seat3;stroke:$mark",
    ".line": "fill:none;stroke:$ink;stroke-linecap:round;stroke-linejoin:round",
    ".solid": "fill:$ink",
}
"""The rules every drawing has: selectors within a drawing, and declarations."""

# Circle, triangle, square, cross: around (0, 0), within a circle of radius 1.
_SEAT_MARKS = (
    "M-.8 0a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0z",
    "M0-.95L.92 .7H-.92z",
    "M-.72-.72H.72V.72H-.72z",
    "M-.3-.9H.3V-.3H.9V.3H.3V.9H-.3V.3H-.9V-.3H-.3z",
)


class Svg(Markup):
    """A text that is XML already. Any other text is escaped where it is put into one.

    >>> Svg("<g/>") + "<Ada>"
    '<g/>&lt;Ada&gt;'
    """

    __slots__ = ()
    __repr__ = str.__repr__

    @classmethod
    def escape(cls, s: Any, /) -> Svg:
        """A text escaped for XML; characters that XML can't hold are replaced.

        >>> Svg.escape("<Ada & Co.>"), Svg.escape(Svg("<g/>"))
        ('&lt;Ada &amp; Co.&gt;', '<g/>')
        """
        if not hasattr(s, "__html__"):
            s = _NOT_IN_XML.sub("\ufffd", s)
        return made(cls, escape(s))


EMPTY = Svg()


def join(parts: Iterable[str]) -> Svg:
    """Texts one after the other; those that aren't XML are escaped.

    >>> join([Svg("<g/>"), "&"])
    '<g/>&amp;'
    """
    return made(Svg, "".join([part if part.__class__ is Svg else _escaped(part) for part in parts]))


@lru_cache(maxsize=16384, typed=True)
def _escaped(text: str) -> Svg:
    """Cached, since texts repeat."""
    return Svg.escape(text)


def number(value: float) -> str:
    """A coordinate with at most two decimals.

    >>> number(12.0), number(0.3333), number(-0.001)
    ('12', '0.33', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, *inside: str, **attributes: str | float | None) -> Svg:
    """An element; texts inside it are escaped unless they are XML, attributes of None left out.

    >>> element("g", element("path", d="M0 0"), class_="heap", data_stones="3")
    '<g class="heap" data-stones="3"><path d="M0 0"/></g>'
    """
    named = "".join([_attribute(key, value) for key, value in attributes.items()])
    if not inside:
        return made(Svg, f"<{tag}{named}/>")
    return made(Svg, f"<{tag}{named}>{join(inside)}</{tag}>")


def opened(tag: str, **attributes: str | float | None) -> tuple[Svg, Svg]:
    """The beginning and the end of an element whose inside is put together in pieces.

    >>> opened("g", id="lit")
    ('<g id="lit">', '</g>')
    """
    named = "".join([_attribute(key, value) for key, value in attributes.items()])
    return made(Svg, f"<{tag}{named}>"), made(Svg, f"</{tag}>")


@lru_cache(maxsize=32768, typed=True)
def _attribute(key: str, value: str | float | None) -> str:
    """An attribute of an element; cached, since they repeat."""
    if value is None:
        return ""
    return attribute(key, Svg.escape(value) if isinstance(value, str) else number(value))


def group(
    *inside: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: str | None
) -> Svg:
    """Elements moved to a point, and scaled there.

    >>> group("…", x=3, y=4, class_="heap")
    '<g transform="translate(3 4)" class="heap">…</g>'
    """
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    steps += [f"scale({scale:.4g})"] if scale != 1 else []
    return element("g", *inside, transform=" ".join(steps) or None, **attributes)


def layer(name: str, parts: Iterable[str], **attributes: str | None) -> Svg:
    """A fixed layer of a drawing, present even when empty.

    >>> layer("heaps", [])
    '<g class="layer" data-layer="heaps"></g>'
    """
    return element("g", join(parts), class_="layer", data_layer=name, **attributes)


def title(text: str) -> Svg:
    """The name of a thing: read out, and shown as a tooltip."""
    return element("title", text)


def path(d: str, class_: str = "solid", **attributes: str | float) -> Svg:
    """A shape by its outline."""
    return element("path", d=d, class_=class_, **attributes)


def box(x: float, y: float, width: float, height: float, class_: str, round_: float = 4) -> Svg:
    """A rectangle with round corners."""
    return element("rect", x=x, y=y, width=width, height=height, rx=round_, class_=class_)


def disc(x: float, y: float, radius: float, class_: str) -> Svg:
    """A circle."""
    return element("circle", cx=x, cy=y, r=radius, class_=class_)


def words(
    text: str, x: float, y: float, size: float, class_: str = "", anchor: str = "middle",
    width: float | None = None,
) -> Svg:  # fmt: skip
    """A line of text on its base line, shrunk and finally cut where it doesn't fit.

    >>> words("c4", 5, 6, 10)
    '<text x="5" y="6" font-size="10" text-anchor="middle">c4</text>'
    """
    if width is not None:
        text, size = fit(text, width, size)
    return element(
        "text", text, x=x, y=y, font_size=size, text_anchor=anchor, class_=class_ or None
    )


def fit(text: str, width: float, size: float) -> tuple[str, float]:
    """A text and a font size that fit into a width: smaller first, by a third at most, then cut.

    >>> fit("Ada", 90, 12), fit("Hypatia of Alexandria", 60, 12)
    (('Ada', 12), ('Hypatia of…', 8.0))
    """
    seen = text.translate(_UNSEEN)
    needed = len(seen) * _LETTER_WIDTH * size
    if needed <= width:
        return text, size
    smaller = max(size * width / needed, size * 2 / 3)
    room = int(width / (_LETTER_WIDTH * smaller) + 0.001)
    if len(seen) > room:
        text = seen[: max(room - 1, 1)] + "…"
    return text, smaller


def two_lines(text: str, width: float, size: float) -> list[str]:
    """A text on one line if it fits, else on two, broken at a space as evenly as possible.

    >>> two_lines("Ada Lovelace", 60, 10), two_lines("Ada", 60, 10)
    (['Ada', 'Lovelace'], ['Ada'])
    """
    seen = text.translate(_UNSEEN)
    if len(seen) * _LETTER_WIDTH * size <= width or " " not in text.strip():
        return [text]
    breaks = [at for at, character in enumerate(text) if character == " "]
    middle = min(breaks, key=lambda at: max(at, len(text) - at))
    return [text[:middle], text[middle + 1 :]]


def name(text: str, x: float, y: float, size: float, width: float) -> Svg:
    """A player's name around a base line, on two lines where one is too short.

    >>> name("Ada", 0, 10, 10, 50)
    '<text x="0" y="10" font-size="10" text-anchor="start" class="bold">Ada</text>'
    """
    lines = two_lines(text, width, size)
    if len(lines) == 2:
        y, size = y - size * 0.55, size * 0.9
    return join(
        words(line, x, y + n * size * 1.2, size, "bold", "start", width)
        for n, line in enumerate(lines)
    )


@lru_cache(maxsize=64)
def seat_mark(seat: int, x: float, y: float, radius: float) -> Svg:
    """A seat's sign, in a colour that contrasts with the seat's own.

    >>> 'class="mark"' in seat_mark(1, 0, 0, 5)
    True
    """
    return group(path(_SEAT_MARKS[seat], "mark"), x=x, y=y, scale=radius)


def seat_names(
    names: Mapping[int, str] | None, seats: int, say: Say, longest: int = LONGEST_NAME
) -> list[str]:
    """What each seat is called: its player's name, or its number; both where names are equal.

    >>> seat_names({0: "Ada", 1: "bot", 2: "bot", 3: "Archimedes"}, 4, str, longest=6)
    ['Ada', 'bot 1', 'bot 2', 'Archi…']
    """
    given = {seat: shorten(name, longest) for seat, name in (names or {}).items() if name}
    called = [given.get(seat) or say("board-seat", seat=seat) for seat in range(seats)]
    return [
        f"{name} {seat}" if called.count(name) > 1 else name for seat, name in enumerate(called)
    ]


def longest_name(together: int) -> int:
    """How much is shown of each name where some stand together in a heading, perhaps numbered.

    >>> longest_name(1), longest_name(4)
    (26, 4)
    """
    return LONGEST_NAME // together - (2 if together > 1 else 0)


def shorten(text: str, longest: int) -> str:
    """A text cut to so many characters.

    >>> shorten("Archimedes", 6)
    'Archi…'
    """
    return text if len(text) <= longest else text[: longest - 1] + "…"


class Spot(NamedTuple):
    """A thing of a drawing that can be marked or clicked: what it is, which one, and where.

    A round one has a radius around its point, others a width and a height from there. ``within``
    is the key of the thing around it, such as a stone's heap.
    """

    kind: str
    key: str
    x: float
    y: float
    width: float = 0
    height: float = 0
    radius: float = 0
    within: str = ""

    def outline(self, class_: str) -> Svg:
        """The thing's shape."""
        if self.radius:
            return disc(self.x, self.y, self.radius, class_)
        return box(self.x, self.y, self.width, self.height, class_, 6)


class Part(NamedTuple):
    """A piece of a picture that is laid out with others: its size and its elements."""

    width: float
    height: float
    body: Svg


def heading(name: str, doing: str, width: float, more: Svg = EMPTY) -> Part:
    """A picture's first lines: the game and its round, who is to do what, and more beside it."""
    room = width - (140 if more else 4)
    lines = (
        words(name, 2, 24, 22, "bold", "start", room),
        words(doing, 2, 48, 16, "", "start", width - 4),
        more,
    )
    return Part(width, 56, layer("turn", lines))


def below(*parts: Part, gap: float = 12) -> Part:
    """Parts one under the other.

    >>> below(Part(10, 5, Svg("a")), Part(8, 5, Svg("b")), gap=1)
    Part(width=10, height=11.0, body='a<g transform="translate(0 6)">b</g>')
    """
    shown = [part for part in parts if part.height]
    bodies, y = [], 0.0
    for part in shown:
        bodies.append(group(part.body, y=y) if y else part.body)
        y += part.height + gap
    return Part(max(part.width for part in shown), y - gap, join(bodies))


def beside(left: Part, right: Part, gap: float = 24) -> Part:
    """Two parts side by side, at the same height."""
    body = left.body + group(right.body, x=left.width + gap)
    return Part(left.width + gap + right.width, max(left.height, right.height), body)


def arranged(head: Part, board: Part, others: Iterable[Part], *, narrow: bool) -> Part:
    """A whole picture: the board beside all the rest, or everything in one column."""
    if narrow:
        return below(head, board, *others)
    return beside(board, below(head, *others))


def document(
    part: Part, game: str, name: str, description: str, sheet: str, *, margin: float = 8,
    origin: tuple[float, float] = (0, 0), layers: Iterable[str] = (), symbols: Svg = EMPTY,
    attributes: Mapping[str, str | None] | None = None,
) -> Svg:  # fmt: skip
    """A whole SVG text: a part with its name, its description and its game's style sheet.

    ``symbols`` is what the part uses by name, ``layers`` lie on top of it, ``attributes`` are those
    of the drawing itself. One with parts that take the focus has the role ``group``.

    >>> document(Part(10, 5, Svg("<path/>")), "go", "Moon", "", "", margin=0)[:88]
    '<svg xmlns="http://www.w3.org/2000/svg" class="selenite go" viewBox="0 0 10 5" role="img'
    """
    x, y = origin
    frame = (x - margin, y - margin, part.width + 2 * margin, part.height + 2 * margin)
    given: dict[str, str | None] = {"role": "img", **(attributes or {})}
    return element(
        "svg",
        title(name),
        element("desc", description) if description else EMPTY,
        Svg(f"<style>{sheet}</style>") if sheet else EMPTY,
        element("defs", symbols) if symbols else EMPTY,
        part.body,
        *layers,
        xmlns=NAMESPACE,
        class_=f"selenite {game}",
        viewBox=" ".join(map(number, frame)),
        **given,
    )


def style_sheet(
    game: str, light: Mapping[str, str], dark: Mapping[str, str], rules: Mapping[str, str]
) -> str:
    """A game's style sheet: colours by name in two themes, and rules that use them.

    It reaches into drawings of that game only, and any rule of a page outranks its colours.

    >>> print(style_sheet("go", {"moon": "#fff"}, {"moon": "#ccc"}, {".moon": "fill:$moon"}))
    :where(.go){--moon:#fff}
    @media (prefers-color-scheme:dark){:where(.go){--moon:#ccc}}
    .go .moon{fill:#fff;fill:var(--moon)}
    """
    lines = [
        _colours(game, light),
        f"@media (prefers-color-scheme:dark){{{_colours(game, dark)}}}",
        *(f"{_within(game, names)}{{{_declared(text, light)}}}" for names, text in rules.items()),
    ]
    return "\n".join(lines)


def _colours(game: str, colours: Mapping[str, str]) -> str:
    """The colours as custom properties."""
    listed = ";".join(f"--{name}:{value}" for name, value in colours.items())
    return f":where(.{game}){{{listed}}}"


def _within(game: str, selectors: str) -> str:
    """Selectors that only reach into a game's drawings."""
    return ",".join(f".{game} {selector}".rstrip() for selector in selectors.split(","))


def _declared(declarations: str, colours: Mapping[str, str]) -> str:
    """Declarations with each ``$name`` as its light value, then as a custom property."""

    def twice(found: re.Match[str]) -> str:
        key, name = found.groups()
        return f"{key}:{colours[name]};{key}:var(--{name})"

    return re.sub(r"([a-z-]+):\$([a-z0-9-]+)", twice, declarations)
