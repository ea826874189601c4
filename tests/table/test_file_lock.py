"""The lock on a database file, and who may read what is beside it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from selenite.core.refusals import Invalid
from selenite.table import dumps, file_lock


@contextmanager
def locked(path: Path) -> Iterator[None]:
    lock = file_lock.locked(path)
    try:
        yield
    finally:
        lock.release()


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def test_a_file_is_locked_once(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    for _ in range(2):
        with locked(path), pytest.raises(Invalid, match="store-in-use"):
            file_lock.locked(path)


@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_to_a_file_is_locked_with_it(tmp_path: Path, is_there: bool) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    path, link, other = folder / "t.sqlite", tmp_path / "link.sqlite", tmp_path / "other"
    if is_there:
        path.touch()
    link.symlink_to(path)
    other.symlink_to(folder)
    for first in (path, link, other / path.name):
        for second in (path, link, other / path.name):
            with locked(first), pytest.raises(Invalid, match="store-in-use"):
                file_lock.locked(second)


def test_a_dump_can_be_read_by_its_owner_only_from_the_first_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    modes = []

    def dump(_: str, program: str, *arguments: str) -> None:
        file = Path(arguments[-1])
        modes.append((program, stat.S_IMODE(file.stat().st_mode)))
        file.write_bytes(b"dump")

    monkeypatch.setattr(dumps, "_run", dump)
    target = tmp_path / "dump"
    with umask(0o022):
        dumps.backup("postgresql:///tables", target)
    assert modes == [("pg_dump", 0o600)]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["dump"]


def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="file-unwritable"):
        dumps.backup("postgresql:///tables", tmp_path / "nowhere" / "dump")
