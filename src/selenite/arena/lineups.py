"""Who plays whom, and from which seats.

A line-up is the bots of one table, a bot once for every seat it takes. By default, the line-ups of
a tournament are all combinations of different bots that fill the seats; with fewer bots than seats,
each bot plays alone against copies of each other one.

A deal is one set-up of the game. Every line-up plays the same deals, and each deal from all
rotations of its seats. Round a table of three or four it also matters who sits left of whom: that
order changes from deal to deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

BotNames = tuple[str, ...]
"""Bots by the text of their specs, one for each seat."""


class Task(NamedTuple):
    """One game that is to be played: the number of its deal, and the bot on each seat."""

    deal: int
    seats: BotNames


class Tournament(NamedTuple):
    """A whole tournament; the same one always has the same games."""

    game: str
    options: dict[str, Any]
    seed: str
    bots: BotNames
    lineups: tuple[BotNames, ...]
    games: int

    def tasks(self) -> Iterator[Task]:
        """Every game, deal by deal, so that a tournament that was stopped early is still fair."""
        left = dict.fromkeys(self.lineups, self.games)
        deal = 0
        while left:
            for lineup in list(left):
                seatings = seatings_of(lineup, deal)
                yield from (Task(deal, seats) for seats in seatings)
                left[lineup] -= len(seatings)
                if left[lineup] <= 0:
                    del left[lineup]
            deal += 1


def lineups_of(bots: Sequence[str], seats: int) -> list[BotNames]:
    """The line-ups of some different bots at tables of so many seats.

    >>> lineups_of(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups_of(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [(alone, *[other] * (seats - 1)) for alone in bots for other in bots if other != alone]


def rotations(seats: BotNames) -> list[BotNames]:
    """The different rotations of the seats.

    >>> rotations(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
    >>> rotations(("a", "a"))
    [('a', 'a')]
    """
    return list(dict.fromkeys(seats[at:] + seats[:at] for at in range(len(seats))))


def orders(lineup: BotNames) -> list[BotNames]:
    """The different orders of a line-up round a table.

    >>> orders(("a", "b", "c"))
    [('a', 'b', 'c'), ('a', 'c', 'b')]
    """
    found: list[BotNames] = []
    for rest in permutations(lineup[1:]):
        order = (lineup[0], *rest)
        if not any(turned in found for turned in rotations(order)):
            found.append(order)
    return found


def seatings_of(lineup: BotNames, deal: int) -> list[BotNames]:
    """How a line-up sits in the games of a deal."""
    round_the_table = orders(lineup)
    return rotations(round_the_table[deal % len(round_the_table)])
