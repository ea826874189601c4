"""What is printed in the box of Blue Moon City: tiles, the split of the cards, obelisk, supplies.

Owners compare it with their box and correct it; a corrected set is a components file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from typing import Any

from selenite.core.drawing import Say, Svg, box, group, join, words
from selenite.core.printed import Field, Item, Plate, PrintedFact, Section, Source, number
from selenite.games.blue_moon_city import signs, tiles, wording
from selenite.games.blue_moon_city.rules import components as parts
from selenite.games.blue_moon_city.rules.cards import MOST_VALUE
from selenite.games.blue_moon_city.rules.components import (
    ABILITIES,
    CARDS_A_PEOPLE,
    MOST_BOXES,
    MOST_BY_PLAYERS,
    MOST_OF,
    MOST_PRICE,
    MOST_REWARD,
    PEOPLE_NAMES,
    PLAYERS,
    Components,
    Reward,
    Tile,
    least_of,
)
from selenite.texts.typography import capitalised

OPTION = "components"
CARDS, PIECES, TILE = "cards", "pieces", "tile."
"""The keys of the items: those of tiles begin so."""

_VALUES = (1, 2, 3)
_PAYABLE = (*PEOPLE_NAMES, "any")

Choices = tuple[tuple[str, str], ...]
"""What a box can ask for: each people with its name."""


def standard() -> Source:
    """The components as they are shipped."""
    return parts.standard().source


def read(text: str) -> Source:
    """The source of a components file."""
    return parts.from_text(text).source


def check(source: Source) -> None:
    """Refuse components that don't hold together."""
    _components(source)


def _components(source: Source) -> Components:
    """The checked components of a source."""
    return _of_text(json.dumps(source))


@lru_cache(maxsize=8)
def _of_text(text: str) -> Components:
    """Components, cached apart from those of games, which forms would soon push out."""
    return Components(json.loads(text))


# What is printed


def sections(source: Source, say: Say) -> tuple[Section, ...]:
    """The tiles of the game and of its expansions, the cards and the rest."""
    components = _components(source)
    peoples = (("", say("printed-no-box")), *((one, _people(one, say)) for one in _PAYABLE))
    printed = [
        (tile, _tile(components, tile, peoples, say)) for tile in components.tiles.values()
    ]  # fmt: skip
    return (
        Section(
            say("printed-buildings"), "tiles",
            tuple(item for tile, item in printed if not tile.expansion),
        ),
        Section(
            say("form-new-buildings"), "tiles",
            tuple(item for tile, item in printed if tile.expansion),
        ),
        Section(
            say("printed-rest"), "tiles",
            (
                Item(CARDS, say("printed-cards"), tuple(_splits(components, say))),
                Item(PIECES, say("printed-pieces"), tuple(_pieces(components, say))),
            ),
        ),
    )  # fmt: skip


def _tile(components: Components, tile: Tile, peoples: Choices, say: Say) -> Item:
    """A building tile: its boxes, its rewards, and of a new building its ability and its set."""
    facts = [_box(tile, place, peoples, say) for place in range(1, MOST_BOXES + 1)]
    facts += [_reward(tile, whose, given, say) for whose, given in wording.rewards(tile).items()]
    if tile.expansion or tile.ability:
        choices = tuple((one, say(f"printed-ability-{one or 'none'}")) for one in ABILITIES)
        field = Field("ability", say("printed-ability"), tile.ability, choices, shows_label=False)
        told = say(f"printed-ability-{tile.ability or 'none'}")
        facts.append(PrintedFact("ability", say("printed-ability"), told, (field,)))
    if tile.expansion:
        told = say(f"form-new-buildings-{tile.expansion}")
        facts.append(PrintedFact("expansion", say("form-new-buildings"), told))
    named = wording.tile_name(components, tile.key, say)
    return Item(f"{TILE}{tile.key}", named, tuple(facts))


def _box(tile: Tile, place: int, peoples: Choices, say: Say) -> PrintedFact:
    """A box of a tile by its place from the left, or that there is none."""
    people, value = tile.boxes[place - 1] if place <= len(tile.boxes) else ("", 0)
    fields = (
        Field(
            f"box-{place}-people", say("printed-people"), people, peoples, shows_label=False,
        ),
        Field(
            f"box-{place}-value", say("printed-value"), f"{value or ''}", least=1,
            most=MOST_VALUE, shows_label=False,
        ),
    )  # fmt: skip
    told = say("printed-box-worth", people=people, value=value) if people else peoples[0][1]
    is_unconfirmed = bool(people) and "boxes" in tile.unconfirmed
    return PrintedFact(f"box-{place}", say("printed-box", n=place), told, fields, is_unconfirmed)


