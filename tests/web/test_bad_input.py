"""What nobody's browser sends: it is refused in a sentence, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from selenite.table.repository import TableRepository
from selenite.texts import say, speaker, speakers
from selenite.web import table_form
from selenite.web.app import create_app

from .test_lobby import Browser, words

if TYPE_CHECKING:
    from litestar import Litestar


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    app = create_app(None, pause=0, workers=1)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def ada(client: TestClient[Litestar]) -> Browser:
    return Browser(client)


@pytest.fixture
def ben(client: TestClient[Litestar]) -> Browser:
    return Browser(client)


class TestMemory:
    def test_a_form_has_its_limit(self, ada: Browser) -> None:
        answer = ada.post("/tables", {"name": "Ada", "first": "x" * 70_000})
        assert answer.status_code == 413
        assert answer.text == say("web-bad-request")

    def test_a_record_may_be_larger_than_a_form(self, ada: Browser) -> None:
        sent = {"record": ("game.sel", b"x" * 200_000)}
        answer = ada.ask("POST", "/replay", files=sent)
        assert answer.status_code == 400
        assert "<html" in answer.text

    def test_long_words_are_not_kept_in_mind(self, ada: Browser) -> None:
        answer = ada.post("/tables", {"name": "Ada", "city": "x" * 50_000})
        assert "x" * 100 in words(answer)
        kept = speakers._cached.cache_info().misses
        ada.post("/tables", {"name": "Ada", "city": "y" * 50_000})
        assert speakers._cached.cache_info().misses == kept

    def test_a_style_sheet_is_made_once_whatever_its_address_asks(
        self, client: TestClient[Litestar], ada: Browser
    ) -> None:
        assert ada.get("/drawings.css").text == ada.get("/drawings.css?1=2").text
        kept = client.app.stores.get("response_cache")
        assert not getattr(kept, "_store", {})


class TestNames:
    @pytest.mark.parametrize("name", ["", "Z" * 3000, "evil\u202ename", "be\u0007ll"])
    def test_a_name_that_is_refused_makes_nobody_known(self, ada: Browser, name: str) -> None:
        answer = ada.post("/me", {"name": name})
        assert answer.status_code == 400
        assert say("refused-table-name", most=24) in words(answer).lower()
        assert not ada.cookies


class TestOddRequests:
    def form_data(self, written: bytes) -> dict[str, Any]:
        """A form of several parts with one field."""
        head = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n'
        headers = {"content-type": "multipart/form-data; boundary=x"}
        return {"content": head + written + b"\r\n--x--\r\n", "headers": headers}

    def test_a_cookie_may_be_anything(self, ada: Browser) -> None:
        answer = ada.client.get("/", headers={b"cookie": b"selenite=abc.\xc3\xa9"})
        assert answer.status_code == 200

    @pytest.mark.parametrize("path", ["/me", "/tables", "/taste", "{table}/seats/sit"])
    def test_a_field_in_an_unknown_writing_is_refused(self, ada: Browser, path: str) -> None:
        table = ada.set_up(how="invite")
        sent = self.form_data(b"\xff\xfe")
        answer = ada.ask("POST", path.format(table=f"/t/{table.id}"), **sent)
        assert (answer.status_code, answer.text) == (400, say("web-bad-request"))

    def test_a_friends_name_in_an_unknown_writing_is_refused(
        self, client: TestClient[Litestar], ada: Browser, ben: Browser
    ) -> None:
        table = ada.set_up(how="invite")
        ben.arrange(table, "sit", 1, name="Ben")
        ada.arrange(table, "ready")
        ben.arrange(table, "ready")
        ben.post(f"/t/{table.id}/stand-in?seat=1")
        path = f"/t/{table.id}/friend/1/{table.seats[1].key}"
        answer = Browser(client).ask("POST", path, **self.form_data(b"\xff"))
        assert (answer.status_code, answer.text) == (400, say("web-bad-request"))

    def test_a_form_of_several_parts_is_read(self, ada: Browser) -> None:
        assert ada.ask("POST", "/me", **self.form_data("Áda".encode())).status_code == 303
        assert 'value="Áda"' in ada.get("/me").text

    def test_a_way_back_that_no_header_can_name_leads_to_the_lobby(self, ada: Browser) -> None:
        assert ada.post("/taste", {"back": "/日本"}).headers["location"] == "/"

    @pytest.mark.parametrize("first", ["9" * 5000, "4", "-1", "²"])
    def test_a_first_player_who_can_not_be_is_refused(self, ada: Browser, first: str) -> None:
        answer = ada.post("/tables", {"name": "Ada", "first": first})
        assert answer.status_code == 400
        told = speaker("en", "blue-moon-city").say("refused-lobby-first", seat=first)
        assert told in words(answer)

    @pytest.mark.parametrize("action", ["sit", "ready", "leave", "up"])
    def test_seats_are_settled_when_the_game_has_started(self, ada: Browser, action: str) -> None:
        table = ada.set_up(seat1="person", name1="Ben")
        answer = ada.post(f"/t/{table.id}/seats/{action}?seq={table.acted}", {"name": "Cem"})
        assert answer.status_code == 400
        assert say("refused-table-started").lower() in words(answer).lower()

    def test_a_bot_finds_a_name_whatever_people_are_called(self, ada: Browser) -> None:
        table = ada.set_up(players="4", how="invite")
        for number, name in enumerate(table_form.BOT_NAMES[1:], 1):
            ada.arrange(table, "sit", number, name=name)
        ada.arrange(table, "free", 0)
        ada.arrange(table, "sit", 0, name=table_form.BOT_NAMES[0])
        assert ada.arrange(table, "bot", 3, level="newcomer").status_code == 303
        assert table.seats[3].bot == "newcomer"

    @pytest.mark.parametrize("host", ["x:999999", "x:abc"])
    @pytest.mark.parametrize("path", ["/", "/me", "/nowhere", "/t/nowhere"])
    def test_a_host_that_can_not_be_is_refused(self, ada: Browser, host: str, path: str) -> None:
        answer = ada.ask("GET", path, headers={"host": host})
        assert answer.status_code in (400, 404)
        assert "<html" not in answer.text

    @pytest.mark.parametrize("action", ["ready", "leave", "up"])
    def test_whoever_can_do_nothing_is_not_made_known(
        self, ada: Browser, ben: Browser, action: str
    ) -> None:
        table = ada.set_up(how="invite")
        ben.arrange(table, action)
        assert not ben.cookies


class TestOurMistakes:
    @pytest.fixture(autouse=True)
    def mistake(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def fail(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(TableRepository, "newest", fail)

    def test_a_page_says_so_in_the_visitors_language(
        self, ada: Browser, caplog: pytest.LogCaptureFixture
    ) -> None:
        ada.post("/taste", {"language": "de"})
        answer = ada.get("/")
        assert answer.status_code == 500
        assert say("lobby-broken", "de") in words(answer)
        assert "<html" in answer.text
        assert "GET / failed" in caplog.text
        assert "ZeroDivisionError" in caplog.text

    def test_a_page_that_looks_again_gets_a_sentence(self, ada: Browser) -> None:
        answer = ada.ask("GET", "/games", headers={"hx-request": "true"})
        assert (answer.status_code, answer.text) == (500, say("lobby-broken"))
