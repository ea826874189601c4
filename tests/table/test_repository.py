"""What is committed, what is in memory, and what is restored after a restart."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest

from selenite.table import repository
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Store
from tests.table.running_services import (
    CITY,
    MOON,
    SEED,
    Quick,
    play,
    two_people,
    until_person,
    with_services,
)


class TestStoring:
    def test_an_action_is_finished_once_it_has_begun(self) -> None:
        """Whoever sent the request may have gone before it is stored."""

        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            asking = asyncio.create_task(services.play.move(table.id, ada, ">c4", table.acted))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            while not table.moves:
                await asyncio.sleep(0.001)
            await play(services, table, ada, ">c5")
            assert [played.move for played in table.moves[:2]] == [">c4", ">c5"]

        with_services(story)

    @pytest.mark.parametrize("steps", range(5))
    def test_the_next_action_waits_for_one_that_has_begun(self, steps: int) -> None:
        """Even if whoever sent the first one has gone."""

        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            asking = asyncio.create_task(services.play.say(table.id, ada, "one"))
            for _ in range(1 + steps):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.sleep(0)
            await services.play.say(table.id, ben, "two")
            assert [said.text for said in table.chat] == ["one", "two"]
            stored = await asyncio.wrap_future(services.store.log(table.id))
            assert stored[-1].seq == table.seq

        with_services(story)

    def test_a_table_where_somebody_acts_stays_in_memory(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It would be loaded a second time, and both copies would write the same entry."""
        monkeypatch.setattr(repository, "_MOST_IN_MEMORY", 10)

        async def story(services: Services) -> None:
            tables = [await two_people(services) for _ in range(10)]
            (first, ada, _), (second, _, _) = tables[:2]
            async with services.tables.acting(first.id, ada):
                await services.seating.set_up(ada, MOON, {}, [Seat(), Seat()])
                assert first.id in services.tables.loaded
                assert second.id not in services.tables.loaded
            await services.play.say(first.id, ada, "hello")
            assert len(first.chat) == 1

        with_services(story)

    def test_nobody_acts_at_a_table_before_it_is_set_up(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            setting_up = asyncio.create_task(
                services.seating.set_up(ada, MOON, {}, [Seat(), Seat()])
            )
            while not services.tables.loaded:
                await asyncio.sleep(0)
            await services.seating.sit(next(iter(services.tables.loaded)), ada, 1, "Ada")
            table = await setting_up
            assert table.names() == {0: "", 1: "Ada"}

        with_services(story)

    def test_the_tables_that_changed_last_come_first(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat()]
            tables = [await services.seating.set_up(ada, CITY, {}, seats) for _ in range(3)]
            await services.play.say(tables[0].id, ada, "hello")
            services.tables.loaded.clear()
            found = await services.tables.of_person(ada, 2)
            assert [table.id for table in found] == [tables[0].id, tables[2].id]
            assert len(services.tables.loaded) == 2

        with_services(story)

    def test_after_a_restart_the_tables_are_the_same(self, tmp_path: Path) -> None:
        saved: dict[str, Any] = {}

        async def before(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await play(services, table, ada, ">c4", "/", "/", "drop")
            await play(services, table, ben, ">d3")
            await services.play.undo(table.id, ben, table.acted)
            await services.play.say(table.id, ben, "so what")
            saved.update(id=table.id, seq=table.seq, position=table.state.position(), ben=ben)
            saved["sentences"] = list(table.sentences)

        async def after(services: Services) -> None:
            table = await services.tables.find(saved["id"])
            assert table.seq == saved["seq"]
            assert table.state.position() == saved["position"]
            assert table.sentences == saved["sentences"]
            assert await services.tables.of_person(saved["ben"]) == [table]
            assert await services.people.with_key(saved["ben"].key) == saved["ben"]

        with_services(before, tmp_path / "tables.sqlite")
        with_services(after, tmp_path / "tables.sqlite")

    def test_after_a_restart_a_bot_continues_its_turn(self, tmp_path: Path) -> None:
        saved: dict[str, Any] = {}

        class Silent(Quick):
            async def plan(self, spec: str, view: Any, seed: str) -> list[str]:
                await asyncio.sleep(60)
                return []

        async def before() -> None:
            services = Services(Store(tmp_path / "t.sqlite"), Silent(), pause=0)
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="builder", name="Bot")]
            table = await services.seating.set_up(ada, CITY, {"first": 1}, seats)
            saved["id"] = table.id
            await services.close()

        async def after(services: Services) -> None:
            table = await services.tables.find(saved["id"])
            await until_person(table)
            assert table.to_move == 0

        asyncio.run(before())
        with_services(after, tmp_path / "t.sqlite")

    def test_the_database_refuses_a_sequence_number_twice(self, tmp_path: Path) -> None:
        """Two sets of services over one store can't both write the same entry."""

        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            other = Services(services.store, Quick(), pause=0)
            same = await other.tables.find(table.id)
            await play(services, table, ada, ">c4")
            with pytest.raises(Exception, match="UNIQUE"):
                await play(other, same, ada, ">d3")
            assert same.view(None).position["figures"][0] == "c3"

        with_services(story, tmp_path / "t.sqlite")

    def test_while_it_runs_a_record_has_only_the_hash_of_its_seed(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            text = table.record_text()
            assert SEED.hex() not in text
            assert hashlib.sha256(SEED).hexdigest() in text
            await services.play.resign(table.id, ada, 0)
            assert SEED.hex() in table.record_text()

        with_services(story)
