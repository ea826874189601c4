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
    position: dict[str, Any] = {
        "game": NAME,
        "rules": NUMBER,
        "options": of(state),
        "turn": {"seat": state.seat, "round": state.turn // PLAYERS + 1},
        "heaps": list(state.heaps),
        "cards": list(state.cards),
        "shown": [bool(shown) for shown in state.shown],
    }
    outcome = state.outcome()
    if outcome is not None:
        position["result"] = {"reason": outcome.reason, "winners": list(outcome.winners)}
    return position


def read(position: Mapping[str, Any]) -> State:
    """The state of a position, or the first fault in it."""
    fields.begin(position, NAME, NUMBER, _KEYS)
    state = State(rule_set(fields.part(position, "options", Mapping)))
    turn = fields.part(position, "turn", Mapping)
    round_ = fields.number(turn, "round", 1, 999)
    state.turn = PLAYERS * (round_ - 1) + fields.number(turn, "seat", 0, 1)
    state.heaps = _numbers(position, "heaps", [0] * HEAPS, state.rules.heaps)
    state.cards = _numbers(position, "cards", [1] * PLAYERS, [CARDS[-1]] * PLAYERS)
    state.shown = _flags(position)
    if state.cards[0] == state.cards[1]:
        raise Invalid("position-same-cards")
    if position.get("result") != write(state).get("result"):
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
