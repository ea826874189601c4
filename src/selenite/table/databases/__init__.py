"""The databases that a store can be on: an SQLite file for one process, PostgreSQL for many."""

from __future__ import annotations

from selenite.core.refusals import Invalid
from selenite.table.addresses import is_postgresql, sqlite_file
from selenite.table.databases.base import Database
from selenite.table.databases.sqlite import SQLite

__all__ = ["Database", "SQLite", "opened"]


def opened(url: str, is_exclusive: bool = True) -> Database:
    """The database of an address; a file is locked for this process, unless that isn't needed."""
    file = sqlite_file(url)
    if file is not None:
        return SQLite(file, is_exclusive)
    if not is_postgresql(url):
        raise Invalid("serve-database-url", url=url)
    try:
        from selenite.table.databases.postgresql import PostgreSQL  # noqa: PLC0415 - an extra
    except ImportError as problem:
        raise Invalid("serve-postgres-extra", module=problem.name) from None
    return PostgreSQL(url)
