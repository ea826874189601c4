"""The options of a game of Blue Moon City: in Python, positions, records and command lines."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from selenite.core import user_files
from selenite.core.drawing import Say
from selenite.core.game import Choice, check_keys
from selenite.core.refusals import Invalid
from selenite.games.blue_moon_city.notation import cell_number, cell_text
from selenite.games.blue_moon_city.rules import components as parts
from selenite.games.blue_moon_city.rules.components import FIXED_TILES, Components
from selenite.games.blue_moon_city.rules.rule_set import RuleSet
from selenite.games.blue_moon_city.rules.state import State

CORNERS = ("a1", "a5", "e1", "e5")
DEFAULT_CORNERS = ("a5", "e1")
FIXED = dict(zip(("c4", "d3", "c2", "b3"), FIXED_TILES, strict=True))
"""The tiles of the standard city that always lie on the same cells (1.2)."""

ON, OFF = "on", "off"
HEADERS = (
    "Players", "First", "City", "NewBuildings", "Corners", "OpenCrystals", "IdleEnd", "Components",
)  # fmt: skip
KEYS = (
    "players", "first", "city", "new-buildings", "corners", "open-crystals", "idle-end",
    "components",
)  # fmt: skip


_CORNER_PAIRS = tuple(",".join(pair) for pair in combinations(CORNERS, 2))
FORM = (
    Choice("players", ("2", "3", "4"), "2", are_codes=True),
    Choice("city", ("standard", "free"), "standard"),
    Choice("new-buildings", ("", "1", "2", "1,2")),
    Choice(
        "corners", _CORNER_PAIRS, ",".join(DEFAULT_CORNERS), are_codes=True,
        only_if=("new-buildings", ("1", "2")),
    ),
    Choice("first", ("", "0", "1", "2", "3"), are_seats=True),
    Choice("idle-end", (ON, OFF), ON),
    Choice("open-crystals", ("", "true"), is_flag=True),
)  # fmt: skip
"""What the lobby asks for."""


class Options(NamedTuple):
    """What is settled before a game: players, who begins, city, expansions, components (1)."""

    players: int = 2
    first: int | None = None
    city: str = "standard"
    new_buildings: tuple[int, ...] = ()
    corners: tuple[str, ...] = ()
    open_crystals: bool = False
    idle_end: bool = True
    components: Components | None = None

    @classmethod
    def checked(
        cls,
        players: Any = 2,
        first: Any = None,
        city: Any = "standard",
        new_buildings: Any = (),
        corners: Any = None,
        open_crystals: Any = False,
        idle_end: Any = True,
        components: Any = None,
    ) -> Options:
        """Options that fit together, or the first fault.

        >>> Options.checked(players=3, new_buildings=[1]).corners
        ('a5', 'e1')
        """
        if type(players) is not int or not 2 <= players <= 4:
            raise Invalid("option-players", players=players)
        if first is not None and (type(first) is not int or not 0 <= first < players):
            raise Invalid("option-first", first=first, last=players - 1)
        if city not in ("standard", "free"):
            raise Invalid("option-city", city=city)
        if not isinstance(open_crystals, bool):
            raise Invalid("option-open-crystals", value=open_crystals)
        if not isinstance(idle_end, bool):
            raise Invalid("option-idle-end", value=idle_end)
        if components is not None and not isinstance(components, Components):
            components = parts.from_source(components)
        if components is parts.standard():
            components = None
        buildings = _new_buildings(new_buildings)
        places = _corners(corners, len(buildings))
        return cls(players, first, city, buildings, places, open_crystals, idle_end, components)

    @classmethod
    def from_position(cls, table: Mapping[str, Any]) -> Options:
        """Options in the JSON form of a position."""
        check_keys(table, KEYS)
        for key in ("corners", "components"):
            if key in table and table[key] is None:
                raise Invalid("option-missing", option=key)
        values = {key.replace("-", "_"): value for key, value in table.items()}
        if values.get("idle_end", OFF) != OFF:
            raise Invalid("option-idle-end", value=values["idle_end"])
        return cls.checked(**values | {"idle_end": "idle_end" not in values})

    def to_position(self) -> dict[str, Any]:
        """Options in the JSON form of a position."""
        table: dict[str, Any] = {
            "players": self.players,
            "first": self.first,
            "city": self.city,
            "new-buildings": list(self.new_buildings),
        }
        if self.corners:
            table["corners"] = list(self.corners)
        table["open-crystals"] = self.open_crystals
        if not self.idle_end:
            table["idle-end"] = OFF
        if self.components is not None:
            table["components"] = deepcopy(self.components.source)
        return table

    def rule_set(self) -> RuleSet:
        """The tables of these options."""
        corners = self.corners or (CORNERS if len(self.new_buildings) == 2 else ())
        cells = tuple(cell_number(name) for name in corners)
        components = self.components or parts.standard()
        return _rule_set(components, self.players, self.new_buildings, cells, self.idle_end)


@lru_cache(maxsize=64)
def _rule_set(
    components: Components,
    players: int,
    new_buildings: tuple[int, ...],
    corners: tuple[int, ...],
    idle_end: bool,
) -> RuleSet:
    """The tables of some options, made once."""
    return RuleSet(components, players, new_buildings, corners, idle_end)


def rules_of(table: Mapping[str, Any]) -> RuleSet:
    """The tables of options in the JSON form of a position.

    >>> rules_of({"players": 3}).players
    3
    """
    return Options.from_position(table).rule_set()


def components_of(table: Mapping[str, Any]) -> Components:
    """The printed numbers of options in the JSON form of a position.

    >>> components_of({"players": 2}).cubes
    10
    """
    source = table.get("components")
    return parts.standard() if source is None else parts.from_source(source)


def of(state: State) -> dict[str, Any]:
    """The options of a running game, in the JSON form of a position."""
    return _of(state.rules, state.first, state.city_option, bool(state.open_crystals))


def shared_of(state: State) -> dict[str, Any]:
    """The same, shared with other positions: not to be changed."""
    return _shared_of(state.rules, state.first, state.city_option, bool(state.open_crystals))


def _of(rules: RuleSet, first: int, city: str, has_open_crystals: bool) -> dict[str, Any]:
    one = len(rules.new_buildings) == 1
    return Options(
        rules.players,
        first,
        city,
        rules.new_buildings,
        tuple(cell_text(cell) for cell in rules.corners) if one else (),
        has_open_crystals,
        rules.turns_to_end > 0,
        None if rules.components is parts.standard() else rules.components,
    ).to_position()


_shared_of = lru_cache(maxsize=256)(_of)


def from_texts(texts: Mapping[str, str]) -> dict[str, Any]:
    """Options as a command line gives them, in the JSON form of a position.

    The text of a components file stands for the file: the caller has read it.

    >>> from_texts({"new-buildings": "1,2", "city": "free"})
    {'new-buildings': [1, 2], 'city': 'free'}
    """
    table = {key: _value(key, text, ",") for key, text in texts.items()}
    return {key: value for key, value in table.items() if (key, value) != ("idle-end", ON)}


def headers_of(state: State) -> dict[str, str]:
    """The record headers of a game's options, those with their default left out."""
    options = Options.from_position(of(state))
    headers = {"Players": str(options.players)}
    if not state.drawn_first:
        headers["First"] = str(options.first)
    if options.city != "standard":
        headers["City"] = options.city
    if options.new_buildings:
        headers["NewBuildings"] = " ".join(map(str, options.new_buildings))
    if options.corners and options.corners != DEFAULT_CORNERS:
        headers["Corners"] = " ".join(options.corners)
    if options.open_crystals:
        headers["OpenCrystals"] = "true"
    if not options.idle_end:
        headers["IdleEnd"] = OFF
    if options.components is not None:
        headers["Components"] = json.dumps(options.components.source, separators=(",", ":"))
    return headers


