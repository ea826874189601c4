"""Backup and restore from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from selenite.table.store import Person, Store
from tests.cli.running import ok, refused

ADA = Person("1", "key", "Ada")


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with one person."""
    store = Store(tmp_path / "t.sqlite")
    store.add_person(ADA, 0.0).result()
    store.close()
    return f"sqlite:///{tmp_path}/t.sqlite"


def test_what_was_backed_up_is_restored(database: str, tmp_path: Path) -> None:
    copy, other = str(tmp_path / "copy"), tmp_path / "other.sqlite"
    assert copy in ok("admin", "backup", copy, "--database", database)
    assert copy in ok("admin", "restore", copy, "--database", f"sqlite:///{other}")
    store = Store(other)
    assert store.person("key", "key").result() == ADA
    store.close()


def test_a_backup_overwrites_nothing(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("something else")
    assert "exists already" in refused("admin", "backup", str(copy), "--database", database)
    assert copy.read_text() == "something else"


def test_tables_are_given_up_only_on_demand(database: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy")
    ok("admin", "backup", copy, "--database", database)
    assert "--replace" in refused("admin", "restore", copy, "--database", database)
    ok("admin", "restore", copy, "--database", database, "--replace")


def test_nothing_is_restored_below_a_running_server(database: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy")
    ok("admin", "backup", copy, "--database", database)
    server = Store(tmp_path / "t.sqlite")
    sentence = refused("admin", "restore", copy, "--database", database, "--replace")
    assert "another server" in sentence
    server.close()


@pytest.mark.parametrize("contents", [b"", b"no database at all" * 100])
def test_what_is_no_backup_is_refused(contents: bytes, tmp_path: Path) -> None:
    copy, target = tmp_path / "copy", tmp_path / "t.sqlite"
    copy.write_bytes(contents)
    refused("admin", "restore", str(copy), "--database", f"sqlite:///{target}")
    assert not target.exists()


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path}/missing"
    refused("admin", "backup", str(tmp_path / "copy"), "--database", missing)
    refused("admin", "restore", str(tmp_path / "copy"), "--database", missing)


def test_a_folder_that_is_missing_is_refused(database: str, tmp_path: Path) -> None:
    refused("admin", "backup", str(tmp_path / "no" / "copy"), "--database", database)
