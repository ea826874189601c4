"""A table as one viewer sees it, and the interface of a game's table page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Protocol, TypeVar
from urllib.parse import urlencode

from selenite.core.cache import Cache
from selenite.core.drawing import Say
from selenite.core.lazy import lazy
from selenite.core.state import View
from selenite.table.model import RUNNING, Sentence
from selenite.table.table import Table
from selenite.texts import Speaker, speaker
from selenite.web.html import Markup, element
from selenite.web.log_steps import LogStep
from selenite.web.pieces import Region

Made = TypeVar("Made")


@lru_cache(maxsize=16384)
def to(action: str, **query: str | int) -> str:
    """The address of an action at a table, relative to its page.

    It contains neither the table's name nor the sequence number: the page adds both, so the markup
    doesn't change with them.

    >>> to("move", move=">d4")
    'move?move=%3Ed4'
    """
    return f"{action}?{urlencode(query)}" if query else action


@dataclass(eq=False)
class ViewerContext:
    """A table through the eyes of a seat, or of a spectator (``seat`` is None).

    Everything that is shown comes from ``view`` and from what is open to all.
    """

    table: Table
    seat: int | None
    view: View
    language: str
    covered: bool = False

    @lazy
    def say(self) -> Say:
        """The sentences of the viewer's language."""
        return self.speaker.say

    @lazy
    def speaker(self) -> Speaker:
        """The speaker for the viewer's language and the table's game."""
        return speaker(self.language, self.table.game.name)

    @lazy
    def names(self) -> dict[int, str]:
        """What the seats are called."""
        return self.table.names()

    @lazy
    def can_act(self) -> bool:
        """Whether the viewer is to move."""
        table = self.table
        if table.status != RUNNING or self.seat is None or table.to_move != self.seat:
            return False
        return not table.seats[self.seat].stand_in

    def sentence_at(self, number: int) -> str:
        """A sentence of the log in the viewer's language, by its number."""
        sentences: dict[int, str] = self.table.cache.once(("sentences", self.language), dict)
        if number not in sentences:
            sentences[number] = self.sentence(self.table.sentences[number])
        return sentences[number]

    def sentence(self, one: Sentence) -> str:
        """A sentence of the log in the viewer's language."""
        return one.text(self.names, self.speaker)

    def cached(
        self, name: str, facts: object, make: Callable[[], Made], for_all: bool = False
    ) -> Made:
        """Something for this viewer, cached until the facts it is made of change.

        ``facts`` must cover all that it shows, except the language, the seat and its names. What is
        made ``for_all`` doesn't depend on the seat either, and every viewer gets the same.
        """
        key = (name, self.language) if for_all else (name, self.language, self.seat)
        return self.table.cache.value(key, facts, make)

    def memoised(self, make: Callable[[ViewerContext], Made]) -> Made:
        """The result of a function of this context, computed once for all regions."""
        return self._memo.once(make, partial(make, self))

    def release(self) -> None:
        """Drop the :meth:`memoised` results once nothing more is drawn.

        Most of them refer to this context, so only the garbage collector would free both.
        """
        self._memo.clear()

    @lazy
    def _memo(self) -> Cache:
        return Cache()

    def world_link(self, section: str) -> Markup:
        """A link to a section of the page on the game's world."""
        href = f"/world/{self.table.game.name}#{section}"
        return element("a", self.say("world-more"), href=href)

    def play(self, move: str) -> str:
        """The address that plays a move."""
        return to("move", move=move)


class TablePage(Protocol):
    """A game at the web table. All texts are HTML; keys are the ids of regions of the page."""

    def regions(self, context: ViewerContext) -> dict[str, Region]:
        """The game's own regions: ``board``, ``act``, ``hand``, ``players`` and ``tools``."""
        ...

    def moves(self, context: ViewerContext) -> Markup:
        """The legal moves that are chosen part by part, as the page's script reads them.

        See :mod:`selenite.web.selection`. Moves with a button of their own aren't among them.
        """
        ...

    def preview(
        self, context: ViewerContext, parts: Sequence[str], keep: str
    ) -> Mapping[str, Region]:
        """The regions and layers that are different after some parts of a move were chosen.

        ``keep`` is what the viewer has locked. What makes no sense counts as not chosen.
        """
        ...

    def opening(self, context: ViewerContext) -> Sequence[Markup]:
        """What is seen and heard when a game begins: what is dealt, and who is first."""
        ...

    def motion(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[Markup]:
        """What is seen and heard of the last move, from what the log tells of it.

        See :mod:`selenite.web.motion`.
        """
        ...

    def about(self, context: ViewerContext, thing: str) -> Markup | None:
        """The details of something on the page; None if there is no such thing."""
        ...

    def hover(self, context: ViewerContext, thing: str) -> Markup | None:
        """The small card beside something that is pointed at; None if it has none."""
        ...

    def why_not(self, context: ViewerContext, part: str, thing: str) -> str | None:
        """Why a part of a move can't go to a thing on the board, or to no thing in particular.

        It is told in a short sentence where what was dragged flies back; None if the game has no
        words of its own for it.
        """
        ...

    def answer(self, context: ViewerContext, words: str) -> str | None:
        """The answer to a question of the command box, as plain text; None if it isn't one.

        ``where`` is answered in every game: it is said when the turn comes to the viewer.
        """
        ...

    def offer(self, context: ViewerContext, words: str) -> str | None:
        """The move that the answer to a question proposes; None if it proposes none."""
        ...

    def seat_picture(self, seat: int) -> Markup:
        """A seat's figure or sign, small, for the log."""
        ...

    def log_steps(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[LogStep]:
        """A turn in small pictures, made of the sentences about it and of what never changes.

        All viewers get the same, so nothing here may depend on the seat.
        """
        ...

    def outcomes(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[str]:
        """What came of a turn beyond its events, such as why points changed, a sentence each.

        All viewers get the same.
        """
        ...

    def worded(self, context: ViewerContext, one: Sentence) -> str | None:
        """A sentence of the log, or of a hint, with names and places instead of codes.

        None if the usual sentence has no codes. All viewers get the same.
        """
        ...
