"""Cookies and personal links: what they open, and when that ends."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from litestar.testing import TestClient

from local_server import Server
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.texts import say
from selenite.web.app import create_app
from selenite.web.identity import COOKIE, SECURE_COOKIE, signed
from tests.table.running_services import play, two_people, with_services

from .clients import Client, TableClient, User, words


def personal_link(who: User) -> str:
    found = re.search(r'value="https?://[^/"]+(/me/[^"]+)"', who.get("/me").text)
    assert found is not None
    return found[1]


def is_called(who: User, name: str) -> bool:
    """Whether the server knows a browser as somebody's."""
    return f'autocomplete="nickname" value="{name}"' in who.get("/me").text


@pytest.fixture
def signed_in(ada: User) -> User:
    ada.set_up()
    return ada


def copy_of(user: User) -> User:
    """Another browser with the same cookies."""
    other = User(user.client)
    other.cookies = dict(user.cookies)
    return other


def second_device(user: User) -> User:
    """Another browser of the same person, signed in by the personal link."""
    other = User(user.client)
    other.post(personal_link(user))
    return other


def with_old_cookie(user: User) -> User:
    """A browser of the same person with the cookie of an earlier version."""
    found = re.search(r"/t/([\w-]+)", user.get("/").text)
    assert found is not None
    person = user.table(found[0]).host
    other = User(user.client)
    other.cookies = {COOKIE: signed(person, user.client.app.state.secret)}
    return other


class TestForgetting:
    def test_a_cookie_is_worth_nothing_afterwards(self, signed_in: User) -> None:
        thief = copy_of(signed_in)
        assert is_called(thief, "Ada")
        signed_in.post("/me/leave")
        assert COOKIE not in signed_in.cookies
        assert not is_called(thief, "Ada")

    def test_other_devices_stay_signed_in(self, signed_in: User) -> None:
        phone = second_device(signed_in)
        signed_in.post("/me/leave")
        assert is_called(phone, "Ada")

    def test_whoever_becomes_somebody_else_is_forgotten(self, signed_in: User, ben: User) -> None:
        ben.set_up(name="Ben")
        before = copy_of(ben)
        ben.post(personal_link(signed_in))
        assert is_called(ben, "Ada")
        assert not is_called(before, "Ben")

    def test_open_streams_end(self, serve: Callable[..., Server]) -> None:
        server = serve()
        table, ada, ben = server.do(two_people)
        page = TableClient(server, table, ben)
        with page.client.stream("GET", f"{page.path}/events") as answer:
            lines = answer.iter_lines()
            assert any("data-status" in line for line in lines)
            assert TableClient(server, table, ben).client.post("/me/leave").status_code == 303
            server.do(lambda services: play(services, table, ada, ">c4"))
            assert not [line for line in lines if line.startswith("data:")]


class TestSigningOutElsewhere:
    def test_all_other_cookies_end(self, signed_in: User) -> None:
        phone, thief = second_device(signed_in), copy_of(second_device(signed_in))
        assert signed_in.post("/me/sign-out-elsewhere").headers["location"] == "/me"
        assert is_called(signed_in, "Ada")
        assert not is_called(phone, "Ada")
        assert not is_called(thief, "Ada")

    def test_nobody_else_is_signed_out(self, signed_in: User, ben: User) -> None:
        ben.set_up(name="Ben")
        signed_in.post("/me/sign-out-elsewhere")
        assert is_called(ben, "Ben")

    @pytest.mark.parametrize("action", ["sign-out-elsewhere", "renew", "leave"])
    def test_a_stranger_can_do_it_without_harm(self, ada: User, action: str) -> None:
        assert ada.post(f"/me/{action}").status_code == 303
        assert COOKIE not in ada.cookies


class TestPersonalLinks:
    def test_opening_one_changes_nothing_without_a_yes(self, signed_in: User, ben: User) -> None:
        link = personal_link(signed_in)
        asked = ben.get(link)
        assert asked.status_code == 200
        assert say("me-arrive-about", who="Ada") in words(asked)
        assert COOKIE not in ben.cookies
        assert not is_called(ben, "Ada")
        assert ben.post(link).headers["location"] == "/"
        assert is_called(ben, "Ada")

    def test_another_sites_form_can_not_say_yes(self, signed_in: User, ben: User) -> None:
        answer = ben.post(personal_link(signed_in), sec_fetch_site="cross-site")
        assert answer.status_code == 403
        assert COOKIE not in ben.cookies

    def test_a_renewed_link_replaces_the_one_before(self, signed_in: User, ben: User) -> None:
        old, phone = personal_link(signed_in), second_device(signed_in)
        assert signed_in.post("/me/renew").headers["location"] == "/me"
        new = personal_link(signed_in)
        assert new != old
        assert is_called(phone, "Ada")
        assert personal_link(phone) == new
        for answer in (ben.get(old), ben.post(old)):
            assert say("refused-me-unknown").lower() in words(answer).lower()
        assert COOKIE not in ben.cookies
        ben.post(new)
        assert is_called(ben, "Ada")


