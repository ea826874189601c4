"""Migrations: bring a database of any earlier version up to this one, with Alembic.

A database that was made before there were migrations is adopted: the first one creates what it
doesn't have.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from selenite.core.refusals import Invalid
from selenite.table.databases import Database

if TYPE_CHECKING:
    from sqlalchemy import Connection

logging.getLogger("alembic").setLevel(logging.WARNING)


def migrate(database: Database) -> tuple[str | None, str]:
    """Bring a database up to date; returns the versions before and after.

    A database of a later version than ours is refused.
    """
    config = _config()
    newest = head()
    with database.engine.begin() as connection:
        database.lock_schema(connection)
        before = version(connection)
        if before != newest:
            _check_is_known(config, before, database.name)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    return before, newest


def check(database: Database) -> None:
    """Refuse a database that isn't up to date: servers of an earlier version may be using it."""
    with database.engine.connect() as connection:
        found = version(connection)
    if found != head():
        _check_is_known(_config(), found, database.name)
        raise Invalid("store-older", file=database.name, version=found or "0000")


def head() -> str:
    """The version that this program needs."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def version(connection: Connection) -> str | None:
    """The version of a database; None if no migration has run on it."""
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def _check_is_known(config: Config, found: str | None, name: str) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise Invalid("store-newer", file=name, version=found)
