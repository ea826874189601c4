"""The database file: who may use it, what it lists, and what its faults say."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from selenite.core.refusals import Invalid
from selenite.table.backup import backup, restore
from selenite.table.databases import SQLite
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person, Store
from tests.table.running_services import CITY, end, one_screen, play, two_people, with_services


def sql(path: Path, *statements: str) -> None:
    """Change a database from outside."""
    connection = sqlite3.connect(path)
    with connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


class TestTheList:
    def test_lists_of_tables_read_no_entries(self) -> None:
        """The only thread that writes must not scan all logs for a list."""

        async def story(services: Services) -> None:
            _, ada, _ = await two_people(services)
            plans: list[str] = []
            engine = services.store.engine

            @event.listens_for(engine, "before_cursor_execute")
            def note(_: Any, cursor: Any, statement: str, given: Any, *more: Any) -> None:
                if statement.startswith("SELECT"):
                    cursor.execute(f"EXPLAIN QUERY PLAN {statement}", given)
                    plans.extend(row[3] for row in cursor.fetchall())

            await services.store.newest(60)
            await services.store.tables_of(ada.id, 60)
            assert plans
            assert not [plan for plan in plans if "entries" in plan or plan.startswith("SCAN")]

        with_services(story)

    def test_a_file_that_had_no_list_gets_one(self, tmp_path: Path) -> None:
        path = tmp_path / "t.sqlite"
        found: dict[str, Any] = {}

        async def before(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat()]
            tables = [
                await services.seating.set_up(ada, CITY, {}, seats, is_open)
                for is_open in (True, False, True)
            ]
            await services.play.say(tables[0].id, ada, "hello")
            found.update(ada=ada, ids=[table.id for table in tables])

        async def after(services: Services) -> None:
            first, second, third = found["ids"]
            assert await services.store.newest(9) == [third, first]
            mine = await services.store.tables_of(found["ada"].id)
            assert mine == [first, third, second]

        with_services(before, path)
        sql(path, "DROP TABLE tables", "DROP TABLE alembic_version")
        with_services(after, path)

    def test_finished_games_are_not_among_the_open_ones(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            over, running = [
                await services.seating.set_up(ada, CITY, {}, seats, True) for _ in range(2)
            ]
            await end(services, over, ada)
            assert await services.store.newest(9) == [running.id]

        with_services(story)


class TestTheFile:
    @pytest.mark.skipif(os.name != "posix", reason="files have no modes there")
    def test_only_its_owner_can_read_it(self, tmp_path: Path) -> None:
        path = tmp_path / "t.sqlite"
        path.touch(0o644)

        async def story(services: Services) -> None:
            await one_screen(services)
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
            assert set(modes) >= {"t.sqlite", "t.sqlite-wal"}
            assert set(modes.values()) == {0o600}

        with_services(story, path)

    def test_a_second_server_is_refused_in_a_sentence(self, tmp_path: Path) -> None:
        first = Store(tmp_path / "t.sqlite")
        with pytest.raises(Invalid, match="store-in-use"):
            Store(tmp_path / "t.sqlite")
        first.close()
        Store(tmp_path / "t.sqlite").close()

    def test_a_file_that_is_no_database_is_refused_in_a_sentence(self, tmp_path: Path) -> None:
        path = tmp_path / "t.sqlite"
        path.write_bytes(b"no database at all" * 100)
        with pytest.raises(Invalid, match=r"serve-database .*not a database"):
            Store(path)
        path.unlink()
        Store(path).close()

    def test_a_locked_file_is_refused_at_once(self, tmp_path: Path) -> None:
        """SQLite would wait for seconds."""
        path = tmp_path / "t.sqlite"
        Store(path).close()
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Invalid, match=r"serve-database .*locked"):
            Store(path)
        other.close()

    @pytest.mark.skipif(
        sys.platform == "win32" or os.geteuid() == 0, reason="root can write everything"
    )
    def test_a_read_only_folder_is_refused_in_a_sentence(self, tmp_path: Path) -> None:
        tmp_path.chmod(0o500)
        with pytest.raises(Invalid, match="serve-database"):
            Store(tmp_path / "t.sqlite")

    def test_a_read_only_database_is_refused_in_a_sentence(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_: object) -> int:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(os, "open", refuse)
        with pytest.raises(Invalid, match=r"serve-database .*Permission denied"):
            Store(tmp_path / "t.sqlite")

    def test_a_database_that_fails_before_work_begins_is_refused(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Otherwise everybody would wait for ever."""

        def fail(*_: object) -> None:
            raise OperationalError("PRAGMA", {}, sqlite3.OperationalError("disk I/O error"))

        monkeypatch.setattr(SQLite, "begin_writing", fail)
        with pytest.raises(Invalid, match=r"serve-database .*disk I/O error"):
            Store(tmp_path / "t.sqlite")

    def test_errors_do_not_tell_keys(self) -> None:
        store = Store(None)
        store.add_person(Person("1", "a-secret-key", "Ada"), 0.0).result()
        with pytest.raises(Exception, match="UNIQUE") as caught:
            store.add_person(Person("2", "a-secret-key", "Ada"), 0.0).result()
        assert "a-secret-key" not in str(caught.value)
        store.close()


class TestBackup:
    def test_a_backup_of_a_running_server_has_every_move(self, tmp_path: Path) -> None:
        saved: dict[str, Any] = {}

        async def before(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await play(services, table, ada, ">c4", "/")
            backup(tmp_path / "t.sqlite", tmp_path / "copy.sqlite")
            saved.update(id=table.id, seq=table.seq, ada=ada)
            await play(services, table, ada, "/")

        async def after(services: Services) -> None:
            table = await services.tables.find(saved["id"])
            assert table.seq == saved["seq"]
            assert [played.move for played in table.moves] == [">c4", "/"]
            assert await services.people.with_key(saved["ada"].key) == saved["ada"]
            assert await services.tables.of_person(saved["ada"]) == [table]

        with_services(before, tmp_path / "t.sqlite")
        restore(tmp_path / "other.sqlite", tmp_path / "copy.sqlite")
        with_services(after, tmp_path / "other.sqlite")
        restore(tmp_path / "t.sqlite", tmp_path / "copy.sqlite", replace=True)
        with_services(after, tmp_path / "t.sqlite")
