"""Records: a game as one ``.sel`` text (``docs/notation.md``). Read, write, replay, verify.

A record is its headers and its turns. With its seed it suffices to rebuild every state: see
:func:`follow`. A text that can't be read is refused as :class:`Invalid`, an inconsistent record (a
wrong move, label, result, seed hash or deal) as :class:`Unsound`.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from selenite.core import fair_deal, registry, strict_json
from selenite.core.fair_deal import Deal
from selenite.core.game import Game
from selenite.core.refusals import Illegal, Invalid
from selenite.core.state import Event, GameState, Position

RUNNING = "*"
_HEADER = re.compile(r"\[([A-Za-z][A-Za-z0-9]*) (\".*\")\]")
_HASH = re.compile(r"[0-9a-fA-F]{64}")
_LABEL = re.compile(r"[0-9]+\.[0-9]+")
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_RESULT = re.compile(r"\*|[0-9](\+[0-9])* [a-z-]+")
_SEAT = re.compile(r"Seat([0-9])")
_GENERAL = ("SeedHash", "Seed", "Deal", "Position", "Result")


class Unsound(Invalid):
    """A record that can be read, but whose moves, result, seed or deal are inconsistent."""


class Turn(NamedTuple):
    """One line of a record: ``round.seat`` and the moves."""

    label: str
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    """A game in writing.

    ``options`` holds the game's own headers, ``seed`` and ``seed_hash`` are in hexadecimal,
    ``deal`` says where the seed comes from, ``position`` is where the game began if that wasn't the
    set-up.
    """

    game: str
    rules: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None
    seed_hash: str | None = None
    deal: Deal | None = None
    seats: Mapping[int, str] = field(default_factory=dict)
    position: Position | None = None
    result: str = RUNNING
    turns: tuple[Turn, ...] = ()


class Step(NamedTuple):
    """A move of a record and the state it is played in; the state is reused for the next step."""

    state: GameState
    label: str
    move: str


def begin(
    game: Game,
    state: GameState,
    position: Position | None = None,
    seats: Mapping[int, str] | None = None,
) -> Record:
    """The record of a game that has just been set up, or that starts from a position.

    >>> game = next(iter(registry.games().values()))
    >>> record = begin(game, game.new("selenite", {}))
    >>> print(write(record).splitlines()[-2])
    [Result "*"]
    >>> read(write(record)) == record
    True
    """
    return Record(
        game=game.name,
        rules=game.rules,
        options=game.headers(state),
        seed=state.seed.hex(),
        seats=dict(seats or {}),
        position=position,
        result=result_of(state),
    )


def without_defaults(record: Record) -> Record:
    """A record without the headers whose values are the defaults."""
    told = registry.find(record.game).headers(start(record))
    kept = {name: told[name] for name in record.options if name in told}
    return replace(record, options=kept)


def result_of(state: GameState) -> str:
    """The value of the ``Result`` header that a state calls for."""
    outcome = state.outcome()
    return RUNNING if outcome is None else outcome.text


def add(record: Record, state: GameState, move: int | str) -> tuple[Record, list[Event]]:
    """Play a move and record it; returns the longer record and the move's events."""
    game = registry.find(record.game)
    label = state.turn_label()
    text = move if isinstance(move, str) else state.text(move)
    told = state.play(move)
    turns = record.turns
    if turns and turns[-1].label == label and not game.line_per_move:
        turns = (*turns[:-1], Turn(label, (*turns[-1].moves, text)))
    else:
        turns = (*turns, Turn(label, (text,)))
    return replace(record, turns=turns, result=result_of(state)), told


def start(record: Record) -> GameState:
    """The state that a record begins with."""
    game = registry.find(record.game)
    if record.seed is None:
        raise Invalid("record-only-seed-hash" if record.seed_hash else "record-no-seed")
    seed = bytes.fromhex(record.seed)
    options = game.options_from_headers(record.options)
    if record.position is not None:
        state = game.from_position(record.position, seed)
        _check_agreement(game, record, state, options)
    else:
        state = game.new(seed, options)
        for name in game.headers(state):
            if name not in record.options:
                raise Invalid("record-missing-header", header=name)
    players = game.players(state)
    for seat in record.seats:
        if seat >= players:
            raise Invalid("record-seat-name", seat=seat, last=players - 1)
    return state


