"""Lunar Nim at the web table: the simple page, with a card and a few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from lunar_nim import draw
from lunar_nim.rules import NAME
from selenite.core.drawing import Say, Svg, disc, layer
from selenite.core.state import Position
from selenite.table.table import Table
from selenite.web.ending import Lines
from selenite.web.ending_sheet import Bars, Segment
from selenite.web.gallery import Figure, Shelf, picture
from selenite.web.html import EMPTY, Markup, element
from selenite.web.lesson import Lesson, LessonStep, Picture, Thing
from selenite.web.simple import SimplePage
from selenite.web.viewer import ViewerContext


class NimPage(SimplePage):
    """The heaps, and the own card."""

    def hand(self, context: ViewerContext) -> Markup:
        """The own card as long as nobody else has seen it."""
        position, seat = context.view.position, context.seat
        if seat is None or position["shown"][seat]:
            return EMPTY
        return element("p", context.say("own-card", n=position["cards"][seat]))

    def situation(self, context: ViewerContext) -> str:
        """How many stones each heap has."""
        return context.say("heaps", stones=tuple(context.view.position["heaps"]))


class NimLesson(Lesson):
    """Taking stones by clicking a heap."""

    def pictures(
        self, position: Position, step: LessonStep, say: Say, names: Mapping[int, str]
    ) -> list[Picture]:
        """The heaps, each to be clicked for two of its stones."""
        board = partial(_board, position, say, names)
        if not step.wanted:
            return [Picture(board)]
        things = [
            Thing(f"heap-{spot.key}", say("take-two", heap=int(spot.key)), spot.outline("spot"),
                  f"{spot.key}-2")
            for spot in draw.spots(position)
        ]  # fmt: skip
        return [Picture(board, tuple(things))]


def _board(
    position: Position, say: Say, names: Mapping[int, str], layers: Iterable[Svg] = ()
) -> Svg:
    return draw.board_svg(position, say, names, style=False, layers=layers, role="group")


TABLE_PAGE = NimPage()
LESSON = NimLesson(
    NAME, "first lesson", {}, 0,
    (
        LessonStep("heaps"),
        LessonStep("take", wanted=("heap-3",), words={"heap": 3}),
        LessonStep("end"),
    ),
)  # fmt: skip
ENDINGS = {"last-stone": "3.1"}
REMARKABLE_EVENTS = ()
PICTURE_MOVES = 2
COLOURS = (draw.LIGHT, draw.DARK)
STYLE = draw.STYLE


def symbols() -> Svg:
    """The drawings use no symbols."""
    return Svg()


def panorama() -> None:
    """No picture of its own: the lobby shows the heaps."""


def pictures(
    now: Position, before: Position, say: Say, names: Mapping[int, str], prefix: str = ""
) -> tuple[Svg, list[Svg]]:
    """The board with marks on the heaps that stones were taken from; nothing in it has an id."""
    changed = [
        spot.outline("new")
        for spot, left, had in zip(draw.spots(now), now["heaps"], before["heaps"], strict=True)
        if left != had
    ]
    return draw.board_svg(now, say, names, style=False, layers=[layer("marks", changed)]), []


def account(table: Table) -> Lines:
    """How many stones everybody took."""
    return [("stones-taken", [f"{stones}" for stones in _taken(table)])]


def bars(table: Table) -> tuple[Bars, ...]:
    """The same as bars."""
    return (Bars("stones-taken", EMPTY, [Segment("stones-taken", EMPTY, _taken(table))]),)


def course(table: Table) -> None:
    """Nobody is ahead before the last stone is taken."""


def _taken(table: Table) -> list[int]:
    taken = [0, 0]
    for sentence in table.sentences:
        if sentence.code == "event-taken" and sentence.seat is not None:
            taken[sentence.seat] += sentence.parameters["n"]
    return taken


def gallery(say: Say) -> tuple[Shelf, ...]:
    """A stone."""
    stone = picture(NAME, disc(0, 0, 14, "stone"), -16, -16, 32, 32)
    return (Shelf(say("pieces"), "small", (Figure(stone, say("stone")),)),)
