"""Nonsense sent to every page and form; the long version is ``python tools/fuzz.py``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fuzz import fuzz_pages
from local_server import Server
from page_fuzz import PageFuzzer
from selenite.core.refusals import Invalid
from selenite.table.play import Play
from selenite.table.store import Person
from selenite.web.responder import Responder, TextResponse

if TYPE_CHECKING:
    import pytest


def test_nothing_comes_of_it(serve: Callable[..., Server]) -> None:
    report = fuzz_pages(serve(), 1500, "test")
    assert report.faults == []
    assert report.sent >= 1500
    assert set(report.statuses) >= {200, 204, 303, 400, 401, 403, 404, 405, 409}


def test_every_address_is_among_those_it_is_sent_to(serve: Callable[..., Server]) -> None:
    server = serve()
    fuzzer = PageFuzzer(server, "test")
    fuzzer.close()
    paths = {path for _, path in fuzzer._routes}
    assert {"/tables", "/t/{name:str}/move", "/api/v1/tables/{table_id:str}/moves"} <= paths
    posted = {form.path.rpartition("/")[2].partition("?")[0] for form in fuzzer._forms}
    assert {"tables", "me", "chat", "command", "sit", "rematch", "renew"} <= posted


def test_it_notices_an_error(serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "say", lambda *_: 1 / 0)
    report = fuzz_pages(serve(), 3000, "test")
    assert any("status 500" in fault for fault in report.faults)
    assert any("ZeroDivisionError" in fault for fault in report.faults)


def test_it_notices_a_text_that_became_markup(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Responder.page

    def unescaped(self: Responder, *given: Any, **more: Any) -> TextResponse:
        answer = page(self, *given, **more)
        answer.content = str.replace(answer.content, "&lt;", "<")
        return answer

    monkeypatch.setattr(Responder, "page", unescaped)
    report = fuzz_pages(serve(), 3000, "test")
    assert any("became markup" in fault for fault in report.faults)


def test_it_notices_a_refused_request_that_changes_a_table(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    say = Play.say

    async def say_and_refuse(self: Play, name: str, person: Person, *told: str) -> None:
        await say(self, name, person, *told)
        raise Invalid("table-empty-chat")

    monkeypatch.setattr(Play, "say", say_and_refuse)
    report = fuzz_pages(serve(), 3000, "test")
    assert any("the table has changed" in fault for fault in report.faults)
