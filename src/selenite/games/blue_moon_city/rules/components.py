"""The printed numbers: ``components.toml`` and copies of it that a player corrected.

A components file is checked when it is read, with a sentence for every fault, so that the rules
can rely on it: 80 cards, values that ten cards can pay, an obelisk that never runs out.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from selenite.core import user_files
from selenite.core.refusals import Invalid
from selenite.games.blue_moon_city.rules.cards import MOST_VALUE

PEOPLE_NAMES = ("vulca", "terrah", "aqua", "flit", "khind", "mimix", "hoax", "pillar")
DRAGON_OF = {"vulca": "red", "terrah": "green", "aqua": "blue"}
"""The dragon that the cards of a people move (5.1), in the order of the dragons' numbers."""
DRAGONS = tuple(DRAGON_OF.values())
COURTYARD = "courtyard"
ABILITIES = ("", "draw-two", "teleport", "offering")
MOST_BOXES = 6
MOST_SPACES = 13
MOST_REWARD = 9
MOST_PRICE = 99
MOST_OF = {"hand-size": 20, "cubes": 10}
MOST_BY_PLAYERS = {"scales": 99, "offerings-to-win": 9}
PLAYERS = (2, 3, 4)
SEVENS_UNUSED_BY_TWO = 2
CARDS_A_PEOPLE = 10
FIXED_TILES = ("fire-temple", "royal-palace", "earth-temple", "water-temple")
"""The tiles around the courtyard of the standard city, clockwise from the north (1.2)."""


class Reward(NamedTuple):
    """What a building gives: crystals, cards and golden scales (3.7)."""

    crystals: int = 0
    cards: int = 0
    scales: int = 0


class Tile(NamedTuple):
    """A building tile: boxes from left to right as (people or ``any``, value), and rewards."""

    key: str
    name: str
    boxes: tuple[tuple[str, int], ...]
    leader: Reward
    everyone: Reward
    neighbour: Reward
    expansion: int
    ability: str
    unconfirmed: tuple[str, ...]


class Components:
    """A checked components file.

    >>> standard().tiles["university"].boxes
    (('hoax', 5), ('hoax', 2))
    >>> standard().obelisk(2)
    (7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12)
    """

    def __init__(self, source: Mapping[str, Any]) -> None:
        self.source = dict(source)
        self.cards = {name: _split(source, name) for name in PEOPLE_NAMES}
        self.spaces = _spaces(source)
        self.scales = _by_players(source, "scales")
        self.to_win = _by_players(source, "offerings-to-win")
        self.hand_size = _whole(source, "hand-size", 1, MOST_OF["hand-size"])
        self.cubes = _whole(source, "cubes", 1, MOST_OF["cubes"])
        self.tiles = _tiles(source)
        for players in PLAYERS:
            if players * (self.to_win[players] - 1) >= len(self.obelisk(players)):
                raise Invalid("components-obelisk-short", players=players)

    def obelisk(self, players: int) -> tuple[int, ...]:
        """The prices of the obelisk's spaces from the bottom (1.8)."""
        return self.spaces[SEVENS_UNUSED_BY_TWO:] if players == 2 else self.spaces

    def unconfirmed(self) -> list[str]:
        """The numbers nobody could read with certainty, as ``tile: fields``."""
        whole = self.source.get("unconfirmed")
        tiles = [f"{t.name}: {', '.join(t.unconfirmed)}" for t in self.tiles.values()]
        return [str(whole)] * bool(whole) + [text for text in tiles if not text.endswith(": ")]


@cache
def standard() -> Components:
    """The components as they are shipped."""
    text = (files(__package__) / "components.toml").read_text(encoding="utf-8")
    return Components(tomllib.loads(text))


def from_text(text: str) -> Components:
    """Components from the text of a TOML file."""
    return from_source(
        user_files.from_toml(text, lambda fault: Invalid("components-not-toml", fault=fault))
    )


def from_source(source: Any) -> Components:
    """Components from a file's content, as positions and records carry it."""
    text = user_files.to_json(
        source, Invalid("components-not-object"), Invalid("components-not-json")
    )
    # The order of the tiles counts too, so the texts are compared and not the tables.
    return standard() if text == json.dumps(standard().source) else _changed(text)


@lru_cache(maxsize=16)
def _changed(text: str) -> Components:
    """Changed components, checked once and then the same object: rule sets are cached by it."""
    return Components(json.loads(text))


def _whole(table: Any, key: str, least: int, most: int, where: str = "") -> int:
    """A whole number of a table, within its limits."""
    value = table.get(key) if isinstance(table, Mapping) else None
    field = f"{where}{key}"
    if type(value) is not int or not least <= value <= most:
        raise Invalid("components-number", field=field, least=least, most=most)
    return value


