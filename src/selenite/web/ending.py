"""The end of a game: who won and why, and where everybody's points came from."""

from __future__ import annotations

from collections.abc import Iterable

from selenite.table.model import OVER, RESIGNED, Sentence
from selenite.table.table import Table
from selenite.web.html import EMPTY, Markup, element
from selenite.web.parts import web_of
from selenite.web.viewer import ViewerContext


def html(context: ViewerContext) -> Markup:
    """All about the end of a game that is over; nothing before."""
    if context.table.status != OVER:
        return EMPTY
    return element("p", result(context), class_="won") + why(context) + table_of(context)


def result(context: ViewerContext) -> str:
    """How the game ended, addressed to the viewer if they won."""
    table, tell = context.table, context.say
    assert table.result is not None
    winners = [context.names[seat] for seat in table.result.winners]
    if not winners:
        return tell("web-aborted")
    if table.result.reason == RESIGNED:
        losers = [name for seat, name in context.names.items() if seat not in table.result.winners]
        return tell("web-resigned", who=winners[0], loser=losers[0])
    if table.result.winners == (context.seat,) and _has_one_seat(context):
        return tell("board-over-you", reason=table.result.reason)
    return tell(
        "board-over",
        n=len(winners),
        who=context.speaker.join(winners),
        reason=table.result.reason,
    )


def _has_one_seat(context: ViewerContext) -> bool:
    """Whether the viewer plays alone at this screen, so that “you” is one of the players."""
    assert context.seat is not None
    return len(context.table.seats_of(context.table.seats[context.seat].person)) == 1


def why(context: ViewerContext) -> Markup:
    """The clause that the game ended by, with its address."""
    assert context.table.result is not None
    game = context.table.game.name
    clause = web_of(context.table.game).ENDINGS.get(context.table.result.reason, "")
    code = f"clause-{clause.replace('.', '-')}"
    if not context.speaker.knows(code):
        return EMPTY
    link = element("a", element("bdi", clause, dir="ltr"), href=f"/rules/{game}#{clause}")
    return element("p", context.say(code), " (", link, ")", class_="why")


def table_of(context: ViewerContext) -> Markup:
    """Where the points came from, a column for each player."""
    lines = web_of(context.table.game).account(context.table)
    if not lines:
        return EMPTY
    names = [context.names[seat] for seat in range(context.table.players)]
    heads = [element("th", element("bdi", name), scope="col") for name in names]
    rows = [_line(context, code, values) for code, values in lines]
    table = element(
        "table",
        element("caption", context.say("ending-caption")),
        element("thead", element("tr", element("td"), *heads)),
        element("tbody", *rows),
        class_="ending",
    )
    return element("div", table, class_="wide", tabindex=0)


def _line(context: ViewerContext, code: str, values: Iterable[str]) -> Markup:
    cells = [element("td", element("bdi", value, dir="ltr")) for value in values]
    return element("tr", element("th", context.say(code), scope="row"), *cells)


Lines = list[tuple[str, list[str]]]
"""Lines of a table: the code of its name, and a value for each seat."""


def events_of(table: Table, code: str, seat: int, source: str | None = None) -> list[Sentence]:
    """The events of a kind for a seat, from one source if it is named."""
    return [
        one
        for one in table.sentences
        if one.code == f"event-{code}"
        and one.seat == seat
        and (source is None or one.parameters["source"] == source)
    ]


def total(events: Iterable[Sentence], key: str) -> int:
    """The sum of a parameter."""
    return sum(int(event.parameters[key]) for event in events)
