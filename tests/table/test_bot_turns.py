"""What bots do between the moves of people."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from selenite.table import bot_pool, bot_turns
from selenite.table.bot_pool import BotPool
from selenite.table.caller import ADDRESS
from selenite.table.fair_queue import Claim
from selenite.table.model import Refused, Seat
from selenite.table.services import Services
from selenite.table.store import Store
from selenite.table.table import Table
from tests.table.running_services import (
    CITY,
    SEED,
    Clock,
    Quick,
    Still,
    against_a_bot,
    play,
    think_with,
    until_person,
    with_services,
)


class TestBots:
    def test_a_bot_that_can_not_think_does_not_end_the_game(self) -> None:
        """Its seat goes on with a simpler bot."""

        async def whole() -> None:
            pool = BotPool(1)
            services = Services(Store(None), pool, pause=0)
            table, _ = await against_a_bot(services, "no-such-bot", first=1)
            await asyncio.wait_for(until_person(table), 60)
            assert table.to_move == 0
            await services.close()

        asyncio.run(whole())

    def test_no_job_contains_the_seed_of_the_game(self) -> None:
        """Other processes, and the database, could tell all hands from it."""
        seeds: list[str] = []

        class Noting(Quick):
            async def plan(self, spec: str, view: Any, seed: str, claim: Any = None) -> list[str]:
                seeds.append(seed)
                return await super().plan(spec, view, seed)

        async def story(services: Services) -> None:
            think_with(services, Noting())
            table, _ = await against_a_bot(services, first=1)
            await until_person(table)

        with_services(story)
        assert len(set(seeds)) == len(seeds) > 1
        assert not any(SEED.hex() in seed for seed in seeds)

    def test_a_plan_for_another_position_is_not_played(self) -> None:
        async def story(services: Services) -> None:
            still = Still()
            think_with(services, still)
            table, ada = await against_a_bot(services)
            await play(services, table, ada, ">c4", "/", "/")
            drops = [move for move in table.view(0).legal if move.startswith("drop")]
            await play(services, table, ada, drops[0])
            while not still.asked:
                await asyncio.sleep(0)
            await services.play.ask(table.id, ada, "undo", table.acted)
            await play(services, table, ada, drops[1])
            assert still.asked == 1
            still.go.set()
            await asyncio.wait_for(until_person(table), 10)
            assert still.asked > 1

        with_services(story)

    def test_a_bot_whose_move_can_not_be_stored_tries_again_later(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def story(services: Services) -> None:
            tried = 0
            failed = asyncio.Event()

            def fail(*_: Any) -> Any:
                nonlocal tried
                tried += 1
                failed.set()
                raise OSError("the disk is full")

            table, _ = await against_a_bot(services, first=1)
            with monkeypatch.context() as broken:
                broken.setattr(bot_turns, "_SECONDS_TO_RECOVER", 0.5)
                broken.setattr(services.store, "append", fail)
                await asyncio.wait_for(failed.wait(), 10)
                for _ in range(100):  # a bot that spins would try again in a few of these
                    await asyncio.sleep(0)
                assert tried == 1
                assert [str(one.exc_info[1]) for one in caplog.records if one.exc_info] == [
                    "the disk is full"
                ]
            await asyncio.wait_for(until_person(table), 10)
            assert table.moves

        with_services(story)

    def test_whoever_listens_hears_of_a_bots_move(self) -> None:
        async def story(services: Services) -> None:
            table, ada = await against_a_bot(services)
            heard = asyncio.Event()
            with services.presence.listening(table, ada, heard):
                await play(services, table, ada, ">c4", "/", "/", "drop")
                heard.clear()
                await asyncio.wait_for(heard.wait(), 10)
                assert services.presence.is_present(table, ada.id)
                assert services.presence.watching(table) == 0
            assert not services.presence.is_present(table, ada.id)

        with_services(story)


class TestAttendance:
    def test_bots_play_each_other_only_while_somebody_looks_on(self) -> None:
        async def story(services: Services) -> None:
            still = Still()
            still.go.set()
            think_with(services, still)
            ada = await services.people.welcome("Ada")
            seats = [Seat(bot="builder", name=name) for name in ("Bot", "Other")]
            table = await services.seating.set_up(ada, CITY, {}, seats)
            for _ in range(20):
                await asyncio.sleep(0)
            assert still.asked == 0
            with services.presence.listening(table, None, asyncio.Event()):
                await asyncio.wait_for(_moved(table), 10)
            while services.bot_turns.is_using(table.id):
                await asyncio.sleep(0)
            assert table.to_move is not None

        with_services(story)

    def test_a_bot_goes_on_for_somebody_who_has_left(self) -> None:
        async def story(services: Services) -> None:
            table, _ = await against_a_bot(services, first=1)
            await asyncio.wait_for(until_person(table), 10)

        with_services(story)

    def test_bots_think_for_where_the_table_is_played(self) -> None:
        async def story(services: Services) -> None:
            claims: list[Claim] = []

            class Noting(Quick):
                async def plan(self, spec: str, view: Any, seed: str, claim: Any = None) -> Any:
                    claims.append(claim)
                    return await super().plan(spec, view, seed)

            think_with(services, Noting())
            ADDRESS.set("192.0.2.1")
            table, ada = await against_a_bot(services, first=1)
            await asyncio.wait_for(until_person(table), 10)
            assert claims[0][:2] == (ada.id, "192.0.2.1")
            assert not claims[0].is_present()
            with services.presence.listening(table, ada, asyncio.Event()):
                assert claims[0].is_present()

        with_services(story)


class Workers(Executor):
    """Workers of a pool whose work is finished by hand."""

    _processes = None

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []

    def submit(self, *work: Any, **others: Any) -> Future[Any]:
        answer = Future[Any]()
        answer.set_running_or_notify_cancel()
        self.given.append(answer)
        return answer


def pool_of(workers: Workers) -> BotPool:
    """A pool of one worker, who does nothing by itself."""
    pool = BotPool(1)
    pool._executor = workers  # type: ignore[assignment]
    return pool


class TestPool:
    def test_a_worker_counts_as_busy_until_it_has_finished(self) -> None:
        async def whole() -> None:
            workers = Workers()
            pool = pool_of(workers)
            gone, waits = (asyncio.create_task(pool._run(Claim(), int)) for _ in range(2))
            await _turns()
            gone.cancel()
            await _turns()
            assert gone.cancelled()
            assert len(workers.given) == 1
            workers.given[0].set_result(None)
            await _turns()
            workers.given[1].set_result(7)
            assert await waits == 7

        asyncio.run(whole())

    def test_waiting_for_others_to_think_is_not_thinking(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def whole() -> None:
            workers, clock = Workers(), Clock()
            monkeypatch.setattr(asyncio.get_running_loop(), "time", clock)
            pool = pool_of(workers)
            asking = [asyncio.create_task(pool._run(Claim(), int)) for _ in range(3)]
            for number in range(3):
                await _turns()
                clock.now += 0.6 * bot_pool.TIMEOUT
                await _turns()
                workers.given[number].set_result(number)
            assert await asyncio.gather(*asking) == [0, 1, 2]

        asyncio.run(whole())

    def test_thinking_too_long_is_given_up(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def whole() -> None:
            workers, clock = Workers(), Clock()
            monkeypatch.setattr(asyncio.get_running_loop(), "time", clock)
            asking = asyncio.create_task(pool_of(workers)._run(Claim(), int))
            await _turns()
            clock.now += 1.1 * bot_pool.TIMEOUT
            await _turns()
            assert isinstance(asking.exception(), TimeoutError)

        asyncio.run(whole())


class TestPace:
    def test_who_plays_bots_alone_can_skip_the_pauses(self) -> None:
        async def whole() -> None:
            services = Services(Store(None), Quick(), pause=60)
            table, ada = await against_a_bot(services, first=1)
            await asyncio.wait_for(_moved(table), 10)
            assert table.to_move == 1
            await services.bot_turns.hurry(table.id, ada)
            await asyncio.wait_for(until_person(table), 10)
            await services.close()

        asyncio.run(whole())

    def test_nobody_else_can(self) -> None:
        async def whole() -> None:
            services = Services(Store(None), Quick(), pause=60)
            table, _ = await against_a_bot(services, first=1)
            eve = await services.people.welcome("Eve")
            with pytest.raises(Refused, match="table-others-follow"):
                await services.bot_turns.hurry(table.id, eve)
            await services.close()

        asyncio.run(whole())

    def test_the_slowest_at_the_table_sets_the_pace(self) -> None:
        async def story(services: Services) -> None:
            table, ada = await against_a_bot(services)
            assert services.presence.slowness(table) == 1
            with (
                services.presence.listening(table, ada, asyncio.Event(), 0.4),
                services.presence.listening(table, None, asyncio.Event(), 2),
            ):
                assert services.presence.slowness(table) == 0.4
                with services.presence.listening(table, ada, asyncio.Event(), 2):
                    assert services.presence.slowness(table) == 2

        with_services(story)


async def _turns() -> None:
    """Let everybody go on who can, as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def _moved(table: Table) -> None:
    while not table.moves:
        await asyncio.sleep(0)
