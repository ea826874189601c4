"""Migrations build what the program expects, on both databases, and adopt what was there before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, text

from selenite.core.refusals import Invalid
from selenite.table.databases import Database, SQLite
from selenite.table.databases.postgresql import PostgreSQL
from selenite.table.migrations import head, migrate, version
from selenite.table.schema import ENTRIES, META, SHARED
from selenite.table.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of each kind."""
    make: dict[str, Callable[[], Database]] = {
        "sqlite": lambda: SQLite(tmp_path / "t.sqlite"),
        "postgresql": lambda: PostgreSQL(request.getfixturevalue("postgres")),
    }
    opened = make[request.param]()
    yield opened
    opened.close()


def expected(database: Database) -> MetaData:
    """The relations that a kind of database has."""
    together = MetaData()
    for relations in (META, SHARED) if database.is_shared else (META,):
        for relation in relations.tables.values():
            relation.to_metadata(together)
    return together


def test_they_build_the_relations_that_the_store_uses(database: Database) -> None:
    migrate(database)
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, expected(database)) == []


def test_a_second_time_they_do_nothing(database: Database) -> None:
    assert migrate(database) == (None, head())
    assert migrate(database) == (head(), head())


def test_a_database_without_migrations_is_adopted(database: Database) -> None:
    with database.engine.begin() as connection:
        ENTRIES.create(connection)
    migrate(database)
    with database.engine.connect() as connection:
        assert version(connection) == head()
        assert compare_metadata(MigrationContext.configure(connection), expected(database)) == []


def test_a_later_version_is_refused(database: Database) -> None:
    migrate(database)
    with database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Invalid, match=r"store-newer .*9999"):
        Store(database)
