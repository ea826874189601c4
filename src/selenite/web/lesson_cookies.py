"""The cookies that say to whom the lesson of a game is still offered."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from selenite.core import registry
from selenite.table.table import Table
from selenite.web.session import Session

FIRST_TABLE = "first-table"
"""The cookie that names the first table of somebody new, where the lesson is offered."""

LESSONS_DONE = "lessons-done"
"""The cookie that names the games whose lessons are offered no more."""


class LessonCookies(NamedTuple):
    """The first table of somebody new, and the games whose lessons they have done or don't want."""

    first_table: str
    done: frozenset[str]

    @classmethod
    def of(cls, cookies: Mapping[str, str]) -> LessonCookies:
        """What the cookies of a request say.

        >>> LessonCookies.of({"first-table": "moon", "lessons-done": "chess"})
        LessonCookies(first_table='moon', done=frozenset({'chess'}))
        """
        return cls(
            cookies.get(FIRST_TABLE, ""), frozenset(cookies.get(LESSONS_DONE, "").split("."))
        )

    def offers_lesson_at(self, table: Table, mine: Collection[int]) -> bool:
        """Whether somebody has just set up their first table, and neither moved nor learnt yet."""
        if self.first_table != table.id or table.game.name in self.done:
            return False
        return not any(played.by_hand and played.seat in mine for played in table.moves)

    def add(self, session: Session, game: str) -> None:
        """Remember that somebody has gone through the lesson of a game, or doesn't want it."""
        done = {*self.done, game}
        session.set_cookie(LESSONS_DONE, ".".join(one for one in registry.games() if one in done))
