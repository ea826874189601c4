"""Who is the first player, in games whose rules let the first seat begin.

The seats are settled before such a game: by lot, drawn from the table's seed, or as agreed.
"""

from __future__ import annotations

from selenite.core.fair_deal import draw_lots
from selenite.core.game import Game

LOT, ME, OTHER = "lot", "me", "other"
RULES = (LOT, ME, OTHER)
"""Lots are drawn, the host begins, or the player after the host does."""


def rule_for(game: Game, chosen: str | None = None) -> str | None:
    """The rule for a new game: lots unless another one is chosen.

    None for a game that determines its first player itself.
    """
    if not game.first_seat_begins:
        return None
    return LOT if chosen is None else chosen


def seat_order(rule: str, seed: bytes, players: int, host: int) -> list[int]:
    """Who sits where in the end: for each seat, the number of the seat its player comes from.

    >>> seat_order(ME, bytes(32), 2, 1), seat_order(OTHER, bytes(32), 2, 1)
    ([1, 0], [0, 1])
    >>> seat_order(LOT, bytes(32), 2, 0), seat_order(LOT, bytes([1]) * 32, 2, 0)
    ([1, 0], [0, 1])
    """
    if rule == LOT:
        return draw_lots(seed, players)
    first = host if rule == ME else host + 1
    return [(first + number) % players for number in range(players)]
