"""Files from players: TOML on disk, JSON in positions and records.

Each kind of file has its own sentences for refusals, so the callers name them.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from selenite.core import strict_json
from selenite.core.refusals import Invalid

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def from_toml(text: str, not_toml: Callable[[str], Invalid]) -> dict[str, Any]:
    """The content of a TOML text.

    >>> from_toml("stones = 5", lambda fault: Invalid("heaps-not-toml", fault=fault))
    {'stones': 5}
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise not_toml(str(fault)) from None
    except (ValueError, RecursionError):
        raise Invalid("toml-beyond-reading") from None


def to_json(source: Any, not_object: Invalid, not_json: Invalid) -> str:
    """A file's content as JSON, which records carry: no dates, infinities and the like.

    >>> to_json({"stones": 5}, Invalid("heaps-not-object"), Invalid("heaps-not-json"))
    '{"stones": 5}'
    """
    if not isinstance(source, Mapping):
        raise not_object
    try:
        json.dumps(source, ensure_ascii=False).encode()
        return json.dumps(source, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        raise not_json from None


def from_header(text: str, not_object: Invalid) -> Any:
    """The content that a record's header carries.

    >>> from_header('{"stones": 5}', Invalid("heaps-not-object"))
    {'stones': 5}
    """
    try:
        return strict_json.loads(text)
    except (ValueError, RecursionError):
        raise not_object from None


def to_toml(source: Mapping[str, Any]) -> str:
    """A file's content as TOML, in the order and the layout of the files that we ship.

    People who edit it find a table for each thing and a line for each fact. Reading it again gives
    the same content in the same order, which records are compared by.

    >>> print(to_toml({"stones": 5, "heap": {"left": {"name": "Left", "card": {"value": 2}}}}))
    stones = 5
    <BLANKLINE>
    [heap.left]
    name = "Left"
    card = { value = 2 }
    <BLANKLINE>
    """
    return "\n".join([*_lines(source, ()), ""])


def _lines(table: Mapping[str, Any], path: Sequence[str], head: str = "") -> Iterator[str]:
    """A table: its head unless the tables within imply it, what fits on a line, those tables."""
    inner = {key: value for key, value in table.items() if _is_table(value) or _are_tables(value)}
    if head.startswith("[[") or (head and len(inner) < len(table)):
        yield from ("", head)
    for key, value in table.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        inside = (*path, _key(key))
        name = ".".join(inside)
        if _is_table(value):
            yield from _lines(value, inside, f"[{name}]")
        else:
            for one in value:
                yield from _lines(one, inside, f"[[{name}]]")


def _is_table(value: Any) -> bool:
    """Whether a value doesn't fit on a line: a table with tables in it."""
    return isinstance(value, Mapping) and any(
        isinstance(inner, Mapping) or _are_tables(inner) for inner in value.values()
    )


def _are_tables(value: Any) -> bool:
    """Whether something is a list of tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(v, Mapping) for v in value)


def _value(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return _text(value) if isinstance(value, str) else json.dumps(value, allow_nan=False)


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    """A text in quotation marks; TOML has to escape one character that JSON doesn't."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
