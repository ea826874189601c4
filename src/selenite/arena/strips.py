"""Small drawings of one line each: SVG that fills its width, with the text in HTML.

Positions are percentages, sizes pixels: nothing is stretched, on a phone or on a wide screen.
Everything that colour shows is also shown by shape, place or text.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from selenite.core import html
from selenite.core.drawing import Svg, element, join, title
from selenite.core.html import Markup

_HEIGHT = 24
_MIDDLE = _HEIGHT // 2
_INSET = 3.0
"""Percent left free on both sides, for marks at the ends."""


class Scale(NamedTuple):
    """Where values lie in a strip; on a logarithmic scale if wanted."""

    low: float
    high: float
    logarithmic: bool = False
    parts: int = 4
    """How many steps between ticks there are at most."""

    def at(self, value: float) -> float:
        """The place of a value, in percent.

        >>> Scale(0, 1).at(0.5), Scale(1, 100, logarithmic=True).at(10)
        (50.0, 50.0)
        """
        low, high = self.low, self.high
        value = min(max(value, low), high)
        if self.logarithmic:
            low, high, value = log10(low), log10(high), log10(value)
        return round(_INSET + (100 - 2 * _INSET) * (value - low) / (high - low), 2)

    def ticks(self) -> list[float]:
        """Some round values."""
        if self.logarithmic:
            return [10.0**e for e in range(ceil(log10(self.low)), floor(log10(self.high)) + 1)]
        step = _round_step((self.high - self.low) / self.parts)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def _round_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20 and so on.

    >>> _round_step(3), _round_step(0.3)
    (5.0, 0.5)
    """
    power = 10.0 ** floor(log10(least))
    return next(float(n * power) for n in (1, 2, 5, 10) if n * power >= least * (1 - 1e-9))


def strip(name: str, *marks: Svg, height: int = _HEIGHT) -> Svg:
    """A strip with marks on it."""
    return element(
        "svg", title(name), *marks, class_="strip", width="100%", height=height, role="img",
        aria_label=name,
    )  # fmt: skip


def grid(scale: Scale, height: int = _HEIGHT) -> Svg:
    """Thin lines at the ticks."""
    return join(_line("grid", scale.at(tick), 0, scale.at(tick), height) for tick in scale.ticks())


def reference(scale: Scale, value: float) -> Svg:
    """A dashed line across at a value to compare with."""
    return _line("reference", scale.at(value), 0, scale.at(value), _HEIGHT)


def interval(scale: Scale, low: float, middle: float, high: float) -> Svg:
    """A dot with whiskers."""
    ends = [
        _line("whisker", scale.at(end), _MIDDLE - 5, scale.at(end), _MIDDLE + 5)
        for end in (low, high)
    ]
    whisker = _line("whisker", scale.at(low), _MIDDLE, scale.at(high), _MIDDLE)
    return join([whisker, *ends, _disc("dot", scale.at(middle))])


def bar(scale: Scale, value: float) -> Svg:
    """A bar from the scale's low end."""
    left = scale.at(scale.low)
    width = round(scale.at(value) - left, 2)
    return element("rect", class_="bar", x=f"{left}%", y=5, width=f"{width}%", height=14, rx=2)


def quantiles(scale: Scale, median: float, p95: float, p99: float, most: float) -> Svg:
    """A median with its way up to the maximum: a dot, a line, a diamond and a ring."""
    diamond = element("path", class_="p99", d="M0-6 6 0 0 6-6 0z")
    return join(
        [
            _line("whisker", scale.at(median), _MIDDLE, scale.at(most), _MIDDLE),
            _disc("ring", scale.at(most)),
            element("svg", diamond, x=f"{scale.at(p99)}%", y=_MIDDLE, overflow="visible"),
            _line("p95", scale.at(p95), _MIDDLE - 8, scale.at(p95), _MIDDLE + 8),
            _disc("dot", scale.at(median)),
        ]
    )


def axis(scale: Scale, labels: Sequence[str]) -> Svg:
    """The ticks' labels."""
    texts = [
        element(
            "text", label, class_="odd" if at % 2 else "even", x=f"{scale.at(tick)}%", y=14,
            text_anchor=_anchor(scale.at(tick)),
        )
        for at, (tick, label) in enumerate(zip(scale.ticks(), labels, strict=True))
    ]  # fmt: skip
    return element("svg", *texts, class_="axis", width="100%", height=18, aria_hidden="true")


def _anchor(place: float) -> str:
    """How a label lies at a place, so that none leaves the strip."""
    return "start" if place < 6 else "end" if place > 94 else "middle"


def histogram(name: str, values: Sequence[int], label: str) -> Markup:
    """How often whole numbers, which are sorted, lie where; with the axis below."""
    low, high = values[0], values[-1] + 1
    width = max(1, int(_round_step((high - low) / 24))) if high - low > 24 else 1
    low = low // width * width
    high = -(-high // width) * width
    counts = [0] * ((high - low) // width)
    for value in values:
        counts[(value - low) // width] += 1
    scale = Scale(low, high)
    height, top = 150, max(counts)
    bars = []
    for number, count in enumerate(counts):
        start = low + number * width
        tall = round((height - 22) * count / top, 1)
        span = f"{start}" if width == 1 else f"{start}–{start + width - 1}"
        wide = round(scale.at(start + width) - scale.at(start) - 0.3, 2)
        bars.append(
            element(
                "rect", title(f"{span}: {count:,}"), class_="bar", x=f"{scale.at(start)}%",
                y=height - tall, height=tall, width=f"{wide}%",
            )
        )  # fmt: skip
    tallest = counts.index(top)
    place = scale.at(low + (tallest + 0.5) * width)
    peak = element("text", f"{top:,}", x=f"{place}%", y=12, text_anchor="middle")
    middle = values[(len(values) - 1) // 2]
    mark = _line("reference", scale.at(middle), 18, scale.at(middle), height)
    drawing = strip(name, grid(scale, height), *bars, mark, peak, height=height)
    labels = axis(scale, [f"{tick:g}" for tick in scale.ticks()])
    return html.element("figure", drawing, labels, html.element("figcaption", label))


def _disc(kind: str, x: float) -> Svg:
    return element("circle", class_=kind, cx=f"{x}%", cy=_MIDDLE, r=5)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> Svg:
    return element("line", class_=kind, x1=f"{x1}%", y1=y1, x2=f"{x2}%", y2=y2)
