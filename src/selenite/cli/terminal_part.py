"""A game's part ``terminal``: how the game looks on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, cast

from rich.text import Text

from selenite.cli.lines import Group
from selenite.core import registry


class TerminalPart(Protocol):
    """A game as the terminal shows it: a module. Positions and views are in their JSON form."""

    @property
    def STYLES(self) -> Mapping[str, str]:
        """Colours by the pattern that they apply to; they are never needed to understand a text."""
        ...

    def draw(
        self,
        position: Mapping[str, Any],
        seats: Mapping[int, str] | None = None,
        brief: bool = False,
    ) -> str:
        """The whole picture within 80 columns, without the key to its signs if it is brief.

        ``position`` is a whole position or a view; ``seats`` are the players' names.
        """
        ...

    def legend(self) -> list[str]:
        """What the signs on the board mean."""
        ...

    def groups(self, view: Mapping[str, Any]) -> list[Group]:
        """The legal moves of a view by kind."""
        ...

    def phase(self, view: Mapping[str, Any]) -> str:
        """What is to be done now."""
        ...

    def here(self, view: Mapping[str, Any], seat: int) -> str:
        """What a player should know before choosing."""
        ...

    def hand_lines(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """What a player has in hand."""
        ...

    def new_in_hand(
        self, before: Mapping[str, Any], view: Mapping[str, Any], seat: int
    ) -> list[str]:
        """What came into a player's hand since an earlier view."""
        ...

    def look(self, view: Mapping[str, Any], word: str, names: Mapping[int, str]) -> list[str]:
        """What there is to say about something on the board; nothing if the word names none."""
        ...

    def piles(self, view: Mapping[str, Any]) -> dict[str, list[str]]:
        """What else can be looked at, by the command that shows it."""
        ...


def find(game: str) -> TerminalPart:
    """The terminal part of a game.

    >>> name = next(iter(registry.games()))
    >>> len(find(name).legend()) > 0
    True
    """
    return cast("TerminalPart", registry.find(game).terminal)


def coloured(part: TerminalPart, text: str) -> Text:
    """A text in the colours of a game."""
    rich = Text(text)
    for pattern, style in part.STYLES.items():
        rich.highlight_regex(pattern, style)
    return rich
