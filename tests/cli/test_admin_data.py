"""What the operator does with people and tables, on both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import text

from selenite.table import databases
from selenite.table.migrations import head
from selenite.table.services import Services
from selenite.table.store import Store
from selenite.web.app import create_app
from tests.cli.running import ok, process, refused
from tests.table.running_services import Quick, end, one_screen, play, two_people
from tests.web.clients import User, words


class PlayedTable:
    """A database with a finished game and a running one where somebody has talked."""

    def __init__(self, url: str) -> None:
        self.url = url
        asyncio.run(self._play())

    async def _play(self) -> None:
        services = Services(Store(databases.opened(self.url)), Quick(), pause=0)
        over, self.cem = await one_screen(services)
        await end(services, over, self.cem)
        table, self.ada, self.ben = await two_people(services)
        await play(services, table, self.ada, ">c4")
        await services.play.say(table.id, self.ada, "my secret plan")
        await services.play.say(table.id, self.ben, "good luck")
        self.over, self.running = over.id, table.id
        await services.close()

    def admin(self, *arguments: str) -> str:
        return ok("admin", *arguments, "--database", self.url)

    def look(self, table: str) -> Any:
        """The log of a table as it is stored now."""
        store = Store(databases.opened(self.url))
        found = store.log(table).result()
        store.close()
        return [tuple(row) for row in found]


@pytest.fixture(params=["sqlite", "postgresql"])
def played(request: pytest.FixtureRequest, tmp_path: Path) -> PlayedTable:
    """Each kind of database."""
    if request.param == "sqlite":
        return PlayedTable(f"sqlite:///{tmp_path}/t.sqlite")
    return PlayedTable(request.getfixturevalue("postgres"))


def test_a_backup_is_restored(played: PlayedTable, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy")
    played.admin("backup", copy)
    assert "exists already" in refused("admin", "backup", copy, "--database", played.url)
    before = played.look(played.running)
    played.admin("delete", "--table", played.running, "--yes")
    assert "--replace" in refused("admin", "restore", copy, "--database", played.url)
    played.admin("restore", copy, "--replace")
    assert played.look(played.running) == before


def test_finished_games_are_exported(played: PlayedTable, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    played.admin("export", str(folder))
    assert [file.name for file in folder.iterdir()] == [f"{played.over}.sel"]
    assert ok("verify", str(folder / f"{played.over}.sel"))


def test_a_table_is_deleted(played: PlayedTable) -> None:
    played.admin("delete", "--table", played.running, "--yes")
    assert played.look(played.running) == []
    assert "no table" in refused(
        "admin", "delete", "--table", played.running, "--yes", "--database", played.url
    )


def test_a_person_is_deleted_with_names_and_words_but_not_the_others_game(
    played: PlayedTable,
) -> None:
    assert f"{played.ada.id} Ada\n" in played.admin("people", "ad")
    played.admin("delete", "--person", played.ada.id, "--yes")
    assert played.ada.id not in played.admin("people", "ad")
    stored = str(played.look(played.running))
    assert "Ada" not in stored
    assert "secret plan" not in stored
    assert "good luck" in stored
    assert ">c4" in stored


def damage(played: PlayedTable, table: str, kind: str, data: str) -> None:
    """Spoil the entries of a kind in a table's log."""
    change = text('UPDATE entries SET data = :data WHERE "table" = :table AND kind = :kind')
    store = Store(databases.opened(played.url))
    store.submit(
        lambda one: one.execute(change, {"data": data, "table": table, "kind": kind})
    ).result()
    store.close()


def test_a_damaged_log_keeps_no_other_game_from_being_exported(
    played: PlayedTable, tmp_path: Path
) -> None:
    damage(played, played.running, "move", '"nonsense"')
    done = process("admin", "export", str(tmp_path / "records"), "--database", played.url)
    assert done.returncode == 1
    assert played.running in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert [file.name for file in (tmp_path / "records").iterdir()] == [f"{played.over}.sel"]


