"""JSON as records and positions carry it: every key once, numbers finite, text that is text."""

from __future__ import annotations

import json
import math
from typing import Any

from selenite.core.refusals import Invalid


def loads(text: str | bytes) -> Any:
    """The value of a JSON text; else ``ValueError`` or ``RecursionError``.

    >>> loads('{"game": "go", "game": "chess"}')
    Traceback (most recent call last):
    ...
    selenite.core.refusals.Invalid: json-key-twice key=game
    """
    value = json.loads(
        text, object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_finite
    )
    json.dumps(value, ensure_ascii=False).encode()
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object's keys, each once: a second one would go unnoticed."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Invalid("json-key-twice", key=key)
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number
