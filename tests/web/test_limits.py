"""Too much of something: 429, the seconds to wait, and a sentence where refusals are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from litestar.testing import TestClient

from selenite.table.caller import ADDRESS
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
        tables=ONE, people=Quota((), (Rate(2, 60.0),)), chat=ONE, replays=ONE, streams=ONE,
        seats=ONE, moves=ONE,
    )  # fmt: skip
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


def test_changing_ones_mind_about_a_friend_is_refused_in_a_sentence(strict: Client) -> None:
    ada = User(strict)
    table = ada.set_up(kind1="person", name1="Ben")
    path = f"/t/{table.id}/seats"
    assert ada.post(f"{path}/allow-friend", {}, HX_Request="true").status_code == 204
    assert ada.post(f"{path}/allow-friend", {}, HX_Request="true").status_code == 204
    assert_too_many(ada.post(f"{path}/forbid-friend", {}, HX_Request="true"))


def test_moves_are_refused_also_if_they_are_illegal(strict: Client) -> None:
    robo = Program.of(User(strict), "Robo")
    table = robo.post("/tables", game="moon-base", seats=["me", "newcomer"]).json()["id"]
    codes = [
        robo.post(f"/tables/{table}/moves", move="nonsense", seq=0).json()["code"] for _ in range(2)
    ]
    assert codes == ["table-stale", "too-many-requests"]


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


def test_steps_since_the_last_turn_are_replays_too(strict: Client) -> None:
    ada = User(strict)
    table = ada.set_up(kind1="person", name1="Ben")
    assert ada.get(f"/t/{table.id}/since?step=1").status_code == 200
    assert_too_many(ada.get(f"/t/{table.id}/since"))


def test_a_hand_is_uncovered_as_often_as_somebody_moves(strict: Client) -> None:
    ada = User(strict)
    table = ada.set_up(kind1="person", name1="Ben")
    assert ada.post(f"/t/{table.id}/uncover").status_code == 204
    assert_too_many(ada.post(f"/t/{table.id}/uncover", HX_Request="true"))


@pytest.mark.parametrize("page", ["", "/screen"])
def test_a_stream_is_refused_where_too_many_look_on(strict: Client, page: str) -> None:
    strict.app.state.services.limiter.limits = UNLIMITED._replace(streams_by_table=0)
    ada = User(strict)
    table = ada.set_up(kind1="person", name1="Ben")
    assert_too_many(User(strict).get(f"/t/{table.id}{page}/events"))


@pytest.mark.parametrize("page", ["", "/screen"])
def test_streams_are_refused_that_are_opened_again_and_again(strict: Client, page: str) -> None:
    ada = User(strict)
    table = ada.set_up(kind1="person", name1="Ben")
    address = ADDRESS.set("testclient")
    strict.app.state.services.check_stream(table, None)
    ADDRESS.reset(address)
    assert_too_many(ada.get(f"/t/{table.id}{page}/events"))


class TestPages:
    """Whatever is drawn has a rate, for each person and each address."""

    PATHS = (
        "/", "/games", "/t/TABLE", "/t/TABLE/preview?part=d4", "/t/TABLE/about?thing=d4",
        "/t/TABLE/hover?thing=d4", "/t/TABLE/screen", "/t/TABLE/replay/news?count=0", "/me",
        "/box/blue-moon-city", "/rules/blue-moon-city",
    )  # fmt: skip

    def refused(self, client: Client, *, person: bool) -> list[int]:
        """The answers to somebody over the limit, and to somebody else."""
        ada = User(client)
        table = ada.set_up(kind1="person", name1="Ben")
        limiter = client.app.state.services.limiter
        rate = (Rate(1, 60.0),)
        limiter.limits = UNLIMITED._replace(pages=Quota(rate, ()) if person else Quota((), rate))
        assert ada.get("/me").status_code == 200
        for path in self.PATHS:
            assert_too_many(ada.get(path.replace("TABLE", table.id)))
        assert_too_many(ada.post("/box/blue-moon-city/check?item=tile.mill"))
        return [User(client).get("/me").status_code]

    def test_those_of_a_person(self, client: Client) -> None:
        assert self.refused(client, person=True) == [200]

    def test_those_of_an_address(self, client: Client) -> None:
        assert self.refused(client, person=False) == [429]

    def test_what_a_program_looks_at(self, client: Client) -> None:
        robo = Program.of(User(client), "Robo")
        limiter = client.app.state.services.limiter
        limiter.limits = UNLIMITED._replace(reads=Quota((Rate(1, 60.0),), ()))
        assert robo.get("/games").status_code == 200
        assert robo.get("/games").json()["code"] == "too-many-requests"
        limiter.limits = UNLIMITED._replace(pages=Quota((Rate(1, 60.0),), ()))
        assert robo.get("/tables").status_code == 200
        assert robo.get("/tables").json()["code"] == "too-many-requests"


def test_programs_get_a_code_and_the_seconds(strict: Client) -> None:
    robo = Program.of(User(strict), "Robo")
    table = robo.post("/tables", game="moon-base", seats=["me", "newcomer"]).json()["id"]
    for _ in range(2):
        answer = robo.post(f"/tables/{table}/chat", text="hello")
    assert answer.status_code == 429
    assert answer.json()["code"] == "too-many-requests"
    assert 0 < answer.json()["retry_after"] == int(answer.headers["retry-after"]) <= 60
