"""What a table consists of: seats, moves, sentences, chat, requests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from secrets import compare_digest
from typing import Any, Literal, NamedTuple

from selenite.core.refusals import Refusal
from selenite.core.state import Event
from selenite.texts import Speaker

Status = Literal["gathering", "running", "over"]
"""What a table is doing."""

GATHERING: Status = "gathering"
RUNNING: Status = "running"
OVER: Status = "over"

ConsentMatter = Literal["undo", "abort", "friend"]
"""What needs the others' consent."""

RESIGNED, ABORTED = "resigned", "aborted"
"""How a game can end at a table, beside the ends that its rules have."""


BEFORE_THE_GAME = -1
"""The move number of sentences that come before the first move."""


class Refused(Refusal):
    """An action that is not possible at a table, or not now: a code of the texts' refusals."""


@dataclass(frozen=True)
class Seat:
    """A place at a table: a person's, a bot's, or free.

    ``stand_in`` is a bot that plays for an absent person, who can come back. A friend who knows
    ``key`` can take over from it, if the absent person has agreed beforehand (``consents``) or all
    others have (``granted``). ``owner`` is then whose seat it is, called ``owner_name``: the person
    who can come back at any time.
    """

    person: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    stand_in: bool = False
    key: str = ""
    consents: bool = False
    granted: bool = False
    owner: str | None = None
    owner_name: str = ""

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot makes the moves."""
        return self.bot is not None

    @property
    def holder(self) -> str | None:
        """The person whose seat it is, even while a friend plays on for them."""
        return self.owner or self.person

    @property
    def is_open_to_friends(self) -> bool:
        """Whether a friend may take over from the bot that stands in."""
        return self.stand_in and bool(self.key) and (self.consents or self.granted)

    def opens_with(self, key: str) -> bool:
        """Whether a key lets somebody take over from the bot that stands in."""
        return self.is_open_to_friends and compare_digest(self.key.encode(), key.encode())

    def stood_in_for(self, bot: str, key: str) -> Seat:
        """The seat while a bot plays for its owner; letting a friend in needs consent again."""
        return replace(self.given_back(), bot=bot, stand_in=True, key=key)

    def taken_over(self, person: str, name: str) -> Seat:
        """The seat while a friend plays on for its owner."""
        return Seat(
            person, name, consents=self.consents, owner=self.holder, owner_name=self._holder_name
        )

    def given_back(self) -> Seat:
        """The seat with its owner on it."""
        return Seat(self.holder, self._holder_name, consents=self.consents)

    @property
    def _holder_name(self) -> str:
        return self.owner_name if self.owner else self.name


class Sentence(NamedTuple):
    """A sentence about a move: a code with parameters, and the number of the move."""

    move: int
    code: str
    seat: int | None
    parameters: dict[str, Any]
    is_routine: bool

    @classmethod
    def of_event(cls, move: int, event: Event) -> Sentence:
        """The sentence about an event that a move caused."""
        parameters = dict(event.parameters)
        seat = parameters.pop("seat", None)
        return cls(move, f"event-{event.code}", seat, parameters, is_routine=False)

    def text(self, names: Mapping[int, str], speaker: Speaker) -> str:
        """The sentence as a speaker of the game says it, with the names of the seats."""
        parameters = dict(self.parameters)
        if self.seat is not None:
            parameters["who"] = names[self.seat]
        if "winners" in parameters:
            winners = [names[seat] for seat in parameters["winners"]]
            parameters |= {"n": len(winners), "who": speaker.join(winners)}
        return speaker.say(self.code, **parameters)


class ChatMessage(NamedTuple):
    """A message to the table; ``phrase`` is a code that everybody reads in their language."""

    at: float
    who: str
    seat: int | None
    text: str
    phrase: str


@dataclass(frozen=True)
class ConsentRequest:
    """Something that needs the others' consent.

    That is undoing moves, ending the game, or letting a friend take over a seat (``about``) whose
    person is away.
    """

    what: ConsentMatter
    seat: int
    moves: int
    agreed: frozenset[int] = frozenset()
    about: int | None = None


@dataclass
class PlayedMove:
    """A move of the game, and what matters for taking it back.

    ``label`` names its turn, ``reveals`` is true if another seat has seen something hidden,
    ``by_hand`` if a player chose it. ``sentences`` is the number of sentences before it.
    """

    seat: int
    move: str
    label: str
    reveals: bool
    by_hand: bool
    sentences: int
