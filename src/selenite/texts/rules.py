"""The rules and what belongs to them, as Markdown documents in every language that has them.

An installed package carries them in its folder ``rules``, one folder a language; the source tree
has them in ``docs``, where English needs no folder.

>>> document("moon-base", "en").text.splitlines()[0]
'# Moon Base: the rules'
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

DOCUMENTS = ("blue-moon-city", "moon-base", "rulings", "notation")
"""The rules of each game, the rulings on both, and the move language."""

ENGLISH = "en"


class Document(NamedTuple):
    """A document's text, and the language it is in."""

    text: str
    language: str


@cache
def document(name: str, language: str) -> Document:
    """One of :data:`DOCUMENTS` in a language, or in English where it hasn't been translated."""
    for wanted in (language, ENGLISH):
        for place in _places(name, wanted):
            if place.is_file():
                return Document(place.read_text(encoding="utf-8"), wanted)
    raise FileNotFoundError(f"{name}.md")


def _places(name: str, language: str) -> list[Traversable]:
    """Where a document can be: in the installed package, or in the source tree."""
    file = f"{name}.md"
    docs = Path(__file__).parents[3] / "docs"
    tree = [docs / "rules" / file, docs / file] if language == ENGLISH else []
    return [
        files(__package__).joinpath("rules", language, file),
        *tree,
        docs / "rules" / language / file,
    ]
