"""What the sheets tell of tiles, peoples and dragons, and where they lead to."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.texts import speaker
from selenite.web import world_pages
from tests.games.blue_moon_city.playing import deal
from tests.games.blue_moon_city.web.looking import about
from tests.rules.blue_moon_city.table import own_components

SAY = speaker("en", bmc.GAME.name).say
DRAGONS = {"v": "red", "t": "green", "a": "blue"}
PEOPLES = {
    "v": "vulca", "t": "terrah", "a": "aqua", "f": "flit", "k": "khind", "m": "mimix", "h": "hoax",
    "p": "pillar",
}  # fmt: skip
SECTIONS = re.findall(r' id="([^"]+)"', world_pages.rendered(bmc.GAME.name, "en").html)


def city(components: Any = None) -> GameState:
    """A city with all buildings."""
    return bmc.new(players=2, seed="stories", new_buildings=(1, 2), components=components)


def cell_of(state: GameState, tile: str) -> str:
    """Where a tile lies."""
    city: dict[str, Any] = state.position()["city"]
    return next(cell for cell, entry in city.items() if entry["tile"] == tile)


def sheet(state: GameState, thing: str) -> str:
    """What is shown of something that was opened."""
    return unescape(about(state, 0, thing))


@pytest.mark.parametrize("tile", [entry["tile"] for entry in city().position()["city"].values()])
def test_the_sheet_of_a_tile_tells_its_story_and_leads_to_its_section(tile: str) -> None:
    state = city()
    act = sheet(state, f"tile-{cell_of(state, tile)}")
    assert SAY(f"story-{tile}") in act
    assert f'href="/world/blue-moon-city#{tile}"' in act
    assert tile in SECTIONS


def test_the_sheet_of_a_tile_tells_of_the_peoples_that_build_it() -> None:
    state = city()
    act = sheet(state, f"tile-{cell_of(state, 'golden-temple')}")
    told = [people for people in PEOPLES.values() if SAY(f"story-{people}") in act]
    assert told == ["vulca", "terrah", "aqua"]


@pytest.mark.parametrize("dragon", DRAGONS.values())
def test_the_sheet_of_a_tile_tells_of_the_dragons_there(dragon: str) -> None:
    position = city().position()
    position["dragons"][dragon] = "c4"
    state = bmc.from_position(position, "stories")
    assert SAY(f"story-dragon-{dragon}") in sheet(state, "tile-c4")
    assert SAY(f"story-dragon-{dragon}") not in sheet(state, "tile-c2")
    assert f"dragon-{dragon}" in SECTIONS


def card_sheet(card: str) -> str:
    """What is shown of a card in the hand."""
    position = city().position()
    deal(position, 0, card)
    return sheet(bmc.from_position(position, "stories"), f"card-{card}")


@pytest.mark.parametrize(("letter", "people"), PEOPLES.items())
def test_the_sheet_of_a_card_tells_of_its_people_and_leads_to_its_section(
    letter: str, people: str
) -> None:
    act = card_sheet(f"{letter}1")
    assert SAY(f"story-{people}") in act
    assert f'href="/world/blue-moon-city#{people}"' in act
    assert people in SECTIONS


@pytest.mark.parametrize("letter", PEOPLES)
def test_the_sheet_of_a_card_tells_of_the_dragon_that_it_calls(letter: str) -> None:
    act = card_sheet(f"{letter}1")
    told = {dragon for dragon in DRAGONS.values() if SAY(f"story-dragon-{dragon}") in act}
    assert told == ({DRAGONS[letter]} if letter in DRAGONS else set())


def test_a_tile_of_a_components_file_needs_no_story() -> None:
    own = own_components()
    own["tile"]["observatory"] = own["tile"].pop("mill")
    state = city(components=own)
    act = sheet(state, f"tile-{cell_of(state, 'observatory')}")
    assert "/world/" not in act
    assert SAY("story-terrah") in act
