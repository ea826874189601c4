"""A game move by move, in its viewer's language: pictures of positions, and sentences of moves."""

from __future__ import annotations

from selenite.core.drawing import Svg
from selenite.core.lazy import lazy
from selenite.core.state import Position, View
from selenite.web.html import Markup
from selenite.web.parts import web_of
from selenite.web.timeline import Timeline
from selenite.web.turn_log import in_words
from selenite.web.viewer import ViewerContext


class TimelineView:
    """A timeline as its viewer sees and reads it."""

    def __init__(self, timeline: Timeline, language: str) -> None:
        self.timeline = timeline
        self._language = language

    def context(self, position: Position) -> ViewerContext:
        """The table as it was at a position."""
        table, seat = self.timeline.table, self.timeline.seat
        return ViewerContext(table, seat, View(table.game.name, seat, position), self._language)

    @lazy
    def newest(self) -> ViewerContext:
        """The table as it is now."""
        table, seat = self.timeline.table, self.timeline.seat
        return ViewerContext(table, seat, table.view(seat), self._language)

    def pictures(self, now: Position, before: Position, prefix: str = "") -> tuple[Svg, list[Svg]]:
        """A position, with what is new since an earlier one: the board, and what is beside it."""
        part = web_of(self.timeline.table.game)
        return part.pictures(now, before, self.newest.say, self.newest.names, prefix=prefix)

    def sentences(self, at: int) -> list[Markup]:
        """The sentences about the move that led to a position."""
        told = self.timeline.sentences(at)
        return [in_words(self.newest, one, self.newest.sentence(one)) for one in told]
