"""The stories rest on what the books tell: every story has its facts, every name is written."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from selenite.games.blue_moon_city.rules import components
from selenite.games.blue_moon_city.rules.components import DRAGONS
from selenite.games.moon_base.rules.codes import KINDS, SIZES, ring_text
from selenite.texts import LANGUAGES, speaker
from selenite.web import documents

FOLDERS = {"blue-moon-city": "blue_moon_city", "moon-base": "moon_base"}
TOLD = {
    "blue-moon-city": {
        components.COURTYARD,
        *components.standard().tiles,
        *components.PEOPLE_NAMES,
        *(f"dragon-{dragon}" for dragon in DRAGONS),
    },
    "moon-base": {
        *map(ring_text, range(KINDS)),
        *(f"crater-{size}" for size in SIZES),
        *("tower", "settlement", "base", "stack"),
    },
}
"""What has a story: all that can be looked at."""


@cache
def read(game: str) -> dict[str, Any]:
    """The file of facts of a game."""
    file = Path(__file__).parent / FOLDERS[game] / "world_facts.toml"
    return tomllib.loads(file.read_text("utf-8"))


def sections(game: str, language: str) -> dict[str, str]:
    """The sections of the page on a game's world by their anchors, each on one line."""
    text = " ".join(documents.world(game, language).text.split())
    parts = re.split(r'<a id="([\w-]+)"></a>', text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


ENTRIES = [(game, entry) for game in FOLDERS for entry in read(game)["facts"]]
NAMED = [(game, entry) for game, entry in ENTRIES if read(game)["facts"][entry].get("names")]


@pytest.mark.parametrize("game", FOLDERS)
class TestFiles:
    def test_all_that_can_be_looked_at_has_a_story_and_nothing_else(self, game: str) -> None:
        codes = speaker("en", game).codes("story-")
        assert {code.removeprefix("story-") for code in codes} == TOLD[game]

    def test_every_story_has_facts(self, game: str) -> None:
        assert read(game)["facts"].keys() >= TOLD[game]

    def test_facts_without_a_story_belong_to_a_section_of_the_page(self, game: str) -> None:
        assert read(game)["facts"].keys() - TOLD[game] <= sections(game, "en").keys()

    def test_every_spelling_is_that_of_a_name(self, game: str) -> None:
        names = {name for one in read(game)["facts"].values() for name in one.get("names", ())}
        for spellings in read(game).get("spellings", {}).values():
            assert spellings.keys() <= names


@pytest.mark.parametrize(("game", "entry"), ENTRIES)
def test_facts_are_found_in_a_book(game: str, entry: str) -> None:
    facts = read(game)["facts"][entry]
    assert facts["notes"]
    assert facts["found"]
    assert {place.partition(" ")[0] for place in facts["found"]} <= read(game)["books"].keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "entry"), NAMED)
def test_names_are_written(game: str, entry: str, language: str) -> None:
    page = sections(game, language)
    if entry in TOLD[game]:
        told = speaker(language, game).say(f"story-{entry}")
    else:
        told = page[entry]
    spellings = read(game).get("spellings", {}).get(language, {})
    for name in read(game)["facts"][entry]["names"]:
        spelling = spellings.get(name, re.escape(name))
        assert re.search(spelling, told), f"{name} in the story"
        assert any(re.search(spelling, section) for section in page.values()), f"{name} on the page"
