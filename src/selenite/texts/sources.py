"""The Fluent files: which messages a language has, each with its source.

A message is parsed when it is first used. Before that, only the start of each message is located,
because parsing every file would take a noticeable part of a second.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from selenite.core import registry

ENGLISH = "en"

Sources = dict[str, str]
"""The source of each message by its id, in the order of the files."""

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n+(?:[ \t]+.*|\}.*))*", re.MULTILINE)
"""An id in the first column, and the lines after it that are indented or close a brace."""


@cache
def generic(language: str) -> Sources:
    """The messages that belong to no game."""
    folder = files("selenite.texts") / language
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return {name: source for file in found for name, source in _read(file).items()}


@cache
def of_game(game: str, language: str) -> Sources:
    """A game's own messages; none if it has no file for the language."""
    return _read(registry.find(game).texts / f"{language}.ftl")


@cache
def messages(game: str | None, language: str) -> Sources:
    """All messages that a speaker can say, a game's own before the generic ones."""
    own = of_game(game, language) if game else {}
    return {**own, **{name: one for name, one in generic(language).items() if name not in own}}


def _read(file: Traversable) -> Sources:
    if not file.is_file():
        return {}
    return {found[1]: found[0] for found in _MESSAGE.finditer(file.read_text(encoding="utf-8"))}
