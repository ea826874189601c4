"""Lunar Nim as SVG: the heaps as rows of stones, the cards below them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lunar_nim.rules import NAME
from selenite.core import drawing
from selenite.core.drawing import (
    Names,
    Part,
    Say,
    Spot,
    Svg,
    box,
    disc,
    group,
    join,
    layer,
    title,
    words,
)
from selenite.core.state import Position

LIGHT, DARK = {"stone": "#8a8577"}, {"stone": "#d9d4c4"}
RULES = {**drawing.RULES, ".stone": "fill:$stone", ".card": "fill:$panel;stroke:$line"}
STYLE = drawing.style_sheet(NAME, {**drawing.LIGHT, **LIGHT}, {**drawing.DARK, **DARK}, RULES)
WIDTH, ROW, STONE = 240, 44, 34


def svg(
    position: Position, say: Say, names: Names = None, *, narrow: bool = False, style: bool = True
) -> Svg:
    """The whole picture: the board is all there is."""
    return board_svg(position, say, names, style=style)


def board_svg(
    position: Position, say: Say, names: Names = None, *, style: bool = True,
    layers: Iterable[Svg] = (), **attributes: str | None,
) -> Svg:  # fmt: skip
    """Heaps and cards, with layers on top and attributes of the drawing itself."""
    called = drawing.seat_names(names, 2, say)
    parts = (layer("heaps", _heaps(position, say)), layer("cards", _cards(position, say, called)))
    return drawing.document(
        Part(WIDTH, 4 * ROW, join(parts)), NAME, say("title"), _description(position, say),
        STYLE if style else "", layers=layers, attributes=attributes,
    )  # fmt: skip


def spots(position: Position) -> list[Spot]:
    """Where the heaps lie."""
    return [
        Spot("heap", f"{n + 1}", 0, n * ROW, width=WIDTH, height=ROW - 4)
        for n in range(len(position["heaps"]))
    ]


def _heaps(position: Position, say: Say) -> Iterable[Svg]:
    """A row for each heap."""
    for n, stones in enumerate(position["heaps"]):
        discs = [disc(20 + STONE * s, ROW / 2, 14, "stone") for s in range(stones)]
        label = title(say("heap", heap=n + 1, n=stones))
        yield group(label, *discs, y=n * ROW, data_heap=f"{n + 1}", data_stones=f"{stones}")


def _cards(position: Position, say: Say, called: Mapping[int, str] | list[str]) -> Iterable[Svg]:
    """Each player's card, with its value where it may be seen."""
    for seat, card in enumerate(position["cards"]):
        face = words("?" if card is None else f"{card}", 16, 28, 20, "bold")
        name = drawing.name(called[seat], 38, 26, 13, WIDTH / 2 - 44)
        yield group(
            box(2, 2, 28, 38, "card"), face, name, x=seat * WIDTH / 2, y=3 * ROW,
            data_card=f"{seat}",
        )  # fmt: skip


def _description(position: Position, say: Say) -> str:
    """The heaps in words, for screen readers."""
    return say("heaps", stones=tuple(position["heaps"]))
