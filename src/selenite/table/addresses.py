"""The addresses of databases, as the command line takes them."""

from __future__ import annotations

from pathlib import Path

_SQLITE = "sqlite:///"
_POSTGRESQL = ("postgresql://", "postgres://")


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database's address; None if it is the address of another one.

    >>> sqlite_file("sqlite:////var/lib/tables.sqlite"), sqlite_file("postgresql://host/tables")
    (PosixPath('/var/lib/tables.sqlite'), None)
    """
    path = url.removeprefix(_SQLITE)
    return Path(path) if url.startswith(_SQLITE) and path else None


def is_postgresql(url: str) -> bool:
    """Whether an address is that of a PostgreSQL database."""
    return url.startswith(_POSTGRESQL)
