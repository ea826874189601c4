"""Files that players bring: TOML to begin with, JSON as positions and records carry it on.

Each kind of file has sentences of its own for what is refused, so the callers name them.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from selenite.core import strict_json
from selenite.core.refusals import Invalid


def from_toml(text: str, not_toml: Callable[[str], Invalid]) -> dict[str, Any]:
    """The content of a TOML text.

    >>> from_toml("cubes = 10", lambda fault: Invalid("components-not-toml", fault=fault))
    {'cubes': 10}
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise not_toml(str(fault)) from None
    except (ValueError, RecursionError):
        raise Invalid("toml-beyond-reading") from None


def to_json(source: Any, not_object: Invalid, not_json: Invalid) -> str:
    """A file's content as a JSON text. Records carry it so: no dates, infinities and the like.

    >>> to_json({"cubes": 10}, Invalid("components-not-object"), Invalid("components-not-json"))
    '{"cubes": 10}'
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

    >>> from_header('{"cubes": 10}', Invalid("components-not-object"))
    {'cubes': 10}
    """
    try:
        return strict_json.loads(text)
    except (ValueError, RecursionError):
        raise not_object from None
