"""The boards: ``boards/*.toml`` and files of the same form that a player wrote.

A board is craters and nothing else; sizes and tolerances are the rules'. It is checked when it
is read, with a sentence for every fault, so that the rules can rely on it.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from selenite.games.core import Invalid
from selenite.games.moon_base.codes import LARGE, MOST_CRATERS, REACH, SIZES

STANDARD = "moon"
FORMAT = 1
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,15}")
_KEYS = {"format", "name", "moon_radius", "crater"}
_CRATER_KEYS = {"id", "size", "x", "y"}


class Crater(NamedTuple):
    """A crater: its id, its size (large 0, small 1) and its centre."""

    id: str
    size: int
    x: int
    y: int


class Board:
    """A checked board file.

    >>> moon = standard()
    >>> moon.name, len(moon.craters), moon.craters[0]
    ('moon', 60, Crater(id='L01', size=0, x=-10, y=50))
    """

    def __init__(self, source: Mapping[str, Any]) -> None:
        self.source = dict(source)
        _only(source, "board", _KEYS)
        if type(source.get("format")) is not int or source["format"] != FORMAT:
            raise Invalid("board-format", format=source.get("format"), wanted=FORMAT)
        self.name = _name(source)
        self.radius = _number(source, "moon_radius", "moon_radius")
        if not 1 <= self.radius <= 2 * REACH:
            raise Invalid("board-radius", radius=self.radius, most=2 * REACH)
        self.craters = _craters(source)


@cache
def standard() -> Board:
    """The board that is shipped."""
    text = (files(__package__) / "boards" / f"{STANDARD}.toml").read_text(encoding="utf-8")
    return Board(tomllib.loads(text))


def from_text(text: str) -> Board:
    """A board from the text of a TOML file."""
    try:
        source = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise Invalid("board-not-toml", fault=str(fault)) from None
    return from_source(source)


def from_source(source: Any) -> Board:
    """A board by its name, or from a file's content as positions and records carry it.

    >>> from_source("moon") is standard()
    True
    """
    if source == STANDARD:
        return standard()
    if isinstance(source, str):
        raise Invalid("board-unknown", board=source, boards=STANDARD)
    if not isinstance(source, Mapping):
        raise Invalid("board-not-object")
    try:
        json.dumps(source, ensure_ascii=False).encode()
        text = json.dumps(source, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        # Records carry the file as JSON: dates, infinities and the like can't be written there.
        raise Invalid("board-not-json") from None
    return standard() if text == json.dumps(standard().source) else _other(text)


@lru_cache(maxsize=16)
def _other(text: str) -> Board:
    """Another board, checked once and then the same object: rule sets are kept by it."""
    return Board(json.loads(text))


def _only(table: Mapping[str, Any], where: str, keys: set[str]) -> None:
    """Refuse a key nobody knows: a typing error would go unnoticed."""
    for key in table:
        if key not in keys:
            raise Invalid("board-unknown-field", where=where, field=key)


def _name(source: Mapping[str, Any]) -> str:
    name = source.get("name")
    if not isinstance(name, str) or not name:
        raise Invalid("board-name")
    return name


def _number(table: Mapping[str, Any], key: str, field: str) -> int:
    value = table.get(key)
    if type(value) is not int:
        raise Invalid("board-number", field=field)
    return value


def _craters(source: Mapping[str, Any]) -> tuple[Crater, ...]:
    """The craters in the file's order: each id once, and at least one large one (1.3)."""
    entries = source.get("crater")
    if not isinstance(entries, list) or not entries:
        raise Invalid("board-no-craters")
    if len(entries) > MOST_CRATERS:
        raise Invalid("board-too-many-craters", found=len(entries), most=MOST_CRATERS)
    craters = tuple(_crater(entry, number) for number, entry in enumerate(entries, 1))
    seen: set[str] = set()
    for crater in craters:
        if crater.id in seen:
            raise Invalid("board-crater-twice", crater=crater.id)
        seen.add(crater.id)
    if not any(crater.size == LARGE for crater in craters):
        raise Invalid("board-no-large-crater")
    return craters


def _crater(entry: Any, number: int) -> Crater:
    """One crater."""
    if not isinstance(entry, Mapping):
        raise Invalid("board-crater", number=number)
    name = entry.get("id")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise Invalid("board-crater-id", number=number, id=name)
    _only(entry, name, _CRATER_KEYS)
    size = entry.get("size")
    if size not in SIZES:
        raise Invalid("board-crater-size", crater=name, size=size)
    x, y = (_coordinate(entry, key, name) for key in ("x", "y"))
    return Crater(name, SIZES.index(size), x, y)


def _coordinate(entry: Mapping[str, Any], key: str, crater: str) -> int:
    """A coordinate on the lattice (G1)."""
    value = _number(entry, key, f"{crater}.{key}")
    if value % 2:
        raise Invalid("board-odd", crater=crater, field=key, value=value)
    if abs(value) > REACH:
        raise Invalid("board-out-of-reach", crater=crater, field=key, value=value, most=REACH)
    return value
