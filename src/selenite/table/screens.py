"""Several players at one screen: a hand is covered until its player uncovers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from selenite.table.model import GATHERING, Refused
from selenite.table.observers import TableObserver
from selenite.table.presence import Presence
from selenite.table.store import Person
from selenite.table.table import Table


class Uncovered(NamedTuple):
    """A hand that is shown: whose it is, and in which turn."""

    seat: int
    label: str


def _nobody_else(table: str, person: str, shown: Uncovered) -> None:
    """Do nothing: there is only one process."""


class SharedScreens(TableObserver):
    """Which hand each person with several seats sees at a table.

    ``on_uncover`` and ``on_cover`` are called with a table, a person and their hand, where other
    processes have to know.
    """

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._uncovered: dict[str, dict[str, Uncovered]] = {}
        self.on_uncover: Callable[[str, str, Uncovered], None] = _nobody_else
        self.on_cover: Callable[[str, str, Uncovered], None] = _nobody_else

    def uncover(self, table: Table, person: Person) -> None:
        """Show the hand of the seat to move to the person who plays it."""
        seat = table.to_move
        if seat is not None and seat in table.seats_played_by(person.id):
            shown = Uncovered(seat, table.state.turn_label())
            uncovered = self._uncovered.setdefault(table.id, {})
            if uncovered.get(person.id) == shown:
                return
            uncovered[person.id] = shown
            self.on_uncover(table.id, person.id, shown)
            self._presence.tell(table.id)

    def cover(self, table: Table) -> None:
        """Cover all hands again."""
        for person, shown in self._uncovered.pop(table.id, {}).items():
            self.on_cover(table.id, person, shown)

    def learn(self, name: str, uncovered: dict[str, Uncovered]) -> None:
        """Show what was uncovered at any process."""
        if uncovered != self._uncovered.get(name, {}):
            self._uncovered[name] = uncovered
            self._presence.tell(name)

    def seat_shown(self, table: Table, person: Person | None) -> int | None:
        """The seat through whose eyes somebody sees the table; None for spectators.

        A person with several seats sees a hand only in its turn, once it has been uncovered.
        """
        seats = table.seats_of(person.id) if person is not None else []
        if person is None or not seats or table.status == GATHERING:
            return None
        if len(seats) == 1:
            return seats[0]
        if not table.game.has_secrets:
            return table.to_move if table.to_move in seats else seats[0]
        shown = self._uncovered.get(table.id, {}).get(person.id)
        if shown is None or shown != (table.to_move, table.state.turn_label()):
            return None
        return shown.seat

    def check_uncovered(self, table: Table, person: Person) -> None:
        """Refuse what would reveal a hand before its player looks at it."""
        if table.to_move is not None and self.seat_shown(table, person) != table.to_move:
            raise Refused("table-covered", who=table.seats[table.to_move].name)

    def changed(self, table: Table) -> None:
        """Cover the hands of seats that are no longer to move."""
        shown = self._uncovered.get(table.id, {})
        for person, uncovered in list(shown.items()):
            if uncovered.seat != table.to_move:
                del shown[person]
                self.on_cover(table.id, person, uncovered)

    def unloaded(self, name: str) -> None:
        """Forget a table."""
        self._uncovered.pop(name, None)
