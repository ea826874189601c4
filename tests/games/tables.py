"""The lists of compiled classes, according to the types beside a module."""

from __future__ import annotations

import re
from pathlib import Path


def declared(folder: Path, module: str, kind: str) -> dict[str, int]:
    """The sizes of a class's arrays as its types declare them."""
    text = (folder / f"{module}.pxd").read_text("utf-8")
    body = text.split(f"cdef class {kind}:")[1].split("@cython.final")[0]
    numbers = "short|int|double|unsigned long long"
    pattern = rf"cdef (?:public |readonly )?(?:{numbers})\[(\d+)\] (\w+)"
    return {name: int(size) for size, name in re.findall(pattern, body)}


def tables(thing: object, folder: Path, module: str, kind: str) -> dict[str, list[float]]:
    """The lists of an object that are visible from Python."""
    names = declared(folder, module, kind)
    assert names
    return {name: list(getattr(thing, name)) for name in names if hasattr(thing, name)}
