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


class Generator(Protocol):
    """A source of chance: anything with ``below``."""

    def below(self, n: int) -> int:
        """A number from 0 up to n - 1."""
        ...


class State(Protocol):
    """A game in progress, secrets included."""

    @property
    def seat(self) -> int: ...
    @property
    def turn_label(self) -> str: ...
    def legal_moves(self) -> list[int]: ...
    def text(self, move: int) -> str: ...
    def parse(self, text: str) -> int: ...
    def play(self, move: int | str, seat: int | None = None) -> list[Event]: ...
    def apply(self, move: int) -> None: ...
    def copy(self) -> State: ...
    def view(self, seat: int | None) -> View: ...
    def position(self) -> Position: ...
    def outcome(self) -> Outcome | None: ...
    def options(self) -> Options: ...


class Game(Protocol):
    """A set of rules by name, with the number that records are stamped with."""

    name: str
    rules: int
    title: str

    def new(self, seed: str | bytes, options: Mapping[str, Any]) -> State:
        """A game set up from its seed; ``options`` as in a position, missing ones by default."""
        ...

    def from_position(self, position: Mapping[str, Any], seed: str | bytes) -> State:
        """A game that starts from a position; the seed serves what chance is left."""
        ...

    def options_from_texts(self, texts: Sequence[tuple[str, str]]) -> Options:
        """Options as a command line gives them (``new-buildings=1,2``)."""
        ...

    def headers(self, options: Mapping[str, Any]) -> dict[str, str]:
        """The record headers of these options, defaults left out."""
        ...

    def options_from_headers(self, headers: Mapping[str, str]) -> Options:
        """The options a record's headers tell, the inverse of :meth:`headers`."""
        ...

    def header_names(self) -> tuple[str, ...]:
        """The headers this game adds to a record, in the order they are written."""
        ...

    def draw_text(self, view: View | State) -> str:
        """A board in plain text, for terminals."""
        ...
