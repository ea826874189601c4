"""Several processes at the same tables: two sets of services, each with a store of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import psycopg
import pytest

from postgres_server import PostgresServer
from selenite.table.cluster import cluster, membership
from selenite.table.cluster.bot_jobs import BotJob, BotJobQueue
from selenite.table.cluster.cluster import Member
from selenite.table.databases.postgresql import PostgreSQL
from selenite.table.fair_queue import Claim
from selenite.table.limits import UNLIMITED
from selenite.table.model import Refused, Seat
from selenite.table.schema import PRESENCES
from selenite.table.services import Services
from selenite.table.store import Store
from selenite.table.table import Table
from tests.table.running_services import (
    CITY,
    SEED,
    Quick,
    Still,
    against_a_bot,
    one_screen,
    three_people,
    two_people,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

Story = Callable[[Services, Services], Awaitable[None]]


@pytest.fixture
def short_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is silent for a second is dead."""
    monkeypatch.setattr(membership.Membership.__init__, "__defaults__", (1.0,))
    monkeypatch.setattr(cluster.Member.__init__, "__defaults__", (1.0,))
    monkeypatch.setattr(cluster.Cluster.__init__, "__defaults__", (1.0,))


@asynccontextmanager
async def process(url: str, pool: Quick | Still | None = None) -> AsyncIterator[Services]:
    """What a web process has."""
    services = Services(
        Store(PostgreSQL(url)), pool or Quick(), pause=0, grace=60, limits=UNLIMITED
    )
    try:
        yield services
    finally:
        await services.close()


def with_two(url: str, story: Story) -> None:
    """Run a coroutine function with two processes."""

    async def whole() -> None:
        async with process(url) as one, process(url) as other:
            await story(one, other)

    asyncio.run(whole())


async def eventually(is_true: Callable[[], object]) -> None:
    """Wait until something is true that follows from a notice."""
    async with asyncio.timeout(20):
        while not is_true():
            await asyncio.sleep(0.005)


async def die(services: Services) -> None:
    """Stop as if the process had been killed: nothing is released, nobody is told."""
    assert services.cluster is not None
    services.cluster._beating.cancel()
    services.bot_turns.stop()
    for task in services.bot_turns._running.values():
        task.cancel()
    for task in services.cluster.bot_worker._tasks:
        task.cancel()
    await asyncio.to_thread(services.cluster._listener.close)


