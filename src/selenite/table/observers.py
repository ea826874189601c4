"""What else follows a table: who is present, what their screens show, and the bots' turns."""

from __future__ import annotations

from selenite.table.store import Person
from selenite.table.table import Table


class TableObserver:
    """Told of what happens to the tables in memory. By default nothing comes of it."""

    def created(self, table: Table) -> None:
        """A table was set up, and is going to be in memory."""

    def loaded(self, table: Table) -> None:
        """A table is in memory from now on."""

    def changed(self, table: Table) -> None:
        """A table has taken new entries, which are committed."""

    def acted(self, table: Table, person: Person) -> None:
        """Somebody has done something at a table, or tried to."""

    def unloaded(self, name: str) -> None:
        """A table is no longer in memory."""

    def is_using(self, name: str) -> bool:
        """Whether a table has to stay in memory."""
        return False
