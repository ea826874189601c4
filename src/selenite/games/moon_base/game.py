"""Moon Base as a game: setting one up, and what records and commands ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from selenite.games.chance import Stream, seed_bytes
from selenite.games.moon_base import boards
from selenite.games.moon_base import options as option_list
from selenite.games.moon_base import position as positions
from selenite.games.moon_base.boards import Board
from selenite.games.moon_base.codes import COLOURS, RINGS_OF_A_KIND, SIZES, STACK_RINGS, STACKS
from selenite.games.moon_base.rules import Desk, State
from selenite.games.moon_base.view import Dealer, redeal

__all__ = ["GAME", "Dealer", "MoonBase", "from_position", "new", "redeal"]


def new(seed: str | bytes | None = None, board: Any = boards.STANDARD) -> State:
    """Set up a game (1.1 to 1.4) on a board: a name or a board file's content.

    Without a seed, one is drawn.

    >>> new(seed="selenite").position()["stacks"]["large"]
    ['ssbsgg', 'bgggbb', 'gbsbgb', 'gbssss']
    """
    return _set_up(boards.from_source(board), seed_bytes(seed))


def from_position(position: Mapping[str, Any], seed: str | bytes | None = None) -> State:
    """A game that starts from a position; the seed is kept for its record.

    >>> state = new(seed="selenite")
    >>> from_position(state.position(), "selenite").position() == state.position()
    True
    """
    state = positions.read(position)
    state.seed = seed_bytes(seed)
    return state


def _set_up(board: Board, seed: bytes) -> State:
    """Shuffle the rings of each size into stacks, bottom to top (1.1)."""
    state = State(option_list.rule_set(board))
    state.seed = seed
    stacks = []
    for size in SIZES:
        rings = [colour for colour in range(len(COLOURS)) for _ in range(RINGS_OF_A_KIND)]
        Stream(seed, size).shuffle(rings)
        stacks += rings
    state.stacks = stacks
    state.heights = [STACK_RINGS] * (len(SIZES) * STACKS)
    return state


class MoonBase:
    """The game, as records, the command line and the table ask for it."""

    name = positions.GAME
    title = "Moon Base"
    rules = positions.RULES
    line_per_move = True

    def new(self, seed: str | bytes | None, options: Mapping[str, Any]) -> State:
        """A game set up from its seed, with options in the JSON form of a position."""
        return _set_up(option_list.board_of(options), seed_bytes(seed))

    def from_position(self, position: Mapping[str, Any], seed: str | bytes | None) -> State:
        """A game that starts from a position."""
        return from_position(position, seed)

    def options_from_texts(self, texts: Sequence[tuple[str, str]]) -> dict[str, Any]:
        """Options as a command line gives them."""
        return option_list.from_texts(texts)

    def options_from_headers(self, headers: Mapping[str, str]) -> dict[str, Any]:
        """Options as a record's headers tell them."""
        return option_list.from_headers(headers)

    def headers(self, state: State) -> dict[str, str]:
        """The headers that tell a game's options, defaults left out."""
        return option_list.to_headers(state.rules)

    @property
    def header_names(self) -> tuple[str, ...]:
        """The headers this game adds to a record, in their order."""
        return option_list.HEADERS

    @property
    def file_options(self) -> dict[str, tuple[str, ...]]:
        """The options whose value is a file's name on a command line, and its text here."""
        return {"board": boards.names()}

    def players(self, state: State) -> int:
        """How many seats a game has."""
        return option_list.PLAYERS

    def desk(self) -> Desk:
        """What random turns work with."""
        return Desk()


GAME = MoonBase()
