"""Draw the statistics of Moon Base: small charts, each with the expected range."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from moon_base_games import Histogram, Tally, mean, over_seats, quantile, share
from selenite.core import drawing
from selenite.core.drawing import Part, Svg, below, beside, box, element, join, path, title, words

EXPECTED: dict[str, tuple[int, int]] = {
    "aside": (1, 1),
    "top": (4, 6),
    "settlements": (3, 3),
    "bases": (3, 3),
    "collaborations": (4, 6),
    "score": (8, 15),
    "places": (34, 59),
}
"""The expected ranges."""

HALF, WHOLE = 420.0, 856.0
GAP = WHOLE - 2 * HALF
LEFT, RIGHT, TOP, BOTTOM = 46.0, 14.0, 62.0, 42.0
SHOWN = 0.001
"""Values with a smaller share are left out."""
TURNS = 48
TURNS_OF_A_ROUND = 8

NAME = "chart"
COLOURS = ("paper", "panel", "ink", "faint", "line")
LIGHTER = {name: drawing.LIGHT[name] for name in COLOURS} | {
    "bar": "#0b6e80", "other": "#b81d56", "band": "#9fcdd6", "expected": "#f3e3b3",
    "grid": "#e3dfd5",
}  # fmt: skip
DARKER = {name: drawing.DARK[name] for name in COLOURS} | {
    "bar": "#3bc9db", "other": "#faa2c1", "band": "#1f5a66", "expected": "#4a4123",
    "grid": "#2c3142",
}  # fmt: skip
SHEET = {
    **{name: drawing.RULES[name] for name in ("", "text", ".faint", ".bold", ".panel")},
    ".bar": "fill:$bar",
    ".other": "fill:$panel;stroke:$other;stroke-width:2",
    ".expected": "fill:$expected",
    ".band": "fill:$band",
    ".grid": "fill:none;stroke:$grid",
    ".axis": "fill:none;stroke:$line",
    ".median": "fill:none;stroke:$bar;stroke-width:2.5;stroke-linejoin:round",
    ".marker": "fill:$other",
    ".mean": "fill:none;stroke:$other;stroke-width:2;stroke-dasharray:6 4;stroke-linejoin:round",
}


class Chart:
    """A frame with a heading, and the way from values to points in it."""

    def __init__(self, width: float, height: float, x: tuple[float, float], top: float) -> None:
        self.width = width
        self.height = height
        self.least, self.most = x
        self.top = top
        self.floor = height - BOTTOM

    def x(self, value: float) -> float:
        room = self.width - LEFT - RIGHT
        return LEFT + room * (value - self.least) / (self.most - self.least)

    def y(self, value: float) -> float:
        return self.floor - (self.floor - TOP) * value / self.top

    def frame(self, heading: str, below_it: str, axis: str) -> list[Svg]:
        """The panel, what it shows, and what its values are."""
        middle = (LEFT + self.width - RIGHT) / 2
        return [
            box(0.5, 0.5, self.width - 1, self.height - 1, "panel"),
            words(heading, 16, 25, 16, "bold", "start"),
            words(below_it, 16, 44, 13, "faint", "start"),
            words(axis, middle, self.height - 8, 12, "faint"),
        ]

    def levels(self, step: float, sign: str) -> list[Svg]:
        """Horizontal lines with their values."""
        parts = []
        for i in range(round(self.top / step) + 1):
            y = self.y(i * step)
            parts.append(path(f"M{LEFT} {y:.1f}H{self.width - RIGHT}", "grid" if i else "axis"))
            parts.append(words(f"{i * step:g}{sign}", LEFT - 6, y + 4, 12, "faint", "end"))
        return parts

    def block(self, x: float, width: float, value: float, class_: str, name: str) -> Svg:
        """A bar from the floor up to a value, with its name."""
        y = self.y(value)
        return element(
            "rect", title(name),
            x=x, y=y, width=width, height=max(self.floor - y, 0.5), class_=class_,
        )  # fmt: skip


def bars(
    heading: str,
    note: str,
    axis: str,
    series: Sequence[tuple[str, Histogram]],
    expected: tuple[int, int],
    width: float = HALF,
    numbers: bool = True,
) -> Part:
    """How often each value came up, in one or two series side by side."""
    shown = [
        value for _, histogram in series for value in histogram if share(histogram, value) >= SHOWN
    ]
    least, most = min(shown), max(shown)
    highest = max(share(histogram, value) for _, histogram in series for value in histogram) * 100
    step = 20 if highest > 40 else 10 if highest > 16 else 5
    top = -(-(highest + (4 if numbers else 1)) // step) * step
    chart = Chart(width, 250, (least - 0.5, most + 0.5), top)
    parts = chart.frame(heading, note, axis)
    left, right = chart.x(expected[0] - 0.5), chart.x(expected[1] + 0.5)
    parts.append(box(left, TOP, right - left, chart.floor - TOP, "expected", 0))
    parts += chart.levels(step, " %")
    room = (chart.x(1) - chart.x(0)) * (0.72 if len(series) == 1 else 0.84)
    for value in range(least, most + 1):
        parts.append(words(str(value), chart.x(value), chart.floor + 17, 12))
        for i, (name, histogram) in enumerate(series):
            often = 100 * share(histogram, value)
            wide = room / len(series)
            x = chart.x(value) - room / 2 + i * wide
            tooltip = f"{name}{value}: {often:.2f} %"
            if i:
                parts.append(chart.block(x + 1.5, wide - 3, often, "other", tooltip))
            else:
                parts.append(chart.block(x, wide - 0.5, often, "bar", tooltip))
            if numbers and often >= 0.05:
                label = f"{often:.0f}" if often >= 1 else f"{often:.1f}"
                parts.append(words(label, x + wide / 2, chart.y(often) - 5, 11))
    if len(series) == 2:
        parts += legend(chart, [name.rstrip(": ") for name, _ in series])
    else:
        x = chart.x(mean(series[0][1]))
        parts.append(path(f"M{x:.1f} {TOP + 9}l-6-10h12z", "marker"))
    return Part(width, chart.height, lines(parts))


def legend(chart: Chart, names: Sequence[str]) -> list[Svg]:
    """The two series by name, at the right of the heading."""
    parts = []
    x = chart.width - RIGHT
    for i in (1, 0):
        parts.append(words(names[i], x, 25, 13, "", "end"))
        x -= 8 + 7 * len(names[i])
        if i:
            parts.append(box(x - 11, 15, 10, 10, "other", 0))
        else:
            parts.append(box(x - 12, 14, 12, 12, "bar", 0))
        x -= 28
    return parts


def places(tally: Tally, expected: tuple[int, int]) -> Part:
    """How many places there are to choose from, placement by placement."""
    turns = [tally["places of turn", turn] for turn in range(1, TURNS + 1)]
    highest = max(quantile(histogram, 0.75) for histogram in turns)
    top = -(-highest // 20) * 20
    chart = Chart(WHOLE, 290, (0.5, TURNS + 0.5), top)
    parts = chart.frame(
        "Legal places by placement",
        f"Line: median. Band: the middle half of all games. Dashes: mean. "
        f"Shaded: {expected[0]}–{expected[1]}, expected",
        "placement in the game, and its round",
    )
    low, high = chart.y(expected[0]), chart.y(expected[1])
    parts.append(box(LEFT, high, WHOLE - LEFT - RIGHT, low - high, "expected", 0))
    upper = [(i, quantile(histogram, 0.75)) for i, histogram in enumerate(turns, 1)]
    lower = [(i, quantile(histogram, 0.25)) for i, histogram in enumerate(turns, 1)]
    medians = [(i, quantile(histogram, 0.5)) for i, histogram in enumerate(turns, 1)]
    means = [(i, mean(histogram)) for i, histogram in enumerate(turns, 1)]
    starts = range(0, TURNS, TURNS_OF_A_ROUND)
    for start in starts:
        part = slice(start, start + TURNS_OF_A_ROUND)
        parts.append(path(line(chart, [*upper[part], *reversed(lower[part])]) + "z", "band"))
    parts += chart.levels(20, "")
    for start in starts:
        part = slice(start, start + TURNS_OF_A_ROUND)
        parts.append(path(line(chart, medians[part]), "median"))
        parts.append(path(line(chart, means[part]), "mean"))
        if start:
            x = chart.x(start + 0.5)
            parts.append(path(f"M{x:.1f} {TOP}V{chart.floor}", "axis"))
        middle = chart.x(start + (TURNS_OF_A_ROUND + 1) / 2)
        parts.append(words(f"round {start // TURNS_OF_A_ROUND + 1}", middle, TOP + 15, 12, "faint"))
        parts.append(words(str(start + 1), chart.x(start + 1), chart.floor + 17, 12))
    parts.append(words(str(TURNS), chart.x(TURNS), chart.floor + 17, 12))
    return Part(WHOLE, chart.height, lines(parts))


def line(chart: Chart, points: Sequence[tuple[float, float]]) -> str:
    """A path through points."""
    return "M" + "L".join(f"{chart.x(x):.1f} {chart.y(y):.1f}" for x, y in points)


def caption(name: str, histogram: Histogram) -> str:
    """A mean and the expected range in a line."""
    least, most = EXPECTED[name]
    expected = f"about {least}" if least == most else f"{least}–{most}"
    return f"Mean {mean(histogram):.2f} (triangle). Shaded: {expected}, expected"


def lines(parts: Iterable[Svg]) -> Svg:
    """Elements on separate lines, so that diffs of the file are readable."""
    return join(text for part in parts for text in ("\n", part))


def draw(tally: Tally, games: int) -> Svg:
    """The whole picture."""
    top = bars(
        "Top level", caption("top", tally["top", 0]), "level of the highest ring",
        [("level ", tally["top", 0])], EXPECTED["top"],
    )  # fmt: skip
    aside = bars(
        "Rings set aside", caption("aside", tally["aside", 0]), "rings per game",
        [("rings: ", tally["aside", 0])], EXPECTED["aside"],
    )  # fmt: skip
    collaborations = bars(
        "Collaborations", caption("collaborations", tally["collaborations", 0]),
        "tower moves per game",
        [("moves: ", tally["collaborations", 0])], EXPECTED["collaborations"],
    )  # fmt: skip
    settlements, bases = over_seats(tally, "settlements"), over_seats(tally, "bases")
    pieces = bars(
        "Pieces built",
        f"Means {mean(settlements):.2f} and {mean(bases):.2f}. Shaded: about 3 of each, expected",
        "pieces per player",
        [("settlements: ", settlements), ("bases: ", bases)], EXPECTED["settlements"],
    )  # fmt: skip
    one, two = tally["score", 0], tally["score", 1]
    scores = bars(
        "Scores",
        f"Means {mean(one):.2f} and {mean(two):.2f}. Shaded: 8–15, expected",
        "points at the end",
        [("P1: ", one), ("P2: ", two)], EXPECTED["score"], WHOLE, numbers=False,
    )  # fmt: skip
    heading = words(f"Moon Base: {games:,} random games", 2, 24, 20, "bold", "start")
    rows = (
        Part(WHOLE, 30, heading),
        beside(top, aside, GAP),
        beside(collaborations, pieces, GAP),
        places(tally, EXPECTED["places"]),
        scores,
    )
    drawn = drawing.document(
        below(*rows, gap=GAP),
        NAME,
        f"Moon Base: {games:,} random games",
        description(tally),
        drawing.style_sheet(NAME, LIGHTER, DARKER, SHEET),
        margin=16,
    )
    return drawn + "\n"


def description(tally: Tally) -> str:
    """The picture in words, for screen readers."""
    rounds = [mean(tally["places of round", number]) for number in range(1, 7)]
    falls = all(one > other for one, other in pairwise(rounds))
    return " ".join(
        (
            "Five bar charts and a line chart.",
            f"The top level is {mean(tally['top', 0]):.2f} on average,",
            f"rings set aside {mean(tally['aside', 0]):.2f},",
            f"collaborations {mean(tally['collaborations', 0]):.2f},",
            f"settlements per player {mean(over_seats(tally, 'settlements')):.2f},",
            f"bases per player {mean(over_seats(tally, 'bases')):.2f},",
            f"scores {mean(tally['score', 0]):.2f} and {mean(tally['score', 1]):.2f}.",
            f"Legal places per turn {'fall' if falls else 'go'} from {rounds[0]:.0f} in round 1",
            f"to {rounds[-1]:.0f} in round 6 on average.",
        )
    )
