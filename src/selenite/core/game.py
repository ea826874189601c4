"""What a game is: its name, its options, and the parts that the other layers use.

A game is a package. Its ``__init__`` holds ``GAME``, a :class:`Game`, and an entry point of the
group ``selenite.games`` names it. The parts are modules of the package with fixed names, loaded
when they are first asked for: the command line needs no web framework, and a bot no drawing. The
protocols below define each module, except ``web`` and ``terminal``: the packages that show games
have their own protocols.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, cast

from selenite.core.chance import Rng, seed_bytes
from selenite.core.refusals import Invalid, Refusal
from selenite.core.state import Event, GameState, Options, Position, View

if TYPE_CHECKING:
    from selenite.core.drawing import Names, Say, Svg
    from selenite.core.printed import PrintedPart


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


class OptionsPart(Protocol):
    """``options``: a game's options, in every form in which they are written."""

    HEADERS: tuple[str, ...]
    """The headers this game adds to a record, in the order they are written."""

    FORM: tuple[Choice, ...]
    """The options that the lobby offers. The number of players is ``players`` if it varies."""

    def file_options(self) -> Mapping[str, tuple[str, ...]]:
        """The options whose value is a file's name on a command line, and its text here; with
        the names that stand for themselves.
        """
        ...

    def from_texts(self, texts: Sequence[tuple[str, str]]) -> Options:
        """Options as a command line gives them (``new-buildings=1,2``)."""
        ...

    def from_headers(self, headers: Mapping[str, str]) -> Options:
        """The options in a record's headers."""
        ...

    def headers_of(self, state: Any) -> dict[str, str]:
        """The record headers of a game's options, defaults left out."""
        ...

    def players(self, state: Any) -> int:
        """How many seats a game has."""
        ...

    def described(self, state: Any, say: Say) -> list[str]:
        """The options of a game in words."""
        ...


class SetUpPart(Protocol):
    """``set_up``: the state that a game begins with."""

    def set_up(self, options: Mapping[str, Any], seed: bytes) -> Any:
        """A game set up from its seed, with options in the JSON form of a position."""
        ...

    def workspace(self) -> Any:
        """What random turns work with: ``trail.listed()`` are the last turn's moves, and
        ``choices`` adds up how many moves there were to choose from.
        """
        ...


class NotationPart(Protocol):
    """``notation``: the move language, by the tables of a game's options."""

    def move_text(self, rules: Any, move: int) -> str:
        """A move's text."""
        ...

    def move_code(self, rules: Any, text: str) -> int:
        """The move a text names, legal or not; refused if there is no such text."""
        ...


class PositionPart(Protocol):
    """``position``: whole positions in their JSON form."""

    def write(self, state: Any) -> Position:
        """The whole position, secrets included."""
        ...

    def read(self, position: Mapping[str, Any]) -> Any:
        """The state of a position, or the first fault in it."""
        ...


class ViewPart(Protocol):
    """``view``: what a seat may know, and states that agree with it."""

    def view_of(self, state: Any, seat: int | None) -> View:
        """What a seat may know; a spectator, for None."""
        ...

    def views_of(self, state: Any) -> list[View]:
        """What each seat may know. They share what is open to all: not to be changed."""
        ...

    def redeal(self, view: View, rng: Rng) -> Any:
        """A state that agrees with a view; what the seat can't see is dealt by chance."""
        ...


class ExplainPart(Protocol):
    """``explain``: why a move is refused, the events of a legal one, and moves in words."""

    def check(self, state: Any, move: int | str, seat: int | None) -> int:
        """The code of a legal move; anything else is refused with its reason."""
        ...

    def events(self, state: Any, journal: list[Any]) -> list[Event]:
        """The events of a move, from the journal that the rules wrote while they played it."""
        ...

    def describe(self, position: Mapping[str, Any], move: str) -> tuple[str, dict[str, Any]]:
        """A move in the position, or view, it is played in: a word for what it does, of which
        ``move`` and ``advice`` sentences are named, and the parameters of those sentences.
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
        """The board alone, with layers on top and attributes of the drawing itself."""
        ...


class BotsPart(Protocol):
    """``bots``: who plays the game."""

    BOTS: Mapping[str, Callable[..., Any]]
    """The bots by name, beside ``random``. Each is called with its random generator, and with
    ``seconds`` or ``playouts`` by name if a spec has them."""

    LEVELS: tuple[str, ...]
    """The bots that are opponents for people, the weakest first."""

    HINTS: str
    """The bot that gives hints: it has a method ``explain``. Empty where there is none."""

    PLANNING: Any
    """What bots that plan whole turns work with (``selenite.bots.planning.Planning``); None in a
    game that has no such bots."""


class Game:
    """A game, with the number of its rules that records carry."""

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

    # Table manners: automatic moves, and what can't be undone

    def automatic_move(self, legal: Sequence[str]) -> str | None:
        """The legal move that is made automatically, because there is nothing to decide."""
        return None

    def is_automatic(self, move: str) -> bool:
        """Whether a move is too routine to be mentioned to others."""
        return False

    def reveals(self, events: Sequence[Event], seat: int) -> bool:
        """Whether another seat has seen new information, so that the move can't be undone."""
        return False

    # Games

    def new(self, seed: str | bytes | None, options: Mapping[str, Any]) -> GameState:
        """A game set up from its seed; ``options`` as in a position, missing ones by default."""
        with self.refusals:
            return GameState(self, self.set_up.set_up(options, seed_bytes(seed)))

    def from_position(
        self, position: Mapping[str, Any], seed: str | bytes | None = None
    ) -> GameState:
        """A game that starts from a position; the seed determines the remaining chance."""
        with self.refusals:
            state = self.position.read(position)
        state.seed = seed_bytes(seed)
        return GameState(self, state)

    def redeal(self, view: View, rng: Rng) -> GameState:
        """A game that agrees with a view; what the seat can't see is dealt by chance."""
        return GameState(self, self.view.redeal(view, rng))

    def options_from_texts(self, texts: Sequence[tuple[str, str]]) -> Options:
        """Options as a command line gives them (``new-buildings=1,2``)."""
        with self.refusals:
            return self.options.from_texts(texts)

    def options_from_headers(self, headers: Mapping[str, str]) -> Options:
        """The options in a record's headers."""
        with self.refusals:
            return self.options.from_headers(headers)

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
    def options(self) -> OptionsPart:
        """The game's options."""
        return cast("OptionsPart", self.part("options"))

    @cached_property
    def set_up(self) -> SetUpPart:
        """The state that a game begins with."""
        return cast("SetUpPart", self.part("set_up"))

    @cached_property
    def notation(self) -> NotationPart:
        """The move language."""
        return cast("NotationPart", self.part("notation"))

    @cached_property
    def position(self) -> PositionPart:
        """Whole positions."""
        return cast("PositionPart", self.part("position"))

    @cached_property
    def view(self) -> ViewPart:
        """What a seat may know."""
        return cast("ViewPart", self.part("view"))

    @cached_property
    def explain(self) -> ExplainPart:
        """Refusals, events, moves in words."""
        return cast("ExplainPart", self.part("explain"))

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
    def terminal(self) -> Any:
        """The game on the command line, a ``selenite.cli.terminal_part.TerminalPart``."""
        return self.part("terminal")

    @cached_property
    def web(self) -> Any:
        """The game at the web table, a ``selenite.web.parts.WebPart``."""
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
