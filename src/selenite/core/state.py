"""A game in progress: events, views, and the state around the rules.

The rules of a game know nothing about texts, views and positions: their state lists, applies and
copies. :class:`GameState` combines that state with the parts of the game that do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, Self

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # the one of Python 3.11 has no defaults

    from selenite.core.chance import Rng
    from selenite.core.game import Game

    State_co = TypeVar("State_co", bound="RulesState", covariant=True, default="RulesState")
else:
    from typing import TypeVar

    State_co = TypeVar("State_co", covariant=True)

Position = dict[str, Any]
"""A position in the JSON form of ``docs/notation.md``."""

Options = dict[str, Any]
"""A game's options in the JSON form of a position."""


class Outcome(NamedTuple):
    """How a finished game ended: the reason's code and the winners' seats, sorted."""

    reason: str
    winners: tuple[int, ...]

    @property
    def text(self) -> str:
        """The value of a record's ``Result`` header.

        >>> Outcome("points", (0, 2)).text
        '0+2 points'
        """
        return f"{'+'.join(map(str, self.winners))} {self.reason}"


class Event(NamedTuple):
    """A consequence of a move: a code with parameters, open to every seat."""

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


class Trail(Protocol):
    """The moves of a turn."""

    def listed(self) -> list[int]:
        """Their codes."""
        ...


class TurnWorkspace(Protocol):
    """What random turns work with, and what they leave there for their caller."""

    choices: int
    """How many moves there were to choose from, added up over all turns."""

    @property
    def trail(self) -> Trail:
        """The moves of the last turn."""
        ...


class RulesState(Protocol):
    """The state of a game's rules: numbers only, secrets included. Moves are codes."""

    seed: bytes | None
    """The seed the game was set up from."""

    journal: list[Any] | None
    """Where the rules note what happens, if that is wanted."""

    @property
    def rules(self) -> Any:
        """The tables of the game's options."""
        ...

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

    def apply(self, move: int) -> object:
        """Play a move known to be legal."""
        ...

    def copy(self) -> Self:
        """An independent copy of the game."""
        ...

    def random_turn(self, rng: Rng, workspace: Any) -> int:
        """Play uniformly random moves to the end of the turn, fast; return how many.

        The number is 0 once the game is over. ``workspace`` is made by the game's ``set_up``; it
        keeps the moves and counts the choices.
        """
        ...

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        ...


class GameState(Generic[State_co]):
    """A game in progress, secrets included: what the referee knows.

    Moves are codes; :meth:`text` and :meth:`parse` translate. :meth:`play` takes any move and
    refuses an illegal one; ``apply`` takes a legal one and checks nothing. Everything else is in
    ``rules_state``, the state of the game's own rules, whose class the type names: ``GameState`` is
    a state of any game, ``GameState[State]`` one of the game that ``State`` belongs to.

    Two states are equal if the same moves lead to the same positions: they have the same game,
    position and seed. They change as moves are played, so they have no hash.

    >>> from selenite.core import registry
    >>> game = next(iter(registry.games().values()))
    >>> state = game.new("selenite", {})
    >>> texts = [state.text(move) for move in state.legal_moves()]
    >>> events = state.play(texts[0])
    >>> state.outcome() is None
    True
    >>> state == state.copy(), state == game.new("selenite", {})
    (True, False)
    """

    __slots__ = (
        "apply", "game", "legal_moves", "outcome", "random_turn", "rules_state", "turn_label",
    )  # fmt: skip

    legal_moves: Callable[[], list[int]]
    """Every legal move, sorted by text; none when the game is over."""

    apply: Callable[[int], Any]
    """Play a move known to be legal."""

    outcome: Callable[[], Outcome | None]
    """How the game ended; None while it runs."""

    random_turn: Callable[[Rng, TurnWorkspace], int]
    """Play uniformly random moves to the end of the turn, fast; return how many."""

    turn_label: Callable[[], str]
    """The running turn as records write it: round and seat."""

    def __init__(self, game: Game, rules_state: State_co) -> None:
        self.game = game
        self.rules_state = rules_state
        # The rules' own methods, so that stepping costs nothing on top of them.
        self.legal_moves = rules_state.legal_moves
        self.apply = rules_state.apply
        self.outcome = rules_state.outcome
        self.random_turn = rules_state.random_turn
        self.turn_label = rules_state.turn_label

    def __eq__(self, other: object) -> bool:
        """Whether another state has the same game, whole position and seed.

        What led to the position doesn't count, nor does anything else that a position leaves out.
        """
        if not isinstance(other, GameState):
            return NotImplemented
        if (self.game, self.rules_state.seed) != (other.game, other.rules_state.seed):
            return False
        return self.position() == other.position()

    __hash__ = None  # type: ignore[assignment] # as typeshed does for lists

    @property
    def seat(self) -> int:
        """The seat to move; meaningless once the game is over."""
        return self.rules_state.seat

    @property
    def seed(self) -> bytes:
        """The seed the game was set up from; a game that was dealt from a view has none."""
        seed = self.rules_state.seed
        assert seed is not None, "the game was set up, not dealt from a view"
        return seed

    def text(self, move: int) -> str:
        """A move's text."""
        return self.game.notation.move_text(self.rules_state.rules, move)

    def parse(self, text: str) -> int:
        """The move a text names, legal or not; refused if there is no such text."""
        with self.game.refusals:
            return self.game.notation.move_code(self.rules_state.rules, text)

    def play(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Play a move if it is legal, and return its events; else raise, changing nothing."""
        state, explain = self.rules_state, self.game.explain
        with self.game.refusals:
            code = explain.check(state, move, seat)
        journal: list[Any] = []
        state.journal = journal
        state.apply(code)
        state.journal = None
        return explain.events(state, journal)

    def view(self, seat: int | None) -> View:
        """What a seat may know; a spectator, for None."""
        with self.game.refusals:
            return self.game.view.view_of(self.rules_state, seat)

    def views(self) -> list[View]:
        """What each seat may know. They share what is open to all: not to be changed."""
        return self.game.view.views_of(self.rules_state)

    def position(self) -> Position:
        """The whole position, secrets included, in the form of ``docs/notation.md``."""
        return self.game.position.write(self.rules_state)

    def copy(self) -> GameState[State_co]:
        """An independent copy of the game."""
        return GameState(self.game, self.rules_state.copy())
