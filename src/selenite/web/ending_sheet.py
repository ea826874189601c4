"""The sheet at the end of a game: who won, where the points came from, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from selenite.core.drawing import Svg
from selenite.core.drawing import element as drawn
from selenite.table.model import RESIGNED, Seat
from selenite.table.table import Table
from selenite.texts import typography
from selenite.web import ending, fair, html
from selenite.web.course import best_turn, turning_point, was_decided
from selenite.web.html import EMPTY, Markup, element, join
from selenite.web.parts import web_of
from selenite.web.portraits import portrait
from selenite.web.table_form import stronger
from selenite.web.viewer import ViewerContext, to


class Segment(NamedTuple):
    """A part of a bar: the code of its name, its sign, and a number for each seat."""

    code: str
    sign: Markup
    values: Sequence[int]


class Bars(NamedTuple):
    """A bar for each seat: what it counts, and what it is made of.

    With a ``goal``, a bar has that many cells; otherwise it is as long as the largest sum.
    """

    code: str
    sign: Markup
    segments: Sequence[Segment]
    goal: int | None = None

    def total(self, seat: int) -> int:
        """What a seat has in all."""
        return sum(segment.values[seat] for segment in self.segments)


def sheet(context: ViewerContext, mine: Sequence[int]) -> Markup:
    """All about the end of a game, for a player or a spectator."""
    return context.cached(
        "ending", (context.table.rematch, tuple(mine)), lambda: _sheet(context, mine)
    )


def _sheet(context: ViewerContext, mine: Sequence[int]) -> Markup:
    result = context.table.result
    assert result is not None
    bars = web_of(context.table.game).bars(context.table)
    outcome = _outcome(context, mine)
    close = element(
        "button", "✕", type="button", class_="icon", data_ending="close",
        aria_label=context.say("web-close"),
    )  # fmt: skip
    return element(
        "section",
        element("header", element("h2", _title(context, outcome), id="ending-title"), close),
        _behind(context, outcome, bars),
        _tied(context, bars) or ending.why(context),
        _tallies(context, bars),
        element("div", ending.table_of(context), class_="quiet"),
        _highlights(context),
        fair.check(context),
        _ways(context, mine, outcome),
        aria_labelledby="ending-title",
        data_outcome=outcome,
        data_winner=result.winners[0] if len(result.winners) == 1 else None,
    )


# Who won


def _outcome(context: ViewerContext, mine: Sequence[int]) -> str:
    """The result from the viewer's side; players who share a screen count as spectators."""
    assert context.table.result is not None
    winners = context.table.result.winners
    if not winners:
        return "none"
    if len(mine) != 1:
        return "watched"
    return "won" if mine[0] in winners else "lost"


def _title(context: ViewerContext, outcome: str) -> str:
    table, say = context.table, context.say
    assert table.result is not None
    winners = table.result.winners
    names = context.speaker.join([context.names[seat] for seat in winners])
    if outcome == "none":
        return say("web-aborted")
    if table.result.reason == RESIGNED:
        losers = [name for seat, name in context.names.items() if seat not in winners]
        if outcome == "watched":
            return say("web-resigned", who=names, loser=losers[0])
        return say(f"ending-resigned-{outcome}", who=names, loser=losers[0])
    if outcome == "won" and len(winners) > 1:
        others = [context.names[seat] for seat in winners if seat != context.seat]
        return say("ending-shared", who=context.speaker.join(others))
    if outcome == "won":
        return say("ending-won")
    code = "ending-lost" if outcome == "lost" else "lobby-won"
    return say(code, n=len(winners), who=names)


def _behind(context: ViewerContext, outcome: str, bars: Sequence[Bars]) -> Markup:
    """How close it was, in a kind word for the loser."""
    table = context.table
    is_told = outcome == "lost" and was_decided(table) and context.speaker.knows("ending-behind")
    if not is_told or not bars or context.seat is None:
        return EMPTY
    assert table.result is not None
    behind = bars[0].total(table.result.winners[0]) - bars[0].total(context.seat)
    words = context.say("ending-behind", n=behind) if behind > 0 else context.say("ending-equal")
    return element("p", words, class_="behind")


def _tied(context: ViewerContext, bars: Sequence[Bars]) -> Markup:
    """What decided a game in which others have as much as the winner."""
    table, say = context.table, context.say
    assert table.result is not None
    code = f"ending-tied-{table.result.reason}"
    if not bars or not was_decided(table) or not context.speaker.knows(code):
        return EMPTY
    totals = [bars[0].total(seat) for seat in range(table.players)]
    most = max(totals)
    if totals.count(most) == len(table.result.winners):
        return EMPTY
    words = say(code, gain=say("ending-gain", n=most))
    return element("p", words, class_="tied")


# Where it came from: bars for the eye; the same numbers are in a table for screen readers


def _tallies(context: ViewerContext, bars: Sequence[Bars]) -> Markup:
    if not bars:
        return EMPTY
    result = context.table.result
    assert result is not None
    seats = sorted(
        range(context.table.players),
        key=lambda seat: (seat not in result.winners, [-one.total(seat) for one in bars]),
    )
    rows = [_tally(context, seat, bars) for seat in seats]
    return element("ol", *rows, class_="tallies", aria_hidden="true", data_many=len(rows) > 2)


