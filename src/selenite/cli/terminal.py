"""Playing in the terminal: ``selenite terminal``."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated

import typer

from selenite.bots import Spec, names, read_spec
from selenite.bots.levels import LEVELS
from selenite.cli.conversation import Conversation
from selenite.cli.local_game import HUMAN, LocalGame
from selenite.cli.parameters import OptionTexts, Players, Seed, help_game
from selenite.cli.streams import read_options, read_record
from selenite.core import records, registry
from selenite.core.game import Game
from selenite.core.records import Record
from selenite.core.refusals import Invalid
from selenite.table import first_player
from selenite.texts import say


def register(app: typer.Typer) -> None:
    """Add this command to the command line."""
    app.command("terminal", help=say("help-terminal"))(terminal)


def terminal(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_game())] = None,
    players: Players = None,
    seed: Seed = None,
    option: OptionTexts = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help=say("help-resume"))
    ] = None,
    save: Annotated[
        str | None, typer.Option("--save", metavar="FILE", help=say("help-save"))
    ] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N,N", help=say("help-seats"))
    ] = None,
    first: Annotated[
        str | None,
        typer.Option("--first", metavar="|".join(first_player.RULES), help=say("help-first")),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            "--bot",
            metavar="NAME",
            help=say("help-opponent", levels=", ".join(LEVELS), usual=LEVELS[0]),
        ),
    ] = None,
) -> None:
    """Play a game against bots."""
    if resume is None:
        rules = registry.find(game or next(iter(registry.games())))
        opponent = None if bot is None else read_spec(bot, rules)
        state = rules.new(seed, read_options(rules, players, option or []))
        count = rules.players(state)
        rule = _first_player(rules, first, seats)
        if rule is None:
            humans = _read_seats(seats or "0", count)
        else:
            humans = [first_player.seat_order(rule, state.seed, count, 0).index(0)]
        other = str(opponent or rules.bots.LEVELS[0])
        names = {seat: HUMAN if seat in humans else other for seat in range(count)}
        record = records.begin(rules, state, seats=names)
    else:
        if game is not None or players is not None or seed is not None or option or first:
            raise Invalid("resume-alone")
        rule = None
        record = records.without_defaults(read_record(resume))
        rules = registry.find(record.game)
        opponent = None if bot is None else read_spec(bot, rules)
        count = rules.players(records.start(record))
        humans = _resumed_seats(record, seats, count)
    bots = _bots(record, opponent, [seat for seat in range(count) if seat not in humans])
    Conversation(LocalGame(record, bots, rule), save, resume).run()


def _first_player(game: Game, first: str | None, seats: str | None) -> str | None:
    """The rule for who begins, in games that ask for one; none where seats are chosen."""
    if first is None:
        return first_player.rule_for(game) if seats is None else None
    if first not in first_player.RULES:
        raise Invalid("first-player-rule", rule=first)
    if not game.first_seat_begins:
        raise Invalid("first-player-option", title=game.title)
    if seats is not None:
        raise Invalid("first-player-seats")
    return first_player.rule_for(game, first)


def _bots(record: Record, opponent: Spec | None, seats: Iterable[int]) -> dict[int, str]:
    """The bots on some seats: the given one, or those that the record names."""
    game = registry.find(record.game)
    return {seat: str(opponent or _bot_named(game, record.seats.get(seat, ""))) for seat in seats}


def _bot_named(game: Game, name: str) -> Spec:
    """The bot that a record names for a seat, if it is one of ours: a file must not run code."""
    if name.partition(":")[0] in names(game):
        with suppress(Invalid):
            return read_spec(name, game)
    return Spec(game.bots.LEVELS[0])


def _read_seats(text: str, players: int) -> list[int]:
    """The seats that are played at the keyboard."""
    items = text.split(",")
    seats = sorted({int(item) for item in items if item.isascii() and item.isdigit()})
    if len(seats) != len(items):
        raise Invalid("seats-form", text=text)
    if seats[-1] >= players:
        raise Invalid("no-such-seat", seat=seats[-1], last=players - 1)
    return seats


def _resumed_seats(record: Record, seats: str | None, players: int) -> list[int]:
    """The seats of a saved game that are played at the keyboard: the given ones, or as before."""
    if seats is not None:
        return _read_seats(seats, players)
    return [seat for seat in range(players) if record.seats.get(seat) == HUMAN] or [0]
