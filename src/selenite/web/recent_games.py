"""A cache of the games in recently uploaded records, so that stepping through one is quick."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from selenite.table.table import Table


class RecentGames:
    """Games by the addresses of their replays, up to a number of moves in all.

    A move takes about a kilobyte, so a number of games would be no limit for memory.
    """

    def __init__(self, most_moves: int) -> None:
        self._most_moves = most_moves
        self._games: dict[str, Table] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._games)

    def game(self, packed: str, read: Callable[[str], Table]) -> Table:
        """A game, from the cache or read now."""
        with self._lock:
            known = self._games.pop(packed, None)
            if known is not None:
                self._games[packed] = known
                return known
        game = read(packed)
        with self._lock:
            self._games[packed] = game
            while self.moves > self._most_moves and len(self._games) > 1:
                del self._games[next(iter(self._games))]
        return game

    @property
    def moves(self) -> int:
        """How many moves all games have together; one without moves takes some room, too."""
        return sum(len(game.moves) + 1 for game in self._games.values())

    def clear(self) -> None:
        """Forget all games."""
        with self._lock:
            self._games.clear()
