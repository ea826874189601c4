"""Games between bots, counted: ``selenite simulate``.

Game number i has the seed text ``S/i`` and its bots ``S/i/SEAT``, so the games are the same for
any number of workers. Every worker plays chunks of the games and counts what happened in them.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import secrets
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table as TextTable

from selenite.bots import RANDOM, Spec, match, read_spec
from selenite.cli.parameters import GameName, Json, OptionTexts, Players, Seed, bots_option
from selenite.cli.progress import progress
from selenite.cli.streams import complain, emit, read_count, read_options, write_text
from selenite.core import records, registry
from selenite.core.game import Game
from selenite.core.refusals import Invalid
from selenite.texts import plain, say

MOST_GAMES = 10**9
MOST_WORKERS = 1024
_CHUNKS_A_WORKER = 8
_LARGEST_CHUNK = 250


class Simulation(NamedTuple):
    """What a worker needs to know: the game, its set-up, the bots, and the folder for records."""

    game: str
    options: dict[str, Any]
    specs: tuple[Spec, ...]
    seed: str
    records: str | None


@dataclass
class Count:
    """What happened in some games; ``seconds`` by worker, since they play side by side."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    turns: int = 0
    ends: Counter[tuple[str, tuple[int, ...]]] = field(default_factory=Counter)
    seconds: dict[int, float] = field(default_factory=dict)

    def add(self, other: Count) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.turns += other.turns
        self.ends.update(other.ends)
        for worker, seconds in other.seconds.items():
            self.seconds[worker] = self.seconds.get(worker, 0.0) + seconds


def register(app: typer.Typer) -> None:
    """Add this command to the command line."""
    app.command("simulate", help=say("help-simulate"))(simulate)


def simulate(
    game: GameName,
    players: Players = None,
    games_wanted: Annotated[
        str, typer.Option("--games", metavar="N", help=say("help-games"))
    ] = "100",
    seed: Seed = None,
    option: OptionTexts = None,
    bot: Annotated[list[str] | None, bots_option(say("help-bot-seats"))] = None,
    records: Annotated[
        str | None, typer.Option("--records", metavar="DIR", help=say("help-records"))
    ] = None,
    as_json: Json = False,
    workers: Annotated[str, typer.Option("--workers", metavar="N", help=say("help-workers"))] = "1",
) -> None:
    """Play games between bots and print what happened."""
    wanted = read_count("--games", games_wanted, 1, MOST_GAMES)
    worker_count = read_count("--workers", workers, 1, MOST_WORKERS)
    rules = registry.find(game)
    options = read_options(rules, players, option or [])
    text = secrets.token_hex(8) if seed is None else seed
    seats = rules.players(rules.new(f"{text}/0", options))
    simulation = Simulation(
        rules.name, options, _specs(rules, bot or [RANDOM], seats), text, records
    )
    if records is not None:
        _make_folder(records)
    count = run(simulation, wanted, worker_count)
    figures = summary(count, seats)
    if as_json:
        if seed is None:
            complain(f"{say('cli-sim-seed')}: {text}")
        emit(json.dumps(figures))
    else:
        _print_table(figures, text)


def _specs(game: Game, texts: list[str], seats: int) -> tuple[Spec, ...]:
    """The bot of every seat: one for all, or one each."""
    specs = [read_spec(text, game) for text in texts]
    if len(specs) == 1:
        specs *= seats
    if len(specs) != seats:
        raise Invalid("bot-count", players=seats, found=len(specs))
    return tuple(specs)


def _make_folder(name: str) -> None:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Invalid("file-unwritable", file=name, reason=fault.strerror) from None


