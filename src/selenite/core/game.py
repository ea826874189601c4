"""What a game is: its name, its options, and the parts that the other layers use.

A game is a package. Its ``__init__`` holds ``GAME``, a :class:`Game`, and an entry point of the
group ``selenite.games`` names it. The parts are modules of the package with fixed names, loaded
when they are first asked for: the command line needs no web framework, and a bot no drawing. The
protocols below define each module, except ``web`` and ``terminal``: the packages that show games
have their own protocols. Modules are loaded by name, where no type checker can compare them with
their protocols, so a game's tests assign them: ``options: OptionsPart[State] = go.options``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from selenite.core.chance import Rng, seed_bytes
from selenite.core.refusals import Invalid, Refusal
from selenite.core.state import (
    Event,
    GameState,
    Options,
    Position,
    RulesState,
    State_co,
    TurnWorkspace,
    View,
)

if TYPE_CHECKING:
    from selenite.core.drawing import Names, Say, Svg
    from selenite.core.printed import PrintedPart

State = TypeVar("State", bound=RulesState)
State_contra = TypeVar("State_contra", bound=RulesState, contravariant=True)
Rules_contra = TypeVar("Rules_contra", contravariant=True)

MOST_SEATS = 4
"""How many players a game can have: colours, signs and reports are made for so many."""


class Choice(NamedTuple):
    """An option of a form: one of some values, or a box to tick.

    The game's texts have a sentence ``form-KEY`` for it, and ``form-KEY-VALUE`` for each value that
    is named: ``none`` for an empty one, with hyphens for commas. A flag has the values ``""`` and
    ``"true"``. ``only_if`` names another option and the values of it for which this one is shown.
    """

    key: str
    values: tuple[str, ...]
    default: str = ""
    is_flag: bool = False
    are_codes: bool = False
    """Whether the values are shown as they are written."""

    are_seats: bool = False
    """Whether the values are numbers of seats, and empty for none of them."""

    only_if: tuple[str, tuple[str, ...]] | None = None


class OptionsPart(Protocol[State_contra]):
    """``options``: a game's options, in every form in which they are written."""

    @property
    def HEADERS(self) -> tuple[str, ...]:
        """The headers this game adds to a record, in the order they are written."""
        ...

    @property
    def FORM(self) -> tuple[Choice, ...]:
        """The options that the lobby offers. The number of players is ``players`` if it varies."""
        ...

    def file_options(self) -> Mapping[str, tuple[str, ...]]:
        """Options that take a file on the command line, each with the values that are names
        instead. :meth:`from_texts` gets the file's content.
        """
        ...

    def from_texts(self, texts: Mapping[str, str]) -> Options:
        """Options as a command line gives them (``KEY=VALUE``).

        ``players`` is among them only if the number of players varies.
        """
        ...

    def from_headers(self, headers: Mapping[str, str]) -> Options:
        """The options in a record's headers."""
        ...

    def headers_of(self, state: State_contra) -> dict[str, str]:
        """The record headers of a game's options, defaults left out."""
        ...

    def players(self, state: State_contra) -> int:
        """How many seats a game has."""
        ...

    def described(self, state: State_contra, say: Say) -> list[str]:
        """The options of a game in words."""
        ...


class SetUpPart(Protocol[State_co]):
    """``set_up``: the state that a game begins with."""

    def set_up(self, options: Mapping[str, Any], seed: bytes) -> State_co:
        """A game set up from its seed, with options in the JSON form of a position."""
        ...

    def workspace(self) -> TurnWorkspace:
        """What random turns work with."""
        ...


class NotationPart(Protocol[Rules_contra]):
    """``notation``: the move language, by the tables of a game's options."""

    def move_text(self, rules: Rules_contra, move: int) -> str:
        """A move's text."""
        ...

    def move_code(self, rules: Rules_contra, text: str) -> int:
        """The move a text names, legal or not; refused if there is no such text."""
        ...


class PositionPart(Protocol[State]):
    """``position``: whole positions in their JSON form.

    Its fields are the game's own, but generic code reads some: ``game`` and ``rules``, the game's
    name and rules number; ``options``, from which ``new`` sets up the same game; ``turn`` with the
    ``round``, which counts from 1, and the ``seat`` to move; and, once the game is over, ``result``
    with the ``reason`` and the ``winners``, a list of seats.
    """

    def write(self, state: State) -> Position:
        """The whole position, secrets included."""
        ...

    def read(self, position: Mapping[str, Any]) -> State:
        """The state of a position, or the first fault in it."""
        ...


class ViewPart(Protocol[State]):
    """``view``: what a seat may know, and states that agree with it.

    A view has the common fields of a position, and two more: ``view`` is the seat, or ``public``
    for spectators, and ``legal`` lists the texts of the seat's legal moves.
    """

    def view_of(self, state: State, seat: int | None) -> View:
        """What a seat may know; a spectator, for None."""
        ...

    def views_of(self, state: State) -> list[View]:
        """What each seat may know. They share what is open to all: not to be changed."""
        ...

    def redeal(self, view: View, rng: Rng) -> State:
        """A state that agrees with a view; what the seat can't see is dealt by chance."""
        ...