def from_headers(headers: Mapping[str, str]) -> dict[str, Any]:
    """The options that a record's headers tell, in the JSON form of a position."""
    table: dict[str, Any] = {}
    for key, header in zip(KEYS, HEADERS, strict=True):
        if header in headers:
            if key == "components":
                table[key] = user_files.from_header(
                    headers[header], Invalid("components-not-object")
                )
            else:
                table[key] = _value(key, headers[header], " ")
    return table


def _value(key: str, text: str, separator: str) -> Any:
    """An option's value from its text."""
    items = [item for item in text.split(separator) if item]
    if key in ("players", "first"):
        return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text
    if key in ("city", "idle-end"):
        return text
    if key == "new-buildings":
        return [int(item) if item in ("1", "2") else item for item in items]
    if key == "corners":
        return items
    if key == "open-crystals":
        return {"true": True, "false": False}.get(text, text)
    if key == "components":
        return deepcopy(parts.from_text(text).source)
    raise Invalid("unknown-option", option=key)


def _new_buildings(value: Any) -> tuple[int, ...]:
    """The expansions, sorted: none, 1, 2, or both (1.4)."""
    if isinstance(value, (list, tuple)) and all(type(n) is int and n in (1, 2) for n in value):
        if len(set(value)) == len(value):
            return tuple(sorted(value))
    raise Invalid("option-new-buildings", value=value)


def _corners(value: Any, expansions: int) -> tuple[str, ...]:
    """The two corners that one expansion occupies (1.4)."""
    if expansions != 1:
        if value:
            raise Invalid("option-corners-unused")
        return ()
    if value is None:
        return DEFAULT_CORNERS
    if (
        not isinstance(value, (list, tuple))
        or len(value) != 2
        or any(not isinstance(name, str) or name not in CORNERS for name in value)
        or value[0] == value[1]
    ):
        raise Invalid("option-corners", value=value)
    return tuple(sorted(value))


def file_options() -> dict[str, tuple[str, ...]]:
    """The options whose value is a file's name on a command line, and its text here."""
    return {"components": ()}


def players(state: State) -> int:
    """How many seats a game has."""
    return state.rules.players


def described(state: State, say: Say) -> list[str]:
    """The options of a game in words, those that differ from the usual game."""
    headers = headers_of(state)
    lines = [say("option-players", n=state.rules.players)]
    if "City" in headers:
        lines.append(say("option-free-city"))
    if "NewBuildings" in headers:
        which = headers["NewBuildings"] if headers["NewBuildings"] in ("1", "2") else "both"
        lines.append(say(f"option-new-buildings-{which}"))
    if "Corners" in headers:
        first, second = headers["Corners"].split()
        lines.append(say("option-corners", first=first, second=second))
    if "OpenCrystals" in headers:
        lines.append(say("option-open-crystals"))
    if "IdleEnd" in headers:
        lines.append(say("option-idle-end-off"))
    if "First" in headers:
        lines.append(say("option-first", n=int(headers["First"]) + 1))
    else:
        lines.append(say("option-first-drawn"))
    return lines
