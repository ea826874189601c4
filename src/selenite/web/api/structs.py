"""What requests to the bot API say, and what it answers: the shapes of its JSON."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from litestar.params import Parameter
from msgspec import UNSET, Meta, Struct, UnsetType

from selenite.web.api import examples

Status = Literal["gathering", "running", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=63, description="The number of a seat, from 0 on.")]
Seq = Annotated[
    int,
    Meta(
        ge=-1,
        le=2**31 - 1,
        description="The number of the last entry in the table's log that isn't chat. A move has"
        " to name it: if something has happened since, the move is refused with 409.",
        examples=[17],
    ),
]
Digits = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        description="32 bytes in hexadecimal, in lower case.",
        examples=["5e" * 32],
    ),
]


# Requests


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. The game starts at once if no seat is free."""

    game: Annotated[str, Meta(description="The name of a game.", examples=[examples.GAME])]
    options: Annotated[
        dict[str, Any],
        Meta(description="The game's options, as a position writes them; others by default."),
    ] = {}
    seats: Annotated[
        list[Annotated[str, Meta(max_length=40)]] | None,
        Meta(
            description="For each seat `me`, `free` or the level of a bot. By default the first"
            " seat is yours and the others are free.",
            examples=[examples.SEATS],
        ),
    ] = None
    open: Annotated[
        bool, Meta(description="Whether everybody finds the table in the list of open ones.")
    ] = False
    first_player: Annotated[
        Literal["lot", "me", "other"] | None,
        Meta(description="Who begins, in games where the first seat does: by lot by default."),
    ] = None
    promise: Annotated[
        Digits | None,
        Meta(description="A promise of the server that no table has used yet; only with `part`."),
    ] = None
    part: Annotated[
        Digits | None,
        Meta(
            description="Your part of the deal, drawn at random after the promise. It counts if the"
            " game starts at once."
        ),
    ] = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit down, and under which name: the first free seat and your own name by default."""

    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=200, examples=["Robo"])] | None = None


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you are ready to start, and the SHA-256 of your part of the deal if you have one."""

    ready: bool = True
    commitment: Digits | None = None


class NewPart(Struct, frozen=True, forbid_unknown_fields=True):
    """Your part of the deal, which you have committed to."""

    part: Digits


class NewMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move for your seat, and the state of the table that it answers."""

    move: Annotated[
        str,
        Meta(
            max_length=400,
            description="One of the view's legal moves, in the move language.",
            examples=[examples.MOVE],
        ),
    ]
    seq: Seq


class NewAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you agree to what somebody asks for."""

    yes: bool
    seq: Seq


class NewMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to everybody at the table."""

    text: Annotated[str, Meta(max_length=4000, examples=["Good luck!"])]


# Answers


class Me(Struct, frozen=True):
    """For whom a token acts, and what it allows."""

    name: Annotated[str, Meta(description="The nickname.", examples=["Robo"])]
    scopes: Annotated[list[str], Meta(examples=[["read", "play"]])]


class OptionInfo(Struct, frozen=True):
    """An option of a game with the values that the lobby offers, as a command line writes them."""

    key: str
    values: list[str]
    default: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: Annotated[str, Meta(examples=[examples.GAME])]
    title: str
    rules: Annotated[int, Meta(description="The number of its rules.")]
    fewest_players: int
    most_players: int
    levels: Annotated[list[str], Meta(description="Its bots, the weakest first.")]
    options: list[OptionInfo]


class Games(Struct, frozen=True):
    """The games of this server."""

    games: list[GameInfo]


class SeatInfo(Struct, frozen=True):
    """A seat: who plays it. ``away`` is somebody for whom a bot stands in."""

    seat: SeatNumber
    kind: Literal["person", "bot", "free"]
    name: str
    you: Annotated[bool, Meta(description="Whether it is your seat.")]
    ready: bool
    level: Annotated[str | None, Meta(description="The level of the bot that plays it.")] = None
    away: bool = False


class ResultInfo(Struct, frozen=True):
    """How a game ended: a reason and the winners' seats."""

    reason: str
    winners: list[SeatNumber]


