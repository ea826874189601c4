"""Bots against each other, rated: ``selenite tournament``."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.table import Table as TextTable

from selenite.arena import cluster, ratings, report, standings, wording, workers
from selenite.arena.lineups import BotNames, Task, Tournament, lineups_of
from selenite.arena.play import MatchSettings, limit_of
from selenite.arena.ratings import Rating
from selenite.arena.results import Result, ResultsFile, open_results, seed_in
from selenite.bots import read_spec
from selenite.cli.parameters import GameName, Json, OptionTexts, Players, Seed, bots_option
from selenite.cli.progress import progress
from selenite.cli.streams import INTERRUPTED, complain, emit, read_count, read_options, write_text
from selenite.core import registry
from selenite.core.game import Game
from selenite.core.refusals import Invalid
from selenite.texts import plain, say, speaker

MOST_GAMES = 10**6
MOST_WORKERS = 1024
_WIDE = 160
_LEAST_LIMIT, _MOST_LIMIT = 0.001, 1e6


class _RunOptions(NamedTuple):
    """Where and how the games are played."""

    workers: int | None
    ray: str | None
    limit: float | None
    results: str | None


def register(app: typer.Typer) -> None:
    """Add this command to the command line."""
    app.command("tournament", help=say("help-tournament"))(tournament)


def tournament(
    game: GameName,
    bot: Annotated[list[str] | None, bots_option(say("help-bot-each"))] = None,
    lineup: Annotated[
        list[str] | None, typer.Option("--lineup", metavar="A,B,…", help=say("help-lineup"))
    ] = None,
    players: Players = None,
    games_wanted: Annotated[
        str, typer.Option("--games", metavar="N", help=say("help-lineup-games"))
    ] = "100",
    seed: Seed = None,
    option: OptionTexts = None,
    limit: Annotated[
        str | None, typer.Option("--limit", metavar="SECONDS", help=say("help-limit"))
    ] = None,
    results: Annotated[
        str | None, typer.Option("--results", metavar="FILE", help=say("help-results"))
    ] = None,
    report_file: Annotated[
        str | None, typer.Option("--report", metavar="FILE.html", help=say("help-report"))
    ] = None,
    as_json: Json = False,
    workers_wanted: Annotated[
        str | None, typer.Option("--workers", metavar="N", help=say("help-all-workers"))
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help=say("help-ray"))
    ] = None,
) -> int:
    """Play a tournament, or continue one, and print the ratings."""
    worker_count = None
    if workers_wanted is not None:
        worker_count = read_count("--workers", workers_wanted, 1, MOST_WORKERS)
    run = _RunOptions(worker_count, ray, _read_limit(limit), results)
    if report_file is not None:
        _check_folder(report_file)
    rules = registry.find(game)
    options = read_options(rules, players, option or [])
    drawn = seed is None
    text = seed if seed is not None else (results and seed_in(results)) or secrets.token_hex(8)
    seats = rules.players(rules.new(f"{text}/0", options))
    bots, lineups = _read_lineups(rules, bot or [], lineup or [], seats)
    number = read_count("--games", games_wanted, 1, MOST_GAMES)
    whole = Tournament(rules.name, options, text, bots, lineups, number)
    played = _play(whole, run)
    if played is None:
        return INTERRUPTED
    summary = standings.summarise(whole, played)
    rated = _rate(bots, played)
    if report_file is not None:
        write_whole(report_file, report.page(summary, rated))
    if as_json:
        if drawn:
            complain(f"{say('cli-sim-seed')}: {plain(text)}")
        points = {name: rating._asdict() for name, rating in rated.items()}
        emit(json.dumps(standings.to_json(summary) | {"ratings": points}))
    else:
        _print(summary, rated)
    return 0


def _read_limit(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not _LEAST_LIMIT <= seconds <= _MOST_LIMIT:
        raise Invalid("limit-form", least=_LEAST_LIMIT, most=int(_MOST_LIMIT), text=text)
    return seconds


def _check_folder(file: str) -> None:
    """Refuse an unwritable place before the games are played, not after."""
    path = Path(file)
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise Invalid("file-unwritable", file=file, reason=say("cli-no-place"))


def _read_lineups(
    game: Game, bots: Sequence[str], lineups: Sequence[str], seats: int
) -> tuple[BotNames, tuple[BotNames, ...]]:
    """The bots of a tournament and their line-ups; all that fit if none are named."""
    names = [str(read_spec(text, game)) for text in bots]
    for bot in names:
        if names.count(bot) > 1:
            raise Invalid("bot-twice", bot=bot)
    if not lineups:
        if len(names) < 2:
            raise Invalid("bots-too-few", found=len(names))
        return tuple(names), tuple(lineups_of(names, seats))
    tables = [[str(read_spec(text, game)) for text in lineup.split(",")] for lineup in lineups]
    everybody = tuple(dict.fromkeys([*names, *(bot for table in tables for bot in table)]))
    for table, text in zip(tables, lineups, strict=True):
        if len(table) != seats:
            raise Invalid("lineup-seats", lineup=text, seats=seats, found=len(table))
    for bot in everybody:
        if not any(bot in table for table in tables):
            raise Invalid("bot-idle", bot=bot)
    ordered = (tuple(sorted(table, key=everybody.index)) for table in tables)
    return everybody, tuple(dict.fromkeys(ordered))


def _play(whole: Tournament, run: _RunOptions) -> list[Result] | None:
    """The results of all games, in their order; None if it was interrupted."""
    tasks = list(whole.tasks())
    there: dict[Task, Result] = {}
    try:
        with _results_file(run.results, whole) as file:
            if file is not None:
                there = {result.task: result for result in file.results}
            missing = [task for task in tasks if task not in there]
            with progress(len(tasks), len(tasks) - len(missing)) as advance:
                for result in _results(whole, run, missing):
                    if file is not None:
                        file.add(result)
                    there[result.task] = result
                    advance(1)
    except KeyboardInterrupt:
        done = sum(task in there for task in tasks)
        if run.results is None:
            complain(say("cli-interrupted-lost", done=done, wanted=len(tasks)))
        else:
            complain(say("cli-interrupted-kept", done=done, wanted=len(tasks), file=run.results))
        return None
    return [there[task] for task in tasks]


@contextmanager
def _results_file(file: str | None, whole: Tournament) -> Iterator[ResultsFile | None]:
    """The results file, if there is to be one."""
    with nullcontext() if file is None else open_results(file, whole) as found:
        yield found


def _results(whole: Tournament, run: _RunOptions, tasks: list[Task]) -> Iterator[Result]:
    """The results of games as they come, from this machine or from a cluster."""
    if not tasks:
        return iter(())
    limits = {bot: limit_of(bot, run.limit) for bot in whole.bots}
    settings = MatchSettings(whole.game, whole.options, whole.seed, limits, os.getcwd())
    if run.ray is not None:
        return cluster.play_on_ray(settings, tasks, run.workers, run.ray)
    worker_count = min(run.workers or workers.cores(), len(tasks))
    return workers.play_locally(settings, tasks, worker_count)


def _rate(bots: BotNames, played: Sequence[Result]) -> dict[str, Rating]:
    """The ratings, if the libraries for them are installed."""
    if not ratings.available():
        complain(say("cli-no-ratings"))
        return {}
    return ratings.ratings(bots, played)


def write_whole(file: str, text: str) -> None:
    """Write a text file atomically."""
    place = os.path.realpath(file)
    if os.path.exists(place) and not os.path.isfile(place):
        write_text(file, text)
        return
    half = f"{place}.half"
    try:
        write_text(half, text)
        os.replace(half, place)
    except OSError as fault:
        raise Invalid("file-unwritable", file=file, reason=fault.strerror) from None
    finally:
        Path(half).unlink(missing_ok=True)


def _print(summary: standings.Summary, rated: dict[str, Rating]) -> None:
    """The results for people."""
    width = None if sys.stdout.isatty() else _WIDE
    console = Console(file=sys.stdout, highlight=False, markup=False, width=width)
    seed = plain(summary.tournament.seed)
    console.print(say("cli-tournament-games", games=summary.games, n=summary.deals, seed=seed))
    console.print()
    console.print(_standings(summary, rated))
    console.print()
    if summary.pairings:
        console.print(_pairings(summary))
        console.print()
    game = summary.tournament.game
    ends = [f"{wording.ended(game, reason)} {often:,}" for reason, often in summary.reasons.items()]
    console.print(say("cli-tournament-ends", ends=", ".join(ends)))
    for bot, why, text, often in summary.forfeits[:10]:
        told = speaker("en").name("why", why)
        console.print(say("cli-tournament-forfeit", bot=bot, why=told, text=text, n=often))


def _table(*heads: str) -> TextTable:
    """A table whose first column is text and whose others are numbers."""
    table = TextTable(box=None, pad_edge=False, header_style="bold")
    table.add_column(heads[0], overflow="fold")
    for head in heads[1:]:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def _standings(summary: standings.Summary, rated: dict[str, Rating]) -> TextTable:
    heads = ["bot", "rating", "wins", "games", "turn-median", "turn-p99"]
    if summary.forfeits:
        heads.append("forfeits")
    table = _table(*(say(f"cli-head-{head}") for head in heads))
    for standing in summary.standings:
        rating = rated.get(standing.bot)
        time = standing.time
        cells = [
            plain(standing.bot),
            "" if rating is None else wording.points(rating),
            wording.percent(standing.rate),
            f"{standing.rate.games:,}",
            "" if time is None else wording.duration(time.median),
            "" if time is None else wording.duration(time.p99),
        ]
        if summary.forfeits:
            cells.append(f"{sum(standing.forfeits.values()):,}")
        table.add_row(*cells)
    return table


def _pairings(summary: standings.Summary) -> TextTable:
    table = _table(say("cli-head-pairing"), say("cli-head-wins"), say("cli-head-games"))
    for bot, other, rate in summary.pairings:
        if summary.tournament.bots.index(bot) < summary.tournament.bots.index(other):
            pair = say("cli-tournament-pair", bot=bot, other=other)
            table.add_row(pair, wording.percent(rate), f"{rate.games:,}")
    return table
