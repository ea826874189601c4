"""The store on a real PostgreSQL: what SQLite does, and several processes at the same tables."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from postgres_server import PostgresServer
from selenite.core.refusals import Invalid
from selenite.table import databases
from selenite.table.databases.postgresql import PostgreSQL
from selenite.table.model import Refused, Seat
from selenite.table.promises import Offer
from selenite.table.services import Services
from selenite.table.store import Box, Conflict, Person, Store, Token
from tests.table.running_services import CITY, end, one_screen, play, two_people, with_services


class TestTheStore:
    def test_a_table_is_the_same_after_a_restart(self, postgres: str) -> None:
        saved: dict[str, Any] = {}

        async def before(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await play(services, table, ada, ">c4", "/")
            await services.play.say(table.id, ada, "hello\0")
            saved.update(id=table.id, seq=table.seq, ada=ada)

        async def after(services: Services) -> None:
            table = await services.tables.find(saved["id"])
            assert table.seq == saved["seq"]
            assert [played.move for played in table.moves] == [">c4", "/"]
            assert await services.people.with_key(saved["ada"].key) == saved["ada"]
            assert await services.tables.of_person(saved["ada"]) == [table]

        with_services(before, PostgreSQL(postgres))
        with_services(after, PostgreSQL(postgres))

    @pytest.mark.parametrize("promise", ["a\0b", "", "5E" * 32])
    def test_a_promise_of_another_form_is_refused(self, postgres: str, promise: str) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats, offer = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")], Offer(promise, "5e" * 32)
            with pytest.raises(Refused, match="deal-digits"):
                await services.seating.set_up(ada, CITY, {}, seats, offer=offer)

        with_services(story, PostgreSQL(postgres))

    def test_lists_of_tables(self, postgres: str) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            over, hidden, shown = [
                await services.seating.set_up(ada, CITY, {}, seats, is_open)
                for is_open in (True, False, True)
            ]
            await end(services, over, ada)
            assert await services.store.newest(9) == [shown.id]
            mine = await services.store.tables_of(ada.id)
            assert mine == [over.id, shown.id, hidden.id]

        with_services(story, PostgreSQL(postgres))

    def test_people_boxes_tokens_and_sign_ins(self, postgres: str) -> None:
        store = Store(PostgreSQL(postgres))
        ada = Person("1", "key", "Ada")
        store.add_person(ada, 0.0).result()
        store.rename("1", "Bea").result()
        assert store.person("id", "1").result() == ada._replace(name="Bea")
        for number in range(60):
            store.add_sign_in(str(number), "1", float(number)).result()
        assert store.signed_in("0", 60.0).result() is None
        assert store.signed_in("59", 60.0).result() == "1"
        store.end_sign_ins("1", but="58").result()
        assert store.signed_in("59", 60.0).result() is None
        assert store.refuses_old_cookies("1").result()
        box = Box("b", "1", CITY, "mine", {"tiles": [1]}, "share")
        store.add_box(box, 0.0).result()
        assert store.boxes("share", "share").result() == [box]
        assert store.boxes("share", "sha\0").result() == []
        token = Token("t", "1", "bot", "read play", 1.0)
        store.add_token(token, "hash").result()
        assert store.tokens("hash", "hash").result() == [token]
        secret = store.secret("cookie", lambda: "one")
        other = Store(PostgreSQL(postgres))
        assert other.secret("cookie", lambda: "two") == secret == "one"
        store.close()
        other.close()

    def test_errors_do_not_tell_keys(self, postgres: str) -> None:
        store = Store(PostgreSQL(postgres))
        store.add_person(Person("1", "a-secret-key", "Ada"), 0.0).result()
        with pytest.raises(Exception, match="unique") as caught:
            store.add_person(Person("2", "a-secret-key", "Ada"), 0.0).result()
        store.close()
        assert "a-secret-key" not in str(caught.value)

    def test_a_server_that_does_not_answer_is_refused_without_its_password(self) -> None:
        with pytest.raises(Invalid, match="serve-database") as caught:
            Store(PostgreSQL("postgresql://me:hunter2@127.0.0.1:1/tables"))
        assert "hunter2" not in str(caught.value)

    @pytest.mark.parametrize("url", ["mysql://host/x", "tables", "sqlite://"])
    def test_other_addresses_are_refused(self, url: str) -> None:
        with pytest.raises(Invalid, match="serve-database-url"):
            databases.opened(url)


class TestKilling:
    def test_work_waits_for_a_database_that_was_killed(
        self, postgres: str, postgres_server: PostgresServer
    ) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await services.play.move(table.id, ada, ">c4", table.acted)
            postgres_server.kill()
            moving = asyncio.ensure_future(services.play.move(table.id, ada, "/", table.acted))
            await asyncio.to_thread(postgres_server.start)
            await moving
            assert [played.move for played in table.moves] == [">c4", "/"]
            stored = await services.store.log(table.id)
            assert len(stored) == table.seq + 1

        with_services(story, PostgreSQL(postgres))

    def test_a_database_that_stays_away_is_told_in_a_sentence(
        self, postgres: str, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("selenite.table.store._PATIENCE", 0.2)

        async def story(services: Services) -> None:
            table, ada = await one_screen(services)
            postgres_server.kill()
            with pytest.raises(Refused, match="store-away"):
                await services.play.say(table.id, ada, "hello")
            postgres_server.start()
            await services.play.say(table.id, ada, "hello")

        with_services(story, PostgreSQL(postgres))


class TestSeveralProcesses:
    """Two stores with services of their own are what two processes have."""

    def test_the_log_decides_who_was_first(self, postgres: str) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            other = Services(Store(PostgreSQL(postgres)), pause=0)
            same = await other.tables.find(table.id)
            await services.play.move(table.id, ada, ">c4", table.acted)
            with pytest.raises(Refused, match="table-stale"):
                await other.play.move(same.id, ada, ">d3", same.acted)
            assert same.seq == table.seq
            assert [played.move for played in same.moves] == [">c4"]
            await other.close()

        with_services(story, PostgreSQL(postgres))

    def test_the_same_number_twice_is_a_conflict_and_leaves_the_rest_alone(
        self, postgres: str
    ) -> None:
        async def story(services: Services) -> None:
            table, _, _ = await two_people(services)
            store = services.store
            entries = [one for one in table.recent if one.seq == table.seq]
            twice = store.append(table.id, entries)
            person = store.add_person(Person("9", "nine", "Nin"), 0.0)
            with pytest.raises(Conflict):
                await twice
            await person
            assert await services.people.with_key("nine") is not None

        with_services(story, PostgreSQL(postgres))
