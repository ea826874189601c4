"""Exception handlers: every failure is answered in one sentence, on a page or as plain text."""

from __future__ import annotations

import logging

from litestar.exceptions import HTTPException

from selenite.core.refusals import Refusal
from selenite.web.requests import Request, is_htmx
from selenite.web.responder import Responder, TextResponse
from selenite.web.security import has_valid_host

_LOG = logging.getLogger("selenite")
_STATUS = {
    "table-stale": 409, "table-unknown": 404, "box-unknown": 404, "box-not-shared": 404,
    "table-damaged": 500, "store-away": 503, "store-unwritable": 503, "banned": 403,
}  # fmt: skip


def on_refusal(request: Request, reason: Refusal) -> TextResponse:
    """Why something can't be done: in the page's message, or as a page of its own."""
    responder = Responder.of_failed(request)
    status, words = _STATUS.get(reason.code, 400), responder.refusal_html(reason)
    if is_htmx(request) or "text/html" not in request.headers.get("accept", ""):
        return responder.respond(words, status=status)
    return responder.page("refused.html", status, reason=words)


def on_http_exception(request: Request, problem: HTTPException) -> TextResponse:
    """A request that the framework refuses, such as one for an unknown address."""
    code = "web-not-found" if problem.status_code == 404 else "web-bad-request"
    return _explained(request, code, problem.status_code)


def on_exception(request: Request, problem: Exception) -> TextResponse:
    """An error of ours, logged for the operator."""
    _LOG.error("%s %s failed", request.method, route_of(request), exc_info=problem)
    return _explained(request, "lobby-broken", 500)


def route_of(request: Request) -> str:
    """The template of a request's path: the path itself may contain the key of a link."""
    return str(request.scope.get("path_template", "a request"))


def _explained(request: Request, code: str, status: int) -> TextResponse:
    """A sentence as a page if a page was requested, else as plain text."""
    responder = Responder.of_failed(request)
    words = responder.say(code)
    host = request.headers.get("host", "")
    if request.method == "GET" and not is_htmx(request) and has_valid_host(host):
        return responder.page("refused.html", status, reason=words)
    return responder.respond(words, "text/plain", status)
