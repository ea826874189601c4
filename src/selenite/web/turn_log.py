"""The log of a table: each turn folded into a row of small pictures, with its sentences below.

Pictures are made from the sentences alone, so a row shows nothing that they don't say. A turn is
rendered only when it grows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, cast

from selenite.table.model import BEFORE_THE_GAME, Sentence
from selenite.table.table import Table
from selenite.texts import say
from selenite.web.html import EMPTY, Markup, element, join, without_codes
from selenite.web.log_steps import pictures, where
from selenite.web.parts import web_of
from selenite.web.pieces import GrowingList
from selenite.web.viewer import ViewerContext

LAST_TURNS = 24


class LoggedTurn(NamedTuple):
    """A turn in the log: whose it is, its label, and its first sentence."""

    seat: int | None
    label: str
    begin: int

    @property
    def round(self) -> str:
        """The round that the turn belongs to."""
        return self.label.partition(".")[0]


class _ShownLog(NamedTuple):
    """What a viewer was shown last: up to which sentence, from which turn on, and as what."""

    told: int
    since: int
    first: int
    entries: list[Markup]
    lines: GrowingList


class _Turns:
    """The turns of a table so far, and how many sentences before each one are worth telling."""

    def __init__(self, table: Table) -> None:
        self.turns: list[LoggedTurn] = []
        self._moves = 0
        self._told = [0]
        if table.sentences and table.sentences[0].move == BEFORE_THE_GAME:
            self.turns.append(LoggedTurn(None, "", 0))

    def grow(self, table: Table) -> None:
        """Add what has happened since."""
        turns = self.turns
        for played in table.moves[self._moves :]:
            if not turns or (turns[-1].seat, turns[-1].label) != (played.seat, played.label):
                turns.append(LoggedTurn(played.seat, played.label, played.sentences))
        self._moves = len(table.moves)
        told = self._told
        for one in table.sentences[len(told) - 1 :]:
            told.append(told[-1] + (not one.is_routine))

    def told_before(self, number: int) -> int:
        """How many sentences before one are worth telling."""
        return self._told[number]

    def ends(self, first: int, count: int) -> list[int]:
        """The sentences that end the turns from one on, of so many sentences in all."""
        begins = [turn.begin for turn in self.turns[first + 1 :]]
        return [*begins, count] if self.turns else []


class _Pages:
    """The rendered turns in one language, updated when a turn grows.

    Each turn has its content, and its entry with and without the mark for new turns, all with how
    many sentences they tell up to there. Sentences are rendered once.
    """

    def __init__(self) -> None:
        self.inside: dict[int, tuple[int, Markup]] = {}
        self.entries: dict[tuple[int, bool], tuple[int, Markup]] = {}
        self.sentences: dict[int, Markup] = {}

    def entry(
        self, context: ViewerContext, grown: _Turns, number: int, end: int, is_new: bool
    ) -> Markup:
        """A turn up to a sentence; empty if it is routine so far."""
        told = grown.told_before(end)
        known = self.entries.get((number, is_new))
        if known is None or known[0] != told:
            inside = self._inside(context, grown, number, end)
            class_, seat = "turn new" if is_new else "turn", grown.turns[number].seat
            entry = (
                element("li", inside, id=_name(number), class_=class_, data_seat=seat)
                if inside
                else EMPTY
            )
            known = self.entries[number, is_new] = (told, entry)
        return known[1]

    def _inside(self, context: ViewerContext, grown: _Turns, number: int, end: int) -> Markup:
        """A turn's content; rendered again when the turn tells more."""
        told = grown.told_before(end)
        known = self.inside.get(number)
        if known is None or known[0] != told:
            known = self.inside[number] = (told, self._drawn(context, grown, number, end))
        return known[1]

    def _drawn(self, context: ViewerContext, grown: _Turns, number: int, end: int) -> Markup:
        turns, sentences = grown.turns, context.table.sentences
        turn = turns[number]
        numbers = [n for n in range(turn.begin, end) if not sentences[n].is_routine]
        if not numbers:
            return EMPTY
        is_first = turn.seat is not None and (number == 0 or turns[number - 1].round != turn.round)
        told = [sentences[n] for n in numbers]
        lines = [self._told(context, grown, n) for n in numbers]
        outcomes = web_of(context.table.game).TABLE_PAGE.outcomes(context, told)
        lines += [element("li", words, class_="came") for words in outcomes]
        return join(
            [
                _round(context.language, turn.round) if is_first else EMPTY,
                _row(context, turn, told),
                element("ol", *lines, class_="told"),
            ]
        )

    def _told(self, context: ViewerContext, grown: _Turns, number: int) -> Markup:
        """A numbered sentence."""
        drawn = self.sentences.get(number)
        if drawn is None:
            one = context.table.sentences[number]
            words = in_words(context, one, context.sentence_at(number))
            place = grown.told_before(number) + 1
            drawn = self.sentences[number] = element("li", words, id=f"s{number}", value=place)
        return drawn


