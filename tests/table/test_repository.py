"""What is committed, what is in memory, and what is restored after a restart."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from selenite.core import records
from selenite.table import log, repository
from selenite.table.model import Refused, Seat
from selenite.table.services import Services
from selenite.table.store import Store
from selenite.table.table import Table
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
            stored = await services.store.log(table.id)
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

    def test_moves_bring_a_table_to_the_front_once_a_minute(self) -> None:
        now = [1000.0]

        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            now[0] = 1030.0
            other = await services.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            await play(services, table, ada, ">c4")
            first, *_ = await services.tables.of_person(ada)
            assert first is other
            now[0] = 1100.0
            await play(services, table, ada, "/")
            first, *_ = await services.tables.of_person(ada)
            assert first is table

        with_services(story, clock=lambda: now[0])

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
            async def plan(self, spec: str, view: Any, seed: str, claim: Any = None) -> list[str]:
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
            with pytest.raises(Refused, match="table-stale"):
                await play(other, same, ada, ">d3")
            assert same.view(None).position["figures"][0] == "c4"

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


def damage(path: Path, statement: str) -> None:
    """Change a database from outside."""
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(statement)
    connection.close()


class TestLongLogs:
    @given(st.randoms(use_true_random=False))
    @settings(max_examples=20)
    def test_moves_that_were_taken_back_leave_no_trace(self, rng: Random) -> None:
        """A log is read without playing them, and the table is the same as if they were played."""
        data = {
            "game": CITY, "options": {"first": 0}, "seed": SEED.hex(), "host": "a", "open": False
        }  # fmt: skip
        changes: list[log.Change] = [(log.SET_UP, data), (log.START, {})]
        entries = log.entries(changes, 0, 0.0)
        played = Table.of("t", entries[:1])
        played.take(entries[1])
        for seq in range(2, 60):
            assert played.to_move is not None
            change: log.Change = (log.CHAT, {"who": "A", "seat": 0, "text": "", "phrase": "x"})
            kind = rng.randrange(10)
            if kind < 2 and played.moves:
                change = (log.UNDO, {"seat": 0, "moves": rng.randrange(len(played.moves))})
            elif kind == 2:
                change = (log.ASK, {"what": log.UNDO, "seat": 0, "moves": 0})
            elif kind > 3:
                move = rng.choice(played.view(played.to_move).legal)
                change = (log.MOVE, {"seat": played.to_move, "move": move, "by_hand": True})
            entries += log.entries([change], seq, float(seq))
            played.take(entries[-1])
        read = Table.of("t", entries)
        for fact in ("seq", "acted", "changed", "moves", "sentences", "chat", "request", "record"):
            assert getattr(read, fact) == getattr(played, fact)
        assert read.state.position() == played.state.position()

    def test_only_moves_that_count_are_played_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        saved: dict[str, str] = {}

        async def before(services: Services) -> None:
            table, ada, _ = await two_people(services)
            for _ in range(20):
                await services.play.move(table.id, ada, ">c4", table.acted)
                await services.play.undo(table.id, ada, table.acted)
            saved["id"] = table.id

        async def after(services: Services) -> None:
            played: list[Any] = []
            plain = records.add

            def add(*given: Any) -> Any:
                played.append(given)
                return plain(*given)

            monkeypatch.setattr(records, "add", add)
            await services.tables.find(saved["id"])
            assert not played

        with_services(before, tmp_path / "t.sqlite")
        with_services(after, tmp_path / "t.sqlite")

    def test_others_go_on_while_a_log_is_read(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(repository, "_SLICE", -1.0)
        saved: dict[str, str] = {}

        async def before(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await play(services, table, ada, ">c4", "/", "/")
            saved["id"] = table.id

        async def after(services: Services) -> None:
            turns = 0
            finding = asyncio.create_task(services.tables.find(saved["id"]))
            second = asyncio.create_task(services.tables.find(saved["id"]))
            grown: list[int] = []
            plain = Table.growing

            def growing(*given: Any) -> Iterator[Table]:
                for table in plain(*given):
                    grown.append(turns)
                    yield table

            monkeypatch.setattr(Table, "growing", growing)
            while not finding.done():
                await asyncio.sleep(0)
                turns += 1
            assert len(set(grown)) == len(grown) == (await finding).seq + 1
            assert await second is await finding

        with_services(before, tmp_path / "t.sqlite")
        with_services(after, tmp_path / "t.sqlite")

    def test_a_full_log_takes_moves_only(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            services.tables._most_entries = table.seq + 2
            await services.play.say(table.id, ada, "hello")
            with pytest.raises(Refused, match="table-log-full"):
                await services.play.say(table.id, ada, "hello again")
            await play(services, table, ada, ">c4")
            with pytest.raises(Refused, match="table-log-full"):
                await services.play.undo(table.id, ada, table.acted)
            await services.play.resign(table.id, ben, 1)
            await services.play.rematch(table.id, ben)

        with_services(story)

    @pytest.mark.parametrize(
        "fault",
        [
            "UPDATE entries SET data = '{' WHERE seq = 3",
            "UPDATE entries SET data = '{}' WHERE seq = 0",
            "UPDATE entries SET data = replace(data, '>c4', '>e9') WHERE kind = 'move'",
            "UPDATE entries SET kind = 'no-such-kind' WHERE kind = 'move'",
            "DELETE FROM entries WHERE seq = 2",
            "DELETE FROM entries WHERE seq = 0",
        ],
    )
    def test_a_damaged_log_breaks_its_own_table_only(self, tmp_path: Path, fault: str) -> None:
        saved: dict[str, Any] = {}

        async def before(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            bad, good = [
                await services.seating.set_up(ada, CITY, {"first": 0}, seats, True)
                for _ in range(2)
            ]
            services.screens.uncover(bad, ada)
            await services.play.move(bad.id, ada, ">c4", bad.acted)
            saved.update(ada=ada, bad=bad.id, good=good.id)

        async def after(services: Services) -> None:
            assert [table.id for table in await services.tables.newest(9)] == [saved["good"]]
            mine = await services.tables.of_person(saved["ada"])
            assert [table.id for table in mine] == [saved["good"]]
            for _ in range(2):
                with pytest.raises(Refused, match="table-damaged"):
                    await services.tables.find(saved["bad"])

        with_services(before, tmp_path / "t.sqlite")
        damage(tmp_path / "t.sqlite", f"{fault} AND \"table\" = '{saved['bad']}'")
        with_services(after, tmp_path / "t.sqlite")