def run(simulation: Simulation, wanted: int, workers: int) -> Count:
    """Play all games, here or in other processes, and count."""
    size = max(1, min(_LARGEST_CHUNK, wanted // (workers * _CHUNKS_A_WORKER)))
    chunks = ((simulation, at, min(at + size, wanted)) for at in range(0, wanted, size))
    total = Count()
    with progress(wanted) as advance, _mapped(chunks, workers) as counts:
        for count in counts:
            total.add(count)
            advance(count.games)
    return total


@contextmanager
def _mapped(
    chunks: Iterator[tuple[Simulation, int, int]], workers: int
) -> Iterator[Iterator[Count]]:
    """The counts of the chunks, as they come."""
    if workers == 1:
        yield map(play_chunk, chunks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, initializer=_ignore_interrupts) as pool:
        yield pool.imap_unordered(play_chunk, chunks)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process, which ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(chunk: tuple[Simulation, int, int]) -> Count:
    """Play the games from one number up to another."""
    simulation, start, stop = chunk
    game = registry.find(simulation.game)
    count = Count()
    seconds = 0.0
    for number in range(start, stop):
        seed = f"{simulation.seed}/{number}"
        state = game.new(seed, simulation.options)
        begun = records.begin(game, state) if simulation.records is not None else None
        played = match.play(game, state, simulation.specs, seed, keep_moves=begun is not None)
        outcome = state.outcome()
        count.games += 1
        count.decisions += played.decisions
        count.choices += played.choices
        count.turns += played.turns
        count.ends[played.reason, outcome.winners if outcome else ()] += 1
        seconds += played.seconds
        if begun is not None and simulation.records is not None:
            text = _record_text(game, begun, played, simulation.specs)
            write_text(Path(simulation.records) / f"{number:06}.sel", text)
    count.seconds[os.getpid()] = seconds
    return count


def _record_text(
    game: Game, begun: records.Record, played: match.PlayedGame, specs: tuple[Spec, ...]
) -> str:
    """The record of a game that has been played."""
    turns = []
    for label, moves in played.moves:
        texts = [played.state.text(move) for move in moves]
        lines = [(text,) for text in texts] if game.line_per_move else [tuple(texts)]
        turns += [records.Turn(label, line) for line in lines]
    return records.write(
        records.Record(
            game=begun.game,
            rules=begun.rules,
            options=begun.options,
            seed=begun.seed,
            seats={seat: spec.name for seat, spec in enumerate(specs)},
            result=records.result_of(played.state),
            turns=tuple(turns),
        )
    )


def summary(count: Count, seats: int) -> dict[str, Any]:
    """The documented figures, by name."""
    seconds = max(count.seconds.values())
    wins = [Fraction(0)] * seats
    reasons: Counter[str] = Counter()
    for (reason, winners), often in sorted(count.ends.items()):
        reasons[reason] += often
        for seat in winners:
            wins[seat] += Fraction(often, len(winners))
    return {
        "games": count.games,
        "decisions": count.decisions,
        "seconds": round(seconds, 6),
        "games_per_second": round(count.games / max(seconds, 1e-9), 1),
        "decisions_per_second": round(count.decisions / max(seconds, 1e-9), 1),
        "wins": [float(share) for share in wins],
        "reasons": dict(reasons),
        "turns": count.turns / count.games,
        "choices": count.choices / max(count.decisions, 1),
    }


def _print_table(figures: dict[str, Any], seed: str) -> None:
    """The figures for people."""
    table = TextTable(show_header=False, box=None, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row(say("cli-sim-seed"), plain(seed))
    for key, value in figures.items():
        if key == "wins":
            for seat, share in enumerate(value):
                percent = f"{share:,.2f} ({100 * share / figures['games']:.1f} %)"
                table.add_row(say("cli-sim-wins", seat=seat), percent)
        elif key == "reasons":
            for reason, often in value.items():
                table.add_row(say("cli-sim-reason", reason=reason), f"{often:,}")
        else:
            text = f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"
            table.add_row(say(f"cli-sim-{key.replace('_', '-')}"), text)
    Console(file=sys.stdout, highlight=False, markup=False).print(table)
