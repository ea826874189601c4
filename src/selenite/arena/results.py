"""Results of games, and the results file: one line of JSON for every game.

The first line of a file identifies the tournament. Lines are appended as games end. If the program
was stopped in the middle of a line, that line is dropped when the tournament continues.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import FileIO
from typing import Any, NamedTuple

from selenite import __version__
from selenite.arena.lineups import BotNames, Task, Tournament
from selenite.core import registry
from selenite.core.refusals import Invalid

FORFEIT = "forfeit"
"""How a game ended in which a bot failed."""
CRASHED, ILLEGAL, SLOW, DIED = "crashed", "illegal", "slow", "died"
"""Why a bot failed: an exception, an illegal move, a slow turn, the end of its process."""
_BINARY = getattr(os, "O_BINARY", 0)
_FORMAT = "selenite-tournament"
_SAME = ("game", "rules", "options", "seed", "version")
"""What has to be the same for games to belong to one tournament."""


class Forfeit(NamedTuple):
    """Which seat failed, why, and the details."""

    seat: int
    why: str
    text: str

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Forfeit:
        """Read a forfeit from a line of a file."""
        return cls(int(found["seat"]), str(found["why"]), str(found["text"]))


class Result(NamedTuple):
    """A game that was played."""

    deal: int
    seats: BotNames
    first: int
    """The seat that moved first."""
    winners: tuple[int, ...]
    """None for a game that was stopped."""
    reason: str
    turns: tuple[int, ...]
    decisions: int
    seconds: tuple[tuple[float, ...], ...]
    """The time each seat thought, turn by turn."""
    figures: dict[str, list[int]]
    forfeit: Forfeit | None = None

    @property
    def task(self) -> Task:
        """The game of the tournament that this is the result of."""
        return Task(self.deal, self.seats)

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win; all have the same share in a game that was stopped."""
        winners = self.winners or tuple(range(len(self.seats)))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.seats))]

    def forfeited(self, forfeit: Forfeit | None) -> Result:
        """The same game lost by a seat that failed; all the others share the win."""
        if forfeit is None:
            return self
        others = tuple(seat for seat in range(len(self.seats)) if seat != forfeit.seat)
        return self._replace(winners=others, reason=FORFEIT, figures={}, forfeit=forfeit)

    def to_json(self) -> dict[str, Any]:
        """The line of a file."""
        return {
            "deal": self.deal,
            "lineup": sorted(self.seats),
            "seats": list(self.seats),
            "first": self.first,
            "winners": list(self.winners),
            "reason": self.reason,
            "turns": sum(self.turns),
            "turns_by_seat": list(self.turns),
            "decisions": self.decisions,
            "figures": self.figures,
            "thinking": [
                {
                    "total": round(sum(turns), 4),
                    "max": max(turns, default=0.0),
                    "turns": list(turns),
                }
                for turns in self.seconds
            ],
            "forfeit": None if self.forfeit is None else self.forfeit._asdict(),
        }

    @classmethod
    def from_json(cls, line: Mapping[str, Any]) -> Result:
        """Read a line; a KeyError, TypeError or ValueError if it isn't one."""
        seats = tuple(str(name) for name in line["seats"])
        result = cls(
            deal=int(line["deal"]),
            seats=seats,
            first=int(line["first"]),
            winners=tuple(int(seat) for seat in line["winners"]),
            reason=str(line["reason"]),
            turns=tuple(int(turns) for turns in line["turns_by_seat"]),
            decisions=int(line["decisions"]),
            seconds=tuple(tuple(float(s) for s in seat["turns"]) for seat in line["thinking"]),
            figures={str(k): [int(v) for v in vs] for k, vs in line["figures"].items()},
            forfeit=None if line["forfeit"] is None else Forfeit.from_json(line["forfeit"]),
        )
        lists = [result.turns, result.seconds, *result.figures.values()]
        named = [result.first, *result.winners, *(result.forfeit or ())[:1]]
        if any(len(each) != len(seats) for each in lists) or set(named) - set(range(len(seats))):
            raise ValueError
        return result


def header(tournament: Tournament) -> dict[str, Any]:
    """The first line of a tournament's file."""
    return {
        "format": _FORMAT,
        "version": __version__,
        "game": tournament.game,
        "rules": registry.find(tournament.game).rules,
        "options": tournament.options,
        "seed": tournament.seed,
        "bots": list(tournament.bots),
    }


class ResultsFile:
    """The results of a tournament in a file that is open for more."""

    def __init__(self, name: str, file: FileIO) -> None:
        self.name = name
        self.file = file
        self.results: list[Result] = []

    def add(self, result: Result) -> None:
        """Add a game; it is in the file when this returns."""
        self.write(result.to_json())
        self.results.append(result)

    def write(self, line: Mapping[str, Any]) -> None:
        """Add a line."""
        try:
            left = memoryview(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            while left:
                left = left[self.file.write(left) :]
        except OSError as fault:
            raise _unwritable(self.name, fault) from None


def seed_in(name: str) -> str | None:
    """The seed of the tournament in a file; None if it is not such a file."""
    try:
        with open(name, "rb") as file:
            seed = json.loads(file.readline())["seed"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return seed if isinstance(seed, str) else None


@contextmanager
def open_results(name: str, tournament: Tournament) -> Iterator[ResultsFile]:
    """A tournament's file, read as far as it goes; a new one if there is none.

    Refused if it is another kind of file, of another tournament, or in use.
    """
    try:
        descriptor = os.open(name, os.O_RDWR | os.O_CREAT | _BINARY, 0o666)
        file = open(descriptor, "r+b", buffering=0)  # noqa: SIM115 (closed below)
    except (OSError, ValueError) as fault:
        raise _unwritable(name, fault) from None
    with file:
        try:
            _lock(name, file)
            found = _read(name, file, tournament)
        except OSError as fault:
            raise _unwritable(name, fault) from None
        yield found


def _unwritable(name: str, fault: OSError | ValueError) -> Invalid:
    return Invalid("file-unwritable", file=name, reason=getattr(fault, "strerror", None) or fault)


def _lock(name: str, file: FileIO) -> None:
    """Keep others from writing to the file, where the system can."""
    try:
        import fcntl  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Invalid("results-in-use", file=name) from None


def _read(name: str, file: FileIO, tournament: Tournament) -> ResultsFile:
    """Read the results, and go to the end of the last whole line."""
    found = ResultsFile(name, file)
    first = header(tournament)
    content = file.read()
    lines = content.split(b"\n")
    begun = json.dumps({"format": _FORMAT}, separators=(",", ":"))[:-1].encode()
    if len(lines) == 1 and (lines[0].startswith(begun) or begun.startswith(lines[0])):
        file.seek(0)
        file.truncate()
        found.write(first)
        return found
    _check_header(name, lines[0], first)
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            found.results.append(Result.from_json(json.loads(line)))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise Invalid("results-line", file=name, line=number) from None
    whole = len(content) - len(lines[-1])
    file.seek(whole)
    file.truncate()
    return found


def _check_header(name: str, line: bytes, wanted: Mapping[str, Any]) -> None:
    """Refuse what is not the file of this tournament."""
    try:
        there = json.loads(line)
    except (ValueError, RecursionError):
        there = None
    if not isinstance(there, dict) or there.get("format") != _FORMAT:
        raise Invalid("results-no-file", file=name)
    for key in _SAME:
        values = [json.dumps(values.get(key), sort_keys=True) for values in (there, wanted)]
        if values[0] != values[1]:
            raise Invalid("results-other", file=name, field=key, there=values[0], here=values[1])
