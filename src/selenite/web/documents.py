"""The rules of the games and what belongs to them, as Markdown documents.

A game has its rules in the folder ``manual`` of its package, a file for each language, and what it
tells of its world, if anything, in the folder ``world``. What the rules leave open may be settled
in the folder ``rulings``. The rulings for all games, the fair deal and the move language are
documents of Selenite; an installed package carries them in ``web/documents``, the source tree has
them in ``docs``. A translation lies beside the English file and has its language in its name:
``rulings.md``, ``rulings.fr.md``.

>>> document("rulings", "en").text.splitlines()[0]
'# Rulings'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from selenite.core import registry
from selenite.core.html import element

RULINGS = "rulings"
GENERAL = (RULINGS, "fairness", "notation")
"""The documents that belong to no single game."""

ENGLISH = "en"
_SECTION = re.compile(r'^(<a id="[\w-]+"></a>\n\n)?## ', re.MULTILINE)
_HEADING = re.compile("^#", re.MULTILINE)


class Document(NamedTuple):
    """A document's text, and the language it is in."""

    text: str
    language: str


def names() -> tuple[str, ...]:
    """The documents there are: a game's rules by the game's name, then the general ones."""
    return (*registry.games(), *GENERAL)


@cache
def document(name: str, language: str) -> Document:
    """A document in a language, or in English where it hasn't been translated."""
    if name in registry.games():
        return _translated(registry.find(name).manual, language)
    return rulings(language) if name == RULINGS else _general_document(name, language)


def rulings(language: str) -> Document:
    """The rulings for all games, with those of each game before the first section."""
    general = _general_document(RULINGS, language)
    section = _SECTION.search(general.text)
    at = section.start() if section else len(general.text)
    parts = [
        _rulings_of(game, language)
        for game in registry.games()
        if _has_english(registry.find(game).rulings)
    ]
    return Document("".join([general.text[:at], *parts, general.text[at:]]), general.language)


def _rulings_of(game: str, language: str) -> str:
    """The rulings of a game as a section that has the game's name as its anchor."""
    text = _translated(registry.find(game).rulings, language).text
    return f"{element('a', id=game)}\n\n{_HEADING.sub('##', text).rstrip()}\n\n"


def _general_document(name: str, language: str) -> Document:
    translated = [(place, language) for place in _general(f"{name}.{language}.md")]
    return _first([*translated, *((place, ENGLISH) for place in _general(f"{name}.md"))])


def worlds() -> tuple[str, ...]:
    """The games that tell of a world."""
    return tuple(game for game in registry.games() if _has_english(registry.find(game).world))


def _has_english(folder: Traversable) -> bool:
    """Whether a folder has a document in English, as every folder of documents has."""
    return (folder / f"{ENGLISH}.md").is_file()


@cache
def world(game: str, language: str) -> Document:
    """What a game tells of its world, or that in English where it hasn't been translated."""
    return _translated(registry.find(game).world, language)


def _translated(folder: Traversable, language: str) -> Document:
    """The document of a folder in a language, or in English."""
    return _first([(folder / f"{code}.md", code) for code in (language, ENGLISH)])


def _first(places: Sequence[tuple[Traversable, str]]) -> Document:
    """The first document that is there, of places with their languages."""
    for place, language in places:
        if place.is_file():
            return Document(place.read_text(encoding="utf-8"), language)
    raise FileNotFoundError(f"{places[-1][0]}")


def _general(file: str) -> list[Traversable]:
    """Where a general document can be: in the installed package, or in the source tree."""
    return [files(__package__) / "documents" / file, Path(__file__).parents[3] / "docs" / file]
