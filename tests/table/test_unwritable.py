"""A database without room, or one that is read-only: a sentence, nothing lost, and play goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from postgres_server import PostgresServer
from selenite.core.refusals import Invalid
from selenite.table.databases.postgresql import PostgreSQL
from selenite.table.model import Refused
from selenite.table.pending import Pending
from selenite.table.services import Services
from selenite.table.store import Person, Store
from selenite.table.table import Table
from tests.table.running_services import (
    against_a_bot,
    two_people,
    until_person,
    with_services,
)

MOST = 3000
FULL = """
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION no_room()
"""
"""What PostgreSQL says when its disk is full. A really full one is in benchmarks/storage.py."""


async def fill(services: Services, table: Table, person: Person) -> None:
    """Chat until something is refused."""
    for number in range(MOST):
        await services.play.say(table.id, person, f"{number}" * 40)


async def check_nothing_is_lost(services: Services, table: Table) -> None:
    """What is in memory is what is stored."""
    stored = await services.store.log(table.id)
    assert [row.seq for row in stored] == list(range(table.seq + 1))
    assert (await services.tables.find(table.id)) is table


@asynccontextmanager
async def pragma(services: Services, before: str, after: str) -> AsyncIterator[None]:
    """A setting of SQLite's for a while."""

    async def execute(what: str) -> None:
        def work(connection: object) -> None:
            connection.exec_driver_sql(f"PRAGMA {what}")  # type: ignore[attr-defined]

        await services.store.submit(work)

    await execute(before)
    yield
    await execute(after)


@pytest.mark.parametrize(
    ("before", "after"),
    [("max_page_count=1", "max_page_count=1000000"), ("query_only=1", "query_only=0")],
)
def test_sqlite_refuses_in_a_sentence_and_goes_on_when_it_can(
    before: str, after: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(services: Services) -> None:
        table, ada, ben = await two_people(services)
        async with pragma(services, before, after):
            with pytest.raises(Refused, match="store-unwritable"):
                await fill(services, table, ada)
            seen = table.seq
            with pytest.raises(Refused, match="store-unwritable"):
                await services.play.say(table.id, ben, "z" * 400)
            assert services.store.is_unwritable
            assert table.seq == seen
            await check_nothing_is_lost(services, table)
            assert await services.people.with_key(ada.key) == ada
        await services.play.move(table.id, ada, ">c4", table.acted)
        assert not services.store.is_unwritable
        await check_nothing_is_lost(services, table)

    with caplog.at_level(logging.WARNING, "selenite"):
        with_services(story, tmp_path / "t.sqlite")
    said = [record.getMessage() for record in caplog.records if record.name == "selenite"]
    assert len(said) == 2
    assert "can't be written to:" in said[0]
    assert said[1] == "the database can be written to again"


def test_a_bot_moves_again_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("selenite.table.bot_turns._SECONDS_TO_RECOVER", 0)

    async def story(services: Services) -> None:
        tries = 0
        append = services.store.append

        def count(*arguments: Any) -> Pending[None]:
            nonlocal tries
            tries += 1
            return append(*arguments)

        table, ada = await against_a_bot(services)
        services.bot_turns.stop()
        while table.to_move == 0:
            legal = table.view(0).legal
            await services.play.move(table.id, ada, legal[-1], table.acted)
        seen = table.seq
        async with pragma(services, "query_only=1", "query_only=0"):
            monkeypatch.setattr(services.store, "append", count)
            services.bot_turns._is_stopped = False
            services.bot_turns.changed(table)
            async with asyncio.timeout(10):
                while tries < 3:
                    await asyncio.sleep(0)
            assert table.seq == seen
        await asyncio.wait_for(until_person(table), 10)
        await check_nothing_is_lost(services, table)

    with caplog.at_level(logging.ERROR, "selenite"):
        with_services(story, tmp_path / "t.sqlite")
    assert len(caplog.records) == 1, "said once, without a traceback for each table"


@contextmanager
def read_only(server: PostgresServer, url: str) -> Iterator[None]:
    """All transactions are read-only for a while."""
    server.set_system("default_transaction_read_only", "on")
    yield
    server.set_system("default_transaction_read_only", "off")


@contextmanager
def full(server: PostgresServer, url: str) -> Iterator[None]:
    """A database without room for a while."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(FULL.encode())
        yield
        connection.execute("DROP FUNCTION no_room CASCADE")


@pytest.mark.parametrize("fault", [read_only, full])
def test_postgresql_refuses_in_a_sentence_and_goes_on_when_it_can(
    fault: object, postgres: str, postgres_server: PostgresServer
) -> None:
    async def story(services: Services) -> None:
        table, ada, ben = await two_people(services)
        with fault(postgres_server, postgres):  # type: ignore[operator]
            await until_refused(services, table, ada)
            began, seen = monotonic(), table.seq
            with pytest.raises(Refused, match="store-unwritable"):
                await services.play.move(table.id, ada, ">c4", table.acted)
            assert services.store.is_unwritable
            assert table.seq == seen
            await check_nothing_is_lost(services, table)
            assert await services.people.with_key(ben.key) == ben
            assert monotonic() - began < 5, "nobody waits as for a database that is away"
        await until_allowed(services)
        await services.play.move(table.id, ada, ">c4", table.acted)
        assert not services.store.is_unwritable
        await check_nothing_is_lost(services, table)

    with_services(story, PostgreSQL(postgres))


async def until_refused(services: Services, table: Table, person: Person) -> None:
    """Wait until the setting has reached the store's connection."""

    async def chat() -> None:
        for _ in range(200):
            await services.play.say(table.id, person, "hello")
            await asyncio.sleep(0.02)

    with pytest.raises(Refused, match="store-unwritable"):
        await chat()


async def until_allowed(services: Services) -> None:
    wanted = text("SHOW transaction_read_only")
    async with asyncio.timeout(10):
        while await services.store.submit(lambda one: one.execute(wanted).scalar()) == "on":
            await asyncio.sleep(0.02)


def test_a_read_only_postgresql_can_be_read_but_not_set_up(
    postgres: str, postgres_server: PostgresServer
) -> None:
    async def look(services: Services) -> None:
        assert await services.store.newest(9) == []

    async def nothing(services: Services) -> None:
        pass

    empty = postgres_server.new_database()
    with_services(nothing, PostgreSQL(postgres))
    with read_only(postgres_server, postgres):
        with_services(look, PostgreSQL(postgres))
        with pytest.raises(Invalid, match=r"serve-database .*read-only"):
            Store(PostgreSQL(empty))
