"""What is drawn beside the moon: whose turn it is, the stacks, the players, the score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from selenite.core import drawing
from selenite.core.drawing import (
    EMPTY,
    WIDTH,
    Names,
    Part,
    Say,
    Spot,
    Svg,
    below,
    box,
    disc,
    element,
    group,
    join,
    layer,
    number,
    path,
    title,
    words,
)
from selenite.core.state import Position
from selenite.games.moon_base import signs
from selenite.games.moon_base.moon import OUTER, count_built, stack_of
from selenite.games.moon_base.notation import STACK_NAMES
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.rules.codes import (
    BASES,
    PAIR,
    ROUNDS,
    SCORES,
    SETTLEMENTS,
    STACKS,
)
from selenite.games.moon_base.sprites import STACKED, STACKED_FLAT, STACKED_HIGH

STACK_FLOOR = 117
"""Where the lowest ring of a stack ends."""

_STACK_PITCH = WIDTH / (2 * STACKS)
_PLATE_EDGE, _GROOVE = 3, 7
_PAIR_EDGE = 1.5
_MOST_STACKED = ROUNDS * PLAYERS * PAIR // STACKS


def headline(position: Position, say: Say) -> str:
    """The game and its round."""
    return say("board-title", game=position["game"], round=position["turn"]["round"])


def doing(position: Position, say: Say, names: Names) -> str:
    """Who is to do what, or how the game ended."""
    called = drawing.seat_names(names, PLAYERS, say)
    if "result" in position:
        [winner] = position["result"]["winners"]
        return say("board-over", n=1, who=called[winner], reason=position["result"]["reason"])
    turn = position["turn"]
    return say(f"draw-step-{turn['step']}", who=called[turn["seat"]])


def heading(position: Position, say: Say, names: Names) -> Part:
    """The game, its round, and who is to do what."""
    return drawing.heading(
        headline(position, say), doing(position, say, names), WIDTH, _rounds(position)
    )


def _rounds(position: Position) -> Svg:
    """The six rounds, the running one and those before it filled."""
    running = position["turn"]["round"]
    return join(
        disc(WIDTH - 10 - (ROUNDS - n) * 20, 16, 7, "solid" if n <= running else "line")
        for n in range(1, ROUNDS + 1)
    )


# Stacks


def stacks(position: Position, say: Say) -> Part:
    """The four large and the four small stacks from the side; the pair to be drafted on top."""
    if not any(position["stacks"]["large"] + position["stacks"]["small"]):
        return Part(WIDTH, 0, layer("stacks", []))
    drawn = []
    for name, rings, x in _stack_places(position):
        described = title(say("draw-stack", stack=name, rings=rings[::-1] or "–"))
        stack = stack_drawn(name[0], rings, name)
        drawn.append(group(described, stack, x=x, data_stack=name))
    return Part(WIDTH, 140, layer("stacks", drawn))


def _stack_places(position: Position) -> Iterator[tuple[str, str, float]]:
    """Each stack's name, its rings from the bottom up, and where its column begins."""
    for column, name in enumerate(STACK_NAMES):
        yield name, stack_of(position, name), column * _STACK_PITCH


@lru_cache(maxsize=1024)
def stack_drawn(size: str, rings: str, name: str) -> Svg:
    """A stack from the side, bottom to top; a line surrounds the pair that can be taken."""
    middle, half = _STACK_PITCH / 2, STACKED[size] / 2
    drawn = [_plate(middle, half + _PLATE_EDGE)]
    for n, colour in enumerate(rings):
        floor = STACK_FLOOR - STACKED_HIGH * n
        drawn.append(
            element(
                "g",
                signs.side_ring(size + colour, middle, floor),
                words(colour, middle, floor - 2, 12, "bold on-ring codes"),
                class_=f"side {signs.COLOUR_NAMES[colour]}",
                data_stacked=f"{size}{colour}",
            )
        )
    if rings:
        drawn.append(_next_pair(len(rings), middle, half + _PAIR_EDGE))
    return join([*drawn, words(name, middle, 136, 14, "faint codes")])


def _plate(middle: float, half: float) -> Svg:
    """What a stack stands on: a round plate with a groove, all that is left at last."""
    height = STACK_FLOOR - STACKED_FLAT / 2
    outer = _oval(middle, height, half, STACKED_FLAT / 2 + _PLATE_EDGE)
    groove = _oval(middle, height, half - _GROOVE, STACKED_FLAT / 2 - 1)
    return path(outer, "plate") + path(groove, "groove")


def _oval(x: float, y: float, wide: float, high: float) -> str:
    """An oval around a point, as a path."""
    arc = f"a{wide:g} {high:g} 0 1 0"
    return f"M{number(x - wide)} {y:g}{arc} {2 * wide:g} 0{arc} {-2 * wide:g} 0z"


def _next_pair(rings: int, middle: float, half: float) -> Svg:
    """A line around the pair on top, as round as the rings in front and at the back."""
    low, high = (
        STACK_FLOOR - STACKED_HIGH * n - STACKED_FLAT / 2 for n in (max(0, rings - PAIR), rings)
    )
    left, right = (number(middle + side) for side in (-half, half))
    arc = f"A{half:g} {STACKED_FLAT / 2 + _PAIR_EDGE:g} 0 0 0"
    return path(f"M{left} {low:g}{arc} {right} {low:g}V{high:g}{arc} {left} {high:g}Z", "next")


def stack_frame(size: str) -> tuple[float, float, float, float]:
    """Where a stack of some size is drawn, with room for as many rings as it has at first."""
    half = STACKED[size] / 2 + _PLATE_EDGE
    top = STACK_FLOOR - STACKED_HIGH * _MOST_STACKED - STACKED_FLAT - _PLATE_EDGE
    return _STACK_PITCH / 2 - half, top, 2 * half, STACK_FLOOR + 2 * _PLATE_EDGE - top


