"""Too much of something: 429, the seconds to wait, and a sentence where refusals are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from litestar.testing import TestClient

from selenite.table.limits import UNLIMITED, Quota, Rate
from selenite.texts import LANGUAGES, speaker
from selenite.web.app import create_app

from .clients import Client, User, words
from .programs import Program

if TYPE_CHECKING:
    import httpx

ONE = Quota((), (Rate(1, 60.0),))


@pytest.fixture
def strict() -> Iterator[Client]:
    """The application that allows little."""
    limits = UNLIMITED._replace(
        tables=ONE, people=Quota((), (Rate(2, 60.0),)), chat=ONE, replays=ONE, streams_by_table=0
    )
    with TestClient(create_app(None, pause=0, workers=1, limits=limits)) as client:
        yield client


def assert_too_many(answer: httpx.Response, language: str = "en") -> None:
    seconds = int(answer.headers["retry-after"])
    assert answer.status_code == 429
    assert 0 < seconds <= 60
    sentence = speaker(language).say("refused-too-many", seconds=seconds)
    assert words(sentence)[1:] in words(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_table_is_refused_on_the_form(strict: Client, language: str) -> None:
    ada = User(strict)
    ada.set_up(kind1="person", name1="Ben")
    ada.cookies["language"] = language
    answer = ada.post("/tables", {"name": "Ada of the form"})
    assert_too_many(answer, language)
    assert 'value="Ada of the form"' in answer.text


def test_chat_is_refused_in_a_sentence(strict: Client) -> None:
    ada = User(strict)
    table = ada.set_up(kind1="person", name1="Ben")
    assert ada.post(f"/t/{table.id}/chat", {"text": "one"}).status_code == 204
    assert_too_many(ada.post(f"/t/{table.id}/chat", {"text": "two"}, HX_Request="true"))


def test_new_people_are_refused(strict: Client) -> None:
    for _ in range(2):
        assert User(strict).post("/me", {"name": "Ada"}).status_code == 303
    assert_too_many(User(strict).post("/me", {"name": "Ada"}))


def test_replays_are_refused_on_a_page(strict: Client) -> None:
    ada = User(strict)
    table = ada.set_up(kind1="person", name1="Ben")
    assert ada.get(f"/t/{table.id}/replay").status_code == 200
    page = ada.request("GET", f"/t/{table.id}/replay", headers={"Accept": "text/html"})
    assert_too_many(page)
    assert "<html" in page.text
    assert_too_many(ada.get("/replay/anything"))


def test_a_replay_address_has_its_limit(client: Client) -> None:
    assert User(client).get("/replay/" + "a" * 13_000).status_code == 400


@pytest.mark.parametrize("page", ["", "/screen"])
def test_a_stream_is_refused_where_too_many_look_on(strict: Client, page: str) -> None:
    ada = User(strict)
    table = ada.set_up(kind1="person", name1="Ben")
    assert_too_many(ada.get(f"/t/{table.id}{page}/events"))


def test_programs_get_a_code_and_the_seconds(strict: Client) -> None:
    robo = Program.of(User(strict), "Robo")
    table = robo.post("/tables", game="moon-base", seats=["me", "newcomer"]).json()["id"]
    for _ in range(2):
        answer = robo.post(f"/tables/{table}/chat", text="hello")
    assert answer.status_code == 429
    assert answer.json()["code"] == "too-many-requests"
    assert 0 < answer.json()["retry_after"] == int(answer.headers["retry-after"]) <= 60
