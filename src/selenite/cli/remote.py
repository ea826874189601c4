"""A client for a server's bot API, with automatic retries."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from selenite.core.refusals import Invalid

API = "/api/v1"
SILENCE = 60.0
"""Seconds without a sign of life after which a connection counts as lost; a server sends one at
least every 15 seconds."""

_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0
_TOO_MANY = 429
_SERVER_FAILED = 500
_LOST = (urllib.error.URLError, http.client.HTTPException, OSError)

JsonObject = dict[str, Any]
_Answer = TypeVar("_Answer")


class Declined(Exception):
    """What the server refuses: its status, code and sentence."""

    def __init__(self, status: int, problem: JsonObject) -> None:
        super().__init__(problem.get("message", f"{status}"))
        self.status = status
        self.code = str(problem.get("code", ""))
        self.retry_after = problem.get("retry_after")


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect is a refusal: the token is for the server that was named, and no other."""

    def redirect_request(self, *_: Any) -> None:
        """Follow no redirect."""


class Remote:
    """A server. Requests that fail because it is unreachable are retried after a pause."""

    def __init__(
        self,
        url: str,
        token: str,
        lost: Callable[[str, float], None] = lambda reason, seconds: None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Invalid("bot-url", url=url)
        if not token.isascii() or not token.isprintable():
            raise Invalid("bot-token")
        self.url = url.rstrip("/")
        self._token = token
        self._lost = lost
        self._sleep = sleep
        self._opener = urllib.request.build_opener(_NoRedirects)

    def get(self, path: str) -> JsonObject:
        """GET an address."""
        return self._patiently(lambda: self._answer("GET", path))

    def text(self, path: str) -> str:
        """GET an address that answers with a text."""

        def read() -> str:
            with self._open("GET", path) as answer:
                return str(answer.read().decode())

        return self._patiently(read)

    def post(self, path: str, data: JsonObject | None = None) -> JsonObject:
        """POST once; if the connection is lost, the request may or may not have been processed."""
        try:
            return self._answer("POST", path, data or {})
        except _LOST as problem:
            raise Declined(0, {"message": _reason(problem)}) from None

    def post_patiently(self, path: str, data: JsonObject | None = None) -> JsonObject:
        """POST an idempotent request, with retries."""
        return self._patiently(lambda: self._answer("POST", path, data or {}))

    def lines(self, path: str, after: int) -> Iterator[JsonObject]:
        """The lines of a table's stream, endlessly: a lost stream resumes where it ended."""
        pause = _FIRST_PAUSE
        while True:
            try:
                with self._open("GET", f"{path}?after={after}") as stream:
                    for text in stream:
                        line: JsonObject = json.loads(text)
                        after = line["seq"] if line["type"] == "event" else after
                        pause = _FIRST_PAUSE
                        yield line
                reason = "the stream has ended"
            except Declined as declined:
                reason, pause = self._why_to_wait(declined, pause)
            except (*_LOST, ValueError) as problem:
                reason = _reason(problem)
            pause = self._wait(reason, pause)

    def _patiently(self, send: Callable[[], _Answer]) -> _Answer:
        pause = _FIRST_PAUSE
        while True:
            try:
                return send()
            except Declined as declined:
                reason, pause = self._why_to_wait(declined, pause)
            except _LOST as problem:
                reason = _reason(problem)
            pause = self._wait(reason, pause)

    def _why_to_wait(self, declined: Declined, pause: float) -> tuple[str, float]:
        """Why and how long to wait before another try; what is refused for good is raised."""
        if declined.status == _TOO_MANY:
            return str(declined), float(declined.retry_after or pause)
        if declined.status >= _SERVER_FAILED:
            return str(declined), pause
        raise declined

    def _wait(self, reason: str, pause: float) -> float:
        """Wait before another try; the pause after the next failure is longer."""
        self._lost(reason, pause)
        self._sleep(pause)
        return min(2 * pause, _LONGEST_PAUSE)

    def _answer(self, method: str, path: str, data: JsonObject | None = None) -> JsonObject:
        with self._open(method, path, data) as answer:
            found: JsonObject = json.load(answer)
            return found

    def _open(self, method: str, path: str, data: JsonObject | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        body = None if data is None else json.dumps(data).encode()
        address = f"{self.url}{API}{path}"
        wanted = urllib.request.Request(address, body, headers, method=method)
        try:
            return self._opener.open(wanted, timeout=SILENCE)
        except urllib.error.HTTPError as refused:
            raise Declined(refused.code, _problem(refused)) from None


def _problem(refused: urllib.error.HTTPError) -> JsonObject:
    """What a server says about a refusal; something else may have answered in its place."""
    try:
        found = json.loads(refused.read())
    except (ValueError, *_LOST):
        found = None
    if isinstance(found, dict) and "code" in found:
        return found
    return {"message": f"{refused.code} {refused.reason}"}


def _reason(problem: Exception) -> str:
    """Why a connection was lost, in a few words."""
    inner = getattr(problem, "reason", None) or problem
    return " ".join(str(inner).split()) or type(inner).__name__