def stack_spots(position: Position) -> list[Spot]:
    """Where the stacks are in their drawing."""
    return [_stack_spot(name, rings, x) for name, rings, x in _stack_places(position)]


def _stack_spot(name: str, rings: str, x: float) -> Spot:
    """A stack with its plate, up to the top ring."""
    width = STACKED[name[0]] + 2 * _PLATE_EDGE
    top = STACK_FLOOR - STACKED_HIGH * len(rings) - STACKED_FLAT if rings else STACK_FLOOR
    height = STACK_FLOOR + _PLATE_EDGE - top
    return Spot("stack", name, x + (_STACK_PITCH - width) / 2, top, width, height)


# Players


def players(
    position: Position, say: Say, names: Names, points: Sequence[int] | None = None, *,
    has_room: bool = False,
) -> Part:  # fmt: skip
    """A panel for each player: colour, rings in hand, what is built, rings set aside.

    Without ``points``, points are shown only at the end. With ``has_room`` the panels have room for
    rings even if nobody has any.
    """
    if points is None and "result" in position:
        points = position["result"]["scores"]
    called = drawing.seat_names(names, PLAYERS, say)
    height = 112 if has_room or any(position["hands"] + position["aside"]) else 60
    panels = [_panel(position, seat, called[seat], say, height, points) for seat in range(PLAYERS)]
    column = below(*(Part(WIDTH, height, panel) for panel in panels), gap=6)
    return Part(WIDTH, column.height, layer("players", [column.body]))


def _panel(
    position: Position, seat: int, called: str, say: Say, height: float,
    points: Sequence[int] | None,
) -> Svg:  # fmt: skip
    """A player: sign, name, colour, settlements, bases, and the rings."""
    is_active = position["turn"]["seat"] == seat
    colour = position["colours"][seat]
    built = [count_built(position, key)[seat] for key in ("settlements", "bases")]
    drawn = [
        box(0.5, 0.5, WIDTH - 1, height - 1, "panel active" if is_active else "panel", 8),
        path("M2 20l9 10l-9 10z", "sign") if is_active else EMPTY,
        group(signs.settlement(seat), x=32, y=30, scale=4),
        drawing.name(called, 58, 36, 17, 150),
        signs.flat_ring(f"L{colour[0]}", 236, 30, 15) if colour else EMPTY,
        _built(signs.settlement(seat), f"{built[0]}/{SETTLEMENTS}", "settlements", 290, say),
        _built(signs.base(seat), f"{built[1]}/{BASES}", "bases", 380, say),
        EMPTY if points is None else _points(position, seat, points[seat], say),
        _held(position["hands"][seat].split(), say),
        _set_aside(position["aside"][seat].split(), say),
    ]
    return element("g", *drawn, data_player=f"{seat}", data_colour=colour)


def _built(shape: Svg, count: str, key: str, x: float, say: Say) -> Svg:
    """How many of a player's pieces are built."""
    return element(
        "g",
        title(say(f"draw-{key}")),
        group(shape, x=x, y=30, scale=3),
        words(count, x + 18, 36, 17, "bold", "start"),
        data_stat=key,
        data_value=count,
    )


def _points(position: Position, seat: int, points: int, say: Say) -> Svg:
    """A player's points; at the end with the winner's mark."""
    number = words(f"{points}", WIDTH - 14, 38, 24, "bold", "end")
    drawn = element("g", title(say("ending-points")), number, data_points=points)
    if "result" not in position or seat not in position["result"]["winners"]:
        return drawn
    return drawn + group(signs.crown(), x=WIDTH - 66, y=30, class_="winner")


def _held(rings: Sequence[str], say: Say) -> Svg:
    """The rings of a hand, large and small by their size."""
    drawn = []
    for n, kind in enumerate(rings):
        ring = signs.flat_ring(kind, 34.0 + 52 * n, 82, 2.3 * OUTER[kind[0]])
        drawn.append(element("g", _kind_title(kind, say), ring, data_held=kind))
    return layer("hand", drawn)


def _kind_title(kind: str, say: Say) -> Svg:
    return title(say("draw-kind", ring=kind))


def _set_aside(rings: Sequence[str], say: Say) -> Svg:
    """The rings a player had to set aside, small and crossed out."""
    if not rings:
        return EMPTY
    drawn = [words(say("draw-set-aside"), WIDTH - 14, 68, 13, "faint", "end", 120)]
    pitch = min(34.0, 240 / len(rings))
    for n, kind in enumerate(rings):
        x = WIDTH - 28 - (len(rings) - 1 - n) * pitch
        ring = signs.flat_ring(kind, x, 90, 1.5 * OUTER[kind[0]])
        drawn.append(element("g", _kind_title(kind, say), ring, data_aside=kind))
    return join(drawn)


def score(position: Position, say: Say, names: Names) -> Part:
    """Where the points came from, once the game is over."""
    if "score" not in position:
        return Part(WIDTH, 0, EMPTY)
    called = drawing.seat_names(names, PLAYERS, say)
    lines = [
        words(name, 330 + 120 * seat, 14, 14, "faint", "end", 110)
        for seat, name in enumerate(called)
    ]
    for n, key in enumerate(SCORES):
        y = 36 + 20 * n
        lines.append(words(say(f"draw-score-{key}"), 8, y, 14, "", "start", 200))
        for seat, score in enumerate(position["score"]):
            lines.append(
                element("g", words(f"{score[key]}", 330 + 120 * seat, y, 15, "bold", "end"),
                        data_score=f"{seat}-{key}")
            )  # fmt: skip
    return Part(WIDTH, 36 + 20 * len(SCORES), layer("score", lines))
