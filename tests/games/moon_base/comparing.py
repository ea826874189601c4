"""Boards and policies for the comparison of Moon Base with its oracle, made without the engine."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from importlib.resources import files
from random import Random
from typing import Any

Board = dict[str, Any]
Policy = Callable[[Sequence[str], Random], str]


def shipped_board() -> Board:
    """The standard board's file, read without the engine."""
    folder = files("selenite.games.moon_base")
    return tomllib.loads((folder / "rules" / "boards" / "moon.toml").read_text(encoding="utf-8"))


def board(
    name: str, large: Sequence[tuple[int, int]], small: Sequence[tuple[int, int]], radius: int = 70
) -> Board:
    """A board with craters at some points, numbered in their order."""
    craters = [
        {"id": f"{size[0].upper()}{number:02}", "size": size, "x": x, "y": y}
        for size, points in (("large", large), ("small", small))
        for number, (x, y) in enumerate(points, start=1)
    ]
    return {"format": 1, "name": name, "moon_radius": radius, "crater": craters}


def grid(low: int, high: int, step: int) -> list[tuple[int, int]]:
    """Points in rows and columns."""
    return [(x, y) for x in range(low, high, step) for y in range(low, high, step)]


BOARDS: dict[str, Board | None] = {
    "moon": None,
    "few": board("few", [(0, 0), (20, 0), (-18, 12), (2, 22)], [(12, 14), (-4, -16), (34, 2)]),
    "dense": board("dense", grid(-48, 49, 16), grid(-40, 41, 12)),
    "corner": board(
        "corner",
        [(-70, -70), (74, 60), (54, 74)],
        [(x, y) for x, y in grid(26, 81, 12) if x + y > 80] + [(80, 80), (-80, 80), (0, 0)],
        radius=120,
    ),
}
"""The standard board by its name, and boards with few, overlapping and lopsided craters."""


def anything(texts: Sequence[str], chance: Random) -> str:
    """Any legal move."""
    return chance.choice(texts)


def climber(texts: Sequence[str], chance: Random) -> str:
    """Mostly large rings on others, so that settlements become few."""
    high = [text for text in texts if text[0] == "L" and text.endswith(")")]
    return chance.choice(high or [text for text in texts if text[0] == "S"] or texts)


def settler(texts: Sequence[str], chance: Random) -> str:
    """Large gold rings on others, and all else on the ground if it may lie there."""
    gold = [text for text in texts if text.startswith("Lg>(")]
    ground = [text for text in texts if ">" in text and not text.endswith(")")]
    others = [text for text in ground if not text.startswith("Lg")]
    return chance.choice(gold or others or ground or texts)


POLICIES: dict[str, Policy] = {"anything": anything, "climber": climber, "settler": settler}
