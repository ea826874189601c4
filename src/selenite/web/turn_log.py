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
from selenite.web.html import EMPTY, Markup, element, join
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


class _Pages:
    """The rendered turns in one language, updated when a turn grows.

    Each turn has its content, and its entry with and without the mark for new turns, all with the
    last sentence they include. Sentences are rendered once.
    """

    def __init__(self) -> None:
        self.inside: dict[int, tuple[int, Markup]] = {}
        self.entries: dict[tuple[int, bool], tuple[int, Markup]] = {}
        self.sentences: dict[int, Markup] = {}


def log(context: ViewerContext) -> GrowingList:
    """The last turns, those of others since the viewer's last turn marked."""
    table = context.table
    count = len(table.sentences)
    since = count if context.seat is None else table.since(context.seat)
    key = ("log", context.language, context.seat)
    before: _ShownLog | None = table.cache.get(key)
    if before is not None and (before.told, before.since) == (count, since):
        return before.lines
    turns = turns_of(table)
    first, entries = max(0, len(turns) - LAST_TURNS), cast("list[Markup]", [])
    if before is not None and len(turns) - before.first <= 2 * LAST_TURNS:
        first = before.first
        entries = before.entries[: _unchanged(before, turns, since, context.seat)]
    done = first + len(entries)
    ends = [*(turn.begin for turn in turns[done + 1 :]), count]
    entries = entries + [
        _entry(context, number, end, end > since and turns[number].seat != context.seat)
        for number, end in zip(range(done, len(turns)), ends, strict=False)
    ]
    lines = GrowingList([entry for entry in entries if entry])
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


def turns_of(table: Table) -> list[LoggedTurn]:
    """The turns so far; sentences before the first move form a turn without a seat."""
    return _grown(table).turns


def _grown(table: Table) -> _Turns:
    turns: _Turns | None = table.cache.get("turns")
    if turns is None:
        turns = table.cache["turns"] = _Turns(table)
    turns.grow(table)
    return turns


def _pages(context: ViewerContext) -> _Pages:
    key = ("turn-pages", context.language)
    pages: _Pages | None = context.table.cache.get(key)
    if pages is None:
        pages = context.table.cache[key] = _Pages()
    return pages


def _entry(context: ViewerContext, number: int, end: int, is_new: bool) -> Markup:
    """A turn up to a sentence; empty if it is routine so far."""
    pages = _pages(context)
    known = pages.entries.get((number, is_new))
    if known is None or known[0] != end:
        inside = _inside(context, pages, number, end)
        seat = turns_of(context.table)[number].seat
        class_ = "turn new" if is_new else "turn"
        entry = (
            element("li", inside, id=f"turn-{number}", class_=class_, data_seat=seat)
            if inside
            else EMPTY
        )
        known = pages.entries[number, is_new] = (end, entry)
    return known[1]


def _inside(context: ViewerContext, pages: _Pages, number: int, end: int) -> Markup:
    """A turn's content in the viewer's language; rendered again when the turn has grown."""
    known = pages.inside.get(number)
    if known is None or known[0] != end:
        known = pages.inside[number] = (end, _drawn(context, pages, number, end))
    return known[1]


def _drawn(context: ViewerContext, pages: _Pages, number: int, end: int) -> Markup:
    table, turns = context.table, turns_of(context.table)
    turn = turns[number]
    numbers = [n for n in range(turn.begin, end) if not table.sentences[n].is_routine]
    if not numbers:
        return EMPTY
    is_first = turn.seat is not None and (number == 0 or turns[number - 1].round != turn.round)
    return join(
        [
            _round(context.language, turn.round) if is_first else EMPTY,
            _row(context, turn, [table.sentences[n] for n in numbers]),
            element("ol", *[_told(context, pages, n) for n in numbers], class_="told"),
        ]
    )


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


def _told(context: ViewerContext, pages: _Pages, number: int) -> Markup:
    """A numbered sentence, rendered once per language."""
    drawn = pages.sentences.get(number)
    if drawn is None:
        one = context.table.sentences[number]
        words = in_words(context, one, context.sentence_at(number))
        place = _grown(context.table).told_before(number) + 1
        drawn = pages.sentences[number] = element("li", words, id=f"s{number}", value=place)
    return drawn


def in_words(context: ViewerContext, one: Sentence, coded: str) -> Markup:
    """A sentence without codes for those who see the table, and with them for everybody else.

    The context has the newest position: everything that a sentence names is there.
    """
    worded = web_of(context.table.game).TABLE_PAGE.worded(context, one)
    if worded is None or worded == coded:
        return join([coded])
    return join(
        [
            element("span", worded, class_="worded", aria_hidden="true"),
            element("span", coded, class_="coded"),
        ]
    )
