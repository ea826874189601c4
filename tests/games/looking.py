"""A game in some state at a table, and how somebody sees it there."""

from __future__ import annotations

from selenite.core.records import Record
from selenite.core.state import GameState
from selenite.table.model import Seat
from selenite.table.table import Table
from selenite.web.viewer import ViewerContext

NAMES = ("Ada", "Ben", "Cem", "Dana")


def table_of(state: GameState, names: tuple[str, ...] = NAMES) -> Table:
    """A table with a game in some state."""
    game = state.game
    seats = [Seat(name=name) for name in names[: game.players(state)]]
    table = Table("table", Record(game.name, game.rules), state, seats=seats)
    table.seq = table.acted = 7
    table.begin()
    return table


def context_of(state: GameState, seat: int | None, names: tuple[str, ...] = NAMES) -> ViewerContext:
    """The viewer context of a seat, or of a spectator."""
    table = table_of(state, names)
    return ViewerContext(table, seat, table.view(seat), "en")
