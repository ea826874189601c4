"""Since the viewer's last turn: what the others did, step by step, in a dialog over the table."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromQuery

from selenite.table.model import GATHERING, Refused
from selenite.table.services import Services
from selenite.table.table import Table
from selenite.web.dependencies import Injected
from selenite.web.responder import Responder, TextResponse
from selenite.web.timeline import Timeline
from selenite.web.timeline_view import TimelineView


@get("/t/{name:str}/since")
async def step_page(
    services: Injected[Services],
    table: Injected[Table],
    responder: Injected[Responder],
    step: FromQuery[int] = 0,
) -> TextResponse:
    """What the dialog shows: the position that the viewer left (step 0), or after a step."""
    if table.status == GATHERING:
        raise Refused("table-not-running")
    services.limiter.check("replays", responder.session.player.id)
    timeline = Timeline.seen_by(services, table, responder.person)
    stops = timeline.stops_since
    step = max(0, min(step, len(stops) - 1))
    shown = TimelineView(timeline, responder.language)
    now, before = timeline.position(stops[step]), timeline.position(stops[max(0, step - 1)])
    board, beside = shown.pictures(now, before, prefix="since-")
    return responder.page(
        "since.html",
        game=table.game.name,
        table=table, timeline=timeline, step=step, last=len(stops) - 1,
        told=shown.sentences(stops[step]) if step else [], board=board, beside=beside,
    )  # fmt: skip


router = Router("/", route_handlers=[step_page])