def log(context: ViewerContext) -> GrowingList:
    """The last turns, those of others since the viewer's last turn marked."""
    table = context.table
    count = len(table.sentences)
    since = count if context.seat is None else table.since(context.seat)
    key = ("log", context.language, context.seat)
    before: _ShownLog | None = table.cache.get(key)
    if before is not None and (before.told, before.since) == (count, since):
        return before.lines
    grown, pages = _grown(table), _pages(context)
    turns = grown.turns
    first, entries = max(0, len(turns) - LAST_TURNS), cast("list[Markup]", [])
    if before is not None and len(turns) - before.first <= 2 * LAST_TURNS:
        first = before.first
        entries = before.entries[: _unchanged(before, turns, since, context.seat)]
    done = first + len(entries)
    entries = entries + [
        pages.entry(context, grown, number, end, end > since and turns[number].seat != context.seat)
        for number, end in enumerate(grown.ends(done, count), done)
    ]
    lines = GrowingList({_name(n): entry for n, entry in enumerate(entries, first) if entry})
    table.cache[key] = _ShownLog(count, since, first, entries, lines)
    return lines


def _unchanged(before: _ShownLog, turns: Sequence[LoggedTurn], since: int, seat: int | None) -> int:
    """How many of the entries shown before are the same now: the last one may have grown.

    If the viewer has had a turn since, entries marked as new lose the mark.
    """
    count = len(before.entries) - 1
    if seat is not None and before.since != since:
        while count > 0 and turns[before.first + count].begin > before.since:
            count -= 1
    return count


def _name(number: int) -> str:
    """The id of a turn's entry."""
    return f"turn-{number}"


def turns_of(table: Table) -> list[LoggedTurn]:
    """The turns so far; sentences before the first move form a turn without a seat."""
    return _grown(table).turns


def _grown(table: Table) -> _Turns:
    turns: _Turns = table.cache.once("turns", lambda: _Turns(table))
    turns.grow(table)
    return turns


def _pages(context: ViewerContext) -> _Pages:
    return context.table.cache.once(("turn-pages", context.language), _Pages)


@lru_cache(maxsize=1024)
def _round(language: str, number: str) -> Markup:
    """The line above the first turn of a round."""
    words = say("log-round", language, round=number)
    return element("p", words, class_="round", aria_hidden="true")


def _row(context: ViewerContext, turn: LoggedTurn, told: Sequence[Sentence]) -> Markup:
    """The pictures of a turn, on a button that unfolds its sentences."""
    if turn.seat is None:
        return EMPTY
    page = web_of(context.table.game).TABLE_PAGE
    steps, who = page.log_steps(context, told), context.names[turn.seat]
    return element(
        "button", page.seat_picture(turn.seat), pictures(steps), type="button", class_="turn-row",
        aria_label=context.say("replay-round", round=turn.round, who=who),
        aria_expanded="false", title=who, data_where=where(steps),
    )  # fmt: skip


def in_words(context: ViewerContext, one: Sentence, coded: str) -> Markup:
    """The text without codes for sighted readers, with codes for screen readers.

    The context has the newest position: everything that a sentence names is there.
    """
    worded = web_of(context.table.game).TABLE_PAGE.worded(context, one)
    return join([coded]) if worded is None else without_codes(worded, coded)