class TestLogs:
    def test_a_move_is_seen_by_the_pages_of_another_process(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            table, ada, ben = await two_people(one)
            same = await other.tables.find(table.id)
            heard = asyncio.Event()
            with other.presence.listening(same, ben, heard):
                heard.clear()
                await one.play.move(table.id, ada, ">c4", table.acted)
                await eventually(lambda: heard.is_set() and same.seq >= table.seq)
            assert [played.move for played in same.moves][:1] == [">c4"]

        with_two(postgres, story)

    def test_everybody_can_talk_at_once(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            table, ada, ben = await two_people(one)
            same = await other.tables.find(table.id)
            await asyncio.gather(
                *(one.play.say(table.id, ada, f"a{number}") for number in range(10)),
                *(other.play.say(table.id, ben, f"b{number}") for number in range(10)),
            )
            await eventually(lambda: table.seq == same.seq)
            said = [message.text for message in table.chat]
            assert sorted(said) == sorted(f"{who}{n}" for who in "ab" for n in range(10))
            assert [message.text for message in same.chat] == said

        with_two(postgres, story)

    def test_a_move_is_not_stale_because_another_process_is_behind(self, postgres: str) -> None:
        """Each request of a player may reach another process, sooner than the notice."""

        async def story(one: Services, other: Services) -> None:
            table, ada, _ = await two_people(one)
            same = await other.tables.find(table.id)
            seen = table.acted
            for number in range(6):
                await one.play.move(table.id, ada, ">c4", seen + 2 * number)
                await other.play.undo(table.id, ada, seen + 2 * number + 1)
            assert same.seq == seen + 12

        with_two(postgres, story)

    def test_two_moves_at_once_are_one_move_and_one_refusal(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            table, ada, _ = await two_people(one)
            await other.tables.find(table.id)
            done = await asyncio.gather(
                one.play.move(table.id, ada, ">c4", table.acted),
                other.play.move(table.id, ada, ">d3", table.acted),
                return_exceptions=True,
            )
            refused = [answer for answer in done if isinstance(answer, Refused)]
            assert [one.code for one in refused] == ["table-stale"]
            assert any(isinstance(answer, Table) for answer in done)

        with_two(postgres, story)

    def test_what_happens_while_the_listener_is_away_is_caught_up(
        self, postgres: str, postgres_server: PostgresServer
    ) -> None:
        async def story(one: Services, other: Services) -> None:
            table, ada, _ = await two_people(one)
            same = await other.tables.find(table.id)
            with psycopg.connect(postgres_server.url("postgres")) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%'"
                )
            await one.play.say(table.id, ada, "is anybody there?")
            await eventually(lambda: same.seq == table.seq)

        with_two(postgres, story)


class TestBots:
    def test_a_bot_thinks_once_for_all_processes(self, postgres: str) -> None:
        async def whole() -> None:
            pool = Still()
            async with process(postgres, pool) as one, process(postgres, pool) as other:
                table, _ = await against_a_bot(one, first=1)
                same = await other.tables.find(table.id)
                left = [one.bot_turns._elsewhere, other.bot_turns._elsewhere]
                await eventually(lambda: pool.asked and sum(table.id in some for some in left))
                assert pool.asked == 1
                pool.go.set()
                await eventually(lambda: table.to_move == same.to_move == 0)
                assert pool.asked <= len(table.moves)

        asyncio.run(whole())

    @pytest.mark.usefixtures("short_lives")
    def test_another_process_goes_on_when_one_dies(self, postgres: str) -> None:
        async def whole() -> None:
            async with process(postgres, Still()) as one, process(postgres) as other:
                table, _ = await against_a_bot(one, first=1)
                same = await other.tables.find(table.id)
                await eventually(lambda: table.id in one.bot_turns._running)
                await die(one)
                await eventually(lambda: same.to_move == 0)

        asyncio.run(whole())

    def test_another_process_goes_on_at_once_when_one_is_stopped(self, postgres: str) -> None:
        async def whole() -> None:
            async with process(postgres) as other:
                async with process(postgres, Still()) as one:
                    table, _ = await against_a_bot(one, first=1)
                    same = await other.tables.find(table.id)
                    await eventually(lambda: table.id in one.bot_turns._running)
                await eventually(lambda: same.to_move == 0)

        asyncio.run(whole())

    def test_a_worker_anywhere_thinks(self, postgres: str) -> None:
        async def whole() -> None:
            idle = Quick()
            idle.workers = 0
            async with process(postgres, idle) as web:
                store = Store(PostgreSQL(postgres))
                worker = Member(store, Quick())
                table, _ = await against_a_bot(web, first=1)
                await eventually(lambda: table.to_move == 0)
                assert worker.bot_worker.done > 0
                await worker.close()
                store.close()

        asyncio.run(whole())


class TestTheQueue:
    def test_it_serves_present_people_first_and_then_by_turns(self, postgres: str) -> None:
        async def story() -> None:
            store = Store(PostgreSQL(postgres))
            jobs = BotJobQueue(store)
            await store.submit(
                lambda one: one.exec_driver_sql(
                    "INSERT INTO presences VALUES ('here', 'p', '{}', NULL)"
                )
            )
            for name, table, person in (
                ("a1", "away", "ann"), ("b1", "here", "bob"), ("b2", "here", "bob"),
                ("c1", "here", "cem"), ("b3", "here", "bob"), ("c2", "here", "cem"),
            ):  # fmt: skip
                job = BotJob("toy", 0, {}, name, "bot")
                assert await jobs.ask(job, Claim(person, f"at {person}", table=table)) is None
            await membership.Membership(store, 60).beat()
            served = []
            me = membership.Membership(store, 60)
            await me.beat()
            while taken := await jobs.take(me.id):
                served.append(taken.job.seed)
                await jobs.answer(taken, ["/"], 1.0)
            assert served == ["b1", "c1", "b2", "c2", "b3", "a1"]
            store.close()

        asyncio.run(story())

    def test_what_a_dead_worker_had_begun_is_begun_again(self, postgres: str) -> None:
        async def story() -> None:
            store = Store(PostgreSQL(postgres))
            jobs = BotJobQueue(store)
            dead, alive = membership.Membership(store, 0.2), membership.Membership(store, 60)
            await dead.beat()
            await alive.beat()
            job = BotJob("toy", 0, {}, "seed", "bot")
            await jobs.ask(job, Claim("ann"))
            assert (taken := await jobs.take(dead.id)) is not None
            assert await jobs.take(alive.id) is None
            async with asyncio.timeout(10):
                while (again := await jobs.take(alive.id)) is None:
                    await asyncio.sleep(0.02)
            assert again == taken
            await jobs.answer(again, ["/"], 0.1)
            assert await jobs.ask(job, Claim("ann")) == ["/"]
            store.close()

        asyncio.run(story())

    def test_a_job_whose_answer_was_not_stored_is_done_again(
        self, postgres: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        answer, faults = BotJobQueue.answer, [Refused("store-unwritable")]

        async def fail_once(self: BotJobQueue, *told: object) -> None:
            if faults:
                raise faults.pop()
            await answer(self, *told)  # type: ignore[arg-type]

        monkeypatch.setattr(BotJobQueue, "answer", fail_once)

        async def whole() -> None:
            async with process(postgres) as services:
                table, _ = await against_a_bot(services, first=1)
                await eventually(lambda: table.to_move == 0)
                assert not faults

        asyncio.run(whole())


class TestPeople:
    def test_nobody_is_away_who_has_a_page_at_another_process(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            table, ada, ben = await two_people(one)
            same = await other.tables.find(table.id)
            with one.presence.listening(table, ben, asyncio.Event()):
                await eventually(lambda: other.presence.is_present(same, ben.id))
                other.presence.grace = 0
                assert not other.presence.is_away(same, 1)
                with pytest.raises(Refused, match="table-is-here"):
                    await other.seating.stand_in(table.id, ada, 1)
            await eventually(lambda: not other.presence.is_present(same, ben.id))
            assert other.presence.is_away(same, 1)
            other.presence.grace = 60
            assert not other.presence.is_away(same, 1), "gone just now"

        with_two(postgres, story)

    @pytest.mark.usefixtures("short_lives")
    def test_the_pages_of_a_process_that_died_are_gone(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            table, _, ben = await two_people(one)
            same = await other.tables.find(table.id)
            with one.presence.listening(table, ben, asyncio.Event()):
                await eventually(lambda: other.presence.is_present(same, ben.id))
                await die(one)
                await eventually(lambda: not other.presence.is_present(same, ben.id))

        with_two(postgres, story)

    @pytest.mark.usefixtures("short_lives")
    def test_the_pages_of_a_process_that_nobody_knows_are_gone(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            table, _, ben = await two_people(one)
            same = await other.tables.find(table.id)
            row = {"table": table.id, "process": "gone", "slowness": 1.0, "people": {ben.id: 1}}

            def work(connection: Connection) -> None:
                connection.execute(one.store.database.insert_new(PRESENCES), row)
                one.store.database.announce(connection, [f"presence {table.id} gone"])

            async with asyncio.timeout(20):
                while not other.presence.is_present(same, ben.id):
                    await one.store.submit(work)  # again, if it was cleared before it was read
                    await asyncio.sleep(0.05)
            await eventually(lambda: not other.presence.is_present(same, ben.id))

        with_two(postgres, story)

    def test_everybody_who_looks_on_is_counted(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            table, _ = await three_people(one)
            same = await other.tables.find(table.id)
            with (
                one.presence.listening(table, None, asyncio.Event()),
                other.presence.listening(same, None, asyncio.Event()),
            ):
                await eventually(lambda: one.presence.watching(table) == 2)
                await eventually(lambda: other.presence.watching(same) == 2)

        with_two(postgres, story)

    def test_signing_out_ends_the_streams_of_all_processes(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            ada = await one.people.welcome("Ada")
            first, second = [await one.sign_ins.begin(ada) for _ in range(2)]
            here, there = await one.sign_ins.find(first), await other.sign_ins.find(second)
            assert here is not None
            assert there is not None
            await one.sign_ins.end_others(here)
            await eventually(lambda: there.is_over)
            assert await other.sign_ins.find(second) is None
            again = await other.sign_ins.find(first)
            assert again is not None
            await one.sign_ins.end(here)
            await eventually(lambda: again.is_over)

        with_two(postgres, story)

    def test_a_new_name_is_known_to_all_processes(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            ada = await one.people.welcome("Ada")
            assert await other.people.find(ada.id) == ada
            await one.people.rename(ada, "Bea")
            await eventually(lambda: other.people.known(ada.id) is None)
            found = await other.people.find(ada.id)
            assert found is not None
            assert found.name == "Bea"

        with_two(postgres, story)

    def test_a_hand_is_uncovered_at_all_processes(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            table, ada = await one_screen(one)
            same = await other.tables.find(table.id)
            assert other.screens.seat_shown(same, ada) is None
            one.screens.uncover(table, ada)
            await eventually(lambda: other.screens.seat_shown(same, ada) == 0)
            async with process(postgres) as third:
                new = await third.tables.find(table.id)
                await eventually(lambda: third.screens.seat_shown(new, ada) == 0)

        with_two(postgres, story)

    def test_where_only_bots_play_somebody_elsewhere_can_look_on(self, postgres: str) -> None:
        async def story(one: Services, other: Services) -> None:
            ada = await one.people.welcome("Ada")
            bots = [Seat(bot="builder", name=name) for name in "AB"]
            table = await one.seating.set_up(ada, CITY, {"first": 0}, bots, seed=SEED)
            same = await other.tables.find(table.id)
            assert not same.moves
            with other.presence.listening(same, None, asyncio.Event()):
                await eventually(lambda: len(same.moves) > 3)

        with_two(postgres, story)
