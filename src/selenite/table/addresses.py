"""The addresses of databases, as the command line takes them."""

from __future__ import annotations

from pathlib import Path

_SQLITE = "sqlite:///"
_POSTGRESQL = ("postgresql://", "postgres://")


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite address; None if the address is of another database.

    >>> sqlite_file("sqlite:////var/lib/tables.sqlite"), sqlite_file("postgresql://host/tables")
    (PosixPath('/var/lib/tables.sqlite'), None)
    """
    path = url.removeprefix(_SQLITE)
    return Path(path) if url.startswith(_SQLITE) and path else None


def is_postgresql(url: str) -> bool:
    """Whether an address names a PostgreSQL database."""
    return url.startswith(_POSTGRESQL)
