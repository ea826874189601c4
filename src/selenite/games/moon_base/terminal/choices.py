"""A seat's legal moves in Moon Base, grouped and numbered for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.cli.lines import Group
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.codes import SIZE_LETTERS, SIZES
from selenite.texts import speaker

_SPEAKER = speaker("en", NAME)
name, say = _SPEAKER.name, _SPEAKER.say

_LISTED = 12
_WORDS = ("tower=", "draft=", "aside=", "settle=", "base=")


def groups(view: Mapping[str, Any]) -> list[Group]:
    """The legal moves of a view by kind: placements by ring, craters before points."""
    found: dict[tuple[str, str], list[str]] = {}
    for text in view["legal"]:
        found.setdefault(_kind(text), []).append(text)
    order = sorted(found, key=lambda kind: (kind[1].endswith("("), kind[1]))
    return [_group(label, key, found[label, key]) for label, key in order]


def _kind(text: str) -> tuple[str, str]:
    """What a move does, and how moves of its kind begin."""
    ring, arrow, place = text.partition(">")
    if arrow:
        return ("point", f"{ring}>(") if place.startswith("(") else ("crater", f"{ring}>")
    for word in _WORDS:
        if text.startswith(word):
            return word.rstrip("="), word
    return "colour", ""


def _group(label: str, key: str, texts: list[str]) -> Group:
    """A group of moves of one kind."""
    parameters: dict[str, Any] = {}
    if label in ("point", "crater"):
        parameters["ring"] = key[:2]
    if label == "draft":
        parameters["size"] = SIZES[SIZE_LETTERS.index(texts[0][len(key)])]
    return Group(say(f"terminal-group-{label}", **parameters), key, texts, _LISTED)


def hand_lines(view: Mapping[str, Any], seat: int) -> list[str]:
    """The rings of a hand, each kind with its name."""
    rings = view["hands"][seat].split()
    kinds = list(dict.fromkeys(rings))
    return [f" {rings.count(ring)}x {ring} {name('ring', ring)}" for ring in kinds]