def _by_players(source: Mapping[str, Any], key: str) -> dict[int, int]:
    """A number for each count of players."""
    return {
        n: _whole(source.get(key), str(n), least_of(key, n), MOST_BY_PLAYERS[key], f"{key}.")
        for n in PLAYERS
    }


def least_of(key: str, players: int) -> int:
    """The least of a number that depends on how many play.

    There are so many scales that some come back whenever they are scored: two may stay with each
    other player.
    """
    return 2 * players - 1 if key == "scales" else 1


def _spaces(source: Mapping[str, Any]) -> tuple[int, ...]:
    """The obelisk's thirteen prices (1.8)."""
    spaces = source.get("obelisk")
    if not isinstance(spaces, list) or len(spaces) != MOST_SPACES:
        raise Invalid("components-obelisk", spaces=MOST_SPACES)
    table = {f"{i}": price for i, price in enumerate(spaces, 1)}
    return tuple(_whole(table, key, 1, MOST_PRICE, "obelisk.") for key in table)


def _split(source: Mapping[str, Any], name: str) -> tuple[int, int, int]:
    """How many cards of value 1, 2 and 3 a people has: ten in all (1.5, 5.5)."""
    people = source.get("people")
    entry = people.get(name) if isinstance(people, Mapping) else None
    split = entry.get("cards") if isinstance(entry, Mapping) else None
    if (
        not isinstance(split, list)
        or len(split) != 3
        or any(type(n) is not int or n < 0 for n in split)
        or sum(split) != CARDS_A_PEOPLE
    ):
        raise Invalid("components-cards", people=name, cards=CARDS_A_PEOPLE)
    if name == "khind" and split[0] != CARDS_A_PEOPLE:
        raise Invalid("components-khind")
    return split[0], split[1], split[2]


def _tiles(source: Mapping[str, Any]) -> dict[str, Tile]:
    """The building tiles in the file's order, the same ones as in the printed game (1.2, 1.4)."""
    table = source.get("tile")
    if not isinstance(table, Mapping):
        raise Invalid("components-no-tiles")
    tiles = {key: _tile(key, entry) for key, entry in table.items()}
    for expansion, wanted in ((0, 20), (1, 2), (2, 2)):
        found = sum(tile.expansion == expansion for tile in tiles.values())
        if found != wanted:
            raise Invalid("components-tile-count", expansion=expansion, wanted=wanted, found=found)
    for key in FIXED_TILES:
        if key not in tiles or tiles[key].expansion:
            raise Invalid("components-fixed-tile", tile=key)
    return tiles


def _tile(key: str, entry: Any) -> Tile:
    """One building tile."""
    if not isinstance(entry, Mapping) or key == COURTYARD:
        raise Invalid("components-tile", tile=key)
    boxes = entry.get("boxes")
    if not isinstance(boxes, list) or not 1 <= len(boxes) <= MOST_BOXES:
        raise Invalid("components-boxes", tile=key, most=MOST_BOXES)
    unconfirmed = entry.get("unconfirmed", [])
    if not isinstance(unconfirmed, list):
        raise Invalid("components-unconfirmed", tile=key)
    ability = entry.get("ability", "")
    if ability not in ABILITIES:
        raise Invalid("components-ability", tile=key)
    return Tile(
        key,
        str(entry.get("name", key)),
        tuple(_box(key, box) for box in boxes),
        _reward(key, entry, "leader"),
        _reward(key, entry, "everyone"),
        _reward(key, entry, "neighbour"),
        _whole({"expansion": 0, **entry}, "expansion", 0, 2, f"tile.{key}."),
        ability,
        tuple(map(str, unconfirmed)),
    )


def _box(tile: str, box: Any) -> tuple[str, int]:
    """A box: a people's name or ``any``, and a value that up to ten cards can pay."""
    if isinstance(box, list) and len(box) == 2:
        people, value = box
        if people in (*PEOPLE_NAMES, "any") and type(value) is int and 1 <= value <= MOST_VALUE:
            return people, value
    raise Invalid("components-box", tile=tile, most=MOST_VALUE)


def _reward(tile: str, entry: Mapping[str, Any], which: str) -> Reward:
    """A reward of a tile."""
    table = entry.get(which)
    if not isinstance(table, Mapping) or not set(table) <= set(Reward._fields):
        raise Invalid("components-reward", tile=tile, reward=which)
    where = f"tile.{tile}.{which}."
    return Reward(**{key: _whole(table, key, 0, MOST_REWARD, where) for key in table})
