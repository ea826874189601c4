"""Play games with each option that changes a rule, and show what it changes.

Every row is played from the same seeds, by players who choose any legal move or by the planner that
the bot ``greedy`` thinks with; the latter play a tenth of the games. The tables are printed as
Markdown; ``docs/rulings.md`` has them.

    python tools/option_statistics.py [--games 10000] [--seed options]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from selenite.bots.match import MOST_TURNS, STOPPED
from selenite.bots.planning import planning_of
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.game import Game

RANDOM, GREEDY = "any move", "greedy"
SHARE = {RANDOM: 1, GREEDY: 10}
"""The games of a row are the wanted number divided by this: planning takes its time."""
MOON, CITY = "moon-base", "blue-moon-city"


class Row(NamedTuple):
    """What is played: the game, its options, who plays, and how the table calls it."""

    game: str
    options: Mapping[str, Any]
    players: str
    name: str


def name_of(options: Mapping[str, Any]) -> str:
    """The options that are changed, as the table calls them."""
    if len(options) > 1:
        return "all three"
    return "".join(f"`{key}={value}`" for key, value in options.items()) or "–"


ALL = {"settled-rings": "closed", "bases": "open-craters", "blue-bonus": "pass"}
ROWS = [
    *(
        Row(MOON, options, players, name_of(options))
        for players in (RANDOM, GREEDY)
        for options in ({}, *({key: value} for key, value in ALL.items()), ALL)
    ),
    *(
        Row(CITY, {"players": seats, **off}, players, "`idle-end=off`" if off else "–")
        for players, seats in ((RANDOM, 2), (RANDOM, 4), (GREEDY, 2))
        for off in ({}, {"idle-end": "off"})
    ),
]


class RowCounts:
    """What was counted in the games of a row."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.wins: defaultdict[int, float] = defaultdict(float)
        self.reasons: Counter[str] = Counter()
        self.sums: defaultdict[str, float] = defaultdict(float)

    def add(self, game: Game, state: Any, turns: int) -> None:
        """Count a game in."""
        outcome = state.outcome()
        self.games += 1
        self.turns += turns
        self.reasons[outcome.reason if outcome else STOPPED] += 1
        for seat in outcome.winners if outcome else ():
            self.wins[seat] += 1 / len(outcome.winners)
        if game.name == MOON:
            totals = [state.total(seat) for seat in range(2)]
            self.sums["tie"] += totals[0] == totals[1]
            for seat in range(2):
                self.sums[f"points {seat}"] += totals[seat]
            self.sums["aside"] += sum(state.aside)
            self.sums["bases"] += sum(state.bases)
            self.sums["bonuses"] += sum(state.scores[6 * s + i] for s in (0, 1) for i in (3, 4)) / 2
        else:
            self.sums["offerings"] += state.offerings

    def mean(self, name: str) -> float:
        """A sum's share of a game."""
        return self.sums[name] / self.games

    def share(self, part: float) -> str:
        """A share of the games in percent."""
        return f"{100 * part / self.games:.1f}\N{NO-BREAK SPACE}%"


def play(row: Row, games: int, seed: str) -> RowCounts:
    """Play the games of a row, each from a seed of its own."""
    game, counts = registry.find(row.game), RowCounts()
    for number in range(-(-games // SHARE[row.players])):
        state = game.new(f"{seed}/{number}", dict(row.options)).rules_state
        counts.add(game, state, finish(game, state, row.players, Rng(f"{seed}/{number}")))
    return counts


def finish(game: Game, state: Any, players: str, rng: Rng) -> int:
    """Play a game to its end, or as long as bots' games may last; return its turns."""
    workspace = game.set_up.workspace()
    planner = planning_of(game.name).planner(state) if players == GREEDY else None
    turns = 0
    while state.outcome() is None and turns < MOST_TURNS:
        if planner is None:
            state.random_turn(rng, workspace)
        else:
            for move in planner.plan(state, 1)[0][1]:
                state.apply(move)
        turns += 1
    return turns


def cells(row: Row, counts: RowCounts) -> list[str]:
    """A row of a table."""
    wins = [counts.share(counts.wins[seat]) for seat in range(row.options.get("players", 2))]
    if row.game == MOON:
        points = [f"{counts.mean(f'points {seat}'):.2f}" for seat in range(2)]
        means = [f"{counts.mean(name):.2f}" for name in ("bonuses", "aside", "bases")]
        length = f"{counts.turns / counts.games:.1f}"
        return [row.players, row.name, wins[0], counts.share(counts.sums["tie"]), *points,
                *means, length]  # fmt: skip
    names = ("offerings", "city-complete", "cubes-out", "agreed", "idle", STOPPED)
    return [
        f"{row.players}, {row.options['players']}", row.name, " · ".join(wins),
        f"{counts.turns / counts.games:.1f}", f"{counts.mean('offerings'):.2f}",
        *(counts.share(counts.reasons[name]) for name in names),
    ]  # fmt: skip


HEADS = {
    MOON: ["players", "option", "P1 wins", "ties", "points P1", "points P2",
           "bonuses 5.2 and 5.4", "rings aside", "bases", "moves"],
    CITY: ["players", "option", "wins by seat", "turns", "offerings", "ends: offerings",
           "city complete", "cubes out", "agreed", "idle", "stopped"],
}  # fmt: skip


def tables(games: int, seed: str) -> Iterator[str]:
    """The lines of both tables, as they are counted."""
    shown = ""
    for row in ROWS:
        if row.game != shown:
            shown = row.game
            yield f"| {' | '.join(HEADS[shown])} |"
            yield "|---|---|" + "--:|" * (len(HEADS[shown]) - 2)
        began = time.perf_counter()
        yield f"| {' | '.join(cells(row, play(row, games, seed)))} |"
        print(f"{row.game}: {time.perf_counter() - began:,.0f} s", file=sys.stderr)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--games", type=int, default=10_000, help="of random players")
    options.add_argument("--seed", default="options", help="any text")
    chosen = options.parse_args()
    for line in tables(chosen.games, chosen.seed):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
