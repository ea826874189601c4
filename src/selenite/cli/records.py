"""The commands about one game: new, show, moves, play, verify, trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from selenite.cli import drawings, terminal_part
from selenite.cli.parameters import GameName, Json, OptionTexts, Players, RecordFile, Seed, ViewSeat
from selenite.cli.streams import emit, read_bytes, read_options, read_record, read_seat, set_up
from selenite.core import records, registry
from selenite.core.game import Game
from selenite.core.records import Record, Unsound
from selenite.core.refusals import Invalid
from selenite.core.state import GameState
from selenite.texts import say


class VerificationFailed(Exception):
    """A record that was read but failed its verification."""

    def __init__(self, reason: Unsound) -> None:
        super().__init__(reason)
        self.reason = reason


def register(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.command("new", help=say("help-new"))(new)
    app.command("show", help=say("help-show"))(show)
    app.command("moves", help=say("help-moves"))(moves)
    app.command("play", help=say("help-play"))(play)
    app.command("verify", help=say("help-verify"))(verify)
    app.command("trace", help=say("help-trace"))(trace)


def new(
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    option: OptionTexts = None,
    position: Annotated[
        str | None, typer.Option("--position", metavar="FILE|-", help=say("help-position"))
    ] = None,
) -> None:
    """Print the record of a new game."""
    if position is None:
        rules, state = set_up(game, players, seed, option or [])
        emit(records.write(records.begin(rules, state)))
        return
    rules = registry.find(game)
    given = read_options(rules, players, option or [])
    emit(records.write(_from_position(rules, position, seed, given)))


def _from_position(game: Game, file: str, seed: str | None, given: dict[str, Any]) -> Record:
    """The record of a game that starts from a position in a file; options given must agree."""
    position = records.read_position(read_bytes(file))
    if position.get("game") != game.name:
        raise Invalid("position-game", game=position.get("game"), wanted=game.name)
    state = game.from_position(position, seed)
    start = state.position()
    for key, value in given.items():
        if start["options"].get(key) != value:
            raise Invalid("position-option", option=key)
    return records.begin(game, state, position=start)


def show(
    record: RecordFile,
    seat: ViewSeat = None,
    as_json: Json = False,
    as_svg: Annotated[bool, typer.Option("--svg", help=say("help-svg"))] = False,
) -> None:
    """Print the position after the last move, or one seat's view of it."""
    if as_json and as_svg:
        raise Invalid("json-and-svg")
    written = read_record(record)
    with _no_secrets_in_refusals(seat):
        position = _seen(records.replay(written), seat)
    if as_json:
        emit(_json(position))
    elif as_svg:
        emit(drawings.draw(position, written.seats))
    else:
        emit(terminal_part.find(written.game).draw(position, written.seats))


@contextmanager
def _no_secrets_in_refusals(seat: str | None) -> Iterator[None]:
    """Hide the reason for a refusal, which may reveal a secret, from all but the referee."""
    try:
        yield
    except Unsound:
        if seat is None:
            raise
        raise Invalid("record-unsound") from None


def _seen(state: GameState, seat: str | None) -> dict[str, Any]:
    """The whole position, or one seat's view."""
    if seat is None:
        return state.position()
    return state.view(read_seat(seat)).position


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def moves(record: RecordFile) -> None:
    """Print the legal moves, one per line."""
    state = records.replay(read_record(record))
    for move in state.legal_moves():
        emit(state.text(move))


def play(
    record: RecordFile,
    moves: Annotated[list[str], typer.Argument(metavar="MOVE…", help=say("help-play-moves"))],
) -> None:
    """Print the record with moves added, or nothing if one is refused."""
    written = read_record(record)
    state = records.replay(written)
    for move in moves:
        written, _ = records.add(written, state, move)
    emit(records.write(records.without_defaults(written)))


def verify(record: RecordFile) -> None:
    """Replay a record and check every move, the result and the seed's hash."""
    written = read_record(record)
    try:
        records.verify(written)
    except Unsound as reason:
        raise VerificationFailed(reason) from None
    emit(say("cli-verified", n=len(written.turns), result=written.result))


def trace(record: RecordFile, seat: ViewSeat = None) -> None:
    """Print one JSON line per move, and the last position."""
    written = read_record(record)
    lines = []
    state = records.start(written)
    _seen(state, seat)
    with _no_secrets_in_refusals(seat):
        for step in records.follow(written):
            state = step.state
            position = _seen(state, seat)
            legal = position["legal"] if seat is not None else _legal(state)
            lines.append(_json({"position": position, "legal": legal, "move": step.move}))
    lines.append(_json({"position": _seen(state, seat)}))
    emit("\n".join(lines))


def _legal(state: GameState) -> list[str]:
    return [state.text(move) for move in state.legal_moves()]
