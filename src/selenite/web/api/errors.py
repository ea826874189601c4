"""Failures in the form of the API: a code that never changes, and a sentence."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.response import Response as AnyResponse

from selenite.core.refusals import Illegal, Invalid, Refusal
from selenite.table.limits import TooMany
from selenite.texts import Speaker, speaker
from selenite.web.api.structs import Problem
from selenite.web.errors import route_of
from selenite.web.preferences import preferences_of
from selenite.web.requests import Request

PREFIX = "/api"
ILLEGAL_MOVE = "illegal-move"

STATUS = {
    "table-stale": 409, "table-unknown": 404, "token-missing": 401, "token-unknown": 401,
    "token-scope": 403, "store-away": 503, "store-unwritable": 503, "banned": 403,
}  # fmt: skip
"""The status of refusals that don't have the usual 400."""

HTTP_CODES = {
    400: "bad-request", 403: "forbidden", 404: "not-found", 405: "method-not-allowed",
    413: "too-large", 429: "too-many-requests", 500: "failed",
}  # fmt: skip
"""The codes of what the framework refuses, by status."""

_LOG = logging.getLogger("selenite")

ProblemResponse = Response[Problem]
Handler = Callable[[Request, Any], AnyResponse[Any]]


def on_refusal(request: Request, reason: Refusal) -> ProblemResponse:
    """Why something can't be done; with ``seconds``, when to try again."""
    sentence = _speaker(request).refusal(reason)
    if isinstance(reason, TooMany):
        return _response(Problem(HTTP_CODES[429], sentence, retry_after=reason.seconds), 429)
    seconds = reason.parameters.get("seconds")
    status = STATUS.get(reason.code, 400)
    if isinstance(reason, Illegal):
        problem = Problem(ILLEGAL_MOVE, sentence, clause=reason.clause)
    elif isinstance(seconds, int):
        status = 429
        problem = Problem(reason.code, sentence, retry_after=seconds)
    else:
        problem = Problem(reason.code, sentence)
    return _response(problem, status)


def on_http_exception(request: Request, problem: HTTPException) -> ProblemResponse:
    """A request that the framework refuses, such as a malformed one."""
    status = problem.status_code if problem.status_code in HTTP_CODES else 400
    code = HTTP_CODES[status]
    say = _speaker(request).say
    if status == 400:
        return _response(Problem(code, say("api-bad-request", reason=_reason(problem))), status)
    if status == 429:
        after = (problem.headers or {}).get("Retry-After", "")
        seconds = int(after) if after.isdecimal() else 1
        sentence = say("api-too-many-requests", seconds=seconds)
        return _response(Problem(code, sentence, retry_after=seconds), status)
    return _response(Problem(code, say(f"api-{code}")), status)


def on_exception(request: Request, problem: Exception) -> ProblemResponse:
    """An error of ours, logged for the operator; or JSON that is nested too deep to be read."""
    if isinstance(problem, RecursionError):
        return on_refusal(request, Invalid("too-deep"))
    _LOG.error("%s %s failed", request.method, route_of(request), exc_info=problem)
    return _response(Problem(HTTP_CODES[500], _speaker(request).say("api-failed")), 500)


def either(of_api: Handler, of_page: Handler) -> Handler:
    """The handler for failures of the API, or else of a page."""

    def handle(request: Request, problem: Any) -> AnyResponse[Any]:
        is_api = f"{request.scope['path']}/".startswith(f"{PREFIX}/")
        return of_api(request, problem) if is_api else of_page(request, problem)

    return handle


def _speaker(request: Request) -> Speaker:
    """The speaker for the language that the program asks for."""
    return speaker(preferences_of({}, request.headers.get("accept-language", "")).language)


def _reason(problem: HTTPException) -> str:
    """What is wrong with a request, as the framework found it."""
    found = problem.extra if isinstance(problem.extra, list) else []
    named = [f"{one.get('key', '')}: {one.get('message', '')}" for one in found]
    return "; ".join(named) or problem.detail


def _response(problem: Problem, status: int) -> ProblemResponse:
    headers = {"Cache-Control": "no-store"}
    if isinstance(problem.retry_after, int):
        headers["Retry-After"] = f"{problem.retry_after}"
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(problem, status_code=status, media_type="application/json", headers=headers)
