"""Who does something at a table, and on which of its open pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.parts import web_of
from selenite.web.requests import PAGE_HEADER, Request, shown_seq
from selenite.web.stream import OpenPage, OpenPages


class Actor(NamedTuple):
    """A person (``NOBODY`` if unknown), the last log entry their page showed, and that page."""

    person: Person
    seq: int
    page_name: str
    pages: OpenPages

    @classmethod
    def of(cls, request: Request, person: Person) -> Actor:
        """The actor of a request."""
        page_name = request.headers.get(PAGE_HEADER, "")
        return cls(person, shown_seq(request), page_name, request.app.state.pages)

    def page_at(self, table: Table) -> OpenPage | None:
        """The page that sends the request, if its stream is open or was a moment ago."""
        return self.pages.find(table, self.page_name)

    def reset_selection(self, table: Table, selection: Mapping[str, str] | None = None) -> None:
        """Drop what was selected on the page before an action, except what outlives it.

        Where several people share one screen nothing does: the next one must not see it.
        """
        page = self.page_at(table)
        if page is None or not self.person.id:
            return
        is_alone = len(table.seats_of(self.person.id)) < 2
        stays = web_of(table.game).TABLE_PAGE.stays if is_alone else ()
        left = {key: value for key, value in page.selection.items() if key in stays}
        left |= selection or {}
        if left != page.selection:
            page.select(left)