class ExplainPart(Protocol[State_contra]):
    """``explain``: why a move is refused, the events of a legal one, and moves in words."""

    def check(self, state: State_contra, move: int | str, seat: int | None) -> int:
        """The code of a legal move; anything else is refused with its reason."""
        ...

    def events(self, state: State_contra, journal: list[Any]) -> list[Event]:
        """The events of a move, from the journal that the rules wrote while they played it."""
        ...

    def describe(self, position: Mapping[str, Any], move: str) -> tuple[str, dict[str, Any]]:
        """A move's kind, which names its messages (``move-KIND``, ``advice-KIND``), and their
        parameters. The position, or view, is the one that the move is played in.
        """
        ...


class AnalysisPart(Protocol):
    """``analysis``: facts about positions and moves, computed with the rules."""

    def reasons(self, happened: Sequence[Event], say: Say) -> Iterable[str]:
        """What a turn gains for the seat that plays it, in words, from its moves and events.

        Moves are among the events, with the codes ``move-…``.
        """
        ...

    def prospects(self, before: Position, after: Position, seat: int, say: Say) -> Iterable[str]:
        """What a seat's turn leads to, in words, from its positions before and after.

        Hints use it for turns with little immediate gain.
        """
        ...

    def figures(self, position: Position) -> dict[str, list[int]]:
        """What the arena counts at the end of a game: numbers by name, one for each seat."""
        ...


class DrawPart(Protocol):
    """``draw``: positions and views as SVG."""

    def svg(
        self, position: Position, say: Say, names: Names = None, *, narrow: bool = False,
        style: bool = True,
    ) -> Svg:  # fmt: skip
        """The whole picture. Without ``style`` the page brings the style sheet."""
        ...

    def board_svg(
        self, position: Position, say: Say, names: Names = None, *, style: bool = True,
        layers: Iterable[Svg] = (), **attributes: str | None,
    ) -> Svg:  # fmt: skip
        """The board alone, with layers on top and attributes of the drawing itself.

        What isn't named here is an attribute, so a game's function has no other parameters.
        """
        ...


class Bot(Protocol):
    """A player of one seat in one game."""

    def choose(self, view: View) -> str:
        """One of the view's legal moves."""
        ...


class BotsPart(Protocol):
    """``bots``: who plays the game."""

    @property
    def BOTS(self) -> Mapping[str, Callable[..., Bot]]:
        """The bots by name, beside ``random``. Each is called with its random generator, and with
        ``seconds`` or ``playouts`` by name if a spec has them.
        """
        ...

    @property
    def LEVELS(self) -> tuple[str, ...]:
        """The bots that are opponents for people, at least one, the weakest first."""
        ...

    @property
    def HINTS(self) -> str:
        """The bot that gives hints: it has a method ``explain``. Empty where there is none."""
        ...

    @property
    def PLANNING(self) -> object:
        """What bots that plan whole turns work with (``selenite.bots.planning.Planning``); None in
        a game that has no such bots.
        """
        ...


