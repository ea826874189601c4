"""Reads the fields of a position, and refuses missing, unknown and out-of-range ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.core.refusals import Invalid


def begin(position: Any, game: str, rules: int, keys: set[str]) -> None:
    """Refuse anything but a whole position of a game by these rules, with known fields only."""
    if not isinstance(position, Mapping):
        raise Invalid("position-not-object")
    if position.get("game") != game:
        raise Invalid("position-other-game", game=position.get("game"))
    if position.get("rules") != rules or type(position.get("rules")) is not int:
        raise Invalid("rules-number", rules=position.get("rules"), newest=rules)
    if "view" in position:
        raise Invalid("position-is-view")
    only(position, "position", keys)


def only(table: Mapping[str, Any], name: str, keys: set[str]) -> None:
    """Refuse an unknown key: a typing error would go unnoticed.

    >>> only({"seat": 0, "raund": 1}, "turn", {"seat", "round"})
    Traceback (most recent call last):
    ...
    selenite.core.refusals.Invalid: position-unknown-field where=turn field=raund
    """
    for key in table:
        if key not in keys:
            raise Invalid("position-unknown-field", where=name, field=key)


def seat_to_move(turn: Mapping[str, Any], players: int, *, is_over: bool) -> int:
    """The seat to move; 0 if the game is over, when no seat may be named.

    >>> seat_to_move({"seat": 1}, 2, is_over=False), seat_to_move({"seat": None}, 2, is_over=True)
    (1, 0)
    """
    if not is_over:
        return number(turn, "seat", 0, players - 1, "turn.seat")
    if turn.get("seat", 0) is not None:
        raise Invalid("position-over-seat")
    return 0


def part(table: Mapping[str, Any], key: str, kind: type) -> Any:
    """A field of the right type.

    >>> part({"heaps": []}, "heaps", list)
    []
    """
    value = table.get(key)
    if not isinstance(value, kind):
        raise Invalid("position-field", field=key)
    return value


def number(table: Mapping[str, Any], key: str, least: int, most: int, name: str = "") -> int:
    """A whole number within its limits; ``name`` says where it is, if the key doesn't.

    >>> number({"seat": 1}, "seat", 0, 1)
    1
    """
    value = table.get(key)
    if type(value) is not int or not least <= value <= most:
        raise Invalid("position-number", field=name or key, least=least, most=most)
    return value