def _check_agreement(game: Game, record: Record, state: GameState, options: dict[str, Any]) -> None:
    """Check that the headers beside a position give the same options as the position."""
    told = game.headers(game.new(bytes(32), {**_plain_options(state), **options}))
    meant = game.headers(state)
    for name in game.options.HEADERS:
        if name in record.options and told.get(name) != meant.get(name):
            raise Invalid("record-position-disagrees", header=name)


def _plain_options(state: GameState) -> dict[str, Any]:
    """The options of a state, as its position writes them."""
    options: dict[str, Any] = state.position()["options"]
    return options


def follow(record: Record) -> Iterator[Step]:
    """Every move of a record, checked, each before it is played.

    The state is one object that changes after each step. The last state is :func:`replay`'s.
    """
    state = start(record)
    yield from _follow(record, state)


def _follow(record: Record, state: GameState) -> Iterator[Step]:
    line_per_move = registry.find(record.game).line_per_move
    before = ""
    for label, moves in record.turns:
        if label == before and not line_per_move:
            raise Unsound("record-turn-split", label=label)
        if len(moves) > 1 and line_per_move:
            raise Unsound("record-line-per-move", label=label, moves=" ".join(moves))
        before = label
        for move in moves:
            running = state.turn_label()
            if label != running and state.outcome() is None:
                raise Unsound("record-label", label=label, running=running, move=move)
            yield Step(state, label, move)
            try:
                state.play(move)
            except Illegal as reason:
                raise Unsound(
                    "record-move-refused", label=label, move=move, reason=reason
                ) from None


def replay(record: Record) -> GameState:
    """The state after a record's last move."""
    state = start(record)
    for _ in _follow(record, state):
        pass
    return state


def verify(record: Record) -> GameState:
    """Replay a record and check its result, its seed's hash and its deal; the last state."""
    state = replay(record)
    result = result_of(state)
    if record.result != result:
        raise Unsound("record-result", written=record.result, result=result)
    if record.seed_hash is not None:
        if hashlib.sha256(bytes.fromhex(record.seed or "")).hexdigest() != record.seed_hash:
            raise Unsound("record-seed-hash")
    if record.deal is not None:
        players = registry.find(record.game).players(state)
        if wrong := fair_deal.fault(record.deal, record.seed or "", players):
            code, parameters = wrong
            raise Unsound(code, **parameters)
    return state


# Texts


def write(record: Record) -> str:
    """A record's text; :func:`read` gives the same record back."""
    game = registry.find(record.game)
    headers = {"Game": record.game, "Rules": str(record.rules)}
    for name in game.options.HEADERS:
        if name in record.options:
            headers[name] = record.options[name]
    if record.seed_hash is not None:
        headers["SeedHash"] = record.seed_hash
    if record.seed is not None:
        headers["Seed"] = record.seed
    if record.deal is not None:
        headers["Deal"] = fair_deal.write(record.deal)
    for seat in sorted(record.seats):
        headers[f"Seat{seat}"] = record.seats[seat]
    if record.position is not None:
        headers["Position"] = json.dumps(
            record.position, ensure_ascii=False, separators=(",", ":"), allow_nan=False
        )
    headers["Result"] = record.result
    lines = [f"[{name} {json.dumps(text, ensure_ascii=False)}]" for name, text in headers.items()]
    lines.append("")
    lines += [" ".join((turn.label, *turn.moves)) for turn in record.turns]
    return "\n".join(lines) + "\n"


