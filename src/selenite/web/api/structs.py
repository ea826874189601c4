"""What requests to the bot API say, and what it answers: the shapes of its JSON."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from litestar.params import Parameter
from msgspec import UNSET, Meta, Struct, UnsetType

from selenite.table.model import ConsentMatter, Status
from selenite.web.api import examples

SeatKind = Literal["person", "bot", "free"]
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
RequestedMatter = Annotated[
    ConsentMatter,
    Meta(
        description="What somebody asks for: `undo` takes moves back, `abort` ends the game without"
        " a winner, `friend` lets a friend of the others see the hand of a player who is away, and"
        " play on for them."
    ),
]
TableStatus = Annotated[
    Status, Meta(description="Whether people gather, the game is running, or it is over.")
]
ToMove = (
    Annotated[SeatNumber, Meta(description="The seat to move; null while no game is running.")]
    | None
)
YourMove = Annotated[bool, Meta(description="Whether the table waits for your move.")]
YourAnswer = Annotated[bool, Meta(description="Whether it waits for your answer.")]
GameName = Annotated[str, Meta(description="The name of its game.", examples=[examples.GAME])]
TableName = Annotated[
    str,
    Meta(
        description="The name of the table, the last part of its page's address.",
        examples=[examples.TABLE],
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
    promise: (
        Annotated[
            Digits,
            Meta(
                description="A promise of the server that no table has used yet; only with `part`."
            ),
        ]
        | None
    ) = None
    part: (
        Annotated[
            Digits,
            Meta(
                description="Your part of the deal, drawn at random after the promise. It counts if"
                " the game starts at once."
            ),
        ]
        | None
    ) = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit down, and under which name."""

    seat: Annotated[SeatNumber, Meta(description="By default the first free seat.")] | None = None
    name: (
        Annotated[
            str,
            Meta(
                max_length=200,
                description="What you are called at the table; by default your nickname.",
                examples=["Robo"],
            ),
        ]
        | None
    ) = None


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you are ready to start, and the SHA-256 of your part of the deal if you have one."""

    ready: Annotated[bool, Meta(description="False if you need more time after all.")] = True
    commitment: (
        Annotated[Digits, Meta(description="The SHA-256 of your part of the deal.")] | None
    ) = None


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

    yes: Annotated[bool, Meta(description="Whether you agree.")]
    seq: Seq


class NewMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to everybody at the table."""

    text: Annotated[
        str,
        Meta(
            max_length=4000,
            description="The message. The table shows its first 400 characters, in one line.",
            examples=["Good luck!"],
        ),
    ]


# Answers


class Me(Struct, frozen=True):
    """For whom a token acts, and what it allows."""

    name: Annotated[str, Meta(description="The nickname.", examples=["Robo"])]
    scopes: Annotated[
        list[str], Meta(description="What the token allows.", examples=[["read", "play"]])
    ]


class OptionInfo(Struct, frozen=True):
    """An option of a game with the values that the lobby offers, as a command line writes them."""

    key: Annotated[str, Meta(description="Its name in `options`.")]
    values: Annotated[list[str], Meta(description="What can be chosen.")]
    default: Annotated[str, Meta(description="What holds if nothing is chosen.")]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: Annotated[str, Meta(description="Its name in addresses.", examples=[examples.GAME])]
    title: Annotated[str, Meta(description="What people call it.")]
    rules: Annotated[int, Meta(description="The number of its rules.")]
    fewest_players: Annotated[int, Meta(description="How many seats it has at least.")]
    most_players: Annotated[int, Meta(description="How many seats it has at most.")]
    levels: Annotated[list[str], Meta(description="Its bots, the weakest first.")]
    options: Annotated[list[OptionInfo], Meta(description="What a table can choose.")]


class Games(Struct, frozen=True):
    """The games of this server."""

    games: Annotated[list[GameInfo], Meta(description="One after the other, as in the lobby.")]


class SeatInfo(Struct, frozen=True):
    """A seat, and who plays it."""

    seat: SeatNumber
    kind: Annotated[SeatKind, Meta(description="Whose it is: a person's, a bot's, or nobody's.")]
    name: Annotated[str, Meta(description="What its player is called; empty if it is free.")]
    you: Annotated[bool, Meta(description="Whether it is your seat.")]
    ready: Annotated[bool, Meta(description="Whether its player is ready to start.")]
    level: Annotated[str | None, Meta(description="The level of the bot that plays it.")] = None
    away: Annotated[bool, Meta(description="Whether a bot stands in for its player.")] = False


class ResultInfo(Struct, frozen=True):
    """How a game ended: a reason and the winners' seats."""

    reason: Annotated[
        str,
        Meta(
            description="`resigned`, `aborted`, or an end that the game's rules have.",
            examples=["resigned"],
        ),
    ]
    winners: Annotated[
        list[SeatNumber], Meta(description="The seats that have won; none, one or several.")
    ]


