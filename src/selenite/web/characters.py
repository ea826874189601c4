"""The characters of bots: each level has a face and some names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from selenite.core.game import Game
from selenite.table.names import look_alike


class Character(NamedTuple):
    """What a bot looks like, and what it may be called."""

    face: str
    names: tuple[str, ...]


CHARACTERS = (
    Character("hare", ("Tycho", "Bailly", "Plato", "Pitiscus")),
    Character("fox", ("Cassini", "Reinhold", "Gauss", "Bond")),
    Character("badger", ("Kepler", "Vitruvius", "Grimaldi", "Piccolomini")),
    Character("cat", ("Hypatia", "Hevelius", "Riccioli", "Maginus")),
    Character("owl", ("Copernicus", "Ptolemaeus", "Newton", "Clavius")),
    Character("lion", ("Archimedes", "Eratosthenes", "Aristarchus", "Hipparchus")),
)
"""From the weakest to the strongest. Their names are those of people who have a crater of the Moon,
as many for each as a table can have seats."""


@cache
def character(game: Game, level: str) -> Character:
    """The character of a level; a game with fewer levels leaves some of them out.

    >>> from selenite.core import registry
    >>> game = next(one for one in registry.games().values() if len(one.bots.LEVELS) == 6)
    >>> [character(game, level).face for level in game.bots.LEVELS]
    ['hare', 'fox', 'badger', 'cat', 'owl', 'lion']
    """
    last = max(len(game.bots.LEVELS) - 1, 1)
    return CHARACTERS[game.bots.LEVELS.index(level) * (len(CHARACTERS) - 1) // last]


def free_name(game: Game, level: str, taken: Iterable[str]) -> str:
    """A bot's name that nobody else at the table has: one of its own, or else anybody's."""
    names = list(taken)
    all_names = [name for one in (character(game, level), *CHARACTERS) for name in one.names]
    return next(name for name in all_names if not any(look_alike(name, one) for one in names))
