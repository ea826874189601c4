"""What a game is: the words that all games, tables, bots and commands share.

A game is a :class:`Game`: it makes states, reads positions and headers, and re-deals views.
A :class:`State` is the referee's knowledge, secrets included; a :class:`View` is what one seat
may know. Refusals carry codes and parameters, never sentences: ``selenite.texts`` speaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

Position = dict[str, Any]
"""A position in the JSON form of ``docs/notation.md``."""

Options = dict[str, Any]
"""A game's options in the JSON form of a position."""


class Refusal(Exception):
    """Something a person gave us and we can't take: a code and what the sentence needs.

    >>> str(Refusal("unknown-option", option="colour"))
    'unknown-option option=colour'
    """

    def __init__(self, code: str, **parameters: Any) -> None:
        super().__init__(code)
        self.code = code
        self.parameters = parameters

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{k}={v}" for k, v in self.parameters.items())])

    def __reduce__(self) -> tuple[Any, ...]:
        return _refusal, (type(self), self.__dict__.copy())


class Invalid(Refusal):
    """Options, a components file, a position or a record that doesn't hold together."""


class Illegal(Refusal):
    """A move the rules refuse, with the number of the clause that refuses it.

    Before the clauses come ``notation`` (no such move text), ``over``, ``turn`` and ``phase``.

    >>> str(Illegal("3.5", "no-cube"))
    '3.5: no-cube'
    """

    def __init__(self, clause: str, code: str, **parameters: Any) -> None:
        super().__init__(code, **parameters)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.clause}: {super().__str__()}"


def _refusal(kind: type[Refusal], fields: dict[str, Any]) -> Refusal:
    """Rebuild a refusal that crossed a process boundary."""
    refusal = kind.__new__(kind)
    refusal.__dict__.update(fields)
    refusal.args = (refusal.code,)
    return refusal


class Outcome(NamedTuple):
    """How a finished game ended: the reason's code and the winners' seats, sorted."""

    reason: str
    winners: tuple[int, ...]

    @property
    def text(self) -> str:
        """The value of a record's ``Result`` header.

        >>> Outcome("city-complete", (0, 2)).text
        '0+2 city-complete'
        """
        return f"{'+'.join(map(str, self.winners))} {self.reason}"


class Event(NamedTuple):
    """Something that came of a move: a code with parameters, open to every seat (7.1)."""

    code: str
    parameters: dict[str, Any]


class View(NamedTuple):
    """What one seat may know: the position with the secrets left out or counted.

    ``seat`` is None for a spectator. ``position`` is in the JSON form of ``docs/notation.md``
    and holds this seat's legal moves under ``legal``.
    """

    game: str
    seat: int | None
    position: Position

    @property
    def legal(self) -> list[str]:
        """The seat's legal moves as texts, sorted; empty when it isn't to move."""
        moves: list[str] = self.position["legal"]
        return moves


class State(Protocol):
    """A game in progress, secrets included: what the referee knows."""

    @property
    def seat(self) -> int:
        """The seat to move; meaningless once the game is over."""
        ...

    def turn_label(self) -> str:
        """The running turn as records write it."""
        ...

    def legal_moves(self) -> list[int]:
        """Every legal move, sorted by text."""
        ...

    def text(self, move: int) -> str:
        """A move's text."""
        ...

    def parse(self, text: str) -> int:
        """The move a text names, legal or not."""
        ...

    def play(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Play a legal move and tell what came of it, or raise :class:`Illegal`."""
        ...

    def apply(self, move: int) -> Any:
        """Play a move known to be legal."""
        ...

    def copy(self) -> Any:
        """A game that goes on from here on its own."""
        ...

    def random_turn(self, luck: Any, desk: Any) -> int:
        """Play uniformly random moves to the end of the turn, fast; return how many.

        None, that is 0, once the game is over.
        ``desk`` is the game's :meth:`Game.desk`; it keeps the moves and counts the choices.
        """
        ...

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        ...

    def views(self) -> list[View]:
        """What each seat may know. They share what is open to all: not to be changed."""
        ...

    def position(self) -> Position:
        """The whole position."""
        ...

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        ...


class Game(Protocol):
    """A set of rules by name, with the number that records are stamped with."""

    @property
    def name(self) -> str:
        """The name in records and on command lines."""
        ...

    @property
    def title(self) -> str:
        """The name on the box."""
        ...

    @property
    def rules(self) -> int:
        """The number of the rules, raised whenever a record's meaning changes."""
        ...

    @property
    def line_per_move(self) -> bool:
        """Whether each move has its own line in a record, rather than each turn."""
        ...

    @property
    def header_names(self) -> tuple[str, ...]:
        """The headers this game adds to a record, in the order they are written."""
        ...

    @property
    def file_options(self) -> Mapping[str, tuple[str, ...]]:
        """The options whose value is a file's name on a command line, and its text here; with
        the names that stand for themselves.
        """
        ...

    def new(self, seed: str | bytes | None, options: Mapping[str, Any]) -> Any:
        """A game set up from its seed; ``options`` as in a position, missing ones by default."""
        ...

    def from_position(self, position: Mapping[str, Any], seed: str | bytes | None) -> Any:
        """A game that starts from a position; the seed serves what chance is left."""
        ...

    def options_from_texts(self, texts: Sequence[tuple[str, str]]) -> Options:
        """Options as a command line gives them (``new-buildings=1,2``)."""
        ...

    def options_from_headers(self, headers: Mapping[str, str]) -> Options:
        """The options a record's headers tell."""
        ...

    def headers(self, state: Any) -> dict[str, str]:
        """The record headers of a game's options, defaults left out."""
        ...

    def players(self, state: Any) -> int:
        """How many seats a game has."""
        ...

    def desk(self) -> Any:
        """What random turns work with: ``trail.listed()`` are the last turn's moves, and
        ``choices`` adds up how many moves there were to choose from.
        """
        ...