def read(text: str | bytes) -> Record:
    """The record of a text, or the first fault in it.

    >>> read('[Game "go"]')
    Traceback (most recent call last):
    ...
    selenite.core.refusals.Invalid: record-missing-header header=Rules
    """
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Invalid("record-not-utf8") from None
    lines = [line.rstrip(" \r") for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    if not lines:
        raise Invalid("record-empty")
    end = lines.index("") if "" in lines else len(lines)
    headers = _read_headers(lines[:end])
    turns = tuple(_read_turn(line, end + 2 + i) for i, line in enumerate(lines[end + 1 :]) if line)
    return _record(headers, turns)


def _read_headers(lines: list[str]) -> dict[str, str]:
    """The headers by name, each once."""
    headers: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        match = _HEADER.fullmatch(line)
        value = _string(match[2]) if match else None
        if match is None or value is None:
            raise Invalid("record-header-form", line=number, text=line)
        if match[1] in headers:
            raise Invalid("record-header-twice", header=match[1])
        headers[match[1]] = value
    return headers


def _string(text: str) -> str | None:
    """A JSON string's value; None if it isn't one that can be written again."""
    try:
        value = json.loads(text)
        value.encode()
    except ValueError:
        return None
    return value if isinstance(value, str) else None


def _read_turn(line: str, number: int) -> Turn:
    """A turn's line: its label and its moves, a space before each."""
    label, *moves = line.split(" ")
    if not _LABEL.fullmatch(label) or not moves or not all(moves):
        raise Invalid("record-line", line=number, text=line)
    if not line.isprintable():
        raise Invalid("record-line", line=number, text=line)
    return Turn(label, tuple(moves))


def _record(headers: dict[str, str], turns: tuple[Turn, ...]) -> Record:
    """A record from its headers, each checked."""
    for name in ("Game", "Rules"):
        if name not in headers:
            raise Invalid("record-missing-header", header=name)
    game = registry.find(headers["Game"])
    rules = _rules_number(headers["Rules"], game)
    known = {"Game", "Rules", *game.options.HEADERS, *_GENERAL}
    seats = {}
    for name, value in headers.items():
        seat = _SEAT.fullmatch(name)
        if seat:
            seats[int(seat[1])] = value
        elif name not in known:
            raise Invalid("record-unknown-header", header=name)
    for name in ("Seed", "SeedHash"):
        if name in headers and not _HASH.fullmatch(headers[name]):
            raise Invalid("record-hex", header=name)
    if "Seed" not in headers:
        raise Invalid("record-only-seed-hash" if "SeedHash" in headers else "record-no-seed")
    if "Result" not in headers:
        raise Invalid("record-missing-header", header="Result")
    if not _RESULT.fullmatch(headers["Result"]):
        raise Invalid("record-result-form", text=headers["Result"])
    return Record(
        game=game.name,
        rules=rules,
        options={name: headers[name] for name in game.options.HEADERS if name in headers},
        seed=headers["Seed"].lower(),
        seed_hash=headers["SeedHash"].lower() if "SeedHash" in headers else None,
        deal=fair_deal.read(headers["Deal"]) if "Deal" in headers else None,
        seats=seats,
        position=read_position(headers["Position"]) if "Position" in headers else None,
        result=headers["Result"],
        turns=turns,
    )


def _rules_number(text: str, game: Game) -> int:
    """The number of the rules a record was played by: not newer than ours."""
    if not text.isascii() or not text.isdigit() or text.startswith("0"):
        raise Invalid("record-rules-form", rules=text)
    if not _NUMBER.fullmatch(text) or int(text) > game.rules:
        raise Invalid("record-rules-newer", rules=text, newest=game.rules)
    return int(text)


def read_position(text: str | bytes) -> Position:
    """A JSON position; the game checks whether it is consistent.

    >>> read_position('{"game": "go", "game": "chess"}')
    Traceback (most recent call last):
    ...
    selenite.core.refusals.Invalid: json-key-twice key=game
    """
    try:
        position = strict_json.loads(text)
    except (ValueError, RecursionError):
        raise Invalid("position-not-json") from None
    if not isinstance(position, dict):
        raise Invalid("position-not-object")
    return position
