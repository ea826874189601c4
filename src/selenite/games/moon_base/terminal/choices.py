"""A seat's legal moves in Moon Base, grouped and numbered for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.cli.lines import Group
from selenite.games.moon_base.explain import describe
from selenite.games.moon_base.notation import read, start_of
from selenite.games.moon_base.options import rules_of
from selenite.games.moon_base.rules import NAME
from selenite.texts import speaker

_SPEAKER = speaker("en", NAME)
name, say = _SPEAKER.name, _SPEAKER.say

_LISTED = 12


def groups(view: Mapping[str, Any]) -> list[Group]:
    """The legal moves of a view by kind: placements by ring, craters before points."""
    found: dict[tuple[str, str], list[str]] = {}
    rules = rules_of(view["options"])
    for text in view["legal"]:
        move = read(rules, text)
        found.setdefault((move.verb, start_of(move)), []).append(text)
    order = sorted(found, key=lambda kind: (kind[0] == "point", kind[1]))
    return [_group(view, key, found[verb, key]) for verb, key in order]


def _group(view: Mapping[str, Any], key: str, texts: list[str]) -> Group:
    """A group of moves of one kind, which begin alike."""
    verb, parameters = describe(view, texts[0])
    return Group(say(f"terminal-group-{verb}", **parameters), key, texts, _LISTED)


def hand_lines(view: Mapping[str, Any], seat: int) -> list[str]:
    """The rings of a hand, each kind with its name."""
    rings = view["hands"][seat].split()
    kinds = list(dict.fromkeys(rings))
    return [f" {rings.count(ring)}x {ring} {name('ring', ring)}" for ring in kinds]
