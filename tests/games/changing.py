"""Changing single fields of positions, to see what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from selenite.core.state import Position

Change = Callable[[Position], Any]
Path = tuple[Any, ...]
"""Keys and indices that lead from a position to one of its fields."""


def paths(value: Any, path: Path = ()) -> list[Path]:
    """The paths to every field of a position, the inner ones included."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += paths(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            found += paths(inner, (*path, place))
    return found


def change(*path: Any, to: Any) -> Change:
    """Set one field."""

    def apply(position: Position) -> None:
        _holder(position, path)[path[-1]] = to

    return apply


def remove(*path: Any) -> Change:
    """Remove one field."""

    def apply(position: Position) -> None:
        del _holder(position, path)[path[-1]]

    return apply


def _holder(position: Position, path: Path) -> Any:
    """The object or list that holds a field."""
    holder: Any = position
    for key in path[:-1]:
        holder = holder[key]
    return holder
