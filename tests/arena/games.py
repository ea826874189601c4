"""Tournaments and results for the tests of the arena."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from selenite.arena.lineups import Tournament, lineups_of
from selenite.arena.play import MatchSettings, Watch, limit_of, play
from selenite.arena.results import Forfeit, Result, open_results

HERE = Path(__file__).parent
QUICK = ("random", "random:1")
"""Two quick bots with different names."""


def bad(name: str) -> str:
    """The spec of a bot that misbehaves."""
    return f"{HERE / 'bad_bots.py'}::{name}"


def tournament(
    bots: Sequence[str] = QUICK, games: int = 4, seats: int = 2, game: str = "moon-base"
) -> Tournament:
    options = {} if game == "moon-base" else {"players": seats}
    return Tournament(game, options, "s", tuple(bots), tuple(lineups_of(bots, seats)), games)


def settings(of: Tournament, limit: float | None = None) -> MatchSettings:
    limits = {bot: limit_of(bot, limit) for bot in of.bots}
    return MatchSettings(of.game, of.options, of.seed, limits, str(HERE))


def watch() -> Watch:
    return Watch([0.0] * Watch.SIZE)


def played(of: Tournament, limit: float | None = None) -> list[Result]:
    """All games of a tournament, played here one after the other."""
    return [play(settings(of, limit), task, watch()) for task in of.tasks()]


def first(of: Tournament, limit: float | None = None) -> Result:
    """The first game of a tournament, played here."""
    return play(settings(of, limit), next(of.tasks()), watch())


def timeless(results: Iterable[Result]) -> list[Result]:
    """Results in order, without their times."""
    return sorted((result._replace(seconds=()) for result in results), key=lambda r: r.task)


def result(
    *seats: str, won: Sequence[int] = (0,), deal: int = 0, forfeit: Forfeit | None = None
) -> Result:
    """The result of a game that was never played."""
    return Result(
        deal=deal,
        seats=seats,
        first=0,
        winners=tuple(won),
        reason="points",
        turns=tuple(10 for _ in seats),
        decisions=10 * len(seats),
        seconds=tuple((0.001, 0.25) for _ in seats),
        figures={"points": list(range(len(seats)))},
    ).forfeited(forfeit)


def read(path: Path, of: Tournament | None = None) -> list[Result]:
    """The results in a file."""
    with open_results(str(path), of or tournament()) as file:
        return file.results
