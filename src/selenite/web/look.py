"""A table as one viewer sees it, and what a game has to give to be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from typing import Any, Protocol
from urllib.parse import urlencode

from selenite.games.core import View
from selenite.games.drawing import Say
from selenite.table.table import RUNNING, Sentence, Table
from selenite.texts import join, say
from selenite.web.isolation import isolated

SEAM = "<!---->"
"""Stands before and after each layer of a drawing that can be sent on its own."""


@cache
def _speaker(language: str) -> Say:
    return partial(say, language=language)


@lru_cache(maxsize=4096)
def _query(*items: tuple[str, str | int]) -> str:
    return urlencode(items)


@dataclass(frozen=True)
class Look:
    """A table through the eyes of a seat, or of a spectator (``seat`` is None).

    Everything that is shown comes from ``view`` and from what is open to all.
    """

    table: Table
    seat: int | None
    view: View
    language: str
    covered: bool = False
    picked: Mapping[str, str] = field(default_factory=dict)

    @property
    def say(self) -> Say:
        """The sentences of the viewer's language."""
        return _speaker(self.language)

    @property
    def names(self) -> dict[int, str]:
        """What the seats are called."""
        return self.table.names()

    @property
    def can_act(self) -> bool:
        """Whether the viewer is to move."""
        table = self.table
        return table.status == RUNNING and self.seat is not None and table.to_move == self.seat

    def sentence(self, one: Sentence) -> str:
        """A sentence of the log in the viewer's language."""
        parameters: dict[str, Any] = dict(one.parameters)
        names = self.names
        if one.seat is not None:
            parameters["who"] = names[one.seat]
        if "winners" in parameters:
            winners = [names[seat] for seat in parameters["winners"]]
            parameters |= {"n": len(winners), "who": join(winners, self.language)}
        return isolated(say(one.code, self.language, **parameters), self.language)

    def kept(self, name: str, facts: Any, make: Callable[[], str]) -> str:
        """A text for this viewer, made anew only when the facts it is made of have changed.

        ``facts`` must be all that the text shows, but for the language, the seat and its names.
        """
        key = (name, self.language, self.seat)
        before: tuple[Any, str] | None = self.table.kept.get(key)
        if before is None or before[0] != facts:
            before = self.table.kept[key] = (facts, make())
        return before[1]

    def url(self, action: str, **query: str | int) -> str:
        """The address of something that can be done at this table now."""
        asked = _query(*query.items())
        return f"/t/{self.table.id}/{action}?{asked}{'&' * bool(asked)}seq={self.table.acted}"

    def play(self, move: str) -> str:
        """The address that plays a move."""
        return self.url("move", move=move)

    def choose(self, **picked: str | int) -> str:
        """The address that shows what comes after a choice; it doesn't change with the game."""
        return f"/t/{self.table.id}/choose?{_query(*picked.items())}"


class Room(Protocol):
    """A game at the web table. All texts are HTML; keys are the ids of regions of the page."""

    def regions(self, look: Look) -> dict[str, str]:
        """The game's own regions: ``board``, ``act``, ``hand`` and ``players``.

        ``look.picked`` is what the viewer has chosen so far (empty at first): it changes what is
        lit on the board and what ``act`` offers next.
        """
        ...

    def answer(self, look: Look, words: str) -> str | None:
        """The answer to a question of the command box, as plain text; None if it isn't one."""
        ...