def _reward(tile: Tile, whose: str, given: Reward, say: Say) -> PrintedFact:
    """What a tile gives to somebody."""
    fields = tuple(
        Field(f"{whose}-{what}", _headed(what, say), f"{count}", least=0, most=MOST_REWARD)
        for what, count in given._asdict().items()
    )
    told = wording.reward_list(say, given)
    return PrintedFact(whose, say(f"printed-{whose}"), told, fields, whose in tile.unconfirmed)


def _splits(components: Components, say: Say) -> Iterator[PrintedFact]:
    """How many cards of each value every people has."""
    is_unconfirmed = bool(components.source.get("unconfirmed"))
    for people, split in components.cards.items():
        ones, twos, threes = split
        fields = tuple(
            Field(
                f"{people}-{value}", say("printed-of-value", value=value), f"{count}", least=0,
                most=CARDS_A_PEOPLE,
            )
            for value, count in zip(_VALUES, split, strict=True)
        )  # fmt: skip
        yield PrintedFact(
            people, _people(people, say),
            say("printed-split", ones=ones, twos=twos, threes=threes), fields,
            is_unconfirmed and people != "khind",
        )  # fmt: skip


def _pieces(components: Components, say: Say) -> Iterator[PrintedFact]:
    """The obelisk's prices and what the supplies hold."""
    prices = tuple(
        Field(
            f"obelisk-{place}", say("printed-space", n=place), f"{price}", least=1,
            most=MOST_PRICE, shows_label=False,
        )
        for place, price in enumerate(components.spaces, 1)
    )  # fmt: skip
    told = " ".join(f"{price}" for price in components.spaces)
    yield PrintedFact("obelisk", say("printed-obelisk"), told, prices)
    for key, counts in (("scales", components.scales), ("offerings-to-win", components.to_win)):
        fields = tuple(
            Field(f"{key}-{n}", say("option-players", n=n), f"{counts[n]}",
                  least=least_of(key, n), most=MOST_BY_PLAYERS[key])
            for n in PLAYERS
        )  # fmt: skip
        told = say("printed-by-players", two=counts[2], three=counts[3], four=counts[4])
        yield PrintedFact(key, say(f"printed-{key}"), told, fields)
    for key, count in (("hand-size", components.hand_size), ("cubes", components.cubes)):
        label = say(f"printed-{key}")
        field = Field(key, label, f"{count}", least=1, most=MOST_OF[key], shows_label=False)
        yield PrintedFact(key, label, f"{count}", (field,))


def _headed(what: str, say: Say) -> str:
    """What a column of numbers is called, at the beginning of a line."""
    return capitalised(say(f"board-head-{what}"))


def _people(name: str, say: Say) -> str:
    return say("page-people", people=name)


# Correcting it


def corrected(
    source: Source, item: str, texts: Mapping[str, str], is_compared: bool
) -> dict[str, Any]:
    """Components with an item's fields as they were typed."""
    changed = deepcopy(dict(source))
    if item == CARDS:
        for people in PEOPLE_NAMES:
            split = changed["people"][people]["cards"]
            for place, value in enumerate(_VALUES):
                split[place] = _typed(texts, f"{people}-{value}", split[place])
        return _marked(changed, standard(), is_compared)
    if item == PIECES:
        prices = changed["obelisk"]
        for place in range(len(prices)):
            prices[place] = _typed(texts, f"obelisk-{place + 1}", prices[place])
        for key in MOST_BY_PLAYERS:
            for n in map(str, PLAYERS):
                changed[key][n] = _typed(texts, f"{key}-{n}", changed[key][n])
        for key in MOST_OF:
            changed[key] = _typed(texts, key, changed[key])
        return changed
    key, entries = item.removeprefix(TILE), changed["tile"]
    ours = standard()["tile"].get(key, {})
    entries[key] = _marked(_tile_typed(entries[key], texts), ours, is_compared)
    return changed


