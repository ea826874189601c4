"""A lock on a file for one process at a time; it ends with the process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from selenite.core.refusals import Invalid

_OWNER_ONLY = 0o600


class FileLock:
    """Held from the beginning until it is released, or until its process ends.

    The lock is on a file of its own beside the one that it protects: SQLite has locks on the
    latter, and would lose them if we opened and closed it. The file stays behind, unlocked. It is
    the same one whichever link leads to the protected file.
    """

    def __init__(self, protected: Path) -> None:
        file = protected.resolve()
        path = file.with_name(file.name + ".lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, _OWNER_ONLY)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise BlockingIOError from None

    def release(self) -> None:
        """Release the lock."""
        os.close(self._file)


def locked(database: Path) -> FileLock:
    """A database file for this process alone: created if need be, readable to its owner only.

    SQLite gives its other files the same rights.
    """
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(database)
    except BlockingIOError:
        raise Invalid("store-in-use", file=database) from None
    except OSError as problem:
        raise Invalid("serve-database", file=database, fault=problem.strerror) from None
    try:
        create(database)
    except OSError as problem:
        lock.release()
        raise Invalid("serve-database", file=database, fault=problem.strerror) from None
    return lock


def create(path: Path) -> None:
    """Create a file if it isn't there, and let its owner alone read and write it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, _OWNER_ONLY))
    path.chmod(_OWNER_ONLY)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
