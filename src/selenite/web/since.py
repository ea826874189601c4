"""Since the viewer's last turn: what the others did, step by step, in a dialog over the table."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromQuery

from selenite.core.state import View
from selenite.table.model import GATHERING, Refused
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.dependencies import Injected
from selenite.web.parts import web_of
from selenite.web.responder import Responder, TextResponse
from selenite.web.timeline import Timeline
from selenite.web.turn_log import in_words
from selenite.web.viewer import ViewerContext


@get("/t/{name:str}/since")
async def step_page(
    services: Injected[Services],
    table: Injected[Table],
    person: Injected[Person | None],
    responder: Injected[Responder],
    step: FromQuery[int] = 0,
) -> TextResponse:
    """What the dialog shows: the position that the viewer left (step 0), or after a step."""
    if table.status == GATHERING:
        raise Refused("table-not-running")
    timeline = Timeline.seen_by(services, table, person)
    stops = [timeline.last_left, *timeline.missed] if timeline.missed else [timeline.count]
    step = max(0, min(step, len(stops) - 1))
    now, before = timeline.position(stops[step]), timeline.position(stops[max(0, step - 1)])
    context = ViewerContext(
        table, timeline.seat, View(table.game.name, timeline.seat, now), responder.language
    )
    board, beside = web_of(table.game).pictures(
        now, before, context.say, context.names, prefix="since-"
    )
    newest = ViewerContext(table, timeline.seat, table.view(timeline.seat), responder.language)
    sentences = timeline.sentences(stops[step]) if step else []
    told = [in_words(newest, one, newest.sentence(one)) for one in sentences]
    return responder.page(
        "since.html",
        game=table.game.name,
        table=table, timeline=timeline, step=step, last=len(stops) - 1, told=told,
        board=board, beside=beside,
    )  # fmt: skip


router = Router("/", route_handlers=[step_page])
