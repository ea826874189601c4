"""Positions of Moon Base for the rules tests, in few words.

A ring is written as its kind and its centre, ``Lg(0,0)``, and the level if it isn't the ground,
``Ls(10,0)2``. Rings are numbered in the order they are written. The board is made to fit: under
each ring on the ground lies a crater, and ``craters`` adds free ones by name, ``L50(40,0)``. Unless
a test says otherwise, the tower stands far away, on a crater of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any

import pytest

from selenite.core.refusals import Illegal
from selenite.core.state import Event, GameState
from selenite.games import moon_base
from selenite.games.moon_base.rules.state import State

KINDS = ("Lg", "Ls", "Lb", "Sg", "Ss", "Sb")
SIZES = {"L": "large", "S": "small"}
TOWER_CRATER = "L99"
LAST_CRATER = "S99"
LAST_RING = f"Sb>{LAST_CRATER}"
"""The placement that ends a round, where nothing else is near."""

Entry = dict[str, Any]


def craters_of(text: str) -> list[Entry]:
    """Craters as the board file has them, from a text such as ``L50(40,0) S50(0,-16)``."""
    found = re.findall(r"([LS]\d\d)\((-?\d+),(-?\d+)\)", text)
    assert len(found) == len(text.split()), text
    return [{"id": i, "size": SIZES[i[0]], "x": int(x), "y": int(y)} for i, x, y in found]


def rings_of(text: str) -> list[Entry]:
    """Rings as a position has them; those on the ground get craters L01, S02 and so on."""
    found = re.findall(r"([LS][gsb])\((-?\d+),(-?\d+)\)(\d?)", text)
    assert len(found) == len(text.split()), text
    rings: list[Entry] = []
    for number, (kind, x, y, level) in enumerate(found, start=1):
        ring = {"ring": kind, "at": [int(x), int(y)], "level": int(level or 1)}
        rings.append(ring if level else ring | {"crater": f"{kind[0]}{number:02}"})
    return rings


def table(
    rings: str = "",
    *,
    hand: str = "",
    other_hand: str | None = None,
    craters: str = "",
    tower: str | int = TOWER_CRATER,
    settlements: Mapping[int, int] | None = None,
    bases: Mapping[str, int] | None = None,
    step: str = "place",
    seat: int | None = None,
    round: int | None = None,
    built: Sequence[bool] = (False, False),
    colours: Sequence[str] = ("gold", "silver"),
    aside: Sequence[str] | None = None,
) -> GameState[State]:
    """A game in a position of which only the telling parts are named.

    ``hand`` belongs to the seat to move: seat 0, in the earliest round that so many rings and
    pieces allow.
    The other hand is filled up to fit, and so is ``aside``: rings that have left the stacks by this
    round and aren't named have been set aside.
    """
    laid = rings_of(rings)
    board = [
        {"id": r["crater"], "size": SIZES[r["ring"][0]], "x": r["at"][0], "y": r["at"][1]}
        for r in laid
        if "crater" in r
    ] + craters_of(craters)
    if tower == TOWER_CRATER:
        board += craters_of(f"{TOWER_CRATER}(-80,-80)")
    left = Counter(dict.fromkeys(KINDS, 8))
    left.subtract(ring["ring"] for ring in laid)
    left.subtract(hand.split())
    for rings_aside in aside or ():
        left.subtract(rings_aside.split())
    if round is None:
        seat = seat or 0
        least = 1 + max([len(settlements or ()) > 0, *Counter((bases or {}).values()).values()])
        round = _earliest_round(laid, hand, seat, least)
    first = (round - 1) % 2
    if seat is None:
        seat = first
    if other_hand is None:
        missing = len(hand.split()) - (seat != first)
        other_hand = _take(left, ["L", "S", "L", "S"][:missing])
    else:
        left.subtract(other_hand.split())
    hands = [hand, other_hand] if seat == 0 else [other_hand, hand]
    if aside is None:
        gone = Counter(kind[0] for kind in [r["ring"] for r in laid] + " ".join(hands).split())
        rest = [size for size in "LS" for _ in range(4 * round - gone[size])]
        aside = (_take(left, rest[::2]), _take(left, rest[1::2]))
    assert min(left.values()) >= 0, "more rings of a kind than there are"
    position = {
        "game": "moon-base",
        "rules": 1,
        "options": {
            "board": {"format": 1, "name": "test", "moon_radius": 120, "crater": board},
        },
        "turn": {"round": round, "step": step, "seat": seat, "built": list(built)},
        "colours": list(colours),
        "stacks": {name: _stacks(left, size) for size, name in SIZES.items()},
        "hands": [_sorted(held.split()) for held in hands],
        "rings": laid,
        "tower": {"ring": tower} if isinstance(tower, int) else {"crater": tower},
        "settlements": [{"ring": n, "seat": who} for n, who in (settlements or {}).items()],
        "bases": [{"crater": name, "seat": who} for name, who in (bases or {}).items()],
        "aside": [_sorted(held.split()) for held in aside],
    }
    return moon_base.from_position(position, "table")


def _earliest_round(laid: Sequence[Entry], hand: str, seat: int, least: int) -> int:
    """The first round from some round on in which so many rings can be out, this seat first."""
    out = Counter(ring["ring"][0] for ring in laid)
    out.update(kind[0] for kind in hand.split())
    most = max(out["L"], out["S"]) + 2
    return next(n for n in range(least, 7) if 4 * n >= most and seat == (n - 1) % 2)


def _take(left: Counter[str], sizes: Sequence[str]) -> str:
    """Rings of some sizes, always of the kind that is most plentiful."""
    taken = []
    for size in sizes:
        kind = max((kind for kind in KINDS if kind[0] == size), key=lambda kind: left[kind])
        left[kind] -= 1
        taken.append(kind)
    return " ".join(taken)


def _stacks(left: Counter[str], size: str) -> list[str]:
    """What is left of a size, in four stacks of pairs."""
    colours = "".join(kind[1] * left[kind] for kind in KINDS if kind[0] == size)
    heights = [0, 0, 0, 0]
    for number, _ in zip(cycle(range(4)), colours[::2], strict=False):
        heights[number] += 2
    ends = [sum(heights[: n + 1]) for n in range(4)]
    return [colours[end - height : end] for end, height in zip(ends, heights, strict=True)]


def _sorted(kinds: Sequence[str]) -> str:
    return " ".join(sorted(kinds, key=KINDS.index))


def round_over(rings: str = "", *, craters: str = "", **parts: Any) -> GameState[State]:
    """A game just after the last ring of a round, a small blue one far from all others."""
    parts.setdefault("round", 5)
    second = parts["round"] % 2
    state = table(
        rings,
        craters=f"{craters} {LAST_CRATER}(80,80)",
        hand="Sb",
        other_hand="",
        seat=second,
        **parts,
    )
    state.play(LAST_RING)
    return state


def game_over(rings: str = "", **parts: Any) -> GameState[State]:
    """A game just after its last ring, on a board without room for bases."""
    state = round_over(rings, round=6, **parts)
    assert state.outcome() is not None
    return state


def pods(kinds: str) -> str:
    """Some large rings on level 2, each on a gold and a silver small one, far from each other.

    The rings on level 2 have the numbers 2, 5, 8 and so on.
    """
    corners = [(30 * (n % 5) - 60, 40 * (n // 5) - 40) for n in range(len(kinds.split()))]
    return " ".join(
        f"Sg({x - 6},{y}) Ss({x + 6},{y}) {kind}({x},{y})2"
        for kind, (x, y) in zip(kinds.split(), corners, strict=True)
    )


def moved(text: str, x: int, y: int) -> str:
    """Rings, craters or moves, each so far to the right and up."""
    return re.sub(r"\((-?\d+),(-?\d+)\)", lambda at: f"({int(at[1]) + x},{int(at[2]) + y})", text)


def legal(state: GameState) -> set[str]:
    """The texts of all legal moves; the list is sorted, names none twice, and can be read."""
    moves = state.legal_moves()
    texts = [state.text(move) for move in moves]
    assert texts == sorted(set(texts))
    assert [state.parse(text) for text in texts] == moves
    return set(texts)


def places(state: GameState, kind: str) -> set[str]:
    """The places where a ring may be put."""
    return {text.removeprefix(f"{kind}>") for text in legal(state) if text.startswith(f"{kind}>")}


def play(state: GameState, moves: str) -> list[Event]:
    """Play moves that are separated by spaces; what came of all of them."""
    return [event for move in moves.split() for event in state.play(move)]


def clause(state: GameState, move: str, seat: int | None = None) -> str | None:
    """The clause that refuses a move, which then changes nothing; None for a legal move."""
    if move in legal(state) and seat in (None, state.seat):
        state.copy().play(move, seat)
        return None
    before = state.position()
    with pytest.raises(Illegal) as caught:
        state.play(move, seat)
    assert state.position() == before
    return caught.value.clause


def turn(state: GameState) -> tuple[str, int | None]:
    """The step and the seat to move."""
    now = state.position()["turn"]
    return now["step"], now["seat"]


def settled(state: GameState) -> list[tuple[int, int]]:
    """The settlements as ring and seat, in the order they were built."""
    return [(entry["ring"], entry["seat"]) for entry in state.position()["settlements"]]


def based(state: GameState) -> list[tuple[str, int]]:
    """The bases as crater and seat, in the order they were built."""
    return [(entry["crater"], entry["seat"]) for entry in state.position()["bases"]]


def points(state: GameState, what: str) -> list[int]:
    """What both players score for something at the end."""
    return [score[what] for score in state.position()["score"]]
