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

from selenite.core import user_files
from selenite.core.refusals import Invalid
from selenite.games.moon_base.rules.codes import LARGE, MOST_CRATERS, REACH, SIZES

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
        for key in source:
            if key not in _KEYS:
                raise Invalid("board-unknown-field", field=key)
        for key in ("format", "name", "moon_radius"):
            if key not in source:
                raise Invalid("board-missing", field=key)
        if type(source["format"]) is not int or source["format"] != FORMAT:
            raise Invalid("board-format", format=source["format"], wanted=FORMAT)
        self.name = _name(source)
        self.radius = _number(source["moon_radius"], "moon_radius")
        if not 1 <= self.radius <= 2 * REACH:
            raise Invalid("board-radius", radius=self.radius, most=2 * REACH)
        self.craters = _craters(source)


@cache
def names() -> tuple[str, ...]:
    """The names of the boards that are shipped: those of their files.

    >>> STANDARD in names()
    True
    """
    found = (files(__package__) / "boards").iterdir()
    return tuple(sorted(f.name.removesuffix(".toml") for f in found if f.name.endswith(".toml")))


@cache
def shipped(name: str) -> Board:
    """A board that is shipped, by its name."""
    text = (files(__package__) / "boards" / f"{name}.toml").read_text(encoding="utf-8")
    return Board(tomllib.loads(text))


def standard() -> Board:
    """The board that is played on unless another one is asked for."""
    return shipped(STANDARD)


def name_of(board: Board) -> str | None:
    """The name of a board that is shipped; None for another one.

    >>> name_of(standard())
    'moon'
    """
    return next((name for name in names() if shipped(name) is board), None)


def from_text(text: str) -> Board:
    """A board from the text of a TOML file."""
    return from_source(
        user_files.from_toml(text, lambda fault: Invalid("board-not-toml", fault=fault))
    )


def from_source(source: Any) -> Board:
    """A board by its name, or from a file's content as positions and records carry it.

    >>> from_source("moon") is standard()
    True
    """
    if isinstance(source, str):
        if source not in names():
            raise Invalid("board-unknown", board=source, boards=names())
        return shipped(source)
    text = user_files.to_json(source, Invalid("board-not-object"), Invalid("board-not-json"))
    for name in names():
        if text == json.dumps(shipped(name).source):
            return shipped(name)
    return _other(text)


@lru_cache(maxsize=16)
def _other(text: str) -> Board:
    """Another board, checked once and then the same object: rule sets are kept by it."""
    return Board(json.loads(text))


def _name(source: Mapping[str, Any]) -> str:
    name = source["name"]
    if not isinstance(name, str) or not name:
        raise Invalid("board-name")
    return name


def _number(value: Any, field: str) -> int:
    if type(value) is not int:
        raise Invalid("board-number", field=field)
    return value


def _craters(source: Mapping[str, Any]) -> tuple[Crater, ...]:
    """The craters in the file's order: each id once, and at least one large one (1.3)."""
    entries = source.get("crater", [])
    if not isinstance(entries, list):
        raise Invalid("board-crater-list")
    if not entries:
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
    if "id" not in entry:
        raise Invalid("board-no-id", number=number)
    name = entry["id"]
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise Invalid("board-crater-id", number=number, id=name)
    for key in entry:
        if key not in _CRATER_KEYS:
            raise Invalid("board-crater-unknown-field", crater=name, field=key)
    for key in ("size", "x", "y"):
        if key not in entry:
            raise Invalid("board-crater-missing", crater=name, field=key)
    size = entry["size"]
    if size not in SIZES:
        raise Invalid("board-crater-size", crater=name, size=size)
    x, y = (_coordinate(entry, key, name) for key in ("x", "y"))
    return Crater(name, SIZES.index(size), x, y)


def _coordinate(entry: Mapping[str, Any], key: str, crater: str) -> int:
    """A coordinate on the lattice (G1)."""
    value = _number(entry[key], f"{crater}.{key}")
    if value % 2:
        raise Invalid("board-odd", crater=crater, field=key, value=value)
    if abs(value) > REACH:
        raise Invalid("board-out-of-reach", crater=crater, field=key, value=value, most=REACH)
    return value
