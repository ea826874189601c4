"""Requests that no browser sends are refused in a sentence, and nothing of them is stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from selenite.table.limits import UNLIMITED
from selenite.table.repository import TableRepository
from selenite.texts import say, speaker, speakers
from selenite.web.app import create_app
from selenite.web.characters import CHARACTERS

from .clients import Client, User, words


@pytest.fixture
def client() -> Iterator[Client]:
    app = create_app(None, pause=0, workers=1, limits=UNLIMITED)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


class TestLimits:
    def test_a_form_has_its_limit(self, ada: User) -> None:
        answer = ada.post("/tables", {"name": "Ada", "first": "x" * 70_000})
        assert answer.status_code == 413
        assert answer.text == say("web-bad-request")

    def test_a_record_may_be_larger_than_a_form(self, ada: User) -> None:
        sent = {"record": ("game.sel", b"x" * 200_000)}
        answer = ada.request("POST", "/replay", files=sent)
        assert answer.status_code == 400
        assert "<html" in answer.text

    def test_long_texts_are_not_cached(self, ada: User) -> None:
        speakers._cached.cache_clear()
        answer = ada.post("/tables", {"name": "Ada", "city": "x" * 50_000})
        assert "x" * 100 in words(answer)
        size = speakers._cached.cache_info().currsize
        ada.post("/tables", {"name": "Ada", "city": "y" * 50_000})
        assert 0 < speakers._cached.cache_info().currsize == size

    def test_a_stylesheet_is_made_once_whatever_its_query(self, client: Client, ada: User) -> None:
        assert ada.get("/drawings.css").text == ada.get("/drawings.css?1=2").text
        cache = client.app.stores.get("response_cache")
        assert not getattr(cache, "_store", {})


class TestNames:
    @pytest.mark.parametrize("name", ["", "Z" * 3000, "evil\u202ename", "be\u0007ll"])
    def test_a_refused_name_registers_nobody(self, ada: User, name: str) -> None:
        answer = ada.post("/me", {"name": name})
        assert answer.status_code == 400
        assert say("refused-table-name", most=24) in words(answer).lower()
        assert not ada.cookies


class TestOddRequests:
    def form_data(self, written: bytes) -> dict[str, Any]:
        """A multipart form with one field."""
        head = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n'
        headers = {"content-type": "multipart/form-data; boundary=x"}
        return {"content": head + written + b"\r\n--x--\r\n", "headers": headers}

    def test_a_cookie_may_be_anything(self, ada: User) -> None:
        answer = ada.client.get("/", headers={b"cookie": b"selenite=abc.\xc3\xa9"})
        assert answer.status_code == 200

    @pytest.mark.parametrize("path", ["/me", "/tables", "/preferences", "{table}/seats/sit"])
    def test_a_field_in_an_unknown_encoding_is_refused(self, ada: User, path: str) -> None:
        table = ada.set_up(how="invite")
        sent = self.form_data(b"\xff\xfe")
        answer = ada.request("POST", path.format(table=f"/t/{table.id}"), **sent)
        assert (answer.status_code, answer.text) == (400, say("web-bad-request"))

    def test_a_friends_name_in_an_unknown_encoding_is_refused(
        self, client: Client, ada: User, ben: User
    ) -> None:
        table = ada.set_up(how="invite")
        ben.arrange(table, "sit", 1, name="Ben")
        ada.arrange(table, "ready")
        ben.arrange(table, "ready")
        ben.post(f"/t/{table.id}/stand-in?seat=1")
        path = f"/t/{table.id}/friend/1/{table.seats[1].key}"
        answer = User(client).request("POST", path, **self.form_data(b"\xff"))
        assert (answer.status_code, answer.text) == (400, say("web-bad-request"))

    def test_a_multipart_form_is_read(self, ada: User) -> None:
        assert ada.request("POST", "/me", **self.form_data("Áda".encode())).status_code == 303
        assert 'value="Áda"' in ada.get("/me").text

    def test_a_way_back_that_no_header_can_name_leads_to_the_lobby(self, ada: User) -> None:
        assert ada.post("/preferences", {"back": "/日本"}).headers["location"] == "/"

    @pytest.mark.parametrize("first", ["9" * 5000, "4", "-1", "²"])
    def test_an_invalid_first_player_is_refused(self, ada: User, first: str) -> None:
        answer = ada.post("/tables", {"name": "Ada", "first": first})
        assert answer.status_code == 400
        sentence = speaker("en", "blue-moon-city").say("refused-lobby-first", seat=first)
        assert sentence in words(answer)

    @pytest.mark.parametrize("action", ["sit", "ready", "leave", "up"])
    def test_seats_are_settled_when_the_game_has_started(self, ada: User, action: str) -> None:
        table = ada.set_up(seat1="person", name1="Ben")
        answer = ada.post(f"/t/{table.id}/seats/{action}?seq={table.acted}", {"name": "Cem"})
        assert answer.status_code == 400
        assert say("refused-table-started").lower() in words(answer).lower()

    @pytest.mark.parametrize(
        ("path", "action"),
        [("dance", "dance"), ("ask-money", "ask-money"), ("seats/dance", "dance")],
    )
    def test_an_unknown_action_is_refused(self, ada: User, path: str, action: str) -> None:
        answer = ada.post(f"/t/{ada.set_up(how='invite').id}/{path}")
        assert answer.status_code == 400
        assert say("refused-table-no-such-action", action=action).lower() in words(answer).lower()

    def test_a_bot_finds_a_name_whatever_people_are_called(self, ada: User) -> None:
        table = ada.set_up(players="4", how="invite")
        first, *others = CHARACTERS[0].names
        for number, name in enumerate(others, 1):
            ada.arrange(table, "sit", number, name=name)
        ada.arrange(table, "free", 0)
        ada.arrange(table, "sit", 0, name=first)
        assert ada.arrange(table, "bot", 3, level="newcomer").status_code == 303
        assert table.seats[3].bot == "newcomer"

    @pytest.mark.parametrize("host", ["x:999999", "x:abc"])
    @pytest.mark.parametrize("path", ["/", "/me", "/nowhere", "/t/nowhere"])
    def test_an_invalid_host_is_refused(self, ada: User, host: str, path: str) -> None:
        answer = ada.request("GET", path, headers={"host": host})
        assert answer.status_code in (400, 404)
        assert "<html" not in answer.text

    @pytest.mark.parametrize("action", ["ready", "leave", "up"])
    def test_whoever_can_do_nothing_is_not_registered(
        self, ada: User, ben: User, action: str
    ) -> None:
        table = ada.set_up(how="invite")
        ben.arrange(table, action)
        assert not set(ben.cookies) - {"nickname"}, "a proposal alone"


class TestInternalErrors:
    @pytest.fixture(autouse=True)
    def error(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def fail(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(TableRepository, "newest", fail)

    def test_a_page_says_so_in_the_visitors_language(
        self, ada: User, caplog: pytest.LogCaptureFixture
    ) -> None:
        ada.post("/preferences", {"language": "de"})
        answer = ada.get("/")
        assert answer.status_code == 500
        assert say("lobby-broken", "de") in words(answer)
        assert "<html" in answer.text
        assert "GET / failed" in caplog.text
        assert "ZeroDivisionError" in caplog.text

    def test_a_page_that_polls_gets_a_sentence(self, ada: User) -> None:
        answer = ada.request("GET", "/games", headers={"hx-request": "true"})
        assert (answer.status_code, answer.text) == (500, say("lobby-broken"))