class RequestInfo(Struct, frozen=True):
    """Something that a seat asks for: to take back a move, or to end the game without a winner."""

    what: Literal["undo", "abort"]
    seat: SeatNumber
    your_answer: Annotated[bool, Meta(description="Whether it waits for your answer.")]


class PromiseInfo(Struct, frozen=True):
    """A promise of the server: the SHA-256 of the secret of a table that you may set up."""

    promise: Digits


class PartInfo(Struct, frozen=True):
    """What a player adds to the deal: a commitment, and its part once everybody is ready."""

    seat: SeatNumber
    commitment: Digits
    part: Digits | None = None


class DealInfo(Struct, frozen=True):
    """Where the seed comes from (docs/fairness.md): the server's commitment, the players' parts.

    The secret and the seed are there once the game is over.
    """

    commitment: Digits
    parts: list[PartInfo]
    your_part: Annotated[bool, Meta(description="Whether your part is awaited now.")]
    secret: Digits | None = None
    seed: Digits | None = None


class TableInfo(Struct, frozen=True):
    """A table."""

    id: Annotated[str, Meta(examples=[examples.TABLE])]
    game: Annotated[str, Meta(examples=[examples.GAME])]
    rules: int
    status: Status
    open: bool
    host: Annotated[bool, Meta(description="Whether you have set it up.")]
    seats: list[SeatInfo]
    seq: Seq
    to_move: SeatNumber | None
    your_move: Annotated[bool, Meta(description="Whether the table waits for your move.")]
    page: Annotated[str, Meta(description="The address of its page.")]
    request: RequestInfo | None = None
    result: ResultInfo | None = None
    rematch: Annotated[str | None, Meta(description="The table of the rematch.")] = None
    deal: Annotated[
        DealInfo | None, Meta(description="How the cards were dealt; null if the seed was given.")
    ] = None


class Tables(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableInfo]


class ViewInfo(Struct, frozen=True):
    """What you may know of a game, with your legal moves: your seat's view, or the public one."""

    table: str
    seq: Seq
    status: Status
    your_move: bool
    seat: Annotated[SeatNumber | None, Meta(description="Your seat; null if you look on.")]
    view: Annotated[
        dict[str, Any],
        Meta(description="The seat's view in the form of docs/notation.md; `legal` are its moves."),
    ]


class Said(Struct, frozen=True):
    """A message was sent."""

    seq: Annotated[int, Meta(description="The number of its entry in the log.")]


class EventLine(Struct, frozen=True, tag_field="type", tag="event"):
    """Something that happened: an entry of the table's log, without what is secret."""

    __schema_name__: ClassVar = "Event"

    seq: Annotated[int, Meta(description="Its number in the log.")]
    at: Annotated[float, Meta(description="Seconds since 1970.")]
    kind: str
    data: dict[str, Any]


class StateLine(Struct, frozen=True, tag_field="type", tag="state"):
    """Where the table stands after the events before this line."""

    __schema_name__: ClassVar = "State"

    seq: Seq
    status: Status
    to_move: SeatNumber | None
    your_move: bool
    your_answer: bool


class Heartbeat(Struct, frozen=True, tag_field="type", tag="heartbeat"):
    """A sign of life while nothing happens."""


Line = (
    Annotated[EventLine, Parameter(schema_component_key="Event")]
    | Annotated[StateLine, Parameter(schema_component_key="State")]
    | Heartbeat
)
"""A line of a table's stream."""


class Problem(Struct, frozen=True):
    """Why a request was refused: a code that never changes, and a sentence."""

    code: Annotated[str, Meta(examples=["table-stale"])]
    message: str
    clause: Annotated[
        str | UnsetType, Meta(description="The clause of the rules that refuses a move.")
    ] = UNSET
    retry_after: Annotated[
        int | UnsetType, Meta(description="In how many seconds to try again.")
    ] = UNSET