def _tile_typed(entry: dict[str, Any], texts: Mapping[str, str]) -> dict[str, Any]:
    entry["boxes"] = list(_boxes_typed(entry["boxes"], texts))
    for whose in ("leader", "everyone", "neighbour"):
        before = entry[whose]
        given = {
            what: _typed(texts, f"{whose}-{what}", before.get(what, 0)) for what in Reward._fields
        }
        entry[whose] = {what: count for what, count in given.items() if count != 0}
    if texts.get("ability", entry.get("ability", "")) != entry.get("ability", ""):
        entry["ability"] = texts["ability"]
    return entry


def _boxes_typed(boxes: list[Any], texts: Mapping[str, str]) -> Iterator[list[Any]]:
    """The boxes from the left. One without a people is gone; a new one has to have both."""
    for place in range(1, MOST_BOXES + 1):
        is_there = place <= len(boxes)
        people, value = boxes[place - 1] if is_there else ("", "")
        people = texts.get(f"box-{place}-people", people)
        value = _typed(texts, f"box-{place}-value", value)
        if people or (value != "" and not is_there):
            yield [people, value]


def _typed(texts: Mapping[str, str], name: str, before: Any) -> Any:
    """What was typed into the field of a number, or what was there before."""
    return number(texts[name]) if name in texts else before


def _marked(entry: dict[str, Any], ours: Mapping[str, Any], is_compared: bool) -> dict[str, Any]:
    """A table with our mark of what is unconfirmed, or without if it was compared.

    What is as it was keeps the order of our file, too: then it counts as the same.
    """
    entry.pop("unconfirmed", None)
    if not is_compared and "unconfirmed" in ours:
        entry["unconfirmed"] = deepcopy(ours["unconfirmed"])
    return {**{key: entry[key] for key in ours if key in entry}, **entry}


# As drawn


def plate(source: Source, item: str, say: Say) -> Plate:
    """A tile from both sides, all cards by people and value, or the obelisk."""
    components = _components(source)
    if item == CARDS:
        return _cards_drawn(components)
    if item == PIECES:
        return _pieces_drawn(components)
    tile = components.tiles[item.removeprefix(TILE)]
    named = wording.tile_name(components, tile.key, say)
    drawn, frame = tiles.both_sides(tile, named)
    return Plate(drawn, *frame)


def _cards_drawn(components: Components) -> Plate:
    """A row for each value, a column for each people, and how many cards there are."""
    width, height = 25, 40
    drawn = [
        group(_counted(people, value, count), x=column * width, y=row * height, class_=people)
        for column, (people, split) in enumerate(components.cards.items())
        for row, (value, count) in enumerate(zip(_VALUES, split, strict=True))
    ]
    return Plate(join(drawn), -2, -2, len(PEOPLE_NAMES) * width + 2, len(_VALUES) * height + 4)


def _counted(people: str, value: int, count: int) -> Svg:
    """A card, and how often it is in the box."""
    card = tiles.shade(0, 0, 22, 25, f"ground-{people}", 4) + signs.people(people, 2.5, 3, 10)
    card += words(f"{value}", 19.5, 22, 15, "bold on-card serif", "end")
    return group(card, opacity=None if count else ".25") + words(f"× {count}", 11, 35, 9, "bold")


def _pieces_drawn(components: Components) -> Plate:
    """The obelisk's prices from the bottom, and the supplies under their signs."""
    prices = [
        box(40 + 22 * (place % 7), 10 + 26 * (place // 7), 19, 22, "space", 4)
        + words(f"{price}", 49.5 + 22 * (place % 7), 26 + 26 * (place // 7), 13, "bold")
        for place, price in enumerate(components.spaces)
    ]
    supplies = (
        ("scale", "/".join(f"{components.scales[n]}" for n in PLAYERS)),
        ("flag", "/".join(f"{components.to_win[n]}" for n in PLAYERS)),
        ("card", f"{components.hand_size}"),
        ("cube", f"{components.cubes}"),
    )
    counted = [
        signs.sign(sign, 14 + 50 * place, 68, 20) + words(told, 24 + 50 * place, 105, 12, "bold")
        for place, (sign, told) in enumerate(supplies)
    ]
    return Plate(join([signs.sign("obelisk", 2, 14, 36), *prices, *counted]), -2, -2, 202, 120)