class TestEarlierCookies:
    def test_they_are_exchanged_and_forgotten(self, signed_in: User) -> None:
        laptop, phone, thief = (with_old_cookie(signed_in) for _ in range(3))
        old = laptop.cookies[COOKIE]
        for device in (laptop, phone):
            assert is_called(device, "Ada")
            assert device.cookies[COOKIE] != old
        laptop.post("/me/leave")
        assert is_called(phone, "Ada")
        assert not is_called(thief, "Ada")

    def test_signing_out_elsewhere_ends_them(self, signed_in: User) -> None:
        laptop, thief = with_old_cookie(signed_in), with_old_cookie(signed_in)
        laptop.post("/me/sign-out-elsewhere")
        assert is_called(laptop, "Ada")
        assert not is_called(thief, "Ada")

    def test_a_database_of_an_earlier_version_opens(self, tmp_path: Path) -> None:
        file = tmp_path / "tables.sqlite"
        known: list[Person] = []

        async def before(services: Services) -> None:
            known.append(await services.people.welcome("Ada"))

        async def after(services: Services) -> None:
            (ada,) = known
            assert await services.people.with_key(ada.key) == ada
            assert await services.sign_ins.find_old(ada.id) is not None
            found = await services.sign_ins.find(await services.sign_ins.begin(ada))
            assert found is not None
            assert found.person == ada.id

        with_services(before, file)
        with closing(sqlite3.connect(file)) as connection:
            for table in ("sign_ins", "no_old_cookies", "alembic_version"):
                connection.execute(f"drop table {table}")
            connection.commit()
        with_services(after, file)


class TestOverTls:
    @pytest.fixture
    def tls(self) -> Client:
        return TestClient(create_app(None, pause=0, workers=1), base_url="https://moon.example")

    def test_the_cookie_is_bound_to_the_host(self, tls: Client) -> None:
        with tls:
            ada = User(tls)
            answer = ada.post("/tables", {"name": "Ada"})
            (cookie,) = [
                line
                for line in answer.headers.get_list("set-cookie")
                if line.startswith(f"{SECURE_COOKIE}=")
            ]
            attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
            assert {"secure", "httponly", "path=/"} <= attributes
            assert not any(one.startswith("domain") for one in attributes)
            assert is_called(ada, "Ada")
            ada.post("/me/leave")
            assert SECURE_COOKIE not in ada.cookies

    def test_a_plain_cookie_that_another_host_may_have_set_is_not_taken(self, tls: Client) -> None:
        with tls:
            ada = User(tls)
            ada.post("/tables", {"name": "Ada"})
            other = User(tls)
            other.cookies = {COOKIE: ada.cookies[SECURE_COOKIE]}
            assert not is_called(other, "Ada")

    def test_an_earlier_cookie_is_exchanged(self, tls: Client) -> None:
        with tls:
            ada = User(tls)
            ada.post("/tables", {"name": "Ada"})
            old = with_old_cookie(ada)
            assert is_called(old, "Ada")
            assert SECURE_COOKIE in old.cookies


class TestTheStore:
    def test_what_ends_while_it_is_looked_up_is_over(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            token = await services.sign_ins.begin(ada)
            one = await services.sign_ins.find(token)
            assert one is not None
            name = one.id
            del one
            services.sign_ins._recent.clear()
            services.sign_ins._known.clear()
            lookup = services.store.signed_in

            def signed_out_meanwhile(*arguments: object) -> object:
                found = lookup(*arguments)  # type: ignore[arg-type]
                services.sign_ins._ended += 1
                services.store.end_sign_ins(ada.id, only=name)
                return found

            services.store.signed_in = signed_out_meanwhile  # type: ignore[assignment, method-assign]
            assert await services.sign_ins.find(token) is None

        with_services(story)

    def test_tokens_are_stored_as_hashes(self, tmp_path: Path) -> None:
        file = tmp_path / "tables.sqlite"
        tokens: list[str] = []

        async def story(services: Services) -> None:
            tokens.append(await services.sign_ins.begin(await services.people.welcome("Ada")))

        with_services(story, file)
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert tokens[0].encode() not in stored

    def test_the_oldest_of_many_end(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            tokens = [await services.sign_ins.begin(ada) for _ in range(51)]
            services.sign_ins._recent.clear()
            found = [await services.sign_ins.find(token) for token in tokens]
            assert [one is None for one in found] == [True] + [False] * 50

        with_services(story)