class RequestInfo(Struct, frozen=True):
    """Something that a seat asks the others for."""

    what: RequestedMatter
    seat: SeatNumber
    your_answer: YourAnswer


class PromiseInfo(Struct, frozen=True):
    """A promise of the server: the SHA-256 of the secret of a table that you may set up."""

    promise: Digits


class PartInfo(Struct, frozen=True):
    """What a player adds to the deal: a commitment, and its part once everybody is ready."""

    seat: SeatNumber
    commitment: Annotated[Digits, Meta(description="The SHA-256 of the part.")]
    part: (
        Annotated[Digits, Meta(description="The part, once it has arrived; null before.")] | None
    ) = None


class DealInfo(Struct, frozen=True):
    """Where the seed comes from (docs/fairness.md): the server's secret, and the players' parts."""

    commitment: Annotated[Digits, Meta(description="The SHA-256 of the server's secret.")]
    parts: Annotated[list[PartInfo], Meta(description="What players add.")]
    your_part: Annotated[bool, Meta(description="Whether your part is awaited now.")]
    secret: (
        Annotated[Digits, Meta(description="The server's secret; null until the game is over.")]
        | None
    ) = None
    seed: (
        Annotated[Digits, Meta(description="The seed of the game; null until it is over.")] | None
    ) = None


class TableInfo(Struct, frozen=True):
    """A table."""

    id: TableName
    game: GameName
    rules: Annotated[int, Meta(description="The number of the game's rules.")]
    status: TableStatus
    open: Annotated[bool, Meta(description="Whether everybody finds it in the list of open ones.")]
    host: Annotated[bool, Meta(description="Whether you have set it up.")]
    seats: Annotated[list[SeatInfo], Meta(description="Its seats, by their numbers.")]
    seq: Seq
    to_move: ToMove
    your_move: YourMove
    page: Annotated[str, Meta(description="The address of its page.")]
    request: Annotated[
        RequestInfo | None, Meta(description="What somebody asks the others for, if anything.")
    ] = None
    result: Annotated[
        ResultInfo | None, Meta(description="How the game ended; null until it is over.")
    ] = None
    rematch: Annotated[str | None, Meta(description="The table of the rematch.")] = None
    deal: Annotated[
        DealInfo | None, Meta(description="How the cards were dealt; null if the seed was given.")
    ] = None


class Tables(Struct, frozen=True):
    """A list of tables."""

    tables: Annotated[list[TableInfo], Meta(description="The newest first.")]


class ViewInfo(Struct, frozen=True):
    """What you may know of a game, with your legal moves: your seat's view, or the public one."""

    table: TableName
    seq: Seq
    status: TableStatus
    your_move: YourMove
    seat: Annotated[SeatNumber, Meta(description="Your seat; null if you look on.")] | None
    view: Annotated[
        dict[str, Any],
        Meta(description="The seat's view in the form of docs/notation.md; `legal` are its moves."),
    ]


class SentMessage(Struct, frozen=True):
    """A message was sent."""

    seq: Annotated[int, Meta(description="The number of its entry in the log.")]


class EventLine(Struct, frozen=True, tag_field="type", tag="event"):
    """Something that happened: an entry of the table's log, without what is secret."""

    __schema_name__: ClassVar = "Event"

    seq: Annotated[int, Meta(description="Its number in the log.")]
    at: Annotated[float, Meta(description="Seconds since 1970.")]
    kind: Annotated[
        str, Meta(description="What has happened: docs/bot-api.md has a list.", examples=["move"])
    ]
    data: Annotated[dict[str, Any], Meta(description="What everybody may know of it.")]


class StateLine(Struct, frozen=True, tag_field="type", tag="state"):
    """Where the table stands after the events before this line."""

    __schema_name__: ClassVar = "State"

    seq: Seq
    status: TableStatus
    to_move: ToMove
    your_move: YourMove
    your_answer: Annotated[bool, Meta(description="Whether a request waits for your answer.")]
    request: Annotated[
        ConsentMatter | None,
        Meta(description="What somebody asks for, if anything: `undo`, `abort` or `friend`."),
    ] = None


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

    code: Annotated[
        str,
        Meta(description="The code, for programs to compare.", examples=["table-stale"]),
    ]
    message: Annotated[str, Meta(description="The sentence, in the language of `Accept-Language`.")]
    clause: Annotated[
        str | UnsetType, Meta(description="The clause of the rules that refuses a move.")
    ] = UNSET
    retry_after: Annotated[
        int | UnsetType, Meta(description="In how many seconds to try again.")
    ] = UNSET
