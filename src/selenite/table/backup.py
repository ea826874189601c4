"""Backup and restore of a database file, with SQLite's own online copy.

A backup is one consistent file, taken while the server runs. Copying the database file by hand is
not enough: recent commits are in the write-ahead log beside it.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from selenite.core.refusals import Invalid
from selenite.table import file_lock

_RELATIONS = {"entries", "people", "sittings"}
"""The relation that every database of tables has."""


def backup(database: Path, target: Path) -> None:
    """Copy a database, which may change meanwhile, to a new file."""
    _check_is_there(database)
    if target.exists():
        raise Invalid("backup-exists", file=target)
    partial = target.with_name(target.name + ".partial")
    with _writing(target):
        partial.unlink(missing_ok=True)
        file_lock.create(partial)
    try:
        with _opened(database) as source, _opened(partial) as copy:
            _check(source, database)
            with _writing(target):
                source.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")
        with _writing(target):
            partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


def restore(database: Path, source: Path, replace: bool = False) -> None:
    """Restore a database from a backup, if no server is using it.

    It is restored completely or, if anything fails, not at all.
    """
    _check_is_there(source)
    if database.exists() and database.stat().st_size and not replace:
        raise Invalid("restore-exists", file=database)
    with _opened(source) as old:
        _check(old, source)
        lock = file_lock.locked(database)
        try:
            with _opened(database) as new, _writing(database):
                old.backup(new)
        finally:
            lock.release()


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a file; errors become refusals."""
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            yield connection
    except sqlite3.Error as problem:
        raise Invalid("file-unreadable", file=path, reason=problem) from None


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn errors while a file is written into refusals."""
    try:
        yield
    except sqlite3.Error as problem:
        raise Invalid("file-unwritable", file=path, reason=problem) from None
    except OSError as problem:
        raise Invalid("file-unwritable", file=path, reason=problem.strerror) from None


def _check_is_there(path: Path) -> None:
    if not path.is_file():
        raise Invalid("file-unreadable", file=path, reason=os.strerror(errno.ENOENT))


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that isn't a database of tables, or a damaged one."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    if not {name for (name,) in found} >= _RELATIONS:
        raise Invalid("backup-other", file=path)
    fault = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if fault != "ok":
        raise Invalid("file-unreadable", file=path, reason=fault)
