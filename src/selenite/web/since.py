"""Since the viewer's last turn: what the others did, step by step, in a dialog over the table."""

from __future__ import annotations

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery

from selenite.core.state import View
from selenite.table.model import GATHERING, Refused
from selenite.web.look import Look
from selenite.web.parts import web_of
from selenite.web.story import Story
from selenite.web.visit import Asked, Visit


@get("/t/{name:str}/since")
async def step_page(request: Asked, name: FromPath[str], step: FromQuery[int] = 0) -> Response[str]:
    """What the dialog shows: the position that the viewer left (step 0), or after a step."""
    visit = await Visit.of(request)
    table = await visit.house.tables.find(name)
    if table.status == GATHERING:
        raise Refused("table-not-running")
    story = Story.seen_by(visit.house, table, visit.person)
    stops = [story.last_left, *story.missed] if story.missed else [story.count]
    step = max(0, min(step, len(stops) - 1))
    now, before = story.position(stops[step]), story.position(stops[max(0, step - 1)])
    look = Look(table, story.seat, View(table.game.name, story.seat, now), visit.taste.language)
    board, beside = web_of(table.game).pictures(now, before, look.say, look.names)
    told = [look.sentence(one) for one in story.told(stops[step])] if step else []
    return visit.page(
        "since.html",
        game=table.game.name,
        table=table, story=story, step=step, last=len(stops) - 1, told=told,
        board=_apart(board), beside=beside,
    )  # fmt: skip


router = Router("/", route_handlers=[step_page])


def _apart(board: str) -> str:
    """A drawing whose things have other names than those of the table's own.

    >>> _apart('<g id="ring-0">')
    '<g id="since-ring-0">'
    """
    return board.replace(' id="', ' id="since-')