@pytest.mark.parametrize("data", ["[5]", '"my secret plan"', '{"text": "my secret plan"}', "{"])
def test_a_person_is_deleted_from_a_damaged_log(played: PlayedTable, data: str) -> None:
    if data == "{" and played.url.startswith("postgres"):
        pytest.skip("PostgreSQL stores no invalid JSON")
    damage(played, played.running, "chat", data)
    done = process("admin", "delete", "--person", played.ada.id, "--yes", "--database", played.url)
    assert done.returncode == 1
    assert played.running in done.stderr
    assert len(done.stderr.splitlines()) == 1
    stored = str(played.look(played.running))
    assert "Ada" not in stored
    assert "secret plan" not in stored
    assert ">c4" in stored


def test_it_asks_before_it_deletes(played: PlayedTable) -> None:
    asked = process(
        "admin", "delete", "--table", played.running, "--database", played.url, stdin="n\n"
    )
    assert asked.returncode != 0
    assert "for good?" in asked.stderr
    assert played.look(played.running)


def test_a_database_that_is_up_to_date_stays_as_it_is(played: PlayedTable) -> None:
    assert played.admin("migrate").count(head()) == 2


@pytest.mark.parametrize(
    "command", [["people"], ["export", "records"], ["ban", "--address", "::1"]]
)
def test_an_older_database_is_not_changed_under_its_servers(
    played: PlayedTable, command: list[str], tmp_path: Path
) -> None:
    def execute(statement: str) -> Any:
        database = databases.opened(played.url, is_exclusive=False)
        with database.engine.begin() as connection:
            found = connection.execute(text(statement))
            version = found.scalar() if found.returns_rows else None
        database.close()
        return version

    execute("UPDATE alembic_version SET version_num = '0003'")
    if command[0] == "export":
        command = ["export", str(tmp_path / "records")]
    assert "selenite admin migrate" in refused("admin", *command, "--database", played.url)
    assert execute("SELECT version_num FROM alembic_version") == "0003"


def test_a_database_in_use_is_not_replaced(played: PlayedTable, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy")
    played.admin("backup", copy)

    async def serve() -> None:
        services = Services(Store(databases.opened(played.url)), Quick(), pause=0)
        alive = text("SELECT count(*) FROM processes")
        while services.cluster and not await services.store.submit(
            lambda one: one.execute(alive).scalar()
        ):
            await asyncio.sleep(0.01)
        arguments = ("admin", "restore", copy, "--replace", "--database", played.url)
        told = await asyncio.to_thread(process, *arguments)
        assert told.returncode == 2
        assert "stop" in told.stderr
        await services.close()

    asyncio.run(serve())
    played.admin("restore", copy, "--replace")


def test_one_of_two_has_to_be_named(played: PlayedTable) -> None:
    for command in ("delete", "ban"):
        assert "--person" in refused("admin", command, "--database", played.url)


def test_what_nobody_has_is_refused(played: PlayedTable) -> None:
    for command in (["ban", "--person", "x"], ["delete", "--yes", "--person", "x"]):
        assert "no person" in refused("admin", *command, "--database", played.url)
    assert "IP" in refused("admin", "ban", "--address", "x", "--database", played.url)


def test_whoever_is_banned_is_refused_in_a_sentence(played: PlayedTable) -> None:
    with TestClient(create_app(Store(databases.opened(played.url)), workers=1)) as client:
        ada = User(client)
        table = ada.set_up(kind1="person", name1="Bo")
        (person,) = {seat.person for seat in table.seats if seat.name == "Ada"}
        assert person is not None

        def refresh() -> None:
            assert client.blocking_portal is not None
            client.blocking_portal.call(ada.services.bans.refresh)

        played.admin("ban", "--person", person)
        refresh()
        answer = ada.get("/")
        assert answer.status_code == 403
        assert "has banned you" in words(answer)
        assert User(client).get("/").status_code == 200
        played.admin("ban", "--person", person, "--lift")
        refresh()
        assert ada.get("/").status_code == 200
        played.admin("ban", "--address", "2001:db8::1")
        refresh()
        assert User(client).get("/").status_code == 200