def _tally(context: ViewerContext, seat: int, bars: Sequence[Bars]) -> Markup:
    """A player's bars, each with its sum and its parts."""
    table = context.table
    name = element("strong", element("bdi", context.names[seat]))
    face = portrait(table.game, table.seats[seat].bot)
    sums = [_sum(context, seat, one) for one in bars]
    head = element("div", face, name, *sums, class_="tally-head")
    drawings = [_bar(one, seat, context.table.players) for one in bars]
    return element("li", head, *drawings, _parts(context, seat, bars), data_seat=seat)


def _sum(context: ViewerContext, seat: int, bars: Bars) -> Markup:
    total = typography.number(bars.total(seat))
    shown = total if bars.goal is None else f"{total}/{bars.goal}"
    number = element("bdi", shown, dir="ltr")
    return element("b", bars.sign, number, title=context.say(bars.code))


def _bar(bars: Bars, seat: int, players: int) -> Markup:
    """A bar as long as its parts; what was lost has no length."""
    longest = bars.goal or max(
        sum(max(segment.values[one], 0) for segment in bars.segments) for one in range(players)
    )
    if longest <= 0:
        return EMPTY
    parts, x = [], 0
    for number, segment in enumerate(bars.segments):
        width = max(segment.values[seat], 0)
        kind = "part goal" if bars.goal else f"part part{number}"
        if width:
            parts.append(drawn("rect", x=x, width=width, height=1, class_=kind))
        x += width
    cells = _cells(bars.goal) if bars.goal else Svg()
    return element(
        "svg", element("g", *parts, class_="grows"), cells, class_="bar",
        viewBox=f"0 0 {longest} 1", preserveAspectRatio="none", focusable="false",
        data_goal=bars.goal is not None,
    )  # fmt: skip


def _cells(count: int) -> Svg:
    """Lines between the cells of a bar with a goal."""
    lines = "".join(f"M{n} 0v1" for n in range(1, count))
    return drawn("path", d=lines, class_="cells", vector_effect="non-scaling-stroke")


def _parts(context: ViewerContext, seat: int, bars: Sequence[Bars]) -> Markup:
    """What the bars without a goal are made of: sign, word and number."""
    items = []
    for one in bars:
        if one.goal:
            continue
        for number, segment in enumerate(one.segments):
            if segment.values[seat]:
                items.append(_part(context, number, segment, seat))
    return element("ul", *items, class_="parts")


def _part(context: ViewerContext, number: int, segment: Segment, seat: int) -> Markup:
    word = context.say(segment.code)
    value = element("bdi", typography.number(segment.values[seat]), dir="ltr")
    return element(
        "li", element("i", class_=f"part{number}"), segment.sign,
        element("span", word, class_="word"), element("b", value), title=word,
    )  # fmt: skip


# The best turn and the turning point


def _highlights(context: ViewerContext) -> Markup:
    table, say = context.table, context.say
    assert table.result is not None
    course = web_of(table.game).course(table)
    if course is None or not was_decided(table):
        return EMPTY
    lines = []
    best = best_turn(table.moves, course)
    if best is not None:
        gain = say("ending-gain", n=best.gain)
        words = say("ending-best", who=context.names[best.seat], gain=gain)
        lines.append(_highlight(table, best.at, "★", words))
    turning = turning_point(table.moves, course, table.result.winners)
    if turning is not None:
        words = say("ending-turning", who=context.names[turning.seat])
        lines.append(_highlight(table, turning.at, "↗", words))
    return element("ul", *lines, class_="highlights") if lines else EMPTY


def _highlight(table: Table, at: int, sign: str, words: str) -> Markup:
    """A turn in words that link to its position in the replay."""
    star = element("span", sign, aria_hidden="true", class_="sign")
    return element("li", star, element("a", words, href=f"/t/{table.id}/replay?at={at}"))


# The ways on


def _ways(context: ViewerContext, mine: Sequence[int], outcome: str) -> Markup:
    """A rematch, the replay, and for winners a stronger opponent."""
    table, say = context.table, context.say
    replay = element("a", say("ending-replay"), class_="button", href=f"/t/{table.id}/replay")
    if not mine:
        return element("div", replay, class_="ways")
    if table.rematch:
        href = f"/t/{table.rematch}"
        again = element("a", say("web-to-rematch"), class_="button main", href=href)
        return element("div", again, replay, class_="ways")
    again = html.button(
        say("web-rematch"), post=to("rematch"), id="do-rematch", class_="main", data_deals=True
    )
    stronger_bot = _stronger(context) if outcome == "won" else EMPTY
    return element("div", again, replay, stronger_bot, class_="ways")


def _stronger(context: ViewerContext) -> Markup:
    """A new game with the next level of every bot, if there is one."""
    table = context.table
    seats = stronger(table.game, table.seats)
    new = [seat for seat, old in zip(seats, table.seats, strict=True) if seat.bot != old.bot]
    if not new:
        return EMPTY
    return html.button(
        portrait(table.game, new[0].bot), join(_lines(context, new)), post=to("stronger"),
        id="do-stronger", class_="stronger", data_deals=True,
    )  # fmt: skip


def _lines(context: ViewerContext, new: Sequence[Seat]) -> list[Markup]:
    """What the button says, and who will come."""
    who = context.speaker.join([seat.name for seat in new])
    words = context.say("ending-stronger", n=len(new))
    return [element("span", words, " ", element("small", element("bdi", who)))]
