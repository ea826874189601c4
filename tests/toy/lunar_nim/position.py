"""Positions of Lunar Nim in their JSON form, each checked when it is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lunar_nim.options import of, rule_set
from lunar_nim.rules import NAME, NUMBER
from lunar_nim.rules.state import CARDS, HEAPS, PLAYERS, State
from selenite.core import fields
from selenite.core.refusals import Invalid

_KEYS = {"game", "rules", "options", "turn", "heaps", "cards", "shown", "result"}


def write(state: State) -> dict[str, Any]:
    """The whole position, secrets included."""
    return {
        "game": NAME,
        "rules": NUMBER,
        "options": of(state),
        "turn": turn(state),
        "heaps": list(state.heaps),
        "cards": list(state.cards),
        "shown": [bool(shown) for shown in state.shown],
        **result(state),
    }


def turn(state: State) -> dict[str, int]:
    """Whose turn it is."""
    return {"seat": state.seat, "round": state.turn // PLAYERS + 1}


def result(state: State) -> dict[str, Any]:
    """The field that a position has once the game is over."""
    outcome = state.outcome()
    if outcome is None:
        return {}
    return {"result": {"reason": outcome.reason, "winners": list(outcome.winners)}}


def read(position: Mapping[str, Any]) -> State:
    """The state of a position, or the first fault in it."""
    fields.begin(position, NAME, NUMBER, _KEYS)
    state = State(rule_set(fields.part(position, "options", Mapping)))
    now = fields.part(position, "turn", Mapping)
    state.turn = PLAYERS * (fields.number(now, "round", 1, 999) - 1)
    state.turn += fields.number(now, "seat", 0, PLAYERS - 1)
    state.heaps = _numbers(position, "heaps", [0] * HEAPS, state.rules.heaps)
    state.cards = _numbers(position, "cards", [1] * PLAYERS, [CARDS[-1]] * PLAYERS)
    state.shown = _flags(position)
    if state.cards[0] == state.cards[1]:
        raise Invalid("position-same-cards")
    if position.get("result") != result(state).get("result"):
        raise Invalid("position-result")
    return state


def _numbers(
    position: Mapping[str, Any], key: str, least: Sequence[int], most: Sequence[int]
) -> list[int]:
    """A list of numbers, each within its limits."""
    values = fields.part(position, key, list)
    if len(values) != len(least):
        raise Invalid("position-field", field=key)
    table = {f"{key}.{n}": value for n, value in enumerate(values)}
    limits = zip(table, least, most, strict=True)
    return [fields.number(table, name, low, high) for name, low, high in limits]


def _flags(position: Mapping[str, Any]) -> list[int]:
    """Which cards have been turned up."""
    flags = fields.part(position, "shown", list)
    if len(flags) != PLAYERS or not all(isinstance(flag, bool) for flag in flags):
        raise Invalid("position-field", field="shown")
    return [int(flag) for flag in flags]