class Game(Generic[State_co]):
    """A game, with the number of its rules that records carry.

    ``Game[State]`` names the class of its rules' state; ``Game`` is any game.
    """

    name: ClassVar[str]
    """The name in records and on command lines."""

    title: ClassVar[str]
    """The name on the box."""

    rules: ClassVar[int]
    """The number of the rules, raised whenever a record's meaning changes."""

    line_per_move: ClassVar[bool] = False
    """Whether each move has its own line in a record, rather than each turn."""

    has_secrets: ClassVar[bool] = False
    """Whether a seat may not see all that another one sees."""

    seats: ClassVar[tuple[int, int]] = (2, 2)
    """The fewest and the most players, at most ``MOST_SEATS``."""

    first_seat_begins: ClassVar[bool] = False
    """Whether the first seat always begins: then a table decides who sits there, by lot or as
    agreed. Other games draw their first player themselves, or have an option for it."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        fewest, most = cls.seats
        if not 1 <= fewest <= most <= MOST_SEATS:
            raise ValueError(f"a game is for 1 to {MOST_SEATS} players, not for {fewest} to {most}")

    @property
    def package(self) -> str:
        """The package that holds all parts."""
        return type(self).__module__

    # At the table: automatic moves and undo

    def automatic_move(self, legal: Sequence[str]) -> str | None:
        """The legal move that is made automatically, because there is nothing to decide."""
        return None

    def is_automatic(self, move: str) -> bool:
        """Whether a move is too routine to be mentioned, and may be made automatically."""
        return False

    def reveals(self, events: Sequence[Event], seat: int) -> bool:
        """Whether another seat has seen new information, so that the move can't be undone."""
        return False

    # Games

    def new(self, seed: str | bytes | None, options: Mapping[str, Any]) -> GameState[State_co]:
        """A game set up from its seed; ``options`` as in a position, missing ones by default."""
        with self.refusals:
            return GameState(self, self.set_up.set_up(options, seed_bytes(seed)))

    def from_position(
        self, position: Mapping[str, Any], seed: str | bytes | None = None
    ) -> GameState[State_co]:
        """A game that starts from a position; the seed determines the remaining chance."""
        with self.refusals:
            state = self.position.read(position)
        state.seed = seed_bytes(seed)
        return GameState(self, state)

    def redeal(self, view: View, rng: Rng) -> GameState[State_co]:
        """A game that agrees with a view; what the seat can't see is dealt by chance."""
        return GameState(self, self.view.redeal(view, rng))

    def options_from_texts(self, texts: Sequence[tuple[str, str]]) -> Options:
        """Options as a command line gives them (``KEY=VALUE``), each at most once."""
        given: dict[str, str] = {}
        with self.refusals:
            for key, text in texts:
                if key in given:
                    raise Invalid("option-twice", option=key)
                given[key] = text
            return self.options.from_texts(self._without_players(given, "players"))

    def options_from_headers(self, headers: Mapping[str, str]) -> Options:
        """The options in a record's headers."""
        with self.refusals:
            return self.options.from_headers(self._without_players(headers, "Players"))

    def _without_players(self, given: Mapping[str, str], key: str) -> Mapping[str, str]:
        """Options without the number of players if it never varies; a wrong number is refused."""
        fewest, most = self.seats
        if fewest < most or key not in given:
            return given
        if given[key] != str(most):
            raise Invalid("option-only-players", game=self.name, n=most, players=given[key])
        return {other: text for other, text in given.items() if other != key}

    def headers(self, state: GameState) -> dict[str, str]:
        """The record headers of a game's options, defaults left out."""
        return self.options.headers_of(state.rules_state)

    def players(self, state: GameState) -> int:
        """How many seats a game has."""
        return self.options.players(state.rules_state)

    # Parts

    def part(self, name: str) -> Any:
        """A module of the game's package."""
        return import_module(f"{self.package}.{name}")

    @property
    def folder(self) -> Traversable:
        """The package's files."""
        return files(self.package)

    @property
    def texts(self) -> Traversable:
        """The folder of the game's sentences, a Fluent file for each language."""
        return self.folder / "texts"

    @property
    def manual(self) -> Traversable:
        """The folder of the game's rules, a Markdown file for each language."""
        return self.folder / "manual"

    @property
    def world(self) -> Traversable:
        """The folder of the documents about the game's world, likewise; many games have none."""
        return self.folder / "world"

    @property
    def rulings(self) -> Traversable:
        """The folder of rulings on what the game's rulebooks leave open, likewise."""
        return self.folder / "rulings"

    @property
    def style_sheet(self) -> Traversable:
        """The style sheet of the game's own pages."""
        return self.folder / "web" / "style.css"

    @cached_property
    def refusals(self) -> _TagRefusals:
        """A context that tags refusals with the game's name."""
        return _TagRefusals(self.name)

    @cached_property
    def options(self) -> OptionsPart[Any]:
        """The game's options."""
        return cast("OptionsPart[Any]", self.part("options"))

    @cached_property
    def set_up(self) -> SetUpPart[Any]:
        """The state that a game begins with."""
        return cast("SetUpPart[Any]", self.part("set_up"))

    @cached_property
    def notation(self) -> NotationPart[Any]:
        """The move language."""
        return cast("NotationPart[Any]", self.part("notation"))

    @cached_property
    def position(self) -> PositionPart[Any]:
        """Whole positions."""
        return cast("PositionPart[Any]", self.part("position"))

    @cached_property
    def view(self) -> ViewPart[Any]:
        """What a seat may know."""
        return cast("ViewPart[Any]", self.part("view"))

    @cached_property
    def explain(self) -> ExplainPart[Any]:
        """Refusals, events, moves in words."""
        return cast("ExplainPart[Any]", self.part("explain"))

    @cached_property
    def analysis(self) -> AnalysisPart:
        """Facts about positions and moves."""
        return cast("AnalysisPart", self.part("analysis"))

    @cached_property
    def draw(self) -> DrawPart:
        """Positions and views as SVG."""
        return cast("DrawPart", self.part("draw"))

    @cached_property
    def bots(self) -> BotsPart:
        """The game's bots."""
        return cast("BotsPart", self.part("bots"))

    @cached_property
    def terminal(self) -> object:
        """The game on the command line; ``selenite.cli.terminal_part`` knows its type."""
        return self.part("terminal")

    @cached_property
    def web(self) -> object:
        """The game at the web table; ``selenite.web.parts`` knows its type."""
        return self.part("web")

    @cached_property
    def printed(self) -> PrintedPart | None:
        """What owners of the printed game can correct; None in a game without such a part."""
        if find_spec(f"{self.package}.printed") is None:
            return None
        return cast("PrintedPart", self.part("printed"))


class _TagRefusals:
    """A context that tags the refusals raised in it with a game's name."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, reason: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        if isinstance(reason, Refusal) and reason.game is None:
            reason.game = self.game


def check_keys(options: Mapping[str, Any], known: Iterable[str]) -> None:
    """Refuse an option that the game doesn't have."""
    for key in options:
        if key not in known:
            raise Invalid("unknown-option", option=key)
