"""Observers of tables: presence, shared screens and the bots' turns."""

from __future__ import annotations

from selenite.table.store import Person
from selenite.table.table import Table


class TableObserver:
    """Notified of events at the tables in memory. By default it ignores them."""

    def created(self, table: Table) -> None:
        """A table was set up, and is about to be loaded."""

    def loaded(self, table: Table) -> None:
        """A table was loaded."""

    def changed(self, table: Table) -> None:
        """A table has new entries, which are committed."""

    def acted(self, table: Table, person: Person) -> None:
        """Somebody has done something at a table, or tried to."""

    def unloaded(self, name: str) -> None:
        """A table was unloaded."""

    def is_using(self, name: str) -> bool:
        """Whether a table has to stay in memory."""
        return False
